"""The whole web app: every address, in one table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

from bricabrac.store import Store
from bricabrac.web.board.render import Renderer
from bricabrac.web.chronicle.pages import whole_log
from bricabrac.web.clock import pages as clock
from bricabrac.web.daily import pages as daily
from bricabrac.web.door.assets import Assets
from bricabrac.web.door.guard import SEVERAL, Guard, Limit
from bricabrac.web.door.guests import Guests
from bricabrac.web.door.metrics import Counting, Metrics
from bricabrac.web.duplicate import pages as duplicate
from bricabrac.web.hint import pages as hint
from bricabrac.web.hotseat.ready import ready
from bricabrac.web.house.house import House
from bricabrac.web.install import pages as install
from bricabrac.web.invite import pages as invite
from bricabrac.web.learning import pages as learning
from bricabrac.web.library import help, pages
from bricabrac.web.pages import home, links, live, play, trouble
from bricabrac.web.promise.pages import deal
from bricabrac.web.puzzles import pages as puzzles
from bricabrac.web.replay import pages as replay
from bricabrac.web.review import pages as review
from bricabrac.web.review.making import Reviews

if TYPE_CHECKING:
    from bricabrac.store.exchange import Exchange
    from bricabrac.store.questions import Questions


@dataclass
class Limits:
    """What one guest may do at once, and per second."""

    posts: Limit = field(default_factory=lambda: Limit(30, 4))
    chat: Limit = field(default_factory=lambda: Limit(5, 0.5, "chat"))
    matches: Limit = field(default_factory=lambda: Limit(20, 0.2, "matches"))
    sockets: Limit = field(default_factory=lambda: Limit(30, 3))
    hints: Limit = field(default_factory=lambda: Limit(6, 0.1, "hints"))
    reviews: Limit = field(default_factory=lambda: Limit(6, 0.02, "reviews"))
    reads: Limit = field(default_factory=lambda: Limit(120, 10))  # of what is long
    several: int = SEVERAL  # guests' worth for one address

    def charge(self, name: str, address: str, guest: str, count: int) -> None:
        """So much of a limit was spent at another server of the house."""
        for limit in (self.chat, self.matches, self.hints, self.reviews):
            if limit.name == name:
                limit.charge(guest, address, self.several, count)


@dataclass
class Shop:
    """Everything that the pages need: in ``request.app.state.shop``."""

    house: House
    guests: Guests
    renderer: Renderer
    assets: Assets
    limits: Limits
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    hints: hint.Hints = field(default_factory=hint.Hints)
    reviews: Reviews = field(default_factory=Reviews)


def app_on(
    store: Store,
    secret: bytes,
    limits: Limits | None = None,
    get_ready: bool = False,
    exchange: Exchange | None = None,
    questions: Questions | None = None,
) -> Starlette:
    """The app, on a store, which other servers may share, and thinkers who answer."""
    assets = Assets()
    house = House(store, secret, exchange, questions)
    shop = Shop(house, Guests(secret), Renderer(assets), assets, limits or Limits())
    house.neighbours.charge = shop.limits.charge
    metrics = Metrics(shop.house)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        shop.house.open_doors()
        if get_ready:
            shop.house.meanwhile(shop.house.get_ready())
        try:
            yield
        finally:
            await shop.house.close()

    app = Starlette(
        routes=[
            Route("/", home.front),
            Route("/matches", home.open_match, methods=["POST"]),
            Route("/learn", learning.shelf),
            Route("/learn/{game}", learning.what_awaits),
            Route("/learn/{game}", learning.begin, methods=["POST"]),
            Route("/me", links.me),
            Route("/me", links.call_me, methods=["POST"]),
            Route("/me/code.svg", links.code),
            Route("/me/forget", links.leaving),
            Route("/me/forget", links.leave, methods=["POST"]),
            Route("/me/{link}", links.other_device),
            Route("/me/{link}", links.take_over, methods=["POST"]),
            Route("/join/{id}/{key}", invite.invitation),
            Route("/join/{id}/{key}", invite.join, methods=["POST"]),
            Route("/join/{id}/{key}/code.svg", invite.code),
            Route("/daily", daily.now),
            Route("/daily/{day}", daily.look),
            Route("/daily/{day}/{game}", daily.play, methods=["POST"]),
            Route("/daily/{day}/{game}/picture.svg", daily.picture),
            Route("/duplicate", duplicate.terms),
            Route("/duplicate", duplicate.lay, methods=["POST"]),
            Route("/duplicate/{id}", duplicate.look),
            Route("/duplicate/{id}", duplicate.go_on, methods=["POST"]),
            Route("/duplicate/{id}/code.svg", duplicate.code),
            Route("/language/{code}", links.language),
            Route("/matches/{id}", play.table),
            Route("/matches/{id}/actions", play.act, methods=["POST"]),
            Route("/matches/{id}/undo", play.undo, methods=["POST"]),
            Route("/matches/{id}/chat", play.chat, methods=["POST"]),
            Route("/matches/{id}/seat", play.seat, methods=["POST"]),
            Route("/matches/{id}/pace", play.pace, methods=["POST"]),
            Route("/matches/{id}/rematch", play.rematch, methods=["POST"]),
            Route("/matches/{id}/lesson", learning.go_on, methods=["POST"]),
            Route("/matches/{id}/record", play.record),
            Route("/matches/{id}/deal", deal),
            Route("/matches/{id}/replay", replay.replay),
            Route("/matches/{id}/review", review.look),
            Route("/matches/{id}/review", review.ask, methods=["POST"]),
            Route("/matches/{id}/review/board", review.board),
            Route("/matches/{id}/play-on", replay.play_on, methods=["POST"]),
            Route("/puzzles", puzzles.shelf),
            Route("/puzzles/{game}/{number}", puzzles.look),
            Route("/puzzles/{game}/{number}", puzzles.answer, methods=["POST"]),
            Route("/puzzles/{game}/{number}/play-on", puzzles.play_on, methods=["POST"]),
            Route("/records", replay.records),
            Route("/records", replay.upload, methods=["POST"]),
            Route("/matches/{id}/ready", ready, methods=["POST"]),
            Route("/matches/{id}/hint", hint.look),
            Route("/matches/{id}/hint", hint.ask, methods=["POST"]),
            Route("/matches/{id}/log", whole_log),
            WebSocketRoute("/matches/{id}/live", live.socket),
            Route("/matches/{id}/stream", live.stream),
            Route("/static/{digest}/{name:path}", assets.serve),
            Route("/healthy", home.healthy),
            Route("/metrics", metrics.serve),
            Route("/rules", pages.all_rules),
            Route("/rules/{game}", pages.rules),
            Route("/cards", pages.gallery),
            Route("/cards/{game}", pages.gallery),
            Route("/cards/{game}/{id}", pages.card),
            Route("/help/{digest}/{game}/{language}", help.serve),
            Route("/clock", clock.now),
            Route("/manifest.webmanifest", install.manifest),
            Route("/worker.js", install.worker),
            Route("/offline/{code}", install.offline),
        ],
        middleware=[
            Middleware(Counting, metrics),
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=800, compresslevel=6),
        ],
        exception_handlers=trouble.HANDLERS,
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.shop = shop
    return app
