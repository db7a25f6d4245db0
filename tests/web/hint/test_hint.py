"""Hints: what the sage would do, with what the seat may know; thought out by a worker."""

import asyncio
import re

import httpx

from bricabrac.bots.counsel import Counsel
from bricabrac.search.budget import Budget
from bricabrac.store.sqlite import Sqlite
from bricabrac.web import app
from bricabrac.web.door.guard import Limit
from bricabrac.web.house.thinking import Thinkers
from tests.loops import run
from tests.web.serving import TOKEN

HOST = "http://table.example"
JSON = {"accept": "application/json"}


class Guest:
    """Somebody at an app in this process."""

    def __init__(self, built):
        self.built = built
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(built), base_url=HOST, headers={"origin": HOST},
            follow_redirects=True,
        )  # fmt: skip

    async def begin(self, **fields):
        page = await self.http.get("/")
        self.token = TOKEN.search(page.text)[1]
        given = {"game": "nicodemus", "seat1": "open", "place": "0", "seed": "7", **fields}
        answer = await self.http.post("/matches", data={"token": self.token, **given})
        self.match = answer.url.path
        return answer.text

    async def ask(self, **headers):
        return await self.http.post(
            f"{self.match}/hint", data={"token": self.token}, headers=headers
        )

    async def told(self):
        """Ask, and look until it is done."""
        answer = await self.ask(**JSON)
        while answer.status_code == 200 and not answer.json()["done"]:
            await asyncio.sleep(0.05)  # the worker needs the processor more
            answer = await self.http.get(f"{self.match}/hint", headers=JSON)
        return answer


def scene(tmp_path, play, limits=None):
    """An app, and somebody who plays."""

    async def run_it():
        built = app.app_on(Sqlite(tmp_path / "m.sqlite"), b"s" * 32, limits)
        guest = Guest(built)
        try:
            return await play(built.state.shop, guest)
        finally:
            await guest.http.aclose()
            await built.state.shop.house.close()

    return run(run_it())


def test_a_worker_searches_and_tells_the_best_few_in_words(tmp_path):
    async def play(shop, guest):
        shop.house.thinkers.thought = Budget(iterations=3000)
        page = await guest.begin(seat1="here", name1="Bruno")
        assert 'form="hint"' not in page  # behind the curtain nobody is given a hint
        assert (await guest.ask(**JSON)).status_code == 403
        await guest.http.post(f"{guest.match}/ready", data={"token": guest.token, "seat": "0"})
        table = await shop.house.table(guest.match.rpartition("/")[2])
        before = table.log.seq
        told = (await guest.told()).json()
        assert told["action"] in table.log.match.legal()
        assert len(re.findall(r"class=.deed.", told["html"])) == 3
        assert re.search(r"\d+% to win", told["html"])
        assert re.search(r"Bruno \d+%", told["html"])  # and the others
        assert "3,000 times in mind" in told["html"]
        assert table.log.seq == before  # recorded nowhere
        plain = await guest.ask()  # without scripts: a page of its own
        assert plain.url.path == f"{guest.match}/hint"
        assert "to win" in plain.text

    scene(tmp_path, play)


def test_only_the_seat_to_act_may_ask_and_not_too_often(tmp_path, monkeypatch):
    views = []

    async def advise(self, view, legal, match):
        views.append(view)
        await asyncio.sleep(0)
        return [Counsel(action, 70, (0.5, 0.5)) for action in legal[:4]]

    monkeypatch.setattr(Thinkers, "advise", advise)

    async def play(shop, guest):
        await guest.begin(seat1="bot:dabbler")
        first = (await guest.told()).json()
        assert first["done"]
        assert (await guest.told()).json() == first
        assert len(views) == 1  # one decision is thought about once
        table = await shop.house.table(guest.match.rpartition("/")[2])
        assert views[0].seat == 0
        seen = table.log.match.view(0, memory=True)
        assert (views[0].state, views[0].history) == (seen.state, seen.history)
        stranger = Guest(guest.built)
        stranger.match = guest.match
        page = await stranger.http.get("/")
        stranger.token = TOKEN.search(page.text)[1]
        assert (await stranger.ask(**JSON)).status_code == 403
        assert (await stranger.http.get(f"{guest.match}/hint", headers=JSON)).status_code == 403
        await stranger.http.aclose()
        action = table.log.match.legal()[0]
        await guest.http.post(
            f"{guest.match}/actions",
            data={"token": guest.token, "turn": table.log.turn, "action": action},
        )
        assert (await guest.ask(**JSON)).status_code == 429

    scene(tmp_path, play, app.Limits(hints=Limit(1, 0)))


def test_while_rules_are_compiled_the_hint_says_so(tmp_path, monkeypatch):
    async def play(shop, guest):
        begun = asyncio.Event()

        async def advise(self, view, legal, match):
            await begun.wait()
            return [Counsel(legal[0], 9, (0.61, 0.39))]

        monkeypatch.setattr(Thinkers, "advise", advise)
        await guest.begin(seat1="bot:dabbler")
        answer = (await guest.ask(**JSON)).json()
        assert not answer["done"]
        assert "putting on the apron" in answer["html"]
        shop.house.thinkers.compiled.add(("insight", "nicodemus"))
        assert "looks at the table" in (await guest.ask(**JSON)).json()["html"]
        begun.set()
        told = (await guest.told()).json()
        assert "61% to win" in told["html"]

    scene(tmp_path, play)


def test_a_bot_that_has_to_compile_its_rules_says_so(tmp_path, monkeypatch):
    async def play(shop, guest):
        begun = asyncio.Event()

        async def choose(self, bot, view, legal, whose, even=""):
            await begun.wait()
            return legal[0]

        monkeypatch.setattr(Thinkers, "choose", choose)
        page = await guest.begin(seat1="bot:master", place="1")
        table = await shop.house.table(guest.match.rpartition("/")[2])
        while not table.is_preparing:
            await asyncio.sleep(0.01)
        page = (await guest.http.get(guest.match)).text
        assert "Master is putting on the apron" in page
        shop.house.thinkers.compiled.add(("search", "nicodemus"))
        begun.set()
        while table.log.active != 1:
            await asyncio.sleep(0.01)
        page = (await guest.http.get(guest.match)).text
        assert "putting on the apron" not in page

    scene(tmp_path, play)
