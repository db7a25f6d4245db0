"""Who is asking: an anonymous id in a signed cookie, a language, a token for forms."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from functools import lru_cache, partial

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from bricabrac.engine.words import LANGUAGES

COOKIE, LANGUAGE = "player", "language"
MOST_KNOWN = 20_000  # whose signs are remembered
YEARS = 10 * 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Guest:
    """Whoever is asking."""

    player: str
    language: str
    token: str  # goes into every form, so that no other site can send it
    is_new: bool


class Guests:
    """Knows people again by what this server has signed."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.signer = Signer(secret, salt="player", digest_method=hashlib.sha256)
        self.links = Signer(secret, salt="personal link", digest_method=hashlib.sha256)
        self.token = lru_cache(MOST_KNOWN)(self._token)  # asked for with every request
        self.veiled = lru_cache(MOST_KNOWN)(self._veiled)
        self.player_of = lru_cache(MOST_KNOWN)(partial(self._read, self.signer))

    def guest(self, connection: HTTPConnection) -> Guest:
        """Whoever is asking; somebody without a cookie is new."""
        player = self.player_of(connection.cookies.get(COOKIE, ""))
        is_new = not player
        player = player or secrets.token_hex(12)
        return Guest(player, language_of(connection), self.token(player), is_new)

    def _token(self, player: str) -> str:
        """What the forms of a player carry."""
        return hmac.new(self.secret, b"form " + player.encode(), "sha256").hexdigest()[:32]

    def is_token(self, player: str, token: str) -> bool:
        """Whether a form was made for this player."""
        return hmac.compare_digest(self.token(player).encode(), token.encode())

    def _veiled(self, address: str) -> str:
        """An address as servers tell each other: the same one again, and not which."""
        return hmac.new(self.secret, b"from " + address.encode(), "sha256").hexdigest()[:24]

    def remember(self, connection: HTTPConnection, response: Response, player: str) -> None:
        """Give the browser its cookie."""
        keep(connection, response, COOKIE, self.signer.sign(player).decode())

    def link(self, player: str) -> str:
        """A secret with which a player is known on another device."""
        return self.links.sign(player).decode()

    def player_of_link(self, link: str) -> str:
        """The player of a personal link, or nothing."""
        return self._read(self.links, link)

    def _read(self, signer: Signer, signed: str) -> str:
        """What was signed by us, or nothing."""
        try:
            return signer.unsign(signed).decode()
        except (BadSignature, UnicodeError):
            return ""


def keep(connection: HTTPConnection, response: Response, name: str, value: str) -> None:
    """Have the browser keep something for us; under TLS, nowhere else."""
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(name, value, YEARS, httponly=True, samesite="lax", secure=secure, path="/")


def language_of(connection: HTTPConnection) -> str:
    """The language an address asks for, or that chosen here, or that of the browser, or English.

    A page that stays connected asks for its own: another may be chosen meanwhile, and by a socket
    some browsers do not tell theirs. Of the browser's it is the first that we speak.
    """
    for chosen in (connection.query_params.get("language"), connection.cookies.get(LANGUAGE)):
        if chosen in LANGUAGES:
            return chosen
    wanted: list[tuple[float, int, str]] = []
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        found = re.fullmatch(r"\s*([a-zA-Z]{2})(?:-\w+)*\s*(?:;\s*q=([\d.]+)\s*)?", part)
        if found and found[1].lower() in LANGUAGES:
            try:
                wanted.append((-float(found[2] or 1), len(wanted), found[1].lower()))
            except ValueError:
                continue
    return min(wanted)[2] if wanted else LANGUAGES[0]
