"""People: what those at a table are called, and what it shows of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bricabrac.bots import BOTS, LADDER, PEOPLE, games_of
from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.words import Words
from bricabrac.games import GAMES
from bricabrac.web.board.shown import Shown
from bricabrac.web.board.speech import Named, texts
from bricabrac.web.show import show_of
from bricabrac.web.table.log import Log
from bricabrac.web.table.seating import BOT, OPEN, PERSON, Sitter, colour_of


def bots(game: str) -> list[str]:
    """Whom one can play a game with: the people, gentlest first, and the bots of plug-ins."""
    return [name for name, bot in BOTS.items() if name not in LADDER and game in games_of(bot)]


def bot_name(bot: str, say: Words) -> str:
    """What a bot is called."""
    if bot in PEOPLE:
        return PEOPLE[bot].name
    id = f"bot-{bot}"
    return say.say(id) if id in say else bot.capitalize()


def bot_about(bot: str, say: Words) -> str:
    """A word about how a bot plays."""
    id = f"bot-{bot}-about"
    if id in say or bot not in BOTS:
        return say.say(id) if id in say else ""
    return " ".join(str(BOTS[bot].__doc__).split())


def name_of(seat: int, sitter: Sitter, say: Words) -> str:
    """What a sitter is called at the table."""
    if sitter.kind == BOT:
        return bot_name(sitter.bot, say)
    if sitter.kind == OPEN:
        return say.say("open-seat")
    return sitter.name or say.say("guest", number=colour_of(seat, sitter) + 1)


def names_at(log: Log, say: Words) -> list[str]:
    """What everybody is called."""
    return [*names_of(tuple(log.seats.sitters), say)]


@lru_cache(4000)
def names_of(sitters: tuple[Sitter, ...], say: Words) -> tuple[str, ...]:
    """The same; namesakes get a number, and keep it from match to match."""
    names = [name_of(seat, sitter, say) for seat, sitter in enumerate(sitters)]
    numbered = list(names)
    for name in {name for name in names if names.count(name) > 1}:
        alike = [seat for seat, other in enumerate(names) if other == name]
        alike.sort(key=lambda seat: colour_of(seat, sitters[seat]))
        for number, seat in enumerate(alike, 1):
            numbered[seat] = f"{name} {number}"
    return tuple(numbered)


def words_at(log: Log, language: str, me: int = SPECTATOR) -> Named:
    """The game's words in a language, with names of those at a table; ``me`` is called "you"."""
    names = names_of(tuple(log.seats.sitters), texts(language))
    return words_with(log.game.name, language, names, me)


@lru_cache(4000)
def words_with(game: str, language: str, names: tuple[str, ...], me: int) -> Named:
    """The same words for the same names: whatever is made of them is known by them, too."""
    say = texts(language)
    later = {"lesson-later": lambda words, message: say.say(message)}
    return Named(GAMES[game].words(language), names, {**show_of(game).aliases, **later}, me)


def letters_of(names: Sequence[str]) -> list[str]:
    """A letter for each name; of those that begin alike a number at the end, or another letter."""
    first, letters = [name[:1].upper() for name in names], list[str]()
    for name, letter in zip(names, first, strict=True):
        if first.count(letter) > 1:
            inside = [one.upper() for one in name if one.isalnum()]
            tried = [*inside[-1:], *inside] if name[-1:].isdigit() else inside
            letter = next((one for one in tried if one not in letters), letter)
        letters.append(letter)
    return letters


@dataclass(frozen=True, slots=True, eq=False)
class Person:
    """Who sits on a seat, as the table shows it; who looks the same is the same: see ``person``."""

    seat: int
    colour: int  # from 1
    name: str
    letter: str
    portrait: str  # of somebody who is not a guest; or none
    is_me: bool
    is_bot: bool
    is_open: bool
    is_away: bool
    is_out: bool  # for good
    is_here: bool
    about: str
    key: str


@lru_cache(20_000)
def person(**facts: Any) -> Person:
    """Somebody of whom these are the facts: nearly every part of a board is known by them."""
    return Person(**facts)


def people_of(shown: Shown, eyes: int, names: Sequence[str], say: Words) -> tuple[Person, ...]:
    """Everybody at a table, as a seat or a spectator sees them."""
    letters = letters_of(names)
    return tuple(
        person(
            seat=seat,
            colour=colour_of(seat, sitter) + 1,
            name=names[seat],
            letter=letters[seat],
            portrait=sitter.bot if sitter.bot in PEOPLE else "",
            is_me=shown.is_me(seat, eyes),
            is_bot=sitter.kind == BOT,
            is_open=sitter.kind == OPEN,
            is_away=sitter.kind == PERSON and sitter.away,
            is_out=sitter.late or sitter.resigned,
            is_here=sitter.kind != PERSON or shown.is_here(sitter.player),
            about=bot_about(sitter.bot, say) if sitter.bot else "",
            key=sitter.key if eyes != SPECTATOR else "",  # only those at the table invite to it
        )
        for seat, sitter in enumerate(shown.log.seats.sitters)
    )


def sharing(log: Log, seat: int, people: tuple[Person, ...]) -> tuple[Person, ...]:
    """Everybody on the device of a seat, if it is shared."""
    own = log.seats.of(log.seats.sitters[seat].player) if seat != SPECTATOR else []
    return tuple(people[one] for one in own) if len(own) > 1 else ()
