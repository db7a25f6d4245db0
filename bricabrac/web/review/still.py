"""A still: the board as it stood at a turning point, with what was done and what was better marked.

It is a page of its own, shown in a frame of the review: a board has its own styles and widths, and
there may be three of them. Nothing on it can be pressed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape, unescape

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from bricabrac.web.door.guard import POLICY
from bricabrac.web.pages import desk
from bricabrac.web.replay.moments import Eyes, Moment
from bricabrac.web.review.making import Making
from bricabrac.web.show import show_of
from bricabrac.web.table.table import Table

FRAMED = POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
FRAMING = f"{POLICY}; frame-src 'self'"


class Still(Moment):
    """A moment at which its seat is asked, as it was then."""

    is_past = False


async def shown(request: Request, table: Table, making: Making | None) -> Response:
    """The board of the turning point that is asked for; if there is none, the review itself."""
    number = desk.number(request.query_params.get("move", ""))
    review = making.review if making else None
    found = [one for one in review.turning if one.number == number] if review else []
    if not found or review is None:
        return desk.onwards(f"/matches/{table.id}/review")
    log, seat = table.log, found[0].seat
    moment = Still(table, number, Eyes(str(seat), seat), seat)
    shop, guest, say = desk.shop_of(request), desk.guest_of(request), desk.say_to(request)
    html, name = shop.renderer.draw(moment, seat, guest.language, lines=[]), log.game.numbering.name
    for kind, line in (("played", found[0].played), ("better", found[0].better)):
        html = marked(html, list(map(name, line.actions)), kind, say.say(f"review-{kind}"))
    response = await desk.page(
        request,
        "review/still.html",
        game=log.game.name,
        body_class=show_of(log.game.name).body_class,
        board=Markup(html),
    )
    response.headers["content-security-policy"] = FRAMED
    return response


def marked(html: str, line: Sequence[str], kind: str, label: str) -> str:
    """The board with everything marked by which one would have begun a line.

    A button may do several things at once: all of them must be of the line.
    """
    mark = f' data-mark="{kind}" data-label="{escape(label)}"'

    def looked_at(found: re.Match[str]) -> str:
        does, rest = unescape(found[1]).split("; "), iter(line)
        return found[0] + mark * (does[:1] == line[:1] and all(one in rest for one in does))

    return re.sub(r'<button[^>]* value="([^"]*)"', looked_at, html)
