"""The design office, the meeting room, the crusher."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from bricabrac.engine.match import SPECTATOR, View
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import (
    ASSISTANTS,
    KINDS,
    PROJECTS,
    STAFF,
    TILES,
    WAGE,
    WORTH,
    Deed,
)
from bricabrac.imaginarium.names import assistant, needs, skill
from bricabrac.imaginarium.projects import WANTED, is_met, progress, score_of
from bricabrac.imaginarium.stacks import STACK_NAMES
from bricabrac.imaginarium.state import Ask, Place, Seat, State, bits
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.pieces import Counted
from bricabrac.web.board.speech import Named, sentence
from bricabrac.web.imaginarium.dial import besides, told
from bricabrac.web.imaginarium.faces import Face, face
from bricabrac.web.imaginarium.ways import Way, Ways, button, laid_out

Repaired = tuple[tuple[int, Seat], ...]  # broken machines, and the seat with each repaired


class Project(NamedTuple):
    """A project in play, or a secret one of one's own."""

    tile: int
    id: str
    name: str
    needs: str
    printed: int
    points: int  # what it would score now
    have: int
    want: int  # 0: nobody looks on
    note: str
    is_plain: bool  # the note says no more than the numbers
    done: tuple[int, ...]  # seats that have completed it
    is_own: bool  # secret
    is_mine: bool  # completed by who looks on
    is_met: bool
    helps: tuple[Face, ...]  # broken machines of one's own: with one of them repaired it is met
    action: str
    is_lit: bool
    why: str


class Helper(NamedTuple):
    """An assistant: in the meeting room, or hired."""

    card: int
    id: str
    name: str
    skill: str
    cost: int
    is_short: bool = False
    action: str = ""
    is_lit: bool = False
    why: str = ""
    text: str = ""  # what a click does
    besides: str = ""  # the icon of the other action of the pair,
    extra: Counted = ()  # and what it brings


class Wreck(NamedTuple):
    """Machines of one kind in the crusher."""

    face: Face
    many: int
    action: str
    is_lit: bool
    why: str


def projects_of(view: View, asked: Asked, words: Named, say: Words) -> tuple[Project, ...]:
    """The projects that can be completed, one's own first; each keeps its place."""
    state, shown = view.state, []
    eyes = laid_out(state) if view.seat == state.active else state.clone()
    eyes.active = max(view.seat, 0)
    repaired = tuple(with_repairs(eyes.seats[eyes.active])) if view.seat != SPECTATOR else ()
    for tile in range(TILES):
        lies = view.state.projects[tile]
        if lies == Place.TABLE or (view.seat >= 0 and lies == Place.OWN + view.seat):
            shown.append(project_of(tile, eyes, repaired, view, asked, words, say))
    return tuple(sorted(shown, key=lambda one: (not one.is_own, one.tile)))


def project_of(
    tile: int,
    eyes: State,
    repaired: Repaired,
    view: View,
    asked: Asked,
    words: Named,
    say: Words,
) -> Project:
    """A project, as who looks on sees it; ``eyes`` is the state as if it were their turn."""
    state = view.state
    seat, is_seated = eyes.seats[eyes.active], view.seat != SPECTATOR
    have, want = (progress(seat, tile), WANTED[tile]) if is_seated else (0, 0)
    done = tuple(bits(state.done[tile]))
    is_done = view.seat in done
    verb = "cancel" if state.asks == Ask.CANCEL else "complete"
    asks = (Ask.CANCEL, Ask.PROJECTS)
    way = Way((), asked) if asked.is_mine and state.asks in asks else None
    action, is_lit, why = button(way, f"{verb} {PROJECTS[tile]}", words)
    is_own = state.projects[tile] >= Place.OWN
    name, wanted = called(tile, words)
    helps = []
    if not is_done and have < want:
        helps = [kind for kind, then in repaired if is_met(then, tile)]
    return Project(
        tile=tile,
        id=PROJECTS[tile],
        name=name,
        needs=wanted,
        printed=WORTH[tile],
        points=score_of(eyes, tile) if is_seated else WORTH[tile] - bool(done),
        have=min(have, want),
        want=want,
        note=note_of(is_done, have, want, helps, words, say) if is_seated else "",
        is_plain=not is_done and have < want and not helps,
        done=done,
        is_own=is_own,
        is_mine=is_done,
        is_met=is_seated and have >= want and not is_done,
        helps=tuple(face(STACK_NAMES[kind], words) for kind in helps),
        action=action,
        is_lit=is_lit,
        why="" if is_done else why,
    )


@lru_cache(2000)
def called(tile: int, words: Named) -> tuple[str, str]:
    """The name of a project, and what it needs."""
    return words.say(f"project-{PROJECTS[tile]}"), sentence(words.say(needs(tile)))


def note_of(is_done: bool, have: int, want: int, helps: list[int], words: Named, say: Words) -> str:
    """What is missing, or what would help."""
    if is_done:
        return say.say("project-done")
    if have >= want:
        return say.say("project-met")
    if helps:
        names = (words.say(f"machine-{STACK_NAMES[kind]}") for kind in helps)
        return say.say("repair-to-complete", machines=", ".join(names))
    return say.say("still-missing", count=want - have)


def with_repairs(seat: Seat) -> Iterator[tuple[int, Seat]]:
    """The broken machines of a seat, and the seat with each of them repaired."""
    if seat.filled < len(seat.slots):
        for kind in range(KINDS):
            if seat.yard[kind]:
                then = seat.clone()
                then.slots[then.filled] = kind
                then.filled += 1
                yield kind, then


def meets(state: State, tile: int, change: Callable[[list[int]], list[int]]) -> bool:
    """Whether the active seat would meet a project with other slots."""
    seat = state.seats[state.active].clone()
    held = change(seat.slots[: seat.filled])
    if len(held) > len(seat.slots):
        return False
    seat.filled = len(held)
    for place, stack in enumerate(held):
        seat.slots[place] = stack
    return is_met(seat, tile)


def room_of(view: View, ways: Ways, words: Named, say: Words) -> tuple[Helper, ...]:
    """The assistants that wait in the meeting room."""
    state, way = view.state, ways.get(Ask.RECRUIT)
    coal = state.seats[view.seat].stock[COAL] if view.seat >= 0 else 99
    shown = []
    for card in range(STAFF):
        if state.assistants[card] == Place.TABLE:
            action = f"recruit {ASSISTANTS[card]}"
            hire = button(way, action, words)
            one = helper(card, words, coal < WAGE[card], hire)
            if way and one.is_lit:
                text = told(way, words.say(way.asked.describe(action)), words, say)
                icon, extra = besides(way, Deed.RECRUIT)
                one = one._replace(text=text, besides=icon, extra=extra)
            shown.append(one)
    return tuple(shown)


def helper(
    card: int, words: Named, is_short: bool = False, hire: tuple[str, bool, str] = ("", False, "")
) -> Helper:
    """An assistant with name and skill."""
    name, can = known_for(card, words)
    return Helper(card, ASSISTANTS[card], name, can, WAGE[card], is_short, *hire)


@lru_cache(2000)
def known_for(card: int, words: Named) -> tuple[str, str]:
    """The name of an assistant, and the skill."""
    return words.say(assistant(card)), sentence(words.say(skill(card)))


def crusher_of(view: View, ways: Ways, words: Named, say: Words) -> tuple[Wreck, ...]:
    """The crusher, which is open to all."""
    shown = []
    known, way = view.game.numbering.numbers, ways.get(Ask.RECOVER)
    for kind in range(KINDS):
        if count := view.state.crusher[kind]:
            action = f"recover {STACK_NAMES[kind]}"
            pressed = ("", False, say.say("not-recovered") if way else "")
            if action in known:
                pressed = button(way, action, words)
            shown.append(Wreck(face(STACK_NAMES[kind], words), count, *pressed))
    return tuple(shown)
