"""Positions that are nearly right: refused with a sentence, or every way on from them is sound."""

import json
from collections import Counter
from copy import deepcopy
from random import Random

import pytest

from bricabrac import GAMES, Impossible, Match
from bricabrac.engine.words import LANGUAGES

LEAPS = (-1, 0, 1, 2, 3, 5, 9, 20, 40)


def places(value, path=()):
    """The paths to everything in a position."""
    yield path
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(part, (*path, key))


def at(position, path):
    for key in path:
        position = position[key]
    return position


def mutate(position, other, random):
    """Change one thing in a position, perhaps as it is in another one of the same game."""
    everywhere = [path for path in places(position) if path]
    field = random.choice(list(position))  # or most changes would be in the deck
    path = random.choice([path for path in everywhere if path[0] == field])
    around, key, value = at(position, path[:-1]), path[-1], at(position, path)
    lists = [part for path in everywhere if isinstance(part := at(position, path), list)]
    match random.randrange(7):
        case 0:
            del around[key]
        case 1 if path[0] in other:  # the same field, as another position has it
            position[path[0]] = other[path[0]]
        case 2:  # what is under way, as in another position
            for name in {*position, *other} - {
                "seats",
                "row",
                "deck",
                "reserve",
                "discard",
                "belt",
            }:
                position.pop(name, None)
                if name in other:
                    position[name] = other[name]
        case 3 if value and isinstance(value, list) and isinstance(value[0], str):  # goes elsewhere
            random.choice(lists).append(value.pop(random.randrange(len(value))))
        case 4 if isinstance(value, bool):
            around[key] = not value
        case 4 | 5 if isinstance(value, int):
            around[key] = random.choice((value + random.choice(LEAPS), random.choice(LEAPS)))
        case 6 if isinstance(value, int):  # two numbers change places
            twin = random.choice(everywhere)
            if isinstance(at(position, twin), int):
                around[key], at(position, twin[:-1])[twin[-1]] = at(position, twin), value
        case _:
            around[key] = at(other, random.choice(list(places(other))))


def positions(game, random):
    """The states of a random match."""
    options = dict.fromkeys(game.options, 12)
    match = Match(game, random.randrange(1 << 30), random.choice(game.seats), options)
    found = []
    while match.outcome() is None:
        found.append(match.dump())
        match.act(random.choice(match.actions()))
    return [*found, match.dump()]


def play_on(game, position, random, most):
    """Play at random from a position; everything that must hold is checked after every action."""
    match = Match(game, position=position)
    start = json.dumps(match.dump())
    assert not game.fault(match.at().clone())
    assert json.dumps(game.dump(game.load(json.loads(start)))) == start, "another state comes back"
    points = [seat.points for seat in match.at().seats]
    for _ in range(most):
        if match.outcome():
            break
        actions = match.actions()
        assert actions, "nothing can be done"
        match.act(random.choice(actions))
        wrong = game.fault(match.at().clone())
        assert not wrong, f"fault {wrong} after {[done.action for done in match.history]}"
        before, points = points, [seat.points for seat in match.at().seats]
        assert all(was <= now for was, now in zip(before, points, strict=True))


def fuzz(game, seed, matches, tries, most):
    """How many positions were refused, and how many survived."""
    random, counts = Random(seed), Counter()
    for _ in range(matches):
        found = positions(game, random)
        for _ in range(tries):
            position = deepcopy(random.choice(found))
            for _ in range(random.choice((1, 1, 1, 2, 3))):
                mutate(position, deepcopy(random.choice(found)), random)
            text = json.dumps(position)
            try:
                play_on(game, position, random, most)
                counts["accepted"] += 1
            except Impossible as error:
                counts["refused" if all(map(error.told, LANGUAGES)) else "not told"] += 1
            except Exception as error:
                raise AssertionError(f"{type(error).__name__}: {error}\n{text}") from error
    return counts


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_refused_or_every_way_on_from_it_is_sound(name):
    counts = fuzz(GAMES[name], seed=5, matches=3, tries=60, most=60)
    assert min(counts["refused"], counts["accepted"]) > 20, counts
