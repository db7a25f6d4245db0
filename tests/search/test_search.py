"""The search finds what is there, keeps what it knows, and is the same every time."""

import pytest

from bricabrac.search.budget import Budget
from tests.search import looking as see

GAMES = ("nicodemus", "imaginarium")


@pytest.mark.parametrize(("name", "wanted"), [("nicodemus", 40), ("imaginarium", 8)])
def test_a_win_at_once_is_not_missed(name, wanted):
    assert see.missed_wins(name, wanted, 600) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_same_dice_and_iterations_give_the_same_advice(name):
    first, again, others = see.same_twice(name)
    assert first == again
    assert first != others
    assert sum(visits for _, visits, _ in first) == 500


@pytest.mark.parametrize("name", GAMES)
def test_what_was_found_out_is_kept(name):
    seen, elsewhere = see.reuse(name)
    assert seen[0] == [200, 200]
    assert any(visits > iterations for visits, iterations in seen[1:])
    assert all(iterations == 200 for _, iterations in seen)
    assert elsewhere == 200  # another match begins with a bare root


@pytest.mark.parametrize("name", GAMES)
def test_a_tree_goes_down_unharmed(name):
    assert see.grafted(name) == (True, True, True)


def test_threads_give_the_same_kind_of_advice():
    alone, together = see.with_threads("nicodemus")
    assert {one[0] for one in alone} == {one[0] for one in together}
    assert sum(one[1] for one in together) == sum(one[1] for one in alone) == 4000
    shares = {action: share for action, _, share in alone}
    assert together[0][2] == pytest.approx(shares[together[0][0]], abs=0.1)


def test_a_tree_without_room_learns_on_but_stops_growing():
    iterations, used, advised = see.full_tree("nicodemus")
    assert used == 50
    assert iterations == 500
    assert advised > 1


def test_a_budget_of_seconds_ends():
    assert see.timed("nicodemus") > 0


def test_budgets_are_read():
    assert Budget.parse("2000") == Budget(iterations=2000)
    assert Budget.parse("0.5s") == Budget(seconds=0.5)


@pytest.mark.parametrize("text", ["", "s", "0", "-1", "0s", "-2s", "1.5", "nans", "many", "5 m"])
def test_what_is_no_budget_is_refused(text):
    with pytest.raises(ValueError, match="think for 2000"):
        Budget.parse(text)
