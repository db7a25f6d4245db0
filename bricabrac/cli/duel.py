"""``bricabrac duel``: is one bot stronger than another?"""

from __future__ import annotations

import json
from argparse import Namespace

from bricabrac.arena import pairing
from bricabrac.arena.tally import Report, Tally
from bricabrac.arena.verdict import Test
from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.contest import Contest, add_contest, draw, percent, signed
from bricabrac.cli.interruption import Interruption
from bricabrac.cli.opponents import called, entrant, sent
from bricabrac.cli.screen import Screen
from bricabrac.cli.texts import Trouble

VERDICTS = {
    "stronger": "verdict-stronger",
    "not stronger": "verdict-not-stronger",
    "undecided": "verdict-undecided",
}


def add(parser: Parser) -> None:
    """The arguments."""
    help = parser.texts.say("option-entrant")
    for name in ("a", "b"):
        parser.add_argument(name, type=entrant, metavar=name.upper(), help=help)
    add_contest(parser)
    option(parser, "elo0", type=elo, default=0.0, metavar="ELO")
    option(parser, "elo1", type=elo, default=30.0, metavar="ELO")
    option(parser, "sprt", action="store_true")


def elo(text: str) -> float:
    """The type of a difference in strength."""
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not abs(number) <= 1000:
        raise Trouble("trouble-elo", given=text)
    return number


def run(args: Namespace) -> int:
    """Play, and tell the table; if interrupted, the table so far."""
    if args.elo0 >= args.elo1:
        raise Trouble("trouble-elo-order")
    contest = Contest(args)
    a, b = (str(sent(each, args.think, args.game)) for each in (args.a, args.b))
    tally = Tally(contest.players, Test(args.elo0, args.elo1, players=contest.players))
    sittings = list(pairing.duel(args.game, a, b, contest.players, contest.deals, contest.options))
    with Interruption() as interruption:
        for played in contest.play(sittings, lambda: f"{a} {percent(tally.share())} %"):
            tally.count(played)
            if args.sprt and tally.is_decided():
                break
    tell(args, contest, (a, b), tally.report())
    if args.plot and tally.scores:
        from bricabrac.arena.pictures import running_share

        draw(running_share, args.plot, tally.scores, 1 / contest.players, f"{a} – {b}")
    return interruption.status


def tell(args: Namespace, contest: Contest, who: tuple[str, str], report: Report | None) -> None:
    """What the duel has shown, as JSON or in words."""
    a, b = who
    about = {"game": args.game, "players": contest.players, "seed": args.seed, "a": a, "b": b}
    if args.json:
        print(json.dumps(about | (report.to_dict() if report else {"rounds": 0})))
        return
    screen = Screen(args.lang)
    if report is None:
        screen.say("duel-nothing")
        return
    a, b = called(a), called(b)
    named = about | {"game": args.game.capitalize(), "a": a, "b": b}
    screen.say("duel-title", "bold", **named, rounds=report.rounds, matches=report.matches)
    low, high = map(percent, report.interval)
    share, fair = percent(report.share), percent(report.fair)
    screen.say("duel-share", a=a, share=share, low=low, high=high, fair=fair)
    low, high = map(signed, report.elo_interval)
    screen.say("duel-elo", elo=signed(report.elo), low=low, high=high)
    first, second = (f"{seconds * 1000:.2f}" for seconds in report.seconds)
    screen.say("duel-time", a=a, b=b, first=first, second=second)
    first, *others = (f"{percent(share)} %" for share in report.seats)
    screen.say("duel-seats", first=first, others=", ".join(others))
    screen.say("duel-length", length=f"{report.length:.1f}")
    bounds = {"elo0": f"{args.elo0:g}", "elo1": f"{args.elo1:g}"}
    evidence = {"evidence": f"{report.evidence:+.2f}", "bound": f"{report.bound:.2f}"}
    screen.say(VERDICTS[report.verdict], "bold", a=a, b=b, **bounds, **evidence)
