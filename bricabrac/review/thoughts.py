"""What minds are asked for a review: a first look, piece by piece what is judged, and the whole."""

from __future__ import annotations

from functools import lru_cache

from bricabrac.engine.match import Match
from bricabrac.engine.notation import read
from bricabrac.games import GAMES
from bricabrac.review.judging import THINK, Judged, Shares, expected, glances, judge_of
from bricabrac.review.pricing import priced
from bricabrac.review.reckoning import Review, reviewed

RATE = 100_000  # iterations that a core does in a second; a nominal one: a review has no clock
SEARCHES = 3.5  # as long as the first one, for every decision, as far as one knows


@lru_cache(4)
def match_in(record: str) -> Match:
    """The match that a record tells; kept, because it is asked about piece by piece."""
    return read(record, GAMES)


def think_for(decisions: int, seconds: float) -> int:
    """Iterations with which a review takes about so many seconds."""
    return max(100, round(seconds * RATE / (SEARCHES * max(1, decisions))))


def first_look(record: str) -> list[Shares]:
    """The curve at a glance: at once, and without anything compiled."""
    return glances(match_in(record))


def piece(record: str, start: int, stop: int, think: int = THINK) -> list[Judged]:
    """What is thought of some decisions."""
    match = match_in(record)
    judge = judge_of(match.game.name)
    return [judge.judged(match, number, think) for number in range(start, stop)]


def whole(record: str, judged: list[Judged]) -> Review:
    """The review, when all is judged."""
    match = match_in(record)
    return reviewed(match, priced(match, judged), expected(match, judge_of(match.game.name)))
