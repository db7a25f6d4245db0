"""Remarks: few, at moments of the story, in every language; a device may do without."""

from itertools import pairwise
from random import Random

import pytest

from bricabrac.bots import LADDER, PEOPLE
from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from bricabrac.web.board.speech import texts
from bricabrac.web.company.remarks import ENDS, REST, occasions, remark_now
from bricabrac.web.table import seating
from bricabrac.web.table.table import Table
from tests.web.spilling import SCREENS
from tests.web.tables import drawn, log_of, moments, tell
from tests.web.walking import begin

GUESTS = [("nicodemus", ["rufus"]), ("imaginarium", ["pip", "odile"])]


@pytest.mark.parametrize(("name", "others"), GUESTS)
def test_somebody_speaks_seldom_and_at_the_end(name, others):
    sitters = [seating.person("p0", "Ada"), *(seating.bot(id) for id in others)]
    heard = []
    for seed in range(4):
        log, said = log_of(name, sitters, seed), []
        for _ in moments(log, Random(seed), 1500):
            one = remark_now(log)
            if one is not None and one not in said:
                said.append(one)
                assert one in list(occasions(log))
                assert log.game.turn_of(log.match.at()) - one.turn <= len(sitters)
        if log.is_over:
            last = remark_now(log)
            assert last.occasion == ("won" if last.seat in log.outcome.winners else "lost")
        turns = [one.turn for one in said if one.occasion not in ENDS]
        assert all(after - before >= REST * len(sitters) for before, after in pairwise(turns))
        assert len({(one.seat, one.occasion) for one in said}) == len(said)  # nothing twice
        heard += said
    assert {one.occasion for one in heard} & {"project", "robbed"}


def test_only_people_speak_and_what_is_taken_back_was_not_said():
    for sitters in ([seating.person("p0", "Ada"), seating.bot("dabbler")],):
        log = log_of("nicodemus", sitters, 1)
        for _ in moments(log, Random(1), 400):
            assert remark_now(log) is None
    log = log_of("nicodemus", [seating.person("p0", "Ada"), seating.bot("rufus")], 1)
    for _ in moments(log, Random(1), 400):
        if remark_now(log) is not None:
            break
    assert remark_now(log) is not None
    tell(log, "undo", 0, "1")
    assert remark_now(log) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_something_to_say(language):
    say, said = texts(language), []
    for id in (*PEOPLE, *LADDER):
        assert say.say(f"bot-{id}-about")
    for id in PEOPLE:
        said += [say.say(f"remark-{id}-{one}") for one in ("project", "robbed", *ENDS)]
    assert len(set(said)) == 4 * len(PEOPLE)
    assert max(map(len, said)) <= 60


def test_a_board_carries_the_remark_and_nobody_speaks_in_the_past():
    log = log_of("nicodemus", [seating.person("p0", "Ada"), seating.bot("rufus")], 1)
    for _ in moments(log, Random(1), 400):
        if remark_now(log) is not None:
            break
    board = drawn(Table(log, None), 0)
    words = texts("en").say(f"remark-rufus-{remark_now(log).occasion}")
    assert f"<b>Rufus</b> {words}" in board


# What a remark lies over: on a phone it may be the race, in the same bar.
COVERED = """() => {
    const heard = document.getElementById("heard");
    const { left, right, top, bottom } = heard.getBoundingClientRect();
    const others = innerWidth > 1200 ? ".race li, .lane, .prompt" : ".prompt";
    return [...document.querySelectorAll(others)]
        .map((one) => one.getBoundingClientRect())
        .filter((one) => one.width && one.left < right && left < one.right
            && one.top < bottom && top < one.bottom).length;
}"""
PLACES = """() => [...document.querySelectorAll("#board *")]
    .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join())"""


def at_rest(page):
    """Where everything lies once typefaces, sheets and the first board by socket have come."""
    page.evaluate("() => document.fonts.ready.then(() => 0)")
    before, now = None, page.evaluate(PLACES)
    while now != before:
        page.wait_for_timeout(400)
        before, now = now, page.evaluate(PLACES)
    return now


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [390, 1440])
def test_a_remark_moves_nothing_and_covers_no_question(context, served, game, width):
    page = context(viewport={"width": width, "height": SCREENS[width]}).new_page()
    begin(page, served.address, game, 2, seed=1)
    page.wait_for_selector("#board[data-mine]")
    before = at_rest(page)
    longest = "Ein Satz, der so lang ist wie der längste, den jemand sagt, ja"
    page.evaluate(
        """(said) => {
            const heard = document.getElementById("heard");
            heard.innerHTML = `<i class="who"></i><span><b>Basil</b> ${said}</span>`;
            heard.hidden = false;
        }""",
        longest,
    )
    assert page.evaluate("() => document.getElementById('heard').offsetHeight") > 30
    assert page.evaluate(PLACES) == before
    assert page.evaluate(COVERED) == 0
