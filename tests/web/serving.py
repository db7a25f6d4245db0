"""A real server in a process of its own, for browsers and for kills."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]


class Served:
    """The server, on a folder; it can be killed and started again on the same port."""

    under: tuple[str, ...] = ()  # a command that runs it
    root = ROOT  # whose code it runs
    complaints = None  # where standard error goes

    def __init__(self, folder, *options):
        self.folder, self.options, self.port, self.process = folder, options, 0, None
        self.start()

    def start(self):
        """Start it, and wait for the first page."""
        command = [sys.executable, "-m", "bricabrac", "serve", "--cold", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*self.under, *command, "--data", str(self.folder), "--lang", "en", *self.options],
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
        )
        line = self.process.stdout.readline()
        self.address = re.search(r"http://[\d.:]+", line)[0]
        self.port = int(self.address.rpartition(":")[2])
        for _ in range(100):
            try:
                return httpx.get(f"{self.address}/healthy", timeout=5)
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def end(self, sig=signal.SIGTERM):
        """End it, gently or not; the exit status."""
        os.kill(self.process.pid, sig)
        status = self.process.wait(15)
        self.process.stdout.close()
        return status

    def __enter__(self):
        return self

    def __exit__(self, *why):
        """Nobody is left behind, whatever happens."""
        self.end()


TOKEN = re.compile(r'name="token" (?:value|content)="(\w+)"')


class Visitor:
    """Somebody without scripts: plain forms, plain pages."""

    def __init__(self, address, language="en"):
        self.http = httpx.Client(
            base_url=address,
            follow_redirects=True,
            timeout=20,
            headers={"accept-language": language, "origin": address},
        )
        self.page = self.http.get("/").text
        self.token = TOKEN.search(self.page)[1]

    def post(self, path, **fields):
        answer = self.http.post(path, data={"token": self.token, **fields})
        self.page = answer.text
        return answer

    def open(self, **fields):
        """Begin a match; its address."""
        given = {"game": "nicodemus", "seat1": "bot:dabbler", "place": "0", "seed": "7"}
        given |= fields
        answer = self.post("/matches", **given)
        assert answer.status_code == 200, answer.text
        self.match = answer.url.path
        return self.match

    def look(self):
        self.page = self.http.get(self.match).text
        return self.page

    @property
    def turn(self):
        return re.search(r'data-turn="(\d+)"', self.page)[1]

    def actions(self):
        """What the page lets one do."""
        return re.findall(r'name="action" value="([^"]+)"', self.page)

    def act(self, action, **fields):
        given = {"action": action, **({} if "turn" in fields else {"turn": self.turn}), **fields}
        return self.post(f"{self.match}/actions", **given)
