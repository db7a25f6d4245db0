"""What a person feels at the table: nothing jumps at a click, and the page is light."""

from collections import defaultdict
from itertools import product

import pytest

from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from bricabrac.web.show import offered
from tests.web.clicking import is_over, turn_of, turned, when_told_to_move
from tests.web.spilling import SCREENS, shown
from tests.web.walking import LANDED, WATCH, begin, go_at, go_on, walk, watch, weigh, weighed

MOST = {1440: 0.02, 390: 0.05}  # the share of the screen that moves, times how far
LAST = 0.98  # of a kept match of Imaginarium: what is left is one turn, after which it is over
LATER = (0.5, 0.9)  # shares of a kept match: full workshops, long lists, its end in sight
HEAVIEST = 200_000  # bytes of a page as it is sent, to somebody who comes for the first time


def felt_by(context, width):
    """A page as wide as this that tells what is felt."""
    one = context(
        viewport={"width": width, "height": SCREENS[width]},
        reduced_motion="no-preference", bypass_csp=True,
    )  # fmt: skip
    one.add_init_script(WATCH)
    return one.new_page()


@pytest.mark.parametrize(("game", "width"), [*product(offered(), MOST)])
def test_nothing_jumps_at_a_click_and_the_page_is_light(context, served, game, width):
    page = felt_by(context, width)
    sent = weigh(page, page.context)
    url, token = begin(page, served.address, game, min(3, GAMES[game].seats[-1]), seed=3)
    go_at(page, served.address, url, token)
    assert 30_000 < weighed(page, sent) < HEAVIEST
    walks = [walk(page, seed=3, most=4)]
    for share in LATER:
        url, token = go_on(page, served.address, game, "07", share)
        go_at(page, served.address, url, token)
        walks.append(walk(page, seed=3, most=2))
    for felt in walks:
        assert max(felt.shifts) <= MOST[width], felt.movers.most_common(9)


IN_SIGHT = """() => {
    const end = document.querySelector(".ending h2")?.getBoundingClientRect();
    return end?.top > 0 && end.bottom < innerHeight;
}"""


@pytest.mark.parametrize("width", MOST)
def test_who_gives_up_sees_the_end_at_a_table_that_stays_where_it_was(context, served, width):
    page = felt_by(context, width)
    url, token = begin(page, served.address, "nicodemus", 2, seed=3)
    go_at(page, served.address, url, token, "once")  # a stand-in plays the rest of the match
    watch(page)
    form = {"token": token, "resign": "yes"}
    page.request.post(f"{url}/seat", form=form, headers={"origin": served.address})
    page.wait_for_function(IN_SIGHT)
    movers = page.evaluate("() => take()")["movers"]
    assert not [one for one, _ in movers if "section.stage.bric by" in one]


# What glides when a match is over, though it stays where it was.
GLIDES = "window.glides = [];" + when_told_to_move(
    """if (document.querySelector(".ending") && this.closest(".slots"))
        glides.push(this.dataset.fly);"""
)


@pytest.mark.parametrize("width", [*MOST, 820])
def test_the_last_click_of_a_match_moves_nothing(context, served, width):
    page = felt_by(context, width)
    page.add_init_script(GLIDES)
    url, token = go_on(page, served.address, "imaginarium", "07", LAST)
    go_at(page, served.address, url, token)
    felt = walk(page, seed=3)
    assert is_over(page)
    page.wait_for_function(IN_SIGHT)
    assert max(felt.shifts) <= MOST.get(width, 0.02), felt.movers.most_common(9)
    assert page.evaluate("() => glides") == []


# A board in which all lists go the other way round; at once a pointer asks what it is over.
TURNED_ROUND = """async () => {
    const { put } = await import(document.querySelector("script[src*=live]").src);
    const next = document.getElementById("board").cloneNode(true);
    const cards = [...next.querySelectorAll("[data-fly]")];
    for (const list of new Set(cards.map((one) => one.parentElement)))
        list.append(...[...list.children].reverse());
    next.dataset.turn += "1";
    put(next.outerHTML, Number(next.dataset.version) + 1);
    document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const isGliding = (one) => one.effect.target.dataset.fly;
    const gliding = document.getAnimations().filter(isGliding).length;
    await new Promise(requestAnimationFrame); // which may come late, when all has arrived
    return gliding;
}"""


def test_what_glides_does_not_jump_though_a_pointer_asks_where_it_is(context, served):
    page = felt_by(context, 1440)
    go_on(page, served.address, "imaginarium", "07", 0.5)
    watch(page)
    assert page.evaluate(TURNED_ROUND) > 5
    page.evaluate(LANDED)
    felt = page.evaluate("() => take()")
    assert felt["shift"] <= MOST[1440], felt["movers"]


HEIGHTS = """() => [...document.querySelectorAll("#yard .broken")].map((one) => [
    one.dataset.fly, one.matches(".lit"), one.getBoundingClientRect().height])"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_machine_is_as_high_whatever_is_asked(page, language):
    page.set_viewport_size({"width": 390, "height": SCREENS[390]})
    heights = defaultdict(dict)
    with shown("imaginarium", language, ["use", "repair", "dismantle"]) as addresses:
        for address in addresses.values():
            page.goto(address)
            for machine, is_lit, height in page.evaluate(HEIGHTS):
                heights[machine].setdefault(is_lit, set()).add(height)
    assert heights
    for machine, seen in heights.items():
        assert len(seen) == 2, "lit in one scene, and not in another"
        assert seen[True] == seen[False], machine


GLIDE = """(one) => one.closest(".card").animate(
    [{ transform: "translateX(0)" }, { transform: "translateX(400px)" }],
    { duration: 1, fill: "forwards" }).finished.then(() => 0)"""


def test_a_press_means_what_lay_under_the_finger(page, served):
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda one: sent.append(one)))
    begin(page, served.address, "nicodemus", 2, seed=3)
    turn = turn_of(page)
    card = page.locator(".card.hand.lit > button").first
    card.scroll_into_view_if_needed()
    action, box = card.get_attribute("value"), card.bounding_box()
    for is_meant in (False, True):
        page.mouse.move(box["x"] + 40, box["y"] + 40)
        page.mouse.down()
        if is_meant:
            card.evaluate(GLIDE)  # it goes while the finger stays
        else:
            page.mouse.move(5, 5)  # the finger goes, as those who change their mind do
        page.mouse.up()
    turned(page, turn)
    assert len(sent) == 1
    assert f"action={action.replace(' ', '+')}" in sent[0]
