"""What is said to people: the question, why not, what an action would do, what has happened."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from bricabrac import Event, Message, Words
from bricabrac.engine.phrases import MESSAGES as SHARED
from bricabrac.engine.phrases import match_over, points, seat_name, several
from bricabrac.engine.story import UNTOLD, Told
from flea_market.rules import Refusal, What
from flea_market.state import COST, EARN, FACTS, PASS, POINTS, State

KINDS = tuple(FACTS)


@cache
def words(language: str) -> Words:
    """Flea Market in a language."""
    return Words(language, SHARED, Path(__file__).with_name("messages"))


def card(kind: int) -> Message:
    """``a lantern``, or ``a card`` for those who do not see it."""
    return Message("card" if kind == UNTOLD else f"card-{KINDS[kind]}")


def question(state: State) -> Message:
    """What the active seat is being asked."""
    return Message("question-turn" if state.left else "question-last")


def sketch(state: State) -> list[Message]:
    """What lies on the table, as a view shows it."""
    lines = [Message("sketch-deck", {"cards": state.left})]
    for number, seat in enumerate(state.seats):
        known = {"points": points(seat.points), "coins": seat.coins, "cards": seat.cards}
        lines.append(Message("sketch-seat", {"seat": seat_name(number), **known}))
        if any(seat.hand):
            held = [card(kind) for kind in range(len(KINDS)) for _ in range(seat.hand[kind])]
            lines.append(Message("sketch-hand", {"cards": several(held)}))
    return lines


def refusal(state: State, action: int, reason: int) -> Message:
    """Why an action is not legal."""
    match reason:
        case Refusal.NOT_IN_HAND:
            return Message("not-in-hand", {"card": card(action)})
        case Refusal.TOO_FEW_COINS:
            known = {"cost": COST[action], "coins": state.seats[state.active].coins}
            return Message("too-few-coins", {"card": card(action), **known})
        case Refusal.DECK_IS_EMPTY:
            return Message("deck-is-empty")
        case Refusal.DECK_IS_NOT_EMPTY:
            return Message("deck-is-not-empty")
    return match_over()


def describe(state: State, action: int) -> Message:
    """What an action would do."""
    if action in (EARN, PASS):
        return Message("do-earn" if action == EARN else "do-pass")
    about = {"cost": COST[action], "points": points(POINTS[action])}
    return Message("do-play", {**about, "effect": Message(f"effect-{KINDS[action]}")})


def events(story: Sequence[Told], audience: int) -> list[Event]:
    """What an audience has heard, in words."""
    return [event(told.what, *told.facts) for told in story]


def event(what: int, first: int, second: int = 0) -> Event:
    """One thing that happened."""
    seat = seat_name(first)
    match what:
        case What.PLAYS:
            return Event("event-plays", {"seat": seat, "card": card(second)})
        case What.EARNS:
            return Event("event-earns", {"seat": seat})
        case What.PASSES:
            return Event("event-passes", {"seat": seat})
        case What.STEALS:
            return Event("event-steals", {"seat": seat, "coins": second})
        case What.DRAWS:
            return Event("event-draws", {"seat": seat, "card": card(second)})
    return Event("event-shared" if first == 3 else "event-wins", {"seat": seat_name(first >> 1)})
