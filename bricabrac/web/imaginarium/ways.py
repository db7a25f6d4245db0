"""What one click can do: the questions that lie ahead, and the actions that lead to them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bricabrac.imaginarium.cards import DEEDS, KINDS, Deed
from bricabrac.imaginarium.deeds import is_possible
from bricabrac.imaginarium.stacks import CHOICE, STACK_NAMES, TAKES, USABLE
from bricabrac.imaginarium.state import Ask, Place, State, Step, bits
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.speech import Named

UNDER_WAY = (Ask.TRADE, Ask.REPAIR, Ask.DISMANTLE, Ask.SEPARATE, Ask.COMBINE)

TO_THE_END = (Step.DIAL, Step.ACTIONS, Step.PROJECTS)
EARLIER = (Ask.USE, Ask.DIVE)  # than the dial
NEIGHBOURS = {Deed.RECRUIT: Deed.REORGANISE, Deed.REPAIR: Deed.TRADE}  # besides Extract


@dataclass(frozen=True, slots=True)
class Way:
    """A question, and the actions that lead to it: none, if it is the one being asked."""

    actions: tuple[str, ...]
    asked: Asked

    def to(self, *actions: str) -> str:
        """All that a click does, up to these actions."""
        return "; ".join((*self.actions, *actions))


Ways = dict[Ask, Way]


def after(asked: Asked, *actions: str) -> Asked:
    """What would be asked after these actions, none of which may bring anything to light."""
    state = asked.state.clone()
    for action in actions:
        asked.game.apply(state, asked.number(action))
    return Asked(replace(asked.view, state=state))


def ways_of(asked: Asked) -> Ways:
    """The question being asked, and those whose answers need no other click before them.

    Whoever is led through a lesson does one thing at a time.
    """
    if not asked.is_mine:
        return {}
    asks = Ask(asked.state.asks)
    ways = {asks: Way((), asked)}
    if asked.is_led:
        return ways
    if begin := to_act(asked):
        for deed in bits(begin.asked.state.todo):
            action = f"do {DEEDS[deed]}"
            if deed != Deed.EXTRACT and begin.asked.may(action):
                there = after(begin.asked, action)
                ways.setdefault(Ask(there.state.asks), Way((*begin.actions, action), there))
    if asks in EARLIER:
        way = going_on(asked)
        ways.setdefault(Ask(way.asked.state.asks), way)
    if (dial := ways.get(Ask.DIAL)) and (asks == Ask.DIVE or "stop" not in dial.actions):
        for deed in NEIGHBOURS:
            if turned := by_dial(dial, deed):
                ways.setdefault(Ask(turned.asked.state.asks), turned)
    return ways


def by_dial(dial: Way, deed: Deed) -> Way | None:
    """Turning the dial for an action: with Extract, which asks nothing, or else as it may be."""
    for other in (Deed.EXTRACT, NEIGHBOURS[deed]):
        pair = f"choose {'+'.join(DEEDS[one] for one in sorted((deed, other)))}"
        if dial.asked.may(pair):
            actions = (pair, "do extract") if other == Deed.EXTRACT else (pair,)
            there, action = after(dial.asked, *actions), f"do {DEEDS[deed]}"
            if there.may(action):
                return Way((*dial.actions, *actions, action), after(there, action))
            return None
    return None


def to_act(asked: Asked) -> Way | None:
    """The way to the question which action comes next: at once, or by leaving the one under way."""
    if asked.state.asks == Ask.ACT:
        return Way((), asked)
    if asked.state.asks in UNDER_WAY and asked.may("stop") and is_more(asked.state):
        return Way(("stop",), after(asked, "stop"))
    return None


def is_more(state: State) -> bool:
    """Whether another action of the pair can still be done after the one under way."""
    tidy = laid_out(state)
    return any(is_possible(tidy, deed) for deed in bits(state.todo))


def laid_out(state: State) -> State:
    """The state as if Reorganise ended now: what is loose takes a slot each, if there is room."""
    twin = state.clone()
    seat = twin.seats[twin.active]
    held = [
        *seat.slots[: seat.filled],
        *(kind for kind in range(KINDS) for _ in range(state.loose[kind])),
    ]
    seat.filled = min(len(held), len(seat.slots))
    for place, stack in enumerate(held[: seat.filled]):
        seat.slots[place] = stack
    return twin


def is_plain(stack: int) -> bool:
    """Whether using a slot asks nothing more."""
    return stack in USABLE and not TAKES[stack] and not CHOICE[stack]


def stack_of(action: str) -> int:
    """The machine that an action is about: its last word."""
    return STACK_NAMES.index(action.rpartition(" ")[2])


def going_on(asked: Asked) -> Way:
    """From step 1 or 2 straight on: what asks nothing is used, all else is left."""
    way = all_used(asked) or Way((), asked)
    while way.asked.is_mine and way.asked.state.asks in EARLIER:
        way = Way((*way.actions, "stop"), after(way.asked, "stop"))
    return way


def all_used(asked: Asked) -> Way | None:
    """Step 1: all machines that ask nothing more, and what is asked after them."""
    now, done = asked, list[str]()
    while now.is_mine and now.state.asks == Ask.USE:
        plain = (one for one in now.listed() if one.startswith("use ") and is_plain(stack_of(one)))
        if not (action := next(plain, "")):
            break
        now = after(now, action)
        done.append(action)
    return Way(tuple(done), now) if done else None


def button(way: Way | None, action: str, words: Named, *more: str) -> tuple[str, bool, str]:
    """An action as a thing shows it: its text, whether it is lit, and why not.

    Only what is being asked says why not; of what lies ahead there is what can be done.
    """
    if way is None:
        return "", False, ""
    why = words.cite(way.asked.why_not(action))
    if why and way.actions:
        return "", False, ""
    return way.to(action, *more, *(() if why else ending(way, action, *more))), not why, why


def ending(way: Way, *actions: str) -> tuple[str, ...]:
    """What follows by itself, because nothing else can."""
    state = way.asked.state
    is_asked = has_secrets(state) or state.asks in (Ask.RECRUIT, Ask.SEPARATE, Ask.COMBINE)
    if way.asked.is_led or not is_asked or after(way.asked, *actions).listed() != ["stop"]:
        return ()
    return ("stop",)


def has_secrets(state: State) -> bool:
    """Whether the active seat is asked about projects at the end of its turn, met or not."""
    return state.step in TO_THE_END and Place.OWN + state.active in state.projects
