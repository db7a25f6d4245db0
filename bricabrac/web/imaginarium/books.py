"""Looking back at Imaginarium: what scores, what is counted, what lay hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import ASSISTANTS, PROJECTS
from bricabrac.imaginarium.stacks import STACK_NAMES
from bricabrac.imaginarium.state import Place
from bricabrac.web.board.speech import Named
from bricabrac.web.replay.unseen import top

SOURCES = {
    "event-uses": "machines",
    "event-borrows": "machines",
    "event-completes": "projects",
    "event-scores": "dismantling",
    "event-buys-point": "trade",
    "event-majority": "majorities",
}
DEEDS = {
    "fetches": ("event-fetches", "event-takes-home", "event-dives"),
    "repairs": ("event-repairs",),
    "combines": ("event-combines", "event-combines-guards"),
    "dismantles": ("event-dismantles", "event-dismantles-broken"),
    "projects": ("event-completes",),
    "recruits": ("event-recruits",),
    "deals": ("event-buys", "event-sells", "event-buys-point"),
}


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
