"""Whole matches in browsers that are not Chromium, and a look into every room.

``python -m tests.web.touring [GAME…] [--browser NAME…] [--out FOLDER]`` plays a match of each game
in Firefox and in WebKit, at the desk, by clicks of a mouse, and says what went wrong and what
spills on every tenth board; of those, and of the end, it keeps pictures. ``--language``,
``--theme dark``, ``--motion calm`` are how somebody likes it, ``--against`` is whom they meet;
``--rooms`` looks at the other pages instead, at the table's sheets, and at a lesson's first steps.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bricabrac.games import GAMES
from tests.web.driving import BROWSERS
from tests.web.rooms import rooms
from tests.web.serving import Served
from tests.web.spilling import LOOK
from tests.web.walking import DOING, FILLED, LANDED, LIT

OPEN = """
const token = document.querySelector("input[name=token]").value;
const given = Object.assign({token}, %s);
const post = (path, body) => fetch(path, {method: "POST", body: new URLSearchParams(body)});
window.opened = "";
post("/matches", given).then(async (answer) => {
    await post(answer.url + "/pace", {token, pace: "quick"});
    window.opened = answer.url;
});
"""
STANDS = "return document.getElementById('board') && document.readyState === 'complete'"
ERRORS = """
window.troubles = [];
addEventListener("error", (event) => troubles.push(String(event.message)));
addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
"""
STATE = """const board = document.getElementById("board");
const over = board.querySelector(".ending") !== null;
const isNext = "mine" in board.dataset && board.dataset.turn !== %s;
return over || isNext ? [over, board.dataset.turn] : null;"""
IS_MINE = "return 'mine' in document.getElementById('board').dataset"
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
KEEP = "for (const [name, value] of Object.entries(%s)) localStorage.setItem(name, value);"
SHEETS = ("help", "drawer", "menu", "paces")


def wait(page, script, seconds=60):
    """Wait until a script returns something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if told := page.tell(script):
            return told
        time.sleep(0.05)
    raise AssertionError(f"in vain: {script}")


def arrive(page, address, language="en", **likes):
    """Somebody comes who likes it in a certain way: theme, motion."""
    page.go(f"{address}/language/{language}?back=/")
    page.tell(KEEP % json.dumps({"motion": "none", **likes}))


def begin(page, address, game, against=("dabbler", "dabbler"), seed=7):
    """A table with bots."""
    page.go(address)
    given = {"game": game, "place": "0", "seed": str(seed)}
    others = against[: GAMES[game].seats[-1] - 1]
    given |= {f"seat{seat}": f"bot:{bot}" for seat, bot in enumerate(others, 1)}
    page.tell(OPEN % json.dumps(given))
    page.go(wait(page, "return window.opened"))
    wait(page, STANDS)  # a driver may be back while the page before is still there
    page.tell(ERRORS)


def click(page, selector):
    """A click of the mouse where a person would click."""
    before, end = None, time.monotonic() + 10
    while (spot := wait(page, WHERE % json.dumps(selector))) != before or isinstance(spot, str):
        assert time.monotonic() < end, f"{selector} does not lie still, or is covered: {spot}"
        before = spot
        time.sleep(0.1)
    page.press(*spot)


def do(page, random):
    """Something that is lit, rather what leads on; a sheet is opened first."""
    wait(page, f"return ({FILLED})()")
    lit = page.tell(f"return ({LIT})()")
    assert lit, "it is our turn, but nothing is lit"
    worth = [DOING.get(value.split()[0] if value else "", 1) for value, _ in lit]
    [(value, sheet)] = random.choices(lit, worth)
    if sheet:
        click(page, f"[popovertarget={sheet}]")
    click(page, f'#board button[form=act][value="{value}"]:not([aria-disabled])')


def play(page, seed, most=400, look=None):
    """A match to its end, or so many clicks: how many, and what went wrong."""
    random, turn, vain = Random(seed), "", []
    for number in range(most):
        state, over = STATE % json.dumps(turn), False
        try:
            over, turn = wait(page, state, seconds=20)
        except AssertionError:
            if page.tell(IS_MINE):  # something may have flown there: a person clicks again
                vain.append(f"nothing came of click {number}")
            else:
                over, turn = wait(page, state, seconds=280)
        if look and (over or number % 10 == 0):
            look(f"{number:03}")
        if over:
            break
        do(page, random)
    return number, page.tell("return window.troubles") + vain


def learn(page, address, game, steps, look):
    """The first steps of a lesson."""
    page.go(f"{address}/learn/{game}")
    click(page, "main form button.go")
    random, told = Random(1), ""
    new = "const step = document.getElementById('coach')?.dataset.step;"
    for _ in range(steps):
        told = wait(page, f"{new} return step !== {json.dumps(told)} && step", 90)
        look(f"lesson-{told}")
        if page.tell("return document.getElementById('coach-next') !== null"):
            click(page, "#coach-next")
            continue
        at = ""
        while page.tell(f"{new} return step") == told:
            _, at = wait(page, STATE % json.dumps(at))
            if page.tell(f"{new} return step") == told:
                do(page, random)


def visit(page, address, language, look):
    """Every room of the house, and every sheet of a table."""
    cookies, addresses = rooms(address, language)
    page.go(f"{address}/healthy")
    for cookie in cookies.jar:
        page.cookie(cookie.name, cookie.value)
    for number, path in enumerate(addresses):
        page.go(address + path)
        look(f"{number:02}-{path.split('?')[0].strip('/').replace('/', '-')[:28]}")
        if page.tell("return document.querySelector('#board[data-mine]') !== null"):
            for sheet in SHEETS:
                page.tell(f"document.getElementById('{sheet}')?.showPopover()")
                look(f"{number:02}-{sheet}")
                page.tell(f"document.getElementById('{sheet}')?.hidePopover()")


def looking(page, out, name):
    """Says what spills, and keeps a picture if there is a folder for it."""

    def look(what):
        page.tell(f"return ({LANDED})()")
        for one in page.tell(f"return ({LOOK})([false, []])"):
            print(f"    {name} {what}: {one}", flush=True)
        if out:
            page.picture(Path(out, f"{name}-{what}.png"))

    return look


def main():
    """Whole matches, or every room, and how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--browser", nargs="*", default=list(BROWSERS))
    parser.add_argument("--out", default="")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--motion", default="none", choices=("none", "quick", "calm"))
    parser.add_argument("--against", nargs="*", default=["pip", "lotte"])
    parser.add_argument("--most", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rooms", action="store_true")
    given = parser.parse_args()
    if given.out:
        Path(given.out).mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, Served(folder) as server:
        for browser in given.browser:
            with BROWSERS[browser][0]() as page:
                likes = {"theme": given.theme, "motion": given.motion}
                arrive(page, server.address, given.language, **likes)
                if given.rooms:
                    for game in given.games:
                        look = looking(page, given.out, f"{browser}-{game}")
                        learn(page, server.address, game, 12, look)
                    look = looking(page, given.out, f"{browser}-{given.language}")
                    visit(page, server.address, given.language, look)
                    continue
                for game in given.games:
                    begin(page, server.address, game, given.against, given.seed)
                    look = looking(page, given.out, f"{browser}-{game}-{given.language}")
                    clicks, troubles = play(page, given.seed, given.most, look)
                    print(f"{browser} {game}: {clicks} clicks, troubles: {troubles}", flush=True)


if __name__ == "__main__":
    main()
