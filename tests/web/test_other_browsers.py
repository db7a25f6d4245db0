"""Not Chromium alone: the first turns of both games in Firefox and in WebKit, where they are."""

import warnings

import pytest

from bricabrac.web.show import offered
from tests.web.driving import BROWSERS, Silent
from tests.web.touring import arrive, begin, play


@pytest.mark.filterwarnings("default:.* once more")
@pytest.mark.parametrize("browser", BROWSERS)
def test_both_games_are_played_in_other_browsers(browser, served):
    start, is_here = BROWSERS[browser]
    if not is_here:
        pytest.skip(f"{browser} is not installed")
    try:
        tour(start, served.address)
    except Silent as why:  # a driver that hangs says nothing about the table
        warnings.warn(f"{why}; once more", stacklevel=1)
        tour(start, served.address)


def tour(start, address):
    """The first turns of both games."""
    with start() as page:
        arrive(page, address)
        for game in offered():
            begin(page, address, game)
            clicks, troubles = play(page, seed=1, most=8)
            assert (clicks, troubles) == (7, [])
            sockets = page.tell("return document.getElementById('connection').hidden")
            assert sockets, "the table is not connected"
