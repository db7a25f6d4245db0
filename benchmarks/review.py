"""``python -m benchmarks.review GAME FILE``: does what a review's curve says come true?

Bots of mixed strength play. At some decisions of each match the share of the win that each seat
can hope for is told in the ways of a review (at a glance, by what each seat could know, with open
cards) and by the hand-made worth; the end says who was right. Each match is a row of FILE, which
grows from run to run; what all rows say together is printed, and drawn if a picture is wanted.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from bricabrac.bots import BOTS
from bricabrac.engine.dice import LOOSE_SEEDS
from bricabrac.engine.match import Match
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.research.chart import scale
from bricabrac.review.judging import REHEARSALS, THINK, Judge, judge_of, shared
from bricabrac.search.budget import Budget
from bricabrac.search.glance import Glance
from bricabrac.search.judgement import ONE, SEATS
from bricabrac.search.loops import Loops, likes_for
from bricabrac.search.weights import home_of

PLAYERS = (("intuition", 0), ("sage", 60), ("sage", 15), ("journeyman", 100), ("apprentice", 0))
BINS = 10
MOMENTS = 3  # of each match
Row = dict[str, list[tuple[float, float]]]  # by who tells: told and came, of every seat
STYLE = """
svg{background:#fff;color:#222;font:13px system-ui,sans-serif}text{fill:currentColor}
.even{stroke:#999}.grid{stroke:#ddd}polyline{fill:none!important;stroke-width:2}
.known{stroke:#26659b;fill:#26659b}.open{stroke:#b5480c;fill:#b5480c;stroke-dasharray:7 4}
.glance{stroke:#3d7a2e;fill:#3d7a2e;stroke-dasharray:2 4}
.worth{stroke:#777;fill:#777;stroke-dasharray:10 4 2 4}circle{stroke:none}
@media(prefers-color-scheme:dark){svg{background:#1b1d1f;color:#eee}.grid{stroke:#444}
.known{stroke:#7db6e4;fill:#7db6e4}.open{stroke:#f0a060;fill:#f0a060}
.glance{stroke:#8fd07c;fill:#8fd07c}}
"""
NAMES = {
    "known": "by what each could know",
    "open": "with open cards",
    "glance": "at a glance",
    "worth": "made by hand",
}


class Hand:
    """The hand-made judgement, to compare with."""

    def __init__(self, game: Any) -> None:
        self.loops, kernel = Loops(game), game.kernel
        self.state, self.values = kernel.new(game.state), kernel.choices(SEATS)
        self.likes, self.value_of = likes_for(game, ()), self.loops.rules["value_of"]

    def shares(self, state: Any, seats: int) -> list[float]:
        """What each seat can hope for."""
        self.state.become(state)
        self.value_of(self.state, seats, self.values, -1, self.likes, 0)
        return [int(value) / ONE for value in self.values[:seats]]


def played(game: str, seats: int, seed: int) -> Match:
    """A match of bots of mixed strength, to its end."""
    dice, match = Random(seed), Match(GAMES[game], seed, seats)
    bots = []
    for name, iterations in dice.choices(PLAYERS, k=seats):
        bots.append(BOTS[name](Budget(iterations=iterations)) if iterations else BOTS[name]())
    while match.outcome() is None:
        view = match.view(match.active, memory=True)
        match.act(bots[match.active].choose(view, match.actions(), dice))
    return match


def looked_at(match: Match, judge: Judge, judges: dict[str, Any], dice: Random) -> Row:
    """What is hoped for at some moments of a match, by each way to judge, and what came."""
    won = shared(match.game.outcome(match.at()), match.seats)
    row: Row = {}
    for number in dice.sample(range(len(match.history)), min(MOMENTS, len(match.history))):
        here = match.until(number)
        seats, state = match.seats, here.at()
        told = {name: one.shares(state, seats) for name, one in judges.items()}
        told["known"] = [judge.hoped(here, seat, THINK // 2, dice) for seat in range(seats)]
        seed = dice.randrange(LOOSE_SEEDS)
        told["open"] = judge.rehearsal.shares(state, seats, REHEARSALS, seed)
        for name, shares in told.items():
            pairs = zip(shares, won, strict=True)
            row.setdefault(name, []).extend((round(one, 4), came) for one, came in pairs)
    return row


def reliability(rows: Sequence[Row], name: str) -> list[tuple[float, float, int]]:
    """By tenths of what was told: told on average, came on average, and how many."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for row in rows:
        for told, came in row[name]:
            bins[min(BINS - 1, int(told * BINS))].append((told, came))
    return [
        (mean(t for t, _ in some), mean(c for _, c in some), len(some)) for some in bins if some
    ]


def summary(rows: Sequence[Row]) -> str:
    """Brier scores, one match being one observation, and how often what was told came true."""
    lines = []
    for name in rows[0]:
        off = [mean((told - came) ** 2 for told, came in row[name]) for row in rows]
        half = 1.96 * stdev(off) / len(off) ** 0.5
        lines.append(f"{name}: Brier {mean(off):.4f} ± {half:.4f}")
        found = reliability(rows, name)
        lines.append("  " + ", ".join(f"{t:.2f} → {c:.2f} ({n})" for t, c, n in found))
    return "\n".join(lines)


def drawn(rows: Sequence[Row], title: str) -> str:
    """How often who was given so much won: on the diagonal, if all are right."""
    x, y = scale(0, 1, 50, 450), scale(0, 1, 430, 30)
    parts = [
        f'<svg role="img" viewBox="0 0 480 480" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<text x="50" y="18">{title}</text>',
        '<text x="250" y="472" text-anchor="middle">told, % of the win</text>',
        '<text transform="translate(14 230) rotate(-90)" text-anchor="middle">came, %</text>',
        f'<path class="even" d="M{x(0)} {y(0)}L{x(1)} {y(1)}"/>',
    ]
    for percent in range(0, 101, 20):
        at = percent / 100
        parts += [
            f'<path class="grid" d="M{x(0)} {y(at)}H{x(1)}"/>',
            f'<text x="44" y="{y(at) + 4}" text-anchor="end">{percent}</text>',
            f'<text x="{x(at)}" y="448" text-anchor="middle">{percent}</text>',
        ]
    for place, (name, label) in enumerate(NAMES.items()):
        points = [(x(told), y(came), count) for told, came, count in reliability(rows, name)]
        line = " ".join(f"{a},{b}" for a, b, _ in points)
        parts += [
            f'<polyline class="{name}" points="{line}"/>',
            *(f'<circle class="{name}" cx="{a}" cy="{b}" r="3.5"/>' for a, b, _ in points),
            f'<path class="{name}" d="M62 {50 + 18 * place}h30"/>',
            f'<text x="98" y="{54 + 18 * place}">{label}</text>',
        ]
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    """Play, look, and tell."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1_000)
    parser.add_argument("--minutes", type=float, default=3.5, help="after which it stops early")
    parser.add_argument("--picture", type=Path, metavar="FILE.svg")
    args = parser.parse_args()
    game, until = compiled(GAMES[args.game]), time.monotonic() + 60 * args.minutes
    judge, seed = judge_of(args.game), args.seed
    judges = {"glance": Glance(game, home_of(GAMES[args.game])), "worth": Hand(game)}
    while seed < args.seed + args.matches and time.monotonic() < until:
        row = looked_at(played(args.game, args.seats, seed), judge, judges, Random(seed))
        with args.file.open("a") as file:
            file.write(json.dumps(row) + "\n")
        seed += 1
    rows = [json.loads(line) for line in args.file.read_text().splitlines()]
    print(f"{args.game}, {len(rows)} matches, next seed {seed}\n{summary(rows)}")
    if args.picture:
        title = f"{args.game.capitalize()}: {len(rows)} matches of mixed bots"
        args.picture.write_text(drawn(rows, title))


if __name__ == "__main__":
    main()
