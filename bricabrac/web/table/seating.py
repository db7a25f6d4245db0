"""Who sits where: people, bots, and seats that wait for a friend."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from bricabrac.bots import BOTS, PEOPLE

PERSON, BOT, OPEN = "person", "bot", "open"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat."""

    kind: str
    player: str = ""  # the id of a person; a secret
    name: str = ""  # what a person wants to be called
    bot: str = ""
    key: str = ""  # of the link that invites a friend to this seat; a secret
    away: bool = False  # the person has left, and a bot plays meanwhile
    late: bool = False  # for good: the time for the match is up
    resigned: bool = False  # for good, too: the person has given up
    shares: bool = False  # somebody else on the device of this player
    added: str = ""  # what the browser of this person adds to the deal, see promise
    colour: int = -1  # goes with somebody into the next match; -1: that of the seat

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides."""
        return self.kind == BOT or (self.kind == PERSON and self.away)

    def handed(self, away: bool) -> Sitter:
        """The seat, left or taken back."""
        return replace(self, away=away, late=False, resigned=False)


def person(player: str, name: str, added: str = "") -> Sitter:
    """Somebody at the table."""
    return Sitter(PERSON, player=player, name=name, added=added)


def neighbour(player: str, name: str) -> Sitter:
    """Another person on the same device."""
    return Sitter(PERSON, player=player, name=name, shares=True)


def bot(name: str) -> Sitter:
    """A bot at the table."""
    return Sitter(BOT, bot=name)


def open_seat() -> Sitter:
    """A seat for whoever has the link."""
    return Sitter(OPEN, key=secrets.token_urlsafe(12))


def named(wanted: str) -> Sitter:
    """What a form calls ``open``, or ``bot:`` and its name. Or a ValueError."""
    kind, _, name = wanted.partition(":")
    if kind == "open":
        return open_seat()
    if kind == "bot" and name in BOTS:
        return bot(name)
    raise ValueError("nobody can sit there")


def colour_of(seat: int, sitter: Sitter) -> int:
    """The colour and number of whoever sits there, counted from 0: they stay with people."""
    return seat if sitter.colour < 0 else sitter.colour


def told_to_friends(sitters: Sequence[Sitter], host: int, how: str) -> list[tuple[str, int, str]]:
    """What the log of a match tells those who will sit down: the host may know the cards."""
    return [("deal", host, how)] * any(sitter.kind == OPEN for sitter in sitters)


def apart(sitters: Sequence[Sitter]) -> list[Sitter]:
    """Everybody once: where somebody is wanted twice, another of about the same level comes."""
    here, found = {sitter.bot for sitter in sitters}, list[Sitter]()
    for sitter in sitters:
        if sitter.bot in PEOPLE and any(sitter.bot == one.bot for one in found):
            level = PEOPLE[sitter.bot].level
            others = [one for one in PEOPLE.values() if one.id not in here]
            another = min(others, key=lambda one: abs(one.level - level))
            here.add(another.id)
            found.append(replace(sitter, bot=another.id))
        else:
            found.append(sitter)
    return found


def rotated(sitters: Sequence[Sitter]) -> list[Sitter]:
    """For a rematch: everybody moves on by one seat, with name and colour, and is back."""
    known = [
        replace(one, colour=colour_of(seat, one), added="") for seat, one in enumerate(sitters)
    ]
    moved = [*known[1:], *known[:1]]
    return [sitter.handed(away=False) if sitter.kind == PERSON else sitter for sitter in moved]


def to_text(sitters: Sequence[Sitter]) -> str:
    """For the log."""
    return json.dumps([asdict(sitter) for sitter in sitters])


def from_text(text: str) -> list[Sitter]:
    """From the log."""
    return [Sitter(**row) for row in json.loads(text)]
