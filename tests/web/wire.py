"""Hostile bytes: requests and frames that no browser would send, to a real server.

``python -m tests.web.wire --count N [--seed N]``: broken request lines, headers, lengths, chunks,
pipelines and slow bodies; then frames with broken UTF-8, masks, lengths, fragments and control
frames. Never a 500, never a traceback, never a stuck table; ``wire.jsonl`` is asked again by
``test_hostile.py``.
"""

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from benchmarks.callers import pair
from tests.web.serving import Served

CORPUS = Path(__file__).with_name("wire.jsonl")
AT_ONCE = 48  # connections
LINES = (
    "GET / HTTP/1.1", "GET / HTTP/1.0", "GET /healthy HTTP/1.1", "HEAD / HTTP/1.1",
    "GET  / HTTP/1.1", "GET / HTTP/9.9", "GET /", "GET", "", " ", "\x00\x01\x02", "PRI * HTTP/2.0",
    "OPTIONS * HTTP/1.1", "CONNECT evil.test:443 HTTP/1.1", "GET http://evil.test/ HTTP/1.1",
    "POST /matches HTTP/1.1", "POST /records HTTP/1.1", "PUT /me HTTP/1.1", "get /me HTTP/1.1",
    "POST {match}/actions HTTP/1.1", "POST {match}/chat HTTP/1.1", "GET {match}/live HTTP/1.1",
    "GET /%00 HTTP/1.1", "GET /%ff%fe HTTP/1.1", "GET /../../etc/passwd HTTP/1.1",
    "GET /\xff HTTP/1.1", "GET /?%s HTTP/1.1" % ("a=1&" * 900), "GET /%s HTTP/1.1" % ("x" * 9000),
    "GET //evil.test HTTP/1.1", "GET /healthy?\x7f HTTP/1.1", "\x16\x03\x01\x02\x00\x01\x00\x01",
    "GET /static/../../x HTTP/1.1", "GET {match}/replay?move=1e9 HTTP/1.1", "A" * 70_000,
)  # fmt: skip
HEADERS = (
    "host: house.test", "host: a\r\nhost: b", "host:", "host: \xff", "host house", ": x",
    "x" * 9000,
    "content-length: 5", "content-length: -1", "content-length: 99999999999999999999",
    "content-length: 5\r\ncontent-length: 6", "content-length: 0x5", "content-length: 1_0",
    "transfer-encoding: chunked", "transfer-encoding: chunked, chunked", "transfer-encoding: gzip",
    "transfer-encoding: chunked\r\ncontent-length: 4", "expect: 100-continue", "connection: close",
    "connection: upgrade\r\nupgrade: websocket", "upgrade: h2c\r\nhttp2-settings: AAA",
    "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: x",
    "cookie: player=\xff; language=\x01", "cookie: player=" + "a." * 2000, "cookie: =;=;;;",
    "cookie: ",
    "x-forwarded-for: ::1, \x01", "x-forwarded-proto: gopher", "range: bytes=9-1", " folded: yes",
    "accept-encoding: gzip;q=nan", "accept-language: " + "en," * 900, "origin: null", "a: b\nc: d",
    "content-type: multipart/form-data; boundary=", "content-type: multipart/form-data; boundary=x",
    "content-type: application/x-www-form-urlencoded; charset=utf-7", "x: \x00", "if-none-match: *",
)  # fmt: skip
BODIES = (
    "", "a=b", "token=%zz&action=%", "a" * 5, "a" * 20_000, "5\r\nabcde\r\n0\r\n\r\n", "zz\r\n",
    "ffffffffffffffff\r\nx", "-1\r\n", "5;x=\xff\r\nabcde\r\n", "0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    "--x\r\ncontent-disposition: form-data; name=\"token\"\r\n\r\n\xff\r\n--x--", "--x\r\n\r\n",
    "&" * 900,
    "text=" + "position [1]", "\xff\xfe\x00", "0\r\nx: y\r\n\r\n", "5\r\nabc",
)  # fmt: skip
PAYLOADS = (
    b"", b"hello", b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"x" * 125,
    b"x" * 126, b"x" * 4096, b"x" * 4097, b"x" * 65_536, b"\x00", b"\x03\xe8", b"\x00\x01",
    b"\x03\xe8\xff", b"{", b"token=x&turn=0&action=stop", b"turn=%zz&action=%&token=\xff",
    b"&" * 900, b"action=" + b"%00" * 300,
)  # fmt: skip


def inputs(dice):
    """Hostile bytes without end, each by its kind and as something that JSON can say."""
    while True:
        if dice.random() < 0.02:
            yield "frames", [frame(dice).decode("latin-1") for _ in range(dice.randrange(1, 95))]
        else:
            yield "raw", "".join(request(dice) for _ in range(dice.choice((1, 1, 1, 2, 5))))


def request(dice):
    """A request that is wrong in some way, or only odd."""
    headers = [dice.choice(HEADERS) for _ in range(dice.randrange(5))]
    if dice.random() < 0.5:
        headers.insert(0, "host: house.test")
    end = dice.choice(("\r\n", "\r\n", "\r\n", "\n", "\r"))
    text = end.join([dice.choice(LINES), *headers, "", dice.choice(BODIES)])
    if dice.random() < 0.2:
        text = text[: dice.randrange(len(text) + 1)]
    if text and dice.random() < 0.2:
        place = dice.randrange(len(text))
        text = text[:place] + chr(dice.randrange(256)) + text[place + 1 :]
    return text


def frame(dice):
    """A frame of a socket; most can be read, so that more of them follow."""
    payload = dice.choice(PAYLOADS[:2] if dice.random() < 0.8 else PAYLOADS)
    is_odd = dice.random() < 0.03
    first = dice.choice((0x81, 0x82, 0x89, 0x8A)) if not is_odd else dice.randrange(256)
    if first in (0x89, 0x8A):
        payload = payload[:125]
    size, masked = len(payload), 0x80 if dice.random() > 0.01 else 0
    if is_odd and dice.random() < 0.3:
        size = dice.choice((0, 1, 126, 65_535, 1 << 40, (1 << 64) - 1))
    if size < 126:
        head = bytes([first, masked | size])
    elif size < 65_536:
        head = bytes([first, masked | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, masked | 127]) + size.to_bytes(8, "big")
    mask = dice.randbytes(4) if masked else b""
    body = bytes(one ^ mask[n % 4] for n, one in enumerate(payload)) if masked else payload
    return head + mask + body


def size_of(one):
    """How many inputs: every frame is one."""
    return len(one[1]) if one[0] == "frames" else 1


class Wire:
    """A server with a table, and somebody who speaks to it in bytes."""

    def __init__(self, server, complaints):
        self.server, self.complaints, self.told = server, complaints, 0
        self.dice, self.couple, self.asked, self.answers = Random(1), (), 0, {}

    async def sit_down(self):
        """Two people at a table."""
        await self.leave()
        self.couple = await pair(self.server.address)

    async def leave(self):
        """Let both go."""
        for one in self.couple:
            await one.http.aclose()
        self.couple = ()

    async def ask(self, kind, given):
        """What is wrong with the answer, or nothing."""
        match = self.couple[0].match
        self.asked += size_of((kind, given))
        if kind == "frames":
            return await self.talk(match, "".join(given).encode("latin-1"))
        return await self.send(given.replace("{match}", match).encode("latin-1"))

    async def talk(self, match, frames):
        """Frames after a good beginning."""
        one = self.couple[0]
        head = (
            f"GET {match}/live?version=0 HTTP/1.1\r\nhost: 127.0.0.1:{self.server.port}\r\n"
            f"origin: {self.server.address}\r\ncookie: player={one.http.cookies['player']}\r\n"
            "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        return await self.send(head.encode(), frames)

    async def send(self, data, more=b""):
        """Say something and hear what is said until nothing comes, or it ends."""
        heard = b""
        try:
            port = self.server.port
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
        except OSError as error:
            return f"no connection: {error}"
        with suppress(OSError):
            for part in (data, more) if more else self.parts(data):
                writer.write(part)
                await writer.drain()
                if part is not data:
                    await asyncio.sleep(0)
            if self.dice.random() < 0.7:
                writer.write_eof()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.25):
                    while part := await reader.read(1 << 16):
                        heard += part
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
        found = re.findall(rb"HTTP/1\.1 (\d\d\d)", heard)
        for status in found:
            self.answers[status.decode()] = self.answers.get(status.decode(), 0) + 1
        return next((status.decode() for status in found if status >= b"500"), "")

    def parts(self, data):
        """Some things are said slowly."""
        if self.dice.random() < 0.95:
            return [data]
        place = self.dice.randrange(len(data) + 1)
        return [data[:place], data[place:]]

    def complaint(self):
        """What the server complained about since."""
        text = self.complaints.read_text("utf-8", "replace")
        text, self.told = text[self.told :], len(text)
        return text if "Traceback" in text or "Error" in text else ""

    async def is_stuck(self):
        """Whether people can no longer act at the table."""
        for one in self.couple:
            one.board = await one.look()
        if not any(one.is_mine for one in self.couple):  # it is over
            await self.sit_down()
            return False
        one = next(one for one in self.couple if one.is_mine)
        return (await one.act(self.dice))[0] != 204


async def attack(made, count, wire):
    """Everything that goes wrong, with its input: so many inputs, many at once."""
    await wire.sit_down()
    wrong, began = [], time.monotonic()

    async def one_after_the_other(goal):
        while wire.asked < goal and (one := next(made, None)):
            if found := await wire.ask(*one):
                wrong.append((found, *one))

    while wire.asked < count:
        goal = min(count, wire.asked + 10_000)
        await asyncio.gather(*(one_after_the_other(goal) for _ in range(AT_ONCE)))
        if await wire.is_stuck():
            wrong.append(("stuck", "after", wire.asked))
        if found := wire.complaint():
            wrong.append((found, "after", wire.asked))
        rate = wire.asked / (time.monotonic() - began)
        told = f"{wire.asked}, {len(wrong)} wrong, {rate:.0f} a second, {wire.answers}"
        print(told, file=sys.stderr, flush=True)
    await wire.leave()
    return wrong


def kept():
    """The corpus: kinds and inputs."""
    return [tuple(json.loads(line)) for line in CORPUS.read_text("utf-8").splitlines()]


class Heard(Served):
    """A server whose complaints are kept."""

    def __init__(self, folder):
        self.file = Path(folder) / "complaints"
        with open(self.file, "w") as self.complaints:
            super().__init__(Path(folder) / "house", "--guests", "100000")


def main(arguments):
    """Attack; 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.wire")
    parser.add_argument("--count", type=int, default=20_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        server = Heard(folder)
        wire = Wire(server, server.file)
        wrong = asyncio.run(attack(inputs(Random(args.seed)), args.count, wire))
        server.end()
    for found, kind, given in wrong[:50]:
        print(found, json.dumps([kind, given]))
    print(f"{wire.asked} hostile inputs, {len(wrong)} wrong; answers: {wire.answers}")
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
