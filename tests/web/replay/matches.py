"""Matches to look back at, and who looks."""

from contextlib import asynccontextmanager
from random import Random

import httpx

from bricabrac.engine.match import Match
from bricabrac.games import GAMES
from bricabrac.store.sqlite import Sqlite
from bricabrac.web.app import Limits, app_on
from tests.web.tables import act, table_of


def played(name, seats, seed, most=10_000):
    """A match by lot, to its end or for so many moves."""
    random, match = Random(seed), Match(GAMES[name], seed=seed, seats=seats)
    while match.outcome() is None and len(match.history) < most:
        match.act(random.choice(match.actions()))
    return match


def live(name, seats, moves, seed=3):
    """A table with people only, after so many moves."""
    table = table_of(name, seats, seed)
    for number, done in enumerate(played(name, seats, seed, moves).history, 1):
        act(table.log, table.log.game.numbering.name(done.action), number)
    return table


@asynccontextmanager
async def house(tmp_path):
    """The app in this process, with its tables at hand."""
    store = Sqlite(tmp_path / "matches.sqlite")
    app = app_on(store, b"x" * 32, Limits())
    shop = app.state.shop
    try:
        yield shop, app
    finally:
        await store.close()


def visitor_of(app, shop, player):
    """A browser of a player."""
    cookies = {"player": shop.guests.signer.sign(player).decode()}
    transport = httpx.ASGITransport(app)
    return httpx.AsyncClient(transport=transport, base_url="http://here", cookies=cookies)


def bring(visitor, text="", file=b""):
    """Upload a record, pasted or as a file."""
    return visitor.http.post(
        "/records", data={"token": visitor.token, "text": text}, files={"file": ("r.txt", file)}
    )


def addresses(answer):
    """The match behind a replay."""
    return answer.url.path.removesuffix("/replay")
