"""Several processes serve one house: any of them any table, and what goes on by itself once."""

import os
import re
import signal
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bricabrac.store import Entry, Header
from bricabrac.web.table.whole import fault_of
from tests.cli.terminal import refused
from tests.web.serving import Served, Visitor

pytest.importorskip("psycopg")
pytestmark = pytest.mark.usefixtures("sound")


CAME = []  # who is still connected


def come(door):
    """Somebody, by a door."""
    CAME.append(Visitor(door))
    return CAME[-1]


class House(Served):
    """A server of two processes; ``doors`` lead to one of them each."""

    def start(self):
        super().start()
        lines = [self.process.stdout.readline() for _ in range(2)]
        self.doors = [re.search(r"http://[\d.:]+", line)[0] for line in lines]

    def servers(self):
        """The ids of the processes, by their doors."""
        told = [httpx.get(f"{door}/metrics", timeout=30).text for door in self.doors]
        return [int(re.search(r'bricabrac_server\{.*pid="(\d+)"', one)[1]) for one in told]


@pytest.fixture(scope="module")
def database(postgres):
    return postgres, postgres.database()


@pytest.fixture(scope="module")
def house(database, tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    server = House(folder, "--store", database[1], "--processes", "2")
    yield server
    assert server.end() == 0


def entries(database, match):
    """The log of a match."""
    postgres, url = database
    sql = "SELECT seq, kind, seat, body, at FROM entries WHERE match = '{}' ORDER BY seq"
    rows = postgres.sql(sql.format(match.rpartition("/")[2]), url.rpartition("/")[2])
    return [Entry(*row) for row in rows]


@pytest.fixture
def sound(database):
    """Whatever happens, the rules replay every match."""
    yield
    while CAME:
        CAME.pop().http.close()
    postgres, url = database
    columns = "id, game, version, seats, seed, options, created, phase, listed"
    for row in postgres.sql(f"SELECT {columns} FROM matches", url.rpartition("/")[2]):
        fault = fault_of(header := Header.of(row), entries(database, header.id))
        assert fault is None or fault.kind == "phase", fault


def elsewhere(visitor, address):
    """The same guest, by another door."""
    other = Visitor.__new__(Visitor)
    other.http = httpx.Client(
        base_url=address, cookies=dict(visitor.http.cookies), follow_redirects=True, timeout=20,
        headers={"accept-language": "en", "origin": address},
    )  # fmt: skip
    other.token, other.match = visitor.token, visitor.match
    CAME.append(other)
    return other


@contextmanager
def live(visitor, address):
    """The socket of somebody, by a door."""
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    url = f"{address.replace('http', 'ws')}{visitor.match}/live?version=0"
    with connect(url, origin=address, additional_headers={"cookie": cookies}) as socket:
        yield socket


def told_at_the_end(socket):
    """Why a socket is closed."""
    try:
        while True:
            socket.recv(20)
    except ConnectionClosed as closed:
        return closed.rcvd.code


def until(found, seconds=60):
    """What is found in the end."""
    deadline = time.monotonic() + seconds
    while not (it := found()):
        assert time.monotonic() < deadline, "it never comes"
        time.sleep(0.05)
    return it


def first(visitor):
    return visitor.actions()[0].partition(";")[0]


def two_people(house, doors=None, **fields):
    """Ada at one door, Bruno at the other, and a match of both."""
    ada, bruno = (come(door) for door in doors or house.doors)
    ada.open(seat1="open", **fields)
    key = re.search(r"/join/\w+/[\w-]+", ada.look())[0]
    bruno.match = ada.match
    assert bruno.post(key, name="Bruno").status_code == 200
    ada.look(), bruno.look()
    return (ada, bruno) if ada.actions() else (bruno, ada)


def test_what_is_done_at_one_door_is_seen_at_the_other(house):
    ada, bruno = two_people(house)
    with live(bruno, house.doors[1]) as hers, live(ada, house.doors[0]) as his:
        hers.recv(20), his.recv(20)
        assert ada.act(first(ada)).status_code == 200
        bruno.post(f"{bruno.match}/chat", text="well done")
        heard = ""
        while "well done" not in heard:
            heard += his.recv(20)
        while "well done" not in hers.recv(20):
            pass


def test_everybody_sees_who_is_there_by_whatever_door(house):
    ada, bruno = two_people(house)

    def absent():
        return ada.look().count("not connected")

    lonely = absent()
    with live(ada, house.doors[0]), live(bruno, house.doors[1]) as socket:
        socket.recv(20)
        until(lambda: absent() < lonely)
    until(lambda: absent() == lonely)


def test_who_is_there_is_known_at_a_door_that_is_asked_for_the_first_time(house):
    door, other = house.doors
    ada, bruno = two_people(house, doors=(door, door))
    with live(ada, door), live(bruno, door) as socket:
        while "not connected" in socket.recv(20):
            pass
        assert "not connected" not in elsewhere(ada, other).look()


def test_who_looks_and_then_sits_down_is_there_by_whatever_door(house):
    door, other = house.doors
    ada, bruno = come(door), come(door)
    ada.open(seat1="open")
    bruno.match, key = ada.match, re.search(r"/join/\w+/[\w-]+", ada.look())[0]
    with live(ada, door), live(bruno, door) as socket:
        socket.recv(20)
        assert elsewhere(bruno, other).post(key, name="Bruno").status_code == 200
        until(lambda: "not connected" not in elsewhere(ada, other).look())


def test_of_two_at_once_one_is_told_that_the_board_has_changed(house, database):
    ada, _ = two_people(house)
    other = elsewhere(ada, house.doors[1 - house.doors.index(str(ada.http.base_url).rstrip("/"))])
    other.look()
    answers = []
    for _ in range(6):
        if not ada.look() or not ada.actions():
            break
        action, turn, at_once = first(ada), ada.turn, threading.Barrier(2)

        def act(who, action=action, turn=turn, at_once=at_once):
            at_once.wait()
            given = {"token": who.token, "action": action, "turn": turn}
            answers.append(who.http.post(f"{who.match}/actions", data=given).status_code)

        both = [threading.Thread(target=act, args=(who,)) for who in (ada, other)]
        for one in both:
            one.start()
        for one in both:
            one.join()
        assert sorted(answers[-2:]) == [200, 409]
    done = [one for one in entries(database, ada.match) if one.kind == "act"]
    assert len(done) == answers.count(200) > 1


def test_a_rematch_is_opened_once(house, database):
    ada, bruno = two_people(house, **{"clock-match": "1"})
    until(lambda: any(one.kind == "over" for one in entries(database, ada.match)))
    kinds = [(one.kind, one.seat) for one in entries(database, ada.match)]
    late = [one for one in kinds if one[0] == "late"]
    assert sorted(late) == [("late", 0), ("late", 1)], "time runs out once for each"
    answers = []

    def again(who):
        answers.append(who.post(f"{who.match}/rematch").url.path)

    both = [threading.Thread(target=again, args=(who,)) for who in (ada, bruno)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert len(set(answers)) == 1
    assert answers[0] != ada.match
    assert [one.kind for one in entries(database, ada.match)].count("rematch") == 1


def test_bots_go_on_when_whoever_let_them_is_killed(house, database):
    """A whole match of theirs, at which somebody looks."""
    visitor = come(house.doors[0])
    visitor.open(game="nicodemus", seat1="bot:dabbler", place="1")
    other = elsewhere(visitor, house.doors[1])
    other.post(f"{other.match}/pace", pace="slow")
    other.post(f"{other.match}/seat", away="yes")
    with live(other, house.doors[1]) as socket:
        socket.recv(20)
        postgres, url = database
        name = url.rpartition("/")[2]
        sql = "SELECT server FROM duties WHERE match = '{}'"
        server = until(lambda: postgres.sql(sql.format(visitor.match[9:]), name))[0][0]
        figures = [httpx.get(f"{door}/metrics").text for door in house.doors]
        there = next(n for n, told in enumerate(figures) if server in told)
        pids, before = house.servers(), len(entries(database, visitor.match))
        os.kill(pids[there], signal.SIGKILL)
        began = time.monotonic()
        until(lambda: len(entries(database, visitor.match)) > before)
        print("taken over after", time.monotonic() - began)
        until(lambda: house.servers()[there] != pids[there])
        look = elsewhere(visitor, house.doors[there])
        look.post(f"{look.match}/seat", away="no")
        assert until(lambda: look.look() and look.actions())


def test_nobody_gets_more_by_going_from_door_to_door(house):
    """New tables are counted by all together, whoever is asked."""
    ada, began = come(house.doors[0]), time.monotonic()
    ada.open(seat1="open")
    doors, opened, form = [ada, elsewhere(ada, house.doors[1])], 1, {"game": "nicodemus"}
    form |= {"token": ada.token, "seat1": "open", "place": "0"}
    for number in range(40):
        who = doors[number % 2]
        answer = who.http.post("/matches", data=form, follow_redirects=False)
        opened += answer.status_code == 303
        time.sleep(0.02)  # at a bearable rate
    assert 20 <= opened <= 20 + 0.2 * (time.monotonic() - began) + 4


def test_a_rolling_restart_loses_no_move(house, database):
    ada, bruno = two_people(house)
    for one in (ada, bruno):  # by the door of all
        one.http.base_url = one.http.headers["origin"] = house.address
    before, done = house.servers(), 0
    with live(ada, house.address) as socket:
        house.process.send_signal(signal.SIGHUP)
        while any(Path(f"/proc/{pid}").exists() for pid in before):
            for one in (ada, bruno):
                try:
                    one.look()
                    done += bool(one.actions()) and one.act(first(one)).status_code == 200
                except httpx.TransportError:
                    continue  # not acknowledged; it may be done
        assert told_at_the_end(socket) == 1012, "come back at once"
    with live(ada, house.address) as socket:
        assert socket.recv(20)
    assert len([one for one in entries(database, ada.match) if one.kind == "act"]) >= done > 0


def test_several_processes_need_a_database(tmp_path):
    told = refused("serve", "--processes", "2", "--data", str(tmp_path))
    assert "--store" in told
