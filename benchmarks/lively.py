"""How lively bots play Imaginarium: python -m benchmarks.lively RECORDS...

Every folder of RECORDS (``bricabrac duel … --records DIR``) is one line: what a seat does in a
match. An action of the dial is idle if it is not done, or does nothing.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from statistics import mean, median

from bricabrac.engine.match import Match
from bricabrac.engine.notation import read
from bricabrac.games import GAMES
from bricabrac.imaginarium.story import What

COUNTED = {
    "projects": What.COMPLETES,
    "repairs": What.REPAIRS,
    "combined": What.COMBINES,
    "assistants": What.RECRUITS,
    "attacks": What.GIVES_UP,
}
# What shows that an action of the dial has done something.
WORK = {
    What.RECRUITS, What.EXTRACTS, What.REPAIRS, What.BUYS, What.SELLS, What.BUYS_POINT,
    What.DISMANTLES, What.DISMANTLES_BROKEN, What.SEPARATES, What.COMBINES,
}  # fmt: skip
BEGINS = {What.BEGINS, What.EXTRACTS}
ACTIONS = 2  # of the dial, in a turn


def deeds(match: Match) -> tuple[Counter[str], int, int]:
    """What was done in a match, how many actions of the dial were idle, and of how many."""
    done: Counter[str] = Counter()
    turns = worked = 0
    is_new = False  # an action of the dial has begun, and done nothing yet
    for one in match.history:
        for told in one.story:
            what = told.what
            done.update(name for name, counted in COUNTED.items() if what == counted)
            turns += what == What.ENDS_TURN
            is_new = is_new or what in BEGINS
            if what in WORK and is_new:
                worked, is_new = worked + 1, False
            if what == What.ENDS_TURN:
                is_new = False
    return done, ACTIONS * turns - worked, ACTIONS * turns


def told(folder: Path) -> str:
    """A folder in one line: by seat and match."""
    matches = [read(path.read_text("utf-8"), GAMES) for path in sorted(folder.glob("*.txt"))]
    counted = [(deeds(match), match) for match in matches]
    each = {
        name: mean(done[name] / match.seats for (done, _, _), match in counted) for name in COUNTED
    }
    idle = sum(one[1] for one, _ in counted) / sum(one[2] for one, _ in counted)
    rounds = [match.game.round_of(match.truth().state) for match in matches]
    none = mean(not done["projects"] for (done, _, _), _ in counted)
    parts = [f"{name} {each[name]:.2f}" for name in COUNTED]
    return (
        f"{folder.name}: {len(matches)} matches, rounds {median(rounds):g} "
        f"({min(rounds)}–{max(rounds)}), idle {100 * idle:.0f} %, {', '.join(parts)}; "
        f"without any project {100 * none:.0f} %"
    )


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(told(Path(name)))
