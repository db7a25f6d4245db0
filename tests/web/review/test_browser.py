"""A review in a real browser: along the curve by keys, boards in their frames, for everybody."""

import sqlite3
from dataclasses import replace

from bricabrac.engine.notation import write
from bricabrac.review.judging import made_by
from bricabrac.review.reckoning import reviewed
from bricabrac.review.writing import to_json
from tests.review.ending import ending
from tests.review.test_reckoning import thought
from tests.web.looking import troubles
from tests.web.replay.matches import addresses, bring
from tests.web.serving import Visitor

POSITIONS = """(board) => {
    board.append(Object.assign(document.createElement("button"), {className: "choice-big"}));
    board.lastChild.dataset.mark = "better";
    return [...board.querySelectorAll("[data-mark]")].map((one) => getComputedStyle(one).position);
}"""


def kept(served):
    """The address of a match whose review lies in the store, as whoever thinks would put it."""
    visitor, match = Visitor(served.address), ending("nicodemus", 2)
    address = addresses(bring(visitor, write(match)))
    judged = [replace(one, spread=0.02) for one in thought(match, 3)]
    review = to_json(reviewed(match, judged, (0.5, 0.5)), made_by(match))
    with sqlite3.connect(served.folder / "matches.sqlite") as store:
        id = address.rpartition("/")[2]
        store.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?)", (id, review))
    visitor.http.close()
    return served.address + address, len(match.history)


def test_a_review_is_read_by_keys_and_its_boards_are_seen(context, served):
    address, last = kept(served)
    page, wrong = context().new_page(), []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("response", lambda answer: wrong.append(answer.url) if answer.status > 399 else 0)
    page.goto(f"{address}/review?move=3")
    for key, move in (("ArrowRight", 4), ("ArrowLeft", 3), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        page.wait_for_function(
            "(move) => new URLSearchParams(location.search).get('move') === move", arg=str(move)
        )
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("() => document.querySelector('#step .step-cost')")
    board = page.frame_locator(".unfolded iframe >> nth=0")
    board.locator("#board").wait_for()
    assert board.locator("[inert]").count() == 1
    # A label is on what it marks, not somewhere above it.
    assert "static" not in board.locator("#board").evaluate(POSITIONS)
    assert not wrong
    assert troubles(page, "review", widths=(390, 1440)) == []
