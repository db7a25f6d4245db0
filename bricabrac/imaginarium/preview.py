"""What an action would do now.

It is told from what its seat sees: what lies behind the screens of others is not counted on.
"""

from typing import Any

from bricabrac.engine.phrases import pieces, points, seat_name, several, some
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Message
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.assistants import DOUBLE_SHIFT, has, point_price, transactions_of
from bricabrac.imaginarium.cards import (
    BASE,
    BELT,
    BUNDLE,
    COST,
    DIVE,
    FIRST_SALVAGE,
    KINDS,
    LEVEL,
    OWN_EXTRACTOR,
    PRICE,
    SALVAGES,
    TWICE,
    WAGE,
    Deed,
)
from bricabrac.imaginarium.effects import protected
from bricabrac.imaginarium.fetching import price
from bricabrac.imaginarium.names import (
    assistant,
    deed,
    does,
    machine,
    needs,
    place,
    product,
    project,
    skill,
)
from bricabrac.imaginarium.projects import score_of
from bricabrac.imaginarium.stacks import CHOICE, TAKES, USE_STACK
from bricabrac.imaginarium.state import Ask, State, bits
from bricabrac.imaginarium.stock import resources

STOPS = {
    Ask.USE: "do-stop-using",
    Ask.GIVE: "do-decline-effect",
    Ask.TAKE: "do-decline-effect",
    Ask.EFFECT: "do-decline-effect",
    Ask.DIVE: "do-stop-diving",
    Ask.ACT: "do-stop-actions",
    Ask.REPAIR: "do-stop-repairs",
    Ask.DISMANTLE: "do-stop-dismantling",
    Ask.CANCEL: "do-cancel-nothing",
    Ask.DEACTIVATE: "do-spare",
    Ask.SEPARATE: "do-stop-reorganising",
    Ask.COMBINE: "do-stop-reorganising",
    Ask.TRADE: "do-stop-trade",
    Ask.PROJECTS: "do-stop-projects",
}


def describe(state: State, action: int) -> Message:
    """What an action would do now; or, when it is not the time for it, what its verb means."""
    verb, thing = act.NUMBERING.split(action)
    match verb:
        case "reserve":
            return do_reserve(state, thing)
        case "extractor":
            return do_extractor(state, BELT + thing)
        case "use":
            return do_use(USE_STACK[thing], "do-use", "do-use-feeding")
        case "borrow":
            return do_use(thing, "do-borrow", "do-borrow-feeding")
        case "apply" if state.asks == Ask.EFFECT:
            return do_use(state.stack, "do-use", "do-use-feeding")
        case "apply":
            return Message("do-apply")
        case "give":
            return do_give(state, thing)
        case "take":
            times = CHOICE[state.stack] if state.asks == Ask.TAKE else 1
            taken = [times * count for count in BUNDLE[thing]]
            return Message("do-take", {"pieces": pieces(taken)})
        case "dive":
            return Message("do-dive", {"price": some(COAL, DIVE)})
        case "pay":
            return Message("do-pay", {"pieces": some(thing + 1, 1)})
        case "choose":
            one, other = bits(act.PAIR[thing])
            return Message("do-choose", {"one": deed(one), "other": deed(other)})
        case "do":
            return do_deed(state, thing)
    return describe_answer(state, verb, thing)


def describe_answer(state: State, verb: str, thing: int) -> Message:
    """Answers in the course of one of the six actions, and of step 4."""
    match verb:
        case "repair":
            return do_repair(state, thing)
        case "cancel":
            return Message("do-cancel", {"project": project(thing)})
        case "recover":
            kind = act.RECOVERED[thing]
            return Message("do-recover", {"machine": machine(kind), "does": does(kind)})
        case "dismantle":
            return do_dismantle(thing)
        case "receive":
            return do_receive(state, thing)
        case "slot":
            return do_slot(state, thing)
        case "combine":
            stack = KINDS + thing
            return Message("do-combine", {"machine": machine(stack), "does": does(stack)})
        case "buy" | "sell":
            return do_trade(state, verb, thing)
        case "recruit":
            hired = {"assistant": assistant(thing), "skill": skill(thing)}
            return Message("do-recruit", {**hired, "price": some(COAL, WAGE[thing])})
        case "complete":
            done = {"needs": needs(thing), "points": points(score_of(state, thing))}
            return Message("do-complete", {"project": project(thing), **done})
    foe = {"foe": seat_name(state.target)} if state.asks == Ask.DEACTIVATE else {}
    return Message(STOPS.get(Ask(state.asks), "do-stop"), foe)


# Planning and step 1.


def is_saboteur(state: State) -> bool:
    """Whether it is a saboteur that is being placed."""
    return state.asks == Ask.PLAN and state.figure >= state.players


def do_reserve(state: State, space: int) -> Message:
    """What the machine on a space would cost, with a warning if one is short (ruling 1)."""
    kind, me = state.belt[space], state.seats[state.active]
    args: dict[str, Any] = {"place": place(space)}
    if kind == -1:
        return Message("do-reserve-none", args)
    args["machine"] = machine(kind)
    if is_saboteur(state):
        return Message("do-sabotage", args)
    due = price(state, state.active, space)
    args["price"] = some(COAL, due)
    missing = due - me.stock[COAL]
    if missing <= 0:
        return Message("do-reserve", args)
    args["have"] = some(COAL, me.stock[COAL])
    if resources(me) >= 2 * missing:
        return Message("do-reserve-mixed", {**args, "count": 2 * missing})
    return Message("do-reserve-short", args)


def do_extractor(state: State, space: int) -> Message:
    """The charcoalium of an extractor, or nothing for anybody."""
    if is_saboteur(state):
        return Message("do-block", {"number": space - BELT + 1})
    gain = some(COAL, BASE[space])
    return Message("do-extractor", {"number": space - BELT + 1, "pieces": gain})


def do_use(stack: int, id: str, feeding: str) -> Message:
    """What a slot would give, and what it would take."""
    args: dict[str, Any] = {"machine": machine(stack), "product": product(stack)}
    if TAKES[stack]:
        return Message(feeding, {**args, "count": TAKES[stack]})
    return Message(id, args)


def do_give(state: State, bundle: int) -> Message:
    """Resources for a transformation machine."""
    given = {"pieces": pieces(BUNDLE[bundle])}
    if state.asks != Ask.GIVE:
        return Message("do-give", given)
    fed = {"machine": machine(state.stack), "product": product(state.stack)}
    return Message("do-give-to", {**given, **fed})


# Step 3.


def do_deed(state: State, number: int) -> Message:
    """One of the six actions, and how often."""
    me = state.seats[state.active]
    times = 1 + has(me, DOUBLE_SHIFT)
    match number:
        case Deed.EXTRACT:
            return Message("do-extract", {"pieces": some(COAL, OWN_EXTRACTOR)})
        case Deed.REPAIR:
            return Message("do-begin-repair", {"count": times})
        case Deed.TRADE:
            return Message("do-begin-trade", {"count": transactions_of(me)})
        case Deed.DISMANTLE:
            return Message("do-begin-dismantling", {"count": times})
        case Deed.REORGANISE:
            return Message("do-begin-reorganising")
    return Message("do-begin-recruiting")


def do_repair(state: State, kind: int) -> Message:
    """The cost, what the machine does, and who is protected from it."""
    args = {"machine": machine(kind), "price": pieces(COST[kind]), "does": does(kind)}
    if safe := protected(state, kind):
        args["seats"] = several([seat_name(foe) for foe in safe])
        return Message("do-repair-against", args)
    return Message("do-repair", args)


def do_dismantle(choice: int) -> Message:
    """What a machine would bring, broken or repaired."""
    kind = act.DISMANTLED[choice % act.DISMANTLABLE]
    args: dict[str, Any] = {"machine": machine(kind)}
    if choice >= act.DISMANTLABLE:
        args |= {"pieces": pieces(TWICE[kind]), "points": points(LEVEL[kind])}
        return Message("do-dismantle", args)
    if SALVAGES[kind] == 1:
        args["pieces"] = pieces(BUNDLE[FIRST_SALVAGE[kind]])
        return Message("do-dismantle-broken", args)
    args |= {"count": LEVEL[kind], "cost": pieces(COST[kind])}
    return Message("do-dismantle-broken-choosing", args)


def do_receive(state: State, choice: int) -> Message:
    """Twice the cost, or points."""
    if state.asks != Ask.RECEIVE:
        return Message("do-receive" if choice == 0 else "do-receive-points")
    if choice == 0:
        return Message("do-take", {"pieces": pieces(TWICE[state.machine])})
    return Message("do-score", {"points": points(LEVEL[state.machine])})


def do_slot(state: State, slot: int) -> Message:
    """A6 or Reorganise; what lies in the slot."""
    if state.asks == Ask.DEACTIVATE:
        foe = state.seats[state.target]
        if slot < foe.filled:
            hit = {"foe": seat_name(state.target), "machine": machine(foe.slots[slot])}
            return Message("do-deactivate", hit)
    me = state.seats[state.active]
    if state.asks == Ask.SEPARATE and slot < me.filled:
        return Message("do-separate", {"machine": machine(me.slots[slot])})
    return Message("do-choose-slot", {"slot": slot + 1})


def do_trade(state: State, verb: str, thing: int) -> Message:
    """One transaction."""
    if verb == "buy" and act.BUY + thing == act.BUY_POINT:
        fee = some(COAL, point_price(state.seats[state.active]))
        return Message("do-buy-point", {"price": fee})
    args = {"pieces": some(thing + 1, 1), "price": some(COAL, PRICE[thing + 1])}
    return Message("do-buy" if verb == "buy" else "do-sell", args)
