"""What happened when a turn ended: cards drawn, machines set aside, rows flushed, the end."""

from bricabrac.engine.phrases import seat_name, won
from bricabrac.engine.words import Event
from bricabrac.nicodemus.cards import GOAL, ROW
from bricabrac.nicodemus.names import listed, short, shorts
from bricabrac.nicodemus.reckoning import minus, winners
from bricabrac.nicodemus.state import Ask, State
from bricabrac.nicodemus.step import Step, Told


def tell_end_of_turn(step: Step) -> Told:
    """Cards drawn, machines set aside, rows flushed, and the end."""
    yield from tell_draw(step)
    yield from tell_set_aside(step)
    if step.is_flushed:
        gone, lying = step.before.row[:ROW], sum(step.before.coal[:ROW])
        yield Event("event-flushes", {"machines": shorts(gone), "lying": lying})
    yield from tell_trigger(step)
    if step.after.asks == Ask.OVER:
        yield from tell_outcome(step.after)


def tell_draw(step: Step) -> Told:
    """How many cards were drawn; which, only the one who drew them knows."""
    seat, count = seat_name(step.actor), step.before.left - step.after.left
    if count == 0:
        return
    if step.audience != step.actor:
        yield Event("event-draws", {"seat": seat, "count": count})
        return
    more = list(minus(step.after.seats[step.actor].hand, step.before.seats[step.actor].hand))
    if (stolen := step.stolen()) != -1:
        more[stolen] -= 1
    yield Event("event-draws-these", {"seat": seat, "machines": listed(tuple(more))})


def tell_set_aside(step: Step) -> Told:
    """Machines that were used for projects; or all but the last, if there were four."""
    me = step.after.seats[step.actor]
    gone = minus(me.aside, step.before.seats[step.actor].aside)
    if not any(gone):
        return
    args = {"seat": seat_name(step.actor), "machines": listed(gone)}
    if step.before.used or step.completed() != -1:
        yield Event("event-sets-aside", args)
    else:
        yield Event("event-limit", {**args, "kept": short(me.workshop[0])})


def tell_trigger(step: Step) -> Told:
    """Twenty points, or a deck that could not fill a hand: the round is the last."""
    if step.after.exhausted and not step.before.exhausted:
        yield Event("event-exhausted")
    # Points of earlier actions of this turn count: the goal is told once, when the turn is over.
    points = step.after.seats[step.actor].points
    if points >= GOAL > step.after.seats[step.foe].points and is_scoring(step):
        yield Event("event-goal", {"seat": seat_name(step.actor), "points": points})


def is_scoring(step: Step) -> bool:
    """Whether points were scored in this turn: after a repair."""
    return step.before.space != -1 or step.has_repaired


def tell_outcome(state: State) -> Told:
    """Who has won, and what decided when points were equal (ruling 12)."""
    seats, reason = winners(state)
    if reason == "charcoalium":
        yield Event("event-tie-charcoalium")
    elif reason == "resources":
        yield Event("event-tie-resources")
    yield won(seats, [seat.points for seat in state.seats])
