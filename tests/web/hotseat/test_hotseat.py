"""Several people on one device: between their turns a curtain hides everything hidden."""

import asyncio
import re
from random import Random

import pytest
import websockets

from bricabrac.engine.match import SPECTATOR
from bricabrac.web.board.patches import patched
from bricabrac.web.table import seating
from bricabrac.web.table.table import Table
from tests.loops import run
from tests.web.clicking import click_one
from tests.web.tables import TABLES, drawn, go_on, log_of, moments, tell

ME = "p0"


def page_of(log, player=ME):
    """What a device shows."""
    return drawn(Table(log, None), log.seats.eyes_of(player), "en", log.seats.due(player))


def shared(count, bots=0):
    """One person, neighbours on the same device, and bots."""
    people = [seating.person(ME, "Ada")]
    people += [seating.neighbour(ME, f"Bruno {number}") for number in range(1, count)]
    return people + [seating.bot("dabbler")] * bots


def test_the_curtain_falls_between_two_people_and_lifts_for_the_next():
    log, random = log_of("nicodemus", shared(2)), Random(1)
    assert (log.seats.eyes_of(ME), log.seats.due(ME)) == (SPECTATOR, log.active)
    for _ in range(40):
        first = log.active
        if log.seats.due(ME) != SPECTATOR:
            tell(log, "ready", first)
        assert (log.seats.eyes_of(ME), log.seats.due(ME)) == (first, SPECTATOR)
        go_on(log, random)
        if log.active != first and not log.is_over:
            assert (log.seats.eyes_of(ME), log.seats.due(ME)) == (SPECTATOR, log.active)


def test_while_a_bot_plays_whoever_looked_last_looks_on():
    log, random = log_of("imaginarium", [*shared(2), seating.bot("dabbler")]), Random(2)
    seen = set()
    for _ in moments(log, random, 120):
        if log.seats.due(ME) != SPECTATOR:
            assert log.seats.eyes_of(ME) == SPECTATOR
            assert log.seats.due(ME) in (0, 1)
            tell(log, "ready", log.seats.due(ME))
        seen.add((log.active, log.seats.eyes_of(ME)))
        assert log.seats.eyes_of(ME) in (0, 1)
    assert {(2, 0), (2, 1), (0, 0), (1, 1)} <= seen
    assert not {(0, 1), (1, 0)} & seen


def test_taking_back_behind_the_curtain_gives_the_device_back_behind_a_curtain():
    log = log_of("nicodemus", shared(2))
    random = Random(3)
    for _ in range(200):
        first = log.active
        tell(log, "ready", first)
        while log.active == first:
            go_on(log, random)
        if log.undoable(first):
            break
    assert log.seats.due(ME) == 1 - first
    assert log.seats.hand_of(ME) == first
    tell(log, "undo", first, str(log.undoable(first)))
    assert log.active == first
    assert (log.seats.eyes_of(ME), log.seats.due(ME)) == (SPECTATOR, first)


def test_who_leaves_needs_no_curtain_and_at_the_end_everybody_may_look():
    log, random = log_of("nicodemus", shared(2)), Random(4)
    tell(log, "ready", log.active)
    staying = log.active
    tell(log, "leave", 1 - staying)
    while not log.is_over:
        assert (log.seats.eyes_of(ME), log.seats.due(ME)) == (staying, SPECTATOR)
        go_on(log, random)
    page = page_of(log)
    assert "ending" in page
    assert "You have won" not in page  # both did or did not
    moved = seating.rotated(log.seats.sitters)
    assert sorted(one.name for one in moved) == ["Ada", "Bruno 1"]
    assert not any(one.away for one in moved)


@pytest.mark.parametrize(("name", "seats"), [one for one in TABLES if one[1] < 4])
def test_a_curtain_is_the_same_whatever_anybody_hides(name, seats):
    log, random = log_of(name, shared(seats), seed=5), Random(5)
    curtains = 0
    for _ in moments(log, random, 250):
        if log.seats.due(ME) != SPECTATOR:
            curtains += 1
            expected, truth = page_of(log), log.match
            assert 'class="curtain"' in expected
            assert 'name="action"' not in expected
            log.match = truth.dealt_anew(SPECTATOR, random.randrange(1 << 30))
            assert page_of(log) == expected
            log.match = truth
            tell(log, "ready", log.seats.due(ME))
            assert 'class="curtain"' not in page_of(log)
    assert curtains > 10


def faces(html):
    """What lies on a board, and what may be done."""
    return re.findall(r'data-fly="(\w+)"|name="action" value="([^"]+)"', html)


def test_neither_pages_nor_sockets_tell_anything_behind_the_curtain(visitor, served, visitors):
    match = visitor.open(seat1="here", name1="Bruno", name0="Ada")
    assert "Pass the device to Ada" in visitor.page
    assert not faces(visitor.page)
    assert not faces(visitor.http.get(f"{match}/log").text)
    assert not faces(visitor.http.get(match, headers={"accept": "application/json"}).text)
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    frames, boards, lines = [], [], []

    def step(path, **fields):
        answer = visitor.post(f"{match}/{path}", **fields)
        assert answer.status_code == 200, answer.text

    async def play():
        async with websockets.connect(
            f"ws://127.0.0.1:{served.port}{match}/live?patches",
            origin=served.address,
            additional_headers={"cookie": cookie},
        ) as socket:

            async def until(pattern):
                async with asyncio.timeout(30):
                    while True:
                        frames.append(await socket.recv())
                        lines[:] = patched(lines, frames[-1].partition("\n")[2])
                        told = "".join(lines)
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
    stranger = visitors()
    stranger.match = match
    stranger.look()
    assert stranger.post(f"{match}/ready", seat="1").status_code == 409


CHANGED = """(version) => {
    const board = document.getElementById("board"); // or a page on its way
    return board && (board.dataset.version !== version
        || document.getElementById("toast")?.hidden === false);
}"""


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


def test_two_people_play_on_one_device(page, served):
    page.goto(served.address)
    page.locator(".nicodemus input[value=here]").check(force=True)
    page.locator(".nicodemus [name=name1]").fill("Bruno")
    page.locator(".nicodemus [name=name0]").fill("Ada")
    page.locator(".nicodemus .more-options summary").click()
    page.locator(".nicodemus [name=place]").select_option("0")
    page.locator(".nicodemus [name=seed]").fill("7")
    page.locator(".nicodemus .go").click()
    page.locator(".curtain").wait_for()
    page.wait_for_load_state()  # with its scripts
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
        page.locator("[popovertarget=menu]").first.click()
        do(page, page.locator(f"#menu button[name=away][value='yes {seat}']").click)
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
