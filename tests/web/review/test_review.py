"""A review is asked for by a form, made in the background, kept, and only of what is over."""

import asyncio
import re
from dataclasses import replace

import pytest

from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.notation import write
from bricabrac.review.judging import made_by
from bricabrac.review.reckoning import reviewed
from bricabrac.review.writing import from_json, to_json
from bricabrac.web import app
from bricabrac.web.clock import steady
from bricabrac.web.door.guard import Limit
from bricabrac.web.review import making
from bricabrac.web.review.still import marked
from tests.review.ending import ending
from tests.review.test_reckoning import thought
from tests.web.hint.test_hint import JSON, scene

THINK = 60
BUTTON = re.compile("<button[^>]*>")


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


def test_what_is_sealed_stays_closed_until_its_time(tmp_path, monkeypatch):
    async def play(shop, guest):
        address = await uploaded(guest, ending("imaginarium", 2))
        table = await shop.house.table(address.removeprefix("/matches/"))
        until = steady.now() + 1000
        await table.write("seal", SPECTATOR, str(until))
        closed = {}
        for when in (until - 1, until):
            monkeypatch.setattr(steady, "now", lambda when=when: when)
            pages = [
                await guest.http.get(f"{address}/{page}")
                for page in ("record", "review", "replay?eyes=open", "replay?eyes=1")
            ]
            data = {"token": guest.token, "move": "0", "seat0": "me", "seat1": "bot:pip"}
            pages.append(await guest.http.post(f"{address}/play-on", data=data))
            plain = (await guest.http.get(f"{address}/replay")).text
            closed[when == until] = [page.status_code for page in pages], pages[0].text, plain
        return closed

    closed = scene(tmp_path, play)
    statuses, text, plain = closed[False]
    assert statuses == [403] * 5
    assert "others still play the same deal" in text
    assert "eyes=open" not in plain
    statuses, _, plain = closed[True]
    assert statuses == [200] * 5
    assert "eyes=open" in plain


def test_another_server_makes_it_once_and_whoever_waits_sees_how_far_it_is(
    tmp_path, thinking, monkeypatch
):
    match, asked = ending("imaginarium", 2), []
    monkeypatch.setattr(making, "LOOKING", 0.01)
    monkeypatch.setattr(making, "first_look", lambda record: [])

    async def play(shop, guest):
        address = await uploaded(guest, match)
        id = address.removeprefix("/matches/")

        async def claim(task):
            asked.append(task)
            return False

        monkeypatch.setattr(shop.house.neighbours, "claim", claim)
        await guest.http.post(f"{address}/review", data={"token": guest.token})
        making_here = shop.reviews.all[id]
        while len(asked) < 2:
            await asyncio.sleep(0.01)
        shop.house.neighbours.progressed(asked[0], 5)
        far = (await guest.http.get(f"{address}/review", headers=JSON)).json()
        there = reviewed(match, list(thought(match, 1)), (0.5, 0.5))
        await shop.house.store.keep_review(id, to_json(there, made_by(match)))
        await making_here.task
        return far, making_here, id

    far, made, id = scene(tmp_path, play)
    assert (far["done"], far["made"]) == (5, False)
    assert made.review.parts
    assert set(asked) == {f"review-{id}"}


def test_the_board_of_a_turning_point_shows_what_was_done_and_what_was_better(tmp_path):
    match = ending("nicodemus", 2)
    judged = [replace(one, cost=()) for one in thought(match, 1)]
    number = next(n for n in range(len(match.history)) if len(match.until(n).actions()) > 1)
    done = match.history[number]
    best = next(one for one in match.until(number).actions() if one != done.action)
    cost = tuple(0.2 if seat == done.seat else -0.2 for seat in range(2))
    judged[number] = replace(judged[number], best=best, line=(best,), cost=cost)
    review = reviewed(match, judged, (0.5, 0.5))

    async def play(shop, guest):
        address = await uploaded(guest, match)
        id = address.removeprefix("/matches/")
        await shop.house.store.keep_review(id, to_json(review, made_by(match)))
        page = await guest.http.get(f"{address}/review")
        board = await guest.http.get(f"{address}/review/board?move={number}")
        other = await guest.http.get(f"{address}/review/board?move={number + 1}")
        return page, board, other.url.path

    page, board, elsewhere = scene(tmp_path, play)
    assert f"/review/board?move={number}" in page.text
    assert "frame-src 'self'" in page.headers["content-security-policy"]
    assert "frame-ancestors 'self'" in board.headers["content-security-policy"]
    for action, kind in ((done.action, "played"), (best, "better")):
        name = match.game.numbering.name(action)
        marked = [one for one in BUTTON.findall(board.text) if f'data-mark="{kind}"' in one]
        assert marked or f'value="{name}' not in board.text
        assert all(f'value="{name}' in one for one in marked)
    assert "data-mark" in board.text
    assert elsewhere.endswith("/review")


def test_a_button_that_does_several_things_is_marked_if_all_are_of_the_line():
    line = ["choose recruit+extract", "do extract", "do recruit", "recruit annex"]
    values = (
        "choose recruit+extract",
        "choose recruit+extract; do recruit; recruit annex",
        "choose recruit+extract; do recruit; recruit showman",
        "do extract",
    )
    html = "".join(f'<button name="action" value="{value}">' for value in values)
    found = [one for one in marked(html, line, "better", "besser").split("<") if "data-mark" in one]
    assert [re.search('value="([^"]*)"', one)[1] for one in found] == list(values[:2])
