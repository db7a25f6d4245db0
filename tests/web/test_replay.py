"""Looking back: whose eyes see what, where points came from, records, and playing on."""

import re
import time
from collections import Counter
from contextlib import asynccontextmanager
from random import Random

import httpx
import pytest

from bricabrac.engine.match import SPECTATOR, Match
from bricabrac.engine.notation import read, write
from bricabrac.engine.pieces import COAL, PIECES
from bricabrac.games import GAMES
from bricabrac.store.sqlite import Sqlite
from bricabrac.web.app import Limits, app_on
from bricabrac.web.door.guard import LARGER
from bricabrac.web.replay.books import books_of, points_at
from bricabrac.web.replay.moments import Eyes, Film, Moment, allowed
from bricabrac.web.replay.records import opening
from bricabrac.web.show import offered
from bricabrac.web.table import seating
from tests.loops import run
from tests.web.serving import Visitor
from tests.web.tables import act, drawn, table_of, tell

TABLES = [(name, seats) for name in offered() for seats in GAMES[name].seats]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def played(name, seats, seed, most=10_000):
    """A match by lot, to its end or for so many moves."""
    random, match = Random(seed), Match(GAMES[name], seed=seed, seats=seats)
    while match.outcome() is None and len(match.history) < most:
        match.act(random.choice(match.actions()))
    return match


# Points.


@every_table
def test_the_parts_add_up_to_the_points_move_by_move(name, seats):
    for seed in range(12 if name == "nicodemus" else 3):
        match = played(name, seats, seed)
        books = books_of(match, [0] * len(match.history))
        scored = Counter()
        for part in books.parts:
            scored[part.move, part.seat] += part.points
        for number in range(len(match.history)):
            before, after = points_at(match, number), points_at(match, number + 1)
            for seat in range(seats):
                assert scored[number + 1, seat] == after[seat] - before[seat], (seed, number)
        assert books.totals == match.outcome().points
        assert books.rounds[-1] == books.totals
        for seat in range(seats):
            told = sum(books.sum(seat, source) for source in books.sources)
            assert told == match.outcome().points[seat]


@every_table
def test_what_came_and_went_explains_the_stock(name, seats):
    match = played(name, seats, 5)
    books = books_of(match, [1000 * number for number in range(len(match.history))])
    first, last = match.at(0), match.at()
    for seat, tally in enumerate(books.tallies):
        was, now = first.seats[seat].stock, last.seats[seat].stock
        assert was[COAL] + tally.coal[0] - tally.coal[1] == now[COAL]
        gained, spent = tally.resources
        assert sum(was[1:PIECES]) + gained - spent == sum(now[1:PIECES])
    assert sum(tally.moves for tally in books.tallies) == len(match.history)
    assert sum(tally.seconds for tally in books.tallies) == len(match.history) - 1


def test_points_from_before_a_position_are_told():
    position = {"seats": [{"points": 3}, {}]}
    match = Match(GAMES["nicodemus"], position=position)
    books = books_of(match, [])
    assert [(part.seat, part.source, part.points) for part in books.parts] == [(0, "begun", 3)]


def test_turns_and_rounds_begin_where_somebody_else_acts():
    film = Film(played("nicodemus", 2, 1))
    seats = [done.seat for done in film.match.history]
    for start in film.turn_starts[1:]:
        assert seats[start] != seats[start - 1]
    assert set(film.round_starts) <= set(film.turn_starts)
    assert [film.round_at(start) for start in film.round_starts] == list(
        range(1, len(film.round_starts) + 1)
    )


# Nobody learns more from looking back than there was to see.


def live(name, seats, moves, seed=3):
    """A table with people only, after so many moves."""
    table = table_of(name, seats, seed)
    for number, done in enumerate(played(name, seats, seed, moves).history, 1):
        act(table.log, table.log.game.numbering.name(done.action), number)
    return table


@every_table
def test_moments_are_the_same_with_the_unseen_dealt_anew(name, seats):
    random, table = Random(7), live(name, seats, 90)
    assert not table.log.is_told
    for number in (0, 7, 31, 60, 89):
        truth = table.log.match
        for seat in (*range(seats), SPECTATOR):
            (eyes,) = allowed(table.log, f"p{seat}")
            expected = drawn(Moment(table, number, eyes, seat), seat)
            assert 'name="action"' not in expected
            table.log.match = truth.until(number).dealt_anew(seat, random.randrange(1 << 30))
            assert drawn(Moment(table, number, eyes, seat), seat) == expected
            table.log.match = truth


@asynccontextmanager
async def house(tmp_path):
    """The app in this process, with its tables at hand."""
    store = Sqlite(tmp_path / "matches.sqlite")
    app = app_on(store, b"x" * 32, Limits())
    shop = app.state.shop
    try:
        yield shop, app
    finally:
        store.close()


def visitor_of(app, shop, player):
    """A browser of a player."""
    cookies = {"player": shop.guests.signer.sign(player).decode()}
    transport = httpx.ASGITransport(app)
    return httpx.AsyncClient(transport=transport, base_url="http://here", cookies=cookies)


@every_table
def test_whole_pages_are_made_of_what_was_seen_alone(tmp_path, name, seats):
    """With everything blank that a seat could not see, at every moment, its pages are the same."""

    async def look():
        async with house(tmp_path) as (shop, app):
            for seat in (*range(seats), SPECTATOR):
                async with visitor_of(app, shop, f"p{seat}") as browser:
                    pages = []
                    for is_blank in (False, True):
                        table = live(name, seats, 120)
                        shop.house.tables[table.id] = table
                        if is_blank:
                            match = table.log.match
                            for number in range(len(match.history) + 1):
                                match.game.hide(match.at(number), seat)
                        for move in ("0", "50", "120"):
                            for accept in ("text/html", "application/json"):
                                answer = await browser.get(
                                    f"/matches/{table.id}/replay?move={move}",
                                    headers={"accept": accept},
                                )
                                assert answer.status_code == 200
                                pages.append(answer.text)
                    assert pages[:6] == pages[6:]

    run(look())


def test_eyes_are_ones_own_until_the_match_is_over(tmp_path):
    async def look():
        async with house(tmp_path) as (shop, app):
            running, over = live("nicodemus", 2, 40), live("nicodemus", 2, 10_000)
            shop.house.tables["0123456789"] = running
            over.log.header = over.log.header.__class__("9876543210", "nicodemus", 1, 2, 3)
            shop.house.tables["9876543210"] = over

            async def status(player, id, eyes):
                async with visitor_of(app, shop, player) as browser:
                    answer = await browser.get(f"/matches/{id}/replay?move=20&eyes={eyes}")
                    return answer.status_code

            for eyes in ("1", "spectator", "open", "7"):
                assert await status("p0", "0123456789", eyes) == 403
            assert await status("p0", "0123456789", "0") == 200
            for eyes in ("0", "1", "open"):
                assert await status("stranger", "0123456789", eyes) == 403
            assert await status("stranger", "0123456789", "spectator") == 200
            for eyes in ("0", "1", "spectator", "open", ""):
                assert await status("p0", "9876543210", eyes) == 200
                assert await status("stranger", "9876543210", eyes) == 200

    run(look())


def test_open_eyes_see_every_hand_and_every_pile():
    table = live("nicodemus", 2, 10_000)
    hand = table.log.match.at(30).seats[1].hand
    eyes = Eyes("open", 0, is_open=True)
    view = Moment(table, 30, eyes).view(0)
    assert view.state.seats[1].hand == hand
    assert -1 not in view.state.deck[: view.state.left]


def test_what_was_taken_back_is_no_part_of_it(visitor):
    visitor.open()
    first = visitor.actions()[0]
    visitor.act(first)
    visitor.look()
    before = visitor.http.get(f"{visitor.match}/replay").text
    assert "Move 1 of 1" in before
    visitor.post(f"{visitor.match}/undo", turn=visitor.turn)
    assert "Move 0 of 0" in visitor.http.get(f"{visitor.match}/replay").text


def test_an_end_is_not_taken_back_once_everything_lies_open():
    table = live("imaginarium", 2, 10_000)
    last = table.log.match.history[-1].seat
    assert table.log.is_over
    assert table.log.match.undoable()  # nothing has come to light with the last move
    assert not table.log.undoable(last)


# Records.


def bring(visitor, text="", file=b""):
    """Upload a record, pasted or as a file."""
    return visitor.http.post(
        "/records", data={"token": visitor.token, "text": text}, files={"file": ("r.txt", file)}
    )


@pytest.mark.parametrize(
    ("name", "seats", "most"), [("nicodemus", 2, 10_000), ("imaginarium", 3, 200)]
)
def test_a_record_that_is_brought_is_kept_as_it_is(visitor, served, name, seats, most):
    text = write(played(name, seats, 4, most))
    for answer in (bring(visitor, text), bring(visitor, file=text.replace("\n", "\r\n").encode())):
        assert answer.status_code == 200
        match = re.fullmatch(r"(/matches/\w+)/replay", answer.url.path)[1]
        assert visitor.http.get(f"{match}/record").text == text
        assert visitor.http.get(match).url.path == f"{match}/replay"  # nobody plays it
        assert match in visitor.http.get("/").text
    friend = Visitor(served.address)
    assert friend.http.get(f"{match}/replay?move=3&eyes=open").status_code == 200
    friend.http.close()


def test_a_record_from_a_position_is_kept(visitor):
    scene = {
        "row": ["B1", "U4*1", "R2"],
        "seats": [{"charcoalium": 2, "wood": 2, "crystal": 1}, {}],
    }
    match = Match(GAMES["nicodemus"], position=scene)
    match.act("repair 2")
    answer = bring(visitor, write(match))
    assert answer.status_code == 200
    again = visitor.http.get(answer.url.path.replace("replay", "record")).text
    assert read(again, GAMES).dump() == match.dump()


def wrong(text, old, new):
    """A record with something changed in it, and closed again."""
    assert old in text
    return re.sub(r"end .*", "end", text.replace(old, new, 1))


GOOD = write(played("nicodemus", 2, 4, 30))
LINE = GOOD.splitlines()[9]  # the sixth move


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "this is no record"),
        ("hello", "this is no record"),
        (GOOD.rsplit("end", 1)[0], "cut off"),
        (GOOD.replace(LINE + "\n", "", 1), "cut off or edited"),
        (wrong(GOOD, "game nicodemus 1", "game chess 1"), "chess"),
        (wrong(GOOD, "game nicodemus 1", "game nicodemus 99"), "version 99"),
        (wrong(GOOD, "seats 2", "seats 9"), "nicodemus is for 2 seats"),
        (wrong(GOOD, "seed 4", "seed x"), "seed is a whole number"),
        (wrong(GOOD, "seed 4", "position {"), "no JSON"),
        (wrong(GOOD, LINE, "0 fly"), "Line 10 cannot be replayed"),
        (wrong(GOOD, LINE, "7 pass"), "Line 10 cannot be replayed: It is the turn of seat"),
        (wrong(GOOD, LINE, LINE[0] + " repair 9"), "Line 10 cannot be replayed: There is no"),
        ("\n".join([GOOD.rsplit("end", 1)[0], *["0 pass"] * 7000, "end"]), "too long"),
    ],
)
def test_bad_records_get_one_sentence_and_nothing_is_kept(visitor, text, why):
    answer = bring(visitor, text)
    assert answer.status_code == 422
    (told,) = re.findall(r'role="alert">([^<]*)</p>', answer.text)
    assert why in told
    assert "/replay" not in visitor.http.get("/").text


def test_reasons_are_told_in_every_language(served):
    for language, line in (("fr", "La ligne 10"), ("de", "Zeile 10")):
        someone = Visitor(served.address, language)
        told = bring(someone, wrong(GOOD, LINE, "0 fly")).text
        assert line in told
        assert "There is no action" not in told
        someone.http.close()


def test_records_are_bounded_and_so_are_all_other_forms(visitor):
    most = LARGER["/records"]
    assert bring(visitor, file=b"x" * (most + 1)).status_code == 413
    assert bring(visitor, "x" * (most - 2000)).status_code == 422
    data = {"token": visitor.token, "name": "x" * 20_000}
    assert visitor.http.post("/me", data=data).status_code == 413
    stranger = visitor.http.post("/records", data={"token": "x"}, files={"file": ("r", b"")})
    assert stranger.status_code == 403


# Playing on.


def addresses(answer):
    """The match behind a replay."""
    return answer.url.path.removesuffix("/replay")


def test_playing_on_against_a_bot_to_the_end(visitor):
    text = write(played("nicodemus", 2, 4, 60))
    source = addresses(bring(visitor, text))
    answer = visitor.post(f"{source}/play-on", move="40", seat0="me", seat1="bot:dabbler")
    assert answer.status_code == 200
    visitor.match = answer.url.path
    assert visitor.match != source
    assert f"{source}/replay?move=40" in visitor.page  # the way back
    visitor.post(f"{visitor.match}/pace", pace="quick")
    random = Random(2)
    until = time.monotonic() + 60
    while 'class="panel ending"' not in visitor.look() and time.monotonic() < until:
        if actions := visitor.actions():
            assert visitor.act(random.choice(actions)).status_code in (200, 409, 429)
    record = visitor.http.get(f"{visitor.match}/record")
    assert record.status_code == 200
    assert record.text.splitlines()[5:45] == text.splitlines()[5:45]
    assert read(record.text, GAMES).outcome()


def test_what_a_match_began_with_is_not_taken_back():
    for start in range(20, 30):
        table = live("nicodemus", 2, start)
        free = table.log.match.undoable()
        if free and table.log.undoable(table.log.match.history[-1].seat):
            break
    else:
        raise AssertionError("nothing could be taken back anyway")
    tell(table.log, "from", SPECTATOR, "9876543210")
    assert table.log.match.undoable() == free
    assert not table.log.undoable(table.log.match.history[-1].seat)
    seat, action = table.log.active, table.log.match.legal()[0]
    act(table.log, action)
    assert table.log.undoable(seat) in (0, 1)


def test_playing_on_is_refused_while_a_match_runs_and_where_it_is_over(visitor):
    seats = {"seat0": "me", "seat1": "bot:dabbler"}
    running = visitor.open()
    assert visitor.post(f"{running}/play-on", move="0", **seats).status_code == 403
    assert "As long as a match runs" in visitor.page
    match = played("nicodemus", 2, 4)
    over = addresses(bring(visitor, write(match)))
    end = str(len(match.history))
    for fields in (
        {"move": end}, {"move": "x"}, {"move": "99999"}, {"seat0": "bot:dabbler"}, {"seat1": "me"},
        {"seat1": "bot:god"}, {"seat1": ""},
    ):  # fmt: skip
        given = {"move": "5", **seats, **fields}
        assert visitor.post(f"{over}/play-on", **given).status_code == 422, fields


def test_a_friend_may_play_on_from_an_open_seat(visitor, served):
    source = addresses(bring(visitor, write(played("nicodemus", 2, 4))))
    visitor.post(f"{source}/play-on", move="12", seat0="open", seat1="me")
    link = re.search(r'value="(/join/[^"]+)"', visitor.page)[1]
    friend = Visitor(served.address)
    joined = friend.post(link, name="Bruno")
    assert joined.status_code == 200
    assert "Move 12 of 12" in friend.http.get(f"{joined.url.path}/replay").text
    friend.http.close()


@every_table
def test_a_match_that_was_played_on_is_found_again(tmp_path, name, seats):
    async def open_twice():
        async with house(tmp_path) as (shop, _):
            people = [seating.person(f"p{seat}", "Ada") for seat in range(seats)]
            told = [*opening(played(name, seats, 6), 25), ("from", SPECTATOR, "9876543210")]
            table = await shop.house.open(name, people, 6, opening=told)
            shop.house.tables.clear()
            again = await shop.house.table(table.id)
            assert again is not table
            assert (
                again.log.match.dump()
                == table.log.match.dump()
                == played(name, seats, 6, 25).dump()
            )
            assert (again.log.header, again.log.source, again.log.start) == (
                table.log.header,
                "9876543210",
                25,
            )

    run(open_twice())
