"""Combinations with a preview: what slots yield before and after, and which projects they meet."""

from __future__ import annotations

from typing import NamedTuple

from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import PROJECTS as PROJECT_IDS
from bricabrac.imaginarium.cards import TILES
from bricabrac.imaginarium.projects import is_met, is_open
from bricabrac.imaginarium.stacks import machines_in
from bricabrac.imaginarium.state import Ask, State
from bricabrac.web.board.pieces import Counted
from bricabrac.web.board.speech import Named
from bricabrac.web.imaginarium.faces import Shape, shape
from bricabrac.web.imaginarium.office import meets
from bricabrac.web.imaginarium.ways import Way, Ways, ending, laid_out
from bricabrac.web.imaginarium.workshop import combinations


class Option(NamedTuple):
    """A combination that can be made, and what it changes."""

    action: str
    shape: Shape
    parts: tuple[str, ...]  # ids
    before: tuple[Shape, ...]
    saved: int  # slots
    loses: Counted  # what the machines alone gave, and the combination does not
    spares: int  # resources from stock that are not needed any more
    completes: tuple[str, ...]
    breaks: tuple[str, ...]


def options_of(ways: Ways, words: Named) -> tuple[Option, ...]:
    """What may be combined now."""
    way = ways.get(Ask.COMBINE) or ways.get(Ask.SEPARATE)
    if way is None:
        return ()
    now = laid_out(way.asked.state)
    return tuple(option(stack, now, way, words) for stack in combinations(way.asked))


def option(stack: int, now: State, way: Way, words: Named) -> Option:
    """One combination; the action is over where nothing more can be done."""
    kinds = machines_in(stack)
    made, alone = shape(stack, words), tuple(shape(kind, words) for kind in kinds)
    before: dict[str, int] = {}
    for one in alone:
        for name, count in one.gives:
            before[name] = before.get(name, 0) + count * (one.takes == 0)
    after = dict(made.gives)
    gone = {name: count - after.get(name, 0) for name, count in before.items()}

    def combined(held: list[int]) -> list[int]:
        left = list(held)
        for kind in kinds:
            if kind in left:
                left.remove(kind)
        return [*left, stack]

    completes, breaks = [], []
    for tile in range(TILES):
        if not is_open(now, tile, now.active):
            continue
        does, will = is_met(now.seats[now.active], tile), meets(now, tile, combined)
        name = words.say(f"project-{PROJECT_IDS[tile]}")
        if will and not does:
            completes.append(name)
        elif does and not will:
            breaks.append(name)
    return Option(
        action=way.to(f"combine {made.id}", *ending(way, f"combine {made.id}")),
        shape=made,
        parts=tuple(one.id for one in alone),
        before=alone,
        saved=len(kinds) - 1,
        loses=tuple((name, count) for name, count in gone.items() if count > 0),
        spares=sum(one.takes for one in alone) - made.takes,
        completes=tuple(completes),
        breaks=tuple(breaks),
    )


def title_of(ways: Ways, say: Words) -> str:
    """What stands over the bench."""
    if not ways:
        return say.say("bench-log")
    is_bench = Ask.SEPARATE in ways or Ask.COMBINE in ways
    return say.say("bench-combine" if is_bench else "bench-answers")
