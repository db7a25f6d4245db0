"""Everybody reaches everything: by thumb, by keyboard, by ear; and live where sockets do not get through."""

from pathlib import Path
from random import Random

import pytest

from tests.web import test_imaginarium as imaginarium
from tests.web import test_browser as nicodemus
from tests.web.clicking import is_over, settled, turn_of
from tests.web.test_browser import context as context
from tests.web.test_browser import hurry, join

pytestmark = pytest.mark.skipif(
    not Path("/usr/bin/chromium").exists(), reason="Chromium is not installed"
)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LIT = "#board [form=act]:not([aria-disabled]):visible, #board .lit > button[popovertarget]:visible"


def begin(page, address, game, seed="7"):
    """A match against a dabbler, which plays quickly."""
    if game == "nicodemus":
        nicodemus.begin(page, address, seed=seed)
    else:
        imaginarium.begin(page, address, ["bot:dabbler"], rounds=2, seed=seed)
    hurry(page)


each_game = pytest.mark.parametrize("game", ["nicodemus", "imaginarium"])


# By thumb.

IN_SIGHT = """() => {
    const box = document.getElementById("asked").getBoundingClientRect();
    const wide = document.documentElement.scrollWidth > innerWidth;
    return [box.top >= 0 && box.bottom <= innerHeight && box.height > 0, wide];
}"""


def tap_one(page, random):
    """Tap something lit; what opens a sheet is done there."""
    lit = page.locator(LIT)
    count = lit.count()
    assert count, "it is our turn, but nothing is lit"
    chosen = lit.nth(random.randrange(count))
    sheet = chosen.get_attribute("popovertarget")
    chosen.tap()
    assert page.evaluate(IN_SIGHT) == [True, False] or sheet
    if sheet:
        page.locator(f"#{sheet} button[form=act]").first.tap()


@each_game
def test_a_whole_match_is_played_on_a_phone(context, served, game):
    page = context(**PHONE).new_page()
    begin(page, served.address, game)
    random, turn = Random(3), ""
    for _ in range(400):
        settled(page, turn)
        if is_over(page):
            break
        turn = turn_of(page)
        assert page.evaluate(IN_SIGHT) == [True, False], page.locator("#asked").inner_text()
        tap_one(page, random)
    assert page.locator(".ending").is_visible()


# By keyboard.


def keyed_turn(page, random, most=40):
    """A whole turn by keyboard: until somebody else is to act, or the match is over."""
    names = []
    for _ in range(most):
        turn = turn_of(page)
        assert page.evaluate("document.activeElement.id") == "asked"
        for _ in range(1 + random.randrange(4)):
            page.keyboard.press("n" if random.random() < 0.5 else "Tab")
        if not page.evaluate(f"document.activeElement.matches(`{LIT.replace(':visible', '')}`)"):
            page.keyboard.press("n")
        ring = "getComputedStyle(document.activeElement).outlineStyle"
        assert page.evaluate(ring) == "solid"
        names.append(page.evaluate("document.activeElement.textContent"))
        page.keyboard.press("Enter")
        if page.locator(":popover-open").count():
            page.wait_for_function("document.activeElement.matches(':popover-open [form=act]')")
            page.keyboard.press("Enter")
        page.wait_for_function("(turn) => board().dataset.turn !== turn", arg=turn)
        assert page.evaluate("document.activeElement.id") == "asked"
        if not page.locator("#board[data-mine]").count() or is_over(page):
            return names
    raise AssertionError(f"the turn does not end: {names}")


@each_game
def test_whole_turns_are_played_by_keyboard_alone(context, served, game):
    page = context().new_page()
    begin(page, served.address, game)
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    random, turn = Random(5), ""
    for _ in range(3):
        settled(page, turn)
        assert keyed_turn(page, random)
        turn = ""
