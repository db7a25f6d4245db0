"""What the library keeps of a game: its cards, and the other things that lie on its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NotRequired, Protocol, TypedDict

from bricabrac.web.board.pieces import Counted

MACHINE, ASSISTANT, PROJECT = "machine", "assistant", "project"


class Output(Protocol):
    """What one machine gives, or several together."""

    @property
    def name(self) -> str: ...
    @property
    def faces(self) -> Sequence[Any]: ...  # of these machines
    @property
    def takes(self) -> int: ...
    @property
    def gives(self) -> Counted: ...
    @property
    def does(self) -> str: ...


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
    alone: tuple[Output, ...] = ()  # with 1, 2, 3 of its kind
    fed: tuple[Output, ...] = ()  # with other machines
    partners: tuple[str, ...] = ()  # ids of those it can share a slot with
    sections: tuple[str, ...] = ()  # of the rules
    rulings: tuple[int, ...] = ()

    @property
    def address(self) -> str:
        """Its own page."""
        return f"/cards/{self.game}/{self.id}"


class Thing(TypedDict):
    """Something on the table, as help explains it."""

    name: str
    text: str
    rules: str  # the section that says more
    card: NotRequired[str]  # the card whose page says more
