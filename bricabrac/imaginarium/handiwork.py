"""What was done in step 3, and in step 4: repairs, trade, projects and all that."""

from typing import Any

from bricabrac.engine.phrases import pieces, points, seat_name, some
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Event
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.cards import (
    FIRST_SALVAGE,
    KINDS,
    LEVEL,
    PRICE,
    SALVAGES,
    STEALS,
    TILES,
    WAGE,
    Assistant,
    Kind,
)
from bricabrac.imaginarium.names import (
    assistant,
    product,
    project,
    projects,
    short,
)
from bricabrac.imaginarium.reckoning import (
    Counts,
    cost,
    guard_against,
    guarded,
    named,
    of,
    point_price,
    theft,
    worth,
)
from bricabrac.imaginarium.stacks import GUARDS, GUARDS_SLOTS
from bricabrac.imaginarium.state import Ask, Place
from bricabrac.imaginarium.step import Story, Told


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
            yield tell_combination(story, KINDS + thing)
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


def tell_gain(story: Story, got: Counts) -> Event:
    """Pieces came."""
    story.gain(story.actor, got)
    return Event("event-gains", {"seat": seat_name(story.actor), "pieces": pieces(got)})


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
        if count == 0:
            yield Event("event-has-none", {"seat": seat_name(foe)})
            continue
        story.pay(foe, of(piece, count))
        yield Event("event-gives-up", {"seat": seat_name(foe), "pieces": some(piece, count)})
    rest = sum(given.values()) - kept
    if kept == 0:
        yield Event("event-no-booty", {"seat": seat_name(story.actor)})
    elif rest == 0:
        yield tell_gain(story, of(piece, kept))
    else:
        story.gain(story.actor, of(piece, kept))
        booty = {"pieces": some(piece, kept), "rest": some(piece, rest)}
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


def tell_combination(story: Story, stack: int) -> Event:
    """Machines were combined, and what they give from now on."""
    args: dict[str, Any] = {"seat": seat_name(story.actor), "machine": short(stack)}
    if GUARDS[stack]:
        return Event("event-combines-guards", args)
    return Event("event-combines", {**args, "product": product(stack)})


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
