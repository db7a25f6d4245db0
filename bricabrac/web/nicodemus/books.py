"""Looking back at Nicodemus: what scores, what is counted, what lay hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bricabrac.engine.words import Words
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.nicodemus.state import Place
from bricabrac.nicodemus.story import What
from bricabrac.web.board.speech import Named, sentence
from bricabrac.web.replay.unseen import top
from bricabrac.web.show import Score

SCORES: dict[int, Score] = {What.REPAIRS: Score("repairs"), What.COMPLETES: Score("projects")}
DEEDS = {
    "plays": (What.PLAYS,),
    "repairs": (What.REPAIRS,),
    "projects": (What.COMPLETES,),
    "effects": (What.EFFECT,),
}
ROBS = (What.STEALS, What.LOSES)


def unseen_of(state: Any, words: Named, say: Words) -> Iterator[tuple[str, str]]:
    """Hands, the deck, the pile of projects, and projects that left the match unseen."""

    def machines(kinds: Sequence[int]) -> str:
        return ", ".join(words.say(f"machine-{MACHINE_IDS[kind]}") for kind in kinds)

    def projects(tiles: Sequence[int]) -> str:
        return "; ".join(sentence(words.say(f"needs-{PROJECT_IDS[tile]}")) for tile in tiles)

    for seat, side in enumerate(state.seats):
        hand = [kind for kind, count in enumerate(side.hand) for _ in range(count)]
        yield say.say("unseen-hand", name=words.names[seat]), machines(hand)
    yield say.say("unseen-machines"), machines(top(state.deck, state.left))
    yield say.say("unseen-projects"), projects(top(state.pile, state.pile_left))
    gone = [tile for tile, lies in enumerate(state.place) if lies >= Place.GONE]
    yield say.say("unseen-gone"), projects(gone)
