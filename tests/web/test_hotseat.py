"""Several people on one device: between their turns a curtain hides everything hidden."""

import asyncio
import json
import re
from pathlib import Path
from random import Random

import pytest
import websockets

from bricabrac.engine.match import SPECTATOR
from bricabrac.games import GAMES
from bricabrac.store import Entry, Header
from bricabrac.web.board.patches import patched
from bricabrac.web.board.render import Renderer
from bricabrac.web.door.assets import Assets
from bricabrac.web.show import offered
from bricabrac.web.table import seating
from bricabrac.web.table.table import Table
from tests.loops import run
from tests.web.clicking import click_one
from tests.web.serving import Visitor

RENDERER = Renderer(Assets())
ME = "p0"
needs_browser = pytest.mark.skipif(
    not Path("/usr/bin/chromium").exists(), reason="Chromium is not installed"
)


class Log:
    """A table without a store, told what happens entry by entry."""

    def __init__(self, name, sitters, seed=7):
        game = GAMES[name]
        self.table = Table(Header("0123456789", name, game.version, len(sitters), seed), game, None)
        self.tell("seats", -1, seating.to_text(sitters))

    def tell(self, kind, seat, body=""):
        self.table.fold(Entry(self.table.seq + 1, kind, seat, body, 0))
        self.table.renders.clear()

    def act(self, random):
        actions = self.table.match.legal()
        self.tell("act", self.table.active, random.choice(actions))

    def page(self, player=ME):
        self.table.renders.clear()
        table = self.table
        return RENDERER.board(table, table.seat_of(player), "en", table.due(player))


def shared(count, bots=0):
    """One person, neighbours on the same device, and bots."""
    people = [seating.person(ME, "Ada")]
    people += [seating.neighbour(ME, f"Bruno {number}") for number in range(1, count)]
    return people + [seating.bot("dabbler")] * bots


def test_the_curtain_falls_between_two_people_and_lifts_for_the_next():
    log, random = Log("nicodemus", shared(2)), Random(1)
    table = log.table
    assert (table.seat_of(ME), table.due(ME)) == (SPECTATOR, table.active)
    for _ in range(40):
        first = table.active
        if table.due(ME) != SPECTATOR:
            log.tell("ready", first)
        assert (table.seat_of(ME), table.due(ME)) == (first, SPECTATOR)
        log.act(random)
        if table.active != first and not table.is_over:
            assert (table.seat_of(ME), table.due(ME)) == (SPECTATOR, table.active)


def test_while_a_bot_plays_whoever_looked_last_looks_on():
    log, random = Log("imaginarium", [*shared(2), seating.bot("dabbler")]), Random(2)
    table = log.table
    seen = set()
    for _ in range(120):
        if table.is_over:
            break
        if table.due(ME) != SPECTATOR:
            assert table.seat_of(ME) == SPECTATOR
            assert table.due(ME) in (0, 1)
            log.tell("ready", table.due(ME))
        seen.add((table.active, table.seat_of(ME)))
        assert table.seat_of(ME) in (0, 1)
        log.act(random)
    assert {(2, 0), (2, 1), (0, 0), (1, 1)} <= seen
    assert not {(0, 1), (1, 0)} & seen


def test_taking_back_behind_the_curtain_gives_the_device_back_behind_a_curtain():
    log = Log("nicodemus", shared(2))
    table, random = log.table, Random(3)
    for _ in range(200):
        first = table.active
        log.tell("ready", first)
        while table.active == first:
            log.act(random)
        if table.undoable(first):
            break
    assert table.due(ME) == 1 - first
    assert table.hand_of(ME) == first
    log.tell("undo", first, str(table.undoable(first)))
    assert table.active == first
    assert (table.seat_of(ME), table.due(ME)) == (SPECTATOR, first)


def test_who_leaves_needs_no_curtain_and_at_the_end_everybody_may_look():
    log, random = Log("nicodemus", shared(2)), Random(4)
    table = log.table
    log.tell("ready", table.active)
    staying = table.active
    log.tell("leave", 1 - staying)
    while not table.is_over:
        assert (table.seat_of(ME), table.due(ME)) == (staying, SPECTATOR)
        log.act(random)
    page = log.page()
    assert "ending" in page
    assert "You have won" not in page  # both did or did not
    moved = seating.rotated(table.sitters)
    assert sorted(one.name for one in moved) == ["Ada", "Bruno 1"]
    assert not any(one.away for one in moved)


TABLES = [(name, seats) for name in offered() for seats in GAMES[name].seats if seats < 4]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_curtain_is_the_same_whatever_anybody_hides(name, seats):
    log, random = Log(name, shared(seats), seed=5), Random(5)
    table = log.table
    curtains = 0
    for _ in range(250):
        if table.is_over:
            break
        if table.due(ME) != SPECTATOR:
            curtains += 1
            expected, truth = log.page(), table.match
            assert 'class="curtain"' in expected
            assert 'name="action"' not in expected
            table.match = truth.dealt_anew(SPECTATOR, random.randrange(1 << 30))
            assert log.page() == expected
            table.match = truth
            log.tell("ready", table.due(ME))
            assert 'class="curtain"' not in log.page()
        log.act(random)
    assert curtains > 10


def faces(html):
    """What lies on a board, and what may be done."""
    return re.findall(r'data-fly="(\w+)"|name="action" value="([^"]+)"', html)


def test_neither_pages_nor_sockets_tell_anything_behind_the_curtain(visitor, served):
    match = visitor.open(seat1="here", name1="Bruno", name0="Ada")
    assert "Pass the device to Ada" in visitor.page
    assert not faces(visitor.page)
    assert not faces(visitor.http.get(f"{match}/log").text)
    assert not faces(visitor.http.get(match, headers={"accept": "application/json"}).text)
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    frames, boards = [], []

    def step(path, **fields):
        answer = visitor.post(f"{match}/{path}", **fields)
        assert answer.status_code == 200, answer.text

    async def play():
        async with websockets.connect(
            f"ws://127.0.0.1:{served.port}{match}/live",
            origin=served.address,
            additional_headers={"cookie": cookie},
        ) as socket:

            async def until(pattern):
                async with asyncio.timeout(30):
                    while True:
                        frames.append(await socket.recv())
                        told = frames[-1].partition("\n")[2]
                        if told.startswith("["):
                            told = "\n".join(patched(boards[-1].split("\n"), json.loads(told)))
                        boards.append(told)
                        if re.search(pattern, told):
                            return told

            await until('class="curtain"')
            await asyncio.to_thread(step, "ready", seat="0")
            hand = set(re.findall(r'value="play (\w+)"', await until("data-mine")))
            assert len(hand) > 1
            frames.clear()
            board, random = visitor.page, Random(6)
            while "data-mine" in board:
                action = random.choice(visitor.actions())
                await asyncio.to_thread(visitor.act, action)
                board = visitor.page
            assert not faces(board)
            assert not faces(await until('class="curtain"'))
            visitor.look()
            assert "Pass the device to Bruno" in visitor.page
            # Bruno's own hand comes only after he has said so; nobody else can say it for a seat.
            assert visitor.post(f"{match}/ready", seat="0").status_code == 409
            assert not faces(visitor.page)
            assert visitor.act("play B1").status_code == 403
            assert not faces(visitor.page)
            await asyncio.to_thread(step, "ready", seat="1")
            assert set(re.findall(r'value="play (\w+)"', await until("data-mine")))

    run(play())
    stranger = Visitor(served.address)
    stranger.match = match
    stranger.look()
    assert stranger.post(f"{match}/ready", seat="1").status_code == 409
    stranger.http.close()


CHANGED = """(version) => document.getElementById('board').dataset.version !== version
    || !document.getElementById('toast').hidden"""


def do(page, click):
    """Click, and wait for another board; one that clicks too fast is told so, and waits."""
    while True:
        version = page.locator("#board").get_attribute("data-version")
        page.evaluate("() => { document.getElementById('toast').hidden = true; }")
        click()
        page.wait_for_function(CHANGED, arg=version)
        if page.locator("#board").get_attribute("data-version") != version:
            return
        assert "too much at once" in page.locator("#toast").inner_text()
        page.wait_for_timeout(1500)


@needs_browser
def test_two_people_play_on_one_device(browser, served):
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(90_000)
    page = context.new_page()
    page.goto(served.address)
    page.locator(".nicodemus input[value=here]").check(force=True)
    page.locator(".nicodemus [name=name1]").fill("Bruno")
    page.locator(".nicodemus [name=name0]").fill("Ada")
    page.locator(".nicodemus .more-options summary").click()
    page.locator(".nicodemus [name=place]").select_option("0")
    page.locator(".nicodemus [name=seed]").fill("7")
    page.locator(".nicodemus .go").click()
    page.locator(".curtain").wait_for()
    assert page.locator(".card").count() == 0
    random, curtains, names = Random(8), 0, set()
    while curtains < 4:
        if page.locator(".curtain").count():
            curtains += 1
            names.add(page.locator(".curtain h1").inner_text())
            do(page, page.locator("button[form=ready]").click)
            page.locator(".card.hand").first.wait_for(state="attached")
        else:
            do(page, lambda: click_one(page, random))
    assert names == {"Pass the device to Ada", "Pass the device to Bruno"}
    for seat in (0, 1):  # both leave, and bots finish it while nobody looks
        page.locator("[popovertarget=help]").first.click()
        do(page, page.locator(f"#help button[value='yes {seat}']").click)
        page.keyboard.press("Escape")
    table = page.url
    page.goto(f"{served.address}/me")
    for _ in range(400):
        if 'class="panel ending"' in page.request.get(table).text():
            break
        page.wait_for_timeout(300)
    page.goto(table)
    assert "has won" in page.locator(".ending h2").inner_text()
    page.locator("button[form=again]").click()
    page.locator(".curtain").wait_for()
    assert page.locator(".card").count() == 0
    context.close()
