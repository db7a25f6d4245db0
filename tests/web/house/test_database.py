"""A house on PostgreSQL: servers share matches and guests, and it mends itself."""

import time

import httpx
import pytest

from tests.cli.terminal import refused
from tests.store.postgres import PASSWORD, QUOTED
from tests.web.serving import Served, Visitor

pytest.importorskip("psycopg")


@pytest.fixture
def servers(tmp_path, postgres):
    """Two servers of one house."""
    url = postgres.database()
    pair = [Served(tmp_path / name, "--store", url) for name in "ab"]
    yield pair
    for server in pair:
        server.end()
    assert not list(tmp_path.iterdir()), "nothing is kept in folders"


def test_two_servers_know_the_same_matches_and_guests(servers, postgres):
    one, two = servers
    visitor = Visitor(one.address)
    match = visitor.open(seat1="open")
    visitor.http.post("/me", data={"token": visitor.token, "name": "Ada"})
    cookies = dict(visitor.http.cookies)
    visitor.http.close()
    there = httpx.get(f"{two.address}{match}", cookies=cookies)
    assert there.status_code == 200
    assert "/join/" in there.text, "the guest sits there, too, and may invite"
    assert match in httpx.get(f"{two.address}/", cookies=cookies).text

    postgres.stop()
    for server in servers:
        assert httpx.get(f"{server.address}/healthy").status_code == 503
        answer = httpx.get(f"{server.address}/", headers={"accept-language": "en"})
        assert (answer.status_code, "Nothing is lost" in answer.text) == (503, True)
    postgres.start()
    for server in servers:
        assert httpx.get(f"{server.address}/healthy").status_code == 200
        assert httpx.get(f"{server.address}{match}", cookies=cookies).status_code == 200


def test_a_match_goes_on_when_its_database_is_back(servers, postgres):
    visitor = Visitor(servers[0].address)
    visitor.open(game="nicodemus", seat1="bot:dabbler")
    action, turn = visitor.actions()[0].partition(";")[0], visitor.turn
    postgres.stop()
    told = visitor.act(action, turn=turn)
    assert (told.status_code, "Nothing is lost" in told.text) == (503, True)
    postgres.start()
    visitor.look()
    assert visitor.turn == turn, "nothing has happened"
    assert visitor.act(action).status_code == 200
    for _ in range(100):  # the rest of the turn, and the bot's
        offered = visitor.actions()
        if int(visitor.turn) > int(turn) + 6:
            break
        if offered:
            assert visitor.act(offered[0].partition(";")[0]).status_code == 200
        time.sleep(0.1)
        visitor.look()
    else:
        raise AssertionError("the table is stuck")
    visitor.http.close()


def test_what_is_wrong_is_one_sentence_without_the_password(tmp_path, postgres):
    other = postgres.url("nowhere").replace("house:", "stranger:")
    for url in (postgres.url("nowhere"), other, f"postgresql://house:{QUOTED}@127.0.0.1:1/house"):
        told = refused("serve", "--port", "0", "--store", url, folder=tmp_path)
        assert "matches cannot be read or written" in told
        assert PASSWORD not in told
        assert QUOTED not in told
    for arguments in (["--store", f"http://house:{QUOTED}@here/"], [f"--stor={other}"]):
        assert QUOTED not in refused("serve", "--port", "0", *arguments, folder=tmp_path)
