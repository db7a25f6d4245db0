"""While the preview of a repair is open, the table shows what would become of it."""

from bricabrac.engine.match import Match
from bricabrac.nicodemus.game import GAME
from bricabrac.web.board.frame import board_of
from bricabrac.web.board.people import words_at
from tests.nicodemus.scenes import Scene
from tests.web.gallery import hung, with_match, write

RICH = "9 coal, 3 wood, 3 copper, 3 crystal"
FORESEEN = """() => Object.fromEntries(["then", "with", "away"].map((what) => [what,
    [...document.querySelectorAll(`:not(.preview)[data-${what}]`)].map((one) =>
        one.dataset.fly ?? one.textContent.trim() + one.dataset.then)]))"""
NOTHING = {"then": [], "with": [], "away": []}


def table_with(**told):
    return with_match(Match(GAME, position=Scene(**told).dump()))


def test_stock_projects_and_workshop_say_what_a_repair_would_change(context, tmp_path):
    table = table_with(me=RICH, row="B1 R4", workshop="B2 U4", projects="two_blue two_of_one_point")
    names = write(tmp_path, {"turn": (table, 0)})
    page = context(viewport={"width": 1440, "height": 900}).new_page()
    with hung(tmp_path) as address:
        page.goto(f"{address}/{names[0]}.html")
        assert page.evaluate(FORESEEN) == NOTHING
        page.locator("#row .lit > button").first.click(position={"x": 60, "y": 60})
        page.locator(".stock [data-then]").first.wait_for()  # sheets tell when they have time
        now = page.evaluate(FORESEEN)
        assert len(now["with"]) == 2
        assert now["away"] == ["B2"], "used for both projects, and set aside once"
        stock = [page.locator(f"#at-1 .after .pc:nth-of-type({place})") for place in range(1, 5)]
        left = [one.inner_text().split()[0] for one in stock]
        assert [one.partition("→")[2].strip("\u2060") for one in now["then"]] == [
            count for count, had in zip(left, "9333", strict=True) if count != had
        ], "the same as in the preview"
        boxes = page.locator("#at-1 .pick input")
        boxes.nth(0).uncheck()
        assert len(page.evaluate(FORESEEN)["with"]) == 1
        boxes.nth(1).uncheck()
        assert page.evaluate(FORESEEN) | {"then": []} == NOTHING
        page.keyboard.press("Escape")
        page.locator(".stock [data-then]").first.wait_for(state="detached")
        assert page.evaluate(FORESEEN) == NOTHING


def test_what_is_saved_by_choice_says_what_is_left():
    table = table_with(me=RICH, row="Y2", workshop="U1", projects="")
    shown = board_of(table, 0, words_at(table.log, "en"), [])
    spares = {one.text: one.left for one in shown["row"][0].spares}
    assert spares == {
        "1 copper; pay 2 copper, 1 crystal": (9, 3, 1, 2),
        "1 crystal; pay 3 copper": (9, 3, 0, 3),
    }
