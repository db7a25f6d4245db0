"""Callers: people without browsers, for measuring a server on this machine."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterable
from random import Random
from urllib.parse import urlencode

import httpx
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from bricabrac.web.board.patches import NEXT, patched

TOKEN = re.compile(r'name="token" (?:value|content)="(\w+)"')
LINK = re.compile(r'value="(/join/[^"]+)"')
ACTION = re.compile(r'name="action" value="([^"]+)"')
TURN = re.compile(r'data-turn="(\d+)"')
MINE = re.compile(r'<div id="board"[^>]* data-mine')


class Caller:
    """One player: a cookie, a token, and the newest board."""

    is_by_post = False  # as pages acted that had no other way

    def __init__(self, address: str, home: str = "") -> None:
        self.address, self.token, self.match, self.board, self.version = address, "", "", "", -1
        self.news, self.heard = asyncio.Event(), 0  # bytes of boards and patches
        self.socket: ClientConnection | None = None  # while it is open
        self.said, self.answers = 0, dict[int, asyncio.Future[int]]()  # what was asked there
        self.home = {"x-forwarded-for": home} if home else {}  # as a proxy would tell it
        known = {"origin": address, "accept": "text/html", "accept-encoding": "identity"}
        self.http = httpx.AsyncClient(
            base_url=address,
            headers=known | self.home,
            timeout=30,
            verify=False,  # to load certificates for everybody takes longer than to seat them
            trust_env=False,
        )

    async def arrive(self) -> None:
        """Get a cookie and a token."""
        found = TOKEN.search((await self.http.get("/me")).text)
        assert found is not None
        self.token = found[1]

    async def open(self, game: str = "nicodemus") -> str:
        """Begin a match; the link for a friend."""
        await self.sit_down("/matches", game=game, seat1="open")
        found = LINK.search(await self.look())
        assert found is not None
        return found[1]

    async def join(self, link: str) -> None:
        """Sit down at a friend's table."""
        await self.sit_down(link)

    async def sit_down(self, path: str, **form: str) -> None:
        answer = await self.http.post(path, data={"token": self.token, **form})
        assert answer.status_code == 303, answer.status_code
        self.match = answer.headers["location"]

    async def look(self) -> str:
        """The page of the match, as it is now."""
        return (await self.http.get(self.match)).text

    async def watch(self) -> None:
        """Look at the table until it ends: every board that comes is the newest."""
        async with websockets.connect(
            f"{self.address.replace('http', 'ws', 1)}{self.match}/live?patches",
            origin=Origin(self.address),
            additional_headers={"cookie": f"player={self.http.cookies['player']}", **self.home},
            max_size=None,
            ping_interval=None,  # browsers do not ask either
        ) as socket:
            lines: list[str] = []
            self.socket, self.said = socket, 0
            try:
                async for text in socket:
                    self.heard += len(str(text).encode())
                    if str(text).startswith("{"):
                        answer = json.loads(text)
                        self.answered(answer["number"], answer["status"])
                        continue
                    version, _, told = str(text).partition("\n")
                    lines = as_before(lines, told) if is_old(told, lines) else patched(lines, told)
                    version, _, done = version.partition(" ")
                    self.board, self.version = "".join(lines), int(version)
                    self.news.set()
                    self.answered(int(done or 0), 204)
            finally:
                self.socket = None
                for waiting in self.answers.values():
                    waiting.cancel()
                self.answers.clear()

    def answered(self, number: int, status: int) -> None:
        """Something that was asked for by socket is done, or refused."""
        if waiting := self.answers.pop(number, None):
            waiting.set_result(status)

    @property
    def turn(self) -> int:
        """The turn of the newest board."""
        found = TURN.search(self.board)
        return int(found[1]) if found else -1

    @property
    def is_mine(self) -> bool:
        """Whether it is this caller's turn."""
        return MINE.search(self.board) is not None

    async def act(self, dice: Random) -> tuple[int, str]:
        """Do anything that the board offers; the status and the action."""
        # A button may carry several actions: here they are done one by one.
        action = dice.choice(ACTION.findall(self.board)).partition(";")[0]
        form = {"token": self.token, "turn": str(self.turn), "action": action}
        if self.socket is not None and not self.is_by_post:
            return await self.say(urlencode(form)), action
        path, accept = f"{self.match}/actions", {"accept": "application/json"}
        return (await self.http.post(path, data=form, headers=accept)).status_code, action

    async def say(self, text: str) -> int:
        """Ask for something by the socket, as pages do; the status."""
        assert self.socket is not None
        self.said += 1
        answer = self.answers[self.said] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(text)
            return await asyncio.wait_for(answer, 30)
        except (asyncio.CancelledError, TimeoutError, ConnectionClosed) as error:
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise
            raise httpx.ReadError("the socket did not answer") from error


def is_old(told: str, lines: list[str]) -> bool:
    """Whether a server sends whole boards, or patches in JSON, as it was done before."""
    return told.startswith("[") or not (lines or NEXT in told)


def as_before(lines: list[str], told: str) -> list[str]:
    """The lines that such a server means."""
    if not told.startswith("["):
        return [f"{line}\n" for line in told.split("\n")]
    new: list[str] = []
    for part in json.loads(told):
        new += [f"{part}\n"] if isinstance(part, str) else lines[slice(*part)]
    return new


async def pair(address: str, game: str = "nicodemus", home: str = "") -> tuple[Caller, Caller]:
    """Two players at one table."""
    one, other = Caller(address, home), Caller(address, home)
    await one.arrive()
    await other.arrive()
    await other.join(await one.open(game))
    return one, other


async def dismissed(
    playing: Iterable[asyncio.Task[None]], tables: Iterable[Iterable[Caller]]
) -> None:
    """Let everybody go who plays."""
    tasks = [*playing]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for table in tables:
        for one in table:
            await one.http.aclose()


def percentile(values: list[float], share: float) -> float:
    """The value below which so many lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def until(condition: Callable[[], bool], seconds: float) -> bool:
    """Wait for something, but not for ever."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.02)
    return True
