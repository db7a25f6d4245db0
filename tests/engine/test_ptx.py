"""Rules for a GPU: the text is made without one, and what lies on one is lent without a copy."""

import re
from types import SimpleNamespace

import numpy as np
import pytest
from flea_market.game import GAME

from bricabrac.cli import main
from bricabrac.engine import cuda, dlpack, twins
from bricabrac.engine.kernel import Sums
from bricabrac.engine.layout import Layout, number
from bricabrac.engine.playouts import Dice, Playouts, play_each, rules_of
from bricabrac.engine.queues import answering
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


def test_loops_become_one_piece_of_text_that_calls_nobody():
    game = twins.cuda(GAME)
    loops, own = rush_of(game), {"its": 1, "room": game.actions}
    text = game.kernel.spread(loops, "table", **own).text
    dealing, answering = re.findall(r"\.visible \.entry (\w+)\(([^)]*)\)", text)
    assert (dealing[0], answering[0]) == ("flea_market_deal_each", "flea_market_0_answer_each")
    # Seven arrays with their lengths, then five numbers: what a thread has is its own.
    assert dealing[1].count(".param") == answering[1].count(".param") == 7 * 2 + 5
    assert not re.findall(r"\.extern|\.func|\bcall\b|NRT_|Py", text)
    assert game.kernel.spread(loops, "table", **own).text is text  # made once
    # Threads that go in step count once for all, and tables come and go by words.
    assert "match.any.sync" in text
    assert "atom.global.add" in text
    assert "cp.async" in text
    assert not re.search(r"(ld|st)\.global\.b8", text)
    # They lie in the memory of a block of 128, an odd number of words apart.
    (near,) = re.findall(r"\.shared \.align 16 \.b8 near\[(\d+)\]", text)
    assert int(near) // 128 // 8 % 2 == 1
    assert "ld.shared" in text


class Table(Layout):
    asks = number()


def tell_each(thread: int, threads: int, told: Sums, state: Table) -> None:
    """Something else is told for every question."""
    suppose(state)  # noqa: F821
    told[thread] = 1234567 if state.asks == 0 else 7654321


def test_a_loop_that_knows_the_question_has_no_code_for_others():
    kernel = twins.kernel_of("cuda")
    game = SimpleNamespace(name="table", state=Table, questions=2, kernel=kernel)
    loops = [kernel.bound(tell_each, f"table_{n}", **answering(game, n)) for n in range(2)]
    first, second = (kernel.spread([loop]).text for loop in loops)
    assert "1234567" in first
    assert "7654321" not in first
    assert "1234567" not in second


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
