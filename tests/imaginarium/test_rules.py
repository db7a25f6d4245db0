"""The rules that are neither a ruling nor a worked example: table, set-up, rounds, the end.

Stocks are (charcoalium, wood, copper, crystal). See docs/rules/imaginarium.md.
"""

from collections import Counter
from itertools import combinations, permutations

import pytest

from bricabrac.engine.game import Impossible
from bricabrac.engine.match import seen_by
from bricabrac.imaginarium.game import GAME
from tests.imaginarium.printed import BASE, BOARDS, MACHINES, WAGES, WORTH
from tests.imaginarium.scenes import NO_BELT, Scene, belt, dealt, seat

PLAYERS = [2, 3, 4, 5]


# The table


def test_a_workshop_has_four_slots_and_three_places_for_assistants():
    four, three = "P1 P1 P1 P1", "patron hoarder showman"
    assert Scene(seat(slots=four, assistants=three)).me.slots == four
    with pytest.raises(Impossible, match="room for 4, not for 5"):
        Scene(seat(slots=f"{four} P1"))
    with pytest.raises(Impossible):
        Scene(seat(assistants=f"{three} annex"))


def test_a_yard_holds_any_number_of_machines():
    everything = [id for id, card in MACHINES.items() for _ in range(card.copies)]
    everything.remove("P1")
    me = seat((2, 0, 0, 0), yard=" ".join(everything), handyman="conveyor 7")
    assert len(Scene(me, step="fetch", belt=belt("P1", 7), deck="").me.yard.split()) == 61


@pytest.mark.parametrize("space", range(1, 8))
@pytest.mark.parametrize("machine", ["D1", "D2", "D3"])
def test_a_machine_costs_the_base_cost_of_its_space_and_its_level(machine, space):
    price = BASE[space - 1] + MACHINES[machine].level
    me = seat((price, 1, 1, 1), handyman=f"conveyor {space}")
    table = Scene(me, step="fetch", belt=belt(machine, space), crusher="")
    assert (table.me.stock, table.me.yard) == ((0, 1, 1, 1), machine)
    assert (table.me.slots, table.belt, table.crusher) == ("", NO_BELT, "")


@pytest.mark.parametrize("machine", MACHINES)
def test_every_level_is_paid_as_printed(machine):
    me = seat((9, 0, 0, 0), handyman="conveyor 6")
    table = Scene(me, step="fetch", belt=belt(machine, 6))
    assert table.me.stock == (9 - 1 - MACHINES[machine].level, 0, 0, 0)


def test_the_crusher_is_open_to_all_and_decks_are_not():
    table = Scene(belt="P1 P2 P3 P4 T1 T2 T3", deck=30, projects="coal_heap", room="annex")
    for audience in range(-1, 3):
        seen = seen_by(GAME, table.state, audience)
        assert sum(seen.crusher) == 61 - 7 - 30
        assert set(seen.deck) == set(seen.pool) == set(seen.pile) == {-1}
        assert (seen.left, seen.pool_left, seen.pile_left) == (30, 12, 13)  # how many is no secret


# Set-up


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_draws_one_of_five_boards(players):
    for seed in range(20):
        table = dealt(players, seed)
        boards = [one["board"] for one in table["seats"]]
        assert len(set(boards)) == players
        for one in table["seats"]:
            machines, stock = BOARDS[one["board"]]
            assert one["slots"] == machines.split()
            assert tuple(one[piece] for piece in ("charcoalium", "wood", "copper", "crystal")) == (
                stock
            )
            assert (one["yard"], one["assistants"], one["points"]) == ([], [], 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_machines_of_the_boards_are_not_in_the_deck(players):
    for seed in range(20):
        table = dealt(players, seed)
        machines = Counter([*table["belt"], *table["deck"], *table["crusher"]])
        for one in table["seats"]:
            machines.update(one["slots"])
        assert machines == {id: card.copies for id, card in MACHINES.items()}
        assert len(table["deck"]) == 61 - 7 - 2 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_belt_has_no_attack_machines_and_falls_by_level(players):
    for seed in range(50):
        machines = dealt(players, seed)["belt"]
        assert len(machines) == 7
        assert not any(machine.startswith("A") for machine in machines)
        levels = [MACHINES[machine].level for machine in machines]
        assert levels == sorted(levels, reverse=True)


def test_attack_machines_are_shuffled_back_into_the_deck():
    places = [
        place / len(table["deck"])
        for table in (dealt(3, seed) for seed in range(150))
        for place, machine in enumerate(table["deck"])
        if machine.startswith("A")
    ]
    assert len(places) == 150 * 10
    assert 0.45 < sum(places) / len(places) < 0.55
    assert min(places) < 0.02 < 0.96 < max(places)


@pytest.mark.parametrize("players", PLAYERS)
def test_three_assistants_and_four_projects_more_than_players_lie_open(players):
    for seed in range(20):
        table = dealt(players, seed)
        assert (len(table["room"]), len(table["projects"])) == (3, players + 4)
        assert sorted([*table["room"], *table["pool"]]) == sorted(WAGES)
        assert sorted([*table["projects"], *table["pile"]]) == sorted(WORTH)
        assert (table["asks"], table["round"], table["gone"]) == ("plan", 1, [])


def test_boards_and_decks_are_random():
    tables = [dealt(3, seed) for seed in range(300)]
    boards = Counter(one["board"] for table in tables for one in table["seats"])
    assert all(140 < boards[board] < 220 for board in BOARDS)  # 180 on average
    hired = Counter(id for table in tables for id in table["room"])
    assert all(40 < hired[id] < 105 for id in WAGES)  # 69
    office = Counter(id for table in tables for id in table["projects"])
    assert all(110 < office[id] < 190 for id in WORTH)  # 150
    assert len({tuple(table["deck"]) for table in tables}) == 300


# A. Planning, B. the order of implementation


def test_a_free_space_is_a_machine_or_an_extractor():
    table = Scene(step="planning", belt="P1 - P2 - - - -")
    assert table.legal() == [
        "reserve 1", "reserve 3", "extractor 1", "extractor 2", "extractor 3",
    ]  # fmt: skip
    assert table.refuses("reserve 2") == "NO_MACHINE_THERE"
    assert table.refuses("reserve 3", "reserve 3") == "OCCUPIED"
    assert table.refuses("extractor 1", "extractor 1") == "OCCUPIED"


SPACES = [*(f"reserve {space}" for space in (1, 4, 7)), *(f"extractor {n}" for n in (1, 2, 3))]


@pytest.mark.parametrize("first", SPACES)
def test_the_order_is_conveyor_from_the_deck_then_extractors(first):
    others = [space for space in SPACES if space != first]
    for placed in [(first, *rest) for rest in combinations(reversed(others), 2)]:
        table = Scene(*[seat((9, 0, 0, 0))] * 3, step="planning", belt="P1 - - P1 - - P1")
        table.do(*placed)
        order = []
        for _ in range(3):
            order.append(table.active)
            table.do("choose recruit+extract", "stop")
        assert order == sorted(range(3), key=lambda number: SPACES.index(placed[number]))


def test_each_player_does_all_five_steps():
    me = seat((4, 0, 0, 0), "A1 D1 P1", handyman="conveyor 7")
    later = seat(slots="P1", handyman="extractor 1")
    table = Scene(me, later, belt=belt("P1", 7), projects="attack_and_defense")
    assert (table.step, table.asks) == ("use", "use")
    table.do("use P1")
    assert table.me.stock == (4 + 1 - 2, 0, 0, 0)  # fetched on the way
    assert table.asks == "dial"
    table.do("choose recruit+extract", "do extract")
    assert (table.step, table.me.stock) == ("projects", (6, 0, 0, 0))
    table.do("complete attack_and_defense")
    assert (table.me.points, table.me.handyman) == (4, "track 2")
    assert (table.active, table.step) == (1, "use")  # the next one begins when all is done


# Step 1


def test_slots_are_used_in_any_order_and_each_once():
    me = seat((0, 0, 0, 0), "P1 P1 P2 P3")
    for order in set(permutations(["use P1", "use P1", "use P2", "use P3"])):
        table = Scene(me)
        assert table.refuses("use P1", "use P1", "use P1") == "ALREADY_USED"
        assert table.do(*order).me.stock == (2 + 1, 1, 1, 0)  # and 1 from the extractor


@pytest.mark.parametrize(("slot", "asks"), [("T1", "give"), ("T4", "give"), ("P6", "take")])
def test_a_used_machine_is_applied_in_full(slot, asks):
    table = Scene(seat((0, 1, 1, 1), slot)).do(f"use {slot}")
    assert table.asks == asks
    assert table.refuses("stop") == "MUST_ANSWER"


@pytest.mark.parametrize("slot", ["A1", "A2", "A3", "A4", "A5", "A6", "D1", "D2", "D3"])
def test_attack_and_defence_are_not_used_in_step_1(slot):
    table = Scene(seat(slots=f"{slot} P1"), seat((9, 9, 9, 9)), projects="coal_heap")
    assert table.legal() == ["use P1", "stop"]
    assert table.do("stop").foe.stock == (9, 9, 9, 9)
    assert Scene(seat(slots=slot)).asks == "dial"  # nothing to ask
