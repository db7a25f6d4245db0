"""What happened with an action, as one audience may know it.

Told from two plain states, before and after. Nothing is told that could not be told from what the
audience sees of them if it keeps count: given its two views instead, the narrator says the same.
"""

from typing import Any

from bricabrac.engine.phrases import pieces, points, seat_name, several, some
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Event
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.aftermath import tell_what_follows
from bricabrac.imaginarium.cards import (
    BASE,
    BELT,
    DIVE,
    FIRST_SALVAGE,
    KINDS,
    LEVEL,
    OWN_EXTRACTOR,
    PRICE,
    SALVAGES,
    STEALS,
    TILES,
    WAGE,
    Assistant,
    Deed,
    Kind,
)
from bricabrac.imaginarium.names import (
    assistant,
    deed,
    figure,
    place,
    product,
    project,
    projects,
    short,
    shorts,
)
from bricabrac.imaginarium.reckoning import (
    Counts,
    bits,
    cost,
    gives,
    guard_against,
    guarded,
    minus,
    named,
    of,
    point_price,
    theft,
    worth,
)
from bricabrac.imaginarium.stacks import CHOICE, GUARDS_SLOTS, SCORES, TAKES, USE_STACK
from bricabrac.imaginarium.state import Ask, Place, State
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


def tell_deed(story: Story) -> Told:
    """What an answer did in the course of one of the six actions, or of step 4."""
    before, thing, seat = story.before, story.thing, seat_name(story.actor)
    match story.verb:
        case "repair":
            yield from tell_repair(story)
        case "cancel":
            yield Event("event-cancels", {"seat": seat, "project": project(thing)})
        case "recover":
            recovered = short(int(act.RECOVERED[thing]))
            yield Event("event-recovers", {"seat": seat, "machine": recovered})
        case "dismantle":
            yield from tell_dismantling(story)
        case "receive":
            yield tell_receipt(story)
        case "slot":
            yield tell_slot(story)
        case "combine":
            yield Event("event-combines", {"seat": seat, "machine": short(KINDS + thing)})
        case "buy" | "sell":
            yield tell_trade(story)
        case "recruit":
            yield from tell_recruit(story)
        case "complete":
            score = worth(before, thing)
            story.score(story.actor, score)
            done = {"project": project(thing), "points": points(score)}
            yield Event("event-completes", {"seat": seat, **done})
            yield from tell_secrets_gone(story)


# Planning, step 1 and step 2.


def tell_plan(story: Story) -> Event:
    """A figure was placed."""
    before = story.before
    space = story.thing + (BELT if story.verb == "extractor" else 0)
    args: dict[str, Any] = {"figure": figure(before, before.figure), "place": place(space)}
    is_saboteur = before.figure >= before.players
    if space < BELT:
        args["machine"] = short(before.belt[space])
        return Event("event-marks" if is_saboteur else "event-reserves", args)
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


def tell_gain(story: Story, got: Counts) -> Event:
    """Pieces came."""
    story.gain(story.actor, got)
    return Event("event-gains", {"seat": seat_name(story.actor), "pieces": pieces(got)})


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


# Step 3.


def tell_repair(story: Story) -> Told:
    """The price, and what the machine did without being asked."""
    kind, seat = story.thing, seat_name(story.actor)
    price = cost(kind)
    story.pay(story.actor, price)
    repaired = {"machine": short(kind), "price": pieces(price)}
    yield Event("event-repairs", {"seat": seat, **repaired})
    match kind:
        case Kind.S1:
            is_lost = story.after.asks != Ask.RECOVER
            yield Event("event-recycles-nothing" if is_lost else "event-recycles")
        case Kind.A5 if story.after.asks != Ask.CANCEL:
            yield Event("event-no-project")
        case Kind.A6:
            for foe in guarded(story.before, GUARDS_SLOTS):
                yield Event("event-protected", {"seat": seat_name(foe)})
        case _ if STEALS[kind] != -1:
            yield from tell_theft(story, kind)


def tell_theft(story: Story, kind: int) -> Told:
    """A1 to A4: who gave up what, who was protected, and what the attacker kept."""
    piece = int(STEALS[kind])
    given, kept = theft(story.before, kind)
    for foe in guarded(story.before, guard_against(kind)):
        yield Event("event-protected", {"seat": seat_name(foe)})
    for foe, count in given.items():
        story.pay(foe, of(piece, count))
        lost = {"seat": seat_name(foe), "pieces": pieces(of(piece, count))}
        yield Event("event-gives-up", lost)
    story.gain(story.actor, of(piece, kept))
    rest = pieces(of(piece, sum(given.values()) - kept))
    booty = {"pieces": pieces(of(piece, kept)), "rest": rest}
    yield Event("event-keeps", {"seat": seat_name(story.actor), **booty})


def tell_dismantling(story: Story) -> Told:
    """A machine went to the crusher; what it brings may have to be chosen."""
    is_broken = story.thing < act.DISMANTLABLE
    kind = int(act.DISMANTLED[story.thing % act.DISMANTLABLE])
    args = {"seat": seat_name(story.actor), "machine": short(kind)}
    yield Event("event-dismantles-broken" if is_broken else "event-dismantles", args)
    if is_broken and SALVAGES[kind] == 1:
        yield tell_gain(story, named(int(FIRST_SALVAGE[kind])))


def tell_receipt(story: Story) -> Event:
    """Resources or points for a repaired machine."""
    kind = story.before.machine
    if story.thing == 0:
        return tell_gain(story, cost(kind, 2))
    story.score(story.actor, int(LEVEL[kind]))
    scored = {"seat": seat_name(story.actor), "points": points(int(LEVEL[kind]))}
    return Event("event-scores", scored)


def tell_slot(story: Story) -> Event:
    """A6 turned a slot face down, or Reorganise took one apart."""
    before, seat = story.before, seat_name(story.actor)
    if before.asks == Ask.DEACTIVATE:
        turned = short(before.seats[before.target].slots[story.thing])
        hit = {"foe": seat_name(before.target), "machine": turned}
        return Event("event-deactivates", {"seat": seat, **hit})
    return Event("event-separates", {"seat": seat, "machine": short(story.me.slots[story.thing])})


def tell_trade(story: Story) -> Event:
    """One transaction."""
    seat, is_purchase = seat_name(story.actor), story.verb == "buy"
    if is_purchase and story.thing == act.BUY_POINT - act.BUY:
        fee = of(COAL, point_price(story.me))
        story.pay(story.actor, fee)
        story.score(story.actor, 1)
        return Event("event-buys-point", {"seat": seat, "price": pieces(fee)})
    good, fee = of(story.thing + 1), of(COAL, int(PRICE[story.thing + 1]))
    given, got = (fee, good) if is_purchase else (good, fee)
    story.pay(story.actor, given)
    story.gain(story.actor, got)
    traded = {"pieces": pieces(good), "price": pieces(fee)}
    return Event("event-buys" if is_purchase else "event-sells", {"seat": seat, **traded})


def tell_recruit(story: Story) -> Told:
    """An assistant was hired. Which secret projects were drawn, only their owner knows."""
    seat, wage = seat_name(story.actor), of(COAL, int(WAGE[story.thing]))
    story.pay(story.actor, wage)
    hired = {"assistant": assistant(story.thing), "price": pieces(wage)}
    yield Event("event-recruits", {"seat": seat, **hired})
    if story.thing != Assistant.SECRET_PROJECTS:
        return
    if story.audience == story.actor:
        own = Place.OWN + story.actor
        drawn = projects(tile for tile in range(TILES) if story.after.projects[tile] == own)
        yield Event("event-draws-these-projects", {"seat": seat, "projects": drawn})
    else:
        count = story.before.pile_left - story.after.pile_left
        yield Event("event-draws-projects", {"seat": seat, "count": count})


def tell_secrets_gone(story: Story) -> Told:
    """With the first secret project, the other one is discarded, too (ruling 27)."""
    places = zip(story.before.projects, story.after.projects, strict=True)
    gone = [tile for tile, (was, now) in enumerate(places) if now == Place.GONE != was]
    if gone:
        yield Event("event-secrets-gone", {"projects": projects(gone)})


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
