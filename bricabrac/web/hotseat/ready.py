"""A device is passed on: whoever sits there says so, and may look."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from bricabrac.web.pages.desk import form_of, guest_of, number, table_of, text
from bricabrac.web.pages.play import done


async def ready(request: Request) -> Response:
    """Lift the curtain for the seat that the form names."""
    form = await form_of(request)
    table = await table_of(request)
    await table.lift(guest_of(request).player, number(text(form, "seat")))
    return done(request, table)
