"""``bricabrac cards``: every card of a game."""

from argparse import Namespace

from bricabrac.cli.arguments import Parser
from bricabrac.cli.choices import add_game
from bricabrac.cli.screen import Screen, catalogue
from bricabrac.games import GAMES


def add(parser: Parser) -> None:
    """The arguments."""
    add_game(parser)


def run(args: Namespace) -> int:
    """Show the tables."""
    Screen(args.lang).show(catalogue(args.game, GAMES[args.game].words(args.lang)))
    return 0
