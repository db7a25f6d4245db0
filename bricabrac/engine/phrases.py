"""Messages that all games share: pieces, seats, how a match ended."""

from collections.abc import Sequence
from pathlib import Path

from bricabrac.engine.pieces import COAL, RESOURCES, WORDS
from bricabrac.engine.words import Event, Message, Several

MESSAGES = Path(__file__).with_name("messages")
ORDER = (*RESOURCES, COAL)  # resources first, as on the cards


def piece(kind: int) -> Message:
    """``wood``"""
    return Message(f"piece-{WORDS[kind]}")


def pieces(counts: Sequence[int]) -> Message | Several:
    """``2 wood, 1 copper``, from counts by piece; or ``nothing``."""
    return several(
        [
            Message(f"pieces-{WORDS[kind]}", {"count": counts[kind]})
            for kind in ORDER
            if counts[kind]
        ]
    )


def some(kind: int, count: int) -> Message:
    """``2 wood``, and also ``0 wood``."""
    return Message(f"pieces-{WORDS[kind]}", {"count": count})


def several(parts: Sequence[Message]) -> Message | Several:
    """All of these, or ``nothing``."""
    return Several(tuple(parts)) if parts else Message("nothing")


def seat_name(seat: int) -> Message:
    """``seat 1``, with the number that it has in records and positions, too."""
    return Message("seat", {"number": seat})


def points(count: int) -> Message:
    """``3 points``"""
    return Message("points", {"count": count})


def match_over() -> Message:
    """Why nothing can be done any more."""
    return Message("match-over")


def no_such_action(text: str) -> Message:
    """Why a text could not be understood as an action."""
    return Message("no-such-action", {"action": text})


def not_your_turn(active: int) -> Message:
    """Why a seat cannot act."""
    return Message("not-your-turn", {"seat": seat_name(active)})


def won(winners: Sequence[int], scores: Sequence[int]) -> Event:
    """Who has won, and the points of all seats."""
    told = Several(
        tuple(
            Message("score", {"seat": seat_name(seat), "points": points(score)})
            for seat, score in enumerate(scores)
        )
    )
    if len(winners) == 1:
        return Event("match-won", {"seat": seat_name(winners[0]), "scores": told})
    seats = Several(tuple(seat_name(seat) for seat in winners))
    return Event("match-shared", {"seats": seats, "scores": told})
