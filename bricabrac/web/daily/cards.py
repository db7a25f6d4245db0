"""Cards: the dreams of a day as one guest finds them, on the day's page and on the front page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from babel.dates import format_date
from starlette.requests import Request

from bricabrac.bots import PEOPLE
from bricabrac.bots.daily import Dream
from bricabrac.engine.words import Words
from bricabrac.games import GAMES
from bricabrac.store.dreams import Dreamt
from bricabrac.web.board.people import bot_about, bot_name
from bricabrac.web.daily.keeping import day_in, dreamt_by, today
from bricabrac.web.daily.ranking import Result, streak
from bricabrac.web.pages import desk
from bricabrac.web.show import show_of

NEW, BEGUN, DONE = "new", "begun", "done"


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody whom all meet that day."""

    id: str
    name: str
    about: str
    level: int


@dataclass(frozen=True, slots=True)
class Card:
    """A dream, and how far a guest has come with it."""

    game: str
    title: str
    sky: str
    poster: tuple[str, ...]
    minutes: int
    day: str
    people: tuple[Opponent, ...]
    seat: int  # of whoever dreams, from 1
    seats: int
    state: str  # NEW, BEGUN or DONE
    match: str  # in which it is dreamt
    result: Result | None
    told: str  # the result in words
    streak: int
    is_playable: bool  # by the rules of today

    @property
    def address(self) -> str:
        """Where one begins, goes on, or reads what became of it."""
        return f"/matches/{self.match}" if self.state == BEGUN else f"/daily#{self.game}"


async def cards(request: Request) -> list[Card]:
    """The dreams of today, for whoever asks."""
    house = desk.shop_of(request).house
    day, mine = await day_in(house, today()), await dreamt_by(house, desk.guest_of(request).player)
    return cards_of(day.dreams, mine, desk.say_to(request)) if day else []


def cards_of(dreams: Sequence[Dream], mine: Sequence[Dreamt], say: Words) -> list[Card]:
    """Some dreams, for somebody who has dreamt these."""
    count = streak(mine, today())
    return [card_of(dream, mine, count, say) for dream in dreams]


def card_of(dream: Dream, mine: Sequence[Dreamt], count: int, say: Words) -> Card:
    """One dream."""
    show, key = show_of(dream.game), (str(dream.day), dream.game)
    own = next((one for one in mine if (one.day, one.game) == key), None)
    result = Result.read(own.result) if own and own.result else None
    return Card(
        dream.game,
        say.say(f"title-{dream.game}"),
        show.sky,
        show.poster,
        show.minutes,
        str(dream.day),
        tuple(
            Opponent(bot, bot_name(bot, say), bot_about(bot, say), PEOPLE[bot].level)
            for bot in dream.bots
            if bot in PEOPLE
        ),
        dream.seats.index("") + 1,
        len(dream.seats),
        DONE if result else BEGUN if own else NEW,
        own.match if own else "",
        result,
        told_of(result, say) if result else "",
        count,
        GAMES[dream.game].version == dream.version,
    )


def said(day: date | str, language: str) -> str:
    """A day in words."""
    place = "en_GB" if language == "en" else language
    return format_date(date.fromisoformat(str(day)), "long", locale=place)


def told_of(result: Result, say: Words) -> str:
    """What became of a dream, in words."""
    if not result.is_whole:
        return say.say("dream-given-up")
    kind = f"{'won' if result.is_won else 'lost'}{'' if result.margin else '-level'}"
    return say.say(f"dream-{kind}", points=result.own, margin=abs(result.margin))
