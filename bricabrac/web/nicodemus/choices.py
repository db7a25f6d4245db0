"""Answers that have no thing to click: big buttons that say their result."""

from __future__ import annotations

from typing import Any

from bricabrac.engine.match import View
from bricabrac.engine.pieces import COAL, PIECES, WORDS
from bricabrac.engine.words import Words
from bricabrac.nicodemus.actions import NUMBERING, PARTNERS
from bricabrac.nicodemus.bill import less, owed
from bricabrac.nicodemus.cards import BUNDLE, WORTH
from bricabrac.nicodemus.names import PROJECT_IDS
from bricabrac.nicodemus.projects import first_partners, used_with, ways_to_complete
from bricabrac.nicodemus.state import Ask, State
from bricabrac.nicodemus.stock import from_foe
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.choice import Choice, choice
from bricabrac.web.board.speech import Named, sentence
from bricabrac.web.nicodemus.faces import ICONS, face
from bricabrac.web.nicodemus.gains import Gain, gain_by_bundle, gain_by_way, signed

WAYS = ("coal", "produce", "effect")
BY_BUNDLE = (Ask.PRODUCE, Ask.NAME, Ask.COST, Ask.STEAL, Ask.RETURN, Ask.SPARE)


def choices_of(view: View, asked: Asked, words: Named, say: Words) -> list[Choice]:
    """The buttons under the question; none where the things themselves are clicked."""
    if not asked.is_mine:
        return []
    state = view.state
    match state.asks:
        case Ask.TURN:
            shown = [action for action in asked.listed() if action == "pass"]
            return [choice(action, asked, words) for action in shown]
        case Ask.WAY:
            return ways(state, asked, words)
        case Ask.EXCHANGE:
            return exchanges(asked, words)
        case Ask.KEEP:
            return [kept(tile, asked, words) for tile in state.drawn if tile >= 0]
        case Ask.USE:
            return [used(action, state, asked, words) for action in asked.listed()]
        case Ask.PROJECTS:
            legal = [action for action in asked.listed() if action != "stop"]
            return [completed(action, asked, words) for action in legal] + [
                choice("stop", asked, words, icon="close")
            ]
        case ask if ask in BY_BUNDLE:
            return [bundle(action, state, asked, words) for action in asked.listed()]
    return []


def ways(state: State, asked: Asked, words: Named) -> list[Choice]:
    """Three ways to use the machine just played."""
    shown = face(state.machine, words)
    effect = {"faces": (shown,), "text": shown.effect}
    return [
        gained(gain_by_way(state, way), way, asked, words, **(effect if way == "effect" else {}))
        for way in WAYS
    ]


def bundle(action: str, state: State, asked: Asked, words: Named) -> Choice:
    """Resources to take, to have returned, or to save: what is left to pay is shown."""
    if state.asks != Ask.SPARE:
        return gained(gain_by_bundle(state, action), action, asked, words)
    _, thing = NUMBERING.split(asked.number(action))
    due = less(owed(state.seats[state.active], state.row[state.space]), BUNDLE[thing])
    return choice(action, asked, words, pieces=signed("−", due))


def gained(gain: Gain, action: str, asked: Asked, words: Named, **more: Any) -> Choice:
    """A button that says what it really gives, who pays for it, or why there is nothing."""
    payer = words.names[1 - asked.state.active] if gain.paid else ""
    note = words.say(gain.note) if gain.note and "text" in more else ""
    made = choice(action, asked, words, pieces=gain.got, paid=gain.paid, payer=payer, **more)
    return made._replace(is_poor=gain.note is not None, note=note)


def exchanges(asked: Asked, words: Named) -> list[Choice]:
    """Charcoalium for a resource, and back; what is not possible says why."""
    shown = []
    for verb in ("buy", "sell"):
        for piece in range(COAL + 1, PIECES):
            given, wanted = (COAL, piece) if verb == "buy" else (piece, COAL)
            icons: dict[str, Any] = {
                "pieces": ((ICONS[given], "−1"),),
                "wanted": ((ICONS[wanted], "+1"),),
            }
            if from_foe(asked.state, asked.state.active, wanted, 1):
                payer = words.names[1 - asked.state.active]
                icons |= {"paid": ((ICONS[wanted], "−1"),), "payer": payer}
            shown.append(choice(f"{verb} {WORDS[piece]}", asked, words, **icons))
    return [*shown, choice("stop", asked, words, icon="close")]


def kept(tile: int, asked: Asked, words: Named) -> Choice:
    """A project to keep as one's own."""
    id = PROJECT_IDS[tile]
    needs = sentence(words.say(f"needs-{id}"))
    return choice(f"keep {id}", asked, words, text=needs, worth=WORTH[tile], plan=f"np-{id}")


def completed(action: str, asked: Asked, words: Named) -> Choice:
    """A project that can be completed now, and with which machines if there is one way only."""
    id = action.split()[1]
    tile, state = PROJECT_IDS.index(id), asked.state
    is_settled = ways_to_complete(state, tile) == 1
    kinds = used_with(state.seats[state.active], first_partners(state, tile)) if is_settled else ()
    shown = tuple(face(kind, words) for kind in kinds)
    needs = sentence(words.say(f"needs-{id}"))
    about = {"text": needs, "worth": WORTH[tile], "plan": f"np-{id}"}
    return choice(action, asked, words, faces=shown, **about)


def used(action: str, state: State, asked: Asked, words: Named) -> Choice:
    """The machines that a project would use."""
    _, thing = NUMBERING.split(asked.number(action))
    kinds = used_with(state.seats[state.active], PARTNERS[thing])
    return choice(action, asked, words, faces=tuple(face(kind, words) for kind in kinds))
