"""A pair of friends who play the same deals: where their matches are, and who is how far.

Nothing is kept of a pair but the logs of its matches. Their ids follow from that of the pair and
the secret of the house: whoever has the link to a pair knows none of its tables.
"""

from __future__ import annotations

import hmac
import json
import secrets
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Self

from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.promise import Promise
from bricabrac.games import GAMES
from bricabrac.store import Taken
from bricabrac.web.clock import steady
from bricabrac.web.house.house import House, Unreadable
from bricabrac.web.table import seating
from bricabrac.web.table.alone import alone
from bricabrac.web.table.log import Log
from bricabrac.web.table.sealing import is_sealed
from bricabrac.web.table.seating import PERSON, Sitter
from bricabrac.web.table.table import Table

HOST, FRIEND = 0, 1
LASTS = 30 * 24 * 3600 * 1000  # milliseconds that matches stay closed for, if somebody dawdles

Opening = list[tuple[str, int, str]]


@dataclass(frozen=True, slots=True)
class Terms:
    """What two friends play."""

    id: str
    game: str
    is_together: bool  # against each other; otherwise each alone
    bots: tuple[str, ...]  # whom each meets alone
    deals: int  # matches that each plays: from the first seat, then from the last
    nonce: str  # from which is dealt; a secret
    until: int  # milliseconds since 1970: then everything is opened

    @classmethod
    def made(cls, game: str, is_together: bool, bots: tuple[str, ...], deals: int) -> Self:
        """New ones."""
        id, nonce = secrets.token_hex(8), secrets.token_hex(32)
        return cls(id, game, is_together, bots, deals, nonce, steady.now() + LASTS)

    @classmethod
    def of(cls, log: Log) -> Self | None:
        """Those that a match is played by, if it is one of a pair."""
        if not log.duplicate:
            return None
        told = {name: log.duplicate[name] for name in cls.__slots__}
        return cls(**{**told, "bots": tuple(told["bots"])})

    @property
    def seats(self) -> int:
        """At each table."""
        return 2 if self.is_together else len(self.bots) + 1

    def seat_of(self, who: int, deal: int) -> int:
        """Where somebody sits: alone both on the same seat, against each other on both in turn."""
        if self.is_together:
            return who if deal == 0 else 1 - who
        return 0 if deal == 0 else len(self.bots)

    def promise(self, deal: int) -> Promise:
        """The deal of a match that each plays alone: drawn by the house, the same for both."""
        return Promise.made(f"{self.id}{deal}", self.nonce, [""] * self.seats)


@dataclass(slots=True)
class Pair:
    """Two friends, and the tables that they have."""

    terms: Terms
    tables: dict[tuple[int, int], Table] = field(default_factory=dict)  # by friend and deal

    def table(self, who: int, deal: int) -> Table | None:
        """Where somebody plays a deal; against each other both at the same table."""
        return self.tables.get((HOST if self.terms.is_together else who, deal))

    def sitter(self, who: int) -> Sitter | None:
        """One of the two; None, if nobody has come, or is there any more."""
        table = self.table(who, 0)
        sitter = table.log.seats.sitters[self.terms.seat_of(who, 0)] if table else None
        return sitter if sitter and sitter.kind == PERSON else None

    def who_is(self, player: str) -> int:
        """Which of the two somebody is; -1: neither."""
        for who in (HOST, FRIEND):
            sitter = self.sitter(who)
            if sitter and sitter.player == player:
                return who
        return SPECTATOR

    def played(self, who: int) -> int:
        """How many deals somebody has played to their end."""
        tables = (self.table(who, deal) for deal in range(self.terms.deals))
        return sum(table is not None and table.log.is_over for table in tables)

    @property
    def is_played(self) -> bool:
        """Whether nobody has anything left to play; who is gone for good is not waited for."""
        who = [one for one in (HOST, FRIEND) if one == FRIEND or self.sitter(one)]
        return bool(who) and all(self.played(one) == self.terms.deals for one in who)

    @property
    def is_open(self) -> bool:
        """Whether everything may be seen."""
        return not any(is_sealed(table.log) for table in self.tables.values())


def id_of(house: House, pair: str, who: int, deal: int) -> str:
    """The id of a match of a pair: on all servers the same, and nobody can guess it."""
    about = f"duplicate {pair} {who} {deal}"
    return hmac.new(house.secret, about.encode(), "sha256").hexdigest()[:10]


async def found(house: House, id: str) -> Pair | None:
    """A pair with all its tables, which are opened when everybody has played."""
    tables: dict[tuple[int, int], Table] = {}
    for who in (HOST, FRIEND):
        for deal in (0, 1):
            with suppress(Unreadable):
                table = await house.newest(id_of(house, id, who, deal))
                if table is not None:
                    tables[who, deal] = table
    terms = next((one for table in tables.values() if (one := Terms.of(table.log))), None)
    if terms is None:
        return None
    pair = Pair(terms, tables)
    if terms.is_together and pair.sitter(FRIEND) and (HOST, 1) not in tables:
        await swap(house, pair)
    if pair.is_played:
        for table in pair.tables.values():
            await unseal(table)
    return pair


@alone
async def unseal(table: Table) -> None:
    """Everybody has played: what was dealt is told."""
    if is_sealed(table.log):
        await table.write("seal", SPECTATOR, "0")


async def invite(house: House, terms: Terms, me: Sitter) -> None:
    """Whoever invites has the first table at once; against each other it waits for the friend."""
    if terms.is_together:
        await house.open(
            terms.game,
            [me, seating.open_seat()],
            opening=opening_of(house, terms, 0),
            id=id_of(house, terms.id, HOST, 0),
            nonce=terms.nonce,
        )
    else:
        await begin(house, terms, HOST, 0, me)


async def begin(house: House, terms: Terms, who: int, deal: int, me: Sitter) -> None:
    """Somebody begins a deal alone; Taken, if it is begun."""
    promise, seat = terms.promise(deal), terms.seat_of(who, deal)
    bots = [seating.bot(name) for name in terms.bots]
    await house.open(
        terms.game,
        [*bots[:seat], me, *bots[seat:]],
        promise.seed,
        opening=opening_of(house, terms, deal, promise),
        id=id_of(house, terms.id, who, deal),
    )


async def swap(house: House, pair: Pair) -> None:
    """The second table of two who play against each other: the same deal with seats changed."""
    terms, first = pair.terms, pair.tables[HOST, 0].log
    host, friend = first.seats.sitters
    promise, id = first.match.promise, id_of(house, terms.id, HOST, 1)
    if promise is None:
        return
    with suppress(Taken):
        opening = opening_of(house, terms, 1, promise)
        people = [seating.person(one.player, one.name) for one in (friend, host)]
        await house.open(terms.game, people, promise.seed, opening=opening, id=id)
    table = await house.newest(id)
    if table is not None:
        pair.tables[HOST, 1] = table


def opening_of(house: House, terms: Terms, deal: int, promise: Promise | None = None) -> Opening:
    """What the log of a match begins with: closed till both have played, with the same dice."""
    about = f"duplicate dice {terms.id} {deal}"
    dice = hmac.new(house.secret, about.encode(), "sha256").hexdigest()
    beside = id_of(house, terms.id, HOST, 1 - deal) if terms.is_together else ""
    told: Opening = [
        ("duplicate", SPECTATOR, json.dumps({**asdict(terms), "beside": beside})),
        ("seal", SPECTATOR, str(terms.until)),
        ("dice", SPECTATOR, dice),
    ]
    if promise is not None:
        parts = promise.table, promise.commitment, promise.nonce, promise.added
        told.append(("promised", SPECTATOR, json.dumps(parts)))
    return told


def can_be_played(game: str, bots: tuple[str, ...]) -> bool:
    """Whether so many can sit at a table."""
    return len(bots) + 1 in GAMES[game].seats
