"""Guided matches in real browsers, played by doing what the coach says."""

import signal
from random import Random

import pytest

from bricabrac.web.door.guests import LANGUAGE
from bricabrac.web.learning.lesson import lesson_of
from tests.web.clicking import click_one, settled, turn_of
from tests.web.learning.following import follow, followed, ready, seen_by, sit_down
from tests.web.looking import accessible
from tests.web.serving import Served


# What a lesson asks for is the same in every language and at every width; see following.py for all.
@pytest.mark.parametrize(
    ("game", "language", "width"), [("nicodemus", "fr", 1440), ("imaginarium", "de", 390)]
)
def test_a_lesson_is_played_by_doing_what_it_says(context, served, game, language, width):
    page = context(locale=language, viewport={"width": width, "height": 800}).new_page()
    told, troubles = followed(page, served.address, game)
    assert told == [step.id for step in lesson_of(game).steps]
    assert not troubles
    turn = turn_of(page)  # and the match goes on
    click_one(page, Random(5))
    settled(page, turn)


def test_a_lesson_goes_on_after_a_reload_a_restart_and_an_undo(context, tmp_path):
    server = Served(tmp_path)
    try:
        page = context(locale="en-GB").new_page()
        sit_down(page, server.address, "nicodemus")
        seen = ""
        for _ in range(3):
            seen = follow(page, seen)
        ready(page, seen)
        before = page.locator(".coach-says").inner_text()
        page.reload()
        assert page.locator(".coach-says").inner_text() == before
        server.end(signal.SIGKILL)
        server.start()
        page.reload()
        assert page.locator(".coach-says").inner_text() == before
        page.locator("button[form=undo]").click()  # the Woodpecker, back to the hand
        page.locator("#coach[data-step=play]").wait_for()
        for _ in range(2):
            seen = follow(page, seen)
        page.locator("#coach[data-step=shared]").wait_for()
        page.goto(f"{server.address}/learn/nicodemus")
        page.locator("main a.go").click()
        page.locator("#coach[data-step=shared]").wait_for()
    finally:
        assert server.end() == 0


def in_german(context, served):
    """A page of somebody who has chosen German: for some browsers a socket speaks English."""
    made = context()
    made.add_cookies([{"name": LANGUAGE, "value": "de", "url": served.address}])
    return made.new_page()


def test_other_things_wait_with_a_reason_and_the_lesson_can_be_skipped(context, served):
    page = in_german(context, served)
    sit_down(page, served.address, "nicodemus")
    ready(page, "")
    page.wait_for_load_state()  # with scripts that say why not
    page.locator(".card.hand [aria-disabled=true]").first.dispatch_event("click")
    page.locator("#toast", has_text="Bobine").wait_for()
    seen = ""
    for _ in range(3):
        seen = follow(page, seen)
    ready(page, seen)
    page.locator(".choices-big [aria-disabled=true]").first.dispatch_event("click")
    page.locator("#toast", has_text="Wähle den Effekt.").wait_for()
    eve = in_german(context, served)
    eve.goto(page.url)
    assert eve.locator("#board").count()
    assert not eve.locator("#coach").count()
    page.locator("#coach-skip").click()
    page.locator("#coach").wait_for(state="detached")
    assert page.locator(".choices-big .lit").count() == 3
    page.locator(".choices-big .lit").first.click()
    page.wait_for_selector("#board[data-mine]")


def test_the_coach_is_accessible_and_obeys_the_keyboard(context, served):
    page = context(locale="en-GB", bypass_csp=True).new_page()
    troubles = []
    page.goto(f"{served.address}/learn/imaginarium")
    troubles += accessible(page)
    sit_down(page, served.address, "imaginarium")
    assert page.locator(".coach-says").get_attribute("aria-live") == "polite"
    seen = ""
    for step in ("welcome", "shop", "goal", "belt"):
        ready(page, seen)
        assert seen_by(page).endswith(step)
        seen = seen_by(page)
        page.locator("#coach-next").focus()
        page.keyboard.press("Enter")
    ready(page, seen)
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 900})
        troubles += accessible(page)
    page.locator("#coach-show").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.value") == "reserve 6"
    page.keyboard.press("Enter")
    page.locator("#coach[data-step=order]").wait_for()
    assert not troubles


def test_a_lesson_needs_no_script(visitor):
    visitor.page = visitor.http.get("/learn/nicodemus").text
    answer = visitor.post("/learn/nicodemus")
    visitor.match = answer.url.path
    for step in ("welcome", "heap"):
        assert f'data-step="{step}"' in visitor.page
        visitor.post(f"{visitor.match}/lesson", step=step)
    assert visitor.actions() == ["play B1"]
    refused = visitor.act("play B4")
    assert refused.status_code == 422
    assert "Later! First: Play the Woodpecker from your hand." in refused.text
    assert visitor.post(f"{visitor.match}/lesson", step="bye").status_code == 409
    assert visitor.act("play B1").status_code == 200
    assert 'data-step="effect"' in visitor.page
    assert visitor.http.get("/learn/chess").status_code == 404
