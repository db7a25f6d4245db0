"""The daily dream: the same for everybody, once a day, told when the day is over."""

import asyncio
import re
from dataclasses import replace
from datetime import UTC, date, datetime
from random import Random
from types import SimpleNamespace

import pytest

from bricabrac.bots.daily import dream_of
from bricabrac.cli.verify import wrong_day
from bricabrac.engine.match import Match
from bricabrac.engine.notation import read
from bricabrac.engine.promise import broken, digest
from bricabrac.games import GAMES
from bricabrac.store.dreams import Dreams
from bricabrac.web.app import Limits, app_on
from bricabrac.web.clock import steady
from bricabrac.web.door.guard import Limit
from bricabrac.web.house.bots import bot_at
from bricabrac.web.house.thinking import Thinkers
from bricabrac.web.show import offered
from tests.loops import run
from tests.store.places import opened
from tests.web.asking import Asked

DAY = date(2026, 11, 16)
WIDE = {name: Limit(1e9, 1e9) for name in ("posts", "matches", "reads", "sockets")}
GUESTS = {name: name[0] * 24 for name in ("ada", "bea", "cleo")}
CODE = re.compile(r"<code>([0-9a-f]{64})</code>")


class Calendar:
    """Whatever time it is said to be."""

    def __init__(self):
        self.go(16, 12)

    def go(self, day, hour, minute=0):
        self.now = int(datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


@pytest.fixture
def calendar(monkeypatch):
    known = Calendar()
    monkeypatch.setattr(steady, "now", lambda: known.now)
    monkeypatch.setattr("bricabrac.web.table.table.now", lambda: known.now)
    return known


@pytest.fixture
def bots_by_dice(monkeypatch):
    """Bots that do what their dice say."""

    async def choose(self, bot, view, legal, whose, even=""):
        return Random(self.dice(view, whose[-1], even)).choice(legal)

    monkeypatch.setattr(Thinkers, "choose", choose)


def in_house(address, play):
    """What happens in a house of three guests."""

    async def scene():
        app = app_on(opened(address), b"s" * 32, Limits(several=10**9, **WIDE))
        shop = app.state.shop
        guests = {name: Asked(app, player) for name, player in GUESTS.items()}
        for name, player in GUESTS.items():
            await shop.house.store.call(player, name.capitalize())
        try:
            return await play(shop, guests)
        finally:
            await shop.house.close()

    return run(scene())


async def dreaming(shop, guest, game="nicodemus", day=DAY):
    """The table of whoever begins to dream."""
    known = {one.id for one in await shop.house.store.matches_of(guest.player, 99)}
    status, _ = await guest.post(f"/daily/{day}/{game}", again="yes")
    assert status == 303
    [found] = [
        one.id for one in await shop.house.store.matches_of(guest.player, 99)
        if one.id not in known
    ] or [known.pop()]  # fmt: skip
    return await shop.house.table(found)


async def dream_on(shop, table, random, most=2000):
    """Play until the end, or for so many of one's own moves; what everybody did."""
    log = table.log
    for left in reversed(range(most + 1)):
        while bot_at(log):  # whose turn begins only when it is settled who sees to the table
            await asyncio.sleep(0.001)
        if log.is_over or not left:
            break
        await table.act(log.active, log.turn, [random.choice(log.match.legal())])
        shop.house.kick(table)
    return [done.action for done in table.log.match.history]


async def errands(shop):
    """What nobody waits for is done; a bot that has ended a match is still about to say so."""
    await asyncio.gather(*shop.house.bots.tasks.running.values())
    for task in [one for one in shop.house.errands if "settle" in repr(one.get_coro())]:
        await task


def test_three_guests_dream_and_the_day_is_told_when_it_is_over(place, calendar, bots_by_dice):
    async def play(shop, guests):
        house, pages = shop.house, {}
        clicks = [guests["ada"].post(f"/daily/{DAY}/nicodemus") for _ in range(3)]
        assert [one[0] for one in await asyncio.gather(*clicks)] == [303] * 3
        first, second = [await dreaming(shop, guests[name]) for name in ("ada", "bea")]
        assert len(await house.store.matches_of(GUESTS["ada"], 9)) == 1, "one dream, three clicks"
        given_up = await dreaming(shop, guests["cleo"])
        moves = [await dream_on(shop, table, Random(3)) for table in (first, second)]
        assert moves[0] == moves[1], "equal play meets equal replies"
        assert first.id != second.id
        again = await guests["cleo"].post(f"/daily/{DAY}/nicodemus")
        assert again[0] == 303
        assert len(await house.store.matches_of(GUESTS["cleo"], 9)) == 1, "it is gone on with"
        await guests["cleo"].post(f"/matches/{given_up.id}/seat", resign="yes")
        await errands(shop)
        practice = await dreaming(shop, guests["ada"])
        assert practice.log.is_again
        assert practice.log.match.at(0) == first.log.match.at(0)
        other = await dream_on(shop, practice, Random(4), 12)
        assert other != moves[0][: len(other)], "somebody else's play is another match"
        pages["day"] = await guests["ada"].get("/daily")
        pages["picture"] = await guests["ada"].get(f"/daily/{DAY}/nicodemus/picture.svg")
        pages["nobody's"] = await guests["cleo"].get(f"/daily/{DAY}/imaginarium/picture.svg")
        closed = {
            path: (await guests["ada"].get(f"/matches/{first.id}/{path}"))[0]
            for path in ("record", "review", "replay?eyes=open", "replay?eyes=1")
        }
        watched = await guests["bea"].get(f"/matches/{first.id}")
        socket = await guests["bea"].watch(f"/matches/{first.id}/live?patches")
        calendar.go(17, 2, 59)
        pages["night"] = await guests["ada"].get(f"/daily/{DAY}")
        calendar.go(17, 3)
        pages["told"] = await guests["ada"].get(f"/daily/{DAY}")
        pages["next"] = await guests["ada"].get("/daily")
        record = await guests["ada"].get(f"/matches/{first.id}/record")
        late = await dreaming(shop, guests["bea"], day=DAY)
        return pages, closed, watched, socket, record, late.log, first.log

    pages, closed, watched, socket, record, late, log = in_house(place.address, play)
    today = pages["day"][1]
    commitment = CODE.search(today)[1]
    assert set(closed.values()) == {403}
    assert watched[0] == 403
    assert "data-turn" not in socket[1]
    for name in ("Ada", "Bea", "Cleo"):
        assert name in today
    rows = re.findall(r"<tr[^>]*>\s*<td>(\d+)</td>\s*<th[^>]*>\s*([A-Z]\w+)", today)
    assert sorted(rows) == [("1", "Ada"), ("1", "Bea"), ("3", "Cleo")]
    assert "Given up" in today
    assert "1 day in a row" in today
    assert pages["picture"][0] == 200
    assert pages["nobody's"][0] == 404
    match = read(record[1], GAMES)
    assert match.promise.commitment == commitment
    assert broken(match.promise, match.seed, commitment) == ""
    assert wrong_day(match, str(DAY)) == ""
    assert wrong_day(match, "2026-11-17") == wrong_day(match, "x") == "day-wrong"
    told = pages["told"][1]
    for text in (match.promise.nonce, commitment, str(match.seed)):
        assert text in told
    for page in ("day", "night", "picture"):
        for text in (match.promise.nonce, str(match.seed), log.dice):
            assert text not in pages[page][1]
    assert CODE.search(pages["next"][1])[1] != commitment
    assert late.is_again
    assert late.match.at(0) == log.match.at(0)


def test_nothing_of_the_secret_is_served_while_it_is_one(tmp_path, calendar, bots_by_dice):
    """Wherever whoever dreams may look, dealing the unseen anew changes nothing."""

    async def play(shop, guests):
        told = {}
        for game in offered():
            table = await dreaming(shop, guests["ada"], game)
            for most in (12, 2000 if game == "nicodemus" else 0):  # in the middle, and at the end
                await dream_on(shop, table, Random(5), most)
                await errands(shop)
                truth, seat = table.log.match, table.log.seats.of(GUESTS["ada"])[0]
                before = await everything(guests["ada"], table)
                table.log.match = truth.dealt_anew(seat, 99)
                table.audience.tell()
                after = await everything(guests["ada"], table)
                assert after | {"/metrics": ""} == before | {"/metrics": ""}  # figures pass
                table.log.match = truth
                told[game, most] = before, truth, table.log.dice
        return told, await Dreams(shop.house.store).day(str(DAY))

    told, (secret, _) = in_house(str(tmp_path / "m.sqlite"), play)
    assert secret
    for pages, match, dice in told.values():
        for text in (secret, dice, str(match.seed), f"{match.seed:x}"):
            assert not [name for name, page in pages.items() if text in page]
        assert digest(secret) in pages["/daily"]
        assert "have only themselves" in pages["hint"]


async def everything(guest, table):
    """All that somebody can ask for, without what passes."""
    at = f"/matches/{table.id}"
    paths = [
        *("/", "/daily", f"/daily/{DAY}", "/metrics", at, f"{at}/log", f"{at}/replay"),
        *(f"{at}/record", f"{at}/deal", f"{at}/review", f"{at}/replay?eyes=open"),
    ]
    found = {path: await guest.get(path) for path in paths}
    found["socket"] = await guest.watch(f"{at}/live?patches")
    found["hint"] = await guest.post(f"{at}/hint")
    found["undo"] = await guest.post(f"{at}/undo", turn=str(table.log.turn))
    found["leave"] = await guest.post(f"{at}/seat", away="yes")
    assert [found[name][0] for name in ("hint", "undo", "leave")] == [403, 422, 403]
    passing = re.compile(
        r'data-version=\\?"\d+\\?"|^(data: )?\d+$|name="visit" value="\w+"|<code>\w+</code>', re.M
    )
    return {
        name: passing.sub("", text) if name != "/daily" else text
        for name, (_, text) in found.items()
    }


def test_who_begins_before_midnight_ends_the_same_dream(tmp_path, calendar, bots_by_dice):
    async def play(shop, guests):
        calendar.go(16, 23, 59)
        tables = [await dreaming(shop, guests[name]) for name in ("ada", "bea")]
        calendar.go(17, 1)
        assert (await guests["cleo"].post(f"/daily/{DAY}/nicodemus"))[0] == 303
        assert not await shop.house.store.matches_of(GUESTS["cleo"], 9), "she came too late"
        await dream_on(shop, tables[0], Random(1))
        calendar.go(17, 4)
        await dream_on(shop, tables[1], Random(1))
        await errands(shop)
        return tables[0].log.day, await guests["ada"].get(f"/daily/{DAY}")

    day, (_, page) = in_house(str(tmp_path / "m.sqlite"), play)
    assert day == str(DAY)
    names = re.findall(r"<td>\d+</td>\s*<th[^>]*>\s*([A-Z]\w+)", page)
    assert names == ["Ada"], "whoever ends when the secret is told is not ranked"


def test_whoever_is_forgotten_is_in_no_ranking(tmp_path, calendar, bots_by_dice):
    async def play(shop, guests):
        await dream_on(shop, await dreaming(shop, guests["ada"]), Random(1))
        await errands(shop)
        before = await guests["bea"].get("/daily")
        await guests["ada"].post("/me/forget")
        return before[1], (await guests["bea"].get("/daily"))[1]

    before, after = in_house(str(tmp_path / "m.sqlite"), play)
    assert "Ada" in before
    assert "Ada" not in after
    assert "Nobody has dreamt it to the end yet" in after


def test_who_plays_on_a_day_does_not_change_while_it_lasts(tmp_path, calendar, monkeypatch):
    async def play(shop, guests):
        before = await guests["ada"].get("/daily")
        otherwise = replace(dream_of(DAY, GAMES["nicodemus"]), seats=("leonora", ""))
        monkeypatch.setattr("bricabrac.web.daily.keeping.dream_of", lambda day, game: otherwise)
        same = await guests["ada"].get("/daily")
        calendar.go(17, 12)
        return before[1], same[1], (await guests["ada"].get("/daily"))[1]

    before, same, later = in_house(str(tmp_path / "m.sqlite"), play)
    assert "Leonora" not in before + same
    assert "Leonora" in later


@pytest.mark.parametrize("day", ["2026-11-17", "2026-11-15", "20261116", "2026-02-30", "x", "0"])
def test_there_is_no_page_of_a_day_that_nobody_saw(tmp_path, calendar, day):
    async def play(shop, guests):
        return [
            (await guests["ada"].get(f"/daily/{day}"))[0],
            (await guests["ada"].post(f"/daily/{day}/nicodemus"))[0],
        ]

    assert in_house(str(tmp_path / "m.sqlite"), play) == [404, 404]


def test_dice_follow_from_the_secret_of_the_day_and_nothing_of_the_house():
    view = Match(GAMES["nicodemus"], seed=5).view(0)
    houses = [SimpleNamespace(secret=name * 32) for name in (b"a", b"b")]
    dice = [Thinkers.dice(house, view, f"m{house}", "5e" * 32) for house in houses]
    assert dice[0] == dice[1]
    assert Thinkers.dice(houses[0], view, "m", "5f" * 32) != dice[0]
    assert Thinkers.dice(houses[0], view, "m") != Thinkers.dice(houses[1], view, "m")
