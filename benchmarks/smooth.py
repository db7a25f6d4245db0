"""How smoothly boards come: the tasks of a page while somebody plays, in processor time.

``python -m benchmarks.smooth [GAME…] [--width N…] [--record NAME] [--clicks N]`` plays kept
matches on from their middle and to their end in Chromium, and prints the longest tasks of the
page's main thread and what they did. Processor time is counted, not the clock: other work on the
machine adds little to it, and a processor four times slower takes four times as long.
"""

import argparse
import json
from collections import Counter
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from bricabrac.games import GAMES
from tests.web.clicking import is_over
from tests.web.conftest import chromium
from tests.web.serving import Served
from tests.web.spilling import SCREENS
from tests.web.walking import WATCH, go_at, go_on, walk

TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink"]
LATER = (0.5, 0.95)  # shares of a match: its middle, and almost its end
MAIN, TASK = "CrRendererMain", ("RunTask", "ThreadControllerImpl::RunTask")
LONG = 25.0  # milliseconds: a tenth of a second on a processor four times slower


def named(event: dict[str, Any]) -> str:
    """What was done, and for scripts where."""
    told = event.get("args", {}).get("data", {})
    if event["name"] != "FunctionCall":
        return str(event["name"])
    return f"{told.get('functionName')} of {str(told.get('url')).rpartition('/')[2]}"


def tasks_of(trace: bytes) -> list[tuple[float, Counter[str]]]:
    """Every task of the main threads: its milliseconds, and those of what it did by itself."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == MAIN
    }
    done = [one for one in events if one["ph"] == "X" and (one["pid"], one["tid"]) in mains]
    done.sort(key=lambda one: (one["pid"], one["tid"], one["ts"], -one["dur"]))
    found, around = list[tuple[float, Counter[str]]](), list[tuple[tuple[int, int], int, str]]()
    for one in done:
        thread, name, spent = (one["pid"], one["tid"]), named(one), one.get("tdur", 0) / 1000
        while around and (around[-1][0] != thread or one["ts"] >= around[-1][1]):
            around.pop()
        if name in TASK and not around:
            found.append((spent, Counter()))
        if found:
            found[-1][1][name] += spent
            if around:
                found[-1][1][around[-1][2]] -= spent
        around.append((thread, one["ts"] + one["dur"], name))
    return sorted(found, key=lambda task: -task[0])


def played(browser: Browser, address: str, game: str, width: int, name: str, clicks: int) -> None:
    """A kept match goes on from its middle, and to its end; what its pages did is printed."""
    for share in LATER:
        context = browser.new_context(
            locale="en-GB", viewport={"width": width, "height": SCREENS[width]}, bypass_csp=True
        )
        context.set_default_timeout(90_000)
        context.add_init_script(WATCH)
        page = context.new_page()
        url, token = go_on(page, address, game, name, share)
        go_at(page, address, url, token)
        page.wait_for_timeout(1500)  # the page has come, and all its scripts
        browser.start_tracing(page=page, categories=TRACED)
        felt = walk(page, seed=3, most=clicks)
        page.wait_for_timeout(1200)  # what flies has landed
        tasks = tasks_of(browser.stop_tracing())
        end = ", to its end" if is_over(page) else ""
        print(
            f"{game} {width} px, {name} from {share:.0%}: {len(felt.shifts)} clicks{end}; longest "
            f"task {tasks[0][0]:.0f} ms, four times slower {4 * tasks[0][0]:.0f} ms; "
            f"{sum(task[0] > LONG for task in tasks)} above {LONG:.0f} ms",
            flush=True,
        )
        for spent, parts in tasks[:2]:
            told = ", ".join(f"{part} {time:.1f}" for part, time in parts.most_common(6))
            print(f"    {spent:.0f} ms: {told}", flush=True)
        context.close()


def main() -> None:
    """Matches as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--width", nargs="*", type=int, default=[390, 1440])
    parser.add_argument("--record", default="07")
    parser.add_argument("--clicks", type=int, default=25)
    given = parser.parse_args()
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Served(folder, "--guests", "100000")
        for game in given.games:
            for width in given.width:
                played(browser, server.address, game, width, given.record, given.clicks)
        server.end()


if __name__ == "__main__":
    main()
