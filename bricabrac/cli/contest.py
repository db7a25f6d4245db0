"""What long commands share: arguments, the matches themselves, records and pictures."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any

from bricabrac.arena.cluster import Cluster, NoCluster
from bricabrac.arena.crew import Crew, R, T
from bricabrac.arena.ledger import Ledger, NoLedger
from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import Played, play, prepare
from bricabrac.arena.tally import in_order, record_name
from bricabrac.bots.minds import Failed
from bricabrac.cli.arguments import Parser, one_of, option
from bricabrac.cli.choices import add_first_seed, budget, count, first_seed, seats_for
from bricabrac.cli.files import save
from bricabrac.cli.progress import Bar
from bricabrac.cli.texts import Trouble, texts
from bricabrac.engine.twins import watched
from bricabrac.games import GAMES

ROUNDS = 100  # the limit of matches that could go on for ever (ruling 36)


def add_contest(parser: Parser) -> None:
    """The arguments that both have."""
    games = one_of(GAMES, "trouble-game")
    first = next(iter(GAMES))
    option(parser, "game", type=games, default=first, metavar="|".join(GAMES))
    option(parser, "players", type=count, metavar="N")
    option(parser, "pairs", type=count, default=100, metavar="N")
    option(parser, "think", type=budget, metavar="N|Ns")
    add_first_seed(parser)
    option(parser, "rounds", type=count, default=ROUNDS, metavar="N")
    option(parser, "workers", type=count, metavar="N")
    option(parser, "ray", nargs="?", const="", metavar="ADDRESS")
    option(parser, "records", metavar="DIR")
    option(parser, "ledger", metavar="FILE")
    option(parser, "json", action="store_true")
    option(parser, "plot", metavar="FILE")


class Contest:
    """A game, a number of seats, and how matches between bots are played and kept."""

    def __init__(self, args: Namespace) -> None:
        self.args, self.game = args, GAMES[args.game]
        self.players = seats_for(self.game, args.players)
        self.options = {"rounds": args.rounds} if "rounds" in self.game.options else {}
        self.deals = range(args.seed, args.seed + args.pairs)
        first_seed(str(self.deals[-1]))
        needs(
            plot="matplotlib" if args.plot is not None else None,
            cluster="ray" if args.ray is not None else None,
        )
        if args.records:
            try:
                Path(args.records).mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Trouble("trouble-saving", file=args.records, why=error.strerror) from None
        self.ledger = ledger_at(args.ledger) if args.ledger else None

    def play(self, sittings: list[Sitting], score: Callable[[], str]) -> Iterator[Played]:
        """How the matches went, in their order; ``score`` is what the progress bar says."""
        known = {one.number: one for one in self._known(sittings)}
        missing = [sitting for sitting in sittings if sitting.number not in known]
        for one in in_order(chain(known.values(), self._played(missing, sittings, score))):
            record = self._record_of(sittings[one.number])
            if record and one.number not in known:
                save(one.record, record)
            yield one

    def _known(self, sittings: list[Sitting]) -> Iterator[Played]:
        """Those that the ledger holds, unless a record of them is wanted and missing."""
        for one in self.ledger.known(sittings) if self.ledger else ():
            record = self._record_of(sittings[one.number])
            if record is None or os.path.exists(record):
                yield one

    def _played(
        self, missing: list[Sitting], sittings: list[Sitting], score: Callable[[], str]
    ) -> Iterator[Played]:
        """Those that are played now, each in the ledger as soon as it is over."""
        for one in crewed(self.args, score, play, missing, prepare) if missing else ():
            if self.ledger:
                try:
                    self.ledger.add(sittings[one.number], one)
                except OSError as error:
                    file, why = self.args.ledger, error.strerror
                    raise Trouble("trouble-saving", file=file, why=why) from None
            yield one

    def _record_of(self, sitting: Sitting) -> str | None:
        """The file for the record of a match, if records are wanted."""
        folder = self.args.records
        return os.path.join(folder, record_name(sitting)) if folder else None


def ledger_at(file: str) -> Ledger:
    """The ledger in a file, which need not be there yet; or Trouble."""
    try:
        ledger = Ledger(Path(file))
        with open(file, "ab"):
            return ledger
    except NoLedger as error:
        raise Trouble("trouble-ledger", file=file, line=str(error)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Trouble("trouble-saving", file=file, why=why) from None


def crewed(
    args: Namespace,
    told: Callable[[], str],
    job: Callable[[T], R],
    tasks: list[T],
    ready: Callable[[T], None],
) -> Iterator[R]:
    """What the job makes of tasks, on all cores or a cluster; ``told`` stands before the bar."""
    words = texts(args.lang)

    def compiling(done: int, total: int, name: str) -> None:
        bar.say(words.say("compiling", name=name, done=done, total=total))

    crew = Crew(args.workers) if args.ray is None else Cluster(args.ray, args.workers)
    with Bar(words.say("contest-start"), len(tasks)) as bar, watched(compiling):
        try:
            for number, one in enumerate(crew.do(job, tasks, ready), 1):
                yield one
                bar.at(number)
                bar.say(told())
        except Failed as failed:
            raise Trouble("trouble-bot-failed", why=str(failed)) from None
        except NoCluster as missing:
            raise Trouble("trouble-cluster", why=str(missing)) from None


def needs(**extras: str | None) -> None:
    """Trouble, if an extra is asked for whose module is not there: ``data="arro3"``."""
    for extra, module in extras.items():
        if module is not None and find_spec(module) is None:
            raise Trouble("trouble-extra", extra=extra)


def draw(picture: Callable[..., None], file: str, *what: Any) -> None:
    """Save a picture."""
    try:
        picture(file, *what)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Trouble("trouble-saving", file=file, why=why) from None


def percent(number: float) -> str:
    """As people read it."""
    return f"{100 * number:.1f}"


def signed(number: float) -> str:
    """Elo, which can be without end."""
    if number in (float("inf"), float("-inf")):
        return "+∞" if number > 0 else "−∞"
    return f"{number:+.0f}".replace("-", "−")
