"""What is said when something goes wrong: a friendly page, never a traceback."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from bricabrac.store import Away
from bricabrac.web.door.guard import TooLarge
from bricabrac.web.house.house import Unreadable
from bricabrac.web.pages.desk import Refused, is_script, page, say_to
from bricabrac.web.pages.play import not_now
from bricabrac.web.table.refusals import NotNow

logger = logging.getLogger("bricabrac.web")
TITLES = {403: "trouble-403", 404: "trouble-404", 405: "trouble-405", 429: "trouble-429"}


async def answer(request: Request, status: int, text: str, to: str = "", **known: str) -> Response:
    """The reason as a page, or as JSON for our own script."""
    say = say_to(request)
    if is_script(request):
        return JSONResponse({"why": text}, status)
    heading = say.say(TITLES.get(status, "trouble-any"))
    if to and not to.startswith("/matches/"):
        to = ""
    told = {"heading": heading, "text": text, "onwards": to, **known}
    shown = "s-lost" if status == 404 else "s-trouble"
    return await page(request, "trouble.html", status, scene_of=shown, **told)


async def refused(request: Request, error: Any) -> Response:
    """A request that is not granted."""
    return await answer(request, error.status, error.told(say_to(request)), error.onwards)


async def http_error(request: Request, error: Any) -> Response:
    """An address that leads nowhere, and what Starlette itself refuses."""
    id = "trouble-404-text" if error.status_code == 404 else "trouble-any-text"
    response = await answer(request, error.status_code, say_to(request).say(id))
    response.headers.update(error.headers or {})
    return response


async def unreadable(request: Request, error: Exception) -> Response:
    """A match of other rules."""
    logger.error("cannot replay %s", error)
    return await answer(request, 410, say_to(request).say("trouble-old-rules"))


async def away(request: Request, error: Exception) -> Response:
    """The store is out of reach, so nobody's name is looked for there."""
    logger.error("the store is away: %s", error)
    response = await answer(request, 503, say_to(request).say("trouble-away"), name="")
    response.headers["retry-after"] = "2"
    return response


async def too_large(request: Request, error: Exception) -> Response:
    """More than a form can be."""
    return PlainTextResponse("413: too large", 413)


async def broken(request: Request, error: Exception) -> Response:
    """Our own fault."""
    try:
        return await answer(request, 500, say_to(request).say("trouble-500-text"))
    except Exception:
        return PlainTextResponse("500", 500)


async def gone(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up in the middle of it: nobody hears the answer."""
    return Response(status_code=400)


HANDLERS: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
    Refused: refused,
    NotNow: not_now,
    HTTPException: http_error,
    Unreadable: unreadable,
    Away: away,
    TooLarge: too_large,
    ClientDisconnect: gone,
    Exception: broken,
}
