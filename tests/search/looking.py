"""What the tests of search and bots look at."""

from random import Random

from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.match import View, seen_by
from bricabrac.games import GAMES

LIMIT = 100  # rounds of a match that could go on for ever


def states_of(name, seats, seed):
    """Every state of a random match with its legal actions; the state is used again."""
    game, dice = GAMES[name], Random(seed)
    state, room = game.state(), PLAIN.choices(game.actions)
    game.setup(state, seats, seed, *[LIMIT] * len(game.options))
    while not game.outcome(state):
        legal = room[: game.legal(state, room)]
        yield state, legal
        game.apply(state, dice.choice(legal))


def view_of(name, state, seats):
    """What the seat to act may know."""
    game, seat = GAMES[name], state.active
    return View(game, seat, seats, seen_by(game, state, seat, memory=True), ())
