"""Browsers that are not Chromium: Firefox by WebDriver BiDi, WebKit by its own WebDriver.

Both are driven as far as tests need it: go somewhere, ask the page, click where a person would,
take a picture. Debian's packages are ``firefox-esr``, and ``webkit2gtk-driver`` with ``xvfb``.
"""

import base64
import json
import re
import shutil
import socket
import subprocess
import time
from contextlib import contextmanager, suppress
from glob import glob
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

FIREFOX = shutil.which("firefox-esr")
WEBKIT = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
MINI = next(iter(glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")), "")
SIZE = (1440, 900)
QUIET = """
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en-GB");
user_pref("remote.active-protocols", 1);
"""
# It sees our own pages only, and its sandbox does not start where tests run as root.
ALONE = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}

# A page on which nothing moves paints no frame, and WebKit waits for one to take a picture of.
AWAKE = "document.body.animate([{opacity: 1}, {opacity: 0.999}], 3000); return 0;"


class Silent(Exception):
    """A driver does not answer, which is not a fault of the page."""


class Firefox:
    """A page in Firefox, over a socket of WebDriver BiDi."""

    def __init__(self, wire):
        self.wire, self.number = wire, 0
        self.ask("session.new", capabilities={})
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        width, height = SIZE
        self.at("browsingContext.setViewport", viewport={"width": width, "height": height})

    def ask(self, method, **params):
        """A command, and its answer."""
        self.number += 1
        try:
            self.wire.send(json.dumps({"id": self.number, "method": method, "params": params}))
            while (told := json.loads(self.wire.recv(timeout=90))).get("id") != self.number:
                pass  # an event, which nobody asked for
        except (TimeoutError, ConnectionClosed) as why:
            raise Silent(f"Firefox does not answer {method}") from why
        assert told["type"] == "success", told
        return told["result"]

    def at(self, method, **params):
        """A command for the page."""
        return self.ask(method, context=self.page, **params)

    def go(self, url):
        self.at("browsingContext.navigate", url=url, wait="complete")

    def tell(self, script):
        """What a script on the page returns."""
        told = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve((() => {{ {script} }})()).then(JSON.stringify)",
            target={"context": self.page},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    def press(self, x, y):
        """A click with a mouse."""
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.at("input.performActions", actions=[pointer | {"actions": pressing(x, y)}])

    def cookie(self, name, value):
        """A cookie of our own address."""
        kept = {"name": name, "value": {"type": "string", "value": value}, "domain": "127.0.0.1"}
        self.ask("storage.setCookie", cookie=kept)

    def picture(self, path):
        told = self.at("browsingContext.captureScreenshot")
        Path(path).write_bytes(base64.b64decode(told["data"]))


class Webkit:
    """A page in WebKit, over HTTP."""

    def __init__(self, http):
        self.http = http
        options = {"binary": MINI, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.session = self.ask("POST", "/session", capabilities=wanted)["sessionId"]
        width, height = SIZE
        self.at("POST", "window/rect", x=0, y=0, width=width, height=height)
        inner = self.tell("return [innerWidth, innerHeight]")
        more = {"width": 2 * width - inner[0], "height": 2 * height - inner[1]}
        self.at("POST", "window/rect", x=0, y=0, **more)

    def ask(self, method, path, **params):
        """A command, and its answer."""
        try:
            answer = self.http.request(method, path, json=params if method == "POST" else None)
        except httpx.TransportError as why:
            raise Silent(f"WebKit does not answer {method} {path}") from why
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def at(self, method, path, **params):
        """A command for the page."""
        return self.ask(method, f"/session/{self.session}/{path}", **params)

    def go(self, url):
        self.at("POST", "url", url=url)

    def tell(self, script):
        """What a script on the page returns."""
        return self.at("POST", "execute/sync", script=script, args=[])

    def press(self, x, y):
        """A click with a mouse."""
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.at("POST", "actions", actions=[pointer | {"actions": pressing(x, y)}])

    def cookie(self, name, value):
        """A cookie of the page's address."""
        self.at("POST", "cookie", cookie={"name": name, "value": value, "path": "/"})

    def picture(self, path):
        self.tell(AWAKE)
        Path(path).write_bytes(base64.b64decode(self.at("GET", "screenshot")))


def pressing(x, y):
    """What a hand does with a mouse in order to click."""
    return [
        {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport"},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]


@contextmanager
def running(*command, **options):
    """A process that ends with us."""
    process = subprocess.Popen(command, **options)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


@contextmanager
def firefox():
    """A page in Firefox."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text(QUIET)
        port = free_port()
        command = [FIREFOX, "--headless", "--no-remote", "--profile", profile]
        with running(*command, "--remote-debugging-port", str(port), **quiet):
            for _ in range(300):
                with suppress(OSError):
                    wire = connect(f"ws://127.0.0.1:{port}/session", max_size=None)
                    break
                time.sleep(0.1)
            else:
                raise Silent("Firefox does not start")
            with wire:
                yield Firefox(wire)


@contextmanager
def webkit():
    """A page in WebKit, on a screen that nobody sees."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    screen = [SCREEN, "-displayfd", "1", "-screen", "0", "1600x1100x24", "-nolisten", "tcp"]
    with running(*screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as shown:
        display = re.search(r"\d+", shown.stdout.readline())[0]
        shown.stdout.close()
        port = free_port()
        around = {"PATH": "/usr/bin:/bin", "DISPLAY": f":{display}", **ALONE}
        with (
            TemporaryDirectory(ignore_cleanup_errors=True) as home,
            running(WEBKIT, f"--port={port}", env=around | {"HOME": home}, **quiet),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=90) as http,
        ):
            for _ in range(100):
                with suppress(httpx.HTTPError):
                    http.get("/status")
                    break
                time.sleep(0.1)
            page = Webkit(http)
            yield page
            page.ask("DELETE", f"/session/{page.session}")


BROWSERS = {"firefox": (firefox, FIREFOX), "webkit": (webkit, WEBKIT and MINI and SCREEN)}
