"""``bricabrac replay``: a saved match, step by step or told in one go."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress

from bricabrac.cli.arguments import Parser, file, one_of, option
from bricabrac.cli.drawing import board
from bricabrac.cli.files import match_from
from bricabrac.cli.screen import Screen
from bricabrac.cli.speech import Spoken, names
from bricabrac.cli.texts import Trouble, sentence
from bricabrac.engine.match import SPECTATOR, Match
from bricabrac.engine.words import Words


def add(parser: Parser) -> None:
    """The arguments."""
    file(parser, "option-record-file")
    parser.add_argument(
        "--seat",
        type=one_of((*map(str, range(5)), "all"), "trouble-eyes"),
        metavar="N|all",
        help=parser.texts.say("option-eyes"),
    )
    option(parser, "names", type=names, default={}, metavar="NAME,NAME")
    option(parser, "plain", action="store_true")


def run(args: Namespace) -> int:
    """Step through the record, or tell it line by line where nobody can press a key."""
    match = match_from(args.file)
    is_open = args.seat == "all"
    if is_open and match.outcome() is None:
        raise Trouble("trouble-running", file=args.file)
    seat = SPECTATOR if is_open or args.seat is None else int(args.seat)
    if seat >= match.seats:
        raise Trouble("trouble-no-seat", seat=seat, most=match.seats - 1)
    replay = Replay(match, seat, is_open, Screen(args.lang), args.names)
    if args.plain or not replay.screen.is_live:
        replay.tell_all()
        return 0
    with suppress(EOFError):
        replay.step_through()
    return 0


class Replay:
    """A record, and the eyes through which it is seen."""

    def __init__(
        self, match: Match, seat: int, is_open: bool, screen: Screen, named: dict[int, str]
    ) -> None:
        self.match, self.seat, self.is_open = match, seat, is_open
        self.screen, self.named = screen, named

    @property
    def words(self) -> Words:
        """The game's words."""
        return Spoken(self.match.game.words(self.screen.language), self.named, self.seat)

    def told(self, number: int) -> list[str]:
        """What happened with one action. With all open, whoever acted tells it."""
        done = self.match.history[number]
        audience = done.seat if self.is_open else self.seat
        return [sentence(self.words.say(event)) for event in self.match.events(number, audience)]

    def tell_all(self) -> None:
        """Every action of the record and what happened, line by line."""
        for number, done in enumerate(self.match.history):
            print(f"{number + 1:>4}  {done.seat} {self.shown_action(number)}")
            for line in self.told(number):
                print(f"      {line}")
        print(self.closing())

    def shown_action(self, number: int) -> str:
        """The text of an action."""
        return self.match.game.numbering.name(self.match.history[number].action)

    def closing(self) -> str:
        """How many actions there are, and whether the match is over."""
        id = "replay-running" if self.match.outcome() is None else "replay-over"
        return self.screen.texts.say(id, count=len(self.match.history))

    def step_through(self) -> None:
        """Enter goes on, ``b`` back, a number jumps, ``q`` ends."""
        place, last = 0, len(self.match.history)
        while True:
            self.show(place)
            line = self.screen.ask("replay-prompt", place=place, last=last).lower()
            if line == "q":
                return
            if not line:
                if place == last:
                    return
                place += 1
            elif line == "b":
                place = max(0, place - 1)
            elif line.isdecimal() and len(line) < 7:
                place = min(int(line), last)

    def show(self, place: int) -> None:
        """The table after so many actions, and what the last of them did."""
        self.screen.clear()
        match = self.match.until(place)
        view = match.truth() if self.is_open else match.view(self.seat)
        self.screen.show(board(view, self.words, {}))
        if place:
            done = self.match.history[place - 1]
            self.screen.tell(f"{place}. {done.seat} {self.shown_action(place - 1)}", "bold")
            for line in self.told(place - 1):
                self.screen.tell(f"• {line}", indent=1)
        if place == len(self.match.history):
            self.screen.tell(self.closing(), "bold")
