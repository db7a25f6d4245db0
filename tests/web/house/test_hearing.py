"""What a server hears from others, and who waits for it."""

import asyncio
from types import SimpleNamespace

import pytest

from bricabrac.store import Entry
from bricabrac.web.table import seating
from tests.loops import run
from tests.web.replay.matches import house

pytest.importorskip("psycopg")

from bricabrac.web.house.neighbours import Neighbours


def test_what_was_heard_where_nobody_looks_is_read_by_who_acts(tmp_path):
    async def scene():
        async with house(tmp_path) as (shop, _):
            people = [seating.person("ada", "Ada"), seating.person("bruno", "Bruno")]
            table = await shop.house.open("nicodemus", people, seed=7)
            shop.house.neighbours = others = Neighbours(shop.house, SimpleNamespace(me="we"))
            known, turn = table.log.seq, table.log.turn
            await shop.house.store.append(table.id, Entry(known + 1, "resume", -1, "", 0))
            await shop.house.newest(table.id, turn)
            assert table.log.seq == known, "nobody has told us of it"
            others.hear(table.id, known + 1)
            assert not others.reading.running, "nobody looks"
            await shop.house.newest(table.id, turn)
            assert (table.log.seq, others.is_behind(table)) == (known + 1, False)

    run(scene())


def test_who_comes_while_others_are_asked_who_looks_waits_as_well(tmp_path):
    """Both players of a table that is new to a server see that the other is there."""

    async def scene():
        async with house(tmp_path) as (shop, _):
            people = [seating.person("ada", "Ada"), seating.person("bruno", "Bruno")]
            id = (await shop.house.open("nicodemus", people, seed=7)).id
            shop.house.close_down(id)
            shop.house.neighbours = others = Neighbours(shop.house, SimpleNamespace(me="we"))
            others.others = {"they"}
            first = asyncio.create_task(shop.house.table(id))
            while id not in others.lookers.meetings:
                await asyncio.sleep(0)
            second = asyncio.create_task(shop.house.table(id))
            for _ in range(5):
                await asyncio.sleep(0)
            assert not second.done(), "nobody has said yet who looks"
            shop.house.tables[id].audience.look_elsewhere("they", frozenset({"bruno"}))
            others.lookers.met("they", id)
            table = await first
            assert table is await second
            assert table.audience.is_here("bruno")

    run(scene())
