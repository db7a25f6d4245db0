import pytest

from tests.web.serving import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A house of one's own: who comes too often is not let in for a while."""
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.end()
