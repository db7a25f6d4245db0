"""Neither the page of a puzzle nor what is said of an answer hangs on what its seat cannot see."""

from dataclasses import replace

import pytest

from bricabrac.puzzles.book import HOME, book_of
from bricabrac.web.board.people import words_at
from bricabrac.web.board.render import Renderer
from bricabrac.web.board.speech import texts
from bricabrac.web.door.assets import Assets
from bricabrac.web.puzzles.pages import verdict_on
from bricabrac.web.puzzles.setting import Setting
from bricabrac.web.table import seating

SEEDS = (5, 6)


@pytest.fixture(scope="module")
def renderer():
    return Renderer(Assets())


def told(renderer, book, number):
    """Everything that a page tells of a puzzle: the board, and each answer's verdict."""
    puzzle, say = book[number], texts("en")
    setting = Setting(book, number, seating.person("ada", "Ada"), True, "")
    words = words_at(setting.log, "en", puzzle.seat)
    judged = [
        verdict_on(puzzle, setting.log.match, answer, True, words, say) for answer in puzzle.answers
    ]
    return renderer.draw(setting, puzzle.seat, "en", lines=[]), judged


@pytest.mark.parametrize("game", sorted(path.stem for path in HOME.glob("*.jsonl")))
def test_dealing_anew_what_is_hidden_changes_nothing(renderer, game):
    book = book_of(game)
    for number in range(1, len(book) + 1, max(1, len(book) // 8)):
        expected, puzzle = told(renderer, book, number), book[number]
        for seed in SEEDS:
            dealt = puzzle.match(book.game).dealt_anew(puzzle.seat, seed).dump()
            assert dealt != puzzle.position
            other = [*book.puzzles]
            other[number - 1] = replace(puzzle, position=dealt)
            assert told(renderer, replace(book, puzzles=tuple(other)), number) == expected
