"""``bricabrac train``: learn a game by playing against oneself."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.choices import add_game, count, seats_for
from bricabrac.cli.interruption import Interruption
from bricabrac.cli.progress import Bar
from bricabrac.cli.screen import Screen
from bricabrac.games import GAMES
from bricabrac.search.weights import from_bytes


def add(parser: Parser) -> None:
    """The arguments."""
    add_game(parser)
    option(parser, "players", type=count, nargs="*", metavar="N")
    option(parser, "minutes", type=float, default=10.0, metavar="M")
    option(parser, "first", type=float, default=1.5, metavar="M")
    option(parser, "mixed", type=float, default=0.0, metavar="M")
    option(parser, "window", type=count, default=400_000, metavar="N")
    option(parser, "workers", type=count, metavar="N")
    option(parser, "folder", type=Path, default=Path("learned"), metavar="FOLDER")
    option(parser, "resume", type=Path, metavar="FILE")
    option(parser, "json", action="store_true")


def run(args: Namespace) -> int:
    """Learn, and keep what was learned."""
    from bricabrac.training.school import Course, School

    game, screen = GAMES[args.game], Screen(args.lang)
    seats = [seats_for(game, number) for number in args.players or [None]]
    resumed = from_bytes(args.resume.read_bytes(), game) if args.resume else None
    course = Course(
        seconds=60 * args.minutes,
        first=0 if resumed else 60 * args.first,
        mixed=60 * args.mixed,
        window=args.window,
        actors=args.workers or 0,
    )
    school = School(game, seats, args.folder / args.game, course)
    if resumed:
        school.begin_with(resumed)
    say = screen.texts.say
    with Interruption() as interruption, Bar(say("train-learning"), round(course.seconds)) as bar:
        for report in school.learn():
            bar.at(round(report.seconds))
            if args.json:
                print(json.dumps(asdict(report)), flush=True)
            else:
                bar.say(say("train-so-far", value=report.value, policy=report.policy))
    screen.say("train-done", matches=school.report.matches, folder=str(school.folder))
    return interruption.status
