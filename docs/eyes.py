"""Writes ``docs/eyes.md`` from the eyes themselves: ``python -m docs.eyes``."""

from collections.abc import Iterator
from pathlib import Path

from bricabrac.engine.eye import Blocks, Eye
from bricabrac.games import GAMES

PAGE = Path(__file__).with_suffix(".md")
INTRODUCTION = """\
# Eyes

An eye is what somebody sees who judges a position at a glance: numbered inputs that are on or off.
Learned bots judge by it, and so can research. Each game has one, for all numbers of seats, in
`bricabrac/GAME/eye.py`; `GAME.eye.look(state, inputs)` lists the inputs that are on, and
`GAME.eye.spell(state, action, rows)` the rows that a legal action is made of.

- **From the seat to act.** "My" is whose turn it is, rivals follow in the order after it. When
  every seat moves up by one, the eye sees the same.
- **Blind.** It sees what this seat may know, and nothing else: the same for the true state and for
  any other deal of what is unseen.
- **Uncovered in thought.** A search deals the unseen anew and judges what comes of it. For that
  judge `GAME.eye.uncover(state, inputs, count)` adds what lies covered in such a deal; of a view it
  adds nothing.
- **Exact.** The same numbers in the same order from plain and from compiled rules.
- **Named.** Every number has a name, `GAME.eye.inputs.names()`. The fingerprint changes when any
  of them would mean something else: what was learned with another one does not fit.

Where a block counts "at least so many", all numbers up to the count are on; elsewhere only the one
that fits. What is beyond the last counts as the last. An action is the sum of up to three rows, so
that actions that mean the same share what is learned; no two actions that are legal together have
the same rows.

`python -m tests.eyes GAME POSITIONS SEATS …` looks for exceptions in as many positions of random
matches, and tells how long a look takes. This page is written by `python -m docs.eyes`.
"""


def page() -> str:
    """The whole page."""
    games = [(name, game.eye) for name, game in GAMES.items() if game.eye]
    return "\n".join([INTRODUCTION, *(line for game in games for line in section(*game))])


def section(name: str, eye: Eye) -> Iterator[str]:
    """All about one game."""
    yield f"## {name.capitalize()}\n"
    yield f"{eye.inputs.size:,} inputs, of which at most {eye.most} are on at once;"
    yield f"{eye.rows.size} rows for {len(GAMES[name].numbering)} actions.\n"
    yield from table(f"Inputs, fingerprint `{eye.inputs.fingerprint()}`", eye.inputs)
    if eye.covered.size:
        yield f"Of a table that was dealt in thought {eye.most_covered} more at most: see above.\n"
        mark = eye.covered.fingerprint()
        yield from table(f"Covered inputs, fingerprint `{mark}`", eye.covered, eye.inputs.size)
    yield from table(f"Rows, fingerprint `{eye.rows.fingerprint()}`", eye.rows)


def table(title: str, blocks: Blocks, first: int = 0) -> Iterator[str]:
    """Block by block: its name, its place, its size, what it is, and what its ends are called."""
    yield f"### {title}\n"
    yield "| block | from | size | what it is | first and last |"
    yield "| --- | ---: | ---: | --- | --- |"
    for block in blocks.blocks:
        names = list(block.names())
        ends = "" if len(names) == 1 else f"{names[0]} … {names[-1]}"
        yield f"| {block.name} | {first + block.start} | {len(names)} | {block.about} | {ends} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page())
