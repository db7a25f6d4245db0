"""Answers that have no thing to click: big buttons that say their result."""

from __future__ import annotations

from dataclasses import dataclass

from bricabrac.engine.match import View
from bricabrac.engine.pieces import COAL, RESOURCES, WORDS
from bricabrac.engine.words import Words
from bricabrac.imaginarium.actions import NUMBERING, PAIR
from bricabrac.imaginarium.assistants import point_price
from bricabrac.imaginarium.cards import BUNDLE, DEEDS, DIVE, LEVEL, PRICE, TWICE, Deed
from bricabrac.imaginarium.names import deed
from bricabrac.imaginarium.stacks import CHOICE
from bricabrac.imaginarium.state import Ask, State, Step, bits
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.choice import Choice, Icons, choice
from bricabrac.web.board.speech import Named
from bricabrac.web.imaginarium.dial import action_of
from bricabrac.web.imaginarium.faces import ICONS, output, priced, shape, signed

TABS = {
    Ask.PLAN: "belt",
    Ask.CANCEL: "projects",
    Ask.RECRUIT: "projects",
    Ask.PROJECTS: "projects",
    Ask.DEACTIVATE: "rival",
}
UNDER_WAY = {
    Ask.RECRUIT: Deed.RECRUIT,
    Ask.TRADE: Deed.TRADE,
    Ask.DISMANTLE: Deed.DISMANTLE,
    Ask.SALVAGE: Deed.DISMANTLE,
    Ask.RECEIVE: Deed.DISMANTLE,
    Ask.SEPARATE: Deed.REORGANISE,
    Ask.COMBINE: Deed.REORGANISE,
}  # all other questions of step 3 belong to a repair
BY_BUNDLE = (Ask.GIVE, Ask.TAKE, Ask.SALVAGE, Ask.PAY)


@dataclass(frozen=True, slots=True)
class Deal:
    """One of the two actions of the dial, under the question."""

    action: str
    name: str
    icon: str
    state: str  # now, done, lit, off
    note: str


def choices_of(view: View, asked: Asked, words: Named) -> list[Choice]:
    """The buttons of the bench; few, where the things themselves are clicked."""
    if not asked.is_mine:
        return []
    state = view.state
    ask = Ask(state.asks)
    shown: list[Choice] = []
    if ask in BY_BUNDLE:
        shown = [bundle(action, state, asked, words) for action in asked.listed() if " " in action]
    elif ask == Ask.USE:
        borrowed = [action for action in asked.listed() if action.startswith("borrow")]
        shown = [borrow(action, asked, words) for action in borrowed]
    elif ask == Ask.DIAL:
        shown = pairs(asked, words)
    elif ask == Ask.DIVE:
        shown = [choice("dive", asked, words, pieces=priced(DIVE), icon="cards")]
    elif ask == Ask.EFFECT:
        gained = tuple((name, f"+{count}") for name, count in output(state.stack))
        faces = shape(state.stack, words).faces
        shown = [choice("apply", asked, words, wanted=(), pieces=gained, faces=faces)]
    elif ask == Ask.RECEIVE:
        score = (("vp", f"+{LEVEL[state.machine]}"),)
        shown = [
            choice("receive resources", asked, words, pieces=signed(TWICE[state.machine])),
            choice("receive points", asked, words, pieces=score),
        ]
    elif ask == Ask.TRADE:
        shown = transactions(state, asked, words)
    if asked.may("stop"):
        shown.append(choice("stop", asked, words, icon="close" if shown else "arrow"))
    return shown


def bundle(action: str, state: State, asked: Asked, words: Named) -> Choice:
    """Resources to give, to pay or to take."""
    verb, thing = NUMBERING.split(asked.number(action))
    times = CHOICE[state.stack] if state.asks == Ask.TAKE else 1
    counts = [times * count for count in BUNDLE[thing]]  # what is paid is one of a kind, too
    shown = signed(counts, "+" if verb == "take" else "−")
    gained = output(state.stack) if state.asks == Ask.GIVE else ()
    wanted = tuple((name, f"+{count}") for name, count in gained)
    return choice(action, asked, words, pieces=shown, wanted=wanted)


def borrow(action: str, asked: Asked, words: Named) -> Choice:
    """A machine of an opponent."""
    _, kind = NUMBERING.split(asked.number(action))
    held = shape(kind, words)
    given = (("wild", f"−{held.takes}"),) if held.takes else ()
    gained = tuple((name, f"+{count}") for name, count in held.gives)
    icons: dict[str, Icons] = {"pieces": given or gained, "wanted": gained if given else ()}
    return choice(action, asked, words, faces=held.faces, **icons)


def pairs(asked: Asked, words: Named) -> list[Choice]:
    """The pairs of the dial; with free_hand, all there are."""
    shown = []
    for pair in range(len(PAIR)):
        action = action_of(pair)
        one, other = bits(PAIR[pair])
        is_near = (other - one) in (1, len(DEEDS) - 1)
        if is_near or asked.may(action):
            text = " + ".join(words.say(deed(number)) for number in (one, other))
            shown.append(
                choice(action, asked, words, text=text, icon=f"{DEEDS[one]} {DEEDS[other]}")
            )
    return shown


def transactions(state: State, asked: Asked, words: Named) -> list[Choice]:
    """Buying and selling; what is not possible says why."""
    shown = []
    for verb in ("buy", "sell"):
        for piece in RESOURCES:
            coal, thing = PRICE[piece], ((ICONS[piece], "+1" if verb == "buy" else "−1"),)
            paid: Icons = ((ICONS[COAL], f"{'−' if verb == 'buy' else '+'}{coal}"),)
            first, then = (paid, thing) if verb == "buy" else (thing, paid)
            action = f"{verb} {WORDS[piece]}"
            shown.append(choice(action, asked, words, pieces=first, wanted=then))
    paid = priced(point_price(state.seats[state.active]))
    shown.append(choice("buy point", asked, words, pieces=paid, wanted=(("vp", "+1"),)))
    return shown


def deals_of(view: View, asked: Asked, words: Named, say: Words) -> list[Deal]:
    """The two chosen actions: which is under way, done, or can be begun; and why not."""
    state = view.state
    pair = state.seats[state.active].dial
    if state.step != Step.ACTIONS or pair < 0 or state.asks in (Ask.OVER, Ask.DIAL):
        return []
    ask, shown = Ask(state.asks), []
    under_way = None if ask == Ask.ACT else UNDER_WAY.get(ask, Deed.REPAIR)
    for number in bits(PAIR[pair]):
        name, action = words.say(deed(number)), f"do {DEEDS[number]}"
        is_asked = asked.is_mine and state.asks == Ask.ACT
        if number == under_way:
            shown.append(Deal("", name, DEEDS[number], "now", say.say("now-doing")))
        elif not state.todo >> number & 1:
            shown.append(Deal("", name, DEEDS[number], "done", say.say("now-done")))
        elif not is_asked:
            shown.append(Deal("", name, DEEDS[number], "wait", say.say("now-later")))
        elif refused := asked.why_not(action):
            shown.append(Deal(action, name, DEEDS[number], "off", words.cite(refused)))
        else:
            shown.append(Deal(action, name, DEEDS[number], "lit", doing(number, asked, words)))
    return shown


def doing(number: int, asked: Asked, words: Named) -> str:
    """What one of the six actions would do, in a few words."""
    told = words.say(asked.describe(f"do {DEEDS[number]}"))
    return told if number != Deed.REORGANISE else told.partition(":")[0]
