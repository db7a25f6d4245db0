"""Scene: a table of Imaginarium set by hand, through the public position format."""

from types import SimpleNamespace
from typing import Any

from bricabrac.engine.pieces import WORDS
from bricabrac.imaginarium.game import GAME
from bricabrac.imaginarium.position import dump
from bricabrac.imaginarium.reasons import Refusal
from bricabrac.imaginarium.setup import setup
from bricabrac.imaginarium.state import State
from tests.scenes import Table

NO_BELT = "- - - - - - -"
NOTHING = (0, 0, 0, 0)
OF_A_SEAT = ("slots", "yard", "assistants", "secret", "completed")
OF_THE_TABLE = ("belt", "deck", "crusher", "room", "pool", "projects", "pile", "gone")


def seat(stock: tuple[int, ...] = NOTHING, slots: str = "", **more: Any) -> dict[str, Any]:
    """``seat((3, 1, 0, 0), "P1+P1 P2", yard="T1", assistants="annex")``: what one seat has."""
    made = dict(zip(WORDS, stock, strict=True)) | {"slots": slots} | more
    for field in OF_A_SEAT:
        made[field] = made.get(field, "").split()
    return made


class Scene(Table):
    """``Scene(seat(...), seat(...), step="use", belt="P1 - - - - - -")``.

    Seat 0 is to act, and is on an extractor; the others have finished their turns. Seats not
    given have nothing. Belt, meeting room and design office are empty unless said.
    """

    game, refusals = GAME, Refusal

    def __init__(
        self, *seats: dict[str, Any], step: str = "use", players: int = 3, **table: Any
    ) -> None:
        table = {"belt": NO_BELT, "projects": "", "room": "", **table}
        for field in OF_THE_TABLE:
            if isinstance(table.get(field), str):
                table[field] = table[field].split()
        given = [dict(one) for one in seats] + [seat() for _ in range(players - len(seats))]
        super().__init__({"seats": given, "step": step, **table})

    def stop_until(self, asks: str) -> "Scene":
        """Say stop, or choose a pair, until this is asked."""
        while self.asks != asks:
            self.do("stop" if "stop" in self.legal() else self.legal()[0])
        return self

    def side(self, number: int) -> SimpleNamespace:
        """What a seat has: its stock as a tuple, its machines as words."""
        has = self.dump()["seats"][number]
        words = {field: " ".join(has[field]) for field in OF_A_SEAT}
        rest = {name: has.get(name) for name in ("points", "down", "dial", "handyman", "saboteur")}
        return SimpleNamespace(stock=tuple(has[word] for word in WORDS), **rest, **words)

    @property
    def me(self) -> SimpleNamespace:
        return self.side(0)

    @property
    def foe(self) -> SimpleNamespace:
        return self.side(1)

    @property
    def third(self) -> SimpleNamespace:
        return self.side(2)

    def __getattr__(self, name: str) -> Any:
        """Any other field of the position; lists as words: ``belt``, ``crusher``, ``asks``, …"""
        value = super().__getattr__(name)
        return " ".join(value) if name in OF_THE_TABLE else value


def dealt(players: int, seed: int) -> dict[str, Any]:
    """A new match, as a position."""
    state = State()
    setup(state, players, seed, 0)
    return dump(state.snapshot())


def belt(machine: str, space: int) -> str:
    """A conveyor with one machine."""
    return " ".join(machine if place == space else "-" for place in range(1, 8))


def acting(pair: str, *seats: dict[str, Any], **table: Any) -> Scene:
    """A scene in step 3, with a pair of actions chosen."""
    return Scene(*seats, step="dial", **table).do(f"choose {pair}")


def repairing(*seats: dict[str, Any], **table: Any) -> Scene:
    """A scene in which a machine of the yard is to be chosen for a repair."""
    return acting("repair+trade", *seats, **table).do("do repair")


def dismantling(*seats: dict[str, Any], **table: Any) -> Scene:
    """A scene in which a machine is to be chosen for dismantling."""
    return acting("trade+dismantle", *seats, **table).do("do dismantle")


def at_projects(*seats: dict[str, Any], **table: Any) -> Scene:
    """A scene in step 4."""
    return Scene(*seats, step="projects", **table)


def finish(*seats: dict[str, Any], **table: Any) -> Scene:
    """The last handyman of the round ends its turn."""
    last = Scene(*seats, step="dial", **table).do("choose recruit+extract", "stop")
    return last.do("stop") if last.asks == "projects" else last


def use(slots: str, *actions: str, stock: tuple[int, ...] = NOTHING) -> tuple[int, ...]:
    """The stock within step 1, after using machines; a spare S2 keeps the step open."""
    table = Scene(seat(stock, f"{slots} S2")).do(*actions)
    assert table.step == "use"
    return table.me.stock
