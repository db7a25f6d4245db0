"""One place of each kind; PostgreSQL is started for those who need it."""

import pytest

from tests.store.places import InDatabase, InFile
from tests.store.postgres import Postgres


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
