"""``bricabrac train``: learn a game by playing against oneself."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.choices import add_game, count, percent, seats_for
from bricabrac.cli.contest import signed
from bricabrac.cli.interruption import Interruption
from bricabrac.cli.progress import Bar
from bricabrac.cli.screen import Screen
from bricabrac.games import GAMES
from bricabrac.search.weights import from_bytes

if TYPE_CHECKING:
    from bricabrac.training.school import School

Say = Callable[..., str]


def add(parser: Parser) -> None:
    """The arguments."""
    add_game(parser)
    option(parser, "players", type=count, nargs="*", metavar="N")
    option(parser, "minutes", type=float, default=10.0, metavar="M")
    option(parser, "first", type=float, default=1.5, metavar="M")
    option(parser, "mixed", type=float, default=0.0, metavar="M")
    option(parser, "window", type=count, default=400_000, metavar="N")
    option(parser, "thorough", type=count, default=200, metavar="N")
    option(parser, "gate", type=float, default=2.0, metavar="M")
    option(parser, "deals", type=count, default=40, metavar="N")
    option(parser, "blend", type=percent, metavar="N")
    option(parser, "rivals", type=percent, default=0, metavar="N")
    option(parser, "finer", type=count, default=1, metavar="N")
    option(parser, "workers", type=count, metavar="N")
    option(parser, "folder", type=Path, default=Path("learned"), metavar="FOLDER")
    option(parser, "resume", type=Path, metavar="FILE|FOLDER")
    option(parser, "json", action="store_true")


def run(args: Namespace) -> int:
    """Learn, and keep what was learned."""
    from bricabrac.training.school import Course, School

    game, screen = GAMES[args.game], Screen(args.lang)
    seats = [seats_for(game, number) for number in args.players or [None]]
    goes_on = args.resume is not None and args.resume.is_dir()
    resumed = from_bytes(args.resume.read_bytes(), game) if args.resume and not goes_on else None
    course = Course(
        seconds=60 * args.minutes,
        first=0 if args.resume else 60 * args.first,
        mixed=60 * args.mixed,
        window=args.window,
        thorough=args.thorough,
        actors=args.workers or 0,
        gate=60 * args.gate,
        deals=args.deals,
        blend=args.blend,
        rivals=args.rivals,
        finer=args.finer,
    )
    folder = args.resume if goes_on else args.folder / args.game
    school = School(game, seats, folder, course)
    if resumed:
        school.begin_with(resumed)
    elif goes_on:
        school.resume()
    say, matches = screen.texts.say, school.report.matches
    with Interruption() as interruption, Bar(say("train-learning"), round(course.seconds)) as bar:
        for report in school.learn():
            passed = report.seconds - school.before
            bar.at(round(passed))
            bar.say(so_far(school, (report.matches - matches) / max(1.0, passed), say))
            draw(school, say)
            if args.json:
                print(json.dumps(asdict(report)), flush=True)
    screen.say("train-done", matches=school.report.matches, folder=str(school.folder))
    if school.gates:
        was = "train-newest" if school.gates[-1].is_accepted else "train-best"
        told = was if school.is_proved else "train-none"
        screen.say(told, elo=signed(school.best_elo), deals=course.deals)
    return interruption.status


def so_far(school: School, speed: float, say: Say) -> str:
    """How far one is, in a line."""
    report = school.report
    told = {"value": report.value, "policy": report.policy, "speed": round(speed, 1)}
    return say("train-so-far", matches=report.matches, elo=signed(school.best_elo), **told)


def draw(school: School, say: Say) -> None:
    """Put what was learned when beside it: as a drawing, and as a page."""
    from bricabrac.cli.curves import drawing, page

    title = say("curve-heading", game=school.game.name.capitalize())
    for name, text in (
        ("curve.svg", drawing(school.reports, school.gates, say)),
        ("learned.html", page(school.reports, school.gates, say, title)),
    ):
        (school.folder / name).write_text(text, encoding="utf-8")
