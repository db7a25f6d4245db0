"""Habits are counted by what is told of a match, for each side of a duel."""

from collections import Counter

import pytest

from benchmarks.habits import habits
from bricabrac.arena.pairing import duel
from bricabrac.arena.table import play
from bricabrac.arena.tally import record_name

ROUNDS = {"nicodemus": {}, "imaginarium": {"rounds": 4}}


@pytest.mark.parametrize(
    ("game", "players", "action", "deed"),
    [("nicodemus", 2, "play", "plays"), ("imaginarium", 3, "recruit", "recruits")],
)
def test_each_side_is_counted_by_itself(tmp_path, game, players, action, deed):
    counted: Counter[bool] = Counter()  # whether the first side did it
    wins = 0
    for sitting in duel(game, "apprentice@2", "dabbler", players, [1, 2], ROUNDS[game]):
        played = play(sitting)
        (tmp_path / record_name(sitting)).write_text(played.record, "utf-8")
        wins += played.shares[sitting.turn] > 0
        for seat, did in (line.split()[:2] for line in played.record.splitlines() if " " in line):
            if did == action:
                counted[seat == str(sitting.turn)] += 1
    found, matches, lost = habits(tmp_path)
    assert (matches, lost) == (2 * players, 2 * players - wins)
    by_name = {habit.name: habit for habit in found}
    assert by_name[deed].a == counted[True] / matches > 0
    assert by_name[deed].b == counted[False] / matches / (players - 1) > 0
    for side in ("a", "b", "lost"):  # each machine has a line of its own, too
        parts = [getattr(habit, side) for habit in found if habit.name.startswith(f"{deed} ")]
        assert sum(parts) == pytest.approx(getattr(by_name[deed], side))
