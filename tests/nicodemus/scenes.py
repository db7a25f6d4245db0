"""Scene: a table of Nicodemus set by hand, in words, through the public position format."""

import re
from types import SimpleNamespace
from typing import Any

from bricabrac.engine.match import seen_by as seen
from bricabrac.engine.pieces import WORDS
from bricabrac.nicodemus.audit import Fault
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.legal import Refusal
from bricabrac.nicodemus.words import words
from tests.scenes import Table

ME, FOE = 0, 1
RICH = "3 wood, 3 copper, 3 crystal"
START = "A(2,0,0,0) O(1,1,0,0) R(9,7,8,8) T0"
EMPTY = "A(0,0,0,0) O(0,0,0,0) R(12,8,8,8) T0"
OF_A_SEAT = ("hand", "known", "workshop", "aside", "own", "completed", "boxed")
OF_THE_TABLE = ("row", "projects", "pile", "deck", "discard", "drawn")


class Scene(Table):
    """``Scene(row="B1 U4*1 | R2", me="2 coal, 9 points", hand="B1 U5", foe_workshop="B2")``.

    ``me`` is seat 0 and to act, as the first player or as the ``second``. No projects are in
    play unless named. What is not said is dealt, as for every position; ``deck=3`` leaves three
    cards, and ``deck="B1 U5"`` these, the top one first.
    """

    game, refusals = GAME, Refusal

    def __init__(self, me: str = "", foe: str = "", second: bool = False, **table: Any) -> None:
        seats: list[dict[str, Any]] = [counted(me), counted(foe)]
        for field in OF_A_SEAT:
            for seat, name in zip(seats, (field, f"foe_{field}"), strict=True):
                if name in table:
                    seat[field] = table.pop(name).split()
        for field in OF_THE_TABLE:
            if isinstance(table.get(field), str):
                table[field] = table[field].replace("|", " ").split()
        defaults = {"row": [], "projects": [], "first": int(second), "active": ME}
        super().__init__({"seats": seats, **defaults, **table})

    def seen_by(self, seat: int) -> Any:
        """The plain state that a seat sees; -1 is a spectator."""
        return seen(GAME, self.state, seat)

    def side(self, seat: int) -> SimpleNamespace:
        """What a seat has: numbers, and machines and projects as words."""
        has = self.dump()["seats"][seat]
        words = {field: " ".join(has[field]) for field in OF_A_SEAT}
        counts = {"points": has["points"], "cards": len(has["hand"])}
        return SimpleNamespace(stock=tuple(has[word] for word in WORDS), **counts, **words)

    @property
    def me(self) -> SimpleNamespace:
        return self.side(ME)

    @property
    def foe(self) -> SimpleNamespace:
        return self.side(FOE)

    @property
    def board(self) -> str:
        """The bric-a-brac with its charcoalium: ``B1 U4*1 R2``."""
        return " ".join(self.dump()["row"])

    @property
    def row(self) -> str:
        """The machines of the bric-a-brac."""
        return " ".join(machine.partition("*")[0] for machine in self.dump()["row"])

    @property
    def coal(self) -> list[int]:
        """The charcoalium on each of them."""
        return [int(machine.partition("*")[2] or 0) for machine in self.dump()["row"]]

    @property
    def reserve(self) -> tuple[int, ...]:
        return tuple(self.dump()["reserve"].values())

    @property
    def pieces(self) -> str:
        """Where all pieces are: ``A(2,0,0,0) O(1,1,0,0) R(9,7,8,8) T0``, with me as A."""
        stocks = zip("AOR", (self.me.stock, self.foe.stock, self.reserve), strict=True)
        said = [f"{name}({','.join(map(str, stock))})" for name, stock in stocks]
        return " ".join([*said, f"T{sum(self.coal)}"])

    @property
    def active(self) -> int:
        return int(self.dump()["active"])


def counted(words: str) -> dict[str, Any]:
    """``2 coal, 1 wood`` as fields of a position."""
    parts = [part.split() for part in words.split(",") if part.strip()]
    return {word.replace("coal", "charcoalium"): int(number) for number, word in parts}


def scene(pieces: str, **table) -> Scene:
    """A scene with all pieces where they are said to be."""
    stocks = re.findall(r"(\d+),(\d+),(\d+),(\d+)", pieces)
    counts = ["{} coal, {} wood, {} copper, {} crystal".format(*stock) for stock in stocks]
    made = Scene(me=counts[0], foe=counts[1], **table)
    assert made.pieces == pieces
    return made


def told(found: Fault) -> str:
    """The sentence about a fault."""
    return words("en").say(f"fault-{found.name.lower()}")


def me(**fields) -> list[dict]:
    """Both seats of a position, mine with these fields."""
    return [fields, {}]


REPAIRED = {"space": 1, "projects": ["two_blue"]}
BLUE = me(workshop=["B1", "B3", "B4"])
