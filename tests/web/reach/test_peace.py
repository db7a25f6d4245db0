"""In peace: nothing moves for who wants no motion."""

import pytest

from tests.web.clicking import settled
from tests.web.test_browser import begin, hurry

# Told to move, not only moving: on a busy machine all may have arrived when somebody looks.
TOLD = """var told = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { told += 1; return animate.apply(this, how); };"""
MOVES = """() => new Promise((done) => document.addEventListener("board", () => {
    const count = () => done(told + document.getAnimations().length);
    requestAnimationFrame(() => setTimeout(count)); // what flies takes off in a task of its own
}, { once: true }))"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_who_wants_no_motion(browser, served, motion):
    made = browser.new_context(locale="en-GB", reduced_motion=motion)
    made.add_init_script(TOLD)
    page = made.new_page()
    begin(page, served.address, seed="7")
    hurry(page)
    settled(page, "")
    page.evaluate("() => { told = 0; }")
    moving = page.evaluate_handle(f"() => ({{ promise: ({MOVES})() }})")
    page.locator(".card.hand.lit > button").first.click()
    running = moving.evaluate("(one) => one.promise")
    assert (running == 0) == (motion == "reduce")
    made.close()
