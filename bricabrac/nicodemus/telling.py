"""The story in words: what one audience has heard, sentence by sentence."""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import groupby

from bricabrac.engine.phrases import pieces, seat_name, several, some, won
from bricabrac.engine.pieces import COAL, PIECES
from bricabrac.engine.story import UNTOLD, Told
from bricabrac.engine.words import Event, Message, Several
from bricabrac.nicodemus.ending import BY_COAL, BY_RESOURCES, SHARED
from bricabrac.nicodemus.names import project, short, shorts
from bricabrac.nicodemus.story import What

Facts = tuple[int, ...]
Rest = deque[tuple[What, list[Facts]]]  # what is still to be told, equal things side by side

# What is told about a seat, and no more than a machine or a project.
OF_A_SEAT = {
    What.PASSES: "event-passes",
    What.STOPS_EXCHANGES: "event-stops-exchanges",
    What.STOPS_PROJECTS: "event-stops-projects",
}
OF_A_MACHINE = {
    What.PLAYS: "event-plays",
    What.COAL: "event-uses-coal",
    What.PRODUCTION: "event-uses-production",
    What.EFFECT: "event-uses-effect",
    What.COPIES: "event-copies",
    What.DISCARDS: "event-discards",
    What.BEGINS_REPAIR: "event-begins-repair",
}
OF_A_PROJECT = {What.KEEPS: "event-keeps", What.BEGINS_PROJECT: "event-begins-project"}


def events(story: Sequence[Told], audience: int) -> list[Event]:
    """What an audience has heard, in words; a seat, or -1 for spectators."""
    equal = groupby(story, lambda told: told.what)
    rest: Rest = deque((What(what), [told.facts for told in some]) for what, some in equal)
    sentences: list[Event] = []
    while rest:
        sentences += say(*rest.popleft(), rest)
    return sentences


def say(what: What, told: list[Facts], rest: Rest) -> Iterator[Event]:
    """One thing, or several of a kind, and those that follow and belong to it."""
    number, *facts = told[0]
    seat, foe = {"seat": seat_name(number)}, {"foe": seat_name(1 - number)}
    match what:
        case _ if what in OF_A_SEAT:
            yield Event(OF_A_SEAT[what], seat)
        case _ if what in OF_A_PROJECT:
            yield Event(OF_A_PROJECT[what], {**seat, "project": project(facts[0])})
        case _ if what in OF_A_MACHINE:
            yield Event(OF_A_MACHINE[what], {**seat, "machine": short(facts[0])})
            if what in (What.EFFECT, What.COPIES) and rest and rest[0][0] == What.TURN_OVER:
                yield Event("event-no-effect")
        case What.GAINS:
            yield Event("event-gains", {**seat, "pieces": pieces(counted(told))})
            yield from say_shortage(told)
        case What.RETURNS:
            yield Event("event-returns", {**seat, "pieces": pieces(counted(told))})
        case What.EXCHANGES:
            given, wanted = follow(rest, What.RETURNS), follow(rest, What.GAINS)
            both = {"given": pieces(counted(given)), "wanted": pieces(counted(wanted))}
            yield Event("event-exchanges", {**seat, **both})
            yield from say_shortage(wanted)
        case What.STEALS:
            yield Event("event-steals", {**seat, **foe, "pieces": pieces(counted(told))})
            follow(rest, What.FINDS_NO_CARD)  # but pieces
        case What.STEALS_CARD if facts[0] == UNTOLD:
            yield Event("event-steals-card", {**seat, **foe})
        case What.STEALS_CARD:
            yield Event("event-steals-this", {**seat, **foe, "machine": short(facts[0])})
        case What.FINDS_NO_CARD:
            yield Event("event-steals-nothing", {**seat, **foe})
        case What.LOSES:
            yield Event("event-loses", {**seat, "machines": listed(told)})
        case What.SCRAPS:
            yield Event("event-removes", {**seat, "machine": short(facts[0]), "lying": facts[1]})
        case What.DRAWS if facts[0] == UNTOLD:
            yield Event("event-draws", {**seat, "count": len(told)})
        case What.DRAWS:
            yield Event("event-draws-these", {**seat, "machines": listed(told)})
        case What.DRAWS_PROJECT if facts[0] == UNTOLD or len(told) == 1:
            # A single one is kept, and told so.
            yield Event("event-draws-projects", {**seat, "count": len(told)})
        case What.DRAWS_PROJECT:
            drawn = several([project(tile) for _, tile in told])
            yield Event("event-draws-these-projects", {**seat, "projects": drawn})
        case What.BOXES if facts[0] == UNTOLD:
            yield Event("event-project-gone-unseen")
        case What.BOXES:
            yield Event("event-project-gone", {"project": project(facts[0])})
        case What.REPAIRS:
            yield from say_repair(number, facts[0], facts[1], rest)
        case What.COMPLETES:
            about = {"project": project(facts[0]), "points": facts[1]}
            used = shorts(kind for _, kind in follow(rest, What.USES))
            yield Event("event-completes", {**seat, **about, "machines": used})
        case What.SETS_ASIDE:
            yield Event("event-sets-aside", {**seat, "machines": listed(told)})
        case What.IS_FULL:
            aside = listed(follow(rest, What.SETS_ASIDE))
            yield Event("event-limit", {**seat, "machines": aside, "kept": short(facts[0])})
        case What.FLUSHES:
            gone = follow(rest, What.SCRAPS)
            lying = sum(coal for _, _, coal in gone)
            machines = shorts(kind for _, kind, _ in gone)
            yield Event("event-flushes", {"machines": machines, "lying": lying})
        case What.EXHAUSTED:
            if rest and rest[0][0] == What.FLUSHES:
                yield from say(*rest.popleft(), rest)  # that the end is near is said at the end
            yield Event("event-exhausted")
        case What.GOAL:
            yield Event("event-goal", {**seat, "points": facts[0]})
        case What.OVER:
            yield from say_outcome(*facts)


def follow(rest: Rest, what: What) -> list[Facts]:
    """The facts of what comes next, if it is this."""
    return rest.popleft()[1] if rest and rest[0][0] == what else []


def counted(told: list[Facts]) -> list[int]:
    """Pieces, by kind."""
    counts = [0] * PIECES
    for _, piece, count, *_ in told:
        counts[piece] += count
    return counts


def listed(told: list[Facts]) -> Message | Several:
    """Machines, by kind."""
    return shorts(sorted(kind for _, kind in told))


def say_shortage(gained: list[Facts]) -> Iterator[Event]:
    """Pieces that came from the foe because the reserve had too few."""
    taken = counted([(seat, piece, from_foe) for seat, piece, _, from_foe in gained])
    if any(taken):
        foe = seat_name(1 - gained[0][0])
        yield Event("event-from-foe", {"pieces": pieces(taken), "foe": foe})


def say_repair(number: int, kind: int, points: int, rest: Rest) -> Iterator[Event]:
    """The price, where the charcoalium was left, and what came with the machine."""
    seat, price = {"seat": seat_name(number)}, counted(follow(rest, What.RETURNS))
    left = [on for _, on in follow(rest, What.LEAVES_COAL)]
    price[COAL] = len(left)
    repaired = {"machine": short(kind), "price": pieces(price), "points": points}
    yield Event("event-repairs", {**seat, **repaired})
    if left:
        coal = some(COAL, len(left))
        yield Event("event-leaves-coal", {**seat, "pieces": coal, "machines": shorts(left)})
    for _, lying in follow(rest, What.TAKES_COAL):
        yield Event("event-takes-coal", {**seat, "pieces": some(COAL, lying)})


def say_outcome(decided: int, winners: int, *points: int) -> Iterator[Event]:
    """Who has won, and what decided when points were equal (ruling 12)."""
    if decided == BY_COAL:
        yield Event("event-tie-charcoalium")
    elif decided == BY_RESOURCES and winners != SHARED:
        yield Event("event-tie-resources")
    yield won([seat for seat in range(2) if winners >> seat & 1], points)
