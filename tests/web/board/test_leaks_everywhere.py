"""Nothing that anybody can ask for tells what is hidden: with the unseen dealt anew it is the same.

Pages, sockets, streams, hints, replays, figures and the journal, on both stores.
"""

import asyncio
import io
import logging
import re
from dataclasses import replace
from random import Random

import pytest

from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.promise import digest
from bricabrac.web.app import Limits, app_on
from bricabrac.web.door.guard import Limit
from bricabrac.web.door.journal import Json, journal
from bricabrac.web.show import offered
from bricabrac.web.table import seating
from tests.loops import run
from tests.store.places import opened
from tests.web.asking import Asked

WIDE = {name: Limit(1e9, 1e9) for name in ("posts", "hints", "reads", "sockets")}
NONCE = "5ec4e7" * 10 + "0000"
PLAYERS = {0: "a" * 24, 1: "b" * 24, SPECTATOR: "c" * 24}
# What time and the number of requests change: versions, durations, counts.
PASSING = re.compile(
    r'data-version=\\?"\d+\\?"|^(data: )?\d+$|"version":\d+|"ms": [\d.]+|"at": "[^"]+"', re.M
)
COUNTED = re.compile(r" [\d.e+-]+$", re.M)


async def everything(app, table, seat, told):
    """All that somebody can ask for at a table, by what it is."""
    shop, asked = app.state.shop, Asked(app, PLAYERS[seat])
    shop.hints.thoughts.clear()
    given = []

    async def advise(view, legal, whose):
        given.append(f"{view.seat} {view.history} {legal} {view.state!r}")
        return []

    shop.house.thinkers.advise = advise
    told.truncate(0)
    told.seek(0)
    at = f"/matches/{table.id}"
    found = {
        "page": await asked.get(at),
        "board": await asked.get(at, accept="application/json"),
        "log": await asked.get(f"{at}/log"),
        "socket": await asked.watch(f"{at}/live?patches"),
        "stream": await asked.get(f"{at}/stream?patches"),
        "replay": await asked.get(f"{at}/replay"),
        "refused": await asked.post(f"{at}/actions", action="nonsense", turn=str(table.log.turn)),
        "record": await asked.get(f"{at}/record"),
        "deal": await asked.get(f"{at}/deal"),
        "invitation": await asked.get(f"/join/{table.id}/nobody"),
        "hint": await asked.post(f"{at}/hint"),
        "figures": await asked.get("/metrics"),
    }
    if seat == table.log.active:
        await asyncio.sleep(0)
        found["hint told"] = await asked.get(f"{at}/hint")
        assert given, "the adviser was asked"
    found |= {"adviser": given, "journal": [told.getvalue()]}
    found["figures"] = [COUNTED.sub("", found["figures"][1])]
    return {name: PASSING.sub("", "\n".join(map(str, one))) for name, one in found.items()}


@pytest.mark.parametrize("game", offered())
def test_nothing_tells_what_is_hidden(place, game):
    told, random = io.StringIO(), Random(5)
    handler = logging.StreamHandler(told)
    handler.setFormatter(Json())

    async def scene():
        app = app_on(opened(place.address), b"s" * 32, Limits(several=10**9, **WIDE))
        house = app.state.shop.house
        people = [seating.person(PLAYERS[seat], f"Ada {seat}") for seat in range(2)]
        table = await house.open(game, people, nonce=NONCE)
        for _ in range(2):
            for _ in range(14):
                action = random.choice(table.log.match.actions())
                await table.act_for(table.log.active, table.log.turn, action)
            truth = table.log.match
            for seat in PLAYERS:
                await everything(app, table, seat, told)  # figures know every page from now on
                expected = await everything(app, table, seat, told)
                assert "answered" in expected["journal"]
                assert not [one for one in expected.values() if NONCE in one]
                assert digest(NONCE) in expected["deal"]
                table.log.match = truth.dealt_anew(seat, random.randrange(1 << 30))
                table.audience.tell()
                assert await everything(app, table, seat, told) == expected
                table.log.match = truth
                table.audience.tell()
        await house.close()

    journal.addHandler(handler)
    journal.setLevel(logging.INFO)
    try:
        run(scene())
    finally:
        journal.removeHandler(handler)
        journal.setLevel(logging.NOTSET)


def test_the_test_would_find_a_leak(tmp_path):
    async def scene():
        app = app_on(opened(str(tmp_path / "matches.sqlite")), b"s" * 32, Limits(**WIDE))
        people = [seating.person(PLAYERS[seat], f"Ada {seat}") for seat in range(2)]
        table = await app.state.shop.house.open("nicodemus", people, 7)
        told = io.StringIO()
        table.view = lambda seat: replace(table.log.match.view(seat), state=table.log.match.at())
        expected = await everything(app, table, 0, told)
        table.log.match = table.log.match.dealt_anew(0, 99)
        table.audience.tell()
        found = await everything(app, table, 0, told)
        await app.state.shop.house.close()
        return {name for name, one in found.items() if one != expected[name]}

    assert {"page", "board", "socket", "stream", "refused"} <= run(scene())
