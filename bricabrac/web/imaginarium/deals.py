"""The two chosen actions: which is under way, done, or can be begun; and why not."""

from __future__ import annotations

from typing import NamedTuple

from bricabrac.engine.match import View
from bricabrac.engine.words import Words
from bricabrac.imaginarium.actions import PAIR
from bricabrac.imaginarium.cards import DEEDS, Deed
from bricabrac.imaginarium.names import deed
from bricabrac.imaginarium.state import Ask, Step, bits
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.speech import Named
from bricabrac.web.imaginarium.ways import button, to_act

BELONGS = {
    Ask.RECRUIT: Deed.RECRUIT,
    Ask.TRADE: Deed.TRADE,
    Ask.DISMANTLE: Deed.DISMANTLE,
    Ask.SALVAGE: Deed.DISMANTLE,
    Ask.RECEIVE: Deed.DISMANTLE,
    Ask.SEPARATE: Deed.REORGANISE,
    Ask.COMBINE: Deed.REORGANISE,
}  # all other questions of step 3 belong to a repair


class Deal(NamedTuple):
    """One of the two actions of the dial, under the question."""

    action: str
    name: str
    icon: str
    state: str  # now, done, wait, lit, off
    note: str


def deals_of(view: View, asked: Asked, words: Named, say: Words) -> list[Deal]:
    """Both of them; what waits can be gone on to by leaving what is under way."""
    state = view.state
    pair = state.seats[state.active].dial
    if state.step != Step.ACTIONS or pair < 0 or state.asks in (Ask.OVER, Ask.DIAL):
        return []
    under_way = None if state.asks == Ask.ACT else BELONGS.get(Ask(state.asks), Deed.REPAIR)
    begin = to_act(asked) if asked.is_mine and (state.asks == Ask.ACT or not asked.is_led) else None
    shown = []
    for number in bits(PAIR[pair]):
        name, icon, action = words.say(deed(number)), DEEDS[number], f"do {DEEDS[number]}"
        if number == under_way:
            shown.append(Deal("", name, icon, "now", say.say("now-doing")))
        elif not state.todo >> number & 1:
            shown.append(Deal("", name, icon, "done", say.say("now-done")))
        elif begin is None:
            shown.append(Deal("", name, icon, "wait", say.say("now-later")))
        elif begin.asked.why_not(action) is None:
            told = doing(number, begin.asked, words)
            shown.append(Deal(button(begin, action, words)[0], name, icon, "lit", told))
        else:
            why = words.cite(begin.asked.why_not(action))
            shown.append(Deal(action, name, icon, "off", why))
    return shown


def doing(number: int, asked: Asked, words: Named) -> str:
    """What one of the six actions would do, in a few words."""
    told = words.say(asked.describe(f"do {DEEDS[number]}"))
    return told if number != Deed.REORGANISE else told.partition(":")[0]
