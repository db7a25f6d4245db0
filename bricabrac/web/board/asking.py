"""What a view's seat may do now, and why not: asked of the view itself, which knows no more."""

from __future__ import annotations

from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.match import View
from bricabrac.engine.words import Message

May = bool | frozenset[str]  # whether a seat may act; or only so, in a lesson


class Asked:
    """The question of a view, its answers, and the reasons against all other actions."""

    def __init__(self, view: View, may_act: May = True) -> None:
        self.view, self.game, self.state = view, view.game, view.state
        self.is_over = bool(self.game.outcome(self.state))
        self.is_mine = may_act is not False and view.seat == self.state.active and not self.is_over
        self.legal: set[int] = set()
        if self.is_mine:
            room = PLAIN.choices(self.game.actions)
            self.legal = set(room[: self.game.legal(self.state, room)])
        self.later: set[int] = set()  # legal, but a lesson asks for something else first
        self.is_led = isinstance(may_act, frozenset)  # a lesson says what comes next
        if isinstance(may_act, frozenset):
            self.later = self.legal - {self.number(name) for name in may_act}
            self.legal -= self.later

    def number(self, name: str) -> int:
        """The number of an action."""
        return self.game.numbering.numbers[name]

    def may(self, name: str) -> bool:
        """Whether the seat may do this now."""
        return self.number(name) in self.legal

    def listed(self) -> list[str]:
        """Everything that the seat may do now."""
        return [self.game.numbering.name(action) for action in sorted(self.legal)]

    def why_not(self, name: str) -> Message | None:
        """The reason against an action, or None."""
        number = self.number(name)
        if number in self.later:
            return Message("lesson-later")
        reason = self.game.why_not(self.state, number)
        return self.game.refusal(self.state, number, reason) if reason else None

    def describe(self, name: str) -> Message:
        """What an action would do now."""
        return self.game.describe(self.state, self.number(name))
