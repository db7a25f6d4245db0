"""``bricabrac bots``: the bots, and what they say of themselves."""

from argparse import Namespace

from rich.table import Table

from bricabrac.bots import BOTS
from bricabrac.cli.arguments import Parser
from bricabrac.cli.choices import said_of
from bricabrac.cli.screen import Screen


def add(parser: Parser) -> None:
    """No arguments."""


def run(args: Namespace) -> int:
    """A line for each."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for name in BOTS:
        table.add_row(name, said_of(name))
    Screen(args.lang).show(table)
    return 0
