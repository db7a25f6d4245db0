"""Help at the table, and the library, in a real browser."""

from tests.web.looking import accessible, troubles
from tests.web.test_browser import begin

OPEN = "#bubble:popover-open"
# How much of the first thing the second covers, in pixels.
COVERED = """([one, other]) => {
    const a = document.querySelector(one).getBoundingClientRect();
    const b = document.querySelector(other).getBoundingClientRect();
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, wide) * Math.max(0, high);
}"""
HAND = ".card.hand:nth-child(3)"
# A pointer is on a piece that comes with a new board, before that is painted.
FRESH = """async () => {
    const { put } = await import(document.querySelector("script[src*=live]").src);
    const next = document.getElementById("board").cloneNode(true);
    next.querySelector(".stock > li").id = "fresh";
    put(next.outerHTML, Number(next.dataset.version) + 1);
    const fresh = document.getElementById("fresh");
    const over = { bubbles: true, pointerType: "mouse" };
    fresh.querySelector("svg").dispatchEvent(new PointerEvent("pointerover", over));
    return fresh.querySelector("use").hasAttribute("href");
}"""


def test_help_comes_by_pointer_and_keyboard_and_goes_with_escape(context, served):
    page = context(bypass_csp=True).new_page()
    troubles = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    begin(page, served.address)
    page.wait_for_selector("#board[data-mine]")

    # By pointer: beside what it explains; it stays while the pointer is on it; Esc closes it.
    page.locator(f"{HAND} .scene").hover()
    page.wait_for_selector(OPEN)
    name = page.locator(f"{HAND} .name").inner_text()
    assert name in page.locator(OPEN).inner_text()
    assert page.evaluate(COVERED, [HAND, "#bubble"]) == 0
    page.locator("#bubble p").first.hover()
    page.locator("#bubble a").first.hover()
    assert page.locator(OPEN).count() == 1
    assert "/rules/nicodemus#" in page.locator("#bubble a").first.get_attribute("href")
    assert "/cards/nicodemus/" in page.locator("#bubble a").nth(1).get_attribute("href")
    assert not accessible(page)
    page.keyboard.press("Escape")
    assert page.locator(OPEN).count() == 0

    # By keyboard: ? leads into it, Esc back to where one was.
    button = page.locator(f"{HAND} > button")
    page.keyboard.press("Tab")  # from now on the focus is seen
    button.focus()
    page.wait_for_selector(OPEN)
    page.keyboard.press("?")
    assert page.evaluate("() => document.activeElement.closest('#bubble') !== null")
    page.keyboard.press("Escape")
    assert page.locator(OPEN).count() == 0
    assert button.evaluate("(one) => one === document.activeElement")

    # What is refused says why, with a link to the rule; nothing of this is in the way of a click.
    page.locator("#board .card.off > button").first.click()
    because = page.locator(".preview:popover-open .because a")
    assert "/rules/nicodemus#" in because.get_attribute("href")
    page.keyboard.press("Escape")
    button.click()
    page.locator(".choices-big").wait_for()

    # What has just come is explained, too.
    page.mouse.move(0, 0)
    page.wait_for_selector(OPEN, state="detached")
    assert not page.evaluate(FRESH), "it is not painted yet"
    page.wait_for_selector(OPEN)
    assert not troubles


def test_a_finger_that_stays_asks_and_one_that_taps_acts(context, served):
    page = context(has_touch=True, viewport={"width": 390, "height": 844}).new_page()
    begin(page, served.address)
    page.wait_for_selector("#board[data-mine]")
    picture = page.locator(f"{HAND} .scene")  # beside it are buttons of their own
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_selector(OPEN)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate(COVERED, [HAND, "#bubble"]) == 0
    inside = page.locator("#bubble").bounding_box()
    assert inside["x"] >= 0
    assert inside["x"] + inside["width"] <= 390
    assert page.locator(".choices-big").count() == 0
    page.touchscreen.tap(spot["x"], spot["y"])
    page.locator(".choices-big").wait_for()
    assert page.locator(OPEN).count() == 0


def test_the_gallery_is_searched_as_one_types(page, served):
    page.goto(f"{served.address}/language/fr?back=/cards")
    cards = page.locator("[data-words]:visible")
    everything = cards.count()
    page.locator("#q").press_sequentially("ecarlate")
    assert cards.count() == 0
    assert page.locator(".nothing").is_visible()
    page.locator("#q").fill("PELICAN")
    assert cards.count() == 1
    assert page.locator("#count").inner_text() == "1"
    assert page.url.endswith("/cards?q=PELICAN")
    page.locator("#q").fill("")
    page.get_by_role("radio", name="Attaque").check(force=True)
    assert cards.count() == 6
    page.get_by_role("radio", name="tout").nth(1).check(force=True)
    assert cards.count() == everything


def test_the_library_is_accessible_and_never_scrolls_sideways(context, served):
    page = context(bypass_csp=True).new_page()
    page.goto(f"{served.address}/language/de?back=/rules")
    found = []
    for path in ("rules", "rules/nicodemus", "rules/imaginarium", "cards", "cards/imaginarium/P2"):
        page.goto(f"{served.address}/{path}")
        found += troubles(page, path, read=(390,))
    assert not found
