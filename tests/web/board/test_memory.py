"""What is remembered changes nothing: boards are the same bytes with and without it.

``python -m tests.web.board.test_memory [MATCHES]`` looks at whole matches, in every language.
"""

import gc
import sys
from random import Random

from bricabrac.engine.words import LANGUAGES
from bricabrac.web.board import memory
from bricabrac.web.board.memory import Memory
from bricabrac.web.board.patches import patch, patched, text_of, written
from tests.web.tables import RENDERER, TABLES, every_table, moments, table_of


class Forgetful(Memory):
    """Makes everything anew."""

    def of(self, key, make, *contents):
        return make(*contents)


def remembered_and_new(table, seat, language):
    """A board made with what is known, and one made from nothing."""
    known = RENDERER.blocks(table, seat, language)
    parts = [*RENDERER.parts.values()]
    memories = [one.kept for one in parts]
    for one in parts:
        one.kept = Forgetful()
    try:
        return known, RENDERER.draw(table, seat, language)
    finally:
        for one, kept in zip(parts, memories, strict=True):
            one.kept = kept


def look(table, random, most, languages):
    """Boards of everybody at many moments, each sent as a patch of the one before."""
    pages = {}
    for _ in moments(table.log, random, most):
        table.audience.tell()
        for seat in range(-1, table.log.header.seats):
            for language in languages:
                known, new = remembered_and_new(table, seat, language)
                assert text_of(known) == new
                board, lines = pages.get((seat, language), ([], []))
                lines = patched(lines, written(patch(board, known)))
                assert "".join(lines) == new
                pages[seat, language] = known, lines


@every_table
def test_what_is_remembered_changes_nothing(name, seats):
    random = Random(seats)
    look(table_of(name, seats, seats), random, 12, [random.choice(LANGUAGES)])


@every_table
def test_a_board_leaves_nothing_to_collect(name, seats):
    """To look for what holds on to itself took a fifth of the time."""
    table = table_of(name, seats, 3)
    RENDERER.draw(table, 0, "en")
    gc.collect()
    gc.disable()
    try:
        RENDERER.draw(table, 0, "en")
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_what_nobody_wants_is_forgotten(monkeypatch):
    monkeypatch.setattr(memory, "MOST", 10)
    kept = Memory[str]()
    for number in range(100):
        assert kept.of(number, str, number) == f"{number}"
        assert kept.of(0, str, 0) == "0"
        assert len(kept.kept) + len(kept.before) < 30
    assert 50 not in {*kept.kept, *kept.before}
    assert 0 in {*kept.kept, *kept.before}


if __name__ == "__main__":
    for seed in range(int(sys.argv[1]) if sys.argv[1:] else 10):
        for name, seats in TABLES:
            look(table_of(name, seats, seed), Random(seed), sys.maxsize, LANGUAGES)
            print(f"{name} for {seats}, deal {seed}: the same", flush=True)
