"""A puzzle as a table: nobody plays there, but whoever looks is asked what to do."""

from __future__ import annotations

import json
import secrets
from typing import Any

from bricabrac.bots import PEOPLE
from bricabrac.engine.dice import LOOSE_SEEDS
from bricabrac.engine.match import View
from bricabrac.puzzles.book import Book
from bricabrac.store import Header
from bricabrac.web.clock.clock import Clock
from bricabrac.web.table import seating
from bricabrac.web.table.log import Log
from bricabrac.web.table.seating import Sitter
from bricabrac.web.table.seats import Seats


class Setting:
    """What a board is made of, see ``board/shown.py``."""

    is_past, is_preparing, version = True, False, 0

    def __init__(self, book: Book, number: int, me: Sitter, may_answer: bool, strip: str) -> None:
        self.puzzle, self.may_answer, self.strip = book[number], may_answer, strip
        self.address = f"/puzzles/{book.game.name}/{number}"
        match = self.puzzle.match(book.game)
        header = Header("", book.game.name, book.game.version, match.seats, match.seed)
        sitters = seated(book, number, me)
        self.log = Log(header, match, Seats(seating.apart(sitters)), Clock(match.seats))

    def view(self, seat: int) -> View:
        """What the seat of the puzzle sees."""
        return self.log.match.view(seat)

    def is_here(self, player: str) -> bool:
        """Whoever looks is here."""
        return True

    def is_me(self, seat: int, eyes: int) -> bool:
        """Whoever looks sits on the seat that is asked."""
        return seat == self.puzzle.seat


def seated(book: Book, number: int, me: Sitter) -> list[Sitter]:
    """Who sits where: the solver on the seat that is asked, and people of the house elsewhere."""
    puzzle, others = book[number], [*PEOPLE]
    first = number % len(others)
    bots = iter(others[first:] + others[:first])
    seats = len(puzzle.position["seats"])
    return [me if seat == puzzle.seat else seating.bot(next(bots)) for seat in range(seats)]


def opening(book: Book, number: int) -> list[tuple[str, int, str]]:
    """What the log of a match begins with that is played on from a puzzle.

    All that the seat cannot see is dealt anew: what lies in the package could be looked up.
    """
    puzzle = book[number]
    dealt = puzzle.match(book.game).dealt_anew(puzzle.seat, secrets.randbelow(LOOSE_SEEDS))
    position: dict[str, Any] = dealt.dump()
    return [("position", -1, json.dumps(position))]
