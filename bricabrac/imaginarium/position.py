"""Any state as a position a person can write, and back: see docs/games/imaginarium.md."""

from collections.abc import Mapping
from random import Random
from typing import Any

from bricabrac.engine.dice import seed_dice
from bricabrac.engine.game import Impossible
from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.position import Reader, listed, lying, top_first
from bricabrac.imaginarium.actions import ACTIONS, STOP
from bricabrac.imaginarium.audit import Fault, are_figures_right, fault
from bricabrac.imaginarium.cards import ASSISTANTS, DEEDS, PROJECTS, SEATS
from bricabrac.imaginarium.legal import legal
from bricabrac.imaginarium.reading import EMPTY, IDS, PAIR_NAMES, STANDS, read_table
from bricabrac.imaginarium.setup import clear
from bricabrac.imaginarium.stacks import STACK_NAMES
from bricabrac.imaginarium.state import Ask, Place, State, Step, bits
from bricabrac.imaginarium.turn import apply
from bricabrac.imaginarium.words import words

VERSION = 2  # of the rules: goes up when the same actions would lead elsewhere


def dump(state: State) -> dict[str, Any]:
    """A position with everything in it."""
    position: dict[str, Any] = {"game": "imaginarium", "version": VERSION}
    position |= {"round": state.round, "rounds": state.rounds}
    position["seats"] = [_dump_seat(state, number) for number in range(state.players)]
    position["belt"] = [EMPTY if kind == -1 else IDS[kind] for kind in state.belt]
    position["deck"] = top_first(IDS, state.deck, state.left)
    position["crusher"] = listed(IDS, state.crusher)
    position["room"] = lying(ASSISTANTS, state.assistants, Place.TABLE)
    position["pool"] = top_first(ASSISTANTS, state.pool, state.pool_left)
    position["projects"] = lying(PROJECTS, state.projects, Place.TABLE)
    position["pile"] = top_first(PROJECTS, state.pile, state.pile_left)
    position["gone"] = lying(PROJECTS, state.projects, Place.GONE)
    position |= {"active": state.active, "step": Step(state.step).name.lower()}
    position["asks"] = Ask(state.asks).name.lower()
    position |= _dump_progress(state)
    position["dice"] = list(state.dice)
    return position


def _dump_seat(state: State, number: int) -> dict[str, Any]:
    """What one seat has."""
    seat = state.seats[number]
    position: dict[str, Any] = {"board": seat.board, **dict(zip(WORDS, seat.stock, strict=True))}
    position["points"] = seat.points
    position["slots"] = [STACK_NAMES[stack] for stack in seat.slots[: seat.filled]]
    position["down"] = [place + 1 for place in bits(seat.down)]
    position["yard"] = listed(IDS, seat.yard)
    position["assistants"] = [ASSISTANTS[card] for card in bits(seat.staff)]
    position["secret"] = lying(PROJECTS, state.projects, Place.OWN + number)
    position["completed"] = [
        id for id, done in zip(PROJECTS, state.done, strict=True) if done >> number & 1
    ]
    if seat.dial != -1:
        position["dial"] = PAIR_NAMES[seat.dial]
    for stand, (field, place) in STANDS.items():
        figure = getattr(state, field)[place]
        if figure in (number, number + state.players):
            position["handyman" if figure == number else "saboteur"] = stand
    return position


def _dump_progress(state: State) -> dict[str, Any]:
    """What is under way; most of the time, nothing."""
    position: dict[str, Any] = {}
    for name in ("borrowed", "dived", "owed", "times", "portions"):
        if value := getattr(state, name):
            position[name] = value
    if state.used:
        position["used"] = [place + 1 for place in bits(state.used)]
    if state.least:
        position["least"] = (WORDS if state.asks == Ask.PAY else STACK_NAMES)[state.least]
    if state.todo:
        position["todo"] = [DEEDS[deed] for deed in bits(state.todo)]
    if state.doing != -1:
        position["doing"] = DEEDS[state.doing]
    if state.stack != -1:
        position["stack"] = STACK_NAMES[state.stack]
    if state.target != -1:
        position["target"] = state.target
    if state.machine != -1:
        position["machine"] = IDS[state.machine]
    if any(state.loose):
        position["loose"] = listed(IDS, state.loose)
    return position


def load(position: Mapping[str, Any]) -> State:
    """A plain state from a position; what is left out is dealt or empty. Or Impossible."""
    source = Reader(position)
    source.expect("game", "imaginarium")
    source.expect("version", VERSION)
    given = source.take("seats", [{}] * 3)
    if not isinstance(given, list) or not 2 <= len(given) <= SEATS:
        raise source.refused("list", "seats", count=f"2–{SEATS}")
    plain = State()
    clear(plain)
    seed_dice(plain, source.seed())
    plain.players = len(given)
    seats = source.parts("seats", len(given))
    random = Random(source.seed())
    read_table(plain, source, seats, random)
    for seat in seats:
        seat.finish()
    source.finish()
    return _checked(plain)


def _checked(state: State) -> State:
    """Ask the rules themselves what comes next, and whether such a state can be."""
    if not are_figures_right(state):  # or who is at work could fetch what is not there
        raise impossible(Fault.FIGURES)
    if state.asks == Ask.PROJECTS:  # what can be completed is found anew
        state.asks = int(Ask.NOTHING)
    if state.asks == Ask.NOTHING:
        apply(state, STOP)
    if found := fault(state):
        raise impossible(found)
    if state.asks != Ask.OVER and legal(state, PLAIN.choices(ACTIONS)) == 0:
        raise impossible(Fault.QUESTION)
    return state


def impossible(found: int) -> Impossible:
    """What is wrong with a state, in words."""
    name = Fault(found).name.lower().replace("_", "-")
    return Impossible(f"fault-{name}", words=words)
