"""The app itself, asked without a server: what it answers to one request, or the first of many."""

import asyncio
from urllib.parse import urlencode, urlsplit

HOST = b"house.test"


class Asked:
    """Somebody who asks the app, by a cookie of theirs."""

    def __init__(self, app, player):
        self.app, self.player, self.guests = app, player, app.state.shop.guests

    async def get(self, path, **headers):
        return await self.ask("http", "GET", path, b"", headers)

    async def post(self, path, **fields):
        body = urlencode({"token": self.guests.token(self.player), **fields}).encode()
        form = {"content-type": "application/x-www-form-urlencoded"}
        return await self.ask("http", "POST", path, body, form)

    async def watch(self, path, *frames):
        """The first board of a socket; or what follows when it is told something."""
        return await self.ask("websocket", "GET", path, b"", {}, frames)

    async def ask(self, kind, method, path, body, headers, frames=()):
        """The status and everything that was sent, until there is a board or an end."""
        address, sent, enough = urlsplit(path), [], asyncio.Event()
        cookie = self.guests.signer.sign(self.player) + b"; language=en"
        given = {"host": HOST, "origin": b"http://" + HOST, "cookie": b"player=" + cookie}
        given |= {name: value.encode() for name, value in headers.items()}
        begun = [{"type": "websocket.connect"}, {"type": "http.request", "body": body}]
        waiting = begun[:1] if kind == "websocket" else begun[1:]
        waiting[:0] = [{"type": "websocket.receive", **one} for one in reversed(frames)]

        async def receive():
            return waiting.pop() if waiting else await asyncio.Event().wait()

        async def send(message):
            sent.append(message)
            if (message["type"] == "websocket.send" and not frames) or b"data: " in message.get(
                "body", b""
            ):
                enough.set()

        scope = {
            "type": kind,
            "method": method,
            "scheme": "ws" if kind == "websocket" else "http",
            "path": address.path,
            "raw_path": address.path.encode(),
            "query_string": address.query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value) for name, value in given.items()],
            "client": ("127.0.0.1", 1),
            "server": (HOST.decode(), 80),
            "http_version": "1.1",
        }
        task = asyncio.create_task(self.app(scope, receive, send))
        stop = asyncio.create_task(enough.wait())
        await asyncio.wait(
            [task, stop], return_when=asyncio.FIRST_COMPLETED, timeout=1 if frames else 30
        )
        for one in (task, stop):
            one.cancel()
        await asyncio.gather(task, stop, return_exceptions=True)
        if not task.cancelled() and (error := task.exception()):
            raise error
        status = next((one["status"] for one in sent if "status" in one), 0)
        told = [one.get("text") or one.get("body", b"").decode() for one in sent]
        return status, "".join(told)
