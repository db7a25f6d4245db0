"""Callers: people without browsers, for measuring. Raw HTTP and sockets, on this machine only."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from bricabrac.web.patches import patched

TOKEN = re.compile(r'name="token" (?:value|content)="(\w+)"')
LINK = re.compile(r'value="(/join/[^"]+)"')
ACTION = re.compile(r'name="action" value="([^"]+)"')
TURN = re.compile(r'data-turn="(\d+)"')
MINE = re.compile(r'<div id="board"[^>]* data-mine')


class Server:
    """A server in a process of its own, on a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it; the port stays the same."""
        command = [sys.executable, "-m", "bricabrac", "serve", "--cold", "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self.folder)],
            env={**os.environ, "BRICABRAC_MODE": "plain"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        if found is None:
            raise RuntimeError("the server does not start")
        self.port = int(found[1])

    def worked(self) -> float:
        """Seconds of processor time so far, where the system tells."""
        assert self.process is not None
        try:
            told = Path(f"/proc/{self.process.pid}/stat").read_text("ascii")
        except OSError:
            return float("nan")
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def end(self, sig: int) -> int:
        """End it, gently or not."""
        assert self.process is not None
        self.process.send_signal(sig)
        status = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


class Caller:
    """One player: a cookie, a token, one connection for forms."""

    def __init__(self, port: int) -> None:
        self.port, self.cookie, self.token = port, "", ""
        self.wire: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.match = ""
        self.board = ""
        self.version = -1
        self.news = asyncio.Event()

    @property
    def origin(self) -> str:
        """Where its pages come from."""
        return f"http://127.0.0.1:{self.port}"

    async def ask(
        self, method: str, path: str, form: dict[str, str] | None = None, accept: str = "text/html"
    ) -> tuple[int, str, str]:
        """Status, address of a redirection, and body."""
        if self.wire is None or self.wire[0].at_eof():
            self.wire = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self.wire
        body = urlencode(form or {}).encode()
        head = [
            f"{method} {path} HTTP/1.1",
            f"host: 127.0.0.1:{self.port}",
            f"origin: {self.origin}",
            f"cookie: player={self.cookie}",
            f"accept: {accept}",
            "content-type: application/x-www-form-urlencoded",
            f"content-length: {len(body)}",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
        for line in lines:
            if line.lower().startswith("set-cookie: player="):
                self.cookie = line.split("=", 1)[1].split(";")[0]
        length = int(headers.get("content-length", 0))
        text = (await reader.readexactly(length)).decode() if length else ""
        return int(lines[0].split()[1]), headers.get("location", ""), text

    async def arrive(self) -> None:
        """Get a cookie and a token."""
        _, _, page = await self.ask("GET", "/me")
        found = TOKEN.search(page)
        assert found is not None
        self.token = found[1]

    async def open(self, opponent: str = "open") -> str:
        """Begin a match; the link for a friend."""
        form = {"token": self.token, "game": "nicodemus", "seat1": opponent}
        status, self.match, _ = await self.ask("POST", "/matches", form)
        assert status == 303, status
        _, _, self.board = await self.ask("GET", self.match)
        found = LINK.search(self.board)
        return found[1] if found else ""

    async def join(self, link: str) -> None:
        """Sit down."""
        status, self.match, _ = await self.ask("POST", link, {"token": self.token})
        assert status == 303, status

    async def watch(self) -> None:
        """Look at the table until it ends: every board that comes is the newest."""
        import websockets
        from websockets.typing import Origin

        address = f"ws://127.0.0.1:{self.port}{self.match}/live"
        headers = {"cookie": f"player={self.cookie}"}
        async with websockets.connect(
            address, origin=Origin(self.origin), additional_headers=headers, max_size=None
        ) as socket:
            async for text in socket:
                version, _, told = str(text).partition("\n")
                if told.startswith("["):
                    told = "\n".join(patched(self.board.split("\n"), json.loads(told)))
                self.board, self.version = told, int(version)
                self.news.set()

    @property
    def turn(self) -> int:
        """The turn of the newest board."""
        found = TURN.search(self.board)
        return int(found[1]) if found else -1

    @property
    def is_mine(self) -> bool:
        """Whether it is this caller's turn."""
        return MINE.search(self.board) is not None

    async def act(self, dice: random.Random) -> tuple[int, str]:
        """Do anything that the board offers; the status and the action."""
        action = dice.choice(ACTION.findall(self.board))
        form = {"token": self.token, "turn": str(self.turn), "action": action}
        status, _, _ = await self.ask("POST", f"{self.match}/actions", form, "application/json")
        return status, action

    def hang_up(self) -> None:
        """Close the connection for forms."""
        if self.wire:
            self.wire[1].close()
            self.wire = None


async def pair(port: int) -> tuple[Caller, Caller]:
    """Two players at one table."""
    one, other = Caller(port), Caller(port)
    await one.arrive()
    await other.arrive()
    await other.join(await one.open())
    return one, other


def percentile(values: list[float], share: float) -> float:
    """The value below which so many lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def until(condition: Any, seconds: float) -> bool:
    """Wait for something, but not for ever."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.02)
    return True
