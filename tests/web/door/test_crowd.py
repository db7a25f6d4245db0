"""The crowd at the door: silent ones give way, slow ones run out of time, all others get in."""

import logging
import socket
from contextlib import suppress
from unittest.mock import Mock

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from bricabrac.web.door.crowd import Crowd, Quieter, Watching
from bricabrac.web.door.guard import Limit, address_of
from tests.loops import run
from tests.web.serving import Served


class Line:
    """A connection."""

    def __init__(self):
        self.is_cut = False

    def abort(self):
        self.is_cut = True


def test_who_has_been_silent_longest_gives_way():
    crowd, lines = Crowd(most=3), [Line() for _ in range(5)]
    assert all(crowd.came(one, "10.0.0.1") for one in lines[:3])
    crowd.asked(lines[0])
    assert crowd.came(lines[3], "10.0.0.2")
    assert [one.is_cut for one in lines] == [False, True, False, False, False]
    crowd.asked(lines[2])
    crowd.asked(lines[3])
    assert not crowd.came(lines[4], "10.0.0.3"), "everybody is being served"
    crowd.answered(lines[0])
    assert crowd.came(lines[4], "10.0.0.3")
    assert lines[0].is_cut


def test_one_address_has_only_so_many_places_unless_it_speaks_for_many():
    crowd = Crowd(most=100, each=2)
    lines = [Line() for _ in range(3)]
    assert [crowd.came(one, "10.0.0.1") for one in lines] == [True, True, False]
    crowd.went(lines[0])
    crowd.went(lines[0])
    assert crowd.came(lines[2], "10.0.0.1")
    assert all(crowd.came(Line(), "127.0.0.1") for _ in range(5))


def test_who_speaks_before_the_answer_is_cut_off():
    async def speak():
        state, config = ServerState(), uvicorn.Config(app=None)
        watching = Watching(Crowd(most=1), config=config, server_state=state, app_state={})
        watching.connection_made(line := Mock())
        lines = ("GET /matches/0/live HTTP/1.1", "host: house", "connection: upgrade",
                 "upgrade: websocket", "sec-websocket-version: 13",
                 "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", "", "")  # fmt: skip
        watching.data_received("\r\n".join(lines).encode())
        assert not line.abort.called
        watching.data_received(b"\xff\xff\xff")  # no frame: websockets could not refuse it yet
        for task in watching.tasks:
            task.cancel()
        return line.abort.called

    assert run(speak())


class Poor(Served):
    """A server that may have few files open."""

    under = ("prlimit", "--nofile=440:440")


@pytest.fixture
def crowded(tmp_path):
    server = Poor(tmp_path)
    yield server
    server.end()


def test_silent_connections_shut_nobody_out(crowded):
    silent = []
    try:
        for number in range(600):
            one = socket.create_connection(("127.0.0.1", crowded.port))
            silent.append(one)
            if number % 2:
                one.send(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ")
            if number % 100 == 99:
                assert httpx.get(f"{crowded.address}/healthy", timeout=60).status_code == 200
    finally:
        for one in silent:
            one.close()


@pytest.mark.parametrize("asked", [0, 1])
def test_a_request_that_is_never_whole_is_ended(served, asked):
    """Be it the first, or another one of somebody who was answered."""
    with socket.create_connection(("127.0.0.1", served.port)) as one:
        one.settimeout(90)
        for _ in range(asked):
            one.send(b"HEAD /clock HTTP/1.1\r\nHost: here\r\n\r\n")
            assert one.recv(4096).startswith(b"HTTP/1.1 200")
        one.send(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ")
        with suppress(ConnectionResetError):
            assert one.recv(4096) == b""


def test_complaints_are_made_once_in_a_while():
    quieter = Quieter(3600)
    records = [logging.makeLogRecord({"name": "asyncio", "msg": "no room"}) for _ in range(3)]
    assert [quieter.filter(one) for one in records] == [True, False, False]
    assert quieter.filter(logging.makeLogRecord({"name": "asyncio", "msg": "other"}))


def test_who_throws_cookies_away_is_still_the_same_address():
    limit = Limit(3, 0)
    allowed = [limit.allows(str(guest), "10.0.0.1", 2) for guest in range(10)]
    assert sum(allowed) == 6
    assert limit.allows("somebody", "10.0.0.2", 2)
    assert [limit.allows("one", "10.0.0.3", 2) for _ in range(5)].count(True) == 3


def test_an_address_of_the_new_kind_is_a_home():
    class Connection:
        def __init__(self, host):
            self.client = type("Client", (), {"host": host})

    homes = {address_of(Connection(f"2001:db8:1:2::{number}")) for number in range(3)}
    assert len(homes) == 1
    assert address_of(Connection("10.0.0.1")) == "10.0.0.1"
