"""One click may do several things: what it carries can be done, and nothing is out of reach."""

import re
from itertools import pairwise
from random import Random

import pytest

from bricabrac.engine.notation import read
from bricabrac.games import GAMES
from bricabrac.imaginarium.state import Ask
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.people import words_at
from bricabrac.web.board.speech import texts
from bricabrac.web.imaginarium.ways import ways_of
from bricabrac.web.imaginarium.workshop import slots_of_seat
from tests.web.gallery import with_match
from tests.web.imaginarium_gallery import ROOMY, acted, scenes, table_at, three
from tests.web.records import fifty
from tests.web.tables import drawn, moments, table_of

VALUE = re.compile(r'name="action" value="([^"]+)"')


def carried(table):
    """What the buttons of the seat that is to act carry."""
    return set(VALUE.findall(drawn(table, table.log.active)))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_that_a_click_carries_can_be_done(seats):
    table = table_of("imaginarium", seats, seats + 4)
    game, several = table.log.game, 0
    for _ in moments(table.log, Random(seats), 130):
        for value in carried(table):
            state = table.log.match.at().clone()
            seat, actions = state.active, value.split("; ")
            several += len(actions) > 1
            for action in actions:
                number = game.numbering.numbers[action]
                assert (state.active, game.why_not(state, number)) == (seat, 0), value
                game.apply(state, number)
    assert several > 100


def test_every_action_can_be_begun_with_a_click():
    table = table_of("imaginarium", 3, 8)
    for _ in moments(table.log, Random(5), 200):
        begun = {value.split("; ")[0] for value in carried(table)}
        assert begun == set(table.log.match.legal())


def test_all_machines_are_used_with_one_click_that_says_what_they_give():
    table, viewer = scenes()["use"]
    page = drawn(table, viewer)
    used = re.search(r'value="use P2; use P1\+P1".*?Use all', page, re.DOTALL)[0]
    assert re.findall(r"<b>(\+\d)</b>.*?#i-(\w+)", used) == [("+1", "wood"), ("+3", "coal")]
    straight = "use P2; use P1+P1; stop; stop; stop; choose "
    assert straight + "trade+dismantle" in carried(table)
    assert straight + "repair+trade" not in carried(table)  # the pair of the last turn


def test_a_thing_clicked_is_the_action_it_needs():
    other = ROOMY | {"dial": "extract+repair"}
    offered = carried(acted("repair+trade", first=other))
    assert {"do repair; repair P4; apply", "do trade; buy wood; buy wood; buy wood"} <= offered
    begun = carried(acted("repair+trade", "do trade", first=other))
    assert {"buy crystal", "stop; do repair", "stop; do repair; repair D1", "stop; stop"} <= begun


def test_a_turn_ends_with_what_it_completes():
    six = ROOMY | {"slots": ["P1+P1", "P2+P2", "P3", "T1"], "yard": []}
    table = table_at(*three(six), step="dial", does=["choose recruit+reorganise"])
    assert "stop; complete three_alike_made; complete six_machines" in carried(table)


def test_nobody_confirms_an_end_that_is_forced():
    whole = read(fifty("imaginarium")[0], GAMES)
    texts = [whole.game.numbering.name(done.action) for done in whole.history]
    ends = [
        number
        for number, (last, end) in enumerate(pairwise(texts))
        if last.startswith("recruit ")
        and end == "stop"
        and whole.until(number + 1).legal() == [end]
    ]
    assert ends
    for number in ends:
        assert f"{texts[number]}; stop" in carried(with_match(whole.until(number)))


def test_whoever_is_led_does_one_thing_at_a_time():
    view = scenes()["use"][0].log.match.view(0)
    assert list(ways_of(Asked(view, frozenset({"use P2"})))) == [Ask.USE]
    assert Ask.DIAL in ways_of(Asked(view))


def test_a_machine_whose_time_comes_later_in_a_lesson_says_so():
    table, seat = scenes()["use"]
    view, words, say = table.log.match.view(seat), words_at(table.log, "en", seat), texts("en")
    slots = slots_of_seat(seat, view, ways_of(Asked(view, frozenset({"use P2"}))), words, say)
    assert {one.shape.id: one.foot for one in slots} == {
        "P2": "Use", "T1": "Later", "P1+P1": "Later",
    }  # fmt: skip


def test_a_thing_clicked_turns_the_dial_to_the_pair_it_needs_and_says_so():
    rich = ROOMY | {"dial": "trade+dismantle"}
    page = drawn(table_at(*three(rich), step="dial"), 0)
    assert 'value="choose extract+repair; do extract; do repair; repair P4; apply"' in page
    hired = 'value="choose recruit+extract; do extract; do recruit; recruit patron"'
    said = page[page.index(hired) :].split("</li>")[0]
    assert 'title="Recruit + Extract: ' in said
    assert "#i-extract" in said
    assert "+3" in said
    page = drawn(table_at(*three(rich | {"dial": "recruit+extract"}), step="dial"), 0)
    assert 'value="choose recruit+reorganise; do recruit; recruit patron"' in page


def test_a_thing_clicked_leaves_no_machine_unused():
    plain = ROOMY | {"slots": ["P1+P1", "P2"], "assistants": [], "dial": "trade+dismantle"}
    way = "choose extract+repair; do extract; do repair; repair D1"
    offered = carried(table_at(*three(plain), step="use"))
    assert f"use P2; use P1+P1; {way}" in offered
    asking = plain | {"slots": ["P1+P1", "P2", "T1"]}
    assert not any(way in one for one in carried(table_at(*three(asking), step="use")))


def test_the_deck_is_dived_into_with_the_machines_used():
    assert "use P2; use P1+P1; stop; dive" in carried(scenes()["use"][0])


def test_a_turn_may_end_without_completing_what_is_met():
    six = ROOMY | {"slots": ["P1+P1", "P2+P2", "P3", "T1"], "yard": []}
    table = table_at(*three(six), step="dial", does=["choose recruit+reorganise"])
    assert "stop; stop" in carried(table)


def test_whoever_has_secret_projects_that_are_not_met_need_not_say_so():
    whole = read(fifty("imaginarium")[3], GAMES)
    texts = [whole.game.numbering.name(done.action) for done in whole.history]
    found = set()
    for number in range(1, len(texts)):
        before = whole.until(number)
        if before.legal() == ["stop"]:
            verb, last = texts[number - 1].split()[0], whole.until(number - 1)
            if last.active != before.active:
                continue
            assert any(
                one.endswith(f"{texts[number - 1]}; stop") for one in carried(with_match(last))
            )
            found.add(verb)
    assert len(found) > 1


def test_extract_comes_with_its_pair_but_may_wait():
    offered = carried(table_at(*three(ROOMY), step="dial"))
    assert {"choose extract+repair; do extract", "choose extract+repair"} <= offered


def test_a_machine_that_transforms_is_repaired_and_fed_with_one_click():
    roomy = ROOMY | {"slots": ["P2"], "yard": ["T1"], "dial": "extract+repair"}
    offered = carried(acted("repair+trade", first=roomy))
    assert {"do repair; repair T1; give copper", "do repair; repair T1"} <= offered
    offered = carried(acted("trade+dismantle", first=ROOMY | {"yard": ["D1"]}))
    assert {"do dismantle; dismantle broken D1; take wood"} <= offered


def test_a_pair_that_leaves_nothing_else_to_do_completes_projects_too():
    poor = ROOMY | {"slots": ["P1+P1", "P2+P2", "P3", "T1"], "yard": [], "dial": "repair+trade"}
    offered = carried(table_at(*three(poor), step="dial"))
    whole = "choose extract+repair; do extract; complete three_alike_made; complete six_machines"
    assert {whole, "choose extract+repair; do extract"} <= offered


def test_the_deck_is_dived_into_without_the_machines_as_well():
    assert "stop; dive" in carried(scenes()["use"][0])


def test_a_resource_given_for_itself_is_grey_and_may_be_chosen():
    table = table_at(*three(ROOMY | {"slots": ["T2"]}), does=["use T2"])
    page = drawn(table, 0)
    assert re.findall(r'class="choice-big lit poor"[^>]*value="([^"]+)"', page) == ["give copper"]
    assert 'value="give wood"' in page
