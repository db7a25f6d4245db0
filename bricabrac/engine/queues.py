"""Queues: matches wait by what is to be done in them, so that threads that go in step do the same.

On a GPU 32 threads go in step, a *party*, and who does something else than the others makes them
wait. So every match waits in a queue by what comes next in it, and a party has all its matches out
of one queue. On a processor a party is one thread. In which order matches are seen to does not
matter: each has dice of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.kernel import Sums, routine, rule, table

if TYPE_CHECKING:
    from bricabrac.engine.game import Game

    # Names that each game gives a meaning to; LANES are the threads of a party.
    State = Any
    LANES = QUEUES = QUESTION = padded = cast(Any, None)

IN_STEP = 32  # threads of a GPU
DEAL = 0  # the queue of matches that are to be dealt; the others are by verb, or by question
NOBODY = -1


# What a processor has no need of: in_step.py says what these are on a GPU.


@routine
def numbered(counts: Sums, queue: int) -> int:
    """Count one more, and say how many there were before; threads may do it at once."""
    before = counts[queue]
    counts[queue] = before + 1
    return before


def fetched(tables: list[State], place: int, table: list[State]) -> int:
    """Take a table from its place, if it has one; the whole party comes for theirs."""
    if place != NOBODY:
        table[0] = tables[place]
    return 0


def put_back(tables: list[State], place: int, table: list[State]) -> int:
    """Put a table to its place, if it has one; the whole party brings theirs."""
    if place != NOBODY:
        tables[place] = table[0]
    return 0


def kept(tables: list[State], place: int, table: list[State]) -> int:
    """Put a table to its place, if there is room for it."""
    if place < len(tables):
        tables[place] = table[0]
    return 0


def places_for(matches: int) -> int:
    """Places in a queue for as many matches: a power of two, since a queue goes round.

    Twice as many, so that who waits again takes nobody's place who is still to be called.
    """
    return 1 << max(1, 2 * matches - 1).bit_length()


def wait(counts: Sums, waiting: Sums, queue: int, match: int) -> None:
    """Let a match wait in a queue."""
    each = len(waiting) // QUEUES
    waiting[queue * each + (numbered(counts, queue) & each - 1)] = match


# One set of queues for all verbs: it is filled, then emptied.


def filled(count: int) -> int:
    """So many threads, and those that go in step with the last of them."""
    lanes: int = LANES
    return (count + lanes - 1) // lanes * lanes


def queue_of(thread: int, counts: Sums) -> int:
    """The queue out of which a thread has its match."""
    queue, last = 0, padded(counts[0])
    while thread >= last and queue < QUEUES - 1:
        queue += 1
        last += padded(counts[queue])
    return queue


def match_of(thread: int, queue: int, counts: Sums, waiting: Sums) -> int:
    """The match that a thread has out of its queue, or NOBODY."""
    place = thread
    for before in range(queue):
        place -= padded(counts[before])
    if place >= counts[queue]:
        return NOBODY
    match: int = waiting[queue * (len(waiting) // QUEUES) + place]
    return match


# Queues by question, in which matches wait again and again: one of them is emptied at a time.


def called(thread: int, waiting: Sums, queue: int, first: int, count: int) -> int:
    """The match that a thread has out of so many in a queue, from the first on, or NOBODY."""
    if thread >= count:
        return NOBODY
    each = len(waiting) // QUEUES
    match: int = waiting[queue * each + (first + thread & each - 1)]
    return match


def asked(state: State) -> int:
    """The queue of the question that is asked."""
    following: int = DEAL + 1 + state.asks
    return following


def asked_always(state: State) -> int:
    """The queue of the only question."""
    return DEAL + 1


def suppose(state: State) -> None:
    """Say which question is asked, as it is: so nobody looks for another."""
    state.asks = QUESTION


def suppose_nothing(state: State) -> None:
    """There is only one question."""


def bound(game: Game, kind: Any, names: dict[str, Any], *rules: Any) -> dict[str, Any]:
    """Rules of a game, by their names, in which these names mean these things."""
    return {one.__name__: game.kernel.bound(one, game.name, kind, **names) for one in rules}


def by_verb(game: Game) -> dict[str, Any]:
    """Queues for loops of a game, by the names they have there: one for each verb, and DEAL."""
    verbs = list(game.numbering.verbs.values())
    queue = table(number for number, verb in enumerate(verbs, 1) for _ in verb.objects)
    lanes = IN_STEP if game.kernel.name == "cuda" else 1
    names: dict[str, Any] = {"QUEUES": len(verbs) + 1, "QUEUE": queue, "LANES": lanes}
    names["padded"] = game.kernel.bound(filled, game.name, rule, **names)
    return names | bound(game, rule, names, wait, queue_of, match_of)


def by_question(game: Game) -> dict[str, Any]:
    """The same with a queue for each question, and DEAL."""
    names: dict[str, Any] = {"QUEUES": game.questions + 1, "State": game.state}
    asks = asked if game.questions > 1 else asked_always
    names["asked"] = game.kernel.bound(asks, game.name, rule, **names)
    names |= bound(game, rule, names, wait, called)
    return names | bound(game, routine, names, fetched, put_back, kept)


def answering(game: Game, question: int) -> dict[str, Any]:
    """What a loop knows that sees to one question, besides."""
    supposed = suppose if game.questions > 1 else suppose_nothing
    names: dict[str, Any] = {"State": game.state, "QUESTION": question}
    names["suppose"] = game.kernel.bound(supposed, f"{game.name}_{question}", rule, **names)
    return names
