"""Rules for a GPU: the text is made without one, and what lies on one is lent without a copy."""

import re

import numpy as np
import pytest
from flea_market.game import GAME

from bricabrac.cli import main
from bricabrac.engine import cuda, dlpack, twins
from bricabrac.engine.kernel import Sums
from bricabrac.engine.playouts import Dice, Playouts, play_each, rules_of
from bricabrac.research.hall import rush_of

MATCHES = 20


def played(game, threads):
    """Lengths, winners and last tables of random matches, shared out among threads."""
    kernel = game.kernel
    loop = kernel.bound(play_each, game.name, **rules_of(game))
    ends = kernel.batch(game.state, MATCHES // 2)
    lengths, winners = (kernel.held(Sums, [0] * MATCHES) for _ in range(2))
    for thread in range(threads):
        own = kernel.new(game.state), kernel.new(Dice), kernel.choices(game.actions)
        loop(thread, threads, ends, lengths, winners, *own, 2, 5, 0)
    return list(lengths), list(winners), [end.snapshot() for end in ends]


def test_random_matches_are_the_same_however_many_threads_share_them():
    plain = played(GAME, 1)
    assert plain == played(GAME, 3) == played(twins.compiled(GAME), 7)
    assert sum(plain[0]) == Playouts(GAME).play(2, 5, MATCHES)
    assert all(GAME.outcome(end) == won for end, won in zip(plain[2], plain[1]))


def test_a_loop_becomes_one_piece_of_text_that_calls_nobody():
    game = twins.cuda(GAME)
    loop = rush_of(game)
    own = {"table": 1, "its": 1, "room": game.actions}
    text = game.kernel.spread(loop, **own).text
    (entry,) = re.findall(r"\.visible \.entry (\w+)\(([^)]*)\)", text)
    assert entry[0] == "flea_market_play_on"
    # Seven arrays with their lengths, then seats, seed and rounds: what a thread has is its own.
    assert entry[1].count(".param") == 7 * 2 + 3
    assert "ld.local" in text
    assert not re.findall(r"\.extern|\.func|\bcall\b|NRT_|Py", text)
    assert game.kernel.spread(loop, **own).text is text  # made once
    # Threads that go in step count once for all, and tables come and go by words.
    assert "match.any.sync" in text
    assert "atom.global.add" in text
    assert "bar.warp.sync" in text
    assert not re.search(r"(ld|st)\.global\.b8", text)


class Lent:
    """An array in ordinary memory that is lent as those on a GPU are."""

    def __init__(self):
        self.numbers = np.arange(6, dtype=np.int32).reshape(2, 3)
        self.shape, self.dtype = self.numbers.shape, self.numbers.dtype
        self.pointer = self.numbers.ctypes.data

    def __dlpack_device__(self):
        return 1, 0  # a processor's

    def __dlpack__(self, **wanted):
        return dlpack.capsule(self)


def test_arrays_are_lent_without_a_copy_and_kept_for_as_long():
    lent = Lent()
    borrowed = np.from_dlpack(lent)
    lent.numbers[1, 2] = 7
    assert borrowed.tolist() == [[0, 1, 2], [3, 4, 7]]
    assert len(dlpack.LENT) == 1
    del borrowed
    assert not dlpack.LENT
    lent.__dlpack__()  # nobody takes it
    assert not dlpack.LENT


@pytest.mark.parametrize(("language", "said"), [("en", "no GPU"), ("de", "keine GPU")])
def test_where_there_is_no_gpu_a_sentence_says_so(monkeypatch, capsys, language, said):
    monkeypatch.setattr(cuda, "LIBRARIES", ("no such driver",))
    cuda.driver.cache_clear()
    assert main(["--lang", language, "bench", "gpu"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
