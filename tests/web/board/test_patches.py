"""A patch makes the new board out of the old one, whatever has changed."""

import json
from random import Random

from bricabrac.web.board.patches import patch, patched


def test_any_board_follows_from_any_other():
    dice = Random(5)
    for _ in range(2000):
        words = [f"<li>{dice.randrange(12)}</li>" for _ in range(dice.randrange(1, 30))]
        old, new = list(words), list(words)
        for _ in range(dice.randrange(5)):
            place = dice.randrange(len(new) + 1)
            new[place : place + dice.randrange(3)] = ["<b>new</b>"] * dice.randrange(3)
        told = json.loads(json.dumps(patch(old, new)))
        assert patched(old, told) == new


def test_what_stays_is_not_told_again():
    old = [f"<li>{number}</li>" for number in range(100)] + ["<hr>"] * 3
    new = [*old[:40], "<b>new</b>", *old[41:]]
    assert patch(old, new) == [[0, 40], "<b>new</b>", [41, 103]]
