"""What a person feels at the table: nothing jumps at a click, and the page is light."""

from itertools import product

import pytest

from bricabrac.games import GAMES
from bricabrac.web.show import offered
from tests.web.spilling import SCREENS
from tests.web.walking import WATCH, begin, go_at, go_on, walk, weigh, weighed

MOST = {1440: 0.02, 390: 0.05}  # the share of the screen that moves, times how far
LATER = (0.5, 0.9)  # shares of a kept match: full workshops, long lists, its end in sight
HEAVIEST = 200_000  # bytes of a page as it is sent, to somebody who comes for the first time


@pytest.mark.parametrize(("game", "width"), [*product(offered(), MOST)])
def test_nothing_jumps_at_a_click_and_the_page_is_light(context, served, game, width):
    one = context(
        viewport={"width": width, "height": SCREENS[width]},
        reduced_motion="no-preference", bypass_csp=True,
    )  # fmt: skip
    one.add_init_script(WATCH)
    page = one.new_page()
    sent = weigh(page, one)
    url, token = begin(page, served.address, game, min(3, GAMES[game].seats[-1]), seed=3)
    go_at(page, served.address, url, token)
    assert 30_000 < weighed(page, sent) < HEAVIEST
    walks = [walk(page, seed=3, most=8)]
    for share in LATER:
        url, token = go_on(page, served.address, game, "07", share)
        go_at(page, served.address, url, token)
        walks.append(walk(page, seed=3, most=4))
    for felt in walks:
        assert max(felt.shifts) <= MOST[width], felt.movers.most_common(9)
