"""The rule of the daily dream, which anybody can follow."""

from datetime import UTC, date, datetime

from bricabrac.bots.daily import dream_of, opening_of
from bricabrac.bots.people import PEOPLE
from bricabrac.games import GAMES

DAY = date(2026, 11, 16)


def test_the_rule_of_a_day_is_the_same_everywhere():
    for game in GAMES:
        for number in range(14):
            day = date(2026, 11, 16 + number)
            dream = dream_of(day, GAMES[game])
            levels = [PEOPLE[bot].level for bot in dream.bots]
            assert {day.weekday() + 1, day.weekday() + 2} >= set(levels)
            assert len(dream.seats) in GAMES[game].seats
            assert dream.seats.count("") == 1
            assert len(set(dream.seats)) == len(dream.seats)
    dream = dream_of(DAY, GAMES["nicodemus"])
    other = dream_of(date(2026, 11, 17), GAMES["nicodemus"])
    secret = "5e" * 32
    assert "lotte" in dream.seats or "pip" in dream.seats
    assert dream.promise(secret).seed != other.promise(secret).seed
    assert dream.promise(secret).seed != dream.promise("5f" * 32).seed
    assert dream.dice(secret) != other.dice(secret)
    assert dream.promise(secret).is_written_well


def test_a_day_is_opened_three_hours_after_midnight():
    assert opening_of(DAY) == datetime(2026, 11, 17, 3, tzinfo=UTC)
