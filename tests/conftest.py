"""For all tests: their order, since several processes share them, and places to keep matches.

Each of three processes takes a third of the line from its front, then helps the others from the end
of theirs.
"""

import pytest

from tests.store.places import InDatabase, InFile
from tests.store.postgres import Postgres

LINE = (
    # What compiles the rules, in one process: the others find them compiled. Then what starts
    # processes of its own, which would have to compile everything once more.
    "tests/test_twins.py", "tests/search", "tests/training", "tests/research", "tests/review",
    "tests/cli/test_review.py", "tests/puzzles", "tests/test_golden.py",
    "tests/nicodemus/test_eye.py", "tests/imaginarium/test_eye.py", "tests/bots",
    "tests/cli/test_play.py", "tests/arena", "tests/test_docs.py", "tests/test_plugins.py",
    # All else that is quick, then what takes long: nobody is to wait for the last of it.
    "tests/cli", "tests/engine", "tests/imaginarium", "tests/nicodemus", "tests/store",
    "tests/test_", "tests/benchmarks",
    "tests/web/test_spills.py", "tests/web/test_felt.py", "tests/web/reach/test_reach.py",
)  # fmt: skip


def place_of(item):
    """Where a test stands in the line: what it does not name comes last."""
    begun = (number for number, start in enumerate(LINE) if item.nodeid.startswith(start))
    return next(begun, len(LINE))


def pytest_collection_modifyitems(items):
    items.sort(key=place_of)


@pytest.fixture(scope="session")
def postgres():
    """A server of this session, for tests that leave it running."""
    pytest.importorskip("psycopg", reason="not installed: the extra postgresql")
    server = Postgres()
    yield server
    server.end()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request, tmp_path):
    """Where a store keeps its matches."""
    if request.param == "sqlite":
        return InFile(tmp_path)
    return InDatabase(request.getfixturevalue("postgres"))
