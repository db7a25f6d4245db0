"""Tables without a store: told what happens entry by entry, and rendered anew."""

import pytest

from bricabrac.games import GAMES
from bricabrac.store import Entry, Header
from bricabrac.web.board.render import Renderer
from bricabrac.web.door.assets import Assets
from bricabrac.web.show import offered
from bricabrac.web.table import seating
from bricabrac.web.table.log import Log
from bricabrac.web.table.table import Table

RENDERER = Renderer(Assets())
TABLES = [(name, seats) for name in offered() for seats in GAMES[name].seats]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def log_of(name, sitters, seed=7):
    """The log of a match that has just been opened."""
    game = GAMES[name]
    log = Log.begun(Header("0123456789", name, game.version, len(sitters), seed), game)
    tell(log, "seats", -1, seating.to_text(sitters))
    return log


def tell(log, kind, seat=-1, body="", at=0):
    """One more entry; what it was."""
    entry = Entry(log.seq + 1, kind, seat, body, at)
    log.fold(entry)
    return entry


def act(log, action, at=0):
    """An action of whoever is to act."""
    return tell(log, "act", log.active, action, at)


def go_on(log, random):
    """Any action of whoever is to act."""
    act(log, random.choice(log.match.legal()))


def moments(log, random, most):
    """The numbers of the moments of a match that goes on by lot, up to here or to its end."""
    for number in range(1, most):
        if log.is_over:
            return
        yield number
        go_on(log, random)


def table_of(name, seats, seed):
    """A table with people only."""
    people = [seating.person(f"p{seat}", f"Ada {seat}") for seat in range(seats)]
    return Table(log_of(name, people, seed), None)


def drawn(table, seat, language="en", due=-1):
    """The board, rendered from nothing."""
    return RENDERER.draw(table, seat, language, due)
