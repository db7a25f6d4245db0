"""What nobody could see at a moment: the next of every pile, and secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bricabrac.engine.words import Message, Words
from bricabrac.imaginarium import cards as imaginarium
from bricabrac.imaginarium import state as im_state
from bricabrac.imaginarium.stacks import STACK_NAMES
from bricabrac.nicodemus import state as ni_state
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.web.board.speech import Named, sentence

MOST = 6  # of a pile


def unseen_of(game: str, state: Any, words: Named, say: Words) -> list[tuple[str, str]]:
    """Everything hidden, by what it is called; empty piles are left out."""
    told = nicodemus_of(state, words, say) if game == "nicodemus" else imaginarium_of(
        state, words, say
    )  # fmt: skip
    return [(label, text) for label, text in told if text]


def top(pile: Sequence[int], count: int) -> list[int]:
    """The next few of a pile, the top one first."""
    return list(reversed(pile[:count]))[:MOST]


def nicodemus_of(state: Any, words: Named, say: Words) -> list[tuple[str, str]]:
    """Hands, the deck, the pile of projects, and projects that left the match unseen."""

    def machines(kinds: Sequence[int]) -> str:
        return ", ".join(words.say(f"machine-{MACHINE_IDS[kind]}") for kind in kinds)

    def projects(tiles: Sequence[int]) -> str:
        return "; ".join(sentence(words.say(f"needs-{PROJECT_IDS[tile]}")) for tile in tiles)

    gone = [tile for tile, lies in enumerate(state.place) if lies >= ni_state.Place.GONE]
    hands = [
        (
            say.say("unseen-hand", name=words.names[seat]),
            machines([kind for kind, count in enumerate(side.hand) for _ in range(count)]),
        )
        for seat, side in enumerate(state.seats)
    ]
    return [
        *hands,
        (say.say("unseen-machines"), machines(top(state.deck, state.left))),
        (say.say("unseen-projects"), projects(top(state.pile, state.pile_left))),
        (say.say("unseen-gone"), projects(gone)),
    ]


def imaginarium_of(state: Any, words: Named, say: Words) -> list[tuple[str, str]]:
    """Secret projects, and the next of every pile."""

    def named(ids: Sequence[str]) -> str:
        return ", ".join(words.say(Message(id)) for id in ids)

    def projects(tiles: Sequence[int]) -> str:
        return named([f"project-{imaginarium.PROJECTS[tile]}" for tile in tiles])

    secrets = []
    for seat in range(state.players):
        own = [t for t, lies in enumerate(state.projects) if lies == im_state.Place.OWN + seat]
        secrets.append((say.say("unseen-secret", name=words.names[seat]), projects(own)))
    deck = [f"machine-{STACK_NAMES[kind]}" for kind in top(state.deck, state.left)]
    pool = [
        f"assistant-{imaginarium.ASSISTANTS[card]}" for card in top(state.pool, state.pool_left)
    ]
    return [
        *secrets,
        (say.say("unseen-machines"), named(deck)),
        (say.say("unseen-projects"), projects(top(state.pile, state.pile_left))),
        (say.say("unseen-assistants"), named(pool)),
    ]
