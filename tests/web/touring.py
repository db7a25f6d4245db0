"""Whole matches in browsers that are not Chromium.

``python -m tests.web.touring [BROWSER…] [--game NAME…] [--most CLICKS] [--shots FOLDER]`` plays a
match of each game in Firefox and in WebKit, at the desk, by clicks of a mouse, and keeps a picture
of every tenth board.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bricabrac.games import GAMES
from tests.web.driving import BROWSERS
from tests.web.serving import Served
from tests.web.walking import DOING, LIT

OPEN = """
const token = document.querySelector("input[name=token]").value;
const given = Object.assign({token}, %s);
const origin = location.origin;
const post = (path, body) => fetch(path, {method: "POST", body: new URLSearchParams(body)});
window.opened = "";
post("/matches", given).then(async (answer) => {
    await post(answer.url + "/pace", {token, pace: "quick"});
    window.opened = answer.url;
});
"""
ERRORS = """
window.troubles = [];
addEventListener("error", (event) => troubles.push(String(event.message)));
addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
"""
STATE = """const board = document.getElementById("board");
const over = board.querySelector(".ending") !== null;
const isNext = "mine" in board.dataset && board.dataset.turn !== %s;
return over || isNext ? [over, board.dataset.turn] : null;"""
# In the middle of what is asked for, if a click there reaches it.
WHERE = """const one = [...document.querySelectorAll(%s)].find((one) => one.checkVisibility());
if (!one) return null;
one.scrollIntoView({block: "center", behavior: "instant"});
const box = one.getBoundingClientRect();
const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
const top = document.elementFromPoint(x, y);
const isIt = top && (one.contains(top) || top.contains(one));
return isIt ? [x, y] : String(top?.outerHTML).slice(0, 99);
"""


def wait(page, script, seconds=60):
    """Wait until a script returns something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if told := page.tell(script):
            return told
        time.sleep(0.05)
    raise AssertionError(f"in vain: {script}")


def begin(page, address, game, seed=7):
    """A table with dabblers."""
    page.go(address)
    given = {"game": game, "place": "0", "seed": str(seed)}
    given |= {f"seat{number}": "bot:dabbler" for number in range(1, min(3, GAMES[game].seats[-1]))}
    page.tell(OPEN % json.dumps(given))
    page.go(wait(page, "return window.opened"))
    page.tell(ERRORS)


def click(page, selector):
    """A click of the mouse where a person would click."""
    spot = wait(page, WHERE % json.dumps(selector))
    assert isinstance(spot, list), f"{selector} is covered by {spot}"
    page.press(*spot)


def play(page, seed, most=400, shot=None):
    """A match to its end, or so many clicks: how many, and what went wrong."""
    random, turn = Random(seed), ""
    for number in range(most):
        over, turn = wait(page, STATE % json.dumps(turn), seconds=300)
        if shot and (over or number % 10 == 0):
            shot(number)
        if over:
            break
        lit = page.tell(f"return ({LIT})()")
        assert lit, "it is our turn, but nothing is lit"
        worth = [DOING.get(value.split()[0] if value else "", 1) for value, _ in lit]
        [(value, sheet)] = random.choices(lit, worth)
        if sheet:
            click(page, f"[popovertarget={sheet}]")
        click(page, f'#board button[form=act][value="{value}"]:not([aria-disabled])')
    return number, page.tell("return window.troubles")


def main():
    """Whole matches, and how they went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("browsers", nargs="*", default=list(BROWSERS))
    parser.add_argument("--game", nargs="*", default=list(GAMES))
    parser.add_argument("--most", type=int, default=400)
    parser.add_argument("--shots", default="")
    given = parser.parse_args()
    if given.shots:
        Path(given.shots).mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        server = Served(folder)
        for browser in given.browsers:
            start, _ = BROWSERS[browser]
            with start() as page:
                for game in given.game:
                    begin(page, server.address, game)

                    def shot(number, name=f"{browser}-{game}", page=page):
                        page.picture(Path(given.shots, f"{name}-{number:03}.png"))

                    clicks, troubles = play(page, 1, given.most, shot if given.shots else None)
                    print(f"{browser} {game}: {clicks} clicks, troubles: {troubles}", flush=True)
        server.end()


if __name__ == "__main__":
    main()
