"""What was learned is judged alike by plain and compiled code, and only where it belongs."""

import json
from itertools import islice, pairwise
from random import Random

import pytest

from bricabrac.bots.sage import LEARNED
from bricabrac.engine.game import Impossible
from bricabrac.engine.taste import LIKES
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.glance import Glance
from bricabrac.search.opinion import NODES, learned
from bricabrac.search.searcher import Searcher, Style
from bricabrac.search.weights import from_bytes, home_of, to_bytes
from tests.imaginarium.test_eye import moved_up
from tests.nicodemus.test_eye import exchanged
from tests.search.looking import states_of, view_of

SIZES = {"nicodemus": [2], "imaginarium": [2, 5]}
TABLES = [(name, seats) for name in LEARNED for seats in SIZES[name]]


def decisions(name, seats, wanted):
    """States with something to decide, from random matches."""
    found = (
        (state, legal)
        for seed in range(100)
        for place, (state, legal) in enumerate(states_of(name, seats, seed))
        if len(legal) > 1 and place % 7 == 0
    )
    return islice(found, wanted)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_plain_and_compiled_code_judge_alike(name, seats):
    game = GAMES[name]
    plain, twin = (Glance(one, home_of(game)) for one in (game, compiled(game)))
    for place, (state, legal) in enumerate(decisions(name, seats, 30)):
        shares = plain.shares(state, seats)
        assert shares == twin.shares(state, seats)
        assert sum(shares) == pytest.approx(1, abs=0.001)
        priors = plain.priors_of(state, legal)
        assert priors == twin.priors_of(state, legal)
        assert sum(priors) == pytest.approx(1, abs=0.01)
        if place % 6 == 0:
            again = (state, state.active, seats, legal)
            assert plain.best(*again, Random(place)) == twin.best(*again, Random(place))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_hoped_for_is_the_same_when_the_unseen_is_dealt_anew(name, seats):
    glance = Glance(compiled(GAMES[name]), home_of(GAMES[name]))
    for number, (state, legal) in enumerate(decisions(name, seats, 60)):
        other = state.clone()
        GAMES[name].redeal(other, state.active, 100 + number)
        assert glance.shares(state, seats) == glance.shares(other, seats)
        assert glance.priors_of(state, legal) == glance.priors_of(other, legal)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_who_sits_elsewhere_hopes_for_the_same(name, seats):
    glance = Glance(compiled(GAMES[name]), home_of(GAMES[name]))
    moved = {"nicodemus": exchanged, "imaginarium": moved_up}[name]
    for state, legal in decisions(name, seats, 30):
        shares, other = glance.shares(state, seats), moved(state)
        assert glance.shares(other, seats) == [*shares[-1:], *shares[:-1]]
        assert glance.priors_of(other, legal) == glance.priors_of(state, legal)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_search_is_the_same_plain_and_compiled(name, seats):
    game = GAMES[name]
    for number, (state, _) in enumerate(decisions(name, seats, 4)):
        likes = tuple([40] * LIKES) if number % 2 else ()  # with whims, and without
        mixed = 50 * (number > 1)  # playing on, and not
        style = Style(0.6, 6, nodes=4000, likes=likes, weights=home_of(game), mixed=mixed)
        view = view_of(name, state, seats)
        advice = [
            Searcher(one, style).advise(view, Budget(iterations=60), Random(number))
            for one in (game, compiled(game))
        ]
        assert advice[0] == advice[1]
        assert sum(one.visits for one in advice[0]) == 60


def test_trees_are_kept_and_go_on_where_there_is_no_more_room():
    game = compiled(GAMES["nicodemus"])
    state, _ = next(decisions("nicodemus", 2, 1))
    searcher = Searcher(game, Style(nodes=300, weights=home_of(game)))
    view = view_of("nicodemus", state, 2)
    for iterations in (2000, 500):
        advice = searcher.advise(view, Budget(iterations=iterations), Random(1))
        assert searcher.iterations == iterations
    assert sum(one.visits for one in advice) == 2500
    assert NODES > 300


def searched(name, state):
    """What a search of a table has looked at, and the nodes below each of its nodes."""
    game = compiled(GAMES[name])
    grove = Searcher(game, Style(weights=home_of(game))).groves[0]
    grove.look_at(view_of(name, state, 2), 5)
    grove.grow(3000)
    return grove, [[node for _, node in grove.children(place)] for place in range(grove.used)]


def test_what_is_found_out_about_one_machine_says_nothing_of_the_next():
    states = [state.clone() for state, _ in states_of("imaginarium", 2, 3)]
    # The last decision of a round: chance lays the machines of the next one.
    last = next(one for one, after in pairwise(states) if after.round > max(3, one.round))
    _, below = searched("imaginarium", last)
    aimed = [[(node.action, node.aim) for node in nodes] for nodes in below]
    assert all(len(nodes) == len(set(nodes)) for nodes in aimed)
    assert any(len(nodes) > len({action for action, _ in nodes}) for nodes in aimed)
    # In Nicodemus an action says it all.
    _, below = searched("nicodemus", next(decisions("nicodemus", 2, 1))[0])
    assert not any(node.aim for nodes in below for node in nodes)


def test_a_kept_tree_loses_what_aims_at_something_else():
    first, second = map(GAMES["imaginarium"].numbering.parse, ("reserve 1", "reserve 2"))
    tables = states_of("imaginarium", 2, 3)
    state = next(one for one, legal in tables if {first, second} <= {*legal})
    grove, below = searched("imaginarium", state)
    state.belt[0], state.belt[1] = state.belt[1], state.belt[0]
    grove.look_at(view_of("imaginarium", state, 2), 5)
    was, left = ({node.action: node.visits for node in nodes}
                 for nodes in (below[0], [node for _, node in grove.children()]))  # fmt: skip
    assert was.keys() - left.keys() == {first, second}
    assert left.items() <= was.items()


@pytest.mark.parametrize("name", LEARNED)
def test_weights_are_read_as_they_were_written(name):
    game = GAMES[name]
    kept = home_of(game).read_bytes()
    net = from_bytes(kept, game)
    assert len(kept) < 400_000
    assert from_bytes(to_bytes(game, net.numbers), game).numbers == net.numbers


def test_weights_say_how_much_of_playing_on_is_mixed_in(tmp_path):
    game, path = GAMES["nicodemus"], tmp_path / "some.weights"
    numbers = from_bytes(home_of(game).read_bytes(), game).numbers
    path.write_bytes(to_bytes(game, numbers, blend=40))
    assert learned(game, path).mixed == 40
    path = tmp_path / "others.weights"
    path.write_bytes(to_bytes(game, numbers))
    assert learned(game, path).mixed == 0


def other(about, name):
    """The same line with something else under a name."""
    return json.dumps({**about, name: "something else"}).encode()


@pytest.mark.parametrize("name", ["game", "facts", "actions", "inputs", "rows", "shape"])
def test_weights_for_something_else_are_refused(name):
    game = GAMES["nicodemus"]
    line, _, body = home_of(game).read_bytes().partition(b"\n")
    with pytest.raises(Impossible, match=name):
        from_bytes(other(json.loads(line), name) + b"\n" + body, game)


@pytest.mark.parametrize("spoiled", [b"", b"{}\n", b"[1]\n", None])
def test_what_is_no_weights_is_refused(spoiled):
    game = GAMES["nicodemus"]
    kept = home_of(game).read_bytes()[:-2] if spoiled is None else spoiled
    with pytest.raises(Impossible, match="does not hold weights for nicodemus"):
        from_bytes(kept, game)
