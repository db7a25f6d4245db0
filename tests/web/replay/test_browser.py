"""Looking back in a real browser: by slider, keys, links and log; and without scripts."""

import re

import pytest

from bricabrac.engine.notation import write
from tests.web.looking import troubles
from tests.web.replay.matches import addresses, bring, played
from tests.web.serving import Visitor


@pytest.fixture(scope="module")
def matches(served):
    """A match of each game that is over, and how long it was."""
    visitor = Visitor(served.address)
    made = {}
    for name, seats, most in (("nicodemus", 2, 10_000), ("imaginarium", 3, 160)):
        match = played(name, seats, 1, most)
        made[name] = served.address + addresses(bring(visitor, write(match))), match
    visitor.http.close()
    return made


def at(page, move):
    """Wait until a moment is shown: on the board, in the address, on the slider, in the log."""
    page.wait_for_function(
        """(move) => document.getElementById("board").dataset.turn === move
            && new URLSearchParams(location.search).get("move") === move
            && document.getElementById("scrub").value === move
            && document.querySelector("#film [aria-current]").dataset.move === move
            && document.getElementById("now").textContent.includes(`Move ${move} of`)""",
        arg=str(move),
    )


def test_stepping_by_keys_buttons_slider_and_log(context, matches):
    address, match = matches["nicodemus"]
    last = len(match.history)
    page, troubles = context().new_page(), []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("response", lambda answer: troubles.append(answer.url) if answer.status > 399 else 0)
    page.goto(f"{address}/replay?move=4")
    page.evaluate("() => { window.isStillHere = true; }")
    seats = [done.seat for done in match.history]
    turn = next(n for n in range(6, last) if seats[n] != seats[n - 1])
    for key, move in (
        ("ArrowRight", 5), ("ArrowRight", 6), ("ArrowLeft", 5), ("ArrowRight", 6),
        ("Shift+ArrowRight", turn if turn > 6 else None), ("End", last), ("ArrowRight", last),
        ("Home", 0), ("ArrowLeft", 0),
    ):  # fmt: skip
        page.keyboard.press(key)
        if move is not None:
            at(page, move)
    page.locator(".jumps [data-go=round-ahead]").click()
    page.wait_for_function("() => document.getElementById('board').dataset.turn !== '0'")
    assert "round 2" in page.locator(".where").inner_text()
    page.locator(".jumps [data-go=last]").click()
    at(page, last)
    assert page.locator(".ending").is_visible()
    page.locator(".jumps [data-go=back]").click()
    at(page, last - 1)
    page.locator("#scrub").fill("20")
    at(page, 20)
    page.locator("[popovertarget=drawer]").first.click()
    page.locator("#film a[data-move='33']").click()
    at(page, 33)
    page.locator("#drawer [popovertarget=drawer]").click()
    for _ in range(30):  # faster than boards can come
        page.keyboard.press("ArrowRight")
    at(page, 63)
    page.locator("#run").click()  # by itself
    page.wait_for_function("() => Number(document.getElementById('board').dataset.turn) > 64")
    page.keyboard.press(" ")
    page.locator("#run[aria-pressed=false]").wait_for()
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("?")
    assert page.locator("#more kbd").first.is_visible()
    assert page.evaluate("() => window.isStillHere")  # no page was loaded anew
    assert not troubles
    page.reload()
    at(page, 0)


def test_every_eye_sees_its_own_hand(context, matches):
    address, _ = matches["nicodemus"]
    page = context().new_page()
    page.goto(f"{address}/replay?move=30&eyes=0")
    hands = page.locator(".card.hand").count()
    page.locator("#reel [popovertarget=ways]").click()
    page.locator("[data-way=spectator]").click()
    page.wait_for_url("**eyes=spectator")
    assert hands
    assert page.locator(".card.hand").count() == 0
    assert page.locator("#unseen").is_hidden()
    page.goto(f"{address}/replay?move=30&eyes=open")
    assert page.locator("#unseen dt").count() >= 3
    assert page.locator("#board [name=action]").count() == 0
    page.keyboard.press("ArrowRight")
    at(page, 31)
    assert page.url.endswith("move=31")  # a record is open to everybody: nothing more to say


def test_links_alone_are_enough(context, matches):
    address, match = matches["imaginarium"]
    page = context(java_script_enabled=False).new_page()
    page.goto(f"{address}/replay?move=10&eyes=1")
    for name, move in (("ahead", 11), ("back", 10), ("first", 0), ("last", len(match.history))):
        page.locator(f".jumps [data-go={name}]").click()
        page.wait_for_url(f"**move={move}&eyes=1")
        assert f"Move {move} of" in page.locator("#now").inner_text()
    assert page.locator("#run").is_hidden()
    page.locator("#scrub").fill("42")
    page.locator(".scrub button").click()
    page.wait_for_url(re.compile("move=42"))
    assert page.locator("#film [aria-current]").get_attribute("data-move") == "42"


def test_playing_on_from_a_moment(context, matches):
    address, _ = matches["nicodemus"]
    page = context().new_page()
    page.goto(f"{address}/replay?move=20")
    page.keyboard.press("ArrowRight")
    at(page, 21)
    for seat, value in (("seat0", "me"), ("seat1", "bot:pip")):
        page.locator(f"[name={seat}]").select_option(value)
    page.locator("#play-on-go").click()
    page.wait_for_url(re.compile(r"/matches/\w+$"))
    page.wait_for_selector("#board[data-mine]")
    page.locator("[popovertarget=menu]").first.click()
    page.locator(f"#menu a[href$='{address.rpartition('/')[2]}/replay?move=21']").wait_for()
    page.keyboard.press("Escape")
    page.locator("#board button[form=act]:not([aria-disabled])").first.wait_for(state="attached")


def test_pages_are_accessible_and_never_scroll_sideways(context, matches, served):
    page = context(bypass_csp=True).new_page()
    nicodemus, match = matches["nicodemus"]
    page.goto(f"{nicodemus}/replay?move={len(match.history)}&eyes=open")
    for details in page.locator("details").all():
        details.evaluate("(one) => { one.open = true; }")
    found = troubles(page, "over", widths=(1440, 820, 390))
    page.locator("[popovertarget=drawer]:visible").first.click()
    found += troubles(page, "log", widths=(390,))
    page.goto(f"{nicodemus}/replay?move=5")
    page.keyboard.press("?")
    found += troubles(page, "keys", widths=(1440,))
    page.goto(f"{matches['imaginarium'][0]}/replay?move=90&eyes=open")
    found += troubles(page, "imaginarium")
    page.goto(f"{served.address}/records")
    assert not found + troubles(page, "records", widths=(390,))
