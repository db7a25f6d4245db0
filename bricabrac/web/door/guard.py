"""What every request passes: headers for every answer, limits for every body and every guest."""

from __future__ import annotations

import time
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 16_384  # of a form
SEVERAL = 10  # people at one address
MOST_KNOWN = 40_000  # guests and addresses whose doings are counted
LARGER = {"/records": 262_144}  # where whole matches are brought
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class TooLarge(Exception):
    """More than a form can be."""


class Guard:
    """Adds headers, and refuses bodies that are too large."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, taken, most = False, 0, LARGER.get(scope["path"], MOST_BYTES)

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                names = {name.lower() for name, _ in message["headers"]}
                more = [header for header in HEADERS if header[0] not in names]
                if scope["scheme"] == "https":
                    more.append((b"strict-transport-security", b"max-age=31536000"))
                if b"cache-control" not in names:
                    more.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise TooLarge
            return message

        try:
            told = dict(scope["headers"]).get(b"content-length", b"0")
            if told.isdigit() and int(told) > most:
                raise TooLarge
            await self.app(scope, counted, guarded)
        except TooLarge:
            if not begun:
                start = {"type": "http.response.start", "status": 413, "headers": []}
                await guarded(start)
                await send({"type": "http.response.body", "body": b"413: too large"})


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether a page of this server asks. Browsers always say so when another site does."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from; of the newer addresses the half that names a home."""
    return home_at(connection.client.host) if connection.client else ""


@lru_cache(MOST_KNOWN)
def home_at(told: str) -> str:
    """The same of an address as it is written."""
    with suppress(ValueError):
        address = ip_address(told)
        if isinstance(address, IPv6Address):
            return str(ip_network((address, 64), strict=False))
    return told


class Limit:
    """So many things at once, and so many a second, for each guest; for each address, several.

    Cookies are free: whoever throws theirs away is still the same address.
    """

    def __init__(self, burst: float, rate: float, name: str = "") -> None:
        self.burst, self.rate = burst, rate
        self.name = name  # among all servers of a house, where all of them count together
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, guest: str, address: str, several: int) -> bool:
        """Whether this one may, now; if so, it counts."""
        return self._has(f"from {address}", several) and self._has(guest, 1)

    def charge(self, guest: str, address: str, several: int, count: int) -> None:
        """So much was allowed at another server."""
        for whose, times in ((f"from {address}", several), (guest, 1)):
            self._spend(whose, max(0, self._left(whose, times) - count))

    def _has(self, whose: str, times: int) -> bool:
        left = self._left(whose, times)
        self._spend(whose, left - 1 if left >= 1 else left)
        return left >= 1

    def _left(self, whose: str, times: int) -> float:
        """What somebody has by now."""
        most = self.burst * times
        left, then = self.left.pop(whose, (most, time.monotonic()))
        return min(most, left + (time.monotonic() - then) * self.rate * times)

    def _spend(self, whose: str, left: float) -> None:
        """Remember what is left of it."""
        self.left[whose] = (left, time.monotonic())
        if len(self.left) > MOST_KNOWN:
            self.left.popitem(last=False)
