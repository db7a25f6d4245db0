"""Whole matches as text a person can read. ``scripts/golden`` writes them into tests/golden."""

import sys
import tomllib
from pathlib import Path
from random import Random

from bricabrac.engine.match import Match
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.twins import twin_of
from bricabrac.games import GAMES

GOLDEN = Path(__file__).parent / "golden"
PLAYED = [
    ("nicodemus", 2, 7),
    ("nicodemus", 2, 42),
    ("imaginarium", 2, 7),
    ("imaginarium", 3, 7),
    ("imaginarium", 5, 42),
]
ROUNDS = 5  # for matches that random players hardly ever finish
DEPTH = 5


def pieces(counts):
    """``7 charcoalium, 8 wood``: what a stock holds."""
    return ", ".join(f"{counts[word]} {word}" for word in WORDS if counts[word]) or "nothing"


def table_of(position):
    """The table in a few lines, everything open."""
    lines = []
    for name in ("row", "belt", "projects"):
        if name in position:
            lines.append(f"  {name:8} {'  '.join(thing or '-' for thing in position[name])}")
    if "reserve" in position:
        lines.append(f"  reserve  {pieces(position['reserve'])}")
    for number, seat in enumerate(position["seats"]):
        has = [f"{seat['points']} points", pieces(seat)]
        has += [
            f"{what} {' '.join(map(str, seat[what]))}"
            for what in ("slots", "workshop", "yard", "hand", "own", "assistants", "secret")
            if seat.get(what)
        ]
        lines.append(f"  seat {number}   {'; '.join(has)}")
    return lines


def playthrough(name, seats, seed):
    """A random match from its deal to its end: tables, questions, answers, and what happened."""
    game = GAMES[name]
    options = dict.fromkeys(game.options, ROUNDS)
    match, random = Match(game, seed=seed, seats=seats, options=options), Random(seed)
    words = game.words("en")
    lines = [f"{name} {game.version}, {seats} seats, seed {seed}"]
    turn = None
    while match.outcome() is None:
        position = match.dump()
        now = (match.active, position.get("turns"), position.get("round"))
        if now != turn:
            turn = now
            lines += ["", f"seat {match.active}, after {len(match.history)} actions"]
            lines += table_of(position)
        lines.append(f"{words.say(match.question())}")
        lines.append(f"  legal    {', '.join(match.legal())}")
        seat, action = match.active, random.choice(match.actions())
        match.act(action)
        lines.append(f"> {game.numbering.name(action)}")
        lines += [f"  {words.say(event)}" for event in match.events(audience=seat)]
    outcome = match.outcome()
    winners = " and ".join(f"seat {seat}" for seat in outcome.winners)
    lines += ["", *table_of(match.dump()), "", f"won by {winners}, {outcome.points}"]
    return "\n".join(lines) + "\n"


def count_actions(name, seats, seed, depth, kind="plain"):
    """How many sequences of so many actions there are from a deal."""
    game = twin_of(GAMES[name], kind)
    state = game.kernel.new(game.state)
    game.setup(state, seats, seed, *[0] * len(game.options))

    def below(state, depth):
        room = game.kernel.choices(game.actions)
        count = game.legal(state, room)
        if depth == 1:
            return count
        total = 0
        for action in room[:count]:
            after = state.clone()
            game.apply(after, int(action))
            total += below(after, depth - 1)
        return total

    return below(state, depth)


def path_of(name, seats, seed):
    return GOLDEN / f"{name}-{seats}-{seed}.txt"


def counts():
    """The sizes of the action trees, as a file."""
    lines = ["# Sequences of actions from a deal, to depth 1, 2, …; written by scripts/golden."]
    for name, seats, seed in PLAYED:
        found = [count_actions(name, seats, seed, depth) for depth in range(1, DEPTH + 1)]
        lines.append(f"{name}-{seats}-{seed} = {found}")
    return "\n".join(lines) + "\n"


def recorded_counts():
    return tomllib.loads((GOLDEN / "counts.toml").read_text())


def rewrite():
    """Write all golden files anew."""
    for played in PLAYED:
        path_of(*played).write_text(playthrough(*played))
    (GOLDEN / "counts.toml").write_text(counts())


if __name__ == "__main__":
    rewrite()
    print(f"{len(PLAYED)} playthroughs and the counts are written", file=sys.stderr)
