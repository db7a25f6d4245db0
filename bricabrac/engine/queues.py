"""Queues: matches wait by what is to be done in them, so that threads that go in step do the same.

On a GPU 32 threads go in step, and who does something else than the others makes them wait. So
every match waits in a queue by what comes next in it, and threads that go in step, a *party*, have
all their matches out of one queue. On a processor a party is one thread. In which order matches
are seen to does not matter: each has dice of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.kernel import Sums, routine, rule, table

if TYPE_CHECKING:
    from bricabrac.engine.game import Game

    # Threads of a party, how many queues there are, and ``filled``: see ``kernel.bound``.
    LANES = QUEUES = padded = cast(Any, None)

IN_STEP = 32  # threads of a GPU
DEAL = 0  # the queue of matches that are to be dealt; the others are by verb
NOBODY = -1
MOST_QUEUES = 64


# What a processor has no need of: ptx.py says what these three are on a GPU.


@routine
def numbered(counts: Sums, queue: int) -> int:
    """Count one more, and say how many there were before; threads may do it at once."""
    before = counts[queue]
    counts[queue] = before + 1
    return before


@routine
def together() -> int:
    """Wait for the others of the party: what they have written can be read now."""
    return 0


@routine
def largest(number: int) -> int:
    """The largest of the numbers, 0 or more, that the threads of a party have."""
    return number


@rule
def wait(counts: Sums, waiting: Sums, queue: int, match: int) -> None:
    """Let a match wait in a queue."""
    waiting[queue * (len(waiting) // len(counts)) + numbered(counts, queue)] = match


# One set of queues for all parties: it is filled, then emptied.


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
    match: int = waiting[queue * (len(waiting) // len(counts)) + place]
    return match


# Queues of each party's own, in which matches wait again and again.


def longest(first: int, lane: int, counts: Sums) -> int:
    """The longest of a party's queues: MOST_QUEUES times its length, and which it is."""
    best = 0
    for queue in range(lane, QUEUES, LANES):
        best = max(best, counts[first + queue] * MOST_QUEUES + queue)
    return largest(best)


def called(first: int, lane: int, best: int, counts: Sums, waiting: Sums) -> int:
    """The match that a thread has out of its party's longest queue, or NOBODY; it waits no more.

    Who came last goes first: what was written last lies nearest.
    """
    length, queue = best // MOST_QUEUES, first + best % MOST_QUEUES
    last = queue * (len(waiting) // len(counts)) + length - 1
    match = waiting[last - lane] if lane < length else NOBODY
    together()
    if lane == 0:
        counts[queue] = max(0, length - LANES)
    together()
    return match


def queued(game: Game) -> dict[str, Any]:
    """Queues for loops of a game, by the names they have there: one for each verb, and DEAL."""
    verbs = list(game.numbering.verbs.values())
    queue = table(number for number, verb in enumerate(verbs, 1) for _ in verb.objects)
    lanes = IN_STEP if game.kernel.name == "cuda" else 1
    names = {"QUEUES": len(verbs) + 1, "QUEUE": queue, "LANES": lanes}
    names["padded"] = game.kernel.bound(filled, game.name, rule, **names)
    rules = (queue_of, match_of, longest, called)
    return names | {one.__name__: game.kernel.bound(one, game.name, rule, **names) for one in rules}
