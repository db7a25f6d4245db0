"""The typefaces: small, licensed, asked for at once, and nothing moves when they are late."""

import re
import time

import httpx

from bricabrac.web.door.assets import WEB

FACES = sorted((WEB / "static" / "type").glob("*.woff2"))
SHIFTS = """() => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) sum += one.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(sum), 600);
})"""


def test_the_faces_are_small_and_come_with_their_licences():
    assert len(FACES) == 2
    assert sum(face.stat().st_size for face in FACES) < 60_000
    for face in FACES:
        assert "SIL Open Font License" in face.with_suffix(".LICENSE").read_text()


def test_every_page_asks_for_them_first_and_gets_them_as_they_are(served):
    page = httpx.get(served.address)
    asked = re.findall(r'rel="preload"\s+href="([^"]+)"\s+as="font"', page.text)
    assert [one.rsplit("/", 1)[-1] for one in asked] == [face.name for face in FACES]
    assert page.text.index(asked[0]) < page.text.index("stylesheet")
    for one, face in zip(asked, FACES):
        answer = httpx.get(served.address + one, headers={"accept-encoding": "gzip"})
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content == face.read_bytes()


def test_nothing_moves_while_they_are_on_their_way(browser, served):
    page = browser.new_page(viewport={"width": 1440, "height": 900})

    def late(route):
        time.sleep(0.3)
        route.continue_()

    page.route("**/*.woff2", late)
    page.goto(served.address)
    assert page.evaluate(SHIFTS) == 0
    page.close()
