"""What happened with an action, as one audience may know it.

Told from two plain states, before and after. Nothing is told that could not be told from what the
audience sees of them: given its two views instead, the narrator says the same.
"""

from bricabrac.engine.phrases import pieces, seat_name, several, some
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Event
from bricabrac.nicodemus import actions as act
from bricabrac.nicodemus.aftermath import tell_end_of_turn
from bricabrac.nicodemus.cards import KINDS, POINTS, ROW, WORTH, Effect
from bricabrac.nicodemus.names import listed, project, short, shorts
from bricabrac.nicodemus.reckoning import minus, used_with, ways_to_use
from bricabrac.nicodemus.state import Ask, Place, State
from bricabrac.nicodemus.step import Step, Told


def events(before: State, action: int, after: State, audience: int) -> list[Event]:
    """What happened, in its order; the audience is a seat, or -1 for spectators."""
    step = Step(before, *act.NUMBERING.split(action), after, audience)
    told = [*tell_action(step)]
    if step.is_last:
        told += tell_end_of_turn(step)
    return told


def tell_action(step: Step) -> Told:
    """What the action itself did."""
    seat, before, thing = seat_name(step.actor), step.before, step.thing
    match step.verb:
        case "play":
            yield Event("event-plays", {"seat": seat, "machine": short(thing)})
        case "pass":
            yield Event("event-passes", {"seat": seat})
        case "repair" | "spare":
            yield from tell_repair(step)
        case "coal":
            yield Event("event-uses-coal", {"seat": seat, "machine": short(before.machine)})
            yield from tell_gain(step)
        case "produce":
            yield Event("event-uses-production", {"seat": seat, "machine": short(before.machine)})
            if step.after.asks != Ask.PRODUCE:
                yield from tell_gain(step)
        case "effect":
            yield Event("event-uses-effect", {"seat": seat, "machine": short(before.machine)})
            yield from tell_effect(step, before.machine)
        case "copy":
            yield Event("event-copies", {"seat": seat, "machine": short(thing)})
            yield from tell_effect(step, thing)
        case "take":
            yield from tell_theft(step) if before.asks == Ask.STEAL else tell_gain(step)
        case "return":
            yield from tell_return(step)
        case "discard":
            yield Event("event-discards", {"seat": seat, "machine": short(thing)})
        case "remove":
            yield from tell_removal(step, thing)
        case "keep":
            yield from tell_keep(step)
        case "buy" | "sell":
            given, wanted = step.less(step.actor), step.more(step.actor)
            exchanged = {"given": pieces(given), "wanted": pieces(wanted)}
            yield Event("event-exchanges", {"seat": seat, **exchanged})
            yield from tell_shortage(step)
        case "complete" | "use":
            yield from tell_project(step)
        case "stop":
            of_exchanges = before.asks == Ask.EXCHANGE
            yield Event(
                "event-stops-exchanges" if of_exchanges else "event-stops-projects", {"seat": seat}
            )


# Pieces.


def tell_gain(step: Step) -> Told:
    """What was gained, and what of it had to come from the foe."""
    got = step.more(step.actor)
    yield Event("event-gains", {"seat": seat_name(step.actor), "pieces": pieces(got)})
    yield from tell_shortage(step)


def tell_shortage(step: Step) -> Told:
    """Pieces that came from the foe because the reserve had too few."""
    if any(taken := step.less(step.foe)):
        yield Event("event-from-foe", {"pieces": pieces(taken), "foe": seat_name(step.foe)})


def tell_return(step: Step) -> Told:
    """Pieces that the foe had to return."""
    if any(lost := step.less(step.foe)):
        yield Event("event-returns", {"seat": seat_name(step.foe), "pieces": pieces(lost)})


# Effects.


def tell_effect(step: Step, kind: int) -> Told:
    """What an effect did at once. What it asks for is told when it has been answered."""
    told: list[Event] = []
    match kind:
        case Effect.B1 | Effect.B2 | Effect.B3 | Effect.B4:
            told = [*tell_gain(step)]
        case Effect.U5:
            told = [*tell_removal(step, step.before.length - 2)]
        case Effect.R1:
            told = [*tell_theft(step)]
        case Effect.R2 if step.after.asks != Ask.STEAL:
            told = [*tell_theft(step)]
        case Effect.R3:
            told = [*tell_loss(step), *tell_return(step)]
        case Effect.Y1:
            told = [*tell_projects_drawn(step)]
    yield from told
    if not told and step.is_last and kind in (Effect.U4, Effect.R3, Effect.R4):
        yield Event("event-no-effect")


def tell_removal(step: Step, space: int) -> Told:
    """A machine was discarded from the bric-a-brac, and its charcoalium returned (ruling 3)."""
    removed = {"machine": short(step.before.row[space]), "lying": step.before.coal[space]}
    yield Event("event-removes", {"seat": seat_name(step.actor), **removed})


def tell_theft(step: Step) -> Told:
    """Pieces and a card; which card, only those at the table know (ruling 4)."""
    known = {"seat": seat_name(step.actor), "foe": seat_name(step.foe)}
    if any(taken := step.less(step.foe)):
        yield Event("event-steals", {**known, "pieces": pieces(taken)})
    if step.before.seats[step.foe].cards > step.after.seats[step.foe].cards:
        if step.audience in (0, 1):
            yield Event("event-steals-this", {**known, "machine": short(step.stolen())})
        else:
            yield Event("event-steals-card", known)
    elif not any(taken):
        yield Event("event-steals-nothing", known)


def tell_loss(step: Step) -> Told:
    """Cards that the foe had to discard at random: the discard pile is open."""
    lost = minus(step.after.discard, step.before.discard)
    if step.is_flushed:
        lost = minus(lost, [step.before.row[:ROW].count(kind) for kind in range(KINDS)])
    if any(lost):
        yield Event("event-loses", {"seat": seat_name(step.foe), "machines": listed(lost)})


def tell_projects_drawn(step: Step) -> Told:
    """Which projects were drawn, only the one who drew them knows; a single one is kept."""
    count = step.before.pile_left - step.after.pile_left
    seat = seat_name(step.actor)
    drawn = [tile for tile in step.after.drawn if tile >= 0]
    if step.audience == step.actor and drawn:
        told = several([project(tile) for tile in drawn])
        yield Event("event-draws-these-projects", {"seat": seat, "projects": told})
    else:
        yield Event("event-draws-projects", {"seat": seat, "count": count})
    if step.after.asks != Ask.KEEP:
        kept = Place.OWN + step.actor
        places = zip(step.before.place, step.after.place, strict=True)
        tile = next(tile for tile, (was, now) in enumerate(places) if now == kept != was)
        yield Event("event-keeps", {"seat": seat, "project": project(tile)})


def tell_keep(step: Step) -> Told:
    """The project that was kept is public; the other one is not."""
    yield Event("event-keeps", {"seat": seat_name(step.actor), "project": project(step.thing)})
    if step.audience == step.actor:
        other = next(tile for tile in step.before.drawn if tile != step.thing)
        yield Event("event-project-gone", {"project": project(other)})
    else:
        yield Event("event-project-gone-unseen")


# Repairs and projects.


def tell_repair(step: Step) -> Told:
    """The price, where the charcoalium was left, and what came with the machine."""
    before, after, seat = step.before, step.after, seat_name(step.actor)
    space = step.thing if step.verb == "repair" else before.space
    repaired = {"seat": seat, "machine": short(before.row[space])}
    if not step.has_repaired:
        yield Event("event-begins-repair", repaired)
        return
    lying = before.coal[space]
    fee = sum(after.coal) - sum(before.coal) + lying
    price = (fee, *step.less(step.actor)[1:])
    points = int(POINTS[before.row[space]])
    yield Event("event-repairs", {**repaired, "price": pieces(price), "points": points})
    if fee:
        on = shorts(before.row[space + 1 : space + 1 + fee])
        yield Event("event-leaves-coal", {"seat": seat, "pieces": some(COAL, fee), "machines": on})
    if lying:
        yield Event("event-takes-coal", {"seat": seat, "pieces": some(COAL, lying)})


def tell_project(step: Step) -> Told:
    """A project was completed, with which machines; or they have yet to be chosen."""
    seat, tile = seat_name(step.actor), step.completed()
    if tile == -1:
        yield Event("event-begins-project", {"seat": seat, "project": project(step.thing)})
        return
    if step.verb == "use":
        used = used_with(step.before.seats[step.actor], int(act.PARTNERS[step.thing]))
    else:
        used = ways_to_use(step.before, tile)[0]
    scored = {"machines": shorts(used), "points": int(WORTH[tile])}
    yield Event("event-completes", {"seat": seat, "project": project(tile), **scored})
