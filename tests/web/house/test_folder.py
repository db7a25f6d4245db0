"""The folder of a house: private, used by one server, and every trouble with it is one sentence."""

import resource
import stat
import subprocess
import sys

import httpx
import pytest

from tests.web.serving import ROOT, Served


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def refused(folder, **options):
    """What a server says that cannot start there."""
    command = [sys.executable, "-m", "bricabrac", "serve", "--cold", "--port", "0"]
    ended = subprocess.run(
        [*command, "--data", str(folder), "--lang", "en"],
        cwd=ROOT, capture_output=True, text=True, timeout=120, **options,
    )  # fmt: skip
    assert ended.returncode == 2, ended
    assert not ended.stdout, "the table is not said to be set"
    assert "Traceback" not in ended.stderr
    return ended.stderr


@pytest.fixture
def here(tmp_path):
    """A server on a folder that everybody could read."""
    folder = tmp_path / "data"
    server = Served(folder)
    yield server
    server.end()


def test_nobody_else_reads_it_and_a_second_server_is_told_who_serves(here):
    assert mode(here.folder) == 0o700
    assert {mode(path) for path in here.folder.iterdir()} == {0o600}
    assert here.address in refused(here.folder)
    assert httpx.get(f"{here.address}/healthy").status_code == 200


def test_what_others_could_read_is_closed(tmp_path):
    server = Served(tmp_path)  # it was there before
    server.end()
    for path in tmp_path.glob("matches*"):
        path.chmod(0o644)
    tmp_path.chmod(0o755)
    server.start()
    server.end()
    assert mode(tmp_path) == 0o700
    assert {mode(path) for path in tmp_path.glob("matches*")} == {0o600}


def test_a_secret_that_is_none(tmp_path):
    (tmp_path / "secret").write_bytes(b"short")
    assert "does not hold a secret" in refused(tmp_path)


def test_matches_that_are_none(tmp_path):
    (tmp_path / "matches.sqlite").write_bytes(b"These are not matches. " * 100)
    assert "not a database" in refused(tmp_path)


def test_a_folder_that_is_a_file(tmp_path):
    (tmp_path / "data").write_text("")
    assert "cannot start" in refused(tmp_path / "data")


def test_no_room_at_all(tmp_path):
    def no_room():
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    assert "cannot start" in refused(tmp_path / "data", preexec_fn=no_room)


def test_healthy_means_that_matches_can_be_kept(here):
    _, most = resource.prlimit(here.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(here.process.pid, resource.RLIMIT_FSIZE, (4096, most))
    answer = httpx.get(f"{here.address}/healthy")
    assert answer.status_code == 503
    assert "cannot be written" in answer.text
    resource.prlimit(here.process.pid, resource.RLIMIT_FSIZE, (most, most))
    assert httpx.get(f"{here.address}/healthy").status_code == 200, "it mends itself"
