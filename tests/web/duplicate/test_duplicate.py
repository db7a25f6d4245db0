"""Duplicate: two friends play the same deals, and see nothing of each other until both have."""

import html
import re
import sqlite3
import time

import pytest

from bricabrac.web.clock import steady
from bricabrac.web.duplicate.comparing import Played, Side, verdict
from bricabrac.web.duplicate.pair import LASTS
from tests.web.hint.test_hint import scene
from tests.web.looking import troubles

LINK = re.compile(r"/duplicate/[0-9a-f]{16}")


def lay(visitor, **fields):
    """Make a link; the address of the pair."""
    given = {"game": "nicodemus", "form": "alone", "seat1": "pip", "deals": "1", "name": "Ada"}
    answer = visitor.post("/duplicate", **given | fields)
    assert answer.status_code == 200, answer.text
    return answer.url.path


def begin(visitor, pair, deal=1):
    """Go to the table of a deal."""
    answer = visitor.post(pair, deal=deal)
    assert answer.status_code == 200, answer.text
    visitor.match = answer.url.path
    visitor.post(f"{visitor.match}/pace", pace="once")
    return visitor.look()


def asked(visitor):
    """What one may do, as soon as one may."""
    for _ in range(400):
        visitor.look()
        if "ended" in visitor.page or visitor.actions():
            break
        time.sleep(0.02)
    return [html.unescape(one) for one in visitor.actions()]


def act(visitor, times, which):
    """Do the first or the last of what may be done, some times."""
    done = []
    for _ in range(times):
        done.append(asked(visitor)[which])
        visitor.act(done[-1])
    asked(visitor)
    return done


def part(one, other):
    """Two friends who have played alike do something else each, as soon as there is a choice."""
    while len(asked(one)) == 1:
        act(one, 1, 0)
        act(other, 1, 0)
    act(one, 1, 0)
    act(other, 1, -1)


def give_up(visitor):
    """A stand-in plays it to the end."""
    visitor.post(f"{visitor.match}/seat", resign="yes")
    for _ in range(600):
        if "ended" in visitor.look():
            return
        time.sleep(0.05)
    raise AssertionError("the match does not end")


def told(visitor):
    """Everything that has happened at a table, in words."""
    page = visitor.http.get(f"{visitor.match}/log").text
    return re.findall(r"\b(?:You|Pip) [^<]+", page.partition("<ol")[2])


@pytest.fixture
def secrets_of(served):
    """Everything that the store has of a pair and that nobody may read before its end."""

    def read(pair):
        id, found = pair.rsplit("/", 1)[1], set()
        with sqlite3.connect(served.folder / "matches.sqlite") as store:
            rows = store.execute(
                "SELECT matches.id, seed FROM matches JOIN entries ON match = matches.id"
                " WHERE kind = 'duplicate' AND body LIKE ?",
                (f"%{id}%",),
            ).fetchall()
            for match, seed in rows:
                found |= {match, *[seed] * (seed != "0")}
                sql = "SELECT body FROM entries WHERE match = ? AND kind IN ('dice', 'promised')"
                for (body,) in store.execute(sql, (match,)):
                    found |= {*re.findall(r"[0-9a-f]{64}", body)}
        return found

    return read


def seen(visitor, *paths):
    """All that is served at some addresses."""
    return "".join(visitor.http.get(path).text for path in paths)


def test_two_friends_play_the_same_deal_alone_and_compare(visitors, secrets_of):
    ada, bea, cleo = visitors(), visitors(), visitors("de")
    pair = lay(ada)
    assert LINK.fullmatch(pair)
    assert f"{pair}/code.svg" in ada.page
    invitation = bea.http.get(pair).text
    assert "Ada invites you" in invitation
    promise = re.search(r"<code>([0-9a-f]{64})</code>", invitation)[1]
    assert "not begun" in seen(ada, pair)
    begin(ada, pair)
    mine = act(ada, 4, 0)
    assert "not begun" not in seen(ada, pair)

    assert bea.post(pair, name="Bea").status_code == 200
    assert cleo.post(pair, name="Cleo").status_code == 409  # only the first
    begin(bea, pair)
    assert act(bea, 4, 0) == mine  # the same deal, the same replies
    assert told(ada) == told(bea)
    assert len(told(ada)) > 12

    # Nobody looks at the other's table, or into anything of the deal.
    assert bea.http.get(ada.match).status_code == 403
    secret = secrets_of(pair) - {promise}
    hidden = secret - {ada.match.rsplit("/", 1)[1]}
    own = [ada.match + what for what in ("", "/deal", "/record", "/replay", "/review", "/log")]
    served = seen(ada, "/", pair, *own)
    assert len(hidden) >= 4
    assert not [one for one in hidden if one in served]
    assert not [one for one in secret if one in seen(cleo, "/", pair)]

    part(ada, bea)
    give_up(ada)
    waiting = seen(ada, pair)
    assert "Bea: 0 of 1 played" in waiting
    assert ada.http.get(f"{ada.match}/record").status_code == 403
    served = seen(ada, "/", *own)
    assert not [one for one in hidden if one in served]
    give_up(bea)

    compared = seen(ada, pair)
    assert "Where they parted" in compared
    for one in (ada, bea):
        assert f"{one.match}/replay?move=" in compared
        assert f"{one.match}/review" in compared
        assert one.http.get(f"{one.match}/record").status_code == 200
    assert "Wo sich die Wege trennten" in seen(cleo, pair)
    deal = seen(bea, f"{bea.match}/deal")
    assert promise in deal
    assert "✓" in deal


def test_against_each_other_both_sides_are_played_at_once(visitors):
    ada, bea = visitors(), visitors()
    pair = lay(ada, form="together", seat1="")
    assert "Both tables open" in ada.page
    assert ada.post(pair, deal=1).status_code == 409
    bea.post(pair, name="Bea")
    tables = []
    for deal in (1, 2):
        for one in (ada, bea):
            begin(one, pair, deal)
            tables.append(one.match)
    assert tables[0] == tables[1] != tables[2] == tables[3]
    assert f'href="{tables[0]}"' in ada.page  # from one to the other
    for match in tables[::2]:
        for one in (ada, bea):
            one.match = match
            one.post(f"{match}/seat", resign="yes")
    for match in tables[::2]:
        ada.match = match
        give_up(ada)
    compared = seen(bea, pair)
    assert compared.count("From seat") == 2
    assert "Ada" in compared
    records = [ada.http.get(f"{match}/record").text for match in tables[::2]]
    seeds = {re.search(r"^seed (\d+)$", record, re.MULTILINE)[1] for record in records}
    assert len(seeds) == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"},
        {"seat1": "dabbler"},
        {"seat1": ""},
        {"game": "imaginarium", "seat1": "pip", "seat2": "pip"},
        {"game": "imaginarium", "form": "alone", "seat1": ""},
    ],
)
def test_terms_that_cannot_be_are_refused(visitor, fields):
    given = {"game": "nicodemus", "seat1": "pip", **fields}
    assert visitor.post("/duplicate", **given).status_code == 422


@pytest.mark.parametrize(
    ("ours", "theirs", "better"),
    [
        ([(1, 3)], [(0, -2)], 1),
        ([(0, -2), (1, 1)], [(1, 1), (1, 1)], -1),
        ([(1, 3)], [(1, 5)], -1),
        ([(0.5, 0), (1, 9)], [(1, 2), (0.5, 0)], 1),
        ([(1, 3)], [(1, 3)], 0),
    ],
)
def test_who_did_better_is_told_by_wins_and_then_by_margins(ours, theirs, better):
    def played(won, margin):
        return Played("", 10 + margin, 10, won, 9, False)

    pairs = zip(ours, theirs, strict=True)
    sides = [Side(0, 0, (played(*one), played(*other)), None, None) for one, other in pairs]
    assert verdict(sides) == better


def test_nobody_is_waited_for_longer_than_a_month(tmp_path, monkeypatch):
    async def play(shop, guest):
        await guest.begin()
        given = {"token": guest.token, "game": "nicodemus", "form": "alone", "seat1": "pip"}
        pair = (await guest.http.post("/duplicate", data=given)).url.path
        pages = [(await guest.http.get(pair)).text]
        later = steady.now() + LASTS
        monkeypatch.setattr(steady, "now", lambda: later)
        return [*pages, (await guest.http.get(pair)).text]

    before, after = scene(tmp_path, play)
    assert "Nobody has accepted yet" in before
    assert "Not everything was played to its end" in after


def test_a_pair_that_is_not_there(visitor):
    assert visitor.http.get("/duplicate/0123456789abcdef").status_code == 404
    assert visitor.http.get("/duplicate/x").status_code == 404


def test_the_front_page_tells_what_waits(visitors):
    ada, bea = visitors(), visitors()
    pair = lay(ada)
    assert f'href="{pair}"' in seen(ada, "/")
    bea.post(pair, name="Bea")
    assert "Duplicate with Ada" in seen(bea, "/")


def test_who_is_forgotten_is_not_waited_for(visitors):
    ada, bea = visitors(), visitors()
    pair = lay(ada)
    bea.post(pair, name="Bea")
    ada.post("/me/forget")
    begin(bea, pair)
    give_up(bea)
    assert "Not everything was played" in seen(bea, pair)
    assert bea.http.get(f"{bea.match}/record").status_code == 200


def test_the_pages_are_good_for_everybody(context, served, visitor):
    pair = lay(visitor)
    page = context(bypass_csp=True).new_page()
    for path in ("/duplicate", pair):
        page.goto(served.address + path)
        assert not troubles(page, path)
