"""The table of Imaginarium: from a view to what the template shows."""

from __future__ import annotations

from typing import Any, NamedTuple

from bricabrac.engine.match import SPECTATOR, View
from bricabrac.engine.pieces import PIECES
from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import BELT, GOAL, HIRED, KINDS, TILES
from bricabrac.imaginarium.cards import PROJECTS as PROJECT_IDS
from bricabrac.imaginarium.ending import decided_by, levels, majority, winners
from bricabrac.imaginarium.stacks import STACK_NAMES
from bricabrac.imaginarium.state import Ask, State, Step, bits
from bricabrac.web.board.asking import Asked, May
from bricabrac.web.board.pieces import Counted
from bricabrac.web.board.speech import Named
from bricabrac.web.imaginarium.belt import order_of, spaces_of
from bricabrac.web.imaginarium.bench import options_of, title_of
from bricabrac.web.imaginarium.choices import TABS, choices_of
from bricabrac.web.imaginarium.deals import deals_of
from bricabrac.web.imaginarium.dial import dial_of, pair_name
from bricabrac.web.imaginarium.faces import ICONS, Face, counted, face
from bricabrac.web.imaginarium.market import wares_of
from bricabrac.web.imaginarium.office import Helper, crusher_of, helper, projects_of, room_of
from bricabrac.web.imaginarium.ways import Ways, ways_of
from bricabrac.web.imaginarium.workshop import (
    REORGANISING,
    Slot,
    free_slots,
    slots_of_seat,
    stock_of,
    yard_of,
)

STEPS = ("use", "fetch", "actions", "projects", "end")
STEP_OF = {Step.USE: 0, Step.DIAL: 2, Step.ACTIONS: 2, Step.PROJECTS: 3}


class Side(NamedTuple):
    """What everybody sees of a seat; its stock and points only where they are not hidden."""

    seat: int
    slots: tuple[Slot, ...]
    free: int
    yard: tuple[Face, ...]
    team: tuple[Helper, ...]
    done: tuple[str, ...]  # projects
    pair: str
    status: str
    stock: Counted  # empty behind a screen
    points: int  # -1 behind a screen


class Final(NamedTuple):
    """How the points of a seat came about."""

    seat: int
    before: int
    majorities: tuple[tuple[str, int, int], ...]  # icon, how many of it, points
    points: int
    levels: int
    is_winner: bool


def table_of(view: View, words: Named, say: Words, may_act: May) -> dict[str, Any]:
    """Everything that ``table.html`` shows."""
    asked = Asked(view, may_act)
    ways = ways_of(asked)
    state = view.state
    me = max(view.seat, 0)
    spaces = spaces_of(view, asked, words)
    projects = projects_of(view, asked, words, say)
    sides = tuple(side_of(seat, view, ways, words, say) for seat in range(state.players))
    is_seated = view.seat != SPECTATOR
    ask = Ask(state.asks)
    return {
        "goal": GOAL,
        "round": state.round,
        "rounds": state.rounds,
        "me": me,
        "not_now": not_now(asked, words),
        "tab": TABS.get(ask, "board") if asked.is_mine else "board",
        "choices": (),  # they lie on the bench
        "answers": tuple(choices_of(view, asked, words, say)),
        "deals": tuple(deals_of(view, asked, words, say)),
        "options": options_of(ways, words),
        "bench": title_of(ways, say),
        "steps": steps_of(state),
        "is_planning": state.step == Step.PLANNING,
        "belt": spaces[:BELT],
        "extractors": spaces[BELT:],
        "order": order_of(state, say),
        "heaps": (state.left, sum(state.crusher), state.pile_left, state.pool_left),
        "crusher": crusher_of(view, ways, words, say),
        "is_recovering": asked.is_mine and ask == Ask.RECOVER,
        "sides": sides,
        "foes": [sides[(me + step) % state.players] for step in range(1, state.players)],
        "coins": tuple(stock_of(view, asked, words)) if is_seated else (),
        "yard": tuple(yard_of(view, ways, words, say)) if is_seated else (),
        "hired": HIRED,
        "dial": dial_of(view, ways, words, say),
        "projects": projects,
        "hot": sum(one.is_lit or (one.is_met and not one.is_mine) for one in projects),
        "room": room_of(view, ways, words, say),
        "coal": state.seats[me].stock[0] if is_seated else -1,
        "finals": finals_of(state) if ask == Ask.OVER else (),
        "decided": decided_by(state).name.lower() if ask == Ask.OVER else "",
        "is_reorganising": ask in REORGANISING,
        "wares": wares_of(ways, words),
    }


def not_now(asked: Asked, words: Named) -> str:
    """What is said about things that are not asked for."""
    if not asked.is_mine:
        return ""
    action = "use P1" if asked.state.asks == Ask.PLAN else "reserve 1"
    return words.cite(asked.why_not(action))


def steps_of(state: State) -> tuple[tuple[str, str], ...]:
    """The five steps of a turn, and how far the active seat is."""
    now = STEP_OF.get(Step(state.step), 1)
    if state.step in (Step.PLANNING, Step.OVER):
        now = -1 if state.step == Step.PLANNING else len(STEPS)
    return tuple(
        (name, "done" if place < now else "now" if place == now else "")
        for place, name in enumerate(STEPS)
    )


def side_of(seat: int, view: View, ways: Ways, words: Named, say: Words) -> Side:
    """A seat, as who looks on sees it."""
    state, held = view.state, view.state.seats[seat]
    is_seen = held.points >= 0
    broken = (kind for kind in range(KINDS) for _ in range(held.yard[kind]))
    return Side(
        seat=seat,
        slots=tuple(slots_of_seat(seat, view, ways, words, say)),
        free=free_slots(seat, view),
        yard=tuple(face(STACK_NAMES[kind], words) for kind in broken),
        team=tuple(helper(card, words) for card in bits(held.staff)),
        done=tuple(
            words.say(f"project-{PROJECT_IDS[tile]}")
            for tile in range(TILES)
            if state.done[tile] >> seat & 1
        ),
        pair=pair_name(held.dial, words) if held.dial >= 0 else "",
        status=status_of(seat, state, say),
        stock=counted(held.stock, zeros=True) if is_seen else (),
        points=held.points,
    )


def status_of(seat: int, state: State, say: Words) -> str:
    """Where a seat is in the round, in a word."""
    if state.asks == Ask.OVER:
        return ""
    if seat == state.active:
        return say.say("status-now")
    is_waiting = seat in state.spaces
    if state.step == Step.PLANNING:
        return say.say("status-placed") if is_waiting else say.say("to-place")
    return say.say("status-waits") if is_waiting else say.say("status-done")


def finals_of(state: State) -> tuple[Final, ...]:
    """The end: points, majorities, and what decided."""
    seats = state.seats[: state.players]
    best = bits(winners(state))
    shown = []
    for number, seat in enumerate(seats):
        won = tuple(
            (ICONS[piece], seat.stock[piece], score)
            for piece in range(PIECES)
            if (score := majority(state, number, piece))
        )
        before = seat.points - sum(score for _, _, score in won)
        shown.append(Final(number, before, won, seat.points, levels(seat), number in best))
    return tuple(sorted(shown, key=lambda one: (not one.is_winner, -one.points)))
