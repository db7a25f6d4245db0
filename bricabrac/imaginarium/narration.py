"""What happened with an action, as one audience may know it.

Told from two plain states, before and after. Nothing is told that could not be told from what the
audience sees of them if it keeps count: given its two views instead, the narrator says the same.
"""

from typing import Any

from bricabrac.engine.phrases import pieces, seat_name, several, some
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Event
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.aftermath import tell_what_follows
from bricabrac.imaginarium.cards import (
    BASE,
    BELT,
    DIVE,
    OWN_EXTRACTOR,
    Deed,
)
from bricabrac.imaginarium.handiwork import tell_deed, tell_gain
from bricabrac.imaginarium.names import (
    deed,
    figure,
    place,
    product,
    short,
)
from bricabrac.imaginarium.reckoning import (
    bits,
    gives,
    minus,
    named,
    of,
)
from bricabrac.imaginarium.stacks import CHOICE, SCORES, TAKES, USE_STACK
from bricabrac.imaginarium.state import Ask, State
from bricabrac.imaginarium.step import Story, Told

STOPPING = {
    Ask.USE: "event-stops-using",
    Ask.DIVE: "event-stops-diving",
    Ask.ACT: "event-stops-actions",
    Ask.REPAIR: "event-stops-repairs",
    Ask.DISMANTLE: "event-stops-dismantling",
    Ask.TRADE: "event-stops-trade",
    Ask.CANCEL: "event-cancels-nothing",
    Ask.PROJECTS: "event-stops-projects",
}


def events(before: State, action: int, after: State, audience: int) -> list[Event]:
    """What happened, in its order; the audience is a seat, or -1 for spectators."""
    return tell(Story(before, *act.NUMBERING.split(action), after, audience))


def tell(story: Story) -> list[Event]:
    """The action, and all that followed from it."""
    return [*tell_action(story), *tell_what_follows(story)]


def tell_action(story: Story) -> Told:
    """What the action itself did."""
    before, thing, seat = story.before, story.thing, seat_name(story.actor)
    match story.verb:
        case "reserve" | "extractor":
            yield tell_plan(story)
        case "use":
            yield from tell_use(story, int(USE_STACK[thing]), "event-uses")
        case "borrow":
            yield from tell_use(story, thing, "event-borrows")
        case "apply":
            yield from tell_use(story, before.stack, "event-uses")
        case "give":
            yield from tell_give(story)
        case "take":
            yield from tell_take(story)
        case "dive":
            yield from tell_dive(story)
        case "pay":
            paid = story.unpaid(story.actor)
            story.pay(story.actor, paid)
            yield Event("event-pays", {"seat": seat, "pieces": pieces(paid)})
            if story.after.asks != Ask.PAY:
                taken = story.belt[before.space]
                story.belt[before.space] = -1
                yield Event("event-takes-home", {"seat": seat, "machine": short(taken)})
        case "choose":
            one, other = bits(int(act.PAIR[thing]))
            chosen = {"one": deed(one), "other": deed(other)}
            yield Event("event-chooses", {"seat": seat, **chosen})
        case "do" if thing == Deed.EXTRACT:
            story.gain(story.actor, of(COAL, OWN_EXTRACTOR))
            yield Event("event-extracts", {"seat": seat, "pieces": some(COAL, OWN_EXTRACTOR)})
        case "do":
            yield Event("event-begins", {"seat": seat, "deed": deed(thing)})
        case "stop":
            yield tell_stop(story)
        case _:
            yield from tell_deed(story)


# Planning, step 1 and step 2.


def tell_plan(story: Story) -> Event:
    """A figure was placed."""
    before = story.before
    space = story.thing + (BELT if story.verb == "extractor" else 0)
    args: dict[str, Any] = {"figure": figure(before, before.figure)}
    is_saboteur = before.figure >= before.players
    if space < BELT:
        args |= {"machine": short(before.belt[space]), "place": place(space)}
        return Event("event-marks" if is_saboteur else "event-reserves", args)
    args["number"] = story.thing + 1
    if is_saboteur:
        return Event("event-blocks", args)
    return Event("event-goes-to", {**args, "pieces": some(COAL, int(BASE[space]))})


def tell_use(story: Story, stack: int, id: str) -> Told:
    """A slot was used: it has given something, or asks for something first."""
    used = {"seat": seat_name(story.actor), "machine": short(stack)}
    if TAKES[stack] or CHOICE[stack]:
        yield Event("event-starts" if id == "event-uses" else "event-starts-borrowed", used)
        return
    story.gain(story.actor, gives(stack))
    story.score(story.actor, int(SCORES[stack]))
    yield Event(id, {**used, "product": product(stack)})


def tell_give(story: Story) -> Told:
    """A transformation machine got its resources."""
    given, stack = named(story.thing), story.before.stack
    story.pay(story.actor, given)
    story.gain(story.actor, gives(stack))
    fed = {"machine": short(stack), "pieces": pieces(given), "product": product(stack)}
    yield Event("event-feeds", {"seat": seat_name(story.actor), **fed})


def tell_take(story: Story) -> Told:
    """Resources of one's choice, or out of the cost of a broken machine."""
    got = named(story.thing)
    if story.before.asks == Ask.TAKE:
        got = tuple(count * int(CHOICE[story.before.stack]) for count in got)
    yield tell_gain(story, got)


def tell_dive(story: Story) -> Told:
    """deck_diver bought the top machine of the deck, which lies open in the yard now."""
    if story.before.left == 0:
        yield Event("event-reshuffles")
    price = of(COAL, DIVE)
    story.pay(story.actor, price)
    new = list(minus(story.after.seats[story.actor].yard, story.me.yard))
    if sum(new) > 1:  # a fetch has followed
        new[story.before.belt[story.before.space]] -= 1
    bought = {"machine": short(new.index(1)), "price": pieces(price)}
    yield Event("event-dives", {"seat": seat_name(story.actor), **bought})


def tell_stop(story: Story) -> Event:
    """No more of it, or no, thank you."""
    before, seat = story.before, seat_name(story.actor)
    match before.asks:
        case Ask.GIVE | Ask.TAKE | Ask.EFFECT:
            return Event("event-declines", {"seat": seat, "machine": short(before.stack)})
        case Ask.DEACTIVATE:
            return Event("event-spares", {"seat": seat, "foe": seat_name(before.target)})
        case Ask.SEPARATE | Ask.COMBINE:
            now = story.after.seats[story.actor]
            held = several([short(stack) for stack in now.slots[: now.filled]])
            return Event("event-reorganised", {"seat": seat, "machines": held})
    return Event(STOPPING[Ask(before.asks)], {"seat": seat})
