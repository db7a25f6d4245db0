import pytest

from tests.web.serving import Served, Visitor

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)


@pytest.fixture(scope="session")
def browser_type_launch_args():
    return {"executable_path": "/usr/bin/chromium", "args": FLAGS.split()}


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    if server.process.poll() is None:
        server.end()


@pytest.fixture
def visitor(served):
    visitor = Visitor(served.address)
    yield visitor
    visitor.http.close()
