"""``bricabrac study``: what bots that play a game many times can tell about it."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bricabrac.cli.arguments import Parser, one_of, option
from bricabrac.cli.choices import add_first_seed, add_game, count, first_seed, seats_for
from bricabrac.cli.contest import crewed, needs, percent
from bricabrac.cli.files import save, text_of
from bricabrac.cli.interruption import Interruption
from bricabrac.cli.parts import Parts
from bricabrac.cli.screen import Screen
from bricabrac.engine.words import Words
from bricabrac.games import GAMES

if TYPE_CHECKING:
    from bricabrac.research.findings import Finding
    from bricabrac.research.study import Task

BOTS = {"insight": "study-bot-insight", "plan": "study-bot-plan"}
CHUNK = 500  # matches of a task
MOST = 24  # rows of a chart; the file of figures has all
TITLES = {
    "order": ("study-order", "study-order-about"),
    "length": ("study-length", "study-length-about"),
    "winners": ("study-winners", "study-winners-about"),
    "taken": ("study-taken", "study-taken-about"),
    "widths": ("study-widths", "study-widths-about"),
    "luck": ("study-luck", "study-luck-about"),
    "without": ("study-without", "study-without-about"),
}
PERCENT = ("order", "taken", "luck", "without")  # questions that are answered in parts of a hundred
STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#2b2118, #efe3cf); --paper: light-dark(#f6efe2, #1d1712);
  --brass: light-dark(#9a6a1f, #d9a441); --faint: light-dark(#c9b99c, #57493a) }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, serif; margin: 2rem auto;
  max-width: 50rem; padding: 0 1rem } h1, h2 { line-height: 1.2 } svg { width: 100%; height: auto }
text { fill: var(--ink); font: 13px Georgia, serif } .number { font-variant-numeric: tabular-nums }
.middle { stroke: var(--faint); stroke-dasharray: 3 3 } .span { stroke: var(--brass); stroke-width: 3 }
.value { fill: var(--brass) } .half { fill: none; stroke: var(--ink) }
.curve { fill: none; stroke: var(--brass); stroke-width: 2.5 } .small { color: var(--brass) }
.phone { display: none } @media (max-width: 36rem) { .phone { display: block } .desk { display: none } }
"""  # noqa: E501


def add(parser: Parser) -> None:
    """The arguments."""
    add_game(parser)
    help = parser.texts.say("option-study")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=help)
    help = parser.texts.say("option-study-bots")
    known = one_of(BOTS)
    parser.add_argument(
        "--bots", nargs="+", type=known, default=[*BOTS], metavar="|".join(BOTS), help=help
    )
    option(parser, "matches", type=count, default=20_000, metavar="N")
    option(parser, "players", type=count, nargs="*", metavar="N")
    add_first_seed(parser)
    option(parser, "workers", type=count, metavar="N")
    option(parser, "ray", nargs="?", const="", metavar="ADDRESS")
    option(parser, "json", action="store_true")


def run(args: Namespace) -> int:
    """Play what is missing, then write the page and the figures."""
    needs(cluster="ray" if args.ray is not None else None)
    from bricabrac.research import findings, study

    game, words = GAMES[args.game], Screen(args.lang).texts
    players = [seats_for(game, n) for n in args.players or game.seats]
    tasks = [*tasks_of(args, players)]
    first_seed(str(max(task.first + task.deals for task in tasks)))
    asked = {"game": game.name, "version": game.version, "players": players, "bots": args.bots}
    asked |= {"matches": args.matches, "seed": args.seed}
    parts = Parts(args.folder, asked)
    left = [task for task in tasks if not parts.has(task.name)]
    with Interruption() as interruption:
        told = lambda: words.say("study-playing")  # noqa: E731
        for task, sums in crewed(args, told, study.done, left, study.get_ready):
            parts.keep(task.name, json.dumps(sums).encode())
    halves: dict[Any, dict[int, Any]] = {}
    for task in tasks:
        if parts.has(task.name):
            sums = json.loads(text_of(str(args.folder / task.name)))
            known = halves.setdefault((task.kind, task.players, task.bot), {})
            known[task.half] = study.added(known[task.half], sums) if task.half in known else sums
    answers = findings.found(halves, game)
    agree, compared = findings.agreement(answers)
    about = asked | {"agree": agree, "compared": compared}
    figures = json.dumps(about | {"findings": [one.to_dict() for one in answers]})
    if answers:
        parts.keep("figures.json", figures.encode())
        save(page(answers, about, words, args.lang), str(args.folder / "study.html"))
    if args.json:
        print(figures)
    else:
        where = str(args.folder / "study.html")
        Screen(args.lang).say("study-done", "", file=where, agree=agree, compared=compared)
    return interruption.status


def tasks_of(args: Namespace, players: list[int]) -> Iterator[Task]:
    """All that is to be played: each question twice, with other deals, half of the matches each."""
    from bricabrac.research.study import LUCK, PLAY, REPEATS, WITHOUT, Task

    taking, number = GAMES[args.game].taking, 0
    cards = len(taking.names) if taking else 0
    # What a card is worth, and how much is luck, is asked of the fewest and the first bot.
    questions = [(PLAY, n, bot, 1) for n in players for bot in args.bots]
    questions += [(LUCK, players[0], bot, REPEATS) for bot in args.bots]
    questions += [(WITHOUT, players[0], args.bots[0], 1 + cards)]
    for kind, n, bot, times in questions:
        wanted = args.matches if kind != WITHOUT else 2 * args.matches
        deals = -(-wanted // (2 * times))
        each = max(1, CHUNK // times)
        for half in range(2):
            start = args.seed + half * deals
            for first in range(start, start + deals, each):
                size = min(each, start + deals - first)
                yield Task(number, kind, args.game, n, bot, first, size, half)
                number += 1


def page(answers: list[Finding], about: dict[str, Any], words: Words, language: str) -> str:
    """The answers as a page that needs nothing else."""
    say = words.say
    title = say("study-title", game=str(about["game"]).capitalize())
    parts = [
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f"<h1>{escape(title)}</h1><p>{escape(say('study-about'))}</p>",
        f"<p>{escape(say('study-agree', agree=about['agree'], compared=about['compared']))}</p>",
    ]
    last = ""
    for one in answers:
        if one.question != last:
            last = one.question
            heading, explained = map(say, TITLES[last])
            parts.append(f"<h2>{escape(heading)}</h2><p>{escape(explained)}</p>")
        bot = say(BOTS[one.bot])
        told = say("study-of", players=one.players, bot=bot, matches=one.matches)
        parts.append(f'<p class="small">{escape(told)}</p>')
        parts += drawn(one, told) if one.rows else []
    return "\n".join([*parts, "</html>\n"])


def drawn(one: Finding, title: str) -> list[str]:
    """The chart of an answer in either size: those that differ most, the largest on top."""
    from bricabrac.research.chart import SIZES, curve, dots

    if one.question == "widths":
        return [curve(one.rows, lambda value: f"{value:.1f}", title, size) for size in SIZES]
    rows = sorted(one.rows, key=lambda row: -abs(row.value - (one.middle or 0)) / (row.error or 1))
    if one.question in ("winners", "taken", "without"):
        rows = sorted(rows[:MOST], key=lambda row: -row.value)
    else:
        rows = [*one.rows]
    is_share = one.question in PERCENT
    shown = lambda v: f"{percent(v)} %" if is_share else f"{v:.2f}"  # noqa: E731
    return [dots(rows, one.middle, shown, title, size) for size in SIZES]
