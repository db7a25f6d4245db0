"""What the front page tells of puzzles: the one of the day, and how many are solved."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime

from bricabrac.puzzles.book import book_of
from bricabrac.store import Store
from bricabrac.store.solving import Solving
from bricabrac.web.show import offered


@dataclass(frozen=True, slots=True)
class Card:
    """The puzzle of the day of a game, for a player."""

    game: str
    number: int
    address: str
    stars: int
    is_solved: bool
    solved: int  # of all puzzles of the game
    total: int


def today() -> date:
    """The day, everywhere the same."""
    return datetime.now(UTC).date()


async def cards_for(store: Store, player: str, day: date) -> list[Card]:
    """A card for every game that has puzzles."""
    known, found = await Solving(store).of(player), []
    for game in offered():
        if book := book_of(game):
            number = book.of_the_day(day)
            is_solved, address = known.get(book[number].id, False), f"/puzzles/{game}/{number}"
            solved = sum(known.get(one.id, False) for one in book.puzzles)
            told = (address, book[number].stars, is_solved, solved, len(book))
            found.append(Card(game, number, *told))
    return found
