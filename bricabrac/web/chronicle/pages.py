"""The whole log of a match on a page of its own: boards carry its end only."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from bricabrac.web.board.render import frame_of, log_of, names_at, words_at
from bricabrac.web.pages.desk import guest_of, page, say_to, shop_of, table_of


async def whole_log(request: Request) -> Response:
    """Every action in words, as whoever is asking may know it; behind a curtain, as anybody may."""
    table, guest, say = await table_of(request), guest_of(request), say_to(request)
    seat = table.seat_of(guest.player)
    names, words = names_at(table, say), words_at(table, guest.language)
    frame = shop_of(request).renderer.parts_of("frame.html", guest.language)
    people = frame_of(table, seat, names, say)["people"]
    count = len(table.match.history)
    lines = log_of(table, seat, words, people, frame, most=max(1, count))
    return await page(
        request,
        "chronicle/log.html",
        id=table.id,
        title=say.say(f"title-{table.game.name}"),
        lines=lines[::-1],
        names=names,
        is_over=table.is_over,
    )
