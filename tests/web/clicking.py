"""Playing by clicking what is lit, as a person does."""

from contextlib import suppress
from random import Random

from playwright.sync_api import TimeoutError

SPELL, SPELLS = 20_000, 6  # milliseconds that a person waits, and how often
LIT = (
    "#board button[form=act]:not([aria-disabled]):visible, "
    "#board .card.lit > button[popovertarget]:visible"
)


SOON = "#board .ni-table :is(.choice-big.lit, .card.ni.lit > button):visible"


def click_one(page, random, soon=False):
    """Click something that is lit; a repair is confirmed in its preview.

    Soon: an answer or a machine of the row first, which ends a match sooner.
    """
    lit = page.locator(LIT)
    count = lit.count()
    assert count, "it is our turn, but nothing is lit"
    chosen = lit.nth(random.randrange(count))
    if soon and page.locator(SOON).count():
        chosen = page.locator(SOON).first
    sheet = chosen.get_attribute("popovertarget")
    chosen.click()
    if sheet:
        page.locator(f"#{sheet} button[form=act]").first.click()


def settled(page, turn, again=None):
    """Wait until it is our turn with another board, or the match is over.

    Whoever has waited long and sees the same question clicks again, as a person does.
    """
    for _ in range(SPELLS):
        with suppress(TimeoutError):
            page.wait_for_function(
                """(turn) => {
                    const board = document.getElementById("board"); // or a page on its way
                    return board?.querySelector(".ending")
                        || (board && "mine" in board.dataset && board.dataset.turn !== turn);
                }""",
                arg=turn,
                timeout=SPELL,
                polling=50,
            )
            return
        if again and turn_of(page) == turn:
            again()
    raise AssertionError(f"nothing comes after turn {turn}")


def turned(page, turn):
    """Wait for any other board than that of a turn."""
    page.wait_for_function(
        """(turn) => {
            const board = document.getElementById("board"); // or a page on its way
            return board && board.dataset.turn !== turn;
        }""",
        arg=turn,
        polling=50,
    )


def turn_of(page):
    return page.locator("#board").get_attribute("data-turn")


def is_over(page):
    return page.locator(".ending").count() > 0


def play(page, seed, most=400, soon=False):
    """Play until the end."""
    random = Random(seed)
    turn = ""
    for _ in range(most):
        settled(page, turn, lambda: click_one(page, random, soon))
        if is_over(page):
            return
        turn = turn_of(page)
        click_one(page, random, soon)
    raise AssertionError("the match does not end")


def when_told_to_move(does):
    """A script that does something each time an element, `this`, is told to move."""
    return f"""const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {{ {does} return animate.apply(this, how); }};"""
