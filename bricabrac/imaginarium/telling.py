"""What has happened, in words: the story that the rules told, sentence by sentence."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bricabrac.engine.phrases import pieces, points, seat_name, several, some, won
from bricabrac.engine.pieces import COAL, PIECES
from bricabrac.engine.story import Told
from bricabrac.engine.words import Event, Message, Several
from bricabrac.imaginarium.actions import PAIR
from bricabrac.imaginarium.cards import BASE, BELT, BUNDLE, COST, SPACES, TWICE, Assistant
from bricabrac.imaginarium.ending import Decided
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
from bricabrac.imaginarium.stacks import CHOICE, GUARDS, TAKES
from bricabrac.imaginarium.state import Ask, bits
from bricabrac.imaginarium.story import What


def coal(count: int) -> Message:
    """``3 charcoalium``"""
    return some(COAL, count)


# What a fact is called in a sentence, and how it is said.
Part = tuple[str, Callable[[int], Any]]
SEAT, FOE, MACHINE = ("seat", seat_name), ("foe", seat_name), ("machine", short)
PROJECT, POINTS, NUMBER = ("project", project), ("points", points), ("number", int)
PRICE, GAIN = ("price", coal), ("pieces", coal)
AT: Part = ("number", lambda place: place + 1)
SALVAGE: Part = ("pieces", lambda bundle: pieces(BUNDLE[bundle]))
RETURN: Part = ("pieces", lambda kind: pieces(TWICE[kind]))

# Sentences in which every fact has its place.
SENTENCES: dict[What, tuple[str, tuple[Part, ...]]] = {
    What.DECLINES: ("event-declines", (SEAT, MACHINE)),
    What.SCORES: ("event-scores", (SEAT, POINTS)),
    What.TAKES_COAL: ("event-takes-coal", (SEAT, AT, GAIN)),
    What.FETCHES_NOTHING: ("event-fetches-nothing", (SEAT,)),
    What.FETCHES: ("event-takes-home", (SEAT, MACHINE)),
    What.DIVES: ("event-dives", (SEAT, MACHINE, PRICE)),
    What.BEGINS: ("event-begins", (SEAT, ("deed", deed))),
    What.EXTRACTS: ("event-extracts", (SEAT, GAIN)),
    What.PROTECTED: ("event-protected", (SEAT,)),
    What.CANCELS: ("event-cancels", (SEAT, PROJECT)),
    What.NO_PROJECT: ("event-no-project", ()),
    What.DEACTIVATES: ("event-deactivates", (SEAT, FOE, MACHINE)),
    What.SPARES: ("event-spares", (SEAT, FOE)),
    What.RECYCLES: ("event-recycles", ()),
    What.RECYCLES_NOTHING: ("event-recycles-nothing", ()),
    What.RECOVERS: ("event-recovers", (SEAT, MACHINE)),
    What.DISMANTLES: ("event-dismantles", (SEAT, MACHINE)),
    What.DISMANTLES_BROKEN: ("event-dismantles-broken", (SEAT, MACHINE)),
    What.SALVAGES: ("event-gains", (SEAT, SALVAGE)),
    What.RECEIVES: ("event-gains", (SEAT, RETURN)),
    What.SEPARATES: ("event-separates", (SEAT, MACHINE)),
    What.BUYS_POINT: ("event-buys-point", (SEAT, PRICE)),
    What.COMPLETES: ("event-completes", (SEAT, PROJECT, POINTS)),
    What.ENDS_TURN: ("event-ends-turn", (SEAT, AT)),
    What.CRUSHES: ("event-crushes", (MACHINE,)),
    What.SCRAP: ("event-scrap", (SEAT, GAIN)),
    What.RESHUFFLES: ("event-reshuffles", ()),
    What.ROUND: ("event-round", (NUMBER,)),
    What.GOAL: ("event-goal", (SEAT, POINTS)),
    What.LAST_ROUND: ("event-limit", (NUMBER,)),
}
STOPPING = {
    Ask.USE: "event-stops-using",
    Ask.DIVE: "event-stops-diving",
    Ask.ACT: "event-stops-actions",
    Ask.REPAIR: "event-stops-repairs",
    Ask.DISMANTLE: "event-stops-dismantling",
    Ask.TRADE: "event-stops-trade",
    Ask.CANCEL: "event-cancels-nothing",
    Ask.PROJECTS: "event-stops-projects",
}  # of the other questions, more is told than that they were left
# Tellings that go into a sentence with the one before.
TOGETHER = {
    What.COMES_FOR: (What.PAYS, What.OWES, What.FETCHES, What.FAILS),
    What.PAYS: (What.PAYS, What.OWES),
    What.RECRUITS: (What.DRAWS_PROJECT,),
    What.GONE: (What.GONE,),
    What.NEW_ASSISTANT: (What.NEW_ASSISTANT,),
}


def events(story: Sequence[Told], audience: int) -> list[Event]:
    """What an audience has heard, in words."""
    is_over = any(told.what == What.ENDS for told in story)
    return [
        event
        for told, *more in together(story)
        if not (is_over and told.what == What.ENDS_TURN)  # nobody needs its number any more
        for event in said(What(told.what), told.facts, more, audience)
    ]


def together(story: Sequence[Told]) -> Iterator[Sequence[Told]]:
    """The tellings of each sentence."""
    start = 0
    while start < len(story):
        end, more = start + 1, TOGETHER.get(What(story[start].what), ())
        while end < len(story) and story[end].what in more:
            end += 1
        yield story[start:end]
        start = end


def said(what: What, facts: tuple[int, ...], more: list[Told], audience: int) -> Iterator[Event]:
    """One sentence, seldom none or two."""
    match what, facts:
        case _ if what in SENTENCES:
            id, parts = SENTENCES[what]
            yield Event(id, {name: say(it) for (name, say), it in zip(parts, facts, strict=True)})
        case ((What.RESERVES | What.SABOTAGES), (number, players, space, kind)):
            id = "event-reserves" if number < players else "event-marks"
            about = {"machine": short(kind), "place": place(space)}
            id = "event-sabotages" if what == What.SABOTAGES else id
            yield Event(id, {"figure": figure(number, players), **about})
        case What.GOES_TO, (number, players, space):
            yield gone_to(number, players, space)
        case ((What.USES | What.BORROWS), (seat, stack)):
            yield used(seat, stack, what == What.BORROWS)
        case What.FEEDS, (seat, stack, bundle):
            fed = {"machine": short(stack), "product": product(stack)}
            yield of(seat, "event-feeds", pieces=pieces(BUNDLE[bundle]), **fed)
        case What.GAINS, (seat, piece, count):
            yield of(seat, "event-gains", pieces=some(piece, count))
        case What.FACE_UP, (seat, *stacks):
            yield of(seat, "event-face-up", machines=shorts(stacks))
        case What.COMES_FOR, (seat, kind):
            yield fetched(seat, kind, more)
        case What.PAYS, (seat, piece, count):
            yield of(seat, "event-pays", pieces=paid([Told(what, facts), *more]))
        case What.STOPS, (seat, asked):
            if asked in STOPPING:
                yield of(seat, STOPPING[Ask(asked)])
        case What.CHOOSES, (seat, pair):
            one, other = bits(PAIR[pair])
            yield of(seat, "event-chooses", one=deed(one), other=deed(other))
        case _:
            yield from said_of_deeds(what, facts, more, audience)


def said_of_deeds(
    what: What, facts: tuple[int, ...], more: list[Told], audience: int
) -> Iterator[Event]:
    """The same for step 3 and what follows."""
    match what, facts:
        case What.REPAIRS, (seat, kind):
            yield of(seat, "event-repairs", machine=short(kind), price=pieces(COST[kind]))
        case What.GIVES_UP, (seat, piece, count):
            given = {"pieces": some(piece, count)} if count else {}
            yield of(seat, "event-gives-up" if count else "event-has-none", **given)
        case What.KEEPS, (seat, piece, count, rest):
            yield kept(seat, piece, count, rest)
        case What.COMBINES, (seat, stack):
            if GUARDS[stack]:
                yield of(seat, "event-combines-guards", machine=short(stack))
            else:
                yield of(seat, "event-combines", machine=short(stack), product=product(stack))
        case What.REORGANISED, (seat, *stacks):
            yield of(seat, "event-reorganised", machines=shorts(stacks))
        case ((What.BUYS | What.SELLS), (seat, piece, price)):
            id = "event-buys" if what == What.BUYS else "event-sells"
            yield of(seat, id, pieces=some(piece, 1), price=coal(price))
        case What.RECRUITS, (seat, card, wage):
            yield of(seat, "event-recruits", assistant=assistant(card), price=coal(wage))
            if card == Assistant.SECRET_PROJECTS:
                yield drawn(seat, [told.facts[-1] for told in more], audience)
        case What.GONE, (tile,):
            tiles = [tile, *(told.facts[0] for told in more)]
            yield Event("event-secrets-gone", {"projects": projects(tiles)})
        case What.NEW_MACHINES, kinds:
            yield Event("event-new-machines", {"machines": shorts(kinds)})
        case What.NEW_ASSISTANT, (card,):
            cards = sorted([card, *(told.facts[0] for told in more)])
            came = several([assistant(one) for one in cards])
            yield Event("event-new-assistants", {"assistants": came})
        case What.MAJORITY, (seat, piece, count, score):
            most = {"pieces": some(piece, count), "points": points(score)}
            yield of(seat, "event-majority", **most)
        case What.ENDS, (decided, winners, *scores):
            if decided != Decided.POINTS:
                is_close = decided == Decided.LEVELS
                yield Event("event-tie-levels" if is_close else "event-tie")
            yield won(bits(winners), scores)
        case _:
            raise ValueError(f"nothing is to be said about {what.name}")


def of(seat: int, id: str, **args: Any) -> Event:
    """Something that a seat did."""
    return Event(id, {"seat": seat_name(seat), **args})


def gone_to(number: int, players: int, space: int) -> Event:
    """A figure went to an extractor, or found no free space."""
    args: dict[str, Any] = {"figure": figure(number, players)}
    if space >= SPACES:
        return Event("event-finds-no-space", args)
    args["number"] = space - BELT + 1
    if number >= players:
        return Event("event-blocks", args)
    return Event("event-goes-to", {**args, "pieces": coal(BASE[space])})


def used(seat: int, stack: int, is_borrowed: bool) -> Event:
    """A slot was used: it has given something, or asks for something first."""
    if TAKES[stack] or CHOICE[stack]:
        id = "event-starts-borrowed" if is_borrowed else "event-starts"
        return of(seat, id, machine=short(stack))
    id = "event-borrows" if is_borrowed else "event-uses"
    return of(seat, id, machine=short(stack), product=product(stack))


def fetched(seat: int, kind: int, more: list[Told]) -> Event:
    """A machine of the conveyor: how it was paid, and what came of it (ruling 2)."""
    args = {"machine": short(kind), "price": paid(more)}
    last = more[-1]
    match last.what:
        case What.OWES:
            return of(seat, "event-owes", **args, count=last.facts[1])
        case What.FAILS:
            return of(seat, "event-fails", **args)
    return of(seat, "event-fetches", **args)


def paid(story: list[Told]) -> Message | Several:
    """All that was paid."""
    counts = [0] * PIECES
    for told in story:
        if told.what == What.PAYS:
            _, piece, count = told.facts
            counts[piece] += count
    return pieces(counts)


def kept(seat: int, piece: int, count: int, rest: int) -> Event:
    """What an attacker got, and what went back to the reserve."""
    if not count:
        return of(seat, "event-no-booty")
    if not rest:
        return of(seat, "event-gains", pieces=some(piece, count))
    return of(seat, "event-keeps", pieces=some(piece, count), rest=some(piece, rest))


def drawn(seat: int, tiles: list[int], audience: int) -> Event:
    """Which secret projects were drawn, only their owner hears."""
    if audience != seat:
        return of(seat, "event-draws-projects", count=len(tiles))
    return of(seat, "event-draws-these-projects", projects=projects(sorted(tiles)))
