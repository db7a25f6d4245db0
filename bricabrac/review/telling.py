"""Telling: two sentences about a turning point, from the facts of its two lines."""

from __future__ import annotations

from pathlib import Path

from bricabrac.engine.phrases import ORDER, pieces, points, several, some
from bricabrac.engine.words import Message, Words, words_in
from bricabrac.review.turning import Stand, Turning

MESSAGES = Path(__file__).with_name("messages")


def review_words(language: str) -> Words:
    """What reviews say."""
    return words_in(language, MESSAGES)


def reasons(turning: Turning, words: Words, say: Words) -> tuple[str, str]:
    """Why it was a turning point: what both lines brought at once, and where they led.

    ``words`` are those of the game, ``say`` has those of reviews.
    """
    less = brought(turning.before, turning.played.then, words, say)
    more = brought(turning.before, turning.better.then, words, say)
    id = "review-both" if less == more else "review-each"
    return say.say(id, less=less, more=more), later(turning, words, say)


def brought(before: Stand, after: Stand, words: Words, say: Words) -> str:
    """What a turn brought, and for what."""
    change = [new - old for new, old in zip(after.stock, before.stock, strict=True)]
    won = after.points - before.points

    def told_of(sign: int) -> list[Message]:
        kinds = [some(kind, sign * change[kind]) for kind in ORDER if sign * change[kind] > 0]
        return [points(sign * won)] * (sign * won > 0) + kinds

    gained, paid = told_of(1), told_of(-1)
    told = {"gained": words.say(several(gained)), "paid": words.say(several(paid))}
    return say.say("review-for" if paid else "review-free", **told)


def later(turning: Turning, words: Words, say: Words) -> str:
    """Where the lines led: the first of all differences that speaks for the better one."""
    played, better = turning.played.later, turning.better.later
    if better.has_won and not played.has_won:
        return say.say("review-wins")
    if better.projects > played.projects:
        return say.say("review-projects", count=better.projects - played.projects)
    if better.points > played.points:
        more, less = (words.say(points(stand.points)) for stand in (better, played))
        return say.say("review-points", more=more, less=less)
    if better.rival < played.rival:
        return say.say("review-rival", count=played.rival - better.rival)
    if better.repairs > played.repairs:
        return say.say("review-repairs", count=better.repairs - played.repairs)
    if better.stock != played.stock and sum(better.stock) >= sum(played.stock):
        more, less = (words.say(pieces(stand.stock)) for stand in (better, played))
        return say.say("review-pieces", more=more, less=less)
    percent, cost = round(100 * turning.agreed), round(100 * turning.cost)
    return say.say("review-far", percent=percent, cost=cost)


def points_of(cost: float, spread: float, say: Words) -> str:
    """A cost in points of a hundred, and how sure it is."""
    return say.say("review-cost", cost=f"{100 * cost:.0f}", spread=f"{max(1, 100 * spread):.0f}")
