"""The room of puzzles: solved and missed, by forms alone and in the browser, each for oneself."""

from bricabrac.games import GAMES
from bricabrac.puzzles.book import book_of
from tests.web.looking import ASK_AXE, AXE, MEASURE

GAME = "nicodemus"
BOOK = book_of(GAME)
NAME = GAMES[GAME].numbering.name


def answered(visitor, answer):
    return visitor.post(f"/puzzles/{GAME}/1", action=NAME(answer.action))


def test_a_puzzle_is_missed_tried_again_and_solved(visitors):
    ada, bea = visitors(), visitors("de")
    puzzle, total = BOOK[1], len(BOOK)
    assert f"0 of {total} solved" in ada.http.get("/puzzles").text
    assert "All puzzles" in ada.http.get(f"/puzzles/{GAME}/1").text

    missed = answered(ada, puzzle.answers[-1])
    assert f"costs {100 * puzzle.answers[-1].cost:.0f} points" in missed.text
    assert "The best</dt>" not in missed.text, "who misses it may try again first"
    assert 'class="tried"' in ada.http.get("/puzzles").text

    shown = ada.post(f"/puzzles/{GAME}/1", show="1", answer=NAME(puzzle.answers[-1].action))
    assert "Your answer" in shown.text
    assert "The best" in shown.text

    solved = answered(ada, puzzle.best)
    assert "Solved!" in solved.text
    assert "The next best" in solved.text
    assert f"1 of {total} solved" in ada.http.get("/puzzles").text
    answered(ada, puzzle.answers[-1])
    assert f"1 of {total} solved" in ada.http.get("/puzzles").text, "what is solved stays so"
    assert ada.http.get(f"/puzzles/{GAME}/next").url.path != f"/puzzles/{GAME}/1"
    assert f"0 von {total} gelöst" in bea.http.get("/puzzles").text

    ada.post("/me/forget", sure="yes")
    ada.http.cookies.clear()
    assert f"0 of {total} solved" in ada.http.get("/puzzles").text


def test_what_is_no_puzzle_or_no_answer_is_refused(visitor):
    for path in (f"{GAME}/0", f"{GAME}/{len(BOOK) + 1}", f"{GAME}/x", "other/1"):
        assert visitor.http.get(f"/puzzles/{path}").status_code == 404
    assert visitor.post(f"/puzzles/{GAME}/1", action="play X9").status_code == 422
    assert visitor.http.get(f"/puzzles/{GAME}/1?answer=nonsense").status_code == 200


def test_one_plays_on_from_a_puzzle_with_the_hidden_dealt_anew(visitor):
    visitor.http.get(f"/puzzles/{GAME}/1")
    answer = visitor.post(f"/puzzles/{GAME}/1/play-on")
    assert answer.url.path.startswith("/matches/")
    assert 'name="action"' in answer.text, "whoever solves it is to act"


def test_a_puzzle_is_answered_by_click_and_every_page_is_axe_clean(served, context):
    page = context(viewport={"width": 390, "height": 844}, color_scheme="dark").new_page()

    def check():
        page.evaluate(AXE.read_text())
        assert page.evaluate(ASK_AXE, None) == []
        assert page.evaluate(MEASURE) == []

    page.goto(f"{served.address}/puzzles")
    check()
    page.goto(f"{served.address}/puzzles/{GAME}/1")
    check()
    button = page.locator("#board [form=act][name=action]:not([aria-disabled])").last
    with page.expect_navigation():
        button.click()
    assert "answer=" in page.url
    assert not page.locator(".prompt").is_visible()
    check()
    with page.expect_navigation():
        page.locator(".riddle button[name=play]").click()
    assert "/matches/" in page.url
