"""What time it is here: devices compare their clocks with it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bricabrac.web.clock import steady


async def now(request: Request) -> Response:
    """Milliseconds since 1970."""
    return PlainTextResponse(str(steady.now()))


def clock_time(milliseconds: int) -> str:
    """Minutes and seconds, as a clock shows them."""
    seconds = -(-milliseconds // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"
