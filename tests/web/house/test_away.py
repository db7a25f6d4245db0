"""A store that is out of reach: people are told so, and nothing needs to be mended by hand."""

import asyncio
import pickle
from unittest.mock import Mock

import pytest

from bricabrac.store import Away
from bricabrac.web.house import fleet as fleets
from bricabrac.web.house import tasks as errands
from bricabrac.web.house import thinker as thinking
from bricabrac.web.house.fleet import ABSENT, Fleet
from bricabrac.web.house.minds import Thought
from bricabrac.web.house.tasks import Tasks
from bricabrac.web.house.thinker import Thinker
from bricabrac.web.house.thinking import Thinkers
from tests.loops import run
from tests.web.replay.matches import house, visitor_of


async def until(condition):
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_people_are_told_that_nothing_is_kept_now(tmp_path, language):
    async def away(*_):
        raise Away("somewhere else")

    async def scene():
        async with house(tmp_path) as (shop, app), visitor_of(app, shop, "ada") as visitor:
            visitor.headers["accept-language"] = language
            healthy = dict(vars(shop.house.store))
            for name in ("match", "matches_of", "listed", "name_of", "beat"):
                setattr(shop.house.store, name, away)
            told = [await visitor.get(path) for path in ("/", "/matches/0123456789", "/healthy")]
            scripted = await visitor.get(
                "/matches/0123456789", headers={"accept": "application/json"}
            )
            for name in vars(shop.house.store).keys() - healthy.keys():
                delattr(shop.house.store, name)
            return told, scripted, await visitor.get("/")

    (front, table, healthy), scripted, after = run(scene())
    sentence = {
        "en": "Nothing is lost",
        "fr": "Rien n’est perdu",
        "de": "Nichts ist verloren",
    }[language]
    for page in (front, table, scripted):
        assert (page.status_code, page.headers["retry-after"]) == (503, "2")
        assert sentence in page.text
        assert "somewhere else" not in page.text
    assert healthy.status_code == 503
    assert after.status_code == 200


@pytest.mark.parametrize(("error", "is_traced"), [(Away("on its way"), False), (OSError(), True)])
def test_a_store_that_is_away_is_told_in_a_line_and_a_mistake_with_its_traceback(
    caplog, error, is_traced
):
    async def fail(_):
        raise error

    async def scene():
        tasks = Tasks(fail, "nothing is done at table %s")
        tasks.start(Mock(id="0123456789"))
        await until(lambda: caplog.records)
        await tasks.close()

    run(scene())
    assert [bool(one.exc_info) for one in caplog.records] == [is_traced]
    assert "0123456789" in caplog.text


def test_what_goes_on_at_a_table_goes_on_when_the_store_is_back(monkeypatch):
    """Those who look at the table may do so by another server: nobody comes back to this one."""
    monkeypatch.setattr(errands, "AGAIN", 0.001)
    beats, done = [Away("still"), Away("still"), None], []

    async def beat(at):
        if error := beats.pop(0):
            raise error

    async def work(table):
        if beats:
            raise Away("gone")
        done.append(table.id)

    async def scene():
        tasks = Tasks(work, "nothing is done at table %s")
        for id in ("one", "other"):
            tasks.start(Mock(id=id, store=Mock(beat=beat)))
        await until(lambda: not tasks.running)

    run(scene())
    assert done == ["one", "other"]


class Questions:
    """Those of a house whose database may be away, and forgets them when it comes back."""

    def __init__(self):
        self.is_away, self.looks, self.asked, self.told = False, 0, {}, {}
        self.thinkers, self.store, self.seen = self, self, {"one"}

    def look(self):
        self.looks += 1
        if self.is_away:
            raise Away("gone")

    async def there(self):
        self.look()
        return self.seen

    async def ask(self, id, whose, cost, body):
        self.look()
        self.asked[id] = body

    async def answers(self, ids):
        self.look()
        return {id: self.told.get(id) for id in ids if id in self.asked}

    async def answer(self, id, answer):
        self.look()
        self.told[id] = answer

    async def withdraw(self, id):
        self.look()

    async def come_back(self):
        """After so long a time that who is not seen would be given up."""
        await until(lambda looks=self.looks: self.looks > looks + 3 * ABSENT)
        self.asked.clear()
        self.is_away = False

    async def answer_all(self, answer):
        await until(lambda: self.asked)
        for id in self.asked:
            self.told[id] = pickle.dumps(Thought(pickle.dumps(answer), 0.1))


WHOSE = ("here", "ada", "a table")


def ask(fleet):
    return asyncio.create_task(fleet.ask(WHOSE, 0.0, lambda _: (len, "12")))


@pytest.mark.parametrize("is_late", [False, True])
def test_whoever_cannot_see_the_thinkers_waits_for_them(monkeypatch, is_late):
    monkeypatch.setattr(fleets, "LOOKING", 0.001)

    async def scene():
        questions = Questions()
        fleet = Fleet(questions)
        assert await fleet.is_there()
        watching = asyncio.create_task(fleet.watch())
        answer = None if is_late else ask(fleet)
        await asyncio.sleep(0)
        questions.is_away = True
        answer = answer or ask(fleet)
        await questions.come_back()
        await questions.answer_all(2)
        told = await asyncio.wait_for(answer, 20)
        watching.cancel()
        return told.answer

    assert run(scene()) == 2


def test_thinkers_that_are_back_before_our_own_minds_are_ready_are_asked(monkeypatch):
    monkeypatch.setattr(fleets, "LOOKING", 0.001)

    async def scene():
        questions, ready = Questions(), asyncio.Event()
        questions.seen = set()
        minds = Thinkers(b"secret", 1, questions)
        monkeypatch.setattr(minds, "_prepare", lambda bot, game: ready.wait())
        watching = asyncio.create_task(minds.fleet.watch())
        answer = asyncio.create_task(minds.ponder("nicodemus", WHOSE, len, "12"))
        await until(lambda: minds.preparing)
        questions.seen = {"one"}
        await questions.answer_all(2)
        told = await asyncio.wait_for(answer, 20)
        ready.set()
        watching.cancel()
        minds.stop()
        return told

    assert run(scene()) == 2


def test_a_thinker_says_what_it_thought_when_the_database_is_back(monkeypatch):
    """Nobody else thinks about it as long as this one is seen."""
    monkeypatch.setattr(thinking, "AGAIN", 0.001)

    async def scene():
        questions = Questions()
        questions.is_away = True
        telling = asyncio.create_task(Thinker(questions, b"secret", 1).tell("why", b"because"))
        await questions.come_back()
        await asyncio.wait_for(telling, 20)
        return questions.told

    assert run(scene()) == {"why": b"because"}


def test_our_own_minds_are_asked_when_nobody_thinks_any_more(monkeypatch):
    monkeypatch.setattr(fleets, "LOOKING", 0.001)

    async def scene():
        questions, got_ready = Questions(), []
        minds = Thinkers(b"secret", 1, questions)

        async def get_ready(bot, game):
            if minds.must_compile(bot, game):
                got_ready.append(game)

        monkeypatch.setattr(minds, "get_ready", get_ready)
        assert await minds.fleet.is_there()
        watching = asyncio.create_task(minds.fleet.watch())
        answer = asyncio.create_task(minds.ponder("nicodemus", WHOSE, len, "12"))
        await until(lambda: questions.asked)
        questions.seen = set()
        told = await asyncio.wait_for(answer, 60)
        watching.cancel()
        minds.stop()
        return told, got_ready

    assert run(scene()) == (2, ["nicodemus"])
