"""How smoothly a bot's turn is shown: the long tasks of a browser while boards are morphed in.

``python -m benchmarks.smooth [MOVES]`` plays a few moves of each game against dabblers in Chromium,
on a desk and on a phone that is four times slower, and prints what held the page up for over 50 ms.
"""

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from tests.web import test_browser as nicodemus
from tests.web.clicking import is_over, settled, turn_of
from tests.web.conftest import chromium
from tests.web.imaginarium import test_table as imaginarium
from tests.web.serving import Served

WATCH = """
window.boards = 0;
window.tasks = [];
document.addEventListener("board", () => { boards += 1; });
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask" });
"""
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CASES = (("desk", DESK, 1), ("phone", PHONE, 4))


def begin(page: Page, address: str, game: str) -> None:
    """A match against dabblers, which play quickly."""
    if game == "nicodemus":
        nicodemus.begin(page, address)
    else:
        imaginarium.begin(page, address, ["bot:dabbler"] * 3, rounds=3)
    nicodemus.hurry(page)


def played(browser: Browser, address: str, game: str, screen: dict, slower: int, moves: int) -> str:
    """Some moves, and what they cost."""
    context = browser.new_context(locale="en-GB", **screen)
    page = context.new_page()
    begin(page, address, game)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(WATCH)
    click = nicodemus.click_one if game == "nicodemus" else imaginarium.click_one
    random, turn = Random(1), ""
    for _ in range(moves):
        settled(page, turn)
        if is_over(page):
            break
        turn = turn_of(page)
        click(page, random)
    settled(page, turn)
    boards, tasks = page.evaluate("() => [boards, tasks]")
    context.close()
    longest = f"the longest {max(tasks):.0f} ms" if tasks else "none"
    above = sum(task > 100 for task in tasks)
    return f"{boards} boards, {len(tasks)} tasks above 50 ms, {above} above 100 ms, {longest}"


def main(moves: int = 25) -> None:
    """Both games, on a desk and on a phone."""
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Served(Path(folder), "--guests", "100000")
        for game in ("nicodemus", "imaginarium"):
            for name, screen, slower in CASES:
                told = played(browser, server.address, game, screen, slower, moves)
                print(f"{game:12} {name:6} {slower}× slower: {told}", flush=True)
        server.end()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
