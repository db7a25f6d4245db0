"""Guided matches, followed as the coach says: by a browser, from the front page to the last step.

``python -m tests.web.learning.following`` follows each in every language, at a desk and on a phone,
and prints what is wrong; the tests follow each once.
"""

from itertools import product
from tempfile import TemporaryDirectory

from playwright.sync_api import TimeoutError

from bricabrac.engine.words import LANGUAGES
from bricabrac.web.learning.lesson import lesson_of
from bricabrac.web.show import offered
from tests.web.clicking import turn_of
from tests.web.conftest import chromium
from tests.web.looking import SPILLING, WIDE
from tests.web.serving import Served

# The coach has something new to say that waits for us, or has gone.
READY = """(seen) => {
    const coach = document.getElementById("coach"), board = document.getElementById("board");
    if (!board) return false; // a page on its way: who clicks before it has scripts sends a form
    if (!coach) return "mine" in board.dataset || board.querySelector(".ending");
    const waits = coach.dataset.wanted || document.getElementById("coach-next");
    return waits && `${board.dataset.turn} ${coach.dataset.step}` !== seen;
}"""
# What is pointed at, and whether it lies free: not under the coach, not under what is fixed below.
HIDDEN = """() => {
    const seen = [...document.querySelectorAll(".pointed")].filter((one) => one.checkVisibility());
    const free = seen.filter((one) => {
        const box = one.getBoundingClientRect();
        const x = box.left + box.width / 2;
        const y = Math.min(box.top + box.height / 2, Math.max(box.top + 4, innerHeight - 80));
        const top = document.elementFromPoint(x, y);
        return top && (one.contains(top) || top.contains(one));
    });
    return seen.length && !free.length;
}"""


def sit_down(page, address, game):
    """From the front page into the lesson, and let the bot be quick."""
    page.goto(address)
    page.locator(f".{game} .learn-invite").click()
    page.locator("main form .go").click()
    page.wait_for_selector("#coach")
    token = page.locator("meta[name=token]").get_attribute("content")
    page.request.post(
        f"{page.url}/pace", form={"token": token, "pace": "quick"}, headers={"origin": address}
    )


def seen_by(page):
    """The turn and the step that are shown; nothing where there is no coach."""
    coach = page.locator("#coach")
    return f"{turn_of(page)} {coach.get_attribute('data-step')}" if coach.count() else ""


def ready(page, seen):
    """Wait until the coach waits for us; else tell who knows more, the page or the server."""
    try:
        page.wait_for_function(READY, arg=seen)
    except TimeoutError:
        shown = page.locator("#board").get_attribute("data-version")
        answer = page.request.get(page.url, headers={"accept": "application/json"}).json()
        told = f"it stays at {seen}, version {shown} of {answer['version']}"
        raise AssertionError(f"{told}: {page.locator('#toast').inner_text()}") from None


def follow(page, seen=""):
    """Do what the coach says, once; what was seen, or nothing when the lesson is over."""
    ready(page, seen)
    coach = page.locator("#coach")
    if not coach.count():
        return ""
    seen = seen_by(page)
    if page.locator("#coach-next").count():
        page.locator("#coach-next").click()
        return seen
    assert page.locator(".coach-task").inner_text().strip()
    marked = page.locator(".pointed:visible").first
    button = marked if marked.evaluate("(one) => one.matches('button')") else None
    button = button or marked.locator("button:visible:not([aria-disabled])").first
    sheet = button.get_attribute("popovertarget")
    button.click()
    if sheet:
        page.locator(f"#{sheet} button[form=act]").first.click()
    return seen


def followed(page, address, game):
    """A whole lesson: the steps that were told, and what was wrong on the way."""
    troubles, told, seen = [], [], ""
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("response", lambda one: troubles.append(one.url) if one.status > 399 else 0)
    sit_down(page, address, game)
    for _ in range(80):
        ready(page, seen)
        now = seen_by(page)
        if now.split()[-1:] != told[-1:]:
            told += now.split()[-1:]
        if page.evaluate(HIDDEN):
            troubles.append((now, "is hidden"))
        if page.evaluate(WIDE) > 0:
            troubles.append((now, page.evaluate(SPILLING)))
        seen = follow(page, seen)
        if not seen:
            break
    return told, troubles


def main():
    """All of them."""
    with TemporaryDirectory() as folder, chromium() as browser, Served(folder) as server:
        for game, language, width in product(offered(), LANGUAGES, (1440, 390)):
            context = browser.new_context(
                locale=language, viewport={"width": width, "height": 800}, reduced_motion="reduce"
            )
            told, troubles = followed(context.new_page(), server.address, game)
            if told != [step.id for step in lesson_of(game).steps]:
                troubles.append(f"told only {told}")
            print(game, language, width, *troubles or ["all is well"], sep=", ")
            context.close()


if __name__ == "__main__":
    main()
