"""The page of the day in a browser: looked at, begun by a click, given up, and ranked."""

from tests.web.looking import measured, resize, troubles


def test_a_dream_begins_with_one_click_and_the_page_is_for_everybody(served, context):
    page = context(bypass_csp=True).new_page()
    page.goto(f"{served.address}/daily")
    assert not troubles(page, "new", widths=(390,))
    day = page.locator("#nicodemus form").get_attribute("action").rpartition("/")[0]
    page.get_by_role("button", name="Dream Nicodemus").click()
    page.wait_for_selector("#board")
    match = page.url
    assert "dream of the day" in page.locator(".where").inner_text()
    assert page.locator("button[form=hint], button[form=undo]").count() == 0
    page.goto(f"{served.address}{day}")
    page.get_by_role("link", name="Dream on Nicodemus").click()
    page.wait_for_selector("#board")
    assert page.url == match
    page.locator("button[popovertarget=menu]").first.click()
    page.locator("#menu .resigning summary").click()
    with page.expect_response("**/seat"):
        page.locator("#menu .resigning button").click()
    page.goto(f"{served.address}{day}")
    mine = page.locator("#nicodemus .ranking tr.me").inner_text()
    assert mine.split()[1:] == ["a", "guest", "You", "Given", "up", "–"]
    page.locator("#nicodemus .sharing summary").click()
    page.wait_for_function("() => document.querySelector('.sharing img').naturalWidth > 0")
    assert not troubles(page, "given up", widths=(390, 1440))
    resize(page, 390)
    assert not measured(page)
