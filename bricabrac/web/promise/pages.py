"""How a deal came about: a page that shows every step with its numbers."""

from __future__ import annotations

from re import fullmatch

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from bricabrac.engine.promise import ADDED, broken, digest
from bricabrac.web.board.people import names_at
from bricabrac.web.pages import desk
from bricabrac.web.table.sealing import may_be_opened


async def deal(request: Request) -> Response:
    """What was promised and, when the match is over, whether it was kept."""
    table, say = await desk.table_of(request), desk.say_to(request)
    log, match = table.log, table.log.match
    if log.day:  # everybody's: told on the page of the day
        return desk.onwards(f"/daily/{log.day}#deal")
    promise = match.promise if may_be_opened(log) else None
    seed = match.seed if match.position is None else None
    return await desk.page(
        request,
        "promise/page.html",
        id=table.id,
        title=say.say(f"title-{log.game.name}"),
        commitment=log.commitment,
        promise=promise,
        added=list(zip(names_at(log, say), promise.added)) if promise else [],
        digests=(digest(promise.nonce), digest(promise.text)) if promise else (),
        seed=match.seed,
        wrong=broken(promise, seed),
    )


def added_in(form: FormData) -> str:
    """What the browser of whoever sits down adds to the deal; nothing, without scripts."""
    added = desk.text(form, "added")
    return added if fullmatch(ADDED, added) else ""
