"""Thinkers on any machine: asked through the database, replaced when they die, never needed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from statistics import median

import pytest

from bricabrac.bots.minds import Died, Failed
from bricabrac.bots.thoughts import choice
from bricabrac.engine.match import Match
from bricabrac.games import GAMES
from tests.loops import run
from tests.web.serving import ROOT

pytest.importorskip("psycopg")

from bricabrac.store.exchange import Exchange
from bricabrac.store.postgresql import Postgresql
from bricabrac.store.questions import Questions
from bricabrac.web.house.fleet import Fleet

WHOSE = ("here", "ada", "a table")


def lingers(folder):
    """Whoever is asked first never answers; which process thinks is written down."""
    try:
        (folder / "dead").mkdir()
        (folder / "who").write_text(str(os.getppid()))
        time.sleep(600)
    except FileExistsError:
        pass
    return "thought"


def fails():
    raise ValueError("no idea")


@pytest.fixture(scope="module")
def url(postgres):
    return postgres.database()


@pytest.fixture
def thinkers(url):
    """Two of them."""
    command = [sys.executable, "-m", "bricabrac", "think", "--store", url, "--cold"]
    command += ["--processes", "1", "--lang", "en"]
    pair = [
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    told = [one.stdout.readline() for one in pair]
    yield pair if all("Minds at work" in line for line in told) else None
    for one in pair:
        one.terminate()
        one.wait(30)
        one.stdout.close()


async def until(condition):
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.05)


def test_thinkers_answer_and_are_replaced(url, thinkers, tmp_path):
    async def scene():
        store = Postgresql(url)
        fleet = Fleet(Questions(store))

        async def listen():
            async for word in Exchange(store).news():
                if word.startswith("answer"):
                    await fleet.heard(word.split()[1])

        def ask(*asked):
            return fleet.ask(WHOSE, 0.0, lambda waited: asked)

        tasks = [asyncio.create_task(work) for work in (fleet.watch(), listen())]
        await until(lambda: len(fleet.thinkers) == 2)
        minds = {(await ask(os.getpid)).answer for _ in range(6)}
        assert os.getpid() not in minds
        with pytest.raises(Failed, match="no idea"):
            await ask(fails)
        match = Match(GAMES["nicodemus"], seed=7)
        view, legal = match.view(match.active, memory=True), match.actions()
        chosen = await ask(choice, "dabbler", "a table", view, legal, "7", 1.0)
        assert chosen.answer in legal
        times = []
        for _ in range(40):
            began = time.monotonic()
            await ask(len, "12")
            times.append(time.monotonic() - began)
        lost = asyncio.create_task(ask(lingers, tmp_path))
        await until((tmp_path / "who").exists)
        await asyncio.sleep(0.1)
        dead = int((tmp_path / "who").read_text())
        os.kill(dead, signal.SIGKILL)
        began = time.monotonic()
        assert (await lost).answer == "thought", "another one has heard it"
        print(f"answered in {1000 * median(times):.1f} ms,", end=" ")
        print(f"by another one after {time.monotonic() - began:.2f} s")
        for one in thinkers:
            one.kill()
        with pytest.raises(Died):  # nobody else thinks
            await ask(len, "1234")
        assert (await store.rows("SELECT count(*) FROM questions"))[0] == (0,)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.close()

    run(scene())
