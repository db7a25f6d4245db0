"""The front page: one's matches on top, and a match one click away."""

import re

import pytest

from bricabrac.review.reckoning import Accuracy, Review
from bricabrac.review.writing import to_json
from tests.web.hint.test_hint import scene

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


def test_what_waits_stands_below_for_newcomers_and_above_for_others(visitor):
    page = visitor.http.get("/").text
    assert page.index('class="offers') < page.index('class="today"')
    assert page.count('<section class="today"') == 1
    visitor.open()
    page = visitor.http.get("/").text
    assert page.index('class="today"') < page.index('class="offers')
    for room in ("/daily", "/puzzles", "/duplicate", "/learn", "/rules", "/cards", "/records"):
        assert f'href="{room}"' in page.partition('id="rooms"')[2].partition("</nav>")[0]
        assert visitor.http.get(room).status_code == 200


def test_the_last_review_is_shown_with_its_curve_and_nothing_is_thought(tmp_path):
    phases = (Accuracy(3, 1, 80.0), Accuracy(0, 0, None), Accuracy(1, 1, 100.0))
    shares = ((0.5, 0.5), (0.25, 0.75), (1.0, 0.0))
    review = Review(2, (), shares, shares, (), (phases, phases), ())

    async def play(shop, guest):
        await guest.begin(seat1="here")
        id = guest.match.rpartition("/")[2]
        table = await shop.house.table(id)
        while not table.log.is_over:
            await table.act_for(table.log.active, table.log.turn, table.log.match.actions()[0])
        before = (await guest.http.get("/")).text
        await shop.house.store.keep_review(id, to_json(review, {}))
        return before, (await guest.http.get("/")).text, len(shop.reviews.all)

    before, after, thought = scene(tmp_path, play)
    assert "Last review" not in before
    assert "Last review: Nicodemus" in after
    assert "85\u00a0% accurate, 2 mistakes" in after
    assert 'd="M0 20L48 30L96 0"' in after
    assert not thought
