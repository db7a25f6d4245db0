"""Answers that have no thing to click: big buttons that say their result."""

from __future__ import annotations

from bricabrac.engine.match import View
from bricabrac.engine.phrases import pieces
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Message, Words
from bricabrac.imaginarium.actions import NUMBERING, PAIR
from bricabrac.imaginarium.cards import (
    BUNDLE,
    DEEDS,
    DIVE,
    LEVEL,
    OWN_EXTRACTOR,
    TWICE,
)
from bricabrac.imaginarium.names import deed
from bricabrac.imaginarium.stacks import CHOICE
from bricabrac.imaginarium.state import Ask, bits
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.choice import Choice, Icons, choice
from bricabrac.web.board.speech import Named, following
from bricabrac.web.imaginarium.dial import action_of, at_once
from bricabrac.web.imaginarium.ends import completed, completions, ended, leaving
from bricabrac.web.imaginarium.faces import ICONS, output, priced, shape, signed
from bricabrac.web.imaginarium.ways import (
    Way,
    after,
    all_used,
    has_secrets,
    stack_of,
)

TABS = {
    Ask.PLAN: "belt",
    Ask.CANCEL: "projects",
    Ask.RECRUIT: "projects",
    Ask.PROJECTS: "projects",
    Ask.DEACTIVATE: "rival",
}
BY_BUNDLE = (Ask.GIVE, Ask.TAKE, Ask.SALVAGE)
FEW = 6  # answers that find room beside others
MOST_OWED = 6  # resources that are paid with one click; more are paid one by one


def choices_of(view: View, asked: Asked, words: Named, say: Words) -> list[Choice]:
    """The buttons of the bench; few, where the things themselves are clicked."""
    if not asked.is_mine:
        return []
    state = view.state
    ask = Ask(state.asks)
    shown: list[Choice] = []
    if ask in BY_BUNDLE:
        shown = [bundle(action, asked, words) for action in asked.listed() if " " in action]
    elif ask == Ask.PAY:
        shown = payments(asked, words)
    elif ask == Ask.USE:
        return uses(asked, words, say)
    elif ask == Ask.DIAL:
        shown = pairs(asked, words, say)
    elif ask == Ask.DIVE:
        return dives(asked, words, say)
    elif ask == Ask.EFFECT:
        shown = effects(asked, words)
    elif ask == Ask.RECEIVE:
        score = (("vp", f"+{LEVEL[state.machine]}"),)
        shown = [
            choice("receive resources", asked, words, pieces=signed(TWICE[state.machine])),
            choice("receive points", asked, words, pieces=score),
        ]
    elif ask == Ask.PROJECTS:
        shown = completions(asked, words, say)
    if asked.may("stop"):
        shown += leaving(asked, words, say)
    if ask == Ask.ACT:
        shown += in_one(asked, words, say)  # after the end of the turn, which stays in sight
    return [ended(one, asked) for one in shown] if has_secrets(state) else shown


def plus(gained: tuple[tuple[str, int], ...]) -> Icons:
    """What is gained, with a sign before it."""
    return tuple((name, f"+{count}") for name, count in gained)


def bundle(action: str, asked: Asked, words: Named, before: tuple[str, ...] = ()) -> Choice:
    """Resources to give or to take, after what leads to that question."""
    state = asked.state
    verb, thing = NUMBERING.split(asked.number(action))
    times = CHOICE[state.stack] if state.asks == Ask.TAKE else 1
    counts = [times * count for count in BUNDLE[thing]]
    shown = signed(counts, "+" if verb == "take" else "−")
    wanted = plus(output(state.stack)) if state.asks == Ask.GIVE else ()
    comes, goes = (tuple((name, count[1:]) for name, count in one) for one in (wanted, shown))
    made = choice(action, asked, words, pieces=shown, wanted=wanted, is_poor=comes == goes)
    if not before:
        return made
    return made._replace(action="; ".join((*before, action)), faces=shape(state.stack, words).faces)


def uses(asked: Asked, words: Named, say: Words) -> list[Choice]:
    """Step 1: all at once, and with it what asks for something more; or on without the rest."""
    if asked.is_led:
        lent = [borrow(one, asked, words) for one in asked.listed() if one.startswith("borrow")]
        return [*lent, choice("stop", asked, words, icon="close" if lent else "arrow")]
    shown: list[Choice] = []
    used = all_used(asked)
    if used:
        shown.append(Choice(used.to(), say.say("use-all"), pieces=yields(used), icon="check"))
    way = used or Way((), asked)
    for action in way.asked.listed() if is_left(way) else ():
        if action == "stop":
            continue
        there, before = after(way.asked, action), (*way.actions, action)
        if action.startswith("borrow") and there.state.asks not in BY_BUNDLE:
            shown.append(borrow(action, way.asked, words, way.actions))
            continue
        for one in there.listed():
            made = bundle(one, there, words, before)
            if action.startswith("borrow"):
                then = following(made.text, words.language)
                made = made._replace(text=say.say("borrow-and", text=then))
            shown.append(made)
    on = Way((*way.actions, "stop"), after(way.asked, "stop")) if is_left(way) else way
    if on.asked.state.asks == Ask.DIVE:
        dive = choice("dive", on.asked, words, pieces=priced(DIVE), icon="cards")
        shown.append(dive._replace(action=on.to("dive")))
    for number in range(1, len(shown)) if used else ():
        text = say.say("use-all-and", text=following(shown[number].text, words.language))
        shown[number] = shown[number]._replace(text=text)
    if used and after(asked, "stop").state.asks == Ask.DIVE:
        dive = choice("dive", after(asked, "stop"), words, pieces=priced(DIVE), icon="cards")
        text = say.say("use-none-and", text=following(dive.text, words.language))
        shown.append(dive._replace(action="stop; dive", text=text))
    if used and is_left(used):
        shown.append(Choice(used.to("stop"), say.say("use-all-go-on"), icon="arrow"))
    return [*shown, choice("stop", asked, words, icon="close" if shown else "arrow")]


def is_left(way: Way) -> bool:
    """Whether something could still be used."""
    return bool(way.asked.state.asks == Ask.USE)


def yields(used: Way) -> Icons:
    """What all machines together give."""
    gained: dict[str, int] = {}
    for action in used.actions:
        for name, count in output(stack_of(action)):
            gained[name] = gained.get(name, 0) + count
    return plus(tuple(gained.items()))


def borrow(action: str, asked: Asked, words: Named, before: tuple[str, ...] = ()) -> Choice:
    """A machine of an opponent, after what is used with it."""
    _, kind = NUMBERING.split(asked.number(action))
    held = shape(kind, words)
    given = (("wild", f"−{held.takes}"),) if held.takes else ()
    gained = plus(held.gives)
    icons: dict[str, Icons] = {"pieces": given or gained, "wanted": gained if given else ()}
    made = choice(action, asked, words, faces=held.faces, **icons)
    return made._replace(action="; ".join((*before, action)))


def dives(asked: Asked, words: Named, say: Words) -> list[Choice]:
    """Now, after the fetch, or not at all."""
    shown = [choice("dive", asked, words, pieces=priced(DIVE), icon="cards")]
    no = choice("stop", asked, words, icon="close")
    if not asked.is_led and after(asked, "stop").state.asks == Ask.DIVE:
        shown.append(no._replace(text=say.say("dive-later"), icon="arrow"))
        no = no._replace(action="stop; stop")
    return [*shown, no]


def payments(asked: Asked, words: Named) -> list[Choice]:
    """Every mix of resources that pays what is owed; of very much, one by one."""
    have, shown = asked.state.seats[asked.state.active].stock, list[Choice]()
    is_much = asked.is_led or asked.state.owed > MOST_OWED
    waiting = [Way((one,), after(asked, one)) for one in asked.listed()]
    while waiting:
        way = waiting.pop(0)
        if way.asked.state.asks == Ask.PAY and not is_much:
            steps = way.asked.listed()
            waiting += [Way((*way.actions, one), after(way.asked, one)) for one in steps]
            continue
        left = way.asked.state.seats[asked.state.active].stock
        paid = [have[piece] - left[piece] for piece in range(len(ICONS))]
        text = words.say(Message("do-pay", {"pieces": pieces(paid)}))
        shown.append(Choice(way.to(), text, pieces=signed(paid, "−")))
    return shown


def pairs(asked: Asked, words: Named, say: Words) -> list[Choice]:
    """The pairs of the dial; with free_hand, all there are. Extract can also wait."""
    shown, slow, way = [], list[Choice](), Way((), asked)
    for pair in range(len(PAIR)):
        action = action_of(pair)
        one, other = bits(PAIR[pair])
        is_near = (other - one) in (1, len(DEEDS) - 1)
        if is_near or asked.may(action):
            text = " + ".join(words.say(deed(number)) for number in (one, other))
            made = choice(action, asked, words, text=text, icon=f"{DEEDS[one]} {DEEDS[other]}")
            if asked.state.seats[asked.state.active].dial == pair and made.why:
                made = made._replace(why=say.say("your-last-pair"))
            if more := at_once(pair, way):
                if is_near and not made.why:
                    slow.append(made._replace(text=say.say("one-by-one", pair=text), icon=""))
                made = made._replace(
                    action=way.to(action, *more), pieces=plus(((ICONS[COAL], OWN_EXTRACTOR),))
                )
                if not made.why:
                    slow += completed(made, asked, text, words, say)
            shown.append(made)
    return shown + slow


def in_one(asked: Asked, words: Named, say: Words) -> list[Choice]:
    """What is asked after a repair or a dismantling, answered by the same click; where few can."""
    shown = list[Choice]()
    deeds = (
        ("repair", "repair-and", "repair "),
        ("dismantle", "dismantle-and", "dismantle broken "),
    )
    for deed_of, said, things in deeds:
        if asked.is_led or not asked.may(f"do {deed_of}"):
            continue
        begun = after(asked, f"do {deed_of}")
        for action in begun.listed():
            if not action.startswith(things):
                continue
            there, before = after(begun, action), (f"do {deed_of}", action)
            faces = shape(stack_of(action), words).faces
            for one in there.listed() if there.state.asks in BY_BUNDLE else ():
                if one != "stop":
                    made = bundle(one, there, words, before)
                    then = following(made.text, words.language)
                    text = say.say(said, machine=faces[0].name, text=then)
                    shown.append(made._replace(text=text, faces=faces))
    return shown if len(shown) <= FEW else []


def effects(asked: Asked, words: Named) -> list[Choice]:
    """The machine just repaired; with showman, twice at once."""
    state = asked.state
    gained, faces = output(state.stack), shape(state.stack, words).faces
    one = choice("apply", asked, words, pieces=plus(gained), faces=faces)
    if state.portions < 2 or asked.is_led:
        return [one]
    twice = plus(tuple((name, 2 * count) for name, count in gained))
    return [one._replace(action="apply; apply", pieces=twice), one]
