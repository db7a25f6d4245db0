"""OpenSpiel: both games in the registry of pyspiel, once this module is imported.

    import bricabrac.research.openspiel
    game = pyspiel.load_game("bricabrac_imaginarium(players=4)")

All chance lies in one node at the root, which picks a deal: what comes later was decided then, and
nobody knows it. That is the same game, since nothing but the deal depends on it.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from bricabrac.engine import game as rules
from bricabrac.engine.match import View, seen_by
from bricabrac.engine.playouts import rules_of
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.research import steps
from bricabrac.research.batch import ROUNDS

DEALS = 10_000  # different ones, all equally likely
LONGEST = 100_000  # decisions


class Loops:
    """The rules of one game, compiled, and room for what they tell."""

    def __init__(self, game: rules.Game) -> None:
        self.game = compiled(game)
        kernel, bound = self.game.kernel, rules_of(self.game)
        self.act = kernel.bound(steps.act, game.name, **bound)
        self.room, self.told = kernel.choices(game.actions), kernel.choices(2)
        assert game.eye is not None
        self.listed, self.look = kernel.choices(game.eye.most), kernel.door(game.eye.look)


@cache
def loops_of(name: str) -> Loops:
    """Those of a game, once a process."""
    return Loops(GAMES[name])


class Table:
    """A match under way, cheap to copy; before the deal there is nothing on it."""

    __slots__ = ("active", "legal", "loops", "state", "won")

    def __init__(self, loops: Loops) -> None:
        self.loops, self.active, self.won = loops, 0, 0
        self.state: Any = None
        self.legal: list[int] = []

    def deal(self, seats: int, seed: int, rounds: int) -> None:
        """A new match."""
        game = self.loops.game
        self.state = game.kernel.new(game.state)
        game.setup(self.state, seats, seed, *([rounds] if game.options else []))
        self.act(steps.NOTHING)

    def act(self, action: int) -> None:
        """Do a legal action, or nothing."""
        self._note(self.loops.act(self.state, action, self.loops.room, self.loops.told))

    def _note(self, count: int) -> None:
        """What was told."""
        loops = self.loops
        self.active, self.won = int(loops.told[0]), int(loops.told[1])
        self.legal = [int(action) for action in loops.room[:count]]

    def __deepcopy__(self, known: Any) -> Table:
        twin = Table(self.loops)
        twin.state = None if self.state is None else self.state.clone()
        twin.active, twin.won, twin.legal = self.active, self.won, self.legal
        return twin

    def __reduce__(self) -> Any:
        state = None if self.state is None else self.state.snapshot()
        return unpickled, (self.loops.game.name, state, self.active, self.won, self.legal)

    def dealt_anew(self, seat: int, seed: int) -> Table:
        """Another table that looks the same to a seat."""
        twin = self.__deepcopy__(None)
        self.loops.game.redeal(twin.state, seat, seed)
        return twin

    def seen_by(self, seat: int, memory: bool = False) -> Any:
        """What a seat sees, as a plain state; with ``memory``, what it has kept count of, too."""
        return seen_by(GAMES[self.loops.game.name], self.state.snapshot(), seat, memory)


def unpickled(name: str, state: Any, active: int, won: int, legal: list[int]) -> Table:
    """A table from elsewhere."""
    table = Table(loops_of(name))
    if state is not None:
        table.state = table.loops.game.kernel.new(type(state))
        table.state.become(state)
    table.active, table.won, table.legal = active, won, legal
    return table


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game in OpenSpiel's terms."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {**defaults(name), **(params or {})}
        self.players, self.deals = int(given["players"]), int(given["deals"])
        self.rounds = int(given.get("rounds", 0))
        self.loops = loops_of(name)
        self.outcomes = [(deal, 1 / self.deals) for deal in range(self.deals)]
        info = pyspiel.GameInfo(
            num_distinct_actions=GAMES[name].actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(name), info, given)

    def new_initial_state(self) -> State:
        """A table before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees; with all that was done, if they remember it."""
        return Observer(self.loops.game, iig_obs_type is None or iig_obs_type.perfect_recall)


class State(pyspiel.State):  # type: ignore[misc]
    """A match in OpenSpiel's terms."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.table = Table(game.loops)

    def current_player(self) -> int:
        """Who is to act."""
        if self.table.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.won else self.table.active

    def _legal_actions(self, player: int) -> list[int]:
        """What the player to act may do."""
        return self.table.legal if player == self.table.active else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        """Deal, or do an action."""
        if self.table.state is None:
            game = self.get_game()
            self.table.deal(game.players, action, game.rounds)
        else:
            self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as a record has it."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.table.loops.game.numbering.name(action))

    def is_terminal(self) -> bool:
        """Whether somebody has won."""
        return self.table.won != 0

    def returns(self) -> list[float]:
        """The winners share 1, the others lose it in equal parts."""
        seats, won = self.get_game().players, self.table.won
        return [steps.reward(won, seats, seat) if won else 0.0 for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Another match that a player cannot tell from this one. Its history is not its own."""
        twin: State = self.clone()
        twin.table = self.table.dealt_anew(player, int(sampler() * (1 << 60)))
        return twin

    def view(self) -> View:
        """What the player to act may know, as our bots take it."""
        table = self.table
        name, seats = table.loops.game.name, self.get_game().players
        seen, done = table.seen_by(table.active, memory=True), tuple(self.history()[1:])
        return View(GAMES[name], table.active, seats, seen, done)

    def __str__(self) -> str:
        if self.table.state is None:
            return "before the deal"
        return json.dumps(self.table.loops.game.dump(self.table.state.snapshot()))


class Observer:
    """What a player sees: zeros and ones (docs/eyes.md) for who is to act, and a text."""

    def __init__(self, game: rules.Game, remembers: bool) -> None:
        assert game.eye is not None
        self.game, self.remembers = game, remembers
        self.tensor = np.zeros(game.eye.inputs.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor; who is not to act has nothing to look at."""
        table = state.table
        self.tensor.fill(0)
        if table.state is not None and not table.won and table.active == player:
            count = table.loops.look(table.state, table.loops.listed)
            self.tensor[table.loops.listed[:count]] = 1

    def string_from(self, state: State, player: int) -> str:
        """A position as the player sees it; with what was done, its mark will do."""
        if state.table.state is None:
            return "before the deal"
        seen = json.dumps(self.game.dump(state.table.seen_by(player)))
        if not self.remembers:
            return seen
        done = " ".join(str(action) for action in state.history()[1:])
        return f"{player}: {done} {hashlib.sha256(seen.encode()).hexdigest()[:24]}"


def defaults(name: str) -> dict[str, Any]:
    """The parameters of a game."""
    found: dict[str, Any] = {"players": GAMES[name].seats[0], "deals": DEALS}
    return found | ({"rounds": ROUNDS} if GAMES[name].options else {})


def type_of(name: str) -> Any:
    """A game as OpenSpiel describes it."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"bricabrac_{name}",
        long_name=name.capitalize(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=GAMES[name].seats[-1],
        min_num_players=GAMES[name].seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(name),
    )


class Nicodemus(Game):
    """The duel."""

    name = "nicodemus"


class Imaginarium(Game):
    """For two to five."""

    name = "imaginarium"


# Classes: the registry outlives Python, and could not let go of anything else.
for known in (Nicodemus, Imaginarium):
    pyspiel.register_game(type_of(known.name), known)
