"""``bricabrac review``: where a match was decided, by whom, and how much of it was luck."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from bricabrac.cli.arguments import Parser, file, option
from bricabrac.cli.choices import count
from bricabrac.cli.files import match_from
from bricabrac.cli.progress import Bar, compiling
from bricabrac.cli.screen import Screen
from bricabrac.cli.speech import Spoken, names
from bricabrac.cli.texts import Trouble, texts
from bricabrac.engine.match import Match
from bricabrac.engine.notation import write
from bricabrac.engine.phrases import seat_name
from bricabrac.review.judging import THINK, in_pieces, made_by
from bricabrac.review.reckoning import PHASES, Review
from bricabrac.review.telling import points_of, reasons, review_words
from bricabrac.review.thoughts import piece, think_for, whole
from bricabrac.review.turning import deeds
from bricabrac.review.writing import to_json

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # letters of a curve


def add(parser: Parser) -> None:
    """The arguments."""
    file(parser, "option-record-file")
    option(parser, "seconds", type=count, metavar="S")
    option(parser, "names", type=names, default={}, metavar="NAME,NAME")
    parser.add_argument("--json", action="store_true", help=parser.texts.say("option-json"))


def run(args: Namespace) -> int:
    """Judge every decision, and tell what is thought of the match."""
    match = match_from(args.file)
    if match.outcome() is None:
        raise Trouble("trouble-review", file=args.file)
    think = think_for(len(match.history), args.seconds) if args.seconds else THINK
    review = made(match, think, args.lang)
    if args.json:
        print(to_json(review, made_by(match, think)))
        return 0
    Told(match, review, Screen(args.lang), args.names).tell()
    return 0


def made(match: Match, think: int, language: str) -> Review:
    """The review, with a bar where somebody looks."""
    record, judged = write(match), []
    with compiling(language):
        judged += piece(record, 0, 1, think)
    with Bar(texts(language).say("review-progress"), len(match.history)) as bar:
        for some in in_pieces(match):
            judged += piece(record, max(1, some.start), some.stop, think)
            bar.at(some.stop)
    return whole(record, judged)


class Told:
    """A review on the screen."""

    def __init__(self, match: Match, review: Review, screen: Screen, named: dict[int, str]) -> None:
        self.match, self.review, self.screen = match, review, screen
        self.words = Spoken(match.game.words(screen.language), named)
        self.say = review_words(screen.language)
        self.names = [self.words.say(seat_name(seat)) for seat in range(match.seats)]

    def text(self, id: str, **about: Any) -> str:
        """What reviews say, wherever they are read."""
        return self.say.say(id, **about)

    def tell(self) -> None:
        """All of it."""
        self.curves()
        self.turning()
        self.decisions()
        self.parts()
        self.accuracy()

    def title(self, id: str) -> None:
        """A title, and what is to be known about what follows."""
        self.screen.tell("")
        self.screen.tell(self.text(id), "bold cyan")
        self.screen.tell(self.text(f"{id}-about"), "dim")

    def curves(self) -> None:
        """The win of each seat from the first decision to the end."""
        for id, curve in (("review-known", self.review.known), ("review-open", self.review.open)):
            self.title(id)
            listed = Table.grid(padding=(0, 2, 0, 0))
            for seat, name in enumerate(self.names):
                shares = [point[seat] for point in curve]
                ends = f"{100 * shares[0]:.0f} → {100 * shares[-1]:.0f} %"
                listed.add_row(Text(name), Text(drawn(shares), "cyan"), Text(ends))
            self.screen.show(listed)

    def turning(self) -> None:
        """The decisions on which most depended."""
        self.title("review-turning")
        for one in self.review.turning:
            cost = points_of(one.cost, one.spread, self.say)
            head = self.text("review-at", number=one.number + 1, name=self.names[one.seat])
            self.screen.tell(f"{head}: {cost}", "bold")
            for id, line in (("review-played", one.played), ("review-better", one.better)):
                told = deeds(self.match, one.number, line.actions, self.words)
                self.screen.tell(f"{self.text(id)}: {' → '.join(told)}", indent=2)
            for reason in reasons(one, self.match.game, self.words, self.say):
                self.screen.tell(reason, indent=2)
        if not self.review.turning:
            self.screen.tell(self.text("review-none"))

    def decisions(self) -> None:
        """Every decision that cost more than noise."""
        self.title("review-mistakes")
        name, listed = self.match.game.numbering.name, Table.grid(padding=(0, 2, 0, 0))
        for one in self.review.judged:
            done = self.match.history[one.number]
            if one.is_mistake(done.seat):
                cost = points_of(one.cost[done.seat], one.spread, self.say)
                row = (str(one.number + 1), self.names[done.seat], name(done.action))
                listed.add_row(*row, "→", Text(name(one.best), "green"), Text(cost))
        self.screen.show(listed)

    def parts(self) -> None:
        """Luck and skill, seat by seat."""
        self.title("review-parts")
        listed = Table(box=None, padding=(0, 2, 0, 0))
        for id in ("seat", "place", "deal", "luck", "own", "others", "result"):
            listed.add_column(self.text(f"review-part-{id}"), justify="right")
        for name, part in zip(self.names, self.review.parts, strict=True):
            gave = (f"{100 * one:+.0f}" for one in (part.deal, part.luck, part.own, part.others))
            listed.add_row(name, f"{100 * part.place:.0f}", *gave, f"{100 * part.result:.0f} %")
        self.screen.show(listed)

    def accuracy(self) -> None:
        """How well everybody decided, phase by phase."""
        self.title("review-accuracy")
        listed = Table(box=None, padding=(0, 2, 0, 0))
        listed.add_column(self.text("review-part-seat"), justify="right")
        for phase in PHASES:
            listed.add_column(self.text(f"review-{phase}"), justify="right")
        for name, phases in zip(self.names, self.review.accuracy, strict=True):
            cells = ("–" if one.percent is None else f"{one.percent:.0f} %" for one in phases)
            listed.add_row(name, *cells)
        self.screen.show(listed)


def drawn(shares: Sequence[float]) -> str:
    """A curve as a row of blocks."""
    last = len(shares) - 1
    places = range(min(WIDTH, last + 1))
    chosen = [shares[round(place * last / max(1, len(places) - 1))] for place in places]
    return "".join(BLOCKS[min(7, int(8 * max(0.0, share)))] for share in chosen)
