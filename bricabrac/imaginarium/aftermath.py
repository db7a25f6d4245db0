"""What followed from an action: fetches, turns that ended, saboteurs, the reset, the end."""

from bricabrac.engine.phrases import pieces, points, seat_name, several, some, won
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Event
from bricabrac.imaginarium.cards import BASE, BELT, LEVEL, SPACES, STAFF, Assistant
from bricabrac.imaginarium.names import assistant, figure, place, short, shorts
from bricabrac.imaginarium.reckoning import (
    at_goal,
    bits,
    has,
    majorities,
    of,
    price,
    resources,
    winners,
)
from bricabrac.imaginarium.state import Ask, Place, Step
from bricabrac.imaginarium.step import Story, Told


def tell_what_follows(story: Story) -> Told:
    """Everything up to the next question."""
    yield from tell_off_the_belt(story)
    if story.is_turn_over and story.after.asks != Ask.OVER:
        number = story.after.track.index(story.before.figure) + 1
        yield Event("event-ends-turn", {"seat": seat_name(story.actor), "number": number})
    if story.is_turn_over or story.is_turn_begun:
        yield from tell_saboteurs(story)
    if story.is_round_over:
        yield from tell_end(story) if story.after.asks == Ask.OVER else tell_reset(story)
    if story.has_passed(Step.USE):
        yield from tell_face_up(story)
    if story.has_passed(Step.FETCH):
        yield tell_fetch(story)


def tell_off_the_belt(story: Story) -> Told:
    """Figures that found no free space in planning (ruling 7)."""
    places = zip(story.before.spaces[SPACES:], story.after.spaces[SPACES:], strict=True)
    for was, now in places:
        if was == -1 != now:
            yield Event("event-finds-no-space", {"figure": figure(story.before, now)})


def tell_saboteurs(story: Story) -> Told:
    """Saboteurs whose place in the order came crush their machines (ruling 30)."""
    first = 0 if story.before.step == Step.PLANNING else story.before.space + 1
    last = BELT if story.is_round_over else min(BELT, story.after.space)
    for space in range(first, last):
        stands = standing(story, space)
        if stands >= story.before.players:
            crushed = {"machine": short(story.belt[space]), "place": place(space)}
            story.belt[space] = -1
            yield Event("event-sabotages", {"figure": figure(story.before, stands), **crushed})


def standing(story: Story, space: int) -> int:
    """The figure on a space of the conveyor; the last one may have come with this very action."""
    if story.verb == "reserve" and story.thing == space:
        return story.before.figure
    return story.before.spaces[space]


# Steps 1 and 2 of a turn.


def tell_face_up(story: Story) -> Told:
    """Slots that A6 had turned are face up again (ruling 22)."""
    me = story.before.seats[story.after.active]
    if me.down:
        turned = shorts(me.slots[slot] for slot in bits(me.down))
        yield Event("event-face-up", {"seat": seat_name(story.after.active), "machines": turned})


def tell_fetch(story: Story) -> Event:
    """The charcoalium of an extractor, or a machine and how it was paid (ruling 2)."""
    who, space = story.after.active, story.after.space
    seat, me = seat_name(who), story.before.seats[who]
    if space >= SPACES:
        return Event("event-fetches-nothing", {"seat": seat})
    if space >= BELT:
        story.gain(who, of(COAL, int(BASE[space])))
        taken = some(COAL, int(BASE[space]))
        extractor = space - BELT + 1
        return Event("event-takes-coal", {"seat": seat, "pieces": taken, "number": extractor})
    kind, stock = story.belt[space], story.stocks[who]
    missing = price(me, space, kind) - stock[COAL]
    paid = story.unpaid(who)
    story.pay(who, paid)
    args = {"seat": seat, "machine": short(kind), "price": pieces(paid)}
    if story.after.asks == Ask.PAY:
        return Event("event-owes", {**args, "count": story.after.owed})
    story.belt[space] = -1
    if missing > 0 and sum(resources(stock)) < 2 * missing:
        return Event("event-fails", args)
    return Event("event-fetches", args)


# The end of a round.


def tell_reset(story: Story) -> Told:
    """The crusher takes the rightmost machine; conveyor and meeting room are filled up."""
    left = [kind for kind in story.belt if kind != -1]
    if left:
        crushed = left.pop()
        yield Event("event-crushes", {"machine": short(crushed)})
        for seat in range(story.before.players):
            if has(story.after.seats[seat], Assistant.SCRAP_DEALER):
                scrap = of(COAL, int(LEVEL[crushed]))
                story.gain(seat, scrap)
                yield Event("event-scrap", {"seat": seat_name(seat), "pieces": pieces(scrap)})
    # The first machine drawn lies furthest right (ruling 9).
    gaps = story.after.belt[: BELT - len(left)]
    new = [kind for kind in reversed(gaps) if kind != -1]
    if len(new) > story.before.left:
        yield Event("event-reshuffles")
    if new:
        yield Event("event-new-machines", {"machines": shorts(new)})
    came = [card for card in range(STAFF) if is_new(story, card)]
    if came:
        told = several([assistant(card) for card in came])
        yield Event("event-new-assistants", {"assistants": told})
    story.belt = list(story.after.belt)
    yield Event("event-round", {"number": story.after.round})


def is_new(story: Story, card: int) -> bool:
    """Whether an assistant came into the meeting room."""
    return story.after.assistants[card] == Place.TABLE != story.before.assistants[card]


def tell_end(story: Story) -> Told:
    """Why the match is over, who has majorities, and who has won."""
    after, reached = story.after, at_goal(story.points)
    for seat in reached:
        yield Event("event-goal", {"seat": seat_name(seat), "points": points(story.points[seat])})
    if not reached:
        yield Event("event-limit", {"number": after.round})
    for seat, piece, score in majorities(after, story.stocks):
        story.score(seat, score)
        most = {"pieces": some(piece, story.stocks[seat][piece]), "points": points(score)}
        yield Event("event-majority", {"seat": seat_name(seat), **most})
    seats, reason = winners(after)
    if reason != "points":
        yield Event("event-tie-levels" if reason == "levels" else "event-tie")
    yield won(seats, story.points)
