"""The card facts: refused when they cannot be the printed game, and open to other boards."""

import os
import subprocess
import sys
from copy import deepcopy

import pytest

from bricabrac.engine.cache import fingerprint
from bricabrac.imaginarium.actions import ACTIONS
from bricabrac.imaginarium.cards import (
    FACTS,
    MACHINES,
    OUR_WORKSHOPS,
    read_machines,
    read_workshops,
)
from bricabrac.imaginarium.stacks import COMBINATIONS, STACK_NAMES
from tests.imaginarium.printed import MACHINES as PRINTED

BOARDS = """
[[workshops]]
number = {0}
machines = ["P2", "P5"]
charcoalium = 7
resources = [1, 2, 3]
"""


def test_a_changed_number_of_machines_is_refused():
    facts = deepcopy(FACTS)
    facts["machines"]["P1"]["copies"] = 9
    with pytest.raises(ValueError, match="production machines: 29 printed, the facts have 30"):
        read_machines(facts)


def test_a_combination_holds_both_ways():
    facts = deepcopy(FACTS)
    facts["machines"]["P2"]["combines_with"] = ["P2"]
    with pytest.raises(ValueError, match="T1 combines with P2, but not the other way round"):
        read_machines(facts)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"number": 2}, "have the numbers 1 to 5"),
        ({"machines": ["A1"]}, "nobody starts with A1"),
        ({"machines": ["P1", "P2", "P3"]}, "one or two machines"),
        ({"resources": [0, -1, 0]}, "a stock cannot be like that"),
        ({"resources": [0, 1]}, "resources are wood, copper, crystal"),
    ],
)
def test_boards_that_cannot_be_are_refused(change, sentence):
    rows = deepcopy(FACTS["workshops"])
    rows[0] |= change
    with pytest.raises(ValueError, match=sentence):
        read_workshops(rows, MACHINES)


def test_boards_say_which_of_their_figures_are_reconstructed():
    sources = [(board.machines_from, board.stock_from) for board in OUR_WORKSHOPS]
    ours = "reconstructed"
    assert sources == [("rulebook", ours), *[(ours, ours)] * 3, ("card", "card")]


def test_every_board_holds_the_two_resources_its_second_machine_does_not_make():
    for board in OUR_WORKSHOPS:
        first, second = board.machines
        made = ["wood", "copper", "crystal"].index(MACHINES[second].makes)
        assert (first, board.charcoalium) == ("P1", 3)
        assert board.resources == tuple(int(piece != made) for piece in range(3))
    assert OUR_WORKSHOPS[4].machines == ("P1", "P4")
    assert OUR_WORKSHOPS[0].machines == ("P1", "P2")
    assert ("P1", "P3") in [board.machines for board in OUR_WORKSHOPS]


@pytest.mark.parametrize("id", PRINTED)
def test_the_machines_are_those_of_the_printed_game(id):
    machine = MACHINES[id]
    assert (machine.level, machine.cost, machine.copies) == PRINTED[id]


def test_boards_from_another_file(tmp_path, monkeypatch):
    boards = tmp_path / "boards.toml"
    few = "".join(BOARDS.format(number) for number in range(1, 6)).replace('"P5"', '"P1"')
    boards.write_text(few)
    program = (
        "from bricabrac.imaginarium.setup import setup\n"
        "from bricabrac.imaginarium.state import State\n"
        "from bricabrac.imaginarium.position import dump\n"
        "state = State()\nsetup(state, 3, 1, 0)\n"
        "print([(seat['charcoalium'], seat['slots']) for seat in dump(state)['seats']])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"BRICABRAC_WORKSHOPS": str(boards)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str([(7, ["P1", "P2"])] * 3)
    without = fingerprint()
    monkeypatch.setenv("BRICABRAC_WORKSHOPS", str(boards))
    assert fingerprint() != without  # compiled rules of other boards are other rules


def test_how_many_stacks_and_actions_there_are():
    assert (len(STACK_NAMES), COMBINATIONS, ACTIONS) == (68, 47, 281)
