"""Why the active seat may not do something, with what would help."""

from typing import Any

from bricabrac.engine.phrases import match_over, piece, pieces, seat_name, some
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Message, Several
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.assistants import cheapest, hired, point_price, slots_of
from bricabrac.imaginarium.cards import (
    BELT,
    BUNDLE,
    COST,
    HIRED,
    KINDS,
    LEVEL,
    PRICE,
    WAGE,
    Assistant,
    Deed,
)
from bricabrac.imaginarium.names import (
    assistant,
    deed,
    deeds,
    figure,
    machine,
    needs,
    place,
    project,
)
from bricabrac.imaginarium.projects import WANTED, progress
from bricabrac.imaginarium.questions import question
from bricabrac.imaginarium.reasons import RULINGS, Refusal
from bricabrac.imaginarium.stacks import TAKES, USE_STACK
from bricabrac.imaginarium.state import Ask, Seat, State, bits
from bricabrac.imaginarium.stock import lacking
from bricabrac.imaginarium.workshop import excess, holds

Reason = tuple[str, dict[str, Any]]


def refusal(state: State, action: int, reason: int) -> Message:
    """Why an action may not be done."""
    why = Refusal(reason)
    if why == Refusal.OVER:
        return match_over()
    id, args = explain(state, *act.NUMBERING.split(action), why)
    return Message(id, args, RULINGS.get(why))


def explain(state: State, verb: str, thing: int, why: Refusal) -> Reason:
    """The message for a reason, and its arguments."""
    me = state.seats[state.active]
    match why:
        case Refusal.NOT_ASKED:
            return "refusal-not-asked", {"question": question(state)}
        case Refusal.MUST_ANSWER:
            return "refusal-must-answer", {"question": question(state)}
        case Refusal.NO_MACHINE_THERE:
            return "refusal-no-machine-there", {"space": thing + 1}
        case Refusal.OCCUPIED:
            space = thing + (BELT if verb == "extractor" else 0)
            there = {"place": place(space), "figure": figure(state.spaces[space], state.players)}
            return "refusal-occupied", there
        case Refusal.NOT_NEIGHBOURS | Refusal.SAME_PAIR:
            one, other = bits(act.PAIR[thing])
            is_same = why == Refusal.SAME_PAIR
            id = "refusal-same-pair" if is_same else "refusal-not-neighbours"
            return id, {"one": deed(one), "other": deed(other)}
        case Refusal.NOT_CHOSEN:
            return "refusal-not-chosen", {"deed": deed(thing), "deeds": deeds(state.todo)}
        case Refusal.NOTHING_TO_DO:
            return explain_nothing_to_do(state, thing)
        case Refusal.NOT_IN_OFFICE:
            return "refusal-not-in-office", {"project": project(thing)}
        case Refusal.NOT_AVAILABLE:
            return "refusal-not-available", {"project": project(thing)}
        case Refusal.ALREADY_DONE:
            return "refusal-already-done", {"project": project(thing)}
        case Refusal.NOT_MET:
            counted = {"have": progress(me, thing), "want": WANTED[thing]}
            return "refusal-not-met", {"project": project(thing), "needs": needs(thing), **counted}
        case Refusal.NOT_IN_ROOM:
            return "refusal-not-in-room", {"assistant": assistant(thing)}
        case Refusal.TOO_LITTLE_COAL:
            return explain_price(state, verb, thing)
        case Refusal.NOT_IN_STOCK:
            return explain_stock(state, verb, thing)
        case Refusal.NOT_IN_ORDER:
            return explain_order(state, verb, thing)
        case Refusal.WRONG_AMOUNT:
            return "refusal-wrong-amount", {"count": wanted(state)}
        case Refusal.SAME_CHOICE:
            return "refusal-same-choice", {}
    return explain_machine(state, verb, thing, why)


def explain_machine(state: State, verb: str, thing: int, why: Refusal) -> Reason:
    """Reasons that have to do with a machine or a slot."""
    me = state.seats[state.active]
    match why:
        case Refusal.ALREADY_USED:
            return "refusal-already-used", {"machine": machine(meant(verb, thing))}
        case Refusal.FACE_DOWN if verb == "slot":
            return "refusal-down-already", {"slot": thing + 1, "foe": seat_name(state.target)}
        case Refusal.FACE_DOWN:
            return "refusal-face-down", {"machine": machine(meant(verb, thing))}
        case Refusal.TOO_FEW_RESOURCES:
            stack = meant(verb, thing)
            fed = {"count": TAKES[stack], "have": resources(me)}
            return "refusal-too-few-resources", {"machine": machine(stack), **fed}
        case Refusal.NO_MOONLIGHTER:
            return "refusal-no-moonlighter", {"assistant": assistant(Assistant.MOONLIGHTER)}
        case Refusal.ALREADY_BORROWED:
            return "refusal-already-borrowed", {}
        case Refusal.NOT_OFFERED:
            return "refusal-not-offered", {"machine": machine(thing)}
        case Refusal.NOT_IN_YARD:
            return "refusal-not-in-yard", {"machine": machine(meant(verb, thing))}
        case Refusal.NOT_IN_CRUSHER:
            return "refusal-not-in-crusher", {"machine": machine(meant(verb, thing))}
        case Refusal.NOT_IN_WORKSHOP:
            return "refusal-not-in-workshop", {"machine": machine(meant(verb, thing))}
        case Refusal.NOT_ALONE:
            kind = meant(verb, thing)
            id = "refusal-combined" if holds(me, kind) else "refusal-not-in-workshop"
            return id, {"machine": machine(kind)}
        case Refusal.NOT_IN_COST:
            about = {"machine": machine(state.machine), "cost": pieces(COST[state.machine])}
            return "refusal-not-in-cost", about
        case Refusal.NO_SUCH_SLOT if state.asks == Ask.DEACTIVATE:
            foe = state.seats[state.target]
            return "refusal-no-slot-of", {
                "slot": thing + 1,
                "foe": seat_name(state.target),
                "count": foe.filled,
            }
        case Refusal.NO_SUCH_SLOT:
            return "refusal-no-combination", {"slot": thing + 1, "count": me.filled}
        case Refusal.NOT_COMBINED:
            return "refusal-not-combined", {"slot": thing + 1}
        case Refusal.NOT_LOOSE:
            return "refusal-not-loose", {"machine": machine(meant(verb, thing))}
        case Refusal.TOO_MANY_SLOTS if verb == "stop":
            return "refusal-too-many-slots", {"count": slots_of(me), "excess": excess(state)}
        case Refusal.TOO_MANY_SLOTS:
            return "refusal-no-way-back", {"count": slots_of(me)}
    raise ValueError(f"nothing is to be said about {why.name}")


def meant(verb: str, thing: int) -> int:
    """The machine or combination that an action is about."""
    match verb:
        case "use":
            return USE_STACK[thing]
        case "combine":
            return KINDS + thing
        case "recover":
            return act.RECOVERED[thing]
        case "dismantle":
            return act.DISMANTLED[thing % act.DISMANTLABLE]
    return thing


def wanted(state: State) -> int:
    """How many resources are to be named."""
    if state.asks == Ask.SALVAGE:
        return LEVEL[state.machine]
    return TAKES[state.stack] or 1


def explain_order(state: State, verb: str, thing: int) -> Reason:
    """What can be done in several orders is done in one only."""
    if verb == "slot":
        return "refusal-separate-order", {}
    if verb != "pay":
        return "refusal-combine-order", {}
    if thing + 1 < state.least:
        return "refusal-pay-passed", {"piece": piece(thing + 1)}
    return "refusal-pay-short", {"piece": piece(thing + 1), "count": state.owed}


def explain_price(state: State, verb: str, thing: int) -> Reason:
    """Charcoalium that is missing (ruling 3: nothing else will do)."""
    me = state.seats[state.active]
    have = {"have": some(COAL, me.stock[COAL])}
    if verb == "recruit":
        wage = some(COAL, WAGE[thing])
        return "refusal-wage", {"assistant": assistant(thing), "price": wage, **have}
    if act.BUY + thing == act.BUY_POINT:
        return "refusal-point-price", {"price": some(COAL, point_price(me)), **have}
    price = some(COAL, PRICE[thing + 1])
    return "refusal-price", {"pieces": some(thing + 1, 1), "price": price, **have}


def explain_stock(state: State, verb: str, thing: int) -> Reason:
    """Resources that are missing."""
    me = state.seats[state.active]
    if verb == "repair":
        bill = {"price": pieces(COST[thing]), "missing": pieces(lacking(me, thing))}
        return "refusal-repair-price", {"machine": machine(thing), **bill}
    asked = pieces(BUNDLE[thing]) if verb == "give" else some(thing + 1, 1)
    return "refusal-not-in-stock", {"pieces": asked, "have": resources(me)}


def resources(seat: Seat) -> Message | Several:
    """A stock without its charcoalium."""
    return pieces([0, *seat.stock[COAL + 1 :]])


def explain_nothing_to_do(state: State, number: int) -> Reason:
    """Why one of the two actions cannot be begun."""
    me = state.seats[state.active]
    match number:
        case Deed.RECRUIT:
            least = cheapest(state)
            if hired(me) >= HIRED:
                return "refusal-recruit-full", {"count": HIRED}
            if not least:
                return "refusal-recruit-nobody", {}
            have = some(COAL, me.stock[COAL])
            return "refusal-recruit-poor", {"price": some(COAL, least), "have": have}
        case Deed.REPAIR:
            if not any(me.yard):
                return "refusal-repair-none", {}
            if me.filled >= slots_of(me):
                return "refusal-repair-full", {"count": slots_of(me)}
            return "refusal-repair-poor", {"have": resources(me)}
        case Deed.TRADE:
            return "refusal-trade-nothing", {}
        case Deed.DISMANTLE:
            return "refusal-dismantle-nothing", {}
    return "refusal-reorganise-nothing", {}
