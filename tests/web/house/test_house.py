"""A house has one table for each match, whoever comes first."""

import asyncio

from bricabrac.store.sqlite import Sqlite
from bricabrac.web.house.house import House
from bricabrac.web.table import seating
from tests.loops import run


class Slow(Sqlite):
    """Takes a while to write down who sits where, in which others come to the match."""

    async def sit(self, player, match):
        self.sitting.set()
        await self.may_go_on.wait()
        await super().sit(player, match)


def test_whoever_comes_while_a_match_is_opened_sits_at_the_same_table(tmp_path):
    async def scene():
        house = House(store := Slow(tmp_path / "matches.sqlite"), b"s" * 32)
        store.sitting, store.may_go_on = asyncio.Event(), asyncio.Event()
        seats = [seating.person("ada", "Ada"), seating.person("bea", "Bea")]
        opening = asyncio.create_task(house.open("nicodemus", seats, 7, id="m"))
        await store.sitting.wait()
        found = await house.table("m")
        store.may_go_on.set()
        assert await opening is found is house.tables["m"]
        await house.close()

    run(scene())
