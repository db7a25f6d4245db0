"""The whole log of a match on a page of its own: boards carry its end only."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from bricabrac.web.board.lines import turns_of
from bricabrac.web.board.people import people_of, words_at
from bricabrac.web.pages.desk import guest_of, page, reading, say_to, shop_of, table_of


async def whole_log(request: Request) -> Response:
    """Every action in words, as whoever is asking may know it; behind a curtain, as anybody may."""
    async with reading(request):
        return await told(request)


async def told(request: Request) -> Response:
    """The page."""
    table, guest, say = await table_of(request), guest_of(request), say_to(request)
    seat = table.log.seats.eyes_of(guest.player)
    words = words_at(table.log, guest.language, seat)
    lines = shop_of(request).renderer.lines_of(table, seat, words)
    return await page(
        request,
        "chronicle/log.html",
        id=table.id,
        title=say.say(f"title-{table.log.game.name}"),
        turns=list(turns_of(lines, table.log.marks, words)),
        people=people_of(table, seat, words.names, say),
        names=words.names,
        is_over=table.log.is_over,
    )
