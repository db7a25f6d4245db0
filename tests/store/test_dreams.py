"""What every store keeps of dreams: one secret a day, and what became of each dream."""

import asyncio

from bricabrac.store import OVER, RUNNING
from bricabrac.store.dreams import Dreams
from bricabrac.store.moving import move
from bricabrac.web.house.places import place_at
from tests.loops import run
from tests.store.places import header, opened

DAY = "2026-11-16"


def test_of_many_who_draw_the_secret_of_a_day_one_has_drawn_it(place):
    async def scene():
        stores = [opened(place.address), opened(place.address)]
        drawn = [Dreams(stores[one % 2]).draw(DAY, f"{one:064x}", f"{one}") for one in range(20)]
        found = set(await asyncio.gather(*drawn))
        dreams = Dreams(stores[0])
        later = await dreams.draw("2026-11-18", "f" * 64, "{}")
        beside = [await dreams.beside(f"2026-11-{day}") for day in (15, 16, 17, 18)]
        nothing = await dreams.day("2026-11-17")
        for store in stores:
            await store.close()
        return found, later, beside, nothing

    found, later, beside, nothing = run(scene())
    [(secret, number)] = found
    assert int(secret, 16) == int(number), "what was drawn together was kept together"
    assert (later, nothing) == (("f" * 64, "{}"), ("", ""))
    before, after = DAY, "2026-11-18"
    assert beside == [("", before), ("", after), (before, after), (before, "")]


def test_a_dream_begins_and_ends_once_and_is_forgotten_with_its_guest(place):
    async def scene():
        store = opened(place.address)
        dreams = Dreams(store)
        await store.call("ada", "Ada")
        for id, phase in (("m1", OVER), ("m2", RUNNING), ("m3", OVER)):
            await store.create(header(id, phase=phase), [])
        for id, player, day in (
            ("m1", "ada", DAY),
            ("m2", "bea", DAY),
            ("m3", "ada", "2026-11-17"),
        ):
            for _ in range(2):
                await dreams.begin(id, day, "nicodemus", player)
        await dreams.begin("m1", DAY, "nicodemus", "cleo")  # it is Ada's
        unsettled = await dreams.unsettled(DAY, "nicodemus")
        await dreams.end("m1", "won")
        await dreams.end("m1", "lost")
        found = await dreams.of_day(DAY, "nicodemus"), await dreams.of("ada")
        await store.forget("ada", [], [])
        left = await dreams.of_day(DAY, "nicodemus"), await dreams.of("ada")
        await store.close()
        return unsettled, found, left

    unsettled, (of_day, of_ada), left = run(scene())
    assert unsettled == ["m1"]
    assert of_day == [
        ("m1", DAY, "nicodemus", "ada", "won", "Ada"),
        ("m2", DAY, "nicodemus", "bea", "", ""),
    ]
    assert [one.day for one in of_ada] == ["2026-11-17", DAY]
    assert left == ([of_day[1]], [])


def test_days_and_dreams_move_with_their_house(place, tmp_path):
    async def scene():
        store = opened(place.address)
        await Dreams(store).draw(DAY, "5e" * 32, "{}")
        await Dreams(store).begin("m1", DAY, "nicodemus", "ada")
        await store.close()

    run(scene())
    target = place_at(str(tmp_path / "elsewhere"))
    source = place_at(place.address if "://" in place.address else str(tmp_path))
    for _ in range(2):
        with source.read() as here, target.fill() as there:
            move(here, there, lambda count: None)
    with target.read() as shelf:
        assert shelf.belongings("days") == [(DAY, "{}", "5e" * 32)]
        assert shelf.belongings("dreams") == [("m1", DAY, "nicodemus", "ada", "")]
