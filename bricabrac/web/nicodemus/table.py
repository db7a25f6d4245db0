"""The table of Nicodemus: from a view to what the template shows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from bricabrac.engine.match import SPECTATOR, View
from bricabrac.engine.words import Message, Words
from bricabrac.nicodemus.bill import fee
from bricabrac.nicodemus.cards import GOAL, SPACES, TILES, WORTH
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.nicodemus.projects import available
from bricabrac.nicodemus.state import Ask, Place, Seat, State
from bricabrac.web.board.asking import Asked, May
from bricabrac.web.board.speech import Named, sentence, texts
from bricabrac.web.nicodemus.choices import choices_of
from bricabrac.web.nicodemus.faces import Face, face, pips
from bricabrac.web.nicodemus.prices import (
    Card,
    billed,
    counted,
    left_of,
    priced,
    spared,
    within,
)
from bricabrac.web.nicodemus.ways import plays, takes


class Project(NamedTuple):
    """A project in play, or one's own."""

    tile: int
    id: str
    points: int
    needs: str
    pips: tuple[tuple[str, str, bool], ...]
    is_own: bool
    is_lit: bool
    action: str
    note: str
    is_near: bool
    why: str


class Side(NamedTuple):
    """What everybody sees of a seat; and the cards of its hand that this view knows."""

    points: int
    stock: tuple[tuple[str, int], ...]
    cards: int
    seen: tuple[Face, ...]
    workshop: tuple[Face, ...]
    used: tuple[bool, ...]
    own: tuple[tuple[str, str, int], ...]  # projects: id, what they need, points


def table_of(view: View, words: Named, say: Words, may_act: May) -> dict[str, Any]:
    """Everything that ``table.html`` shows."""
    asked = Asked(view, may_act)
    me = max(view.seat, 0)
    eyes = seen_from(view.state, me)
    row = row_of(view, eyes, asked, words)
    projects = projects_of(view, eyes, asked, row, words, say)
    return {
        "goal": GOAL,
        "round": view.state.turns // 2 + 1,
        "me": me,
        "foe": 1 - me,
        "not_now": words.cite(not_now(asked)),
        "tab": "board",
        "choices": tuple(choices_of(view, asked, words, say)),
        "row": row,
        "holes": SPACES - len(row),
        "hand": hand_of(view, asked, words) if view.seat != SPECTATOR else [],
        "projects": projects,
        "hot": sum(one.is_lit for one in projects),
        "sides": [side_of(view.state, seat, words) for seat in range(2)],
        "heaps": (view.state.left, sum(view.state.discard), view.state.pile_left),
        "reserve": counted(view.state.reserve),
        "is_dry": not all(view.state.reserve),
    }


def not_now(asked: Asked) -> Message | None:
    """What is said about things that are not asked for."""
    if not asked.is_mine:
        return None
    return asked.why_not("coal" if asked.state.asks == Ask.TURN else "pass")


def seen_from(state: State, seat: int) -> State:
    """The state as if it were this seat's turn: what would a repair cost it?"""
    if state.active == seat:
        return state
    twin = state.clone()
    twin.active = seat
    return twin


def row_of(view: View, eyes: State, asked: Asked, words: Named) -> list[Card]:
    """The bric-a-brac, with what repairs would cost this seat now."""
    state, me, row = view.state, eyes.seats[eyes.active], []
    saves, workshop = tuple(me.saves), tuple(me.workshop[: me.machines])
    tiles = tuple([tile for tile in range(TILES) if available(eyes, tile)])
    for space in range(state.length):
        kind, right, due = state.row[space], state.length - 1 - space, fee(eyes, space)
        has = (within(me.stock, kind, right), saves)
        card = billed(kind, right, due, state.coal[space], *has, words.language)
        if asked.is_mine:
            card = priced(card, *has, workshop, tiles, words.language)
            row.append(row_card(space, card, due, me, asked, words))
        else:
            row.append(card._replace(place=space))
    return row


def row_card(space: int, card: Card, due: int, me: Seat, asked: Asked, words: Named) -> Card:
    """A machine of the bric-a-brac, with what a click on it does."""
    state = asked.state
    action, why = row_action(space, state, asked, words)
    kind, lying = state.row[space], state.coal[space]
    is_repair = state.asks == Ask.TURN
    is_open = is_repair and bool(action) and not why
    return card._replace(
        place=space,
        gain=card.gain if is_open else 0,  # what is not shown is left out: equal cards are
        completes=card.completes if is_open else (),  # rendered once
        left=left_of(me, kind, lying, due) if is_open else (),
        spares=tuple(spared(one, me, kind, lying - due) for one in card.spares if is_open),
        ways=takes(action, asked, words) if action.startswith("remove") and not why else (),
        is_whole=is_open and not asked.is_led,
        action=action if not why else "",
        is_lit=bool(action) and not why,
        why=why,
        short=short_of(card.short, why, action, words),
        lacks=card.lacks if is_repair and why else (),
    )


def short_of(lack: str, why: str, action: str, words: Named) -> str:
    """The reason against a machine of the row, in a few words: there is little room for it."""
    if not action or not why:
        return ""
    if action.startswith("repair"):
        return lack or why
    return texts(words.language).say(f"cannot-{action.split()[0]}")


def row_action(space: int, state: State, asked: Asked, words: Named) -> tuple[str, str]:
    """What a click on a machine of the row does, and why it may not."""
    action = {
        Ask.TURN: f"repair {space + 1}",
        Ask.REMOVE: f"remove {space + 1}",
        Ask.COPY: f"copy {MACHINE_IDS[state.row[space]]}",
    }.get(Ask(state.asks), "")
    return action, words.cite(asked.why_not(action) if action else None)


def hand_of(view: View, asked: Asked, words: Named) -> list[Card]:
    """The own hand."""
    state = view.state
    verb = {Ask.TURN: "play", Ask.DISCARD: "discard"}.get(Ask(state.asks), "")
    cards = []
    for kind, count in enumerate(state.seats[view.seat].hand):
        if not count:
            continue
        action = f"{verb} {MACHINE_IDS[kind]}" if verb and asked.is_mine else ""
        is_lit = bool(action) and asked.may(action)
        is_thrown = is_lit and verb == "discard"
        ways = takes(action, asked, words) if is_thrown else plays(kind, view, asked, words)
        shown = Card(face(kind, words), 0, action if is_lit else "", is_lit, ways=ways)
        cards += [shown] * count
    return cards


def projects_of(
    view: View, eyes: State, asked: Asked, row: list[Card], words: Named, say: Words
) -> list[Project]:
    """The projects in play and one's own, with what is missing."""
    state, me = view.state, eyes.seats[eyes.active]
    near: dict[str, list[str]] = {}
    for card in row:
        for one in card.completes:
            near.setdefault(one.needs, []).append(card.face.name)
    shown = []
    for tile, place in enumerate(state.place):
        is_own = place == Place.OWN + eyes.active
        if place != Place.TABLE and not is_own:
            continue
        needs = needs_of(tile, words)
        action = f"complete {PROJECT_IDS[tile]}"
        is_lit = asked.is_mine and asked.may(action)
        marks = pips(tile, tuple(me.workshop[: me.machines]))
        missing = sum(not has for _, _, has in marks)
        if is_lit:
            note = say.say("complete-this")
        elif needs in near and state.asks == Ask.TURN:
            note = say.say("repair-to-complete", machines=", ".join(dict.fromkeys(near[needs])))
        else:
            note = say.say("machines-missing", count=max(1, missing))
        is_asked = asked.is_mine and state.asks == Ask.PROJECTS
        refused = asked.why_not(action) if is_asked and not is_lit else None
        shown.append(
            Project(
                *(tile, PROJECT_IDS[tile], WORTH[tile], needs, marks, is_own, is_lit),
                action=action,
                note=note,
                is_near=needs in near and state.asks == Ask.TURN and asked.is_mine,
                why=words.cite(refused),
            )
        )
    return sorted(shown, key=lambda one: (not one.is_lit, not one.is_own, one.tile))


@lru_cache(2000)
def needs_of(tile: int, words: Named) -> str:
    """What a project needs."""
    return sentence(words.say(f"needs-{PROJECT_IDS[tile]}"))


def side_of(state: State, seat: int, words: Named) -> Side:
    """What everybody sees of a seat."""
    side = state.seats[seat]
    places = range(side.machines)
    return Side(
        points=side.points,
        stock=counted(side.stock),
        cards=side.cards,
        seen=tuple(face(kind, words) for kind, held in enumerate(side.hand) for _ in range(held)),
        workshop=tuple(face(side.workshop[place], words) for place in places),
        used=tuple(seat == state.active and bool(state.used >> place & 1) for place in places),
        own=tuple(
            (PROJECT_IDS[tile], needs_of(tile, words), WORTH[tile])
            for tile, place in enumerate(state.place)
            if place == Place.OWN + seat
        ),
    )
