from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.web.serving import Served, Visitor

# The shell is the same browser without windows to draw: a third less work.
INSTALLED = [Path("/usr/bin", name) for name in ("chromium-headless-shell", "chromium")]
CHROMIUM = next((one for one in INSTALLED if one.exists()), None)
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --font-render-hinting=none"
)


@contextmanager
def chromium():
    """A browser."""
    with sync_playwright() as playwright:
        options = {"executable_path": CHROMIUM, "args": FLAGS.split()}
        with playwright.chromium.launch(**options) as browser:
            yield browser


@pytest.fixture(scope="session")
def browser():
    """One for all. Playwright's loop runs in this thread: others have theirs elsewhere."""
    if not CHROMIUM:
        pytest.skip("Chromium is not installed")
    with chromium() as browser:
        yield browser


@pytest.fixture
def context(browser):
    """Makes contexts: somebody with a browser of their own, who does not like things to move."""
    made = []

    def make(**options):
        one = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **options})
        one.set_default_timeout(90_000)
        made.append(one)
        return one

    yield make
    for one in made:
        one.close()


@pytest.fixture
def page(context):
    return context().new_page()


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    """A house for all who leave it as it is."""
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.end()


@pytest.fixture
def visitors(served):
    """Makes visitors: each is somebody else, and none has scripts."""
    made = []

    def make(language="en"):
        made.append(Visitor(served.address, language))
        return made[-1]

    yield make
    for one in made:
        one.http.close()


@pytest.fixture
def visitor(visitors):
    return visitors()
