"""What an action would do now."""

from operator import add
from typing import Any

from bricabrac.engine.phrases import pieces, points, seat_name, some
from bricabrac.engine.pieces import COAL, PIECES
from bricabrac.engine.words import Message
from bricabrac.nicodemus import actions as act
from bricabrac.nicodemus.bill import Counts, fee, less, owed, price
from bricabrac.nicodemus.cards import BUNDLE, COST, HAND, POINTS, SHOWS, U3, WILD, WORTH
from bricabrac.nicodemus.effects import COUNTS
from bricabrac.nicodemus.names import effect, machine, product, project, shorts
from bricabrac.nicodemus.projects import first_partners, used_with, ways_to_complete
from bricabrac.nicodemus.row import showing
from bricabrac.nicodemus.state import Ask, State
from bricabrac.nicodemus.stock import from_foe, from_reserve


def describe(state: State, action: int) -> Message:
    """What an action would do now; or, when it is not the time for it, what its verb means."""
    verb, thing = act.NUMBERING.split(action)
    match verb:
        case "play":
            gives = {"coal": some(COAL, POINTS[thing]), "product": product(thing)}
            return Message("do-play", {"machine": machine(thing), **gives, "effect": effect(thing)})
        case "repair":
            return do_repair(state, thing)
        case "pass":
            missing = max(0, HAND - state.seats[state.active].cards)
            return Message("do-pass", {"count": min(missing, state.left)})
        case "coal" | "produce" | "effect":
            return do_way(state, verb)
        case "take":
            return do_take(state, BUNDLE[thing])
        case "return":
            foe = seat_name(1 - state.active)
            return Message("do-return", {"foe": foe, "pieces": pieces(BUNDLE[thing])})
        case "discard":
            about = {"machine": machine(thing), "cost": pieces(COST[thing])}
            return Message("do-discard", about)
        case "remove":
            return do_remove(state, thing)
        case "copy":
            return Message("do-copy", {"machine": machine(thing), "effect": effect(thing)})
        case "keep":
            about = {"project": project(thing), "points": points(WORTH[thing])}
            return Message("do-keep", about)
        case "spare":
            return do_spare(state, BUNDLE[thing])
        case "use":
            return do_use(state, thing)
        case "buy":
            return do_exchange(state, COAL, thing + 1)
        case "sell":
            return do_exchange(state, thing + 1, COAL)
        case "complete":
            return do_complete(state, thing)
    stops = {Ask.EXCHANGE: "do-stop-exchanges", Ask.PROJECTS: "do-stop-projects"}
    return Message(stops.get(Ask(state.asks), "do-stop"))


def do_repair(state: State, space: int) -> Message:
    """The price after all reductions, and what comes with the machine."""
    if space >= state.length:
        return Message("do-repair-none", {"space": space + 1})
    kind = state.row[space]
    resources, wild = price(state.seats[state.active], kind)
    args: dict[str, Any] = {
        "machine": machine(kind),
        "price": pieces(resources),
        "wild": wild,
        "fee": fee(state, space),
        "lying": state.coal[space],
        "points": points(POINTS[kind]),
    }
    return Message("do-repair", args)


def do_way(state: State, verb: str) -> Message:
    """Three ways to use the machine just played."""
    kind = state.machine
    if state.asks != Ask.WAY:
        return Message({"coal": "do-coal", "produce": "do-produce", "effect": "do-effect"}[verb])
    if verb == "coal":
        return do_gain(state, of(COAL, POINTS[kind]))
    if verb == "produce":
        if SHOWS[kind] == WILD:
            return Message("do-gain", {"pieces": Message("any-resource")})
        return do_gain(state, of(SHOWS[kind], 1))
    symbol = COUNTS[kind]
    if symbol == -1 or symbol == WILD:
        return Message("do-effect-of", {"machine": machine(kind), "effect": effect(kind)})
    got, _ = gain(state, of(symbol, showing(state, symbol)))
    about = {"machine": machine(kind), "effect": effect(kind), "pieces": pieces(got)}
    return Message("do-effect-now", about)


def of(piece: int, count: int) -> Counts:
    """So many of one piece."""
    return tuple(count if kind == piece else 0 for kind in range(PIECES))


def gain(state: State, wanted: Counts) -> tuple[Counts, Counts]:
    """What the active seat would gain, and what of it would come from the foe."""
    given = [from_reserve(state, piece, count) for piece, count in enumerate(wanted)]
    taken = [from_foe(state, state.active, piece, count) for piece, count in enumerate(wanted)]
    return tuple(map(add, given, taken)), tuple(taken)


def do_gain(state: State, wanted: Counts) -> Message:
    """Pieces from the reserve, then from the foe; what neither has is not to be had."""
    got, taken = gain(state, wanted)
    foe = seat_name(1 - state.active)
    if not any(got):
        return Message("do-gain-none", {"pieces": pieces(wanted), "foe": foe})
    if not any(taken):
        return Message("do-gain", {"pieces": pieces(got)})
    args = {"pieces": pieces(got), "taken": pieces(taken), "foe": foe}
    return Message("do-gain-from-foe", args)


def wanted(state: State, asked: Counts) -> Counts:
    """The pieces that naming these resources asks for now."""
    match state.asks:
        case Ask.NAME:
            return tuple(count * showing(state, WILD) for count in asked)
        case Ask.COST if state.effect == U3:
            return (1, *asked[1:])
    return asked


def do_take(state: State, asked: Counts) -> Message:
    """Resources, for whatever reason they may be taken now."""
    match state.asks:
        case Ask.STEAL:
            about = {"pieces": pieces(asked), "foe": seat_name(1 - state.active)}
            return Message("do-steal", about)
        case Ask.NAME | Ask.COST | Ask.PRODUCE:
            return do_gain(state, wanted(state, asked))
    return Message("do-gain", {"pieces": pieces(asked)})


def do_remove(state: State, space: int) -> Message:
    """Discarding a machine of the bric-a-brac."""
    if space >= state.length:
        return Message("do-remove-none", {"space": space + 1})
    kind = state.row[space]
    about = {"machine": machine(kind), "cost": pieces(COST[kind]), "lying": state.coal[space]}
    return Message("do-remove", about)


def do_spare(state: State, spared: Counts) -> Message:
    """What wild reductions save, and what is left to pay."""
    if state.asks != Ask.SPARE:
        return Message("do-spare", {"pieces": pieces(spared)})
    due = owed(state.seats[state.active], state.row[state.space])
    return Message("do-spare-pay", {"pieces": pieces(spared), "price": pieces(less(due, spared))})


def do_use(state: State, choice: int) -> Message:
    """The machines that a project would use."""
    me, partners = state.seats[state.active], act.PARTNERS[choice]
    if state.asks != Ask.USE or partners >> max(0, me.machines - 1):
        places = act.NUMBERING.name(act.USE + choice).removeprefix("use ")
        return Message("do-use", {"places": places})
    about = {"machines": shorts(used_with(me, partners)), "project": project(state.project)}
    return Message("do-use-these", about)


def do_exchange(state: State, given: int, wanted: int) -> Message:
    """One piece for another, which may have to come from the foe."""
    args = {"given": some(given, 1), "wanted": some(wanted, 1)}
    if state.asks == Ask.EXCHANGE and from_foe(state, state.active, wanted, 1) > 0:
        return Message("do-exchange-from-foe", {**args, "foe": seat_name(1 - state.active)})
    return Message("do-exchange", args)


def do_complete(state: State, tile: int) -> Message:
    """What a project is worth, and which machines it would take."""
    args: dict[str, Any] = {"project": project(tile), "points": points(WORTH[tile])}
    if state.asks == Ask.PROJECTS and ways_to_complete(state, tile) == 1:
        used = used_with(state.seats[state.active], first_partners(state, tile))
        return Message("do-complete-with", {**args, "machines": shorts(used)})
    return Message("do-complete", args)
