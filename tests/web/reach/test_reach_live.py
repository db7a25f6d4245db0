"""Matches by thumb and by keyboard, read aloud; and live where sockets do not get through."""

from contextlib import suppress
from random import Random

import pytest

from tests.web import test_browser as nicodemus
from tests.web import walking
from tests.web.clicking import SOON, is_over, settled, turn_of, turned
from tests.web.imaginarium import test_table as imaginarium
from tests.web.test_browser import Proxy, hurry

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LIT = "#board [form=act]:not([aria-disabled]):visible, #board .lit > button[popovertarget]:visible"
FOCUS = "() => document.activeElement.id"
each_game = pytest.mark.parametrize("game", ["nicodemus", "imaginarium"])


def begin(page, address, game, seed="7"):
    """A match against Pip, who plays quickly."""
    if game == "nicodemus":
        nicodemus.begin(page, address, seed=seed)
    else:
        imaginarium.begin(page, address, ["bot:pip"], rounds=1, seed=seed)
    hurry(page)


# By thumb.

IN_SIGHT = """() => {
    const box = document.getElementById("asked").getBoundingClientRect();
    const wide = document.documentElement.scrollWidth > innerWidth;
    return [box.top >= 0 && box.bottom <= innerHeight && box.height > 0, wide];
}"""


def tap_one(page, random):
    """Tap something lit: an answer or a machine of the row first, which ends a match sooner."""
    lit = page.locator(LIT)
    assert lit.count(), "it is our turn, but nothing is lit"
    soon = page.locator(SOON)
    chosen = soon.first if soon.count() else lit.nth(random.randrange(lit.count()))
    sheet = chosen.get_attribute("popovertarget")
    chosen.tap()
    if sheet:
        page.locator(f"#{sheet} button[form=act]").first.tap()


@each_game
def test_a_match_is_played_to_its_end_on_a_phone(context, served, game):
    page = context(**PHONE).new_page()
    if game == "nicodemus":  # which takes long: a kept one goes on
        table = walking.go_on(page, served.address, game, "07", 0.2)
        walking.go_at(page, served.address, *table, "once")
    else:
        begin(page, served.address, game)
    random, turn, asked = Random(3), "", set()
    for _ in range(400):
        settled(page, turn)
        if is_over(page):
            break
        turn = turn_of(page)
        asked.add(page.locator("#asked").inner_text())
        assert page.evaluate(IN_SIGHT) == [True, False], asked
        page.mouse.wheel(0, 300)  # however far one has scrolled, the question is there
        assert page.evaluate(IN_SIGHT) == [True, False], asked
        tap_one(page, random)
    assert page.locator(".ending").is_visible()
    assert len(asked) > 3


def test_what_can_be_answered_comes_into_sight_on_a_tablet(context, served):
    page = context(viewport={"width": 820, "height": 560}).new_page()
    begin(page, served.address, "imaginarium")
    settled(page, "")
    seen = f"""() => [...document.querySelectorAll(`{LIT.replace(":visible", "")}`)].some(one => {{
        const {{ top, bottom }} = one.getBoundingClientRect();
        return one.checkVisibility() && bottom > 0 && top < innerHeight; }})"""
    away = 0
    for _ in range(3):
        turn = turn_of(page)
        page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
        away += not page.evaluate(seen)
        page.locator(LIT).first.dispatch_event("click")
        settled(page, turn)
        page.wait_for_function(seen)
    assert away, "too high a screen for this test"


# By keyboard.


def keyed_turn(page, random, most=40):
    """A whole turn by keyboard: until somebody else is to act, or the match is over."""
    pressed = []
    for _ in range(most):
        turn = turn_of(page)
        assert page.evaluate(FOCUS) == "asked"
        for _ in range(1 + random.randrange(3)):
            page.keyboard.press(random.choice(["n", "p", "Tab"]))
        if not page.evaluate(f"document.activeElement.matches(`{LIT.replace(':visible', '')}`)"):
            page.keyboard.press("n")
        ring = "() => getComputedStyle(document.activeElement).outlineStyle"
        assert page.evaluate(ring) == "solid"
        pressed.append(page.evaluate("() => document.activeElement.textContent"))
        if page.evaluate("() => document.activeElement.hasAttribute('popovertarget')"):
            page.keyboard.press("Enter")
            page.wait_for_function(
                "() => document.activeElement.matches(':popover-open [form=act]')"
            )
        done = page.evaluate("() => document.activeElement.value").count(";") + 1
        page.keyboard.press("Enter")
        turned(page, turn)
        page.wait_for_function(f"() => ({FOCUS})() === 'asked'")  # with the frame that shows it
        others_acted = int(turn_of(page)) > int(turn) + done  # so quickly that it is ours again
        if others_acted or not page.locator("#board[data-mine]").count() or is_over(page):
            return pressed
    raise AssertionError(f"the turn does not end: {pressed}")


@each_game
def test_whole_turns_are_played_by_keyboard_alone(page, served, game):
    begin(page, served.address, game)
    settled(page, "")
    page.keyboard.press("a")
    random = Random(5)
    assert keyed_turn(page, random)
    before = turn_of(page)  # first: it may become mine between two looks
    settled(page, "" if page.locator("#board[data-mine]").count() else before)
    assert is_over(page) or keyed_turn(page, random)


def test_the_way_by_keyboard(page, served):
    begin(page, served.address, "nicodemus")
    page.reload()
    page.keyboard.press("Tab")  # the first stop leads to what is asked
    assert page.evaluate("() => document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUS) == "asked"
    page.keyboard.press("h")
    assert page.evaluate("() => document.activeElement.className") == "panel handbox"
    page.keyboard.press("Tab")
    card = "() => document.activeElement.closest('.card.hand.lit') !== null"
    assert page.evaluate(card)
    before = page.evaluate("() => document.activeElement.value")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(card)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("() => document.activeElement.value") == before
    page.keyboard.press("?")
    page.locator("#keys").wait_for()
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.activeElement.value") == before  # where one was
    page.keyboard.press("b")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # a machine of the row, in its sheet
    page.wait_for_function("() => document.activeElement.closest(':popover-open')")
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.activeElement.closest('.card.ni') !== null")
    page.keyboard.press("l")
    page.locator("#drawer").wait_for()
    page.locator("#say-text").focus()
    page.keyboard.type("nuh?")  # who writes is left alone
    assert page.locator("#say-text").input_value() == "nuh?"
    assert page.locator("#drawer").is_visible()


def test_letters_are_no_shortcuts_for_who_does_not_want_them(page, served):
    begin(page, served.address, "nicodemus")
    page.keyboard.press("?")
    page.locator("[data-single-keys]").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    page.keyboard.press("a")
    page.keyboard.press("l")
    assert page.evaluate(FOCUS) == ""
    assert not page.locator("#drawer").is_visible()


def test_taking_back_by_key_leaves_the_focus_at_the_question(page, served):
    begin(page, served.address, "nicodemus")
    page.keyboard.press("h")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".choices-big").wait_for()
    page.keyboard.press("u")
    page.locator(".choices-big").wait_for(state="detached")
    assert page.evaluate(FOCUS) == "asked"


# By ear.

OVERHEARD = """() => {
    const turn = () => document.getElementById("board").dataset.turn;
    const asked = () => document.getElementById("asked").textContent;
    window.overheard = [];
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(
        (node) => overheard.push([turn(), node.textContent])
    ))).observe(document.getElementById("told"), { childList: true });
    document.addEventListener("focusin", (event) => {
        if (event.target.id === "asked") overheard.push([turn(), asked()]);
    });
}"""
LOG = """() => [...document.querySelectorAll("#drawer .log:not(.chat) > li")].reverse()
    .flatMap((turn) => [...turn.querySelectorAll("p")].map((line) => line.textContent))"""


def test_what_happens_and_what_is_asked_is_said_once(page, served):
    begin(page, served.address, "nicodemus")
    page.evaluate(OVERHEARD)
    turn, random, asked = "", Random(2), []
    for _ in range(5):
        settled(page, turn)
        turn = turn_of(page)
        question = page.locator("#asked").inner_text()
        asked.append([turn, question])
        if len(asked) > 1:  # the first was there before
            page.wait_for_function(
                "([turn, text]) => overheard.some((one) => one[0] === turn && one[1] === text)",
                arg=[turn, question],
            )
        nicodemus.click_one(page, random)
    turned(page, turn)
    overheard, log = page.evaluate("() => overheard"), page.evaluate(LOG)
    assert all(overheard.count(one) == 1 for one in asked[1:])
    spoken, place = [text for _, text in overheard if text in log], -1
    assert len(spoken) > 3
    for line in spoken:  # in order, and no more often than it happened
        place = log.index(line, place + 1)


def test_a_refusal_is_read_aloud(page, served):
    begin(page, served.address, "nicodemus")
    page.locator("button[form=undo][aria-disabled]").dispatch_event("click")
    page.locator("#toast[role=status]", has_text="nothing of yours to take back").wait_for()


# Where sockets do not get through.


class NoSockets(Proxy):
    """A proxy that lets everything pass but sockets."""

    def carry(self, near, far):
        """The first words of a wire tell what it is for."""
        with suppress(OSError):
            first = near.recv(65536) if near.getsockname()[1] == self.port else b""
            if b"upgrade: websocket" in first.lower():
                near.close()
                far.close()
                return
            if first:
                far.sendall(first)
        super().carry(near, far)


def test_without_sockets_boards_come_as_a_stream(context, served):
    proxy, streams = NoSockets(served.port), []
    ada, bruno = context().new_page(), context().new_page()
    nicodemus.begin(ada, served.address, "open")
    key = ada.locator("[data-copy]").input_value().partition("/join/")[2]
    bruno.on("request", lambda one: streams.append(one.url) if "/stream" in one.url else None)
    bruno.goto(f"http://127.0.0.1:{proxy.port}/join/{key}")
    bruno.locator("button.go").click()
    bruno.wait_for_selector("#board")
    ada.wait_for_selector("#board[data-mine]")
    random, moves = Random(4), {ada: 0, bruno: 0}
    for _ in range(8):
        page = ada if ada.locator("#board[data-mine]").count() else bruno
        turn = turn_of(page)
        nicodemus.click_one(page, random)
        moves[page] += 1
        for one in (ada, bruno):
            turned(one, turn)
        assert turn_of(ada) == turn_of(bruno)
    assert streams
    assert min(moves.values())
    bruno.locator("#connection").wait_for(state="hidden")
    proxy.door.close()
