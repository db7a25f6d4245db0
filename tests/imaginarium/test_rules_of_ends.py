"""The rules that are neither ruling nor example: steps 4 and 5, reset, the end, the duel."""

import pytest

from tests.imaginarium.printed import WAGES
from tests.imaginarium.scenes import Scene, at_projects, belt, dealt, finish, seat

# Steps 4 and 5


def test_every_project_that_is_met_can_be_completed_once():
    me = seat((15, 0, 0, 0), "A1 A2 D1")
    projects = "two_attack attack_and_defense coal_heap two_defense"
    table = at_projects(me, seat(completed="coal_heap", points=3), projects=projects)
    assert set(table.legal()) == {
        "complete two_attack", "complete attack_and_defense", "complete coal_heap", "stop",
    }  # fmt: skip
    assert table.refuses("complete two_defense") == "NOT_MET"
    table.do("complete two_attack", "complete coal_heap")
    assert table.refuses("complete two_attack") == "ALREADY_DONE"
    assert table.do("complete attack_and_defense").me.points == 4 + 2 + 4
    assert table.asks == "plan"


@pytest.mark.parametrize("taken", [(), (1,), (2,), (1, 2)])
def test_the_handyman_goes_to_the_lowest_free_number(taken):
    others = [seat(handyman=f"track {taken[n]}" if n < len(taken) else f"extractor {n + 2}")
              for n in range(2)]  # fmt: skip
    table = Scene(seat(handyman="extractor 1"), *others, step="dial")
    table.do("choose recruit+extract", "stop")
    lowest = min({1, 2, 3} - set(taken))
    assert table.me.handyman == f"track {lowest}"


# C. Check and reset


@pytest.mark.parametrize(("points", "ends"), [((19, 19, 19), False), ((0, 0, 20), True)])
def test_the_match_ends_when_somebody_has_twenty_points(points, ends):
    table = finish(*(seat(points=count) for count in points))
    assert (table.asks == "over") is ends
    assert table.round == (1 if ends else 2)


def test_twenty_points_do_not_end_the_round():
    table = Scene(seat(points=25), seat(handyman="extractor 3"), step="dial")
    table.do("choose recruit+extract", "stop")
    assert (table.active, table.asks) == (1, "dial")
    assert table.do("choose recruit+extract", "stop").asks == "over"


def test_the_meeting_room_is_filled_up_in_the_reset():
    table = finish(room="annex", pool="patron showman hoarder")
    assert set(table.room.split()) == {"annex", "patron", "showman"}
    assert table.pool.split()[0] == "hoarder"


def test_the_meeting_room_stays_empty_when_all_are_hired():
    hired = list(WAGES)
    seats = [seat(assistants=" ".join(hired[3 * n : 3 * n + 3])) for n in range(4)]
    table = finish(*seats, seat(assistants=hired[-1]))
    assert (table.room, table.pool) == ("", "")


# The end


@pytest.mark.parametrize("piece", range(4))
def test_most_of_a_piece_is_worth_two_points_and_all_have_them_in_a_tie(piece):
    def having(*counts: int) -> list[int]:
        stocks = [tuple(count * (one == piece) for one in range(4)) for count in counts]
        table = finish(*(seat(stock, points=20) for stock in stocks))
        return [table.side(number).points - 20 for number in range(3)]

    assert having(2, 3, 1) == [0, 2, 0]
    assert having(3, 1, 3) == [2, 0, 2]
    assert having(1, 1, 1) == [2, 2, 2]
    assert having(0, 0, 0) == [0, 0, 0]


def test_most_points_win_then_levels_then_all():
    def winners(*seats: tuple[int, str]) -> list[int]:
        return finish(*(seat(slots=slots, points=points) for points, slots in seats)).winners

    assert winners((20, "P6"), (21, ""), (3, "P6")) == [1]
    assert winners((21, "P1+P1"), (21, "P6"), (3, "P5")) == [1]
    assert winners((21, "P1+P1"), (21, "P5"), (20, "P6")) == [0, 1]
    assert winners((21, ""), (21, ""), (21, "")) == [0, 1, 2]


# Two players


def test_saboteurs_and_handymen_start_by_the_boards():
    for seed in range(20):
        seats = dealt(2, seed)["seats"]
        low, high = sorted(seats, key=lambda one: one["board"])
        assert (low["saboteur"], low["handyman"]) == ("track 1", "track 3")
        assert (high["saboteur"], high["handyman"]) == ("track 2", "track 4")
    assert all("saboteur" not in one for one in dealt(3, 0)["seats"])


def test_all_four_are_placed_in_track_order():
    table = Scene(seat(board=4), seat(board=2), step="planning", players=2, belt=belt("P1", 1))
    order = []
    for action in ("reserve 1", "extractor 1", "extractor 2", "extractor 3"):
        order.append(table.active)
        table.do(action)
    assert order == [1, 0, 1, 0]
    assert table.foe.saboteur == "track 1"  # its machine was crushed at once
    assert (table.foe.handyman, table.active) == ("extractor 2", 1)


def test_a_saboteur_neither_pays_nor_gains_and_earns_no_scrap():
    me = seat((9, 0, 0, 0), assistants="scrap_dealer")
    table = Scene(
        me, seat((9, 0, 0, 0)), step="planning", players=2, belt=belt("P6", 1), crusher=""
    )
    table.do("reserve 1", "extractor 1", "extractor 2", "extractor 3")
    assert table.crusher == "P6"
    assert table.me.stock == (9 + 2, 0, 0, 0)  # from the handyman's extractor alone
    table.do("choose recruit+extract", "stop", "choose recruit+extract")
    assert table.foe.stock == (9 + 3, 0, 0, 0)
