"""In peace: nothing moves for who wants no motion."""

import pytest

from tests.web.clicking import settled, when_told_to_move
from tests.web.test_browser import begin, hurry

# Told to move, not only moving: on a busy machine all may have arrived when somebody looks.
TOLD = "window.told = 0;" + when_told_to_move("told += 1;")
MOVES = """() => new Promise((done) => document.addEventListener("board", () => {
    const count = () => done(told + document.getAnimations().length);
    requestAnimationFrame(() => setTimeout(count)); // what flies takes off in a task of its own
}, { once: true }))"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_who_wants_no_motion(context, served, motion):
    page = context(reduced_motion=motion).new_page()
    page.add_init_script(TOLD)
    begin(page, served.address)
    hurry(page)
    settled(page, "")
    page.evaluate("() => { told = 0; }")
    moving = page.evaluate_handle(f"() => ({{ promise: ({MOVES})() }})")
    page.locator(".card.hand.lit > button").first.click()
    running = moving.evaluate("(one) => one.promise")
    assert (running == 0) == (motion == "reduce")
