"""Every card of every game, for the gallery and for help."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from functools import cache

from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from bricabrac.web.board.speech import texts
from bricabrac.web.library.card import Card
from bricabrac.web.library.rulebook import rulebook
from bricabrac.web.library.topics import topics_of
from bricabrac.web.show import show_of


def folded(text: str) -> str:
    """A text without accents and capitals, for a search: ``Œuvre`` is ``oeuvre``."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def linked(card: Card, language: str) -> Card:
    """The card with the sections and rulings that concern it."""
    book = rulebook(card.game, language)
    more = topics_of(card.game).rulings.get(card.kind, [])
    sections = dict.fromkeys([*card.sections, *book.sections_about(card.id)])
    rulings = {*book.rulings_about(card.id), *more}
    return replace(card, sections=tuple(sections), rulings=tuple(sorted(rulings)))


@cache
def cards_of(game: str, language: str) -> dict[str, Card]:
    """All cards of a game, by id."""
    found = show_of(game).cards(GAMES[game].words(language))
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
