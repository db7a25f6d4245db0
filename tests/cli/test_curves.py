"""What was learned when is drawn as it was."""

from xml.etree import ElementTree

import pytest

from bricabrac.cli.curves import drawing, page, ticks
from bricabrac.cli.texts import texts
from bricabrac.training.gate import Result
from bricabrac.training.school import Report

REPORTS = [Report(60.0 * n, 100 * n, 9000 * n, 10 * n, 0.7 - n / 50, 2 - n / 10) for n in range(6)]
GATES = [
    Result("0001", "master", 120.0, 200, 40, 0.4, 0.3, 0.5, -70.4, False),
    Result("0002", "master", 240.0, 400, 8, 1.0, 0.7, 1.0, 490.8, True),
]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_gate_is_drawn_and_told(language):
    say = texts(language).say
    drawn = ElementTree.fromstring(drawing(REPORTS, GATES, say))
    circles = [circle.get("class") for circle in drawn.iter(f"{SVG}circle")]
    assert circles == ["lost", "won"] * 2  # by minutes, and by matches
    assert len(list(drawn.iter(f"{SVG}polyline"))) == 2
    told = page(REPORTS, GATES, say, "Nicodemus")
    assert told.count("<tr>") == 1 + len(GATES)
    assert f'lang="{language}"' in told
    assert "+491" in told


def test_who_learns_more_stands_higher():
    drawn = ElementTree.fromstring(drawing(REPORTS, GATES, texts("en").say))
    low, high, *_ = (float(circle.get("cy")) for circle in drawn.iter(f"{SVG}circle"))
    assert high < low


def test_where_nothing_was_learned_yet_nothing_is_drawn():
    drawn = ElementTree.fromstring(drawing([], [], texts("en").say))
    assert not list(drawn.iter(f"{SVG}g"))


@pytest.mark.parametrize(("low", "high"), [(0, 16.5), (-70, 490), (0.59, 0.61), (0, 22537), (3, 3)])
def test_ticks_are_few_and_go_around(low, high):
    found = ticks(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    assert 2 <= len(found) <= 8
    assert found == sorted(set(found))
