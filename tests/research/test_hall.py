"""What threads of a GPU do with many matches is what a batch does: played here in plain Python."""

import pytest

from bricabrac.engine.kernel import PLAIN, Bits, Choices, Reals, Sums
from bricabrac.engine.playouts import Dice
from bricabrac.games import GAMES
from bricabrac.research.batch import Batch
from bricabrac.research.hall import loops_of
from bricabrac.research.steps import ALL_WELL, Span

MATCHES, THREADS = 5, 2


class Shared:
    """The arrays of a hall, and each thread's own, in ordinary memory."""

    def __init__(self, game, seats):
        self.game, self.rules = game, (seats, 3)
        self.states, self.dice = PLAIN.batch(game.state, MATCHES), PLAIN.batch(Dice, MATCHES)
        self.seeds, self.actions, self.to_act = (Choices([0] * MATCHES) for _ in range(3))
        self.masks = Bits([0] * MATCHES * game.actions)
        self.lit = Sums([0] * MATCHES * (game.actions + 1))
        self.rewards, self.done = Reals([0] * MATCHES * seats), Bits([0] * MATCHES)
        self.begin, self.check, self.step, self.draw = loops_of(game)

    def each(self, loop, *arguments):
        for thread in range(THREADS):
            loop(thread, THREADS, *arguments)

    def stepped(self):
        self.seen = Bits([0] * MATCHES * self.game.eye.inputs.size)
        self.masks[:] = [0] * len(self.masks)
        own = PLAIN.batch(self.game.state, 1), Span(), PLAIN.choices(300), PLAIN.choices(300)
        self.each(
            self.step, self.states, self.seeds, self.actions, self.seen, self.masks, self.lit,
            self.rewards, self.done, self.to_act, *own, *self.rules,
        )  # fmt: skip

    def wrong(self):
        found = Choices([ALL_WELL])
        self.each(self.check, found, self.actions, self.masks)
        return found[0]


@pytest.mark.parametrize(("name", "seats"), [("nicodemus", 2), ("imaginarium", 3)])
def test_threads_show_what_a_batch_shows(name, seats):
    game = GAMES[name]
    hall, batch, ended = Shared(game, seats), Batch(game, seats, MATCHES, 1, rounds=3), 0
    hall.each(hall.begin, hall.seeds, hall.actions, hall.dice, 40)
    hall.stepped()
    shown = batch.reset(40)
    for _ in range(250):
        assert hall.seen == shown.observations.ravel().tolist()
        assert hall.masks == shown.masks.ravel().tolist()
        assert hall.rewards == shown.rewards.ravel().tolist()
        assert hall.done == shown.done.tolist()
        assert hall.to_act == shown.to_act.tolist()
        hall.each(hall.draw, hall.lit, hall.dice, hall.actions)
        assert hall.wrong() == ALL_WELL
        ended += sum(hall.done)
        shown = batch.step(hall.actions)
        hall.stepped()
    assert ended > 1


def test_an_action_that_is_not_legal_is_found():
    hall = Shared(GAMES["nicodemus"], 2)
    hall.each(hall.begin, hall.seeds, hall.actions, hall.dice, 1)
    assert hall.wrong() in range(MATCHES)  # nothing is dealt yet
    hall.stepped()
    hall.each(hall.draw, hall.lit, hall.dice, hall.actions)
    assert hall.wrong() == ALL_WELL
    for action in (-1, hall.game.actions, hall.masks[3 * hall.game.actions :].index(0)):
        hall.actions[3] = action
        assert hall.wrong() == 3
