"""A deal that is promised: shown before, added to by everybody, checked by anybody afterwards."""

import re

import pytest

from bricabrac.engine.notation import read
from bricabrac.engine.promise import broken, digest
from bricabrac.games import GAMES
from bricabrac.store import RUNNING
from bricabrac.web.house.house import House
from bricabrac.web.replay.records import promised
from bricabrac.web.table import seating
from bricabrac.web.table.log import Log
from bricabrac.web.table.seating import Sitter, bot, open_seat, person
from bricabrac.web.table.whole import fault_of
from tests.loops import run
from tests.store.places import opened
from tests.web.tables import log_of, tell

DIGITS = re.compile(r"<code>([0-9a-f]{64})</code>")
NONCE, MINE, YOURS = "0f" * 32, "1a" * 16, "2b" * 16
END = {"game": "imaginarium", "option-rounds": "1", "seed": ""}


def to_the_end(*visitors):
    """Everybody does what they can until it is over."""
    for _ in range(400):
        for one in visitors:
            one.look()
            if f"{one.match}/deal" in one.page:
                return
            if actions := one.actions():
                one.act(actions[-1].replace("&amp;", "&"))


def test_two_guests_add_to_a_deal_that_was_promised_and_can_check_it(visitor, visitors):
    friend = visitors()
    match = visitor.open(seat1="open", added=MINE, **END)
    link = re.search(r'value="(/join/[^"]+)"', visitor.page)[1]
    shown = DIGITS.search(visitor.page)[1]
    assert not visitor.actions()
    assert visitor.http.get(f"{match}/replay").url.path == match  # nothing is dealt yet
    assert DIGITS.search(friend.http.get(link).text)[1] == shown
    assert DIGITS.findall(visitor.http.get(f"{match}/deal").text) == [shown]
    friend.match = match
    friend.post(link, added=YOURS)
    assert "only the promise is shown" in visitor.http.get(f"{match}/deal").text

    to_the_end(visitor, friend)
    text = visitor.http.get(f"{match}/record").text
    told = read(text, GAMES)
    assert told.promise.commitment == shown == digest(told.promise.nonce)
    assert told.promise.added == (MINE, YOURS)
    assert broken(told.promise, told.seed) == ""
    page = friend.http.get(f"{match}/deal").text
    for number in (shown, told.promise.nonce, MINE, YOURS, str(told.seed)):
        assert number in page
    assert "✗" not in page
    assert "as it was promised" in page

    # A record that is brought keeps its promise, or shows that somebody has changed it.
    cheat = text.replace(YOURS, MINE).rpartition("end ")[0] + "end\n"
    for record, sentence in ((text, "The deal is as"), (cheat, "The deal is not as")):
        brought = friend.post("/records", text=record).url.path.removesuffix("/replay")
        assert sentence in friend.http.get(f"{brought}/deal").text


def test_a_match_that_begins_at_once_is_promised_on_the_front_page(visitor):
    front = visitor.http.get("/").text
    visit = re.search(r'name="visit" value="(\w+)"', front)[1]
    match = visitor.open(seed="", visit=visit, added=MINE)
    assert visitor.actions() or "data-turn" in visitor.page
    assert DIGITS.search(front)[1] in visitor.http.get(f"{match}/deal").text


def test_what_was_chosen_is_not_called_promised(visitor):
    for fields in ({"seed": "7"}, {"seed": ""}):
        match = visitor.open(**fields)
        assert "This deal was chosen, not promised" in visitor.http.get(f"{match}/deal").text


@pytest.mark.parametrize("given", ["", "1a", "1A" * 16, "zz" * 16, "1a" * 17, "<b>"])
def test_whatever_a_browser_sends_instead_of_a_number_adds_nothing(visitor, given):
    visitor.open(seat1="open", seed="", added=given)
    assert visitor.page


def test_the_log_decides_and_a_deal_waits_for_the_last_guest():
    first, second = (
        log_of("nicodemus", [person("a", "Ada", MINE), Sitter("open", key="k")]) for _ in range(2)
    )
    for log in (first, second):
        tell(log, "promise", -1, NONCE)
        assert log.is_undealt
        assert log.commitment == digest(NONCE)
    bruno = person("b", "Bruno", YOURS)
    for log in (first, second):
        tell(log, "sit", 1, seating.to_text([bruno])[1:-1])
        assert not log.is_undealt
    assert first.match.at() == second.match.at()
    assert first.match.promise.added == (MINE, YOURS)
    assert first.match.seed == first.match.promise.seed != first.header.seed
    dealt = first.match
    tell(first, "sit", 1, seating.to_text([person("b", "Bruno the Second")])[1:-1])
    assert first.match is dealt


def test_a_bot_on_the_last_seat_lets_it_begin():
    log = log_of("nicodemus", [person("a", "Ada", MINE), open_seat()])
    tell(log, "promise", -1, NONCE)
    tell(log, "sit", 1, seating.to_text([bot("pip")])[1:-1])
    assert log.match.promise.added == (MINE, "")
    assert promised(log.match)[0][0] == "promised"


def test_what_is_kept_deals_the_same_on_every_server(place):
    async def scene():
        house = House(opened(place.address), b"s" * 32)
        try:
            ada = person("a" * 24, "Ada", MINE)
            table = await house.open("nicodemus", [ada, open_seat()], nonce=NONCE)
            await table.sit(1, person("b" * 24, "Bruno", YOURS))
            header, entries = await house.store.match(table.id)
            return table.log, header, entries, await Log.read(header, GAMES[header.game], entries)
        finally:
            await house.close()

    log, header, entries, again = run(scene())
    assert header.phase == RUNNING
    assert again.match.at() == log.match.at()
    assert again.match.promise == log.match.promise
    assert log.match.promise.added == (MINE, YOURS)
    assert fault_of(header, entries) is None
