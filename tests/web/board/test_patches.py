"""A patch makes the new board out of the old one, whatever has changed."""

from random import Random

from bricabrac.web.board.memory import Memory
from bricabrac.web.board.patches import (
    EMPTY,
    SMALL,
    Block,
    Board,
    in_blocks,
    patch,
    patched,
    text_of,
    written,
)


def lines(board: Board) -> list[str]:
    return [line for block in board for line in block]


def test_any_board_follows_from_any_other():
    dice, known, last = Random(5), Memory[Block](), {}
    parts = [f"<ul>\n<li>{number % 7}</li>\n<li>{number}</li>\n</ul>" for number in range(12)]
    parts += [part + SMALL * "." for part in parts]
    for _ in range(2000):
        old = dice.choices([*parts, "\n", "", "a", "b\n", "\nc"], k=dice.randrange(1, 30))
        new = list(old)
        for _ in range(dice.randrange(5)):
            place = dice.randrange(len(new) + 1)
            new[place : place + dice.randrange(3)] = ["<b>new</b>"] * dice.randrange(3)
        new.append("</div>")
        before, after = in_blocks(old, last, known), in_blocks(new, last, known)
        assert EMPTY.sub("\n", text_of(after)) == EMPTY.sub("\n", "".join(new))
        assert patched(lines(before), written(patch(before, after))) == lines(after)


def test_what_stays_is_not_told_again():
    old = [f"<li>{number}</li>" for number in range(100)] + ["<hr>"] * 3
    new = [*old[:40], "<b>new</b>", *old[41:]]
    assert patch([old], [new]) == [[0, 40], "<b>new</b>", [41, 103]]


def test_a_part_that_stays_is_the_same_block_however_much_is_forgotten():
    last, part = {}, f"<ul>\n<li>1</li>\n{SMALL * '.'}</ul>\n"
    before = in_blocks(["a", part, "b"], last, Memory[Block]())
    after = in_blocks(["a", part, "c"], last, Memory[Block]())
    assert before[0] is after[0]
    assert patch(before, after) == [[0, 3], "c"]
    other = in_blocks(["a", part.replace("1", "3"), "b"], last, Memory[Block]())
    assert patch(before, other) == [[0, 1], "<li>3</li>\n", [2, 4]]
    assert len(last) == 1
