"""Numbers and tables in the rules of Imaginarium: all of them come from the card facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import (
    BELT,
    CLASSES,
    DEEDS,
    FACTS,
    GOAL,
    HIRED,
    MAJORITY,
    OFFICE,
    OWN_EXTRACTOR,
    POINT_PRICE,
    PRICE,
    ROOM,
    SLOTS,
    TRANSACTIONS,
    WORKSHOPS,
)
from bricabrac.web.imaginarium.faces import ICONS
from bricabrac.web.library.card import ASSISTANT, Card

BOARD: dict[str, list[int]] = FACTS["conveyor"]


def facts_of(words: Words) -> dict[str, str]:
    """The numbers, as they stand in a sentence."""
    numbers = {
        "goal": GOAL,
        "slots": SLOTS,
        "hired": HIRED,
        "belt": BELT,
        "room": ROOM,
        "office": OFFICE,
        "workshops": len(WORKSHOPS),
        "transactions": TRANSACTIONS,
        "extract": OWN_EXTRACTOR,
        "majority": MAJORITY,
        "point_price": POINT_PRICE,
        "base_prices": ", ".join(map(str, BOARD["base_cost"])),
        "extractors": ", ".join(map(str, BOARD["extractors"])),
    }
    return {name: str(number) for name, number in numbers.items()}


def tables_of(cards: Mapping[str, Card]) -> dict[str, tuple[Any, ...]]:
    """What the tables show, by the macros of ``rules.html``."""
    every = cards.values()
    levels = sorted({card.level for card in every if card.level})
    return {
        "anatomy": (),
        "assistants": (tuple(card for card in every if card.sort == ASSISTANT),),
        "combinations": (tuple(card for card in every if len(card.alone) > 1),),
        "feeding": (tuple(card for card in every if card.fed and card.kind == CLASSES[0]),),
        "prices": (tuple(BOARD["base_cost"]), tuple(levels)),
        "market": (tuple(zip(ICONS[1:], map(int, PRICE[1:]), strict=True)), POINT_PRICE),
        "dial": (tuple(DEEDS),),
        "workshops": (workshops(cards),),
    }


def workshops(cards: Mapping[str, Card]) -> tuple[tuple[Any, ...], ...]:
    """The workshop boards: number, machines, stock, and where the figures come from."""
    return tuple(
        (
            board.number,
            tuple(cards[id] for id in board.machines),
            (("coal", board.charcoalium), *zip(ICONS[1:], board.resources, strict=True)),
            "reconstructed" in (board.machines_from, board.stock_from),
        )
        for board in WORKSHOPS
    )
