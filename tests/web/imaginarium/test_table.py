"""Imaginarium in the browser: whole matches by clicking, every situation at every width."""

import gzip
import re
from pathlib import Path
from random import Random

import pytest

from bricabrac.engine.match import SPECTATOR
from tests.web.clicking import is_over, settled, turn_of, turned
from tests.web.gallery import write
from tests.web.imaginarium_gallery import scenes
from tests.web.tables import drawn, moments, table_of
from tests.web.test_browser import hurry

ANSWERS = "#board [form=act][name=action]:not([aria-disabled]):visible"
SHEETS = "#board .card.lit > button[popovertarget]:visible"


# What others may not see.


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_lies_behind_a_screen_changes_no_page_of_others(seats):
    random, table = Random(seats), table_of("imaginarium", seats, 3)
    for number in moments(table.log, random, 160):
        if number % 8 == 0:
            state = table.log.match.at()
            truth = state.clone()
            for seat in (*range(seats), SPECTATOR):
                expected = drawn(table, seat)
                for other in set(range(seats)) - {seat}:
                    state.seats[other].points += 5
                    for piece in range(4):
                        state.seats[other].stock[piece] += random.randrange(9)
                assert drawn(table, seat) == expected
                state.become(truth)


def test_secret_projects_are_shown_to_their_owner_only():
    table, _ = scenes()["secret"]
    assert re.search(r"project[^>]*yours", drawn(table, 0))
    assert not re.search(r"project[^>]*yours", drawn(table, 1))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_situation_is_shown_in_every_language(language):
    for name, (table, viewer) in scenes().items():
        board = drawn(table, viewer, language)
        assert ("data-mine" in board) == (name not in ("waiting", "spectator", "over")), name


def test_the_page_says_what_one_pays_and_what_is_lacking():
    table, viewer = scenes()["pay"]
    shown = drawn(table, viewer)
    assert "too little now" in shown  # for machines that all resources could not buy
    assert re.search(r"price.*?<b>7</b>", shown)  # space 4, level 3
    combined = drawn(*scenes()["reorganise"])
    assert "meets “Make 3 alike”" in combined
    assert "1 slot becomes free" in combined


def test_a_project_shows_the_broken_machines_that_would_complete_it():
    page = drawn(*scenes()["reorganise"])
    near = re.search(r'class="project near.*?</li>', page, re.DOTALL)[0]
    assert "6 machines" in near
    assert re.findall(r"#m-(\w+)", near) == ["P4", "D1"], "what lies in the yard"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Use all, and more: give 1 wood"),
        ("fr", "Utilisez tout, et aussi\u202f: donnez 1 bois"),
        ("de", "Benutze alle, dazu: Gib "),
    ],
)
def test_what_follows_a_colon_is_written_as_the_language_has_it(language, said):
    table, viewer = scenes()["full"]
    assert said in drawn(table, viewer, language)


# Whole matches.


def click_one(page, random):
    """Click something lit; a machine to be combined opens a sheet with what goes with it."""
    answers, sheets = page.locator(ANSWERS), page.locator(SHEETS)
    here, closed = answers.count(), sheets.count()
    assert here + closed, "it is our turn, but nothing is lit"
    chosen = random.randrange(here + min(closed, 2))
    if chosen < here:
        answers.nth(chosen).click()
    else:
        sheet = sheets.nth(chosen - here)
        id = sheet.get_attribute("popovertarget")
        sheet.click()
        page.locator(f"#{id} [form=act]").first.click()


def sit(page, number, who):
    """Choose who sits on a seat, as a person does."""
    row = page.locator(".imaginarium .seat-row").nth(number - 1)
    row.locator("summary").click()
    row.locator(f"label:has([value='{who}'])").click()


def begin(page, address, others, rounds, seed="7"):
    """From the front page to the table: ``others`` sit on the seats after ours."""
    page.goto(address)
    for number in range(1, 5):
        who = others[number - 1] if number <= len(others) else ""
        sit(page, number, who)
    page.locator(".imaginarium .more-options summary").click()
    page.locator(".imaginarium [name=place]").select_option("0")
    page.locator(".imaginarium [name=seed]").fill(seed)
    page.locator(".imaginarium [name=option-rounds]").fill(str(rounds))
    page.locator(".imaginarium .go").click()
    page.wait_for_url("**/matches/*")
    page.wait_for_selector("#board")


def step(page, random):
    """One click, and the board that it leads to."""
    turn = turn_of(page)
    click_one(page, random)
    turned(page, turn)


def test_three_people_and_two_bots_play_a_whole_match(context, served):
    bots = ["bot:pip", "bot:lotte"]
    pages = [context().new_page() for _ in range(3)]
    troubles = []
    for one in pages:
        one.on("pageerror", lambda error: troubles.append(str(error)))
    begin(pages[0], served.address, ["open", "open", *bots], rounds=1)
    links = [field.input_value() for field in pages[0].locator("[data-copy]").all()]
    for friend, link in zip(pages[1:], links, strict=True):
        friend.goto(link)
        friend.locator("button.go").click()
        friend.wait_for_selector("#board")
        friend.wait_for_load_state()  # with its scripts
    hurry(pages[0])
    random, clicked = Random(2), set()
    for _ in range(5000):  # as often as one looks up
        if is_over(pages[0]):
            break
        ready = [one for one in pages if one.locator("#board[data-mine]").count()]
        if not ready:
            pages[0].wait_for_timeout(50)
            continue
        clicked.add(ready[0])
        step(ready[0], random)
    assert not troubles
    assert len(clicked) == 3
    for one in pages:
        one.locator(".ending").wait_for()
        assert one.locator(".tally tbody tr").count() == 5
        assert one.locator(".foe .facts .pc").count()  # screens are lifted


def test_a_duel_with_saboteurs_against_a_bot(page, served):
    begin(page, served.address, ["bot:pip"], rounds=1, seed="5")
    hurry(page)
    random, turn, asked = Random(1), "", set()
    for _ in range(120):
        settled(page, turn)
        if is_over(page):
            break
        turn = turn_of(page)
        asked.add(page.locator(".prompt h1").inner_text().split(":")[0])
        click_one(page, random)
    assert page.locator(".ending").is_visible()
    assert {"Place your handyman", "Place your saboteur"} <= asked


def test_a_decision_is_taken_back_until_something_is_revealed(page, served):
    begin(page, served.address, ["bot:pip", "bot:lotte"], rounds=3)
    hurry(page)
    turn = ""
    for _ in range(30):
        settled(page, turn)
        if "Use a machine" in page.locator(".prompt h1").inner_text():
            break
        turn = turn_of(page)
        page.locator(ANSWERS).first.click()
    stock = page.locator(".screenbar .stock").inner_text()
    page.locator(".slot.lit > button").first.click()
    page.locator(".slot.used").wait_for()
    assert page.locator(".screenbar .stock").inner_text() != stock
    page.locator("button[form=undo]").click()
    page.locator(".slot.used").wait_for(state="detached")
    assert page.locator(".screenbar .stock").inner_text() == stock


def test_without_scripts_a_turn_is_played_by_forms(visitor):
    visitor.open(game="imaginarium", seat1="bot:dabbler", **{"option-rounds": "1"})
    for _ in range(60):
        visitor.look()
        if 'class="panel ending"' in visitor.page:
            break
        if legal := visitor.actions():
            assert visitor.act(legal[0]).status_code == 200
    assert 'class="tally"' in visitor.page


def test_the_page_is_small(tmp_path):
    names = write(tmp_path, scenes())
    sent = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in tmp_path.rglob("*.*")}
    page = Path(tmp_path, f"{names[0]}.html").read_text()
    fetched = {Path(link).name for link in re.findall(r'(?:href|src)="(/static/[^"#]+)', page)}
    assert {"art.svg", "style.css", "live.js"} <= fetched
    static = sum(sent[name] for name in fetched)
    largest = max(sent[f"{name}.html"] for name in names)
    assert static + largest < 150_000, (static, largest)
