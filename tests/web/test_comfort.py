"""What a device keeps, hints on the board, an app to install, and your turn elsewhere."""

import json
import re
import time

import httpx

from tests.web.clicking import turned
from tests.web.looking import accessible, troubles
from tests.web.serving import Served
from tests.web.test_browser import begin, join


def choose(page, name, value):
    """Press a button of the settings."""
    page.locator("[popovertarget=menu]").first.click()
    page.locator(f"#device [data-set={name}][data-value={value}]").click()
    page.locator(f"#device [data-set={name}][data-value={value}][aria-pressed=true]").wait_for()
    page.keyboard.press("Escape")


TALL = """() => [".table", ".card.hand", "#row .card"].map(
    (name) => document.querySelector(name).getBoundingClientRect().height)"""
COUNTING = """window.made = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };
"""


def test_a_device_keeps_its_settings_and_sounds_only_if_asked(page, served):
    page.add_init_script(COUNTING)
    begin(page, served.address)
    root = page.locator("html")
    assert [root.get_attribute(f"data-{name}") for name in ("sound", "motion", "density")] == [
        "off", "calm", "roomy",
    ]  # fmt: skip
    roomy = page.evaluate(TALL)
    page.locator(".card.hand.lit > button").first.click()
    page.locator(".choices-big").wait_for()
    page.locator("html[data-heard=card]").wait_for(state="attached")  # it sounds after the board
    assert page.evaluate("() => window.made") == 0
    choose(page, "density", "compact")
    choose(page, "motion", "none")
    choose(page, "sound", "on")
    assert page.evaluate("() => window.made") == 1
    page.locator("button[form=undo]").click()
    page.locator(".choices-big").wait_for(state="detached")
    compact = page.evaluate(TALL)
    assert all(small < large for small, large in zip(compact, roomy, strict=True))
    assert compact[0] < 0.9 * roomy[0]  # one sees that it is another table
    page.reload()
    assert [root.get_attribute(f"data-{name}") for name in ("sound", "motion", "density")] == [
        "on", "none", "compact",
    ]  # fmt: skip
    page.locator("[popovertarget=menu]").first.click()
    assert page.locator("#device [aria-pressed=true]").count() == 5


SCORED = """(turn) => {
    const board = document.getElementById("board");
    Object.assign(board.dataset, { points: turn, turn });
    document.dispatchEvent(new CustomEvent("board"));
}"""
PLACES = """() => [".tale > button > span", "#asked", ".tale .sound-offer"]
    .map((name) => document.querySelector(name).getBoundingClientRect().toJSON())"""


def test_sound_is_offered_once_and_covers_nothing(page, served):
    def places():
        for width in (390, 820, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            yield page.evaluate(PLACES)

    begin(page, served.address)
    before = list(places())
    page.evaluate(SCORED, "-1")
    offer = page.locator(".sound-offer")
    for (tale, asked, _), (still, there, place) in zip(before, places(), strict=True):
        assert (still["x"], still["y"], there) == (tale["x"], tale["y"], asked)
        assert still["right"] <= place["left"]
        assert place["bottom"] <= there["top"]
    assert offer.locator("span").inner_text() == "Sound?"
    offer.click()
    assert page.locator("html[data-sound=on]").count()
    page.evaluate(SCORED, "-2")
    assert not offer.is_visible()


def test_a_hint_thinks_and_rings_what_it_is_about(context, served):
    page = context(bypass_csp=True, service_workers="block").new_page()
    begin(page, served.address)
    turn = page.locator("#board").get_attribute("data-turn")
    action = page.locator(".card.hand.lit > button").nth(1).get_attribute("value")
    asked = []

    def answer(route):
        asked.append(route.request.method)
        done = len(asked) > 2
        html = (
            "<ol class='advice'><li class='best'>Play it</li></ol>"
            if done
            else ("<p class='thinking'>thinks</p>")
        )
        told = {"done": done, "html": html, "turn": int(turn), "action": action if done else ""}
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.route("**/hint", answer)
    page.locator("button[form=hint]").click()
    page.locator("#hint-sheet .advice").wait_for()
    assert asked == ["POST", "GET", "GET"]
    ringed = page.locator(".hinted")
    assert ringed.count() == 1
    assert ringed.locator("> button").get_attribute("value") == action
    assert not troubles(page, "hint")
    ringed.locator("> button").click()
    page.locator(".choices-big").wait_for()
    page.locator("#hint-sheet").wait_for(state="hidden")
    assert page.locator(".hinted").count() == 0


def test_curtains_and_clocks_are_accessible_at_every_width(context, served):
    page = context(bypass_csp=True).new_page()
    page.goto(served.address)
    page.locator(".nicodemus input[value=here]").check(force=True)
    page.locator(".nicodemus [name=name1]").fill("Bruno")
    page.locator(".nicodemus .more-options summary").click()
    page.locator(".nicodemus [name=clock-turn]").select_option("300")
    page.locator(".nicodemus [name=clock-match]").select_option("2400")
    found = troubles(page, "home", read=(390,))
    page.locator(".nicodemus .go").click()
    page.locator(".curtain").wait_for()
    found += troubles(page, "curtain", read=(390,))
    page.locator("button[form=ready]").click()
    page.locator("#clock .runs").wait_for()
    before = page.locator("#clock .runs b").first.inner_text()
    page.wait_for_function(
        "(before) => document.querySelector('#clock .runs b').textContent !== before", arg=before
    )
    found += troubles(page, "table", read=(390,))
    page.locator("[popovertarget=menu]").first.click()
    found += troubles(page, "help", read=(390,))
    page.goto(f"{page.url}/log")
    assert not found + troubles(page, "log", read=(390,))


def test_the_app_can_be_installed(served):
    answer = httpx.get(f"{served.address}/manifest.webmanifest", headers={"accept-language": "fr"})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert manifest["lang"] == "fr"
    assert {one["purpose"] for one in manifest["icons"] if "purpose" in one} == {"any", "maskable"}
    for one in manifest["icons"]:
        icon = httpx.get(served.address + one["src"])
        assert (icon.status_code, icon.headers["content-type"]) == (200, one["type"])
    worker = httpx.get(f"{served.address}/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    policy = worker.headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy
    for name in re.findall(r'"(/static/[^"]+)"', worker.text):
        assert httpx.get(served.address + name).status_code == 200
    assert httpx.get(f"{served.address}/offline/xx").status_code == 404


def test_without_a_server_there_is_a_page_in_the_readers_language(context, tmp_path):
    server = Served(tmp_path)
    try:
        page = context(bypass_csp=True).new_page()
        page.goto(f"{server.address}/language/de?back=/")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => 1)")
        page.wait_for_function("""async () => {
            for (const name of await caches.keys()) {
                const noted = await (await caches.open(name)).match("/offline/language");
                if (noted && await noted.text() === "de") return true;
            }
            return false;
        }""")
        begin(page, server.address)
        kept = page.evaluate("""async () => {
            const urls = [];
            for (const name of await caches.keys())
                for (const one of await (await caches.open(name)).keys())
                    urls.push(new URL(one.url).pathname);
            return urls;
        }""")
        assert kept
        assert [url for url in kept if not url.startswith(("/static/", "/offline/"))] == []
        table = page.url
        server.end()
        page.goto(table)
        assert page.locator("h1").inner_text() == "Die Werkstatt ist nicht zu erreichen"
        assert page.locator("#board").count() == 0
        assert not accessible(page)
        server.start()
        page.locator("#board").wait_for(state="attached")  # it looks again by itself
    finally:
        if server.process.poll() is None:
            server.end()


PERMISSION = """window.asked = 0; window.told = [];
    let permission = "default";
    const Note = function (title, about) { window.told.push([title, about.body]); };
    Object.defineProperty(Note, "permission", { get: () => permission });
    Note.requestPermission = async () => { window.asked += 1; return permission = "granted"; };
    Object.defineProperty(window, "Notification", { value: Note });
    let hidden = false;
    Object.defineProperty(document, "hidden", { get: () => hidden });
    window.hide = (now) => { hidden = now; document.dispatchEvent(new Event("visibilitychange")); };
"""


def test_your_turn_is_told_to_who_looks_elsewhere_and_wants_to_know(context, served):
    ada = context(service_workers="block").new_page()
    ada.add_init_script(PERMISSION)
    begin(ada, served.address, "open", place="1")
    assert ada.locator("#notify-ask").is_visible()
    assert ada.evaluate("() => window.asked") == 0
    bruno = context(service_workers="block").new_page()
    ada.locator("#notify-ask button").click()
    ada.wait_for_function("() => window.asked === 1")
    ada.locator("#notify-ask").wait_for(state="hidden")
    assert ada.locator("html").get_attribute("data-notify") == "on"
    join(ada, bruno)
    ada.wait_for_function("() => !document.querySelector('.invite')")
    ada.evaluate("() => window.hide(true)")
    title = ada.title()
    assert "●" not in title
    for _ in range(30):
        if ada.locator("#board[data-mine]").count():
            break
        turn = bruno.locator("#board").get_attribute("data-turn")
        bruno.locator("#board button[form=act]:not([aria-disabled]):visible").first.click()
        for page in (ada, bruno):
            turned(page, turn)
    ada.wait_for_function("() => document.title.startsWith('● Your turn')")
    ada.wait_for_function("() => window.told.length === 1")
    assert ada.evaluate("() => window.told[0]") == ["Nicodemus", "Your turn"]
    assert "mark-turn" in ada.locator("link[rel=icon]").get_attribute("href")
    ada.evaluate("() => window.hide(false)")
    assert ada.title() == title
    assert ada.evaluate("() => window.asked") == 1


def test_a_bot_of_any_level_takes_an_open_seat(visitor):
    match = visitor.open(seat1="open")
    assert 'name="level1"' in visitor.page
    assert visitor.post(f"{match}/seat", bot="1", level1="nobody").status_code == 422
    assert visitor.post(f"{match}/seat", bot="1", level1="dabbler").status_code == 200
    assert "Dabbler" in visitor.page
    assert "Waiting for everybody" not in visitor.page


def test_the_whole_log_can_be_read(visitor):
    match = visitor.open()
    assert f"{match}/log" not in visitor.page
    visitor.post(f"{match}/seat", away="yes")
    for _ in range(200):
        if "ending" in visitor.look():
            break
        time.sleep(0.1)
    assert "ending" in visitor.page
    assert f"{match}/log" in visitor.page
    short = re.search(r'<ol class="log".*?</ol>', visitor.page, re.S)[0].count("<p>")
    whole = visitor.http.get(f"{match}/log").text
    lines = re.search(r'<ol class="log whole".*?</ol>', whole, re.S)[0]
    assert lines.count("<p>") > short
    record = visitor.http.get(f"{match}/record").text
    assert 0 < lines.count('class="turn"') <= len(record.splitlines())
    assert "You leave the table; a bot plays on" in lines
