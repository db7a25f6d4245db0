"""The conveyor, the extractors, and the order of play."""

from __future__ import annotations

from typing import NamedTuple

from bricabrac.engine.match import SPECTATOR, View
from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import BASE, BELT, LEVEL, SPACES
from bricabrac.imaginarium.fetching import making_up, price
from bricabrac.imaginarium.stacks import STACK_NAMES
from bricabrac.imaginarium.state import Ask, State, Step
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.speech import Named
from bricabrac.web.imaginarium.faces import Face, face


class Figure(NamedTuple):
    """A handyman or a saboteur."""

    seat: int
    is_saboteur: bool
    is_now: bool


class Price(NamedTuple):
    """What a machine costs who looks on: in full, in charcoalium, in resources for the rest."""

    base: int
    level: int
    due: int
    coal: int = 0
    wild: int = 0
    is_known: bool = False  # whether one sees what is paid with
    is_lost: bool = False  # not even with all resources


class Space(NamedTuple):
    """A space of the conveyor, or an extractor."""

    number: int
    face: Face | None
    price: Price
    gain: int  # of an extractor
    figure: Figure | None
    action: str
    is_lit: bool
    why: str
    text: str  # what a click does
    is_doomed: bool  # the next to be crushed


class Turn(NamedTuple):
    """A figure in the order of play."""

    figure: Figure
    label: str
    state: str  # done, now, or nothing


def figure_of(state: State, number: int) -> Figure | None:
    """The figure of this number."""
    if number < 0:
        return None
    is_now = number == state.figure and state.asks != Ask.OVER
    return Figure(number % state.players, number >= state.players, is_now)


def price_of(view: View, space: int, kind: int) -> Price:
    """What who looks on would pay; a spectator sees the printed numbers."""
    base, level = BASE[space], LEVEL[kind]
    if view.seat == SPECTATOR:
        return Price(base, level, base + level)
    due = price(view.state, view.seat, space)
    coal, wild = making_up(view.state.seats[view.seat], due)
    return Price(base, level, due, coal, wild, True, coal + wild // 2 < due)


def space_of(space: int, view: View, asked: Asked, words: Named) -> Space:
    """A place for a figure: what stands and lies there, and what going there means."""
    state = view.state
    is_belt = space < BELT
    kind = state.belt[space] if is_belt else -1
    action = f"reserve {space + 1}" if is_belt else f"extractor {space - BELT + 1}"
    is_asked = asked.is_mine and state.asks == Ask.PLAN
    is_lit = is_asked and asked.may(action)
    refused = asked.why_not(action) if is_asked and not is_lit else None
    has_machine = kind != -1
    return Space(
        number=space,
        face=face(STACK_NAMES[kind], words) if has_machine else None,
        price=price_of(view, space, kind) if has_machine else Price(BASE[space], 0, 0),
        gain=0 if is_belt else BASE[space],
        figure=figure_of(state, state.spaces[space]),
        action=action,
        is_lit=is_lit,
        why=words.cite(refused),
        text=words.say(asked.describe(action)) if is_lit else "",
        is_doomed=has_machine and all(one == -1 for one in state.belt[space + 1 :]),
    )


def spaces_of(view: View, asked: Asked, words: Named) -> tuple[Space, ...]:
    """The whole of it, from the deck to the last extractor."""
    return tuple(space_of(space, view, asked, words) for space in range(SPACES))


def order_of(state: State, say: Words) -> tuple[Turn, ...]:
    """Who has worked, who works, who will: in planning, who stands where and who is yet to go."""
    is_planning = state.step == Step.PLANNING
    standing, waiting = [], []
    for space, number in enumerate(state.spaces):
        if figure := figure_of(state, number):
            now = "now" if figure.is_now and not is_planning else ""
            standing.append(Turn(figure, place_label(space, say), now))
    for place, number in enumerate(state.track):
        if figure := figure_of(state, number):
            label = say.say("to-place") if is_planning else say.say("on-track", number=place + 1)
            status = "now" if figure.is_now and is_planning else "" if is_planning else "done"
            waiting.append(Turn(figure, label, status))
    return tuple(standing + waiting) if is_planning else tuple(waiting + standing)


def place_label(space: int, say: Words) -> str:
    """Where a figure stands, in a word."""
    if space < BELT:
        return say.say("on-space", number=space + 1)
    if space < SPACES:
        return say.say("on-extractor", number=space - BELT + 1)
    return say.say("off-belt")
