"""Table: a table of either game, set by hand through the public position format."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, ClassVar, Self

from bricabrac.engine.game import Game
from bricabrac.engine.kernel import PLAIN


class Table:
    """What the scenes of both games can do: act, ask what is legal, and look."""

    game: ClassVar[Game]
    refusals: ClassVar[type[IntEnum]]

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.state = self.game.state()
        self.state.become(self.game.load(position))
        self.listing = PLAIN.choices(self.game.actions)

    # Acting.

    def do(self, *actions: str) -> Self:
        """Do legal actions, one after the other, whoever is to act."""
        for action in actions:
            refused = self.why_not(action)
            assert refused == "NONE", f"{action}: {refused}; legal: {', '.join(self.legal())}"
            self.game.apply(self.state, self.game.numbering.parse(action))
            assert self.game.fault(self.state) == 0
        return self

    def after(self, *actions: str) -> Self:
        """Another table on which these actions were done; this one stays as it is."""
        other = object.__new__(type(self))
        other.state, other.listing = self.state.clone(), self.listing
        return other.do(*actions)

    def refuses(self, *actions: str) -> str:
        """The name of the refusal that the last action would meet after the others, or NONE."""
        return self.after(*actions[:-1]).why_not(actions[-1])

    def why_not(self, action: str) -> str:
        """The name of the refusal, or NONE."""
        reason = self.game.why_not(self.state, self.game.numbering.parse(action))
        return self.refusals(reason).name

    def legal(self, *actions: str) -> list[str]:
        """What may be done, after these actions; both answers of the rules must agree."""
        state, game = self.after(*actions).state, self.game
        listed = [int(action) for action in self.listing[: game.legal(state, self.listing)]]
        assert listed == [one for one in range(game.actions) if not game.why_not(state, one)]
        return [game.numbering.name(action) for action in listed]

    # Looking.

    def dump(self) -> dict[str, Any]:
        """All of it, as a position."""
        return self.game.dump(self.state.snapshot())

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none while the match is running."""
        won = self.game.outcome(self.state)
        return [seat for seat in range(max(self.game.seats)) if won >> seat & 1]

    def __getattr__(self, name: str) -> Any:
        """Any other field of the position: ``deck``, ``projects``, ``asks``, …"""
        return self.dump()[name]
