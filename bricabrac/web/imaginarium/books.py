"""Looking back at Imaginarium: what scores, what is counted, what lay hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import ASSISTANTS, PROJECTS
from bricabrac.imaginarium.stacks import SCORES as STACK_SCORES
from bricabrac.imaginarium.stacks import STACK_NAMES
from bricabrac.imaginarium.state import Place
from bricabrac.imaginarium.story import What
from bricabrac.web.board.speech import Named
from bricabrac.web.replay.unseen import top
from bricabrac.web.show import Score


def made(facts: tuple[int, ...]) -> int:
    """The points that a machine makes."""
    return int(STACK_SCORES[facts[1]])


SCORES: dict[int, Score] = {
    What.USES: Score("machines", made),
    What.BORROWS: Score("machines", made),
    What.COMPLETES: Score("projects"),
    What.SCORES: Score("dismantling"),
    What.BUYS_POINT: Score("trade", lambda facts: 1),
    What.MAJORITY: Score("majorities"),
}
DEEDS = {
    "fetches": (What.FETCHES, What.DIVES),
    "repairs": (What.REPAIRS,),
    "combines": (What.COMBINES,),
    "dismantles": (What.DISMANTLES, What.DISMANTLES_BROKEN),
    "projects": (What.COMPLETES,),
    "recruits": (What.RECRUITS,),
    "deals": (What.BUYS, What.SELLS, What.BUYS_POINT),
}
ROBS = (What.GIVES_UP,)


def unseen_of(state: Any, words: Named, say: Words) -> Iterator[tuple[str, str]]:
    """Secret projects, and the next of every pile."""

    def named(sort: str, ids: Sequence[str]) -> str:
        return ", ".join(words.say(f"{sort}-{id}") for id in ids)

    def projects(tiles: Sequence[int]) -> str:
        return named("project", [PROJECTS[tile] for tile in tiles])

    for seat in range(state.players):
        own = [t for t, lies in enumerate(state.projects) if lies == Place.OWN + seat]
        yield say.say("unseen-secret", name=words.names[seat]), projects(own)
    machines = [STACK_NAMES[kind] for kind in top(state.deck, state.left)]
    yield say.say("unseen-machines"), named("machine", machines)
    yield say.say("unseen-projects"), projects(top(state.pile, state.pile_left))
    pool = [ASSISTANTS[card] for card in top(state.pool, state.pool_left)]
    yield say.say("unseen-assistants"), named("assistant", pool)
