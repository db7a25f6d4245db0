"""Match: one playthrough. History, undo, views, errors with reasons."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from bricabrac.engine.dice import SEEDS
from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.promise import Promise
from bricabrac.engine.story import Told, heard
from bricabrac.engine.words import Event, Message

SPECTATOR = -1
"""The seat of those who only watch."""


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
    is_screened: bool = False  # blank, too, is what lies behind screens and a seat could remember

    def remembered(self) -> Any:
        """The state, to think with: neither rules nor eyes can count with blank stocks."""
        if self.is_screened:
            raise ValueError("who thinks keeps count: match.view(seat, memory=True)")
        return self.state


class Done(NamedTuple):
    """One action of the history."""

    seat: int
    action: int
    revealed: bool  # something hidden came to light: there is no way back
    story: tuple[Told, ...] = ()  # what happened


class Match:
    """One playthrough of a game, from a seed or from a position.

    Examples:
        >>> from bricabrac import GAMES, Match
        >>> match = Match(GAMES["nicodemus"], seed=73)
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
        self.options = checked_options(game, options or {})
        if not isinstance(position, Mapping | None):
            raise Impossible("position-object")
        self.position = None if position is None else dict(position)
        if not 0 <= seed < SEEDS:
            raise Impossible("impossible-seed", most=SEEDS - 1, given=seed)
        start = game.state()
        if self.position is None:
            self.seats = game.seats[0] if seats is None else checked_seats(game, seats)
            game.setup(start, self.seats, seed, *self.options.values())
        else:
            start.become(game.load(self.position))
            self.seats = len(game.dump(start)["seats"])
            if seats not in (None, self.seats):
                raise Impossible("position-list", field="seats", count=seats)
        self.promise: Promise | None = None  # how the deal came about, if that was promised
        self.history: list[Done] = []
        self._done: tuple[int, ...] | None = None  # its actions, where somebody has asked since
        self._states = [start]  # as dealt, and after every action
        self._room = PLAIN.choices(game.actions)

    # What can be done.

    @property
    def active(self) -> int:
        """The seat to act."""
        return int(self.at().active)

    def actions(self) -> list[int]:
        """The numbers of the legal actions."""
        count = self.game.legal(self._states[-1], self._room)
        return self._room[:count]

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
        if isinstance(action, str):
            return numbering.parse(action)
        numbering.name(action)  # refuses a number that is no action's
        return int(action)

    # Doing it, and taking it back.

    def act(self, action: int | str) -> None:
        """Do an action, or raise Illegal and change nothing."""
        number = self.number_of(action)
        before: Any = self._states[-1]
        if reason := self.game.why_not(before, number):
            refusal = self.game.refusal(before, number, reason)
            raise Illegal(self.game.numbering.name(number), refusal)
        after = before.clone()
        story: list[Told] = []
        after.story = story
        self.game.apply(after, number)
        after.story = None
        self._states.append(after)
        revealed = self.game.reveals(before, after)
        self.history.append(Done(before.active, number, revealed, tuple(story)))
        self._done = None

    def undoable(self) -> int:
        """How many actions can be taken back: as far as the last hidden thing came to light."""
        count = 0
        while count < len(self.history) and not self.history[-1 - count].revealed:
            count += 1
        return count

    def undo(self, count: int = 1) -> None:
        """Take back the last actions, if nothing hidden has come to light since."""
        if not self.history:
            raise Impossible("impossible-undo-nothing")
        if not 0 < count <= self.undoable():
            raise Impossible("impossible-undo")
        del self._states[-count:], self.history[-count:]
        self._done = None

    def until(self, number: int) -> Self:
        """The match as it stood after so many actions; what is done there does not come here."""
        earlier = copy(self)
        earlier._states, earlier.history = self._states[: number + 1], self.history[:number]
        earlier._done = None
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
        return self._states[number]

    def view(self, seat: int = SPECTATOR, memory: bool = False) -> View:
        """What a seat or a spectator sees; with ``memory``, also what it knows if it kept count."""
        if not SPECTATOR <= seat < self.seats:
            raise Impossible("impossible-seat", seat=seat)
        state = seen_by(self.game, self._states[-1], seat, memory)
        is_screened = self.game.screen is not None and not memory
        return View(self.game, seat, self.seats, state, self._actions_done(), is_screened)

    def _actions_done(self) -> tuple[int, ...]:
        """Every action so far; all who look after one of them are given the same."""
        if self._done is None:
            self._done = tuple([done.action for done in self.history])
        return self._done

    def truth(self) -> View:
        """Everything, hidden things included: for looking back at a match that is over."""
        return View(self.game, SPECTATOR, self.seats, self.at(), self._actions_done())

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

    def shares(self) -> tuple[float, ...]:
        """Of the victory, by seat; nothing while the match is running."""
        outcome = self.outcome()
        winners = outcome.winners if outcome else ()
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats))

    def events(self, number: int = -1, audience: int = SPECTATOR) -> list[Event]:
        """What happened with an action of the history, as an audience may know it."""
        return self.game.events(heard(self.history[number].story, audience), audience)

    def dump(self) -> dict[str, Any]:
        """The whole truth as a position. Only for the store and for those who set scenes."""
        return self.game.dump(self.at())


def seen_by(game: Game, state: Any, seat: int, memory: bool = False) -> Any:
    """A plain copy of a state in which all is blank that a seat may not know."""
    copy = state.clone()
    game.hide(copy, seat)
    if game.screen and not memory:
        game.screen(copy, seat)
    return copy


def checked_seats(game: Game, seats: int) -> int:
    """A number of seats that the game is for."""
    if seats not in game.seats:
        span = "–".join(str(number) for number in sorted({game.seats[0], game.seats[-1]}))
        raise Impossible("impossible-seats", game=game.name, span=span, given=seats)
    return seats


def checked_options(game: Game, given: Mapping[str, int]) -> dict[str, int]:
    """All options of a game, those not given by default."""
    for name, value in given.items():
        if name not in game.options:
            raise Impossible("impossible-option", game=game.name, option=name)
        option = game.options[name]
        if not option.least <= value <= option.most:
            raise Impossible(
                "position-range", field=name, least=option.least, most=option.most, given=value
            )
    return {name: given.get(name, option.default) for name, option in game.options.items()}
