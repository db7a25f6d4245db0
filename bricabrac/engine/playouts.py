"""Random play inside compiled code, written once for every game: see ``kernel.bound``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import DICE, loosen_dice, toss
from bricabrac.engine.kernel import Choices, Sums, rule
from bricabrac.engine.layout import Layout, numbers

if TYPE_CHECKING:
    from bricabrac.engine.game import Game

    # Names that each game gives a meaning to.
    State = Any
    setup = legal = apply = outcome = deal = cast(Any, None)


class Dice(Layout):
    """Dice of their own, for those who play: those in the state belong to the match."""

    dice = numbers(DICE, bits=64)


def deal_freely(state: State, seats: int, seed: int, rounds: int) -> None:
    """Deal a match of a game that always ends by itself."""
    setup(state, seats, seed)


def deal_limited(state: State, seats: int, seed: int, rounds: int) -> None:
    """Deal a match that ends after so many rounds."""
    setup(state, seats, seed, rounds)


def play_out(state: State, dice: Dice, room: Choices, most: int) -> int:
    """Play at random to the end, or for so many decisions, and count the decisions."""
    decisions = 0
    while decisions < most and outcome(state) == 0:
        apply(state, room[toss(dice, legal(state, room))])
        decisions += 1
    return decisions


def play_matches(
    state: State, dice: Dice, room: Choices, seats: int, seed: int, matches: int, rounds: int
) -> int:
    """Play as many matches at random, from this seed and those after it; count the decisions."""
    decisions = 0
    for match in range(matches):
        deal(state, seats, seed + match, rounds)
        loosen_dice(dice, seed + match)
        while outcome(state) == 0:
            apply(state, room[toss(dice, legal(state, room))])
            decisions += 1
    return decisions


def play_each(
    thread: int, threads: int, ends: list[State], lengths: Sums, winners: Sums,
    state: State, dice: Dice, room: Choices, seats: int, seed: int, rounds: int,
) -> None:  # fmt: skip
    """Play a thread's share of as many random matches as there are lengths.

    Of each: how many decisions it had, and who won; of the first ones also how the table ended.
    """
    for match in range(thread, len(lengths), threads):
        deal(state, seats, seed + match, rounds)
        loosen_dice(dice, seed + match)
        decisions = 0
        while outcome(state) == 0:
            apply(state, room[toss(dice, legal(state, room))])
            decisions += 1
        lengths[match], winners[match] = decisions, outcome(state)
        if match < len(ends):
            ends[match] = state


def rules_of(game: Game) -> dict[str, Any]:
    """The rules that loops over matches of a game call, by the names they have there."""
    rules: dict[str, Any] = {
        "State": game.state,
        "ACTIONS": game.actions,
        "setup": game.setup,
        "legal": game.legal,
        "why_not": game.why_not,
        "apply": game.apply,
        "outcome": game.outcome,
        "fault": game.fault,
        "round_of": game.round_of,
    }
    bound = game.kernel.bound
    dealt = deal_limited if game.options else deal_freely
    return rules | {"deal": bound(dealt, game.name, rule, **rules)}


class Playouts:
    """Random play of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        rules = rules_of(game)
        self.play_out = game.kernel.bound(play_out, game.name, **rules)
        self.play_matches = game.kernel.bound(play_matches, game.name, **rules)

    def play(self, seats: int, seed: int, matches: int, rounds: int = 0) -> int:
        """Play as many random matches, and count the decisions."""
        kernel = self.game.kernel
        state, dice = kernel.new(self.game.state), kernel.new(Dice)
        room = kernel.choices(self.game.actions)
        return int(self.play_matches(state, dice, room, seats, seed, matches, rounds))
