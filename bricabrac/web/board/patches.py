"""Patches: a new board told by what it shares with the one before, line by line.

A board is 35 KB, and an action changes a few lines of it. Who has got the last one is sent only
what is new: less to compress here, less to load on a phone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain

from bricabrac.web.board.memory import Memory

SMALL = 160  # letters: a piece that does not make a block of its own

EMPTY = re.compile("\n\n+")
NEXT, STAY = "\x1f", "\x1e"  # how a patch is sent: what follows, and that it is [first, end]

Patch = list[str | list[int]]  # a new line, or [first, end] of the lines that stay
Block = list[str]  # some lines of a board, the last one perhaps not whole
Board = list[Block]  # where nothing has changed, it is the same block as before
Blocks = dict[tuple[str, str], Block]  # of one board, by a piece and what lies before it


def in_blocks(pieces: Iterable[str], before: Blocks, known: Memory[Block]) -> Board:
    """A board that comes in pieces, as its template writes them: what lies between goes along.

    Blocks that were on the board before stay there however many are made elsewhere.
    """
    board: Board = []
    between: list[str] = []
    now: Blocks = {}
    for piece in pieces:
        if len(piece) < SMALL:
            between.append(piece)
        else:
            key = ("".join(between), piece)
            now[key] = before.get(key) or known.of(key, lines_of, *key)
            board.append(now[key])
            between.clear()
    board.append(lines_of(*between))
    before.clear()
    before.update(now)
    return board


def lines_of(*pieces: str) -> Block:
    """The lines of some pieces, with their ends; nobody sees those that are empty."""
    return EMPTY.sub("\n", "".join(pieces)).splitlines(True)


def text_of(board: Board) -> str:
    """A board as a page has it."""
    return "".join(chain.from_iterable(board))


def patch(old: Board, new: Board) -> Patch:
    """How a new board follows from the old one; of blocks that stay no line is looked at."""
    stays = {*map(id, old)}.intersection(map(id, new))
    places: dict[int, tuple[int, int]] = {}  # where such a block was, and what came before it
    lines: list[str] = []  # of all other blocks,
    where: list[int] = []  # and where they were
    start = 0
    for block in old:
        end = start + len(block)
        if id(block) in stays:
            places[id(block)] = start, len(lines)
        else:
            lines += block
            where += range(start, end)
        start = end
    known = dict(zip(lines, range(len(lines)), strict=True))
    told: Patch = []
    last, here = [-1, -1], 0  # what was told to stay last, and which line may follow
    for block in new:
        if id(block) in stays:
            start, here = places[id(block)]
            if last[1] != start:
                last = [start, start]
                told.append(last)
            last[1] = start + len(block)
            continue
        for line in block:
            # What follows a line that was exchanged is often where it was.
            if here >= len(lines) or line != lines[here]:
                found = known.get(line)
                if found is None:
                    told.append(line)
                    last, here = [-1, -1], here + 1
                    continue
                here = found
            start = where[here]
            if last[1] != start:
                last = [start, start]
                told.append(last)
            last[1] = start + 1
            here += 1
    return told


def written(told: Patch) -> str:
    """A patch as it is sent; nobody can say these signs, see ``desk.tidy``."""
    return NEXT.join([one if type(one) is str else f"{STAY}{one[0]},{one[1]}" for one in told])


def patched(old: list[str], sent: str) -> list[str]:
    """The new lines, as a page puts them together."""
    new: list[str] = []
    for part in sent.split(NEXT):
        if part.startswith(STAY):
            first, _, end = part[1:].partition(",")
            new += old[int(first) : int(end)]
        else:
            new.append(part)
    return new
