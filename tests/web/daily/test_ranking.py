"""Who dreamt best, and how many days in a row."""

import json
from datetime import date

from bricabrac.store.dreams import Dreamt
from bricabrac.web.daily.ranking import Result, ranked, streak


def dreamt(player, points, won, turns=9, day="2026-11-16", at=5):
    result = Result(0, tuple(points), won, turns, at).written()
    return Dreamt(f"m{player}", day, "nicodemus", player, result, player)


def test_a_ranking_goes_by_victory_margin_points_and_turns():
    people = [
        dreamt("lost", (19, 20), False),
        dreamt("long", (20, 12), True, 11),
        dreamt("gave up", (), False),
        dreamt("short", (20, 12), True, 10),
        dreamt("far", (20, 3), True, 30),
        dreamt("twin", (20, 12), True, 10, at=7),
        dreamt("late", (20, 0), True, at=99),
    ]
    found = [(one.number, one.dreamt.player) for one in ranked(people, until=90)]
    assert found == [
        (1, "far"), (2, "short"), (2, "twin"), (4, "long"), (5, "lost"), (6, "gave up"),
    ]  # fmt: skip


def test_a_streak_is_of_days_in_a_row_that_were_dreamt_to_the_end():
    days = [dreamt("a", (1, 2), False, day=f"2026-11-{day}") for day in (11, 13, 14, 15)]
    assert [streak(days, date(2026, 11, day)) for day in (15, 16, 17)] == [3, 3, 0]
    days.append(dreamt("a", (), False, day="2026-11-16"))
    assert streak(days, date(2026, 11, 16)) == 3
    assert json.loads(days[0].result)["points"] == [1, 2]
