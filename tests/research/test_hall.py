"""What threads of a GPU do with many matches is what a batch does: played here in plain Python."""

import pytest

from bricabrac.engine.kernel import PLAIN, Bits, Choices, Reals, Sums
from bricabrac.engine.playouts import Dice, play_each, rules_of
from bricabrac.engine.queues import by_verb, places_for
from bricabrac.games import GAMES
from bricabrac.research.batch import Batch
from bricabrac.research.crowd import Going
from bricabrac.research.hall import loops_of, rush_of
from bricabrac.research.steps import ALL_WELL

MATCHES, THREADS = 5, 2


class Queues:
    """Queues of matches in ordinary memory."""

    def __init__(self, game, matches):
        self.queues = by_verb(game)["QUEUES"]
        self.waiting = Sums([0] * places_for(matches) * self.queues)
        self.blank()

    def blank(self):
        self.counts = Sums([0] * self.queues)

    def __iter__(self):
        return iter((self.counts, self.waiting))


class Shared:
    """The arrays of a hall, and each thread's own, in ordinary memory."""

    def __init__(self, game, seats):
        self.game, self.rules = game, (seats, 3)
        self.states, self.dice = PLAIN.batch(game.state, MATCHES), PLAIN.batch(Dice, MATCHES)
        self.seeds, self.actions, self.to_act = (Choices([0] * MATCHES) for _ in range(3))
        self.masks = Bits([0] * MATCHES * game.actions)
        self.lit = Sums([0] * MATCHES * (game.actions + 1))
        self.rewards, self.done = Reals([0] * MATCHES * seats), Bits([0] * MATCHES)
        self.begin, self.check, self.queue, self.step, self.draw = loops_of(game)
        self.queues, self.over = Queues(game, MATCHES), Queues(game, MATCHES)

    def each(self, loop, *arguments):
        for thread in range(THREADS):
            loop(thread, THREADS, *arguments)

    def stepped(self):
        self.seen = Bits([0] * MATCHES * self.game.eye.inputs.size)
        self.masks[:] = [0] * len(self.masks)
        own = PLAIN.batch(self.game.state, 1), PLAIN.choices(300), PLAIN.choices(300)
        self.queues.blank()
        self.over.blank()
        self.each(self.queue, *self.queues, self.actions)
        for here, there in ((self.queues, self.over), (self.over, self.queues)):
            for thread in reversed(range(MATCHES)):  # their order is nobody's business
                self.step(
                    thread, MATCHES, *here, self.states, self.seeds, self.actions,
                    self.seen, self.masks, self.lit, self.rewards, self.done, self.to_act, *there,
                    *own, *self.rules,
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


@pytest.mark.parametrize(("name", "seats", "rounds"), [("nicodemus", 2, 0), ("imaginarium", 3, 2)])
def test_matches_that_wait_in_queues_are_those_that_are_played_one_by_one(name, seats, rounds):
    game, many = GAMES[name], 3
    ends, lengths, winners = PLAIN.batch(game.state, 4), Sums([0] * MATCHES), Sums([0] * MATCHES)
    tables, goings = (PLAIN.batch(kind, many) for kind in (game.state, Going))
    own = PLAIN.batch(game.state, 1), PLAIN.batch(Going, 1), PLAIN.choices(game.actions)
    loops = rush_of(game)
    counts, gone = Sums([many] + [0] * len(loops)), [0] * len(loops)
    waiting = Sums([*range(many), *[0] * (places_for(many) * len(loops) - many)])
    while gone != counts[:-1]:
        for queue, loop in enumerate(loops):
            first, count = gone[queue], counts[queue] - gone[queue]
            gone[queue] += count
            for thread in range(count + 1):  # the last has nothing to do
                loop(
                    thread, count + 1, tables, goings, counts, waiting, ends, lengths, winners,
                    *own, seats, 9, rounds, first, count,
                )  # fmt: skip
    assert max(gone) > places_for(many)  # a queue has gone round
    alone = PLAIN.batch(game.state, 4), Sums([0] * MATCHES), Sums([0] * MATCHES)
    own = PLAIN.new(game.state), PLAIN.new(Dice), PLAIN.choices(game.actions)
    PLAIN.bound(play_each, game.name, **rules_of(game))(0, 1, *alone, *own, seats, 9, rounds)
    assert (lengths, winners) == alone[1:]
    assert [end.snapshot() for end in ends] == [end.snapshot() for end in alone[0]]
