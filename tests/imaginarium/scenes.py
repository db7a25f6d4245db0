"""Scene: a table of Imaginarium set by hand, through the public position format."""

from types import SimpleNamespace
from typing import Any

from bricabrac.engine.kernel import choices, new
from bricabrac.engine.pieces import WORDS
from bricabrac.imaginarium.actions import ACTIONS, NUMBERING
from bricabrac.imaginarium.audit import Fault, fault
from bricabrac.imaginarium.ending import outcome
from bricabrac.imaginarium.legal import Refusal, legal, why_not
from bricabrac.imaginarium.position import dump, load
from bricabrac.imaginarium.state import State
from bricabrac.imaginarium.turn import apply

NO_BELT = "- - - - - - -"
OF_A_SEAT = ("slots", "yard", "assistants", "secret", "completed")
OF_THE_TABLE = ("belt", "deck", "crusher", "room", "pool", "projects", "pile", "gone")


def seat(stock: tuple[int, ...] = (0, 0, 0, 0), slots: str = "", **more: Any) -> dict[str, Any]:
    """``seat((3, 1, 0, 0), "P1+P1 P2", yard="T1", assistants="annex")``: what one seat has."""
    made = dict(zip(WORDS, stock, strict=True)) | {"slots": slots} | more
    for field in OF_A_SEAT:
        made[field] = made.get(field, "").split()
    return made


class Scene:
    """``Scene(seat(...), seat(...), step="use", belt="P1 - - - - - -")``.

    Seat 0 is to act, and is on an extractor; the others have finished their turns. Seats not
    given have nothing. Belt, meeting room and design office are empty unless said.
    """

    def __init__(
        self, *seats: dict[str, Any], step: str = "use", players: int = 3, **table: Any
    ) -> None:
        table = {"belt": NO_BELT, "projects": "", "room": "", **table}
        for field in OF_THE_TABLE:
            if isinstance(table.get(field), str):
                table[field] = table[field].split()
        given = [dict(one) for one in seats] + [seat() for _ in range(players - len(seats))]
        self.state = new(State)
        self.state.become(load({"seats": given, "step": step, **table}))
        self.room = choices(ACTIONS)

    # Acting.

    def do(self, *actions: str) -> "Scene":
        """Do legal actions, one after the other, whoever is to act."""
        for action in actions:
            refused = self.why_not(action)
            assert refused == "NONE", f"{action}: {refused}; legal: {', '.join(self.legal())}"
            apply(self.state, NUMBERING.parse(action))
            assert Fault(fault(self.state)) == Fault.NONE
        return self

    def after(self, *actions: str) -> "Scene":
        """Another table on which these actions were done; this one stays as it is."""
        other = object.__new__(Scene)
        other.state, other.room = self.state.clone(), self.room
        return other.do(*actions)

    def refuses(self, *actions: str) -> str:
        """The name of the refusal that the last action would meet after the others, or NONE."""
        return self.after(*actions[:-1]).why_not(actions[-1])

    def why_not(self, action: str) -> str:
        """The name of the refusal, or NONE."""
        return Refusal(why_not(self.state, NUMBERING.parse(action))).name

    def legal(self, *actions: str) -> list[str]:
        """What may be done, after these actions; both answers of the rules must agree."""
        state = self.after(*actions).state
        listed = [int(action) for action in self.room[: legal(state, self.room)]]
        assert listed == [one for one in range(ACTIONS) if why_not(state, one) == Refusal.NONE]
        return [NUMBERING.name(action) for action in listed]

    def stop_until(self, asks: str) -> "Scene":
        """Say stop, or choose a pair, until this is asked."""
        while self.asks != asks:
            self.do("stop" if "stop" in self.legal() else self.legal()[0])
        return self

    # Looking.

    def dump(self) -> dict[str, Any]:
        """All of it, as a position."""
        return dump(self.state.snapshot())

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

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none while the match is running."""
        return [number for number in range(5) if outcome(self.state) >> number & 1]

    def __getattr__(self, name: str) -> Any:
        """Any other field of the position; lists as words: ``belt``, ``crusher``, ``asks``, …"""
        value = self.dump()[name]
        return " ".join(value) if name in OF_THE_TABLE else value


def acting(pair: str, *seats: dict[str, Any], **table: Any) -> Scene:
    """A scene in step 3, with a pair of actions chosen."""
    return Scene(*seats, step="dial", **table).do(f"choose {pair}")


def at_projects(*seats: dict[str, Any], **table: Any) -> Scene:
    """A scene in step 4."""
    return Scene(*seats, step="projects", **table)
