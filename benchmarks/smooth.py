"""How smoothly boards come: the tasks of a page while somebody plays, in processor time.

``python -m benchmarks.smooth [GAME…] [--width N…] [--slow N…] [--record NAME --after SHARE]
[--clicks N]`` plays whole matches by clicks in Chromium, on this processor and on one four times
slower (by Chromium's throttle), and prints the longest tasks of the page's main thread and how
they split. Processor time is counted, not the clock: other work on the machine adds little to it.
"""

import argparse
import json
from collections import Counter
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from bricabrac.games import GAMES
from tests.web.clicking import is_over
from tests.web.conftest import chromium
from tests.web.serving import Served
from tests.web.spilling import SCREENS
from tests.web.walking import WATCH, begin, go_at, go_on, walk

TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
MAIN, TASK = "CrRendererMain", ("RunTask", "ThreadControllerImpl::RunTask")
STRETCH = 20  # clicks that are traced at once: what a browser can keep
KINDS = {
    "FunctionCall": "script", "EvaluateScript": "script", "FireAnimationFrame": "script",
    "EventDispatch": "script", "TimerFire": "script", "RunMicrotasks": "script",
    "ParseHTML": "parsing", "UpdateLayoutTree": "style", "Layout": "layout",
    "PrePaint": "pre-paint", "Paint": "paint", "Layerize": "layers", "Commit": "layers",
    "HitTest": "pointer", "MinorGC": "memory", "MajorGC": "memory",
}  # fmt: skip

Task = tuple[float, Counter[str], int]  # milliseconds, by what was done, elements given a style


def tasks_of(trace: bytes) -> list[Task]:
    """Every task of the main threads: its milliseconds, and those of what it did by itself."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == MAIN
    }
    done = [one for one in events if one["ph"] == "X" and (one["pid"], one["tid"]) in mains]
    done.sort(key=lambda one: (one["pid"], one["tid"], one["ts"], -one["dur"]))
    found, around = list[Task](), list[tuple[tuple[int, int], int, str]]()
    for one in done:
        thread, spent = (one["pid"], one["tid"]), one.get("tdur", 0) / 1000
        while around and (around[-1][0] != thread or one["ts"] >= around[-1][1]):
            around.pop()
        inside = around[-1][2] if around else "else"
        kind = kind_of(one, inside)
        if one["name"] in TASK and not around:
            found.append((spent, Counter(), 0))
        if found:
            total, parts, elements = found[-1]
            parts[kind] += spent
            if around:
                parts[inside] -= spent
            found[-1] = (total, parts, elements + one.get("args", {}).get("elementCount", 0))
        around.append((thread, one["ts"] + one["dur"], kind))
    return sorted(found, key=lambda task: -task[0])


def kind_of(event: dict[str, Any], inside: str) -> str:
    """What was done; what has no name of ours belongs to what it happened in."""
    name = str(event["name"])
    return "memory" if name.startswith("V8.GC") else KINDS.get(name, inside)


def opened(page: Page, address: str, game: str, record: str, after: float) -> None:
    """A table: a kept match that goes on, or a new one."""
    if record:
        url, token = go_on(page, address, game, record, after)
    else:
        url, token = begin(page, address, game, min(3, GAMES[game].seats[-1]), seed=3)
    go_at(page, address, url, token)
    page.wait_for_timeout(1500)  # the page has come, and all its scripts


def played(browser: Browser, page: Page, most: int) -> tuple[int, list[Task], float]:
    """A match to its end, or so many clicks: how many, the tasks, the longest by the clock."""
    clicks, tasks, longest = 0, list[Task](), 0.0
    while not is_over(page) and clicks < most:
        browser.start_tracing(page=page, categories=TRACED)
        felt = walk(page, seed=3 + clicks, most=min(STRETCH, most - clicks))
        page.wait_for_timeout(1200)  # what flies has landed
        tasks += tasks_of(browser.stop_tracing())
        clicks += len(felt.shifts)
        longest = max([longest, *felt.tasks])
    return clicks, sorted(tasks, key=lambda task: -task[0]), longest


def told(task: Task) -> str:
    """A task in one line."""
    spent, parts, elements = task
    split = ", ".join(f"{part} {time:.1f}" for part, time in parts.most_common() if time > 0.5)
    return f"    {spent:.0f} ms: {split}; {elements} elements given a style"


def main() -> None:
    """Matches as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--width", nargs="*", type=int, default=[390, 1440])
    parser.add_argument("--slow", nargs="*", type=int, default=[1, 4])
    parser.add_argument("--record", default="", help="a kept match that goes on")
    parser.add_argument("--after", type=float, default=0.5, help="which share of it")
    parser.add_argument("--clicks", type=int, default=500, help="at most")
    given = parser.parse_args()
    guests = "--guests", "100000"
    with TemporaryDirectory() as folder, chromium() as browser, Served(folder, *guests) as server:
        for game in given.games:
            for width in given.width:
                for slow in given.slow:
                    context = browser.new_context(
                        locale="en-GB", bypass_csp=True,
                        viewport={"width": width, "height": SCREENS[width]},
                    )  # fmt: skip
                    context.set_default_timeout(90_000)
                    context.add_init_script(WATCH)
                    page = context.new_page()
                    opened(page, server.address, game, given.record, given.after)
                    throttle = {"rate": slow}
                    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", throttle)
                    clicks, tasks, longest = played(browser, page, given.clicks)
                    limit = 100 if slow == 1 else 200
                    over = sum(task[0] > limit for task in tasks)
                    print(
                        f"{game}, {width} px, {slow} × slower: {clicks} clicks"
                        f"{', to the end' if is_over(page) else ''}; {over} tasks above {limit} ms,"
                        f" the longest {tasks[0][0]:.0f} ms ({longest:.0f} by the clock)",
                        flush=True,
                    )
                    for task in tasks[:3]:
                        print(told(task), flush=True)
                    context.close()


if __name__ == "__main__":
    main()
