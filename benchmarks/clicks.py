"""From a click in one browser to the board in another: ``python -m benchmarks.clicks [CLICKS]``.

Two pages in Chromium at one table of Nicodemus. The clock starts when the button is pressed. It
stops when the board has arrived in the other browser (form, store, rendering, socket), when it is
morphed in, and when it is painted, which software does here for both pages at once.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.callers import percentile
from tests.web.clicking import click_one
from tests.web.conftest import chromium
from tests.web.serving import Served

REST = 400  # milliseconds between two clicks: nobody clicks while cards are still flying
MOMENTS = ("arrived", "shown", "painted")
NOW = "performance.timeOrigin + performance.now()"
WATCH = f"""
addEventListener("click", () => {{ window.clicked = {NOW}; }}, true);
window.WebSocket = class extends WebSocket {{
    constructor(...address) {{
        super(...address);
        this.addEventListener("message", () => {{ window.arrived = {NOW}; }});
    }}
}};
document.addEventListener("board", () => {{
    window.shown = {NOW};
    requestAnimationFrame(() => setTimeout(() => {{ window.painted = {NOW}; }}));
}});
"""


def seated(browser: Any, address: str) -> list[Any]:
    """Two people at a table."""
    one, other = (browser.new_context(locale="en-GB").new_page() for _ in range(2))
    for page in (one, other):
        page.add_init_script(WATCH)
    one.goto(address)
    one.locator(".nicodemus input[value=open]").check(force=True)
    one.locator(".nicodemus .go").click()
    one.wait_for_selector("#board")
    other.goto(address + one.locator("[data-copy]").get_attribute("value"))
    other.locator("button.go").click()
    other.wait_for_selector("#board")
    return [one, other]


def clicked(pages: list[Any], dice: Random) -> list[float] | None:
    """Milliseconds from a click until all of MOMENTS in the other page; None at the end."""
    turns = [page.locator("#board").get_attribute("data-turn") for page in pages]
    if pages[0].locator(".ending").count():
        return None
    mine = next(page for page in pages if page.locator("#board[data-mine]").count())
    other = next(page for page in pages if page is not mine)
    other.evaluate("window.painted = 0")
    click_one(mine, dice)
    for page, turn in zip(pages, turns):
        page.wait_for_function(
            "(turn) => document.getElementById('board').dataset.turn !== turn",
            arg=turn,
            polling=100,  # to ask at every frame would be half of what is measured
        )
    other.wait_for_function("() => window.painted > 0", polling=100)
    start = float(mine.evaluate("window.clicked"))
    return [float(other.evaluate(f"window.{moment}")) - start for moment in MOMENTS]


def main(clicks: int) -> None:
    """Play, and tell how long it took."""
    dice, times = Random(3), list[list[float]]()
    with chromium() as browser, tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), "--guests", "100000")
        pages: list[Any] = []
        while len(times) < clicks:
            pages = pages or seated(browser, served.address)
            took = clicked(pages, dice)
            if took is None:
                pages = []
            else:
                times.append(took)
                pages[0].wait_for_timeout(REST)
        served.end()
    for name, some in zip(MOMENTS, zip(*times)):
        told = [percentile(list(some), share) for share in (0.5, 0.95, 1.0)]
        print("{}: median {:.0f}, p95 {:.0f}, most {:.0f} ms".format(name, *told))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
