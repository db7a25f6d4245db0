"""Remarks: what somebody says now and then. They follow from the match, and are kept nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bricabrac.bots import PEOPLE
from bricabrac.web.show import show_of
from bricabrac.web.table.log import Log

ENDS = ("won", "lost")
REST = 3  # rounds of turns at least between two remarks


class Remark(NamedTuple):
    """Who says something, on which occasion, and in which turn."""

    seat: int
    occasion: str
    turn: int


def occasions(log: Log) -> Iterator[Remark]:
    """Everything that one of the people could say something about, in its order."""
    show, match = show_of(log.game.name), log.match
    people = {seat for seat, one in enumerate(log.seats.sitters) if one.bot in PEOPLE}
    if not people:
        return
    for number, done in enumerate(match.history):
        for told in done.story:
            if told.what in show.deeds["projects"] and done.seat in people:
                yield Remark(done.seat, "project", match.game.turn_of(match.at(number)))
            elif told.what in show.robs:
                # Told of the thief, or of whoever loses something.
                victim = told.facts[0] if told.facts[0] != done.seat else 1 - done.seat
                if victim in people and victim != done.seat:
                    yield Remark(victim, "robbed", match.game.turn_of(match.at(number)))
    if log.outcome is not None:
        won = people.intersection(log.outcome.winners)
        turn = match.game.turn_of(match.at())
        yield Remark(min(won or people), "won" if won else "lost", turn)


def remark_now(log: Log) -> Remark | None:
    """What somebody has just said, if anybody has: seldom, and nothing twice in a match."""
    rest, last, said = REST * len(log.seats.sitters), None, set()
    for one in occasions(log):
        is_time = last is None or one.occasion in ENDS or one.turn - last.turn >= rest
        if is_time and (one.seat, one.occasion) not in said:
            said.add((one.seat, one.occasion))
            last = one
    now = log.game.turn_of(log.match.at())
    return last if last is not None and now - last.turn <= len(log.seats.sitters) else None
