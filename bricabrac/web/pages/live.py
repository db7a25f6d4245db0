"""Live updates: everybody who looks at a table is woken, and gets the newest board."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from bricabrac.store import Away
from bricabrac.web.board.patches import Board, patch, text_of, written
from bricabrac.web.door.guard import is_from_here
from bricabrac.web.pages.acting import Acting
from bricabrac.web.pages.desk import guest_of, is_allowed, number, shop_of, table_of
from bricabrac.web.table.table import Table

MOST_PAGES = 12  # of one player at one table
AGAIN, REFUSED, GONE = 1012, 1008, 4404  # why a socket is closed
HEARTBEAT = 25.0  # seconds
MOST_VAIN, VAIN = 100, (400, 429, 500)  # messages of a page that cannot be read, or come too fast


class Client:
    """One page that looks at a table: one flag, the version that it has, and what it was sent."""

    def __init__(self, table: Table, player: str, language: str, seen: int, is_whole: bool) -> None:
        self.table, self.player, self.language, self.seen = table, player, language, seen
        self.is_whole = is_whole  # its script is older than these patches
        self.board: Board = []  # the last one that was sent
        self.told = 0  # the last message of the page that it knows to be done
        self.wake = asyncio.Event()
        self.wake.set()

    async def changed(self) -> None:
        """Wait until there is something new."""
        await self.wake.wait()
        self.wake.clear()


@asynccontextmanager
async def watching(connection: HTTPConnection, table: Table) -> AsyncIterator[Client]:
    """Look at a table for a while."""
    guest = guest_of(connection)
    seen = number(connection.query_params.get("version", ""))
    is_whole = "patches" not in connection.query_params
    house = shop_of(connection).house
    with suppress(Away):  # while they came it may have been forgotten: nobody would tell them more
        table = await house.table(table.id) or table
    client = Client(table, guest.player, guest.language, seen, is_whole)
    table.came(client)
    try:
        house.kick(table)
        yield client
    finally:
        table.went(client)
        house.neighbours.looked(table)


def newest(connection: HTTPConnection, client: Client, done: int = 0) -> str:
    """What a client should see now: version, line break, a patch or the board. Or nothing.

    A patch follows from the last board that was sent this way, not from what the page shows. What
    the page has asked for by its socket, and is done, is named after the version.
    """
    table, is_told, client.told = client.table, client.told == done, done
    if client.seen == table.version:
        return "" if is_told else f'{{"number":{done},"status":204,"told":{{}}}}'
    client.seen = table.version
    renderer = shop_of(connection).renderer
    seats = table.log.seats
    seat, due = seats.eyes_of(client.player), seats.due(client.player)
    before, client.board = client.board, renderer.blocks(table, seat, client.language, due)
    if client.is_whole:
        told = text_of(client.board)
    else:
        told = written(patch(before, client.board))
    return f"{table.version}{'' if is_told else f' {done}'}\n{told}"


def has_too_many(table: Table, player: str) -> bool:
    """Whether a player looks at a table with too many pages."""
    return table.audience.pages_of(player) >= MOST_PAGES


async def socket(websocket: WebSocket) -> None:
    """Push boards until one side goes."""
    shop, guest = shop_of(websocket), guest_of(websocket)
    is_refused = not is_from_here(websocket) or "origin" not in websocket.headers
    if is_refused or not is_allowed(websocket, shop.limits.sockets):
        await websocket.close(REFUSED)
        return
    try:
        table = await table_of(websocket)
    except Away:
        await websocket.close(AGAIN)  # refused: the page says that it tries again, and does
        return
    except Exception:
        await websocket.accept()
        await websocket.close(GONE)
        return
    if has_too_many(table, guest.player):
        await websocket.close(REFUSED)
        return
    await websocket.accept()
    async with watching(websocket, table) as client:
        acting = Acting(websocket)
        listening = asyncio.create_task(listen(websocket, client, acting))
        listening.add_done_callback(lambda _: client.wake.set())
        try:
            while not listening.done():
                await client.changed()
                if shop.house.is_closing or client.table.is_lost:
                    await websocket.close(AGAIN)
                    return
                if not listening.done() and (told := newest(websocket, client, acting.done)):
                    await websocket.send_text(told)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            if not acting.is_busy:  # what was begun is done, as it is where a request has hung up
                listening.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await listening


async def listen(websocket: WebSocket, client: Client, acting: Acting) -> None:
    """Do what a page asks for until it has gone. One that only talks is cut off."""
    vain = 0
    while vain < MOST_VAIN:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        status, answer = await acting.hear(message.get("text") or "")
        if status == 204:
            client.wake.set()
        else:
            vain += status in VAIN
            await websocket.send_text(answer)
    await websocket.close(REFUSED)


async def stream(request: Request) -> Response:
    """The same as a stream of events, where sockets do not get through."""
    table = await table_of(request)
    shop, guest = shop_of(request), guest_of(request)
    if has_too_many(table, guest.player) or not is_allowed(request, shop.limits.sockets):
        return Response(status_code=429)

    async def boards() -> AsyncIterator[str]:
        async with watching(request, table) as client:
            yield "retry: 1000\n\n"
            while not shop.house.is_closing and not client.table.is_lost:
                with suppress(TimeoutError):
                    await asyncio.wait_for(client.changed(), HEARTBEAT)
                board = newest(request, client)
                lines = board.replace("\n", "\ndata: ")
                yield f"data: {lines}\n\n" if board else ": still here\n\n"

    return StreamingResponse(
        boards(), media_type="text/event-stream", headers={"x-accel-buffering": "no"}
    )
