"""The log in words follows the match, also where it was taken back and went another way."""

from bricabrac.engine.match import SPECTATOR
from bricabrac.web.board.people import words_at
from tests.web.tables import RENDERER, act, table_of, tell


def told(table):
    """Every line, of the actions that are there."""
    return [one.lines for one in RENDERER.lines_of(table, SPECTATOR, words_at(table.log, "en"))]


def test_what_was_taken_back_is_not_told_even_if_as_much_was_done_since():
    table = table_of("nicodemus", 2, 7)
    first, other = table.log.match.legal()[:2]
    act(table.log, first)
    before = told(table)
    tell(table.log, "undo", table.log.match.history[-1].seat, "1")
    act(table.log, other)
    assert len(told(table)) == len(before) == 1
    assert told(table) != before


def test_a_board_is_rendered_once_a_version():
    table = table_of("nicodemus", 2, 7)
    board = RENDERER.blocks(table, 0, "en")
    assert RENDERER.blocks(table, 0, "en") is board
    table.audience.tell()
    assert RENDERER.blocks(table, 0, "en") is not board
