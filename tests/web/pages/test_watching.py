"""Who looks at a table looks at the one that goes on."""

from starlette.websockets import WebSocket

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
