"""Playing whole matches by clicks, and measuring what a person feels.

``python -m tests.web.walking [GAME…] --width 390 1440 --matches 5`` prints, for every match: how
far things jump at a click (the sum of Chromium's layout shifts until the next question, those
right after input counted too), how long one waits for it, the longest task, and what the page
weighs. With ``--shots FOLDER`` every tenth board is kept as a picture; ``--slow 4`` is a processor
four times slower; ``--spills`` looks for spills on the same boards.
"""

import argparse
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from tests.web.clicking import is_over, settled, turn_of
from tests.web.conftest import chromium
from tests.web.records import kept, match_of
from tests.web.serving import Served
from tests.web.spilling import SCREENS, spills

WATCH = """
window.felt = { shift: 0, movers: [], tasks: [] };
const path = (node) => {
    const steps = [];
    for (let at = node?.nodeType === 3 ? node.parentElement : node;
        at && at !== document.body && steps.length < 3; at = at.parentElement)
        steps.unshift(at.localName + (at.id ? "#" + at.id : "")
            + [...at.classList].slice(0, 2).map((one) => "." + one).join(""));
    return steps.join(" > ");
};
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
        felt.shift += one.value;
        for (const { node, previousRect: from, currentRect: to } of one.sources)
            felt.movers.push([`${path(node)} by ${to.x - from.x | 0}, ${to.y - from.y | 0}`
                + ` (${to.width - from.width | 0} wider, ${to.height - from.height | 0} higher)`,
                one.value]);
    }
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => felt.tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask", buffered: true });
window.take = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
    done(felt);
    felt = { shift: 0, movers: [], tasks: [] };
}, 50)));
"""
# Until everything has landed that flies; what runs for ever is not waited for.
LANDED = """() => Promise.race([
    new Promise((done) => setTimeout(done, 3000)),
    Promise.all(document.getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime < 5000)
        .map((one) => one.finished.catch(() => 0))),
]).then(() => 0)"""
DOING = {"repair": 4, "project": 6, "complete": 6, "use": 3, "do": 3, "combine": 3, "stop": 0.3}
# What flies is waited for; what lies under the answers is scrolled from there.
CLEAR = """(one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isClear = one.contains(top) && one.last === y;
    if (!one.contains(top) && one.closest("[popover], .bench, .choices-big"))
        one.scrollIntoView({ block: "nearest", behavior: "instant" });
    else if (!one.contains(top))
        scrollBy({ top: y + height / 2 - innerHeight / 3, behavior: "instant" });
    one.last = y;
    one.looks = (one.looks ?? 0) + 1;
    return isClear || one.looks > 50; // as it lies, then
}"""
LIT = """() => [...document.querySelectorAll("#board button[form=act]:not([aria-disabled])")]
    .filter((one) => one.checkVisibility() || one.closest("[popover]"))
    .map((one) => {
        const sheet = one.closest("[popover]");
        if (sheet && ![...document.querySelectorAll(`[popovertarget=${sheet.id}]`)]
            .some((opener) => opener.checkVisibility())) return null;
        return [one.value, sheet?.id || ""];
    }).filter(Boolean)"""
# What lies in closed sheets comes a little later than the board.
FILLED = """() => [...document.querySelectorAll("#board :is(.preview, .closer)[popover]")]
    .every((one) => one.childElementCount)"""


@dataclass
class Felt:
    """What somebody felt in one match."""

    shifts: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    tasks: list[float] = field(default_factory=list)
    movers: Counter[str] = field(default_factory=Counter)
    spilt: Counter[str] = field(default_factory=Counter)
    weight: int = 0

    def told(self):
        """In one line."""
        shifts, waits = sorted(self.shifts), sorted(self.waits)
        return (
            f"{len(shifts)} clicks; shift: median {median(shifts):.3f}, "
            f"95 % {shifts[int(len(shifts) * 0.95)]:.3f}, worst {shifts[-1]:.3f}; "
            f"wait: median {median(waits):.1f} s, worst {waits[-1]:.1f} s; "
            f"longest task {max(self.tasks, default=0):.0f} ms; page {self.weight / 1000:.0f} KB"
        )


def token_of(page, address):
    """What forms of ours carry."""
    page.goto(address)
    return page.locator("input[name=token]").first.get_attribute("value")


def begin(page, address, game, seats, seed, bot="bot:dabbler", **options):
    """A table of ours with bots, without the front page's help."""
    token = token_of(page, address)
    form = {"token": token, "game": game, "place": "0", "seed": str(seed)}
    form |= {f"seat{number}": bot for number in range(1, seats)}
    form |= {f"option-{name}": str(value) for name, value in options.items()}
    answer = page.request.post(f"{address}/matches", form=form, headers={"origin": address})
    page.goto(answer.url)
    page.wait_for_selector("#board")
    return answer.url, token


def go_on(page, address, game, name, share, bot="bot:dabbler"):
    """A table of ours where a kept match goes on after a share of it, with bots."""
    return play_on(page, address, match_of(game, name, share), kept(game)[name], bot)


def play_on(page, address, match, text, bot="bot:dabbler"):
    """A table of ours where a match goes on, with bots; ``text`` is its record."""
    token, ours = token_of(page, address), {"origin": address}
    record = {"token": token, "text": text}
    source = page.request.post(f"{address}/records", multipart=record, headers=ours).url
    source = source.removesuffix("/replay")
    form = {"token": token, "move": str(len(match.history))}
    form |= {f"seat{number}": bot for number in range(match.seats)}
    form |= {f"seat{match.active}": "me"}
    answer = page.request.post(f"{source}/play-on", form=form, headers=ours)
    page.goto(answer.url)  # which has a board
    return answer.url, token


def go_at(page, address, url, token, pace="quick"):
    """Bots play at a pace."""
    page.request.post(
        f"{url}/pace", form={"token": token, "pace": pace}, headers={"origin": address}
    )


def click_as_a_person(page, random):
    """Something that is lit, rather what leads on; a sheet is opened first. What was done."""
    page.wait_for_function(FILLED)
    lit = page.evaluate(LIT)
    assert lit, "it is our turn, but nothing is lit"
    worth = [DOING.get(value.split()[0] if value else "", 1) for value, _ in lit]
    [(value, sheet)] = random.choices(lit, worth)
    if sheet:
        page.locator(f"[popovertarget={sheet}]:visible").first.click()
    button = page.locator(
        f'#{sheet or "board"} button[form=act][value="{value}"]:not([aria-disabled]):visible'
    ).first
    page.wait_for_function(CLEAR, arg=button.element_handle())
    button.click()
    return value


def weigh(page, context):
    """From now on, what comes over the wire, as it is sent."""
    sent, session = [0], context.new_cdp_session(page)
    session.send("Network.enable")

    def heard(event):
        sent[0] += event["encodedDataLength"]

    session.on("Network.loadingFinished", heard)
    return sent


def watch(page):
    """Feel from now on: it is our turn, and typefaces that come late have moved what they move."""
    settled(page, "")
    page.evaluate("() => document.fonts.ready.then(take).then(() => 0)")


def walk(page, seed, most=500, shot=None, look=False):
    """A match to its end, or so many clicks: what was felt. Every tenth board goes to ``shot``."""
    random, felt = Random(seed), Felt()
    watch(page)
    for number in range(most):
        if number % 10 == 0 or is_over(page):
            if shot or look:
                page.evaluate(LANDED)
            if shot:
                shot(number)
            if look:
                felt.spilt.update(spills(page, tabs=False))
                page.evaluate("() => take()")
        if is_over(page):
            break
        turn, clicked = turn_of(page), time.monotonic()
        done = click_as_a_person(page, random)
        settled(page, turn, lambda: click_as_a_person(page, random))
        felt.waits.append(time.monotonic() - clicked)
        now = page.evaluate("() => take()")
        felt.shifts.append(now["shift"])
        felt.tasks += now["tasks"]
        if now["shift"] > 0.01:
            kind = done.split()[0]
            for mover, value in now["movers"]:
                felt.movers[f"after “{kind}”: {mover}"] += value
    return felt


def main():
    """Matches as asked for, and what was felt in each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--width", nargs="*", type=int, default=[1440, 390])
    parser.add_argument("--language", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--most", type=int, default=500, help="clicks in a match")
    parser.add_argument("--after", type=float, default=0, help="a share of a kept match")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--pace", default="quick")
    parser.add_argument("--bot", default="bot:dabbler")
    parser.add_argument("--slow", type=float, default=1)
    parser.add_argument("--theme", default="light")
    parser.add_argument("--shots", help="a folder for every tenth board")
    parser.add_argument("--spills", action="store_true")
    parser.add_argument("--movers", type=int, default=12, help="how many of what jumps to name")
    given = parser.parse_args()
    with TemporaryDirectory() as folder, chromium() as browser, Served(folder) as server:
        for game in given.games:
            seats = given.seats or min(3, GAMES[game].seats[-1])
            for width in given.width:
                for number in range(given.seed, given.seed + given.matches):
                    language = given.language[(number - 1) % len(given.language)]
                    context = browser.new_context(
                        locale={"en": "en-GB"}.get(language, language), color_scheme=given.theme,
                        viewport={"width": width, "height": SCREENS[width]}, bypass_csp=True,
                        reduced_motion="no-preference", has_touch=width < 700,
                    )  # fmt: skip
                    context.add_init_script(WATCH)
                    context.set_default_timeout(90_000)
                    page = context.new_page()
                    sent = weigh(page, context)
                    if given.after:
                        url, token = go_on(
                            page, server.address, game, f"{number:02}", given.after, given.bot
                        )
                    else:
                        url, token = begin(page, server.address, game, seats, number, given.bot)
                    go_at(page, server.address, url, token, given.pace)
                    page.evaluate(
                        "() => caches.keys().then((all) => all.map((one) => caches.delete(one)))"
                    )
                    weight = weighed(page, sent)
                    if given.slow > 1:
                        context.new_cdp_session(page).send(
                            "Emulation.setCPUThrottlingRate", {"rate": given.slow}
                        )
                    name = f"{game}-{width}-{language}-{number}"
                    felt = walk(
                        page, number, given.most, shot_of(page, given.shots, name), given.spills
                    )
                    felt.weight = weight
                    print(f"{name}: {felt.told()}", flush=True)
                    for mover, count in felt.movers.most_common(given.movers):
                        print(f"    {count:.2f} {mover}")
                    for one, count in felt.spilt.most_common():
                        print(f"    {count} × {one}", flush=True)
                    context.close()


def weighed(page, sent):
    """What a table weighs to somebody who comes for the first time."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    session.send("Network.setBypassServiceWorker", {"bypass": True})
    sent[0] = 0
    page.reload(wait_until="networkidle")
    return sent[0]


def shot_of(page, folder, name):
    """Takes pictures of a match, if there is a folder for them."""
    if not folder:
        return None
    return lambda number: page.screenshot(path=Path(folder, f"{name}-{number:03}.png"))


if __name__ == "__main__":
    main()
