"""Not Chromium alone: the first turns of both games in Firefox and in WebKit, where they are."""

import pytest

from bricabrac.web.show import offered
from tests.web.driving import BROWSERS
from tests.web.touring import begin, play


@pytest.mark.parametrize("browser", BROWSERS)
def test_both_games_are_played_in_other_browsers(browser, served):
    start, is_here = BROWSERS[browser]
    if not is_here:
        pytest.skip(f"{browser} is not installed")
    with start() as page:
        for game in offered():
            begin(page, served.address, game)
            clicks, troubles = play(page, seed=1, most=8)
            assert (clicks, troubles) == (7, [])
            sockets = page.tell("return document.getElementById('connection').hidden")
            assert sockets, "the table is not connected"
