"""The crowd at the door: room for many, and nobody keeps a place without asking for something."""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

PATIENCE = 10.0  # seconds for a whole request, from the first byte or from coming in
EACH = 200  # connections from one address
AT_ONCE = 32  # connections that are let in before anybody else is served
OUTSIDE = 4096  # that wait until they are: who finds no place there knocks again a second later
SPARE = 100  # files that the house needs for itself
MOST = 50_000
# Said without h11, which would refuse to say it to whoever asked for a head alone.
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
# A patch repeats what boards before it said: to look further back, but less hard, takes half the
# time, says it in fewer bytes, and 48 KB more of memory for each socket than uvicorn's way.
PACKED = ServerPerMessageDeflateFactory(
    server_max_window_bits=14,
    client_max_window_bits=12,
    compress_settings={"level": 3, "memLevel": 5},
)


def room() -> int:
    """How many can be connected: as many as the system lets us, less what we need ourselves."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return max(16, min(MOST, soft - AT_ONCE - SPARE))


def is_near(address: str) -> bool:
    """Whether somebody comes from this machine: a proxy, which speaks for many."""
    with suppress(ValueError):
        return ip_address(address).is_loopback
    return False


class Crowd:
    """Everybody who is connected, and who of them has asked for nothing."""

    def __init__(self, most: int, each: int = EACH) -> None:
        self.most, self.each = most, each
        self.places: dict[asyncio.BaseTransport, str] = {}
        self.silent: dict[asyncio.BaseTransport, None] = {}  # the longest first
        self.of = Counter[str]()

    def came(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Give somebody a place, if need be that of whoever has been silent longest."""
        if self.of[address] >= self.each and not is_near(address):
            return False
        if len(self.places) >= self.most:
            if not self.silent:
                return False
            self.put_out(next(iter(self.silent)))
        self.places[transport] = address
        self.of[address] += 1
        self.silent[transport] = None
        return True

    def asked(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has asked for something: the place is theirs until they are answered."""
        self.silent.pop(transport, None)

    def answered(self, transport: asyncio.BaseTransport) -> None:
        """Somebody may ask for more, or be silent."""
        if transport in self.places:
            self.silent[transport] = None

    def put_out(self, transport: Any) -> None:
        """Take a place back."""
        self.went(transport)
        transport.abort()

    def went(self, transport: asyncio.BaseTransport) -> None:
        """A place is free."""
        self.silent.pop(transport, None)
        address = self.places.pop(transport, None)
        if address is not None:
            self.of[address] -= 1
            if not self.of[address]:
                del self.of[address]


class Asking(H11Protocol):
    """A connection whose requests must be whole in good time."""

    def __init__(self, crowd: Crowd, **options: Any) -> None:
        super().__init__(**options)
        self.crowd = crowd
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.crowd.came(transport, self.client[0] if self.client else ""):
            self.wait()
        else:
            transport.abort()

    def wait(self) -> None:
        """From now on they have so much time."""
        self.deadline = self.loop.call_later(PATIENCE, self.crowd.put_out, self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle = self.cycle
        if cycle is not None and not (cycle.more_body or cycle.response_complete):
            self.listened()
        elif self.deadline is None and self.transport.get_protocol() is self:
            self.wait()  # a request has begun, and is not whole yet

    def listened(self) -> None:
        """A whole request is here."""
        self.crowd.asked(self.transport)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.listened()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What cannot be read ends the connection; whoever is answering it need not go on."""
        is_begun = self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not is_begun:
            self.transport.write(UNREADABLE)
        self.transport.close()

    def on_response_complete(self) -> None:
        self.crowd.answered(self.transport)
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.listened()
        self.crowd.went(self.transport)
        super().connection_lost(exc)


class Watching(WebSocketsSansIOProtocol):
    """A socket, which gives its place back when it closes."""

    def __init__(self, crowd: Crowd, **options: Any) -> None:
        super().__init__(**options)
        self.crowd = crowd
        self.conn.available_extensions = [PACKED]

    def data_received(self, data: bytes) -> None:
        """Nobody who means well speaks before the answer: there would be no way to refuse it."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()
        else:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.went(self.transport)
        super().connection_lost(exc)


class Quieter(logging.Filter):
    """Lets the same be logged once in a while: nobody fills a disk with our complaints."""

    def __init__(self, seconds: float = 10.0) -> None:
        super().__init__()
        self.seconds = seconds
        self.told: dict[object, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is time to say this again."""
        now, said = time.monotonic(), (record.name, record.msg)
        if now - self.told.get(said, -self.seconds) < self.seconds:
            return False
        if len(self.told) > 1000:
            self.told.clear()
        self.told[said] = now
        return True
