"""What long commands share: arguments, the matches themselves, records and pictures."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bricabrac.arena.cluster import Cluster, NoCluster
from bricabrac.arena.crew import Crew, R, T
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

    def play(self, sittings: list[Sitting], score: Callable[[], str]) -> Iterator[Played]:
        """How the matches went, in their order; ``score`` is what the progress bar says."""
        for played in in_order(crewed(self.args, score, play, sittings, prepare)):
            if self.args.records:
                name = record_name(sittings[played.number])
                save(played.record, os.path.join(self.args.records, name))
            yield played


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
