"""A picture of a table, as a seat sees it: cards as tiles, pieces as numbers, hidden ones as backs.

It is drawn from a position, for those who watch an agent learn; the board of the browser is finer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from bricabrac.engine.game import Game
from bricabrac.engine.match import seen_by

SIZE, EDGE, LINE, GAP = (1200, 800), 16, 30, 6
PAPER, INK, FAINT, TILE, BACK, ACTIVE = (
    "#f6efe2", "#2b2118", "#8a7a63", "#e3d3b4", "#9a6a1f", "#fdf8ec"
)  # fmt: skip
FACE_DOWN = ("deck", "pile", "pool")  # of which nobody sees more than how many there are
UNTOLD = ("game", "version", "dice", "seats", "active", "exhausted")
LETTERS = 13  # how large


class Canvas:
    """Where we draw: things go from left to right, and on the next line where there is no room."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", SIZE, PAPER)
        self.draw = ImageDraw.Draw(self.image)
        self.font = ImageFont.load_default(LETTERS)

    def words(self, x: float, y: float, text: str, ink: str = INK) -> float:
        """A text; where it ends."""
        self.draw.text((x, y + GAP), text, fill=ink, font=self.font)
        return x + self.draw.textlength(text, font=self.font) + GAP

    def tile(self, x: float, y: float, text: str, paper: str = TILE) -> float:
        """A card; where the next one may lie."""
        wide = self.draw.textlength(text, font=self.font) + 2 * GAP
        box = (x, y + 2, x + wide, y + LINE - 4)
        self.draw.rounded_rectangle(box, 5, fill=paper, outline=FAINT)
        self.draw.text((x + GAP, y + GAP), text, fill=INK, font=self.font)
        return x + wide + GAP

    def fields(self, left: float, right: float, y: float, position: Mapping[str, Any]) -> float:
        """What a position says, numbers side by side, cards under their names; where it ends."""
        x = left
        for name, value in position.items():
            if isinstance(value, list | Mapping):
                continue
            text = f"{name} {'?' if value == -1 else value}"
            if x + self.draw.textlength(text, font=self.font) > right:
                x, y = left, y + LINE
            x = self.words(x, y, text) + GAP
        y += LINE
        for name, value in position.items():
            if isinstance(value, list) and value:
                y = self.cards(left, right, y, name, value) + LINE
            elif isinstance(value, Mapping):
                held = ", ".join(f"{kind} {count}" for kind, count in value.items())
                self.words(self.words(left, y, name, FAINT), y, held)
                y += LINE
        return y

    def cards(self, left: float, right: float, y: float, name: str, cards: list[Any]) -> float:
        """Cards that lie together; the line of the last one."""
        x = self.words(left, y, name, FAINT)
        if name in FACE_DOWN:
            self.tile(x, y, str(len(cards)), BACK)
            return y
        for one in map(str, cards):
            if x + self.draw.textlength(one, font=self.font) + 3 * GAP > right:
                x, y = left + 2 * EDGE, y + LINE
            x = self.tile(x, y, one)
        return y


def picture(game: Game, state: Any) -> NDArray[np.uint8]:
    """The table as the seat to act sees it: height, width, and three colours."""
    seat = int(state.active)
    position, canvas = game.dump(seen_by(game, state, seat)), Canvas()
    question = game.words("en").say(game.question(state)) if game.outcome(state) == 0 else "over"
    canvas.words(EDGE, EDGE, f"{game.name.capitalize()}, seat {seat}: {question}")
    table = {name: value for name, value in position.items() if name not in UNTOLD}
    top = canvas.fields(EDGE, SIZE[0] - EDGE, EDGE + LINE, table) + GAP
    wide = (SIZE[0] - 2 * EDGE) / len(position["seats"])
    for number, one in enumerate(position["seats"]):
        left, paper = EDGE + number * wide, ACTIVE if number == seat else PAPER
        box = (left, top, left + wide - GAP, SIZE[1] - EDGE)
        canvas.draw.rounded_rectangle(box, 8, fill=paper, outline=FAINT)
        canvas.words(left + GAP, top, f"seat {number}", FAINT)
        canvas.fields(left + GAP, left + wide - EDGE, top + LINE, one)
    return np.asarray(canvas.image)
