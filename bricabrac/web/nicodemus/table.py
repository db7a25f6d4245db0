"""The table of Nicodemus: from a view to what the template shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bricabrac.engine.match import SPECTATOR, View
from bricabrac.engine.phrases import pieces
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.engine.words import Words
from bricabrac.nicodemus.cards import GOAL, POINTS, SHOWS, SPACES, WORTH
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.nicodemus.reckoning import Bill, bill, cost, showing, ways_to_use
from bricabrac.nicodemus.state import Ask, Place, State
from bricabrac.web.asking import Asked
from bricabrac.web.nicodemus.choices import choices_of, tab_of
from bricabrac.web.nicodemus.faces import COUNTED, ICONS, Face, face, pips
from bricabrac.web.speech import Named, sentence

CLASS = "nico"  # of the page's body
POSTER = ("n-B2", "n-R1", "n-B4")
SKY = "purple"
MINUTES = 15
# The terminal calls machines by their codes; here everybody sees them.
ALIASES = {
    "kind": lambda words, message: words.say(f"machine-{message.args['id']}"),
    "machine": lambda words, message: words.say(message.args["name"]),
}


@dataclass(frozen=True, slots=True)
class Pay:
    """What is paid of one piece: as printed, now, and how much of it is lacking."""

    icon: str
    full: int
    now: int
    short: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A machine of the bric-a-brac or of the hand."""

    face: Face
    place: int
    action: str = ""  # what a click does; nothing: it does nothing now
    is_lit: bool = False
    why: str = ""  # the reason against it, as a sentence
    short: str = ""  # the same in a few words
    lacks: tuple[tuple[str, int], ...] = ()  # pieces that are lacking
    coal: int = 0  # lying on it
    pays: tuple[Pay, ...] = ()
    wild: int = 0  # how many of these wild machines would save
    fee: Pay | None = None
    gain: int = 0  # points, projects included
    completes: tuple[tuple[str, int, str], ...] = ()  # project, points, with which machines
    now: int | None = None  # what the effect would give
    left: tuple[tuple[str, int], ...] = ()  # the stock after a repair
    is_new: bool = False


def table_of(view: View, words: Named, say: Words) -> dict[str, Any]:
    """Everything that ``table.html`` shows."""
    asked = Asked(view)
    me = max(view.seat, 0)
    eyes = seen_from(view.state, me)
    row = [row_card(space, view, eyes, asked, words, say) for space in range(view.state.length)]
    return {
        "goal": GOAL,
        "round": view.state.turns // 2 + 1,
        "me": me,
        "foe": 1 - me,
        "prompt": words.say(asked.question),
        "tab": tab_of(view.state) if asked.is_mine else "board",
        "choices": choices_of(view, asked, words, say),
        "row": row,
        "holes": SPACES - len(row),
        "hand": hand_of(view, asked, words, say) if view.seat != SPECTATOR else [],
        "projects": projects_of(view, eyes, asked, row, words, say),
        "sides": [side_of(view.state, seat, words) for seat in range(2)],
        "heaps": {
            "deck": view.state.left,
            "discard": sum(view.state.discard),
            "pile": view.state.pile_left,
        },
        "reserve": counted(view.state.reserve),
        "icons": ICONS[:4],
    }


def seen_from(state: State, seat: int) -> State:
    """The state as if it were this seat's turn: what would a repair cost it?"""
    if state.active == seat:
        return state
    twin = state.clone()
    twin.active = seat
    return twin


def counted(stock: Any) -> list[tuple[str, int]]:
    """A stock as icons and numbers."""
    return [(ICONS[piece], int(count)) for piece, count in enumerate(stock)]


def short_reason(asked: Asked, due: Bill, coal: int, words: Named, say: Words) -> str:
    """Why a repair cannot be paid, in a few words."""
    lacking = (coal, *due.missing[1:])
    return say.say("short-of", pieces=words.say(pieces(lacking)))


def row_card(
    space: int, view: View, eyes: State, asked: Asked, words: Named, say: Words
) -> Card:
    """A machine of the bric-a-brac, with what its repair would cost this seat now."""
    state, kind = view.state, view.state.row[space]
    me = eyes.seats[eyes.active]
    due = bill(eyes, space)
    settled = due.ways[0] if len(due.ways) == 1 else due.due
    lacking = due.missing
    is_short = not due.is_payable
    short_coal = max(0, due.fee - me.stock[COAL])
    printed = cost(kind)
    full_fee = state.length - 1 - space
    completes = would_complete(eyes, kind, words)
    action, why, short = row_action(space, state, asked, words)
    if why and state.asks == Ask.TURN:
        short = short_reason(asked, due, short_coal, words, say) if is_short or short_coal else why
    fee = Pay("coal", full_fee, due.fee, short_coal) if full_fee else None
    return Card(
        face=face(kind, words),
        place=space,
        action=action,
        is_lit=bool(action) and not why,
        why=why,
        short=short,
        lacks=tuple(
            (ICONS[piece], count)
            for piece, count in enumerate((short_coal, *(lacking[1:] if is_short else (0, 0, 0))))
            if count
        ),
        coal=state.coal[space],
        pays=tuple(
            Pay(ICONS[piece], printed[piece], settled[piece], lacking[piece] if is_short else 0)
            for piece in RESOURCES
            if printed[piece]
        ),
        wild=0 if len(due.ways) == 1 else due.wild,
        fee=fee,
        gain=int(POINTS[kind]) + sum(worth for _, worth, _ in completes),
        completes=completes,
        left=tuple(
            (ICONS[piece], me.stock[piece] - settled[piece]
             + (due.lying - due.fee if piece == COAL else 0))
            for piece in range(4)
        ),
        is_new=space == state.length - 1,
    )  # fmt: skip


def row_action(space: int, state: State, asked: Asked, words: Named) -> tuple[str, str, str]:
    """What a click on a machine of the row does, and why it may not."""
    if not asked.is_mine:
        return "", "", ""
    kind = MACHINE_IDS[state.row[space]]
    action = {
        Ask.TURN: f"repair {space + 1}",
        Ask.REMOVE: f"remove {space + 1}",
        Ask.COPY: f"copy {kind}" if space < state.length - 1 else "",
    }.get(Ask(state.asks), "")
    if not action:
        return "", words.cite(asked.why_not(f"repair {space + 1}") or asked.question), ""
    refused = asked.why_not(action)
    why = words.cite(refused) if refused else ""
    return action, why, why


def would_complete(eyes: State, kind: int, words: Named) -> tuple[tuple[str, int, str], ...]:
    """The projects that repairing a machine would complete for this seat."""
    me = eyes.seats[eyes.active]
    if me.machines >= len(me.workshop):
        return ()
    workshop, machines, used = list(me.workshop), me.machines, eyes.used
    me.workshop[machines], me.machines, eyes.used = kind, machines + 1, 0
    try:
        done = []
        for tile, place in enumerate(eyes.place):
            if place in (Place.TABLE, Place.OWN + eyes.active) and (ways := ways_to_use(eyes, tile)):
                with_these = ", ".join(words.say(f"machine-{MACHINE_IDS[one]}") for one in ways[0])
                needs = sentence(words.say(f"needs-{PROJECT_IDS[tile]}"))
                done.append((needs, int(WORTH[tile]), with_these))
        return tuple(done)
    finally:
        me.workshop[:], me.machines, eyes.used = workshop, machines, used


def hand_of(view: View, asked: Asked, words: Named, say: Words) -> list[Card]:
    """The own hand."""
    state = view.state
    verb = {Ask.TURN: "play", Ask.DISCARD: "discard"}.get(Ask(state.asks), "")
    cards = []
    for kind, count in enumerate(state.seats[view.seat].hand):
        action = f"{verb} {MACHINE_IDS[kind]}" if verb and asked.is_mine else ""
        is_lit = bool(action) and asked.may(action)
        why = ""
        if asked.is_mine and not is_lit:
            refused = asked.why_not(action or f"play {MACHINE_IDS[kind]}")
            why = words.cite(refused) if refused else ""
        symbol = COUNTED.get(kind)
        now = None if symbol is None else showing(state, symbol) + int(SHOWS[kind] == symbol)
        cards += [
            Card(face(kind, words), place, action, is_lit, why, now=now) for place in range(count)
        ]
    return cards


def projects_of(
    view: View, eyes: State, asked: Asked, row: list[Card], words: Named, say: Words
) -> list[dict[str, Any]]:
    """The projects in play and one's own, with what is missing."""
    state, me = view.state, eyes.seats[eyes.active]
    near: dict[str, list[str]] = {}
    for card in row:
        for needs, _, _ in card.completes:
            if card.is_lit or not asked.is_mine:
                near.setdefault(needs, []).append(card.face.name)
    shown = []
    for tile, place in enumerate(state.place):
        is_own = place == Place.OWN + eyes.active
        if place != Place.TABLE and not is_own:
            continue
        needs = sentence(words.say(f"needs-{PROJECT_IDS[tile]}"))
        action = f"complete {PROJECT_IDS[tile]}"
        is_lit = asked.is_mine and asked.may(action)
        marks = pips(tile, me.workshop[: me.machines])
        missing = sum(not has for _, _, has in marks)
        if is_lit:
            note = say.say("complete-this")
        elif needs in near and state.asks == Ask.TURN:
            note = say.say("repair-to-complete", machines=", ".join(dict.fromkeys(near[needs])))
        else:
            note = say.say("machines-missing", count=max(1, missing))
        refused = asked.why_not(action) if asked.is_mine and not is_lit else None
        shown.append(
            {
                **{"tile": tile, "points": int(WORTH[tile]), "needs": needs, "pips": marks},
                **{"is_own": is_own, "is_lit": is_lit, "action": action, "note": note},
                "is_near": needs in near and state.asks == Ask.TURN and asked.is_mine,
                "why": words.cite(refused) if refused else "",
            }
        )
    return sorted(shown, key=lambda one: (not one["is_lit"], not one["is_own"], one["tile"]))


def side_of(state: State, seat: int, words: Named) -> dict[str, Any]:
    """What everybody sees of a seat."""
    side = state.seats[seat]
    return {
        "seat": seat,
        "points": side.points,
        "stock": counted(side.stock),
        "cards": side.cards,
        "seen": [face(kind, words) for kind, count in enumerate(side.hand) for _ in range(count)],
        "workshop": [face(side.workshop[place], words) for place in range(side.machines)],
        "used": [bool(state.used >> place & 1) for place in range(side.machines)]
        if seat == state.active
        else [False] * side.machines,
        "own": [
            (sentence(words.say(f"needs-{PROJECT_IDS[tile]}")), int(WORTH[tile]))
            for tile, place in enumerate(state.place)
            if place == Place.OWN + seat
        ],
        "done": sum(place == Place.DONE + seat for place in state.place),
    }

