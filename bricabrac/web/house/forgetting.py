"""Forgetting: everything of a guest goes, and nothing of anybody else."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from bricabrac.store import Body, Entry
from bricabrac.web.table.seating import PERSON

if TYPE_CHECKING:
    from bricabrac.web.house.house import House

EVERY = 1_000_000  # matches of one guest


async def forget(house: House, player: str) -> None:
    """Name, matches of the guest alone, seats at others' and what was said there.

    Tables that go on are told by an entry; what older entries say is written anew.
    """
    nobody, alone, bodies = secrets.token_hex(12), list[str](), list[Body]()
    for header in await house.store.matches_of(player, EVERY):
        if people_of(await entries_of(house, header.id)) - {player}:
            await house.leave(header.id, player, nobody)
            entries = await entries_of(house, header.id)  # whoever left says nothing more
            bodies += nameless(header.id, entries, player, nobody)
        else:
            alone.append(header.id)
            house.close_down(header.id)
    await house.store.forget(player, alone, bodies)
    for match in alone:
        house.close_down(match)  # somebody may have looked meanwhile


async def entries_of(house: House, match: str) -> list[Entry]:
    """The log of a match."""
    found = await house.store.match(match)
    return found[1] if found else []


def sitters_of(entry: Entry) -> list[dict[str, Any]]:
    """Everybody whom an entry lets sit down."""
    if entry.kind not in ("seats", "sit"):
        return []
    told = json.loads(entry.body)
    return [told] if entry.kind == "sit" else list(told)


def people_of(entries: Sequence[Entry]) -> set[str]:
    """The ids of all people who ever sat at a table."""
    return {
        one["player"] for entry in entries for one in sitters_of(entry) if one["kind"] == PERSON
    }


def nameless(match: str, entries: Sequence[Entry], player: str, nobody: str) -> Iterator[Body]:
    """What the entries of a match say without somebody."""
    own = set()
    for entry in entries:
        sitters = sitters_of(entry)
        for seat, one in enumerate(sitters, entry.seat if entry.kind == "sit" else 0):
            if one.get("player") == player:
                own.add(seat)
                one.update(name="", player=nobody)
        if any(one.get("player") == nobody for one in sitters):
            told = sitters[0] if entry.kind == "sit" else sitters
            yield match, entry.seq, json.dumps(told)
        elif entry.kind == "say" and entry.seat in own:
            yield match, entry.seq, json.dumps(["", ""])
