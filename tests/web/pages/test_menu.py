"""The menu of a table, the chat that is noticed, and giving up."""

import re

from tests.web.test_browser import begin, join


def test_the_menu_opens_by_key_holds_the_settings_and_closes_with_escape(page, served):
    begin(page, served.address)
    page.keyboard.press("m")
    menu = page.locator("#menu")
    assert menu.is_visible()
    for part in ("[data-set=sound]", "[data-theme-toggle]", "[name=away]", "a[hreflang=fr]"):
        assert menu.locator(part).first.is_visible()
    page.keyboard.press("Escape")
    assert not menu.is_visible()


def test_what_a_friend_says_is_seen_and_counted_until_it_is_read(context, served):
    ada, bruno = context().new_page(), context().new_page()
    begin(ada, served.address, "open")
    join(ada, bruno)
    badge = ada.locator(".tools [popovertarget=drawer]")
    for count, line in enumerate(("Hello", "Nice machines"), 1):
        bruno.locator(".tools [popovertarget=drawer]").click()
        bruno.locator("#say-text").fill(line)
        bruno.locator("#drawer button[form=say]").click()
        ada.locator("#saying", has_text=line).wait_for()
        assert badge.get_attribute("data-news") == str(count)
        bruno.keyboard.press("Escape")
    assert bruno.locator("#saying").is_hidden()  # what one says oneself is no news
    assert bruno.locator(".tools [data-news]").count() == 0
    ada.locator("#saying").click()
    assert ada.evaluate("() => document.activeElement.id") == "say-text"
    assert badge.get_attribute("data-news") is None
    assert ada.locator("#saying").is_hidden()
    lines = [one.bounding_box()["y"] for one in ada.locator(".chat li").all()]
    assert lines == sorted(lines, reverse=True)  # the newest, which comes first, beside the field
    ada.reload()
    assert badge.get_attribute("data-news") is None


def test_whoever_resigns_is_replaced_for_good(visitor):
    visitor.open()
    visitor.post(f"{visitor.match}/seat", resign="yes")
    page = visitor.look()
    assert "You have resigned" in page
    assert not visitor.actions()
    assert 'name="resign"' not in page
    assert visitor.post(f"{visitor.match}/seat", away="no").status_code == 403
    log = visitor.http.get(f"{visitor.match}/log").text  # a board has the last lines only
    assert "You resign; a bot plays on" in log


def test_on_a_shared_device_each_may_resign_and_the_other_plays_on(visitor):
    match = visitor.open(seat1="here", name1="Bruno", name0="Ada")
    visitor.post(f"{match}/ready", seat=re.search(r'name="seat" value="(\d)"', visitor.page)[1])
    page = visitor.look()
    assert {"Ada resigns …", "Bruno resigns …"} <= set(
        re.findall(r"<summary>(.+?)</summary>", page)
    )
    visitor.post(f"{match}/seat", resign="yes")  # who?
    assert "Bruno resigns …" in visitor.look()
    visitor.post(f"{match}/seat", resign="yes 1")
    visitor.look()
    assert "Bruno resigns …" not in visitor.page
    assert 'name="away" value="no 1"' not in visitor.page
    assert "Ada resigns …" in visitor.page
