"""What one bot does that the other does not: python -m benchmarks.habits RECORDS [LEAST]

RECORDS is the folder of a duel (``bricabrac duel A B … --records DIR``); the name of a file says
where A sat. A line is something that a seat did at least LEAST times in a match (0.3): how often A
did it, how often B, and how often A did it in matches that it lost. Most telling differences first.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from bricabrac.engine.match import Match
from bricabrac.engine.notation import read
from bricabrac.engine.words import Event, Message
from bricabrac.games import GAMES

OBJECTS = ("machine", "project", "assistant")


class Habit(NamedTuple):
    """How often each side does something in a match."""

    name: str
    a: float
    b: float
    lost: float  # A, where it lost

    def telling(self) -> float:
        """How far the sides are apart, in spreads of such a count."""
        return abs(self.a - self.b) / sqrt(self.a + self.b)


def deeds(match: Match) -> Iterator[tuple[int, str]]:
    """What each seat did, once in all and once for the machine or project it was done with."""
    for number in range(len(match.history)):
        for event in match.events(number):
            seat = event.args.get("seat")
            if isinstance(seat, Message):
                what = event.id.removeprefix("event-")
                yield seat.args["number"], what
                yield from ((seat.args["number"], f"{what} {one}") for one in named_in(event))


def named_in(event: Event) -> Iterator[str]:
    """The machine, project or assistant that an event is about, by its id."""
    for name in OBJECTS:
        about = event.args.get(name)
        if isinstance(about, Message):
            inner = next((one for one in about.args.values() if isinstance(one, Message)), about)
            yield str(about.args.get("id", inner.id.partition("-")[2]))


def habits(folder: Path) -> tuple[list[Habit], int, int]:
    """All that was done; how many matches there were, and how many A lost."""
    done: dict[str, Counter[str]] = {side: Counter() for side in ("a", "b", "lost")}
    seats: Counter[str] = Counter()  # that a side had, in all matches
    for path in sorted(folder.glob("*-rotation-*.txt")):
        match = read(path.read_text("utf-8"), GAMES)
        own, outcome = int(path.stem.rpartition("-")[2]), match.outcome()
        is_lost = outcome is not None and own not in outcome.winners
        seats.update(["a", *["b"] * (match.seats - 1), *["lost"] * is_lost])
        for seat, deed in deeds(match):
            done["a" if seat == own else "b"][deed] += 1
            done["lost"][deed] += is_lost and seat == own
    found = [
        Habit(deed, *(done[side][deed] / max(1, seats[side]) for side in ("a", "b", "lost")))
        for deed in {*done["a"], *done["b"]}
    ]
    return sorted(found, key=Habit.telling, reverse=True), seats["a"], seats["lost"]


if __name__ == "__main__":
    found, matches, lost = habits(Path(sys.argv[1]))
    least = float(sys.argv[2]) if len(sys.argv) > 2 else 0.3
    print(f"{matches} matches, {lost} of them lost by A\n   A     B   A where it lost")
    for habit in found:
        if max(habit.a, habit.b) >= least:
            print(f"{habit.a:5.2f} {habit.b:5.2f} {habit.lost:5.2f}   {habit.name}")
