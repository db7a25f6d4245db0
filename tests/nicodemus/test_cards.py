"""The card facts: they are the printed game, and what cannot be the printed game is refused."""

import tomllib
from copy import deepcopy
from itertools import combinations

import pytest

from bricabrac.nicodemus import cards
from bricabrac.nicodemus.actions import ACTIONS, ANSWERS, NUMBERING
from bricabrac.nicodemus.state import Ask
from tests.nicodemus.printed import COLOURS, MACHINES, PAIRS, WORTH
from tests.nicodemus.scenes import Scene

FACTS = tomllib.loads(cards.PATH.read_text())


def edited(*path: str | int, value) -> dict:
    """The facts with one entry changed; without it if there is no value."""
    facts = deepcopy(FACTS)
    *way, last = path
    place = facts
    for step in way:
        place = place[step]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return facts


def refusal(facts: dict) -> str:
    """The sentence with which facts are refused."""
    with pytest.raises(ValueError, match=r".+") as refused:
        cards.read(facts)
    return str(refused.value)


@pytest.mark.parametrize("id", MACHINES)
def test_every_machine_is_as_printed(id):
    machine, printed = cards.MACHINES[id], MACHINES[id]
    assert (machine.points, machine.production, machine.cost, machine.copies) == printed
    assert machine.colour == COLOURS[id[0]]


def test_every_project_is_as_printed():
    assert {id: project.points for id, project in cards.PROJECTS.items()} == WORTH
    for id, meets in PAIRS.items():
        for one in cards.MACHINES.values():
            for other in cards.MACHINES.values():
                assert cards.PROJECTS[id].met_by((one, other)) == meets(one.id, other.id)
                assert not cards.PROJECTS[id].met_by((one, other, other))


@pytest.mark.parametrize(("id", "size"), [("four_colours", 4), ("wood_copper_crystal", 3)])
def test_large_projects_are_met_by_sets_without_an_idle_machine(id, size):
    wanted = {"blue", "purple", "red", "yellow"} if size == 4 else {"wood", "copper", "crystal"}
    name = "colour" if size == 4 else "production"
    for machines in combinations(cards.MACHINES.values(), size):
        brought = {getattr(machine, name) for machine in machines}
        assert cards.PROJECTS[id].met_by(machines) == (brought == wanted)


def test_the_limits_are_as_printed():
    assert (cards.GOAL, cards.HAND, cards.WORKSHOP, cards.SPACES) == (20, 5, 4, 10)
    assert (cards.CARDS, cards.TILES, cards.IN_PLAY) == (56, 17, 6)
    assert [*cards.SUPPLY] == [12, 8, 8, 8]


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        (edited("machines", "B1", "copies", value=5), "56 machines are printed, the facts have 57"),
        (edited("machines", "B1", "copies", value=3), "56 machines are printed, the facts have 55"),
        (
            edited("machines", "B1", "colour", value="red"),
            "20 blue machines are printed, the facts have 16",
        ),
        (
            edited("machines", "B1", "colour", value="green"),
            "20 blue machines are printed, the facts have 16",
        ),
        (edited("machines", "B1", "production", value="gold"), "B1: nothing produces 'gold'"),
        (
            edited("machines", "B1", "points", value=2),
            "114 points on machines are printed, the facts have 118",
        ),
        (
            edited("projects", "two_red", "points", value=4),
            "39 points on projects are printed, the facts have 40",
        ),
        (edited("projects", "two_red", value=None), "17 projects are printed, the facts have 16"),
        (
            edited("projects", "two_red", "needs", value="2 green"),
            "no condition of a project reads '2 green'",
        ),
        (
            edited("projects", "two_red", "needs", value="production: wild, wood"),
            "no condition of a project reads 'production: wild, wood'",
        ),
        (
            edited("projects", "two_red", "needs", value="three machines"),
            "no condition of a project reads 'three machines'",
        ),
        (
            edited("limits", "charcoalium", value=13),
            "12 charcoalium are printed, the facts have 13",
        ),
        (
            edited("limits", "each_resource", value=7),
            "8 cubes of each resource are printed, the facts have 7",
        ),
    ],
)
def test_facts_that_cannot_be_the_printed_game_are_refused(facts, sentence):
    assert refusal(facts) == sentence


def test_two_machines_of_one_colour_may_not_trade_copies_with_another_colour():
    facts = edited("machines", "R1", "copies", value=3)
    facts["machines"]["Y1"]["copies"] = 3
    assert refusal(facts) == "8 red machines are printed, the facts have 9"


def test_machines_and_effects_are_bound_one_to_one():
    assert list(cards.MACHINES) == list(cards.Effect.__members__) == list(MACHINES)
    facts = deepcopy(FACTS)
    facts["machines"]["B6"] = facts["machines"].pop("B5")
    assert refusal(facts) == "machines and effects do not have the same ids in the same order"
    facts = deepcopy(FACTS)
    facts["machines"] = dict(reversed(facts["machines"].items()))
    assert refusal(facts) == "machines and effects do not have the same ids in the same order"
    facts = edited("machines", "B2", value=None)
    facts["machines"]["B1"]["copies"] = 8
    assert refusal(facts) == "16 effects are printed, the facts have 15"


def test_no_two_machines_do_the_same():
    seen = set()
    for machine in MACHINES:
        table = Scene(me="1 coal", foe="2 coal, 2 wood", row="B5 R4 B3 B1 B2 U2",
                      hand=f"{machine} B4", foe_hand="B4 B4")  # fmt: skip
        table.do(f"play {machine}", "effect")
        discard = len(table.discard)
        legal = tuple(table.legal()) if table.active == 0 else ()
        seen.add((table.asks, legal, table.pieces, table.foe.cards, discard))
    assert len(seen) == len(MACHINES)


def test_every_action_has_a_text_of_its_own():
    texts = [NUMBERING.name(action) for action in range(ACTIONS)]
    assert [NUMBERING.parse(text) for text in texts] == list(range(ACTIONS))
    assert NUMBERING.parse("  PLAY   u5 ") == NUMBERING.parse("play U5")
    with pytest.raises(ValueError, match="there is no action 'play X9'"):
        NUMBERING.parse("play X9")


def test_every_question_has_answers():
    assert set(ANSWERS) == set(Ask) - {Ask.NOTHING}
    answered = {action for first, last in ANSWERS.values() for action in range(first, last)}
    assert answered == set(range(ACTIONS))
