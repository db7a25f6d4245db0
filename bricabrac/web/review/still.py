"""A still: the board as it stood at a turning point, with what was done and what was better marked.

It is a page of its own, shown in a frame of the review: a board has its own styles and widths, and
there may be three of them. Nothing on it can be pressed.
"""

from __future__ import annotations

import re
from html import escape

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
    done, best = log.match.history[number].action, review.judged[number].best
    for kind, action in (("played", done), ("better", best)):
        html = marked(html, name(action), kind, say.say(f"review-{kind}"))
    response = await desk.page(
        request,
        "review/still.html",
        game=log.game.name,
        body_class=show_of(log.game.name).body_class,
        board=Markup(html),
    )
    response.headers["content-security-policy"] = FRAMED
    return response


def marked(html: str, action: str, kind: str, label: str) -> str:
    """The board with everything marked by which one would have done something."""
    value = re.escape(escape(action))
    mark = f' data-mark="{kind}" data-label="{escape(label)}"'
    return re.sub(f'(<button[^>]* value="{value}(?:; [^"]*)?")', rf"\1{mark}", html)
