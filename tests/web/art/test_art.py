"""The drawing system: every card its own picture, and nothing in them that a browser refuses."""

import gzip
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from random import Random

import pytest

from bricabrac.bots import PEOPLE
from bricabrac.games import GAMES
from bricabrac.imaginarium.cards import ASSISTANTS, PROJECTS
from bricabrac.imaginarium.cards import MACHINES as IMAGINARIUM_MACHINES
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.web.door.assets import WEB, Assets, sprite
from tests.web.contact_sheet import sheets, symbols
from tests.web.gallery import page_of
from tests.web.imaginarium_gallery import scenes
from tests.web.tables import RENDERER, drawn, moments, table_of

SVG = "{http://www.w3.org/2000/svg}"
SPRITE = ElementTree.fromstring(sprite())
DRAWN = {one.get("id"): one for one in SPRITE.iter() if one.get("id")}
SYMBOLS = {id: one for id, one in DRAWN.items() if one.tag == f"{SVG}symbol"}
CARDS = [
    *(f"m-{id}" for id in IMAGINARIUM_MACHINES),
    *(f"n-{id}" for id in MACHINE_IDS),
    *(f"a-{id}" for id in ASSISTANTS),
    *(f"mp-{id}" for id in PROJECTS),
    *(f"np-{id}" for id in PROJECT_IDS),
    *(f"h-{id}" for id in PEOPLE),
    *(f"f-{who}-{seat}" for who in ("handyman", "saboteur") for seat in range(1, 6)),
]
ALLOWED = {"symbol", "g", "use", "path", "circle", "ellipse", "rect"}
FORBIDDEN = ("style", "class", "filter", "clip-path", "mask")
USED = re.compile(r'<use href="([^"#]*)#([\w-]+)"')


def test_every_card_has_a_picture():
    assert len(CARDS) == 21 + 16 + 13 + 14 + 17 + 8 + 10
    assert set(CARDS) <= set(SYMBOLS)


def test_every_picture_of_a_card_belongs_to_one():
    families = {id for id in SYMBOLS if id.startswith(("m-", "n-", "a-", "mp-", "np-", "h-", "f-"))}
    assert families == set(CARDS)


def test_no_two_pictures_are_the_same_drawing():
    drawings = {}
    for id, symbol in SYMBOLS.items():
        inside = b"".join(ElementTree.tostring(part) for part in symbol)
        drawings.setdefault(inside, []).append(id)
    assert [ids for ids in drawings.values() if len(ids) > 1] == []


def test_no_id_is_given_twice():
    given = [one.get("id") for one in SPRITE.iter() if one.get("id")]
    assert len(given) == len(set(given))


@pytest.mark.parametrize("id", list(DRAWN))
def test_a_picture_holds_to_the_rules(id):
    top = DRAWN[id]
    assert top.tag == f"{SVG}symbol" or id.startswith("k-")
    if top.tag == f"{SVG}symbol":
        left, up, wide, high = map(float, top.get("viewBox").split())
        assert (left, up) == (0, 0)
        assert wide > 0
        assert high > 0
    for one in top.iter():
        assert one.tag.removeprefix(SVG) in ALLOWED
        assert one is top or one.get("id") is None
        assert not [name for name in FORBIDDEN if one.get(name)]
        assert not [name for name, value in one.attrib.items() if "url(" in value]
        if one.tag == f"{SVG}use":  # parts are of this file, and there
            assert one.get("href").removeprefix("#") in DRAWN


def test_no_part_is_built_of_itself():
    def parts(id, above=()):
        assert id not in above
        for one in DRAWN[id].iter(f"{SVG}use"):
            parts(one.get("href")[1:], (*above, id))

    for id in SYMBOLS:
        parts(id)


def test_every_part_is_used():
    used = {one.get("href")[1:] for one in SPRITE.iter(f"{SVG}use")}
    assert {id for id in DRAWN if id.startswith("k-")} <= used


def test_all_pictures_together_are_small():
    assert len(gzip.compress(sprite(), 9)) < 100_000


def test_the_sprite_is_served_under_one_lasting_address():
    assets = Assets()
    assert assets.files["art.svg"].body == sprite()
    assert assets.files["art.svg"].kind == "image/svg+xml"
    assert re.fullmatch(r"/static/\w{12}/art\.svg", assets.address("art.svg"))


def test_templates_name_pictures_that_there_are():
    """What is written out in templates; what is put together, rendered pages show."""
    named = set()
    for path in WEB.rglob("*.html"):
        text = path.read_text("utf-8")
        named.update(re.findall(r"""drawing\(["']([\w-]+)["'][,)]""", text))
        named.update("i-" + name for name in re.findall(r"""\bicon\(["']([\w-]+)["']""", text))
        named.update(re.findall(r"#([a-z]-[\w-]+)\"", text))
    assert len(named) > 30
    assert named <= set(SYMBOLS)


def strangers(html):
    """Pictures that a page uses, and that there are not."""
    art = Assets().address("art.svg")
    used = USED.findall(html)
    assert used
    assert {file for file, _ in used} == {art}
    return {id for _, id in used} - set(SYMBOLS)


@pytest.mark.parametrize("game", list(GAMES))
def test_tables_use_pictures_that_there_are(game):
    table, random = table_of(game, GAMES[game].seats[-1], 5), Random(5)
    for number in moments(table.log, random, 90):
        if number % 6 == 0:
            assert strangers(drawn(table, table.log.active)) == set()


def test_a_table_of_imaginarium_shows_its_people():
    pages = {name: page_of(RENDERER, *scene) for name, scene in scenes().items()}
    assert {id for html in pages.values() for id in strangers(html)} == set()
    assert "#f-saboteur-" in pages["saboteur"]
    assert "#f-handyman-1" in pages["use"]
    for id in ("annex", "patron", "scrap_dealer", "deck_diver", "showman", "wholesaler"):
        assert f"#a-{id}" in pages["use"] + pages["recruit"]
    assert "#mp-triple_combo" in pages["use"]
    assert re.search(r"#s-(won|beaten|shared)", pages["over"])


def test_contact_sheets_show_every_picture():
    drawn = sprite().decode()
    assert set(symbols(drawn)) == set(SYMBOLS)
    shown = "".join(cells for _, cells in sheets(drawn))
    assert set(re.findall(r'href="#([\w-]+)"', shown)) == set(SYMBOLS)


def test_pictures_that_are_files_are_what_they_say():
    static = WEB / "static"
    for name in ("mark-180.png", "mark-192.png", "mark-512.png", "mark-maskable-512.png"):
        size = int(re.search(r"\d+", name)[0])
        assert size_of(static / name) == (size, size)
    assert size_of(static / "preview.png") == (1200, 630)
    pictures = Path(WEB.parents[1], "docs/pictures")
    assert (pictures / "turn.gif").stat().st_size < 1_500_000


def size_of(path):
    """Width and height, from the head of a PNG file."""
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
