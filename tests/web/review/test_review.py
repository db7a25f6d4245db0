"""A review is asked for by a form, made in the background, kept, and only of what is over."""

import asyncio

import pytest

from bricabrac.engine.notation import write
from bricabrac.review.writing import from_json
from bricabrac.web import app
from bricabrac.web.door.guard import Limit
from bricabrac.web.review import making
from tests.review.ending import ending
from tests.web.hint.test_hint import JSON, scene

THINK = 60


async def uploaded(guest, match):
    """The address of a record that somebody brings."""
    await guest.begin()
    data = {"token": guest.token, "text": write(match)}
    answer = await guest.http.post("/records", data=data)
    return answer.url.path.removesuffix("/replay")


@pytest.fixture
def thinking(monkeypatch):
    """Thinkers in this process, who think as little as a test can bear."""

    async def here(self, *args):
        *_, function = [one for one in args if callable(one)]
        given = args[args.index(function) + 1 :]
        return await asyncio.to_thread(function, *given, *[THINK] * (function is making.piece))

    monkeypatch.setattr("bricabrac.web.house.thinking.Thinkers.ponder", here)
    monkeypatch.setattr("bricabrac.web.house.thinking.Thinkers.glance", here)


def test_a_review_is_made_kept_and_read(tmp_path, thinking):
    match = ending("imaginarium", 2)

    async def play(shop, guest):
        address = await uploaded(guest, match)
        offer = await guest.http.get(f"{address}/review")
        assert f'action="{address}/review"' in offer.text
        data = {"token": guest.token}
        page = await guest.http.post(f"{address}/review", data=data)
        assert "<progress" in page.text
        assert page.headers["refresh"]
        id = address.removeprefix("/matches/")
        await shop.reviews.all[id].task
        assert (await guest.http.get(f"{address}/review", headers=JSON)).json()["made"]
        pages = []
        for move in (0, 1, len(match.history)):
            for curve in ("known", "open"):
                for language in ("en", "fr", "de"):
                    await guest.http.get(f"/language/{language}")
                    query = f"?move={move}&curve={curve}"
                    pages.append((await guest.http.get(f"{address}/review{query}")).text)
        kept = await shop.house.store.review_of(id)
        shop.reviews.all.clear()
        again = await guest.http.get(f"{address}/review?move=0")
        return pages, kept, again.text

    pages, kept, again = scene(tmp_path, play)
    review, by = from_json(kept)
    assert by["game"] == "imaginarium"
    assert len(review.judged) == len(match.history)
    assert all('id="curve"' in page and 'data-go="ahead"' in page for page in pages)
    assert 'id="curve"' in again
    assert "<progress" not in again
    assert again.count("Try again") + again.count("noch einmal") == len(review.turning)


def test_as_long_as_a_match_runs_there_is_no_review(tmp_path):
    async def play(shop, guest):
        await guest.begin(seat1="here", name1="Bruno")
        asked = await guest.http.post(f"{guest.match}/review", data={"token": guest.token})
        looked = await guest.http.get(f"{guest.match}/review")
        return asked.status_code, looked.status_code, looked.text, shop.reviews.all

    asked, looked, text, begun = scene(tmp_path, play)
    assert (asked, looked, begun) == (403, 403, {})
    assert "As long as a match runs" in text


def test_who_asks_too_often_waits_and_what_fails_can_be_tried_again(tmp_path, monkeypatch):
    async def dies(self, *args):
        raise making.Died

    monkeypatch.setattr("bricabrac.web.house.thinking.Thinkers.glance", dies)

    async def play(shop, guest):
        address = await uploaded(guest, ending("imaginarium", 2))
        data, answers = {"token": guest.token}, []
        for _ in range(2):
            answers.append(await guest.http.post(f"{address}/review", data=data))
            await asyncio.sleep(0.05)
        page = await guest.http.get(f"{address}/review")
        return [one.status_code for one in answers], page.text

    statuses, page = scene(tmp_path, play, app.Limits(reviews=Limit(1, 0)))
    assert statuses == [200, 429]
    assert "could not be made" in page
    assert "/review" in page
