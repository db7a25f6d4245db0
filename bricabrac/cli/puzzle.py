"""``bricabrac puzzle``: sets a puzzle at the terminal, and judges the answer."""

from __future__ import annotations

from argparse import Namespace
from datetime import date
from typing import Any

from bricabrac.arena.entrants import Entrant
from bricabrac.cli.arguments import Parser
from bricabrac.cli.asides import explain
from bricabrac.cli.choices import add_game, count
from bricabrac.cli.opponents import Opponents
from bricabrac.cli.play import Play, chosen
from bricabrac.cli.screen import Screen
from bricabrac.cli.texts import Trouble
from bricabrac.puzzles.book import Book, book_of
from bricabrac.puzzles.telling import judged, puzzle_words, reasons, shown_of
from bricabrac.review.turning import deeds

NEIGHBOUR = "pip"  # who has the other seats: they only need names
ANSWER, LEAVE = "answer", "quit"


def add(parser: Parser) -> None:
    """The arguments."""
    add_game(parser)
    help = parser.texts.say("option-puzzle-number")
    parser.add_argument("number", type=count, nargs="?", metavar="NUMBER", help=help)


def run(args: Namespace) -> int:
    """Set a puzzle, by default the one of the day, until it is solved or left."""
    book = book_of(args.game)
    if book is None:
        raise Trouble("trouble-no-puzzles", game=args.game)
    number = args.number or book.of_the_day(date.today())
    if number > len(book):
        raise Trouble("trouble-puzzle", given=number, most=len(book))
    return Riddle(book, number, Screen(args.lang)).ask()


class Riddle:
    """A puzzle on the screen."""

    def __init__(self, book: Book, number: int, screen: Screen) -> None:
        self.book, self.number, self.screen = book, number, screen
        self.say = puzzle_words(screen.language)
        self.puzzle, self.match = book[number], book[number].match(book.game)
        others = [seat for seat in range(self.match.seats) if seat != self.puzzle.seat]
        opponents = Opponents(Entrant.parse(NEIGHBOUR), screen, others)
        self.playing = Play(self.match, (self.puzzle.seat,), opponents, screen, {})

    def text(self, id: str, **about: Any) -> str:
        """What puzzles say, wherever they are set."""
        return self.say.say(id, **about)

    def ask(self) -> int:
        """Ask until it is solved, shown or left."""
        legal = self.playing.show_table()
        head = {"number": self.number, "total": len(self.book)}
        self.screen.tell(self.text("puzzle-head", **head), "bold cyan")
        self.screen.tell(self.text("puzzle-stars", count=self.puzzle.stars), "dim")
        self.screen.tell(self.text("puzzle-task"))
        while True:
            try:
                line = self.screen.ask("puzzle-prompt")
            except (EOFError, KeyboardInterrupt):
                return 0
            try:
                if line in ("", LEAVE):
                    return 0
                if line.startswith("?"):
                    explain(self.playing, line[1:].strip(), legal)
                elif line == ANSWER:
                    self.tell()
                    return 0
                elif self.judge(chosen(line, legal, self.book.game), legal):
                    return 0
            except Trouble as trouble:
                self.screen.complain(trouble)

    def judge(self, action: int, legal: list[int]) -> bool:
        """Say what is thought of an answer; whether it solves the puzzle."""
        if action not in legal:
            explain(self.playing, self.book.game.numbering.name(action), legal)
        answer = self.puzzle.answered(action)
        is_solved = answer is self.puzzle.best
        told = judged(self.puzzle, answer, self.say)
        self.screen.tell(told, "green" if is_solved else "yellow")
        if is_solved:
            self.tell()
        return is_solved

    def tell(self) -> None:
        """The best line, beside the next best, and why."""
        words, best, other = self.playing.words, self.puzzle.best, self.puzzle.answers[1]
        cost = self.text("puzzle-costs", cost=f"{100 * other.cost:.0f}")
        for head, one in (
            (self.text("puzzle-best-line"), best),
            (f"{self.text('puzzle-next-line')} ({cost})", other),
        ):
            told = deeds(self.match, 0, shown_of(self.match, one.line.actions), words)
            self.screen.tell(f"{head}: {' → '.join(told)}", indent=2)
        for reason in reasons(self.puzzle, other, self.match.game, words, self.say):
            self.screen.tell(reason, indent=2)
        self.screen.tell(self.text("puzzle-averaged"), "dim", indent=2)
