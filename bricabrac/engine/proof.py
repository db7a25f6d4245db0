"""Random play that checks everything after every action."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import LOOSE_SEEDS, loosen_dice, toss
from bricabrac.engine.kernel import Choices
from bricabrac.engine.match import SPECTATOR, Match, seen_by
from bricabrac.engine.notation import read, write
from bricabrac.engine.playouts import Dice, rules_of

if TYPE_CHECKING:
    from bricabrac.engine.game import Game

    # Names that each game gives a meaning to.
    State = Any
    legal = apply = outcome = fault = why_not = deal = round_of = ACTIONS = cast(Any, None)

SEATS = 8  # room for the points of every seat
# What can go wrong in a match: FAULT and above it, the number of a game's own invariant.
ALL_WELL, STUCK, DISAGREE, POINTS_FELL, FAULT = 0, 1, 2, 3, 10
# Where the report of ``try_matches`` has what: matches, decisions, the seed that failed, and,
# from ROUNDS on, how many matches ended in each round.
MATCHES, DECISIONS, SEED, ROUNDS = 0, 1, 2, 3
LONGEST = 1000  # longer matches are counted with this round
REPORT = ROUNDS + LONGEST + 1


def try_matches(
    state: State,
    dice: Dice,
    room: Choices,
    points: Choices,
    report: Choices,
    seats: int,
    seed: int,
    matches: int,
    rounds: int,
    every: int,
) -> int:
    """Play at random and check everything after every action; the first thing wrong, or 0.

    Only whether every action is legal or refused is asked at every so manieth decision.
    """
    for match in range(matches):
        deal(state, seats, seed + match, rounds)
        loosen_dice(dice, seed + match)
        report[SEED] = seed + match
        for seat in range(SEATS):
            points[seat] = 0
        while outcome(state) == 0:
            count = legal(state, room)
            if count == 0:
                return STUCK
            if report[DECISIONS] % every == 0:
                listed = 0
                for action in range(ACTIONS):
                    in_list = listed < count and room[listed] == action
                    listed += in_list
                    if in_list != (why_not(state, action) == 0):
                        return DISAGREE
                if listed != count:
                    return DISAGREE
            apply(state, room[toss(dice, count)])
            report[DECISIONS] += 1
            wrong: int = fault(state)
            if wrong != 0:
                return FAULT + wrong
            for seat in range(seats):
                if state.seats[seat].points < points[seat]:
                    return POINTS_FELL
                points[seat] = state.seats[seat].points
        report[MATCHES] += 1
        report[ROUNDS + min(LONGEST, round_of(state))] += 1
    return ALL_WELL


class Proof:
    """Checked random play of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        rules = rules_of(game)
        self.try_matches = game.kernel.bound(try_matches, game.name, **rules)

    def run(
        self, seats: int, seed: int, matches: int, rounds: int = 0, every: int = 1
    ) -> tuple[int, list[int]]:
        """Try as many random matches: what went wrong, and the report."""
        kernel = self.game.kernel
        state, dice, report = kernel.new(self.game.state), kernel.new(Dice), kernel.choices(REPORT)
        room, points = kernel.choices(self.game.actions), kernel.choices(SEATS)
        wrong = self.try_matches(
            state, dice, room, points, report, seats, seed, matches, rounds, every
        )
        return int(wrong), [int(number) for number in report]


class Broken(Exception):
    """Something that must hold does not; the sentence says what, and in which match."""


def examine(game: Game, seats: int, seed: int, every: int = 10) -> int:
    """Play a random match as Python does; look closely at every so manieth state. Counts them.

    A position must give back its state, a record its match, and a seat must see the same, and be
    offered the same, after the unseen was dealt anew.
    """
    random = Random(seed)
    match = Match(game, seed=seed, seats=seats, options=dict.fromkeys(game.options, 100))
    looked_at = 0
    while match.outcome() is None:
        if random.randrange(every) == 0:
            looked_at += 1
            state = match.at()
            where = f"{game.name}, {seats} seats, seed {seed}, action {len(match.history)}"
            if game.load(json.loads(json.dumps(game.dump(state)))) != state:
                raise Broken(f"{where}: the position gives back another state")
            for seat in range(SPECTATOR, seats):
                _examine_sight(game, state, seat, random.randrange(LOOSE_SEEDS), where)
        match.act(random.choice(match.actions()))
    text = write(match)
    again = read(text, {game.name: game})
    if again.dump() != match.dump() or write(again) != text:
        raise Broken(f"{game.name}, {seats} seats, seed {seed}: the record tells another match")
    return looked_at


def _examine_sight(game: Game, state: Any, seat: int, seed: int, where: str) -> None:
    """What a seat sees is the same when the unseen is dealt anew, and that is a possible deal."""
    dealt = state.clone()
    game.redeal(dealt, seat, seed)
    if game.fault(dealt):
        raise Broken(f"{where}: dealing anew for seat {seat} breaks invariant {game.fault(dealt)}")
    if seen_by(game, dealt, seat) != seen_by(game, state, seat):
        raise Broken(f"{where}: seat {seat} sees what is hidden")
    blank = state.clone()
    game.hide(blank, seat)
    game.redeal(blank, seat, seed)
    if blank != dealt:
        raise Broken(f"{where}: dealing anew for seat {seat} uses what is hidden")
