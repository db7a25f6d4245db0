"""What every store promises: it keeps what it has acknowledged, in order, whatever happens."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from random import Random

import pytest

from bricabrac.store import OPEN, OVER, RUNNING, Away, Taken
from bricabrac.store.solving import Solving
from tests.loops import run
from tests.store.places import entry, header, opened


@pytest.fixture
def played(place):
    """Lets a scene happen in a store of its own."""

    def play(scene):
        async def whole():
            store = opened(place.address)
            try:
                return await scene(store)
            finally:
                await store.close()

        return run(whole())

    return play


def test_a_match_comes_back_as_it_was_written(played):
    async def scene(store):
        await store.create(header(), [entry(0, "seats", "[]")])
        await store.append("m1", entry(1, body="“É”\n🦊"), OVER)
        return await store.match("m1"), await store.match("m2")

    (found, entries), nothing = played(scene)
    assert found == header(phase=OVER)
    assert entries == [entry(0, "seats", "[]"), entry(1, body="“É”\n🦊")]
    assert nothing is None


def test_what_is_kept_is_there_for_the_next_who_opens_it(played):
    async def first(store):
        await store.create(header(listed=True), [entry(0)])
        await store.append("m1", entry(1))
        await store.call("ada", "Ada")

    async def second(store):
        return await store.match("m1"), await store.name_of("ada")

    played(first)
    assert played(second) == ((header(listed=True), [entry(0), entry(1)]), "Ada")


def test_of_those_who_race_for_an_entry_one_is_not_refused(played):
    async def scene(store):
        await store.create(header(), [])
        bids = [store.append("m1", entry(1, body=str(bid))) for bid in range(20)]
        told = await asyncio.gather(*bids, return_exceptions=True)
        return told, await store.match("m1")

    told, (_, entries) = played(scene)
    assert sum(isinstance(one, Taken) for one in told) == 19
    assert [entry.body for entry in entries] == [str(told.index(None))]


def test_of_two_stores_that_race_one_is_refused(place):
    async def scene():
        stores = [opened(place.address), opened(place.address)]
        await stores[0].create(header(), [])
        told = []
        for seq in range(30):
            bids = [store.append("m1", entry(seq, body=str(n))) for n, store in enumerate(stores)]
            told.append(await asyncio.gather(*bids, return_exceptions=True))
        _, entries = await stores[1].match("m1")
        for store in stores:
            await store.close()
        return told, entries

    told, entries = run(scene())
    for each, written in zip(told, entries, strict=True):
        assert [type(one) for one in each if one is not None] == [Taken]
        assert each[int(written.body)] is None


def test_whoever_is_refused_has_changed_nothing(played):
    async def scene(store):
        await store.create(header(), [entry(0)])
        with pytest.raises(Taken):
            await store.append("m1", entry(0, body="late"), OVER)
        with pytest.raises(Taken):
            await store.create(header(phase=OVER), [entry(1)])
        return await store.match("m1")

    assert played(scene) == (header(), [entry(0)])


def test_a_match_is_made_whole_or_not_at_all(played):
    async def scene(store):
        with pytest.raises(Taken):
            await store.create(header(), [entry(0), entry(1), entry(1)])
        return await store.match("m1")

    assert played(scene) is None


def test_lists_are_the_newest_and_not_too_long(played):
    async def scene(store):
        for number, phase in enumerate([OPEN, RUNNING, OVER, RUNNING, RUNNING]):
            await store.create(header(f"m{number}", number, listed=number != 3, phase=phase), [])
            await store.sit("ada", f"m{number}")
            await store.sit("ada", f"m{number}")
        await store.create(header("a", 4, listed=True), [])
        asked = (
            store.matches_of("ada", 2), store.matches_of("bruno", 9),
            store.listed([OPEN, RUNNING], 9), store.listed([RUNNING], 2), store.listed([OVER], 9),
            store.listed([], 9),
        )  # fmt: skip
        return [[one.id for one in await each] for each in asked]

    told = [["m4", "m3"], [], ["a", "m4", "m1", "m0"], ["a", "m4"], ["m2"], []]
    assert played(scene) == told


def test_the_last_name_counts(played):
    async def scene(store):
        before = await store.name_of("ada")
        await store.call("ada", "A")
        await store.call("ada", "Ada")
        return before, await store.name_of("ada")

    assert played(scene) == ("", "Ada")


def test_strange_letters_find_nothing(played):
    async def scene(store):
        return await store.match("\0"), await store.matches_of("\0", 9), await store.name_of("\0")

    assert played(scene) == (None, [], "")


def test_a_store_that_is_away_says_so_and_mends_itself(place):
    async def scene():
        store = opened(place.address)
        await store.create(header(), [entry(0)])
        await store.beat(1)
        told = []
        with place.away():
            for write in (store.append("m1", entry(1, body="lost")), store.beat(2)):
                with pytest.raises(Away) as error:
                    await asyncio.wait_for(write, 30)
                told.append(str(error.value))
        assert all(told), "it says why"
        await store.beat(3)
        await store.append("m1", entry(1))
        found = await store.match("m1")
        await store.close()
        return found

    assert run(scene())[1] == [entry(0), entry(1)]


def test_whoever_stops_waiting_does_not_stop_what_is_written(played):
    async def scene(store):
        await store.create(header(), [])
        asked = [asyncio.create_task(store.append("m1", entry(seq))) for seq in range(40)]
        await asyncio.sleep(0)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await store.append("m1", entry(40))

    async def look(store):
        return await store.match("m1")

    played(scene)
    assert [one.seq for one in played(look)[1]] == list(range(41))


def test_closing_finishes_what_was_begun(place):
    async def scene():
        store = opened(place.address)
        await store.create(header(), [])
        asked = [asyncio.create_task(store.append("m1", entry(seq))) for seq in range(40)]
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        await asyncio.gather(*asked)
        for late in (store.append("m1", entry(41)), store.match("m1"), store.beat(1)):
            with pytest.raises(RuntimeError):
                await late
        store = opened(place.address)
        found = await store.match("m1")
        await store.close()
        return found

    assert [one.seq for one in run(scene())[1]] == list(range(40))


WRITER = """
import asyncio, sys
from bricabrac.store import Entry, Header
from tests.store.places import opened

async def table(store, name):
    await store.create(Header(name, "nicodemus", 1, 2, 7), [])
    for seq in range(1, 100000):
        await store.append(name, Entry(seq, "act", 0, f"{name} {seq}", 0))
        print(name, seq, flush=True)

async def main():
    store = opened(sys.argv[1])
    await asyncio.gather(*(table(store, f"{sys.argv[2]}{one}") for one in range(8)))

asyncio.run(main())
"""


def kept(place, names):
    """The logs of some matches."""

    async def scene():
        store = opened(place.address)
        found = {name: await store.match(name) for name in names}
        await store.close()
        return {name: match[1] if match else [] for name, match in found.items()}

    return run(scene())


def check_kept(place, lines):
    """Everything that was told is there, in order, and nothing else."""
    told = {}
    for line in lines:
        name, _, seq = line.partition(" ")
        if seq.isdecimal():
            told[name] = int(seq)
    for name, entries in kept(place, told).items():
        assert [one.seq for one in entries] == list(range(1, len(entries) + 1))
        assert all(one.body == f"{name} {one.seq}" for one in entries)
        assert len(entries) >= told[name]


def written_until(place, name, end):
    """What a process says that writes until it is ended."""
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, place.address, name], stdout=subprocess.PIPE, text=True,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    assert writer.stdout.readline()
    end(writer)
    lines = writer.stdout.read().split("\n")[:-1]  # what follows the last break was cut off
    writer.wait()
    writer.stdout.close()
    return lines


def test_a_kill_loses_nothing_that_was_acknowledged(place):
    random = Random(1)

    def end(writer):
        time.sleep(random.random() / 5)
        os.kill(writer.pid, signal.SIGKILL)

    for round in range(5):
        check_kept(place, written_until(place, f"r{round}-", end))


def test_a_player_is_forgotten_with_what_is_theirs_alone(played):
    async def scene(store):
        for id in ("m1", "m2"):
            await store.create(header(id), [entry(0, "seats", "Ada"), entry(1)])
            await store.sit("ada", id)
        await store.sit("bea", "m1")
        await store.call("ada", "Ada")
        await store.call("bea", "Bea")
        for one in ("ada", "bea"):
            for is_solved in (False, True, False):
                await Solving(store).tried(one, "p1", is_solved)
            await Solving(store).tried(one, "p2", False)
        for id in ("m1", "m1", "m2", "m3"):  # the last is no match
            await store.keep_review(id, f"of {id}, {await store.review_of(id)}")
        for _ in range(2):  # once more, and nothing changes
            await store.forget("ada", ["m2"], [("m1", 0, "nobody")])
        names = [await store.name_of(one) for one in ("ada", "bea")]
        lists = [len(await store.matches_of(one, 9)) for one in ("ada", "bea")]
        reviews = [await store.review_of(one) for one in ("m1", "m2", "m3")]
        puzzles = [await Solving(store).of(one) for one in ("ada", "bea")]
        assert puzzles == [{}, {"p1": True, "p2": False}]
        return names, lists, reviews, await store.match("m1"), await store.match("m2")

    names, lists, reviews, stays, gone = played(scene)
    assert (names, lists, reviews, gone) == (["", "Bea"], [0, 1], ["of m1, of m1, ", "", ""], None)
    assert stays == (header(), [entry(0, "seats", "nobody"), entry(1)])
