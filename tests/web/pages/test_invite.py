"""Inviting: a link to copy, share and scan, a page that says what awaits, a name asked for once."""

import re
from concurrent.futures import ThreadPoolExecutor

import segno

from bricabrac.web.invite.code import EDGE, drawn


def link_of(visitor):
    return re.search(r'value="(/join/[^"]+)"', visitor.look())[1]


def modules(svg):
    """What a code has drawn, row by row."""
    size = int(re.search(r'viewBox="0 0 (\d+)', svg)[1]) - 2 * EDGE
    rows = [bytearray(size) for _ in range(size)]
    for x, y, length in re.findall(r"M(\d+) (\d+)\.5h(\d+)", svg):
        for place in range(int(x) - EDGE, int(x) - EDGE + int(length)):
            rows[int(y) - EDGE][place] = 1
    return rows


def test_a_code_is_the_address_module_by_module():
    address = "https://example.org/join/0123456789/key"
    assert modules(drawn(address)) == list(segno.make_qr(address, error="m").matrix)


def test_a_link_can_be_scanned_as_long_as_its_seat_is_open(visitor, visitors, served):
    visitor.open(seat1="open", name0="Ada")
    link = link_of(visitor)
    code = visitor.http.get(f"{link}/code.svg")
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert modules(code.text) == modules(drawn(served.address + link))
    visitors().post(link, name="Bruno")
    assert visitor.http.get(f"{link}/code.svg").status_code == 404


def test_the_invited_see_who_invites_what_it_is_and_which_seats_are_left(visitor, visitors):
    visitor.open(game="imaginarium", seat1="open", seat2="bot:dabbler", name0="Ada", place="")
    page = visitors().http.get(link_of(visitor)).text
    for said in ("Ada has kept a seat", "Imaginarium", "2 of 3 seats taken", "60 minutes"):
        assert said in page
    assert page.count('<ol class="gist"') == 1
    assert 'class="riddle"' in page


def test_a_name_is_asked_for_kindly_and_once(visitor, visitors):
    friend = visitors()
    visitor.open(seat1="open")
    assert "What shall we call you?" in friend.http.get(link_of(visitor)).text
    friend.post(link_of(visitor), name="Bruno")
    visitor.open(seat1="open")
    again = friend.http.get(link_of(visitor)).text
    assert "What shall we call you?" not in again
    assert "You sit down as Bruno" in again
    assert "Bruno" in friend.post(link_of(visitor), name="Bruno").text


def test_copying_says_so_and_sharing_gives_the_device_the_whole_address(context, served):
    page = context().new_page()
    page.add_init_script(
        "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"
    )
    page.goto(served.address)
    page.locator(".nicodemus input[value=open]").check(force=True)
    page.locator(".nicodemus .go.big").click()
    page.wait_for_url("**/matches/*")
    link = page.locator("[data-copy]").input_value()
    assert link.startswith(served.address)
    page.locator(".copy").click()
    page.locator(".copy", has_text="Copied").wait_for()
    page.locator(".share").click()
    assert page.evaluate("() => window.shared.url") == link
    page.locator("[popovertarget^=code]").first.click()
    page.wait_for_function("() => document.querySelector('.scan img').naturalWidth > 0")
    page.keyboard.press("Escape")
    assert not page.locator(".scan").is_visible()


def test_the_riddle_answers_without_a_script(context, visitor, served):
    visitor.open(seat1="open")
    page = context(java_script_enabled=False).new_page()
    page.goto(served.address + link_of(visitor))
    for number in range(3):
        page.locator(".riddle label").nth(number).click()
        shown = [one.is_visible() for one in page.locator(".riddle .told p").all()]
        assert shown == [place == number for place in range(3)]
    assert page.locator(".riddle .told p.right").is_visible()


def test_whoever_comes_too_late_is_told_kindly(visitor, visitors):
    visitor.open(seat1="open")
    link, guests = link_of(visitor), [visitors() for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        told = [*pool.map(lambda guest: guest.post(link).status_code, guests)]
    assert sorted(told) == [200, 409, 409]
    assert guests[told.index(409)].page.count("Somebody else sits there") == 1


def test_nobody_gets_two_seats_by_asking_twice_at_once(visitor, visitors):
    guest = visitors()
    for _ in range(4):
        visitor.open(game="imaginarium", seat1="open", seat2="open", listed="yes", place="0")
        asked = [visitor.match] * 2
        with ThreadPoolExecutor(2) as pool:
            told = [
                *pool.map(
                    lambda match, seat: guest.http.post(
                        f"{match}/seat", data={"token": guest.token, "join": seat}
                    ),
                    asked,
                    "12",
                )
            ]
        assert all(answer.status_code == 200 for answer in told)
        assert visitor.look().count("data-copy") == 1, "one seat is still open"


def test_friends_are_told_that_the_host_may_know_the_cards(visitor, visitors):
    visitor.open(seat1="open", name0="Ada", seed="7")
    told = "Ada chose the deal by its number"
    assert told in visitors().http.get(link_of(visitor)).text
    friend = visitors()
    assert told in friend.post(link_of(visitor), name="Bruno").text
    visitor.open(seat1="open", seed="")
    assert "chose the deal" not in visitors().http.get(link_of(visitor)).text
    assert "chose the deal" not in visitors().http.get(visitor.open(seed="7")).text
