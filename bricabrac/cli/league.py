"""``bricabrac league``: everybody against everybody, and a table of ratings."""

from __future__ import annotations

import json
from argparse import Namespace

from rich.table import Table

from bricabrac.arena import pairing
from bricabrac.arena.pairing import Sitting
from bricabrac.arena.rating import Deal, ratings
from bricabrac.arena.table import Played
from bricabrac.cli.arguments import Parser
from bricabrac.cli.contest import Contest, add_contest, draw, percent, signed
from bricabrac.cli.interruption import Interruption
from bricabrac.cli.opponents import called, entrant, sent
from bricabrac.cli.screen import Screen
from bricabrac.cli.texts import Trouble

Rating = tuple[float, float, float]  # Elo, and its interval


def add(parser: Parser) -> None:
    """The arguments."""
    say = parser.texts.say
    parser.add_argument("bots", nargs="+", type=entrant, metavar="BOT", help=say("option-entrant"))
    add_contest(parser)


def run(args: Namespace) -> int:
    """Play, and tell the table; if interrupted, the table so far."""
    contest = Contest(args)
    names = list(dict.fromkeys(str(sent(each, args.think, args.game)) for each in args.bots))
    if len(names) < 2:
        raise Trouble("trouble-league")
    sittings = deal_by_deal(contest, names)
    played: list[Played] = []
    with Interruption() as interruption:
        for one in contest.play(sittings, lambda: args.game):
            played.append(one)
    deals = complete_deals(sittings, played, contest)
    if not deals and not args.json:
        Screen(args.lang).say("duel-nothing")
        return interruption.status
    rated = ratings(deals) if deals else {}
    tell(args, contest, deals, rated)
    if args.plot and deals:
        from bricabrac.arena.pictures import ladder

        draw(ladder, args.plot, rated, args.game)
    return interruption.status


def deal_by_deal(contest: Contest, names: list[str]) -> list[Sitting]:
    """All pairings on the first deal, then all on the second: a league can stop at any deal."""
    found: list[Sitting] = []
    for seed in contest.deals:
        for a, b in pairing.pairings(names, contest.players):
            found += pairing.duel(
                contest.game.name, a, b, contest.players, [seed], contest.options, len(found)
            )
    return found


def complete_deals(sittings: list[Sitting], played: list[Played], contest: Contest) -> list[Deal]:
    """The deals that everybody has played."""
    width = len(sittings) // len(contest.deals)
    whole = len(played) // width * width
    return [
        [(sittings[one.number].seats, one.shares) for one in played[start : start + width]]
        for start in range(0, whole, width)
    ]


def shares(deals: list[Deal]) -> dict[str, tuple[float, int]]:
    """The share of victory of each bot a seat, and in how many seats it sat."""
    won: dict[str, list[float]] = {}
    for deal in deals:
        for table, got in deal:
            for name, share in zip(table, got, strict=True):
                won.setdefault(name, []).append(share)
    return {name: (sum(all) / len(all), len(all)) for name, all in won.items()}


def tell(args: Namespace, contest: Contest, deals: list[Deal], rated: dict[str, Rating]) -> None:
    """The table, as JSON or in words."""
    won = shares(deals)
    about = {"game": args.game, "players": contest.players, "seed": args.seed}
    if args.json:
        bots = [
            {
                "bot": name,
                "elo": round(elo, 2),
                "elo_interval": [round(low, 2), round(high, 2)],
                "share": round(won[name][0], 6),
                "seats": won[name][1],
            }
            for name, (elo, low, high) in rated.items()
        ]
        print(json.dumps(about | {"deals": len(deals), "bots": bots}))
        return
    screen = Screen(args.lang)
    matches = sum(map(len, deals))
    about["game"] = args.game.capitalize()
    screen.say("league-title", "bold", **about, deals=len(deals), matches=matches)
    say, table = screen.texts.say, Table(box=None, padding=(0, 2, 0, 0))
    for id in ("league-place", "league-bot", "league-elo", "league-interval", "league-share"):
        table.add_column(say(id), justify="left" if id == "league-bot" else "right", no_wrap=True)
    for place, (name, (elo, low, high)) in enumerate(rated.items(), 1):
        span = f"{signed(low)} … {signed(high)}"
        table.add_row(str(place), called(name), signed(elo), span, f"{percent(won[name][0])} %")
    screen.show(table)
