"""Positions whose question does not fit what lies on the table are refused."""

import pytest

from bricabrac.engine.game import Impossible
from bricabrac.nicodemus.audit import Fault
from bricabrac.nicodemus.position import load
from tests.nicodemus.scenes import BLUE, REPAIRED, me, told


@pytest.mark.parametrize(
    "position",
    [
        {"effect": "B1"},
        {"machine": "B1"},
        {"space": 1},
        {"used": [1]},
        {"exchanges": 2},
        {"project": "two_red"},
        {"drawn": ["two_red"], "projects": []},
        {"asks": "way", "row": ["B2"], "machine": "B1"},
        {"asks": "way", "row": []},
        {
            "asks": "way",
            "row": ["R1"],
            "machine": "R1",
            "seats": me(hand=["B1", "B2", "B3", "B4", "B5"]),
        },
        {"asks": "produce", "row": ["B1"], "machine": "B1"},
        {"asks": "name", "row": ["R1"], "machine": "R1", "effect": "R1"},
        {"asks": "name", "row": ["R1"], "machine": "R1", "effect": "B5"},
        {"asks": "discard", "row": ["U1"], "machine": "U1", "effect": "U1", "seats": me(hand=[])},
        {"asks": "remove", "row": ["U2"], "machine": "U2", "effect": "U2"},
        {"asks": "cost", "row": ["U5"], "machine": "B1", "effect": "U5"},
        {"asks": "exchange", "row": ["U4"], "machine": "U4", "effect": "U4"},
        {"asks": "steal", "row": ["R2"], "machine": "R2", "effect": "R2"},
        {"asks": "keep", "row": ["Y1"], "machine": "Y1", "effect": "Y1"},
        {
            "asks": "keep",
            "row": ["Y1"],
            "machine": "Y1",
            "effect": "Y1",
            "drawn": ["two_red"],
            "projects": [],
        },
        {"asks": "copy", "row": ["Y2"], "machine": "Y2", "effect": "Y2"},
        {"asks": "spare", "row": ["B2"], "space": 1, "seats": me(workshop=["B5"], wood=2)},
        {
            "asks": "spare",
            "row": ["R2", "B1"],
            "space": 1,
            "seats": me(workshop=["B5"], wood=1, copper=1, crystal=1),
        },
        {"asks": "projects", **REPAIRED},
        {"asks": "projects", "seats": BLUE, "projects": ["two_blue"]},
        {"asks": "projects", "seats": BLUE, "projects": [], "space": 1},
        {"asks": "projects", "seats": BLUE, **REPAIRED, "used": [1, 1]},
        {"asks": "projects", "seats": BLUE, **REPAIRED, "used": [4]},
        {"asks": "use", "seats": BLUE, **REPAIRED},
        {"asks": "use", "seats": BLUE, "space": 1, "projects": [], "project": "two_blue"},
        {"asks": "over"},
        {"asks": "over", "active": 1, "exhausted": True},
    ],
)
def test_a_question_that_does_not_fit_is_refused(position):
    with pytest.raises(Impossible) as refused:
        load(position)
    assert str(refused.value) == told(Fault.QUESTION)
