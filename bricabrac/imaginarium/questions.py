"""What the active seat is being asked."""

from typing import Any

from bricabrac.engine.phrases import match_over, pieces, points, seat_name, some
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Message
from bricabrac.imaginarium.assistants import FREE_HAND, MOONLIGHTER, has
from bricabrac.imaginarium.cards import COST, DIVE, LEVEL, TWICE
from bricabrac.imaginarium.deeds import is_second
from bricabrac.imaginarium.names import deeds, machine, product
from bricabrac.imaginarium.stacks import TAKES
from bricabrac.imaginarium.state import Ask, State, Step

# Questions that are always the same.
PLAIN = {
    Ask.CANCEL: "question-cancel",
    Ask.RECOVER: "question-recover",
    Ask.SEPARATE: "question-separate",
    Ask.COMBINE: "question-combine",
    Ask.RECRUIT: "question-recruit",
    Ask.PROJECTS: "question-projects",
}


def question(state: State) -> Message:
    """What is asked. It names nothing that only the active seat knows: everybody may read it."""
    me = state.seats[state.active]
    match state.asks:
        case Ask.PLAN:
            is_handyman = state.figure < state.players
            return Message("question-handyman" if is_handyman else "question-saboteur")
        case Ask.USE:
            can_borrow = has(me, MOONLIGHTER) and not state.borrowed
            return Message("question-use-or-borrow" if can_borrow else "question-use")
        case Ask.GIVE | Ask.TAKE | Ask.EFFECT:
            return question_effect(state)
        case Ask.DIVE:
            return Message("question-dive", {"price": some(COAL, DIVE)})
        case Ask.PAY:
            bought = machine(state.belt[state.space])
            return Message("question-pay", {"machine": bought, "count": state.owed})
        case Ask.DIAL:
            is_free = has(me, FREE_HAND)
            return Message("question-dial-free" if is_free else "question-dial")
        case Ask.ACT:
            return Message("question-act", {"deeds": deeds(state.todo)})
        case Ask.REPAIR:
            return Message("question-repair-again" if is_second(state) else "question-repair")
        case Ask.DISMANTLE:
            return Message("question-dismantle-again" if is_second(state) else "question-dismantle")
        case Ask.DEACTIVATE:
            return Message("question-deactivate", {"foe": seat_name(state.target)})
        case Ask.SALVAGE:
            about = {"machine": machine(state.machine), "cost": pieces(COST[state.machine])}
            return Message("question-salvage", {"count": LEVEL[state.machine], **about})
        case Ask.RECEIVE:
            reward = {
                "pieces": pieces(TWICE[state.machine]),
                "points": points(LEVEL[state.machine]),
            }
            return Message("question-receive", {"machine": machine(state.machine), **reward})
        case Ask.TRADE:
            return Message("question-trade", {"count": state.times})
        case Ask.OVER:
            return match_over()
    return Message(PLAIN.get(Ask(state.asks), "question-nothing"))


def question_effect(state: State) -> Message:
    """The effect of a machine, which is optional after a repair (ruling 15)."""
    about: dict[str, Any] = {"machine": machine(state.stack), "product": product(state.stack)}
    is_optional = state.step == Step.ACTIONS
    match state.asks:
        case Ask.GIVE:
            about["count"] = TAKES[state.stack]
            return Message("question-give-or-not" if is_optional else "question-give", about)
        case Ask.TAKE:
            return Message("question-take-or-not" if is_optional else "question-take", about)
    return Message("question-effect", about)
