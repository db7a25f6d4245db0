"""Puzzles at the terminal: set, judged, told, and refused where there are none."""

from dataclasses import replace

import pytest

from bricabrac.cli import main
from bricabrac.games import GAMES
from bricabrac.puzzles.book import book_of, written
from bricabrac.review.turning import Stand
from tests.cli.terminal import bricabrac

GAME = "nicodemus"


def test_a_puzzle_is_missed_and_then_solved():
    puzzle, name = book_of(GAME)[1], GAMES[GAME].numbering.name
    typed = f"{name(puzzle.answers[-1].action)}\n{name(puzzle.best.action)}\n"
    done = bricabrac("puzzle", GAME, "1", "--lang", "en", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    missed, solved, after = done.stdout.partition("Solved!")
    assert f"it costs {100 * puzzle.answers[-1].cost:.0f} points" in " ".join(missed.split())
    assert solved
    assert "The next best" in after


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("puzzle", GAME, "999"), "There is no puzzle 999"),
        (("puzzles", GAME, "--out", "/dev/null"), "is there already"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(asked, said, capsys):
    assert main([*asked, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_file_of_other_puzzles_is_not_gone_on_with(tmp_path, capsys):
    other = tmp_path / "other.jsonl"
    other.write_text("{}\n")
    assert main(["puzzles", GAME, "--out", str(other), "--resume", "--lang", "en"]) == 2
    assert "no file of puzzles" in capsys.readouterr().err
    assert other.read_text() == "{}\n"


def test_where_lines_lead_is_told_anew_and_always_the_same(tmp_path):
    book, out = book_of(GAME), tmp_path / "some.jsonl"
    text = written(book.game, book.puzzles[:2], book.about)
    forgotten = [
        replace(one, answers=tuple(replace(it, line=blank(it.line)) for it in one.answers))
        for one in book.puzzles[:2]
    ]
    out.write_text(written(book.game, forgotten, book.about))
    assert out.read_text() != text
    assert main(["puzzles", GAME, "--out", str(out), "--retell", "--lang", "en"]) == 0
    assert out.read_text() == text


def blank(line):
    """A line that leads nowhere."""
    return replace(line, then=Stand(0, (0,) * 4, 0, (0,) * 4, False), later=line.then)
