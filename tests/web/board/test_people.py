"""Who sits at a table can be told apart, and is told of in the order of the ending."""

import pytest

from bricabrac.engine.match import Outcome
from bricabrac.web.board.frame import ranked
from bricabrac.web.board.people import letters_of


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Ada", "Bruno"], "AB"),
        (["Guest 1", "Dabbler 1", "Dabbler 2", "Dabbler 3"], "G123"),
        (["Guest 1", "Guest 2"], "12"),
        (["Chloé", "Compagnon", "Coco"], "CO" + "C"),
        (["Ada", "Émile", "émilie"], "AÉM"),
    ],
)
def test_everybody_has_another_letter_as_long_as_there_are_some(names, letters):
    assert letters_of(names) == list(letters)


def test_the_ending_names_the_winner_first():
    assert ranked(Outcome(winners=(2,), points=(17, 21, 21))) == [2, 1, 0]
    assert ranked(Outcome(winners=(0, 1), points=(9, 9))) == [0, 1]
