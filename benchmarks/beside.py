"""Those beside the players who mean no good, in a process of their own, until its input ends.

``python -m benchmarks.beside ADDRESS``: some say nothing, some a letter a second, some look and
never listen, some send what no browser would; all by one address, as often as they are let.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

from tests.web.wire import Wire, inputs

SILENT, SLOW, DEAF, HOSTILE = 1000, 100, 20, 20  # of each kind
PAUSE = 0.2  # seconds between two inputs of one who is hostile


class Beside:
    """All of them."""

    def __init__(self, address: str) -> None:
        self.host, self.port = str(urlsplit(address).hostname), int(urlsplit(address).port or 80)
        self.wire = Wire(SimpleNamespace(address=address, port=self.port), None)
        self.done, self.made = Counter[str](), inputs(Random(1))

    async def silent(self) -> None:
        """Come, and say nothing."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        await reader.read()
        writer.close()

    async def slow(self) -> None:
        """Say something very slowly."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        for letter in b"GET /healthy HTTP/1.1\r\nhost: house\r\nx: " + b"y" * 1000:
            writer.write(bytes([letter]))
            await writer.drain()
            if reader.at_eof():
                break
            await asyncio.sleep(1)
        writer.close()

    async def deaf(self) -> None:
        """Look at a table at which things happen, and read nothing of what is told."""
        one, path = self.wire.couple[0], self.wire.couple[0].match
        head = (
            f"GET {path}/live HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
            f"origin: {one.address}\r\n"
            f"cookie: player={one.http.cookies['player']}\r\nsec-websocket-version: 13\r\n"
            "connection: upgrade\r\nupgrade: websocket\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        _, writer = await asyncio.open_connection(self.host, self.port, limit=1024)
        writer.write(head.encode())
        await asyncio.sleep(30)
        writer.close()

    async def hostile(self) -> None:
        """Send what no browser would."""
        if found := await self.wire.ask(*next(self.made)):
            self.done[f"wrong: {found}"] += 1
        await asyncio.sleep(PAUSE)

    async def acting(self) -> None:
        """Let things happen at the table of the deaf."""
        self.done["stuck"] += await self.wire.is_stuck()
        await asyncio.sleep(1)

    async def again(self, do: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """The same, again and again; who is put out comes back."""
        while True:
            with suppress(OSError):
                await do()
                self.done[do.__name__] += 1
            await asyncio.sleep(0.05)


async def main(address: str) -> None:
    """Be there until nobody wants it any more; then tell what was done."""
    beside = Beside(address)
    await beside.wire.sit_down()
    kinds = ((beside.silent, SILENT), (beside.slow, SLOW), (beside.deaf, DEAF),
             (beside.hostile, HOSTILE), (beside.acting, 1))  # fmt: skip
    tasks = [asyncio.create_task(beside.again(do)) for do, count in kinds for _ in range(count)]
    print("here", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    told = {**beside.done, "inputs": beside.wire.asked, "answers": beside.wire.answers}
    print(json.dumps(told), flush=True)
    await beside.wire.leave()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
