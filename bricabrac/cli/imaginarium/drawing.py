"""All that a terminal draws of Imaginarium, in one record."""

from bricabrac.cli.drawing import Drawing
from bricabrac.cli.imaginarium.board import Board
from bricabrac.cli.imaginarium.cards import catalogue
from bricabrac.cli.imaginarium.parts import hint

DRAWING = Drawing(Board, catalogue, hint)
