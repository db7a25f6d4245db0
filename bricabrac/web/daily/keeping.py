"""Keeping: days and their secrets, and how somebody begins and ends a dream."""

from __future__ import annotations

import hmac
import json
import secrets
from contextlib import suppress
from dataclasses import astuple
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, NamedTuple

from bricabrac.bots.daily import Dream, dream_of, ending_of, opening_of
from bricabrac.engine.match import SPECTATOR
from bricabrac.games import GAMES
from bricabrac.store import Taken
from bricabrac.store.dreams import Dreams, Dreamt
from bricabrac.web.clock import steady
from bricabrac.web.daily.ranking import Place, ranked, result_of
from bricabrac.web.show import offered
from bricabrac.web.table import seating
from bricabrac.web.table.table import Table

if TYPE_CHECKING:
    from bricabrac.web.house.house import House


def today() -> date:
    """The day that it is, everywhere the same."""
    return datetime.fromtimestamp(steady.now() / 1000, UTC).date()


def opens_at(day: date) -> int:
    """When a day is opened, in milliseconds since 1970."""
    return int(opening_of(day).timestamp() * 1000)


def ends_at(day: date) -> int:
    """When a day is over, likewise."""
    return int(ending_of(day).timestamp() * 1000)


def is_opened(day: date) -> bool:
    """Whether the secret of a day may be told."""
    return steady.now() >= opens_at(day)


class Day(NamedTuple):
    """What is played on a day, and the secret from which it is dealt."""

    day: date
    secret: str
    dreams: list[Dream]


async def day_in(house: House, day: date) -> Day | None:
    """A day, begun if it is today; None, if nobody was there that day."""
    kept = Dreams(house.store)
    if day == today():
        rule = {game: dream_of(day, GAMES[game]) for game in offered()}
        told = {game: (one.version, one.seats) for game, one in rule.items()}
        found = await kept.draw(str(day), secrets.token_hex(32), json.dumps(told))
    else:
        found = await kept.day(str(day)) if day < today() else ("", "")
    secret, dreams = found
    if not secret:
        return None
    known = {game: one for game, one in json.loads(dreams).items() if game in offered()}
    made = [Dream(day, game, one[0], tuple(one[1])) for game, one in known.items()]
    return Day(day, secret, made)


def match_of(house: House, day: date, game: str, player: str) -> str:
    """The match of somebody's dream: on all servers the same, so that nobody has two."""
    about = f"dream {day} {game} {player}"
    return hmac.new(house.secret, about.encode(), "sha256").hexdigest()[:10]


async def dreamt_by(house: House, player: str) -> list[Dreamt]:
    """All dreams of somebody, the newest first, with what has become of them by now."""
    dreams = Dreams(house.store)
    found = await dreams.of(player)
    if not any([await settled(house, one.match) for one in begun(found)]):
        return found
    return await dreams.of(player)


def begun(dreams: list[Dreamt]) -> list[Dreamt]:
    """Those whose result is not known, and may still count."""
    return [one for one in dreams if not one.result and not is_opened(date.fromisoformat(one.day))]


async def begin(house: House, dream: Dream, secret: str, player: str, name: str) -> str:
    """The match in which somebody dreams: the one that counts, as long as it is not over.

    Whoever has dreamt, or comes after the day, dreams again, and it does not count.
    """
    mine = [one for one in await dreamt_by(house, player) if one.day == str(dream.day)]
    known = next((one for one in mine if one.game == dream.game), None)
    if known is not None and not known.result and not is_opened(dream.day):
        await opened(house, dream, secret, player, name, known.match)
        return known.match
    if known is None and dream.day == today():
        id = match_of(house, dream.day, dream.game, player)
        await Dreams(house.store).begin(id, str(dream.day), dream.game, player)
        await opened(house, dream, secret, player, name, id)
        return id
    return await opened(house, dream, secret, player, name, "")


async def opened(house: House, dream: Dream, secret: str, player: str, name: str, id: str) -> str:
    """A table for a dream, which may be there; without an id, to dream it again."""
    if id and await house.table(id) is not None:
        return id
    promise = dream.promise(secret)
    me = seating.person(player, name)
    opening = [
        ("dream", SPECTATOR, str(dream.day) if id else f"{dream.day} again"),
        ("dice", SPECTATOR, dream.dice(secret)),
        ("seal", SPECTATOR, str(opens_at(dream.day))),
        ("promised", SPECTATOR, json.dumps(astuple(promise))),
    ]
    sitters = [seating.bot(bot) if bot else me for bot in dream.seats]
    id = id or secrets.token_hex(5)
    with suppress(Taken):  # by another server, for the same guest
        await house.open(dream.game, sitters, promise.seed, opening=opening, id=id)
    return id


async def settle(house: House, table: Table | None) -> bool:
    """Write down what became of a dream that counts, if it is over; whether it is."""
    if table is None or not table.log.day or table.log.is_again:
        return False
    result = result_of(table.log, steady.now())
    if result is not None:
        await Dreams(house.store).end(table.id, result.written())
    return result is not None


async def settled(house: House, match: str) -> bool:
    """The same by the name of a match, which may be of other rules."""
    from bricabrac.web.house.house import Unreadable  # which is made of what is made here

    try:
        return await settle(house, await house.table(match))
    except Unreadable:
        return False


async def ranking(house: House, day: date, game: str) -> tuple[list[Place], int]:
    """The ranking of a day, and how many still dream."""
    dreams = Dreams(house.store)
    for match in await dreams.unsettled(str(day), game):
        await settled(house, match)
    found = await dreams.of_day(str(day), game)
    places = ranked(found, opens_at(day))
    return places, sum(not one.result for one in found)
