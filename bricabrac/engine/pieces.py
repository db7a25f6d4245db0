"""Charcoalium, wood, copper, crystal: what lies in a stock, and what costs are made of."""

from enum import IntEnum
from itertools import combinations_with_replacement


class Piece(IntEnum):
    """What lies in a stock. Charcoalium is the only piece that is not a resource."""

    COAL, WOOD, COPPER, CRYSTAL = range(4)


COAL, WOOD, COPPER, CRYSTAL = (int(piece) for piece in Piece)  # compiled rules take plain numbers
RESOURCES = (WOOD, COPPER, CRYSTAL)
PIECES = len(Piece)

# The word that card facts, actions, records and positions use for each piece.
WORDS = ("charcoalium", "wood", "copper", "crystal")


def bundles(*sizes: int) -> tuple[tuple[int, int, int], ...]:
    """All (wood, copper, crystal) of these sizes, smaller ones first: ways to name resources."""
    return tuple(
        (named.count(WOOD), named.count(COPPER), named.count(CRYSTAL))
        for size in sizes
        for named in combinations_with_replacement(RESOURCES, size)
    )


def bundle_name(bundle: tuple[int, ...]) -> str:
    """``wood+copper``: how a bundle is written in an action."""
    return "+".join(
        WORDS[piece] for piece, count in zip(RESOURCES, bundle, strict=True) for _ in range(count)
    )
