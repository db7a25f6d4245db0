"""What must hold for every eye, looked for in random matches: blind, within bounds, unambiguous.

``python -m tests.eyes GAME POSITIONS SEATS …`` looks at many positions, and tells how long a look
takes.
"""

from __future__ import annotations

import sys
from time import perf_counter

from bricabrac.engine.dice import loosen_dice, mixed, toss
from bricabrac.engine.eye import WORDS
from bricabrac.engine.kernel import Choices
from bricabrac.engine.playouts import Dice, rules_of
from bricabrac.engine.twins import twin_of
from bricabrac.games import GAMES
from tests.tables import ROUNDS

# Names that each game gives a meaning to.
State = Dice
deal = legal = apply = outcome = hide = redeal = lean = look = uncover = spell = None
INPUTS = SIZE = ROWS = MOST = ROOM = 0

BITS = 0xFFFFFFFF
WRONG = (
    "", "too many inputs", "an input out of range", "an input twice",
    "another look when the unseen is dealt anew", "too many rows, or none", "a row out of range",
    "two actions spelled alike", "a view that is uncovered",
)  # fmt: skip
# Where a report has what.
POSITIONS, FULLEST, SUM, SEED, ACTION, REPORT = range(6)


def watch(
    states: list[State],
    dice: Dice,
    room: Choices,
    inputs: Choices,
    again: Choices,
    marks: Choices,
    report: Choices,
    seats: int,
    seed: int,
    positions: int,
    rounds: int,
) -> int:
    """Play with some sense, and look at every position: the number of what is wrong, or 0."""
    state, trial = states[0], states[1]
    report[SEED] = seed - 1
    while True:
        report[SEED] += 1
        deal(state, seats, report[SEED], rounds)
        loosen_dice(dice, report[SEED])
        while outcome(state) == 0:
            if report[POSITIONS] == positions:
                return 0
            report[POSITIONS] += 1
            count = look(state, inputs)
            report[FULLEST] = max(report[FULLEST], count)
            if count > MOST:
                return 1
            for place in range(count):
                number = inputs[place]
                report[SUM] = (report[SUM] * 31 + number + 1) & BITS
                if not 0 <= number < INPUTS:
                    return 2
                if marks[number] == report[POSITIONS]:
                    return 3
                marks[number] = report[POSITIONS]
            states[1] = states[0]
            redeal(trial, state.active, mixed(report[POSITIONS]))
            if look(trial, again) != count:
                return 4
            for place in range(count):
                if again[place] != inputs[place]:
                    return 4
            dealt = uncover(trial, again, count)
            if dealt > ROOM:
                return 1
            for place in range(count, dealt):
                number = again[place]
                report[SUM] = (report[SUM] * 31 + number + 1) & BITS
                if not INPUTS <= number < SIZE:
                    return 2
                if marks[number] == report[POSITIONS]:
                    return 3
                marks[number] = report[POSITIONS]
            known = dealt > count
            hide(trial, state.active)
            if uncover(trial, again, count) > count:
                # Only where nothing is left to be dealt: any other deal is the same.
                states[1] = states[0]
                redeal(trial, state.active, mixed(report[POSITIONS] + 1))
                if not known or uncover(trial, inputs, count) != dealt:
                    return 8
                for place in range(count, dealt):
                    if inputs[place] != again[place]:
                        return 8
            choices, total = legal(state, room), 0
            for choice in range(choices):
                report[ACTION] = room[choice]
                total += lean(state, room[choice])
                words = spell(state, room[choice], inputs)
                if not 1 <= words <= WORDS:
                    return 5
                first = second = third = 0  # sums of powers: which rows, in any order
                for word in range(words):
                    row = inputs[word] + 1
                    if not 0 < row <= ROWS:
                        return 6
                    first, second, third = first + row, second + row**2, third + row**3
                again[choice] = first << 52 ^ second << 32 ^ third
                report[SUM] = (report[SUM] * 31 + third) & BITS
                for other in range(choice):
                    if again[other] == again[choice]:
                        return 7
            total, choice = toss(dice, total), -1
            while total >= 0:
                choice += 1
                total -= lean(state, room[choice])
            apply(state, room[choice])


def stare(state: State, inputs: Choices, times: int) -> int:
    """Look at a position again and again."""
    total = 0
    for _ in range(times):
        total += look(state, inputs)
    return total


class Watch:
    """Somebody who looks closely at one game, at one speed."""

    def __init__(self, name: str, kind: str) -> None:
        self.game = game = twin_of(GAMES[name], kind)
        self.eye = eye = GAMES[name].eye
        bound = {
            **rules_of(game), "hide": game.hide, "redeal": game.redeal, "lean": game.lean,
            "look": eye.look, "uncover": eye.uncover, "spell": eye.spell,
            "INPUTS": eye.inputs.size, "SIZE": eye.size, "ROWS": eye.rows.size,
            "MOST": eye.most, "ROOM": eye.room,
        }  # fmt: skip
        self.watch = game.kernel.bound(watch, name, **bound)
        self.stare = game.kernel.bound(stare, name, **bound)
        self.states = game.kernel.batch(game.state, 2)
        self.dice = game.kernel.new(Dice)

    def over(self, seats: int, positions: int, seed: int = 0) -> tuple[str, list[int]]:
        """What is wrong in so many positions, if anything, and the report."""
        room = self.game.kernel.choices
        size = self.eye.size
        report = room(REPORT)
        wrong = self.watch(
            self.states, self.dice, room(self.game.actions), room(size), room(size), room(size),
            report, seats, seed, positions, ROUNDS,
        )  # fmt: skip
        return WRONG[wrong], [int(number) for number in report]

    def time(self, seats: int, positions: int = 50, times: int = 20_000) -> float:
        """Microseconds for a look, on average over some positions."""
        inputs, taken = self.game.kernel.choices(self.eye.inputs.size), 0.0
        for position in range(positions):
            self.over(seats, 37 * position)
            self.stare(self.states[0], inputs, 1)
            start = perf_counter()
            self.stare(self.states[0], inputs, times)
            taken += perf_counter() - start
        return taken / positions / times * 1e6


def seen(game, state) -> set[int]:
    """The inputs that are on in a plain position."""
    inputs = game.kernel.choices(game.eye.inputs.size)
    return set(inputs[: game.eye.look(state, inputs)])


def covered(game, state) -> set[int]:
    """What a plain position tells, besides, of what the seat to act does not see: from 0 on."""
    inputs = game.kernel.choices(game.eye.size)
    return {
        number - game.eye.inputs.size for number in inputs[: game.eye.uncover(state, inputs, 0)]
    }


if __name__ == "__main__":
    name, positions, tables = sys.argv[1], int(sys.argv[2]), [int(seats) for seats in sys.argv[3:]]
    watcher, failed = Watch(name, "compiled"), False
    for seats in tables:
        wrong, report = watcher.over(seats, positions)
        failed |= bool(wrong)
        told = f"WRONG: {wrong}, seed {report[SEED]}" if wrong else "all well"
        told += f", {report[FULLEST]} inputs at most, a look takes {watcher.time(seats):.2f} µs"
        print(f"{name}, {seats} seats: {report[POSITIONS]} positions, {told}")
    sys.exit(failed)
