"""Every card of both games, with all that is known of it, for the gallery and for help."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from bricabrac.engine.words import LANGUAGES, Words
from bricabrac.games import GAMES
from bricabrac.imaginarium import cards as imaginarium
from bricabrac.imaginarium.names import needs, skill
from bricabrac.imaginarium.stacks import STACK_PARTS
from bricabrac.nicodemus import cards as nicodemus
from bricabrac.nicodemus.cards import Effect
from bricabrac.web.board.speech import sentence, texts
from bricabrac.web.imaginarium.faces import Counted, Shape, shape
from bricabrac.web.imaginarium.faces import face as imaginarium_face
from bricabrac.web.library.rulebook import rulebook
from bricabrac.web.library.topics import TOPICS
from bricabrac.web.nicodemus.faces import ICONS
from bricabrac.web.nicodemus.faces import face as nicodemus_face

MACHINE, ASSISTANT, PROJECT = "machine", "assistant", "project"


@dataclass(frozen=True, slots=True)
class Card:
    """One card, as the gallery shows it."""

    game: str
    id: str
    sort: str  # machine, assistant, project
    name: str
    does: str
    kind: str  # of a machine: its class or its colour; else the sort
    sky: str
    picture: str  # a symbol of the sprite
    icon: str  # shown where there is no such symbol
    help: str  # what the table calls it
    level: int = 0
    points: int = 0
    price: int = 0  # charcoalium
    copies: int = 1
    cost: Counted = ()
    makes: tuple[str, ...] = ()  # icons
    steals: Counted = ()
    guards: tuple[str, ...] = ()
    alone: tuple[Shape, ...] = ()  # with 1, 2, 3 of its kind
    fed: tuple[Shape, ...] = ()  # with other machines
    partners: tuple[str, ...] = ()  # ids of those it can share a slot with
    sections: tuple[str, ...] = ()  # of the rules
    rulings: tuple[int, ...] = ()

    @property
    def address(self) -> str:
        """Its own page."""
        return f"/cards/{self.game}/{self.id}"


def folded(text: str) -> str:
    """A text without accents and capitals, for a search: ``Œuvre`` is ``oeuvre``."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def machines_of_imaginarium(words: Words) -> Iterator[Card]:
    """The machines of Imaginarium."""
    for id, machine in imaginarium.MACHINES.items():
        shown = imaginarium_face(id, words)
        stacks = [(number, parts) for number, parts in enumerate(STACK_PARTS) if id in parts]
        same = [number for number, parts in stacks if set(parts) == {id}]
        is_guard = machine.kind == "defense"
        mixed = [number for number, parts in stacks if len(set(parts)) == 2 and not is_guard]
        yield Card(
            *("imaginarium", id, MACHINE, shown.name, shown.does, machine.kind, shown.colour),
            *(f"m-{id}", shown.colour, id),
            level=machine.level,
            copies=machine.copies,
            cost=shown.cost,
            makes=shown.makes,
            steals=shown.steals,
            guards=shown.guards,
            alone=tuple(shape(number, words) for number in same) if machine.yields else (),
            fed=tuple(shape(number, words) for number in mixed),
            partners=machine.combines_with,
            sections=(machine.kind, *(("combinations",) if machine.combines_with else ())),
        )


def assistants_of_imaginarium(words: Words) -> Iterator[Card]:
    """The assistants."""
    for number, id in enumerate(imaginarium.ASSISTANTS):
        name, does = words.say(f"assistant-{id}"), sentence(words.say(skill(number)))
        yield Card(
            *("imaginarium", id, ASSISTANT, name, does, ASSISTANT, "special", f"a-{id}"),
            *(ASSISTANT, f"a{number}"),
            price=int(imaginarium.WAGE[number]),
            sections=("assistants", "recruit"),
        )


def projects_of_imaginarium(words: Words) -> Iterator[Card]:
    """The projects of Imaginarium."""
    for tile, id in enumerate(imaginarium.PROJECTS):
        name, does = words.say(f"project-{id}"), sentence(words.say(needs(tile)))
        yield Card(
            *("imaginarium", id, PROJECT, name, does, PROJECT, "defence", f"mp-{id}"),
            *(PROJECT, f"p{tile}"),
            points=int(imaginarium.WORTH[tile]),
            sections=("projects",),
        )


def machines_of_nicodemus(words: Words) -> Iterator[Card]:
    """The machines of Nicodemus."""
    for id, machine in nicodemus.MACHINES.items():
        shown = nicodemus_face(int(Effect[id]), words)
        cost = zip(ICONS[1:], machine.cost, strict=False)
        yield Card(
            *("nicodemus", id, MACHINE, shown.name, shown.effect, shown.colour, shown.colour),
            *(f"n-{id}", shown.colour, id),
            points=shown.points,
            copies=machine.copies,
            cost=tuple((name, count) for name, count in cost if count),
            makes=(shown.makes,),
            sections=("effects", "savings"),
        )


def projects_of_nicodemus(words: Words) -> Iterator[Card]:
    """The projects of Nicodemus: they are called by what they need."""
    for tile, (id, project) in enumerate(nicodemus.PROJECTS.items()):
        name = sentence(words.say(f"needs-{id}"))
        yield Card(
            *("nicodemus", id, PROJECT, name, "", PROJECT, "purple", f"np-{id}"),
            *(PROJECT, f"p{tile}"),
            points=project.points,
            sections=("projects",),
        )


SHELVES = {
    "imaginarium": (machines_of_imaginarium, assistants_of_imaginarium, projects_of_imaginarium),
    "nicodemus": (machines_of_nicodemus, projects_of_nicodemus),
}


def linked(card: Card, language: str) -> Card:
    """The card with the sections and rulings that concern it."""
    book = rulebook(card.game, language)
    more = TOPICS[card.game]["rulings"].get(card.kind, [])
    sections = dict.fromkeys([*card.sections, *book.sections_about(card.id)])
    rulings = {*book.rulings_about(card.id), *more}
    return replace(card, sections=tuple(sections), rulings=tuple(sorted(rulings)))


@cache
def cards_of(game: str, language: str) -> dict[str, Card]:
    """All cards of a game, by id."""
    words = GAMES[game].words(language)
    found = (card for shelf in SHELVES[game] for card in shelf(words))
    return {card.id: linked(card, language) for card in found}


@cache
def searched(card: Card, language: str) -> str:
    """The words that a search finds a card by: its name in every language, and more."""
    say = texts(language).say
    told = [card.id, card.name, card.does, say(f"card-{card.kind}"), say(f"card-{card.sort}")]
    told += [say(f"title-{card.game}"), *(say(f"sign-{icon}") for icon in card.makes)]
    for other in LANGUAGES:
        words, id = GAMES[card.game].words(other), f"{card.sort}-{card.id}"
        told += [words.say(id)] if id in words else []
    return folded(" ".join(dict.fromkeys(told)))


def matching(cards: list[Card], query: str, kind: str, language: str) -> list[Card]:
    """Those that have every word of a query, and are of a kind."""
    wanted = folded(query).split()
    return [
        card
        for card in cards
        if kind in ("", card.kind) and all(word in searched(card, language) for word in wanted)
    ]
