"""What the active seat is being asked, and why it may not do something."""

from typing import Any

from bricabrac.engine.phrases import match_over, piece, pieces, seat_name, some
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Message
from bricabrac.nicodemus import actions as act
from bricabrac.nicodemus.bill import fee, missing, owed, savings
from bricabrac.nicodemus.cards import BUNDLE, COST, POINTS, U1, WILD, Y1, Y2
from bricabrac.nicodemus.effects import first_within_reach, size_of_cost, size_of_foe
from bricabrac.nicodemus.legal import RULINGS, Refusal, why_not_repair
from bricabrac.nicodemus.names import machine, product, project
from bricabrac.nicodemus.row import showing
from bricabrac.nicodemus.state import Ask, State


def question(state: State) -> Message:
    """What is asked. It names nothing that only the active seat knows: everybody may read it."""
    foe = seat_name(1 - state.active)
    match state.asks:
        case Ask.TURN:
            return question_turn(state)
        case Ask.WAY:
            coal = some(COAL, POINTS[state.machine])
            return Message(
                "question-way",
                {
                    "machine": machine(state.machine),
                    "coal": coal,
                    "product": product(state.machine),
                },
            )
        case Ask.PRODUCE:
            return Message("question-produce", {"machine": machine(state.machine)})
        case Ask.NAME:
            return Message("question-name", {"count": showing(state, WILD)})
        case Ask.DISCARD:
            return Message("question-discard")
        case Ask.REMOVE:
            count = state.length - 1 - first_within_reach(state)
            return Message("question-remove", {"count": count})
        case Ask.COST:
            known = {"machine": machine(state.machine), "cost": pieces(COST[state.machine])}
            return Message("question-cost", {"count": wanted(state), **known})
        case Ask.EXCHANGE:
            return Message("question-exchange", {"count": state.exchanges})
        case Ask.STEAL:
            return Message("question-steal", {"foe": foe})
        case Ask.RETURN:
            return Message("question-return", {"count": wanted(state), "foe": foe})
        case Ask.KEEP:
            return Message("question-keep")
        case Ask.COPY:
            return Message("question-copy", {"machine": machine(state.machine)})
        case Ask.SPARE:
            me, kind = state.seats[state.active], state.row[state.space]
            about = {"machine": machine(kind), "due": pieces(owed(me, kind))}
            return Message("question-spare", {"count": savings(me, kind), **about})
        case Ask.PROJECTS:
            return Message("question-projects")
        case Ask.USE:
            return Message("question-use", {"project": project(state.project)})
        case Ask.OVER:
            return match_over()
    return Message("question-nothing")


def question_turn(state: State) -> Message:
    """Play, repair or pass: only what can be done is asked for."""
    can_repair = any(not why_not_repair(state, space) for space in range(state.length))
    if state.seats[state.active].cards > 0:
        return Message("question-turn" if can_repair else "question-play")
    return Message("question-repair" if can_repair else "question-pass")


def wanted(state: State) -> int:
    """How many resources are to be named."""
    match state.asks:
        case Ask.COST:
            return size_of_cost(state)
        case Ask.RETURN | Ask.STEAL:
            return size_of_foe(state)
    return 1


def refusal(state: State, action: int, reason: int) -> Message:
    """Why an action may not be done, with what would help."""
    why = Refusal(reason)
    if why == Refusal.OVER:
        return match_over()
    id, args = explain(state, action, why)
    return Message(id, args, RULINGS.get(why))


def explain(state: State, action: int, why: Refusal) -> tuple[str, dict[str, Any]]:
    """The message for a reason, and its arguments."""
    me, foe = state.seats[state.active], state.seats[1 - state.active]
    verb, thing = act.NUMBERING.split(action)
    match why:
        case Refusal.NOT_ASKED:
            return "refusal-not-asked", {"question": question(state)}
        case Refusal.NOT_IN_HAND:
            return "refusal-not-in-hand", {"machine": machine(thing)}
        case Refusal.NO_MACHINE_THERE:
            return "refusal-no-machine-there", {"space": thing + 1, "count": state.length}
        case Refusal.TOO_FEW_RESOURCES:
            return explain_price(state, thing)
        case Refusal.TOO_LITTLE_COAL:
            owned = {"fee": some(COAL, fee(state, thing)), "have": some(COAL, me.stock[COAL])}
            return "refusal-too-little-coal", {"machine": machine(state.row[thing]), **owned}
        case Refusal.CAN_ACT:
            return "refusal-can-act", {}
        case Refusal.NO_CARD_TO_DISCARD:
            return "refusal-no-card-to-discard", {"machine": machine(U1)}
        case Refusal.NOTHING_BEFORE:
            return "refusal-nothing-before", {"machine": machine(state.machine)}
        case Refusal.NO_PROJECT_LEFT:
            return "refusal-no-project-left", {"machine": machine(Y1)}
        case Refusal.NOTHING_TO_COPY:
            return "refusal-nothing-to-copy", {"machine": machine(Y2)}
        case Refusal.NOT_WITHIN_REACH:
            first, last = first_within_reach(state) + 1, state.length - 1
            spaces = {"count": last - first + 1, "first": first, "last": last}
            return "refusal-not-within-reach", {"machine": machine(state.effect), **spaces}
        case Refusal.WRONG_AMOUNT:
            return "refusal-wrong-amount", {"count": wanted(state)}
        case Refusal.NOT_IN_COST:
            printed = pieces(COST[state.machine])
            return "refusal-not-in-cost", {"machine": machine(state.machine), "cost": printed}
        case Refusal.FOE_HAS_NONE:
            asked, owned_by_foe = pieces(BUNDLE[thing]), pieces((0, *foe.stock[1:]))
            who = seat_name(1 - state.active)
            return "refusal-foe-has-none", {"foe": who, "pieces": asked, "have": owned_by_foe}
        case Refusal.NOT_ON_ROW:
            return "refusal-not-on-row", {"machine": machine(thing)}
        case Refusal.NEVER_A_COPY:
            return "refusal-never-a-copy", {"machine": machine(Y2)}
        case Refusal.NOT_DRAWN:
            return "refusal-not-drawn", {"project": project(thing)}
        case Refusal.NOT_AFTER_WILD:
            kind = state.row[state.space]
            sums = {"due": pieces(owed(me, kind)), "have": pieces((0, *me.stock[1:]))}
            return "refusal-not-after-wild", {"count": savings(me, kind), **sums}
        case Refusal.NO_COAL:
            return "refusal-none-to-give", {"piece": piece(COAL)}
        case Refusal.NO_RESOURCE:
            return "refusal-none-to-give", {"piece": piece(thing + 1)}
        case Refusal.NOBODY_HAS_IT:
            sought = piece(thing + 1 if verb == "buy" else COAL)
            return "refusal-nobody-has-it", {"foe": seat_name(1 - state.active), "piece": sought}
        case Refusal.NOT_AVAILABLE:
            return "refusal-not-available", {"project": project(thing)}
        case Refusal.NOT_MET | Refusal.NOT_WITH_THESE:
            repaired = machine(me.workshop[me.machines - 1])
            if why == Refusal.NOT_MET:
                return "refusal-not-met", {"project": project(thing), "machine": repaired}
            tile = project(state.project)
            return "refusal-not-with-these", {"project": tile, "machine": repaired}
        case Refusal.SAME_CHOICE:
            return "refusal-same-choice", {}
    raise ValueError(f"nothing is to be said about {why.name}")


def explain_price(state: State, space: int) -> tuple[str, dict[str, Any]]:
    """What a repair costs after reductions, and what is missing."""
    me, kind = state.seats[state.active], state.row[space]
    sums = {"price": pieces(owed(me, kind)), "missing": pieces(missing(me, kind))}
    args, wild = {"machine": machine(kind), **sums}, savings(me, kind)
    if wild == 0:
        return "refusal-too-few-resources", args
    return "refusal-too-few-resources-wild", {**args, "count": wild}
