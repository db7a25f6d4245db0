"""Playing on from a moment of a match that is over."""

import re
import time
from random import Random

from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.notation import read, write
from bricabrac.games import GAMES
from bricabrac.web.replay.records import opening
from bricabrac.web.table import seating
from tests.loops import run
from tests.web.replay.matches import addresses, bring, house, live, played
from tests.web.tables import act, every_table, tell


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


def test_a_friend_may_play_on_from_an_open_seat(visitor, visitors):
    source = addresses(bring(visitor, write(played("nicodemus", 2, 4))))
    visitor.post(f"{source}/play-on", move="12", seat0="open", seat1="me")
    link = re.search(r'value="(/join/[^"]+)"', visitor.page)[1]
    friend = visitors()
    joined = friend.post(link, name="Bruno")
    assert joined.status_code == 200
    assert "Move 12 of 12" in friend.http.get(f"{joined.url.path}/replay").text


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
            log = again.log
            assert log.match.dump() == table.log.match.dump() == played(name, seats, 6, 25).dump()
            assert (log.header, log.source, log.start) == (table.log.header, "9876543210", 25)

    run(open_twice())
