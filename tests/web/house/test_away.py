"""A store that is out of reach: people are told so, and nothing needs to be mended by hand."""

import asyncio
from unittest.mock import Mock

import pytest

from bricabrac.store import Away
from bricabrac.web.house.tasks import Tasks
from tests.loops import run
from tests.web.replay.matches import house, visitor_of


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_people_are_told_that_nothing_is_kept_now(tmp_path, language):
    async def away(*_):
        raise Away("somewhere else")

    async def scene():
        async with house(tmp_path) as (shop, app), visitor_of(app, shop, "ada") as visitor:
            visitor.headers["accept-language"] = language
            healthy = dict(vars(shop.house.store))
            for name in ("match", "matches_of", "listed", "name_of", "beat"):
                setattr(shop.house.store, name, away)
            told = [await visitor.get(path) for path in ("/", "/matches/0123456789", "/healthy")]
            scripted = await visitor.get(
                "/matches/0123456789", headers={"accept": "application/json"}
            )
            for name in vars(shop.house.store).keys() - healthy.keys():
                delattr(shop.house.store, name)
            return told, scripted, await visitor.get("/")

    (front, table, healthy), scripted, after = run(scene())
    sentence = {
        "en": "Nothing is lost",
        "fr": "Rien n’est perdu",
        "de": "Nichts ist verloren",
    }[language]
    for page in (front, table, scripted):
        assert (page.status_code, page.headers["retry-after"]) == (503, "2")
        assert sentence in page.text
        assert "somewhere else" not in page.text
    assert healthy.status_code == 503
    assert after.status_code == 200


@pytest.mark.parametrize(("error", "is_traced"), [(Away("on its way"), False), (OSError(), True)])
def test_a_store_that_is_away_is_told_in_a_line_and_a_mistake_with_its_traceback(
    caplog, error, is_traced
):
    async def fail(_):
        raise error

    async def scene():
        tasks = Tasks(fail, "nothing is done at table %s")
        tasks.start(Mock(id="0123456789"))
        await asyncio.gather(*tasks.running.values())

    run(scene())
    assert [bool(one.exc_info) for one in caplog.records] == [is_traced]
    assert "0123456789" in caplog.text
