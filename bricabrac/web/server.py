"""The server: uvicorn on a socket that is bound before anything else is done."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette

from bricabrac.web.door.crowd import AT_ONCE, OUTSIDE, Asking, Crowd, Quieter, Watching, room
from bricabrac.web.staff import READY

# Boards leave no cycles behind: looking for them took a fifth of the time. Everybody waits while
# they are looked for, about a microsecond a thing: 10,000 at once, and five times as many.
COLLECT = (10_000, 5, 400)


class Server(uvicorn.Server):
    """Lets go of everybody who watches before it waits for their connections to end."""

    line: socket.socket | None = None  # to whoever has started it among others

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that it stands; when nobody is there any more who listens, it ends."""
        await super().startup(sockets)
        for sock in sockets or ():
            sock.listen(OUTSIDE)
        if self.line is not None:
            self.line.send(READY)
            loop = asyncio.get_running_loop()
            loop.add_reader(self.line, self._left, loop, self.line)

    def _left(self, loop: asyncio.AbstractEventLoop, line: socket.socket) -> None:
        """Nothing is ever said on the line: who started us is gone."""
        loop.remove_reader(line)
        self.handle_exit(signal.SIGTERM, None)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals end the server, and nothing else: uvicorn would pass them on afterwards."""
        loop = asyncio.get_running_loop()
        try:
            for sig in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(sig, self.handle_exit, sig, None)
        except NotImplementedError:  # not everywhere
            with super().capture_signals():
                yield
            return
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal: pages are told to come back later, then the server stops."""
        app: Any = self.config.app
        app.state.shop.house.closing()
        super().handle_exit(sig, frame)


def bound(host: str, port: int, or_any: bool = False) -> socket.socket:
    """A listening socket; if the port is in use, perhaps any other."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, 0) if or_any else (port,):
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, wanted))
        except OSError:
            sock.close()
            if not or_any or wanted == 0:
                raise
            continue
        sock.listen(OUTSIDE)
        return sock
    raise OSError("no port is free")


async def serve(app: Starlette, *sockets: socket.socket, line: socket.socket | None = None) -> None:
    """Serve until a signal comes."""
    crowd, quieter = Crowd(room()), Quieter()
    for name in ("asyncio", "uvicorn.error", "bricabrac.web"):
        logging.getLogger(name).addFilter(quieter)
    config = uvicorn.Config(
        app,
        http=cast(Any, partial(Asking, crowd)),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=cast(Any, partial(Watching, crowd)),
        ws_max_size=4096,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        backlog=AT_ONCE,
    )
    gc.freeze()
    gc.set_threshold(*COLLECT)
    server = Server(config)
    server.line = line
    await server.serve(sockets=[*sockets])
