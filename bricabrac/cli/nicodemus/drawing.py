"""All that a terminal draws of Nicodemus, in one record."""

from bricabrac.cli.drawing import Drawing
from bricabrac.cli.nicodemus.board import Board
from bricabrac.cli.nicodemus.cards import catalogue

DRAWING = Drawing(Board, catalogue)
