"""Who looks at a table looks at the one that goes on."""

import re

import pytest
from starlette.websockets import WebSocket

from bricabrac.engine.words import LANGUAGES
from bricabrac.web.table import seating
from tests.loops import run
from tests.web.asking import Asked
from tests.web.replay.matches import house


def test_a_table_that_is_forgotten_while_somebody_comes_is_at_hand_again(tmp_path, monkeypatch):
    seen = []

    async def scene():
        async with house(tmp_path) as (shop, app):
            people = [seating.person("ada", "Ada"), seating.person("bruno", "Bruno")]
            first = await shop.house.open("nicodemus", people, seed=7)
            accept, came = WebSocket.accept, type(first).came

            async def forgotten(socket, *given):
                shop.house.tables.pop(first.id)
                await accept(socket, *given)

            def noted(table, watcher):
                seen.append(table)
                came(table, watcher)

            monkeypatch.setattr(WebSocket, "accept", forgotten)
            monkeypatch.setattr(type(first), "came", noted)
            await Asked(app, "ada").watch(f"/matches/{first.id}/live?patches")
            assert seen == [shop.house.tables[first.id]]
            assert seen != [first]

    run(scene())


@pytest.mark.parametrize("way", ["live", "stream"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_goes_on_in_the_language_that_it_speaks(tmp_path, way, language):
    async def scene():
        async with house(tmp_path) as (shop, app):
            people = [seating.person("ada", "Ada"), seating.person("bruno", "Bruno")]
            table = await shop.house.open("nicodemus", people, seed=7)
            ada = Asked(app, "ada")  # who has chosen English meanwhile
            look = ada.watch if way == "live" else ada.get
            _, told = await look(f"/matches/{table.id}/{way}?patches&language={language}")
            boards = {
                one: str(shop.renderer.board(table, 0, one, table.log.seats.due("ada")))
                for one in LANGUAGES
            }
            heads = {one: re.search(r'aria-label="([^"]+)"', boards[one])[1] for one in LANGUAGES}
            assert len(set(heads.values())) == len(LANGUAGES)
            assert [one for one in LANGUAGES if heads[one] in told] == [language]

    run(scene())


def test_a_refusal_speaks_the_language_of_its_page(tmp_path):
    async def scene():
        async with house(tmp_path) as (shop, app):
            people = [seating.person("ada", "Ada"), seating.person("bruno", "Bruno")]
            table = await shop.house.open("nicodemus", people, seed=7)
            ada, address = Asked(app, "ada"), f"/matches/{table.id}/live?patches&language="
            frame = {"text": f"token={shop.guests.token('ada')}&version=0&action=nonsense"}
            told = {one: (await ada.watch(address + one, frame))[1] for one in LANGUAGES}
            refusals = {one: re.search(r'"status":4\d\d,"told":(.+)', told[one]) for one in told}
            assert len({found[1] for found in refusals.values()}) == len(LANGUAGES)

    run(scene())
