"""Match: one playthrough. History, undo, views, errors with reasons."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any, Self

from bricabrac.engine.dice import SEEDS
from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.kernel import choices, new
from bricabrac.engine.layout import readable
from bricabrac.engine.words import Event, Message

SPECTATOR = -1


class Illegal(ValueError):
    """An action that the rules refuse; ``reason`` says why, in any language."""

    def __init__(self, action: str, reason: Message) -> None:
        super().__init__(f"{action}: {reason.id}")
        self.action, self.reason = action, reason


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    winners: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know: a plain state in which all else is blank."""

    game: Game
    seat: int
    seats: int
    state: Any
    history: tuple[int, ...]  # every action so far: they are done in the open


@dataclass(frozen=True, slots=True)
class Done:
    """One action of the history."""

    seat: int
    action: int
    revealed: bool  # something hidden came to light: there is no way back


class Match:
    """One playthrough of a game, from a seed or from a position.

    Examples:
        >>> from bricabrac import GAMES, Match
        >>> match = Match(GAMES["nicodemus"], seed=7)
        >>> match.act("play U2")
        >>> match.active, match.legal()
        (0, ['coal', 'produce', 'effect'])
    """

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game, self.seed = game, seed
        if seats is None:
            seats = len((position or {}).get("seats", ())) or game.seats[0]
        self.seats = seats
        self.options = checked_options(game, options or {})
        if self.seats not in game.seats:
            few, many = game.seats[0], game.seats[-1]
            span = f"{few}" if few == many else f"{few} to {many}"
            raise Impossible(f"{game.name} is for {span} seats, not {self.seats}")
        if not 0 <= seed < SEEDS:
            raise Impossible(f"a seed is a number from 0 to {SEEDS - 1}, not {seed}")
        self.position = None if position is None else dict(position)
        self.history: list[Done] = []
        self._states = [self._start()]  # as dealt, and after every action
        self._room = choices(game.actions)

    def _start(self) -> Any:
        """The state before the first action."""
        state = new(self.game.state)
        if self.position is None:
            self.game.setup(state, self.seats, self.seed, *self.options.values())
        else:
            state.become(self.game.load(self.position))
        return state

    # What can be done.

    @property
    def active(self) -> int:
        """The seat to act."""
        return int(self.at().active)

    def actions(self) -> list[int]:
        """The numbers of the legal actions."""
        count = self.game.legal(self._states[-1], self._room)
        return [int(action) for action in self._room[:count]]

    def legal(self) -> list[str]:
        """The legal actions, as text."""
        return [self.game.numbering.name(action) for action in self.actions()]

    def why_not(self, action: int | str) -> Message | None:
        """The first reason against an action, or None if it is legal."""
        number = self.number_of(action)
        reason = self.game.why_not(self._states[-1], number)
        return self.game.refusal(self.at(), number, reason) if reason else None

    def question(self) -> Message:
        """What the active seat is being asked."""
        return self.game.question(self.at())

    def number_of(self, action: int | str) -> int:
        """The number of an action, or a ValueError if there is no such action in the game."""
        numbering = self.game.numbering
        return numbering.parse(action if isinstance(action, str) else numbering.name(action))

    # Doing it, and taking it back.

    def act(self, action: int | str) -> None:
        """Do an action, or raise Illegal and change nothing."""
        number = self.number_of(action)
        if reason := self.why_not(number):
            raise Illegal(self.game.numbering.name(number), reason)
        after = self._states[-1].clone()
        self.game.apply(after, number)
        self._states.append(after)
        before = self.at(-2)
        self.history.append(Done(before.active, number, self.game.reveals(before, self.at())))

    def undoable(self) -> int:
        """How many actions can be taken back: as far as the last hidden thing came to light."""
        count = 0
        while count < len(self.history) and not self.history[-1 - count].revealed:
            count += 1
        return count

    def undo(self, count: int = 1) -> None:
        """Take back the last actions, if nothing hidden has come to light since."""
        if not self.history:
            raise Impossible("there is nothing to take back")
        if not 0 < count <= self.undoable():
            raise Impossible("something hidden has come to light since: there is no way back")
        del self._states[-count:], self.history[-count:]

    def until(self, number: int) -> Self:
        """The match as it stood after so many actions; what is done there does not come here."""
        earlier = copy(self)
        earlier._states, earlier.history = self._states[: number + 1], self.history[:number]
        return earlier

    def dealt_anew(self, seat: int, seed: int) -> Self:
        """The same match to the eyes of a seat: what it does not see now is dealt anew."""
        other = self.until(len(self.history))
        other._states[-1] = self._states[-1].clone()
        self.game.redeal(other._states[-1], seat, seed)
        return other

    # Looking at it.

    def at(self, number: int = -1) -> Any:
        """The whole truth after so many actions, or now: to be looked at, never changed."""
        return readable(self._states[number])

    def view(self, seat: int = SPECTATOR, memory: bool = False) -> View:
        """What a seat or a spectator sees; with ``memory``, also what it knows if it kept count."""
        if not SPECTATOR <= seat < self.seats:
            raise Impossible(f"there is no seat {seat}")
        state = seen_by(self.game, self._states[-1], seat, memory)
        history = tuple(done.action for done in self.history)
        return View(self.game, seat, self.seats, state, history)

    def truth(self) -> View:
        """Everything, hidden things included: for looking back at a match that is over."""
        history = tuple(done.action for done in self.history)
        return View(self.game, SPECTATOR, self.seats, self.at(), history)

    def outcome(self) -> Outcome | None:
        """Who has won, or None while the match is running."""
        winners = self.game.outcome(self._states[-1])
        if not winners:
            return None
        seats = self.at().seats[: self.seats]
        return Outcome(
            tuple(seat for seat in range(self.seats) if winners >> seat & 1),
            tuple(seat.points for seat in seats),
        )

    def events(self, number: int = -1, audience: int = SPECTATOR) -> list[Event]:
        """What happened with an action of the history, as an audience may know it."""
        place = number % len(self.history)
        before, after = self.at(place), self.at(place + 1)
        return self.game.events(before, self.history[place].action, after, audience)

    def dump(self) -> dict[str, Any]:
        """The whole truth as a position. Only for the store and for those who set scenes."""
        return self.game.dump(self.at())


def seen_by(game: Game, state: Any, seat: int, memory: bool = False) -> Any:
    """A plain copy of a state in which all is blank that a seat may not know."""
    copy = state.clone()
    game.hide(copy, seat)
    if game.screen and not memory:
        game.screen(copy, seat)
    return readable(copy)


def checked_options(game: Game, given: Mapping[str, int]) -> dict[str, int]:
    """All options of a game, those not given by default."""
    for name, value in given.items():
        if name not in game.options:
            raise Impossible(f"{game.name} has no option {name!r}")
        option = game.options[name]
        if not option.least <= value <= option.most:
            raise Impossible(f"{name} is from {option.least} to {option.most}, not {value}")
    return {name: given.get(name, option.default) for name, option in game.options.items()}
