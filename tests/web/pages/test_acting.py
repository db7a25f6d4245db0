"""Who acts by the socket of a page is checked and answered as a form would be."""

import asyncio
import json
import re
from contextlib import asynccontextmanager
from urllib.parse import urlencode

import pytest

from bricabrac.web.pages.live import MOST_VAIN, REFUSED
from bricabrac.web.table import seating
from tests.loops import run
from tests.web.asking import Asked
from tests.web.replay.matches import house

END = {"type": "websocket.disconnect", "code": 1000}


@asynccontextmanager
async def table_in(folder):
    """Two people at a table of Nicodemus."""
    async with house(folder) as (shop, app):
        people = [seating.person("ada", "Ada"), seating.person("bruno", "Bruno")]
        yield app, await shop.house.open("nicodemus", people, seed=7)


def asked(app, table, who="ada", **fields):
    """What the page of somebody says, as a frame."""
    token = app.state.shop.guests.token(who)
    given = {"token": token, "turn": table.log.turn, "action": table.log.match.legal()[0]}
    return {"text": urlencode(given | fields)}


def answers(told):
    """What was answered besides boards."""
    lines = told[told.index("{") :]
    return json.JSONDecoder().raw_decode(lines)[0]


def test_an_action_is_done_and_its_board_says_so(tmp_path):
    async def scene():
        async with table_in(tmp_path) as (app, table):
            frame = asked(app, table)
            _, told = await Asked(app, "ada").watch(f"/matches/{table.id}/live?patches", frame)
            assert len(table.log.match.history) == 1
            assert re.search(r"\d+ 1\n", told)
            entries = (await table.store.match(table.id))[1]
            assert [one.kind for one in entries][-1] == "act"

    run(scene())


@pytest.mark.parametrize(
    ("who", "fields", "status"),
    [
        ("ada", {"turn": "99"}, 409),
        ("ada", {"action": "nonsense"}, 422),
        ("ada", {"action": "stop"}, 422),
        ("ada", {"token": "another"}, 403),
        ("bruno", {}, 403),
        ("carla", {}, 403),
    ],
)
def test_what_cannot_be_done_says_why_as_it_does_to_a_form(tmp_path, who, fields, status):
    async def scene():
        async with table_in(tmp_path) as (app, table):
            frame = asked(app, table, who, **fields)
            asking = Asked(app, who)
            _, told = await asking.watch(f"/matches/{table.id}/live?patches", frame)
            answer = answers(told)
            body = frame["text"].encode()
            script = {
                "content-type": "application/x-www-form-urlencoded",
                "accept": "application/json",
            }
            path = f"/matches/{table.id}/actions"
            found, form = await asking.ask("http", "POST", path, body, script)
            assert (answer["number"], answer["status"]) == (1, status)
            assert (found, json.loads(form)["why"]) == (status, answer["told"]["why"])
            assert answer["told"]["why"]
            assert not table.log.match.history

    run(scene())


def test_the_same_click_is_done_once(tmp_path):
    async def scene():
        async with table_in(tmp_path) as (app, table):
            frame = asked(app, table)
            path = f"/matches/{table.id}/live?patches"
            _, told = await Asked(app, "ada").watch(path, frame, frame)
            assert len(table.log.match.history) == 1
            assert answers(told)["number"] == 2
            assert answers(told)["status"] == 409

    run(scene())


def test_who_only_talks_is_cut_off(tmp_path):
    async def scene():
        async with table_in(tmp_path) as (app, table):
            sent = []

            async def noting(scope, receive, send):
                async def noted(message):
                    sent.append(message)
                    await send(message)

                await app(scope, receive, noted)

            guest = Asked(app, "ada")
            guest.app = noting
            noise = [{"text": "&" * 300}, {"bytes": b"\0"}, asked(app, table, turn="99")]
            await guest.watch(f"/matches/{table.id}/live?patches", *(noise * MOST_VAIN))
            assert [one["code"] for one in sent if "code" in one] == [REFUSED]
            assert not table.log.match.history

    run(scene())


def test_what_was_begun_is_done_though_the_page_has_gone(tmp_path, monkeypatch):
    async def scene():
        async with table_in(tmp_path) as (app, table):
            append, begun = table.store.append, asyncio.Event()

            async def slow(*given):
                begun.set()
                await asyncio.sleep(0.2)
                await append(*given)

            monkeypatch.setattr(table.store, "append", slow)
            frame = asked(app, table)
            await Asked(app, "ada").watch(f"/matches/{table.id}/live?patches", frame, END)
            assert begun.is_set()
            assert len(table.log.match.history) == 1
            assert not table.is_lost

    run(scene())
