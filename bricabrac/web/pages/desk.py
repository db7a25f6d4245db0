"""What every page does first: who is asking, is the form ours, which table is meant."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from bricabrac.engine.game import Impossible
from bricabrac.engine.words import Words
from bricabrac.web.board.speech import texts
from bricabrac.web.door.guard import Limit, address_of, is_from_here
from bricabrac.web.door.guests import Guest
from bricabrac.web.table.log import Log
from bricabrac.web.table.sealing import is_sealed
from bricabrac.web.table.table import Table

if TYPE_CHECKING:
    from bricabrac.web.app import Shop

NAME, LINE = 24, 300  # letters of a name, of a line of chat
# Letters, says Unicode, but nobody sees them: a name of these would be none.
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"


class Refused(Exception):
    """A request that is not granted: a status, and the message that says why."""

    def __init__(
        self, status: int, id: str, onwards: str = "", why: Impossible | None = None
    ) -> None:
        super().__init__(f"{status}: {id}")
        self.status, self.id, self.onwards, self.why = status, id, onwards, why

    def told(self, say: Words) -> str:
        """The message, and what cannot be."""
        return say.say(self.id, **({"why": self.why.told(say.language)} if self.why else {}))


def shop_of(connection: HTTPConnection) -> Shop:
    """Everything that the pages need."""
    shop: Shop = connection.app.state.shop
    return shop


def guest_of(connection: HTTPConnection) -> Guest:
    """Whoever is asking; the same for the whole request."""
    if not hasattr(connection.state, "guest"):
        connection.state.guest = shop_of(connection).guests.guest(connection)
    guest: Guest = connection.state.guest
    return guest


def home_of(connection: HTTPConnection) -> str:
    """Where whoever is asking comes from, veiled; the same for the whole request."""
    if not hasattr(connection.state, "home"):
        connection.state.home = shop_of(connection).guests.veiled(address_of(connection))
    home: str = connection.state.home
    return home


def say_to(connection: HTTPConnection) -> Words:
    """The app's texts in the language of whoever is asking."""
    return texts(guest_of(connection).language)


def is_script(request: Request) -> bool:
    """Whether our own script is asking, not the browser."""
    return "application/json" in request.headers.get("accept", "")


def is_allowed(connection: HTTPConnection, limit: Limit) -> bool:
    """Whether whoever is asking may do this now."""
    shop, guest, address = shop_of(connection), guest_of(connection).player, home_of(connection)
    is_allowed = limit.allows(guest, address, shop.limits.several)
    if is_allowed and limit.name:
        shop.house.neighbours.spend(limit.name, address, guest)
    return is_allowed


@asynccontextmanager
async def reading(request: Request) -> AsyncIterator[None]:
    """Somebody reads what is long: at a bearable rate, and one after the other."""
    shop = shop_of(request)
    if not is_allowed(request, shop.limits.reads):
        raise Refused(429, "refused-flood")
    async with shop.reading:
        yield
        await asyncio.sleep(0)  # tables come before the next one


def check_rate(request: Request) -> None:
    """Refuse whoever opens matches faster than anybody plays them."""
    if not is_allowed(request, shop_of(request).limits.matches):
        raise Refused(429, "refused-flood")


async def form_of(request: Request, files: int = 0, size: int = 8192) -> FormData:
    """A form that one of our own pages has sent, at a bearable rate."""
    shop, guest = shop_of(request), guest_of(request)
    if not is_from_here(request):
        raise Refused(403, "refused-origin")
    if not is_allowed(request, shop.limits.posts):
        raise Refused(429, "refused-flood", request.headers.get("referer", ""))
    shop.house.bots.met(guest.player, address_of(request))
    form = await request.form(max_files=files, max_fields=200, max_part_size=size)
    if guest.is_new or not shop.guests.is_token(guest.player, text(form, "token")):
        raise Refused(403, "refused-token")
    return form


def text(form: FormData, name: str, most: int = 200) -> str:
    """A field of a form, on one line and not too long."""
    value = form.get(name, "")
    if not isinstance(value, str):
        return ""
    return tidy(value, most)


def all_of(form: FormData, name: str, most: int = 200) -> list[str]:
    """All fields of a form that have this name, one after the other."""
    return [tidy(value, most) for value in form.getlist(name) if isinstance(value, str)]


def number(given: str) -> int:
    """A number that a form or an address names; -1 if it does not."""
    return int(given) if given.isdecimal() and len(given) < 12 else -1


def tidy(value: str, most: int) -> str:
    """A text on one line, without what a browser might obey, and not too long."""
    value = "".join(
        " " if letter in BLANK or not letter.isprintable() else letter for letter in value
    )
    return re.sub(r"\s+", " ", value).strip()[:most]


async def table_of(connection: HTTPConnection, turn: int | None = None) -> Table:
    """The table that an address names, perhaps to act there in a turn, or a friendly 404."""
    id, house = connection.path_params["id"], shop_of(connection).house
    table = await house.newest(id, turn) if re.fullmatch(r"[0-9a-f]{10}", id) else None
    if table is None:
        raise HTTPException(404)
    if is_sealed(table.log) and not may_watch(table.log, guest_of(connection).player):
        raise Refused(403, "refused-watching", "/")
    return table


def may_watch(log: Log, player: str) -> bool:
    """Whether a table that is sealed may be looked at: where a deal is even, by who plays it."""
    return not log.is_even or log.seats.is_open or bool(log.seats.of(player))


async def page(request: Request, template: str, status: int = 200, **context: Any) -> Response:
    """A page, and a cookie for somebody new."""
    shop, guest = shop_of(request), guest_of(request)
    path = request.url.path if request.method == "GET" else "/"
    if "name" not in context:
        context["name"] = await shop.house.store.name_of(guest.player)
    context.setdefault("notice", "")
    context.setdefault("origin", str(request.base_url).rstrip("/"))
    html = shop.renderer.page(template, guest.language, token=guest.token, back=path, **context)
    response = HTMLResponse(html, status, headers={"vary": "accept-language, cookie"})
    if guest.is_new:
        shop.guests.remember(request, response, guest.player)
    return response


def onwards(address: str) -> Response:
    """After a form, a page that can be loaded again."""
    return RedirectResponse(address, 303)
