"""Actions by the socket of a page, in real browsers."""

from random import Random

from tests.web.clicking import click_one, turn_of, turned
from tests.web.test_browser import begin, join

# Answers and boards that have come are kept waiting, as on a busy machine.
HOLD = """
window.answers = [];
window.boards = [];
const now = scheduler.postTask.bind(scheduler);
scheduler.postTask = (work, how) => window.isHeld ? window.boards.push(work) : now(work, how);
window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
        super.onmessage = (event) => {
            if (window.isHeld && event.data.startsWith("{")) window.answers.push(() => hear(event));
            else hear(event);
        };
    }
};
"""


def posts(page):
    """The forms that a page sends, from now on."""
    sent = []
    page.on("request", lambda one: sent.append(one.post_data) if one.method == "POST" else 0)
    return sent


def test_a_click_is_sent_by_the_socket(page, served):
    begin(page, served.address)
    page.wait_for_selector("#board[data-mine]")
    page.wait_for_load_state("networkidle")
    sent, turn = posts(page), turn_of(page)
    click_one(page, Random(5))
    turned(page, turn)
    assert not sent


# What is said by socket is lost on the way, or done without an answer.
MUTE = "WebSocket.prototype.send = () => {};"
DEAF = """
window.WebSocket = class extends WebSocket {
    set onmessage(hear) { super.onmessage = (event) => window.isDeaf ? 0 : hear(event); }
};
"""


def test_what_the_socket_does_not_answer_is_sent_as_a_form(context, served):
    for script, statuses in ((MUTE, [204]), (DEAF, [409])):  # done already: it is shown, not told
        page, found = context().new_page(), []
        page.add_init_script(script)
        page.on("response", lambda one, found=found: found.append(one))
        begin(page, served.address, "open")
        friend = context().new_page()
        join(page, friend)
        page.wait_for_selector("#board[data-mine]")
        page.evaluate("() => { window.isDeaf = true; }")
        turn = turn_of(page)
        click_one(page, Random(5))
        turned(page, turn)
        turned(friend, turn)
        assert turn_of(page) == turn_of(friend)
        assert [one.status for one in found if one.url.endswith("/actions")] == statuses
        assert not page.locator("#toast").is_visible()


def test_an_answer_does_not_push_aside_the_newer_board_that_waits(context, served):
    ada, bruno = context().new_page(), context().new_page()
    ada.add_init_script(HOLD)
    begin(ada, served.address, "open")
    join(ada, bruno)
    ada.wait_for_selector("#board[data-mine]")
    ada.locator("[form=act][name=turn]").evaluate("(turn) => { turn.value = '9'; }")  # is refused
    ada.evaluate("() => { window.isHeld = true; }")
    click_one(ada, Random(5))
    ada.wait_for_function("() => window.answers.length")
    bruno.locator("[popovertarget=drawer]").first.click()
    bruno.locator("#say-text").fill("well done")
    bruno.locator("#drawer button[form=say]").click()
    ada.wait_for_function("() => window.boards.length")
    ada.evaluate("() => { window.answers[0](); }")
    ada.locator("#toast:visible").wait_for()
    ada.evaluate("() => { window.isHeld = false; window.boards[0](); }")  # its other tasks follow
    ada.locator(".chat li", has_text="well done").wait_for(state="attached")
