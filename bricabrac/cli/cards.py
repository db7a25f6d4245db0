"""``bricabrac cards``: every card of a game."""

from argparse import Namespace

from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.choices import add_game
from bricabrac.cli.drawing import catalogue
from bricabrac.cli.screen import Screen
from bricabrac.games import GAMES


def add(parser: Parser) -> None:
    """The arguments."""
    add_game(parser)
    option(parser, "sources", action="store_true")


def run(args: Namespace) -> int:
    """Show the tables."""
    words = GAMES[args.game].words(args.lang)
    Screen(args.lang).show(catalogue(args.game, words, args.sources))
    return 0
