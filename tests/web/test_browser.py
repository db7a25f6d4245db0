"""Whole matches in real browsers, by clicking what is lit."""

import signal
import socket
import threading
import time
from contextlib import suppress
from random import Random

from tests.web.clicking import click_one, is_over, play, settled, turn_of, turned
from tests.web.looking import accessible, troubles
from tests.web.serving import Served


def begin(page, address, opponent="bot:pip", place="0", seed="7"):
    """From the front page to the table."""
    page.goto(address)
    page.locator(f".nicodemus input[value='{opponent}']").check(force=True)
    page.locator(".nicodemus .more-options summary").click()
    page.locator(".nicodemus [name=place]").select_option(place)
    page.locator(".nicodemus [name=seed]").fill(seed)
    page.locator(".nicodemus .go").click()
    page.wait_for_url("**/matches/*")
    page.wait_for_selector("#board")


def hurry(page):
    """Bots play at once."""
    page.locator("[popovertarget=paces]").click()
    page.locator("button[name=pace][value=once]").click()
    page.locator("button[name=pace][value=once][aria-pressed=true]").wait_for()
    page.keyboard.press("Escape")


def leave(page):
    """A bot plays on."""
    page.locator("[popovertarget=menu]").first.click()
    page.locator("#menu button[name=away][value=yes]").click()


def join(page, friend):
    """A friend opens the link of the open seat."""
    link = page.locator("[data-copy]").input_value()
    friend.goto(link)
    friend.locator("#name").fill("Bruno")
    friend.locator("button.go").click()
    friend.wait_for_selector("#board")
    friend.wait_for_load_state()  # with its scripts


def test_a_person_plays_a_whole_match_against_a_bot(page, served):
    troubles = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("response", lambda answer: troubles.append(answer.url) if answer.status > 399 else 0)
    begin(page, served.address)
    hurry(page)
    play(page, seed=1, soon=True)
    assert page.locator(".ending").is_visible()
    assert not troubles
    page.locator("button[form=again]").click()  # rematch: everybody one seat on
    page.wait_for_function("() => !document.querySelector('.ending')")


def test_two_people_play_a_whole_match_in_two_browsers(context, served):
    ada, bruno = context().new_page(), context().new_page()
    begin(ada, served.address, "open", seed="1")  # which ends sooner than others
    join(ada, bruno)
    random, turns = Random(3), {}
    ada.wait_for_selector("#board[data-mine]")
    for _ in range(400):
        if is_over(ada):
            break
        for page in (ada, bruno):
            if page.locator("#board[data-mine]").count():
                turn = turn_of(page)
                click_one(page, random, soon=True)
                for one in (ada, bruno):
                    turned(one, turn)
                turns[page] = turns.get(page, 0) + 1
                break
    assert ada.locator(".ending").is_visible()
    bruno.locator(".ending").wait_for()
    assert min(turns.values()) > 15


class Proxy(threading.Thread):
    """A TCP proxy whose wires can be cut."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.target, self.wires, self.is_cut = port, [], False
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.start()

    def run(self):
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            if self.is_cut:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.target))
            self.wires += [near, far]
            for pair in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=pair, daemon=True).start()

    def carry(self, near, far):
        try:
            while data := near.recv(65536):
                far.sendall(data)
        except OSError:
            pass
        for one in (near, far):
            one.close()

    def cut(self, is_cut=True):
        self.is_cut = is_cut
        for wire in self.wires:
            with suppress(OSError):
                wire.shutdown(socket.SHUT_RDWR)
        self.wires.clear()


def test_a_cut_connection_comes_back_with_the_newest_board(context, served):
    proxy = Proxy(served.port)
    ada, bruno = context().new_page(), context().new_page()
    begin(ada, served.address, "open")
    key = ada.locator("[data-copy]").input_value().partition("/join/")[2]
    bruno.goto(f"http://127.0.0.1:{proxy.port}/join/{key}")
    bruno.locator("button.go").click()
    bruno.wait_for_selector("#board")
    bruno.wait_for_load_state()  # its scripts are there, or nobody would notice
    ada.wait_for_selector("#board[data-mine]")
    proxy.cut()
    random = Random(5)
    for _ in range(2):
        turn = turn_of(ada)
        click_one(ada, random)
        turned(ada, turn)
    bruno.locator("#connection").wait_for()
    assert turn_of(bruno) != turn_of(ada)
    proxy.cut(False)
    bruno.wait_for_function(
        "(turn) => document.getElementById('board').dataset.turn === turn", arg=turn_of(ada)
    )
    assert not bruno.locator("#connection").is_visible()
    proxy.door.close()


def test_a_server_that_is_killed_and_started_again_goes_on(page, tmp_path):
    server = Served(tmp_path)
    try:
        begin(page, server.address)
        hurry(page)
        random, turn = Random(2), ""
        for kills in range(2):
            for _ in range(4):
                settled(page, turn)
                turn = turn_of(page)
                click_one(page, random)
            settled(page, turn)
            before = page.locator(".own .stock").inner_text(), page.locator(".where").inner_text()
            server.end(signal.SIGKILL)
            time.sleep(0.2)
            server.start()
            page.reload()
            after = page.locator(".own .stock").inner_text(), page.locator(".where").inner_text()
            assert after == before, kills
    finally:
        assert server.end() == 0


def test_undo_takes_back_what_revealed_nothing(page, served):
    begin(page, served.address)
    before = page.locator(".handbox").inner_text()
    page.locator(".card.hand.lit > button").first.click()
    page.locator(".choices-big").wait_for()
    page.locator("button[form=undo]").click()
    page.locator(".choices-big").wait_for(state="detached")
    assert page.locator(".handbox").inner_text() == before
    assert "took something back" in page.locator(".prompt").inner_text()
    assert page.locator("button[form=undo]").get_attribute("aria-disabled") == "true"


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(page, served):
    begin(page, served.address)
    leave(page)
    page.locator(".prompt button[name=away]").wait_for()  # at the calm pace: nobody comes too late
    page.wait_for_function("() => Number(document.getElementById('board').dataset.turn) > 4")
    page.keyboard.press("Escape")
    page.locator(".prompt button[name=away]").dispatch_event("click")
    page.wait_for_selector("#board[data-mine]")
    turn = turn_of(page)
    time.sleep(0.5)
    assert turn_of(page) == turn


def test_chat_is_text_and_spectators_see_no_hands(context, served):
    ada, eve = context().new_page(), context().new_page()
    begin(ada, served.address)
    eve.goto(ada.url)
    assert eve.locator(".card.hand").count() == 0
    assert eve.locator("[form=act][name=action]").count() == 0
    ada.locator("[popovertarget=drawer]").first.click()
    ada.locator("#say-text").fill("<b id=x>hello</b>")
    ada.locator("#drawer button[form=say]").click()
    eve.locator(".chat li", has_text="<b id=x>hello</b>").wait_for(state="attached")
    assert ada.locator("#say-text").input_value() == ""
    assert eve.locator("#x").count() == 0


def test_pages_are_accessible_and_never_scroll_sideways(context, served):
    page = context(bypass_csp=True).new_page()
    found = []
    for path in ("/", "/me", "/nothing"):
        page.goto(f"{served.address}{path}")
        found += troubles(page, path)
    begin(page, served.address, "open")
    found += troubles(page, "waiting")
    begin(page, served.address)
    hurry(page)
    found += troubles(page, "turn")
    page.locator(".card.hand.lit > button").first.click()
    page.locator(".choices-big").wait_for()
    found += troubles(page, "way")
    page.locator("[popovertarget=help]").first.click()
    found += accessible(page)
    page.keyboard.press("Escape")
    page.locator("[popovertarget=menu]").first.click()
    found += accessible(page)
    page.keyboard.press("Escape")
    page.locator("[popovertarget=drawer]").first.click()
    found += accessible(page)
    page.keyboard.press("Escape")
    random, turn = Random(4), turn_of(page)
    click_one(page, random)
    for _ in range(200):
        settled(page, turn)
        sheet = page.locator(".card.lit > button[popovertarget]")
        if sheet.count() or is_over(page):
            break
        turn = turn_of(page)
        click_one(page, random)
    sheet.first.click()
    found += accessible(page)
    page.keyboard.press("Escape")
    leave(page)  # the bots play on, and come to the end
    page.locator(".ending").wait_for()
    page.keyboard.press("Escape")
    assert not found + troubles(page, "over")
