"""A guest deletes everything of theirs, and nothing of anybody else."""

import json
import re

from bricabrac.store.sqlite import Sqlite
from bricabrac.web.house.forgetting import forget
from bricabrac.web.house.house import House
from bricabrac.web.table import seating
from tests.loops import run

SECRET = b"s" * 32
ADA, BEA = "a" * 24, "b" * 24


async def played(house):
    """A match of Ada and Bea, in which both have talked; one of Ada's alone."""
    people = [seating.person(ADA, "Wilhelmina"), seating.person(BEA, "Bea")]
    shared = await house.open("nicodemus", people, 7)
    await shared.say(0, "Wilhelmina", "My secret plan")
    await shared.say(1, "Bea", "Mine, too")
    alone = await house.open("nicodemus", [seating.person(ADA, "Wilhelmina"), seating.bot("pip")])
    await house.store.call(ADA, "Wilhelmina")
    await house.store.call(BEA, "Bea")
    return shared, alone


def test_a_guest_is_forgotten_and_the_others_stay(tmp_path):
    async def scene():
        house = House(Sqlite(tmp_path / "matches.sqlite"), SECRET)
        shared, alone = await played(house)
        await forget(house, ADA)
        sitters = shared.log.seats.sitters
        assert (sitters[0].name, sitters[1].name) == ("", "Bea")
        assert sitters[0].is_bot
        assert shared.log.seats.of(ADA) == []
        assert [line.text for line in shared.log.chat] == ["Mine, too"]
        assert await house.table(alone.id) is None
        _, entries = await house.store.match(shared.id)
        told = json.dumps([entry.row() for entry in entries])
        for gone in (ADA, "Wilhelmina", "secret plan"):
            assert gone not in told
        assert BEA in told
        assert "Mine, too" in told
        assert await house.store.name_of(ADA) == ""
        assert await house.store.matches_of(ADA, 9) == []
        assert [one.id for one in await house.store.matches_of(BEA, 9)] == [shared.id]
        assert await house.store.name_of(BEA) == "Bea"
        # Read anew, the table stands as it stood.
        del house.tables[shared.id]
        again = await house.table(shared.id)
        assert again.log.seats.sitters == sitters
        assert again.log.chat == shared.log.chat
        await house.close()

    run(scene())


def test_nothing_of_a_guest_is_left_in_the_file(tmp_path):
    async def scene():
        house = House(Sqlite(tmp_path / "matches.sqlite"), SECRET)
        await played(house)
        await forget(house, ADA)
        await house.close()

    run(scene())
    kept = b"".join(one.read_bytes() for one in tmp_path.iterdir())
    assert b"Bea" in kept
    for gone in (ADA.encode(), b"Wilhelmina", b"secret plan"):
        assert gone not in kept


def test_a_guest_is_asked_first_and_then_new(visitor):
    visitor.post("/me", name="Wilhelmina")
    visitor.open()
    assert "/me/forget" in visitor.http.get("/me").text
    asked = visitor.http.get("/me/forget").text
    assert "Wilhelmina" in visitor.http.get("/me").text  # to ask changes nothing
    assert re.search(r'<form method="post" action="/me/forget"', asked)
    before = visitor.http.cookies["player"]
    gone = visitor.http.post("/me/forget", data={"token": visitor.token}, follow_redirects=False)
    assert gone.status_code == 303
    assert "storage" in gone.headers["clear-site-data"]
    assert visitor.http.get(visitor.match).status_code == 404
    assert visitor.http.cookies["player"] != before
    assert "Wilhelmina" not in visitor.http.get("/me").text


def test_another_site_cannot_have_a_guest_forgotten(visitor):
    visitor.post("/me", name="Wilhelmina")
    refused = visitor.http.post("/me/forget", data={"token": "0" * 32})
    assert refused.status_code == 403
    assert "Wilhelmina" in visitor.http.get("/me").text
