"""Sealed and loose dice: by the book, the same plain and compiled, fair, and hidden."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from bricabrac.engine.dice import (
    COUNT,
    DICE,
    LOOSE,
    MOST,
    SEEDS,
    hide_dice,
    loosen_dice,
    mix,
    roll,
    seed_dice,
    shuffle,
    unsealed,
)
from bricabrac.engine.kernel import PLAIN, Choices, routine
from bricabrac.engine.layout import Layout, numbers
from bricabrac.engine.match import SPECTATOR, Match
from bricabrac.engine.notation import read, write
from bricabrac.engine.playouts import Dice
from bricabrac.engine.twins import kernel_of
from bricabrac.games import GAMES

# SipHash-2-4 of the bytes 0, 1, …, 7 under the key of bytes 0, 1, …, 15: the ninth of the vectors
# that its authors publish.
AUTHORS_KEY = int.from_bytes(range(16), "little")
AUTHORS_COUNT, AUTHORS_WORD = int.from_bytes(range(8), "little"), 0x93F5F5799A932462
LARGE = 0xFEDCBA9876543210F0E1D2C3B4A59687  # where fields have signs, both halves are negative


class Cup(Layout):
    """Dice, and cards to shuffle."""

    dice = numbers(DICE, bits=64)
    cards = numbers(MOST + 20)


@routine
def first(loose: Dice) -> int:
    """One roll of what holds nothing but dice: a cup begins like it."""
    return roll(loose, 6)


@routine
def pour(cup: Cup, found: Choices, count: int) -> int:
    """Words, rolls and shuffles, one after the other: a few of all of them."""
    for place in range(count):
        found[place] = (unsealed(cup) >> 8) & 0xFFFFFFFFFFFF
    for place in range(count):
        found[count + place] = roll(cup, 1 + place * 7919)
    for size in (2, 33, MOST, MOST + 20):
        mix(cup, cup.cards, size)
    return cup.cards[0] * 1000 + cup.cards[MOST]


def poured(kind, seed):
    """What comes out of a cup, however the rules run."""
    kernel = PLAIN if kind == "plain" else kernel_of(kind)
    cup, found = kernel.new(Cup), kernel.choices(100)
    start = Cup()
    seed_dice(start, seed)
    cup.become(start)
    last = kernel.door(pour)(cup, found, 50)
    return int(last), [int(one) for one in found], cup.snapshot()


def test_sealed_dice_are_siphash_by_the_book():
    cup = Cup()
    seed_dice(cup, AUTHORS_KEY)
    cup.dice[COUNT] = AUTHORS_COUNT
    assert unsealed(cup) == AUTHORS_WORD
    assert cup.dice[COUNT] == AUTHORS_COUNT + 1


@pytest.mark.parametrize("kind", ["compiled", "checked"])
def test_plain_and_compiled_dice_are_the_same(kind):
    kernel_of(kind).door(first)(kernel_of(kind).new(Dice))  # whose code is not the cup's
    for seed in (0, 1, AUTHORS_KEY, LARGE, SEEDS - 1):
        assert poured(kind, seed) == poured("plain", seed)


@pytest.mark.parametrize("seat", [seed_dice, loosen_dice])
def test_every_roll_and_every_order_is_equally_likely(seat):
    cup = Cup()
    seat(cup, LARGE)
    faces = Counter(roll(cup, 6) for _ in range(30_000))
    assert sum((faces[face] - 5_000) ** 2 / 5_000 for face in range(6)) < 25  # one in 7,000
    orders = Counter()
    for _ in range(24_000):
        mix(cup, cup.cards, 4)
        orders[tuple(cup.cards[:4])] += 1
    assert len(orders) == 24
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 58  # one in 12,000


def test_in_a_large_deck_every_card_comes_everywhere():
    cup, places = Cup(), Counter()
    seed_dice(cup, 5)
    for _ in range(2_000):
        mix(cup, cup.cards, 50)
        places.update((place, cup.cards[place]) for place in range(50))
    assert len(places) == 2_500
    assert sum((count - 40) ** 2 / 40 for count in places.values()) < 2_700  # 2,401 is expected


def test_seeds_differ_by_each_of_their_bits():
    seen = set()
    for seed in (0, *(1 << bit for bit in range(128))):
        cup = Cup()
        seed_dice(cup, seed)
        seen.add(unsealed(cup))
    assert len(seen) == 129


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_seen_or_imagined_has_the_key_of_a_match(name):
    game = GAMES[name]
    match = Match(game, seed=LARGE)
    key = match.at().dice[:COUNT]
    assert match.at().dice[COUNT] > 0
    assert all(abs(word) > 1 << 40 for word in key)
    blank = Cup()
    hide_dice(blank)
    for seat in range(SPECTATOR, match.seats):
        assert match.view(seat, memory=True).state.dice == blank.dice
        dealt = match.dealt_anew(seat, 5).at()
        assert dealt.dice[COUNT] == LOOSE
        assert not set(key) & set(dealt.dice)


@pytest.mark.parametrize("name", GAMES)
def test_a_large_seed_goes_through_records_and_positions(name):
    game = GAMES[name]
    match = Match(game, seed=(1 << 127) + 1)
    for _ in range(5):
        match.act(match.actions()[0])
    assert f"seed {(1 << 127) + 1}\n" in write(match)
    assert read(write(match), GAMES).at() == match.at()
    assert game.load(json.loads(json.dumps(match.dump()))) == match.at()
    assert match.at() != Match(game, seed=1).at()


def test_a_shuffle_of_few_cards_needs_few_words():
    cup = Cup()
    seed_dice(cup, 1)
    shuffle(cup, cup.cards, 50)
    assert cup.dice[COUNT] < 50 // 4
