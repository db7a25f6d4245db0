"""The front page: one's matches on top, and a match one click away."""

import re

import pytest

PLAY = """() => [...document.querySelectorAll('.offer .go.big')]
    .map((one) => one.getBoundingClientRect().bottom)"""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_play_is_on_the_first_screen_with_and_without_matches(context, served, language):
    page = context(locale=language, viewport={"width": 1440, "height": 900}).new_page()
    page.goto(served.address)
    assert max(page.evaluate(PLAY)) <= 900
    token = page.locator("input[name=token]").first.get_attribute("value")
    page.locator(".nicodemus .go.big").click()
    page.wait_for_url("**/matches/*")
    form = {"token": token, "game": "nicodemus", "place": "0", "seat1": "bot:dabbler"}
    for _ in range(4):
        page.request.post(
            f"{served.address}/matches", form=form, headers={"origin": served.address},
            max_redirects=0,
        )  # fmt: skip
    page.goto(served.address)
    assert max(page.evaluate(PLAY)) <= 900
    assert page.locator(".resume.mine > ul > li").count() == 3
    assert page.locator(".resume.mine details li").count() == 2


def test_matches_stand_above_the_offers_when_there_are_any(visitor):
    assert 'class="panel resume mine"' not in visitor.http.get("/").text
    visitor.open()
    page = visitor.http.get("/").text
    assert page.index("resume mine") < page.index('class="offers')


def test_a_name_is_asked_for_until_it_is_known(visitor):
    assert 'class="neighbour ask"' in visitor.http.get("/").text
    visitor.open(seat1="open", name0="Ada")
    page = visitor.http.get("/").text
    assert 'class="neighbour ask"' not in page
    assert re.search(r'name="name0"\s+value="Ada"', page)
