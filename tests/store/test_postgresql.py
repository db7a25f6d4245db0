"""What is true of matches in PostgreSQL only: many share it, and it may be away."""

import asyncio
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest

from bricabrac.store import Taken, Unusable
from bricabrac.store.address import shown
from tests.loops import run
from tests.store.places import InDatabase, entry, header, opened
from tests.store.postgres import PASSWORD, QUOTED, Postgres
from tests.store.test_contract import check_kept, written_until

pytest.importorskip("psycopg")

from bricabrac.store.migrations import missing, newest
from bricabrac.store.questions import Questions
from bricabrac.web.house.database import Database


@pytest.fixture
def url(postgres):
    return postgres.database()


def name_of(url):
    return url.rpartition("/")[2]


def test_an_empty_database_gets_the_newest_number(postgres, url):
    for _ in range(2):
        run(opened(url).close())
    numbers = postgres.sql("SELECT number FROM migrations ORDER BY number", name_of(url))
    assert numbers == [(number,) for number in range(1, newest("postgresql") + 1)]


def test_many_who_come_first_make_it_once_and_share_its_secret(url):
    with ThreadPoolExecutor(6) as pool:
        secrets = set(pool.map(lambda _: Database(url).secret, range(6)))
    assert len(secrets) == 1
    assert len(secrets.pop()) == 32


def test_a_newer_one_is_left_alone_and_an_older_one_is_to_be_migrated(postgres, url, monkeypatch):
    run(opened(url).close())
    postgres.sql(f"INSERT INTO migrations VALUES ({newest('postgresql') + 1})", name_of(url))
    with pytest.raises(Unusable, match="trouble-newer"):
        opened(url)
    postgres.sql("DELETE FROM migrations WHERE number > 1", name_of(url))
    monkeypatch.setattr("bricabrac.store.postgresql.newest", lambda kind: 2)
    with pytest.raises(Unusable, match="trouble-older"):
        opened(url)


def test_a_step_that_fails_is_not_taken_at_all(postgres, url, monkeypatch):
    steps = [*missing("postgresql", 0), (newest("postgresql") + 1, ["nonsense"])]
    monkeypatch.setattr("bricabrac.store.database.missing", lambda kind, number: iter(steps))
    with pytest.raises(Unusable, match="nonsense"):
        opened(url)
    assert postgres.sql("SELECT to_regclass('matches')", name_of(url)) == [(None,)]
    monkeypatch.undo()
    run(opened(url).close())


def test_connections_that_were_cut_are_replaced_without_a_word(postgres, url):
    async def scene():
        store = opened(url)
        await store.create(header(), [])
        await asyncio.gather(*(store.append("m1", entry(seq)) for seq in range(20)))
        cut = (
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            f"WHERE datname = '{name_of(url)}'"
        )
        assert postgres.sql(cut)[0][0] > 1
        await asyncio.gather(*(store.append("m1", entry(seq)) for seq in range(20, 40)))
        found = await store.match("m1")
        await store.close()
        return found

    assert [one.seq for one in run(scene())[1]] == list(range(40))


class Proxy:
    """Stands before PostgreSQL, and can cut a connection before the answer comes through."""

    def __init__(self, port):
        self.port, self.cuts, self.met = port, 0, set()

    async def __aenter__(self):
        self.server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.own = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self.server.close()
        await asyncio.gather(*self.met, return_exceptions=True)

    async def _meet(self, reader, writer):
        self.met.add(asyncio.current_task())
        from_there, to_there = await asyncio.open_connection("127.0.0.1", self.port)
        there = asyncio.create_task(self._pass(reader, to_there))
        while data := await from_there.read(65536):
            if self.cuts:
                self.cuts -= 1
                break
            writer.write(data)
        writer.transport.abort()
        await there

    async def _pass(self, reader, writer):
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
        writer.close()


def test_what_was_written_though_the_answer_was_lost_is_not_taken_by_another(postgres, url):
    async def scene():
        async with Proxy(postgres.port) as proxy:
            through = url.replace(f":{postgres.port}", f":{proxy.own}")
            store = await asyncio.to_thread(opened, through)
            await store.create(header(), [])
            for seq in range(10):
                proxy.cuts = 1
                await store.append("m1", entry(seq))
                assert proxy.cuts == 0
            proxy.cuts = 1
            await store.create(header("m2"), [entry(0)])
            proxy.cuts = 1
            with pytest.raises(Taken):
                await store.append("m1", entry(3, body="another's"))
            with pytest.raises(Taken):
                await store.append("m1", entry(3))
            found = await store.match("m1"), await store.match("m2")
            await store.close()
            return found

    one, two = run(scene())
    assert one[1] == [entry(seq) for seq in range(10)]
    assert two == (header("m2"), [entry(0)])


@pytest.mark.parametrize("jump", ["1 year", "-1 year"])
def test_whoever_died_before_the_clock_was_put_back_is_gone(url, jump):
    """And whoever is there is seen again; no question seems to have waited for a year."""

    async def scene():
        store = opened(url)
        questions = Questions(store)
        await questions.thinkers.appear("dead")
        await questions.ask("why", ("", "ada", "table"), 0.0, b"body")
        for table, column in (("thinkers", "seen"), ("questions", "asked")):
            sql = f"UPDATE {table} SET {column} = now() + %s::interval RETURNING 1"
            await store.rows(sql, jump)
        await questions.thinkers.appear("alive")
        found = await questions.thinkers.there(), await questions.claim("alive", "why")
        await questions.withdraw("why")
        await questions.leave("alive")
        await store.close()
        return found

    assert run(scene()) == ({"alive"}, (b"body", 0.0))


def test_a_thinker_that_does_not_know_whether_it_has_a_question_has_it(url):
    """Its connection broke while it claimed it: nobody else would think about it."""

    async def scene():
        store = opened(url)
        questions = Questions(store)
        await questions.thinkers.appear("one")
        await questions.ask("why", ("", "ada", "table"), 0.0, b"body")
        assert await questions.claim("one", "why")
        found = [
            (
                await questions.claim(thinker, "why") is not None,
                len(await questions.waiting(thinker)),
            )
            for thinker in ("one", "other")
        ]
        await questions.answer("why", b"because")
        found.append((await questions.claim("one", "why"), await questions.waiting("one")))
        await questions.withdraw("why")
        await questions.leave("one")
        await store.close()
        return found

    assert run(scene()) == [(True, 1), (False, 0), (None, [])]


def test_commits_are_durable_whatever_the_database_thinks(postgres, url):
    postgres.sql(f"ALTER DATABASE {name_of(url)} SET synchronous_commit = off")

    async def scene():
        store = opened(url)
        await store.beat(1)
        (row,) = await (await store.idle[0].execute("SHOW synchronous_commit")).fetchall()
        await store.close()
        return row

    assert run(scene()) == ("on",)


def test_an_immediate_stop_loses_nothing_that_was_acknowledged():
    postgres = Postgres(["fsync=on"])
    try:
        place = InDatabase(postgres)

        def end(writer):
            time.sleep(0.2)
            postgres.stop(signal.SIGQUIT)

        for round in range(3):
            lines = written_until(place, f"r{round}-", end)
            assert lines
            postgres.start()
            check_kept(place, lines)
    finally:
        postgres.end()


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://house:{PASSWORD}@127.0.0.1:1/house",
        f"postgresql://house:{QUOTED}@127.0.0.1:1/house",
        f"postgresql://house:{QUOTED}%zz@127.0.0.1:1/house",
        f"postgresql://house:{QUOTED}@127.0.0.1:many/house",
        f"postgresql://127.0.0.1:1/house?user=house&password={QUOTED}",
        f"postgresql://127.0.0.1:1/house?nonsense=1&password={QUOTED}",
        f"postgresql://house:{QUOTED}@[::1/house",
    ],
)
def test_a_password_is_never_told(address):
    with pytest.raises(Unusable) as error:
        opened(address)
    for secret in (PASSWORD, QUOTED, "fox", "snail"):
        assert secret not in str(error.value)
        assert secret not in shown(f"{address} is wrong")
    assert "127.0.0.1:1/house" in shown(address) or "many" in address or "::1" in address


def test_opening_waits_for_nobody_for_long(postgres, url):
    """A server that accepts and never answers: the time it takes is limited by the address."""
    import socket

    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        port = silent.getsockname()[1]
        told = []

        def ask():
            with pytest.raises(Unusable) as error:
                opened(f"postgresql://house@127.0.0.1:{port}/house?connect_timeout=2")
            told.append(str(error.value))

        thread = threading.Thread(target=ask)
        thread.start()
        thread.join(30)
        assert told
