"""Acting by the socket of a page: what a form would ask for, without a request for each click."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import parse_qsl

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from bricabrac.web.pages import play
from bricabrac.web.pages.trouble import HANDLERS

logger = logging.getLogger("bricabrac.web")
MOST_FIELDS = 200
JSON = (b"accept", b"application/json")


class Said(Request):
    """What a page says, as if it were a form: whoever reads it does not see the difference."""

    def __init__(self, websocket: WebSocket) -> None:
        scope = websocket.scope
        kept = [header for header in scope["headers"] if header[0] != JSON[0]]
        super().__init__({**scope, "type": "http", "method": "POST", "headers": [*kept, JSON]})
        self.text = ""

    def form(self, **limits: Any) -> Any:
        """The fields."""
        return self.read()

    async def read(self) -> FormData:
        """The same, once they are awaited."""
        fields: list[Any]
        try:
            fields = parse_qsl(self.text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
        except ValueError as error:
            raise HTTPException(400) from error
        return FormData(fields)


class Acting:
    """What one page asks for by its socket, message by message, and what it is answered."""

    def __init__(self, websocket: WebSocket) -> None:
        self.said, self.count = Said(websocket), websocket.scope["count"]
        self.heard = 0  # messages
        self.done = 0  # the last of them that was an action which was done: its board says so
        self.is_busy = False

    async def hear(self, text: str) -> tuple[int, str]:
        """Do what is asked for; the status, and what is to be answered besides the board."""
        self.heard += 1
        self.said.text, self.is_busy, began = text, True, time.monotonic()
        try:
            answer = await self.answer()
        finally:
            self.is_busy = False
        status = answer.status_code
        self.count(play.act, "socket", status, time.monotonic() - began)
        if status == 204:
            self.done = self.heard
            return status, ""
        told = bytes(answer.body).decode()
        return status, f'{{"number":{self.heard},"status":{status},"told":{told}}}'

    async def answer(self) -> Response:
        """As the form would be answered."""
        try:
            return await play.act(self.said)
        except Exception as error:
            if not isinstance(error, KNOWN):
                logger.exception("an action by socket")
            kinds = (kind for kind in type(error).__mro__ if kind in HANDLERS)
            return await HANDLERS[next(kinds)](self.said, error)


KNOWN = tuple(kind for kind in HANDLERS if kind is not Exception)
