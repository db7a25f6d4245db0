"""Deals that were promised: what follows from what, and what is found when somebody cheats."""

import hashlib
from dataclasses import replace

import pytest

from bricabrac.engine.game import Impossible
from bricabrac.engine.match import Match
from bricabrac.engine.notation import read, write
from bricabrac.engine.promise import Promise, broken
from bricabrac.games import GAMES

PROMISE = Promise.made("0123456789", "ab" * 32, ("cd" * 16, ""))


def record(promise=PROMISE, seed=PROMISE.seed):
    match = Match(GAMES["nicodemus"], seed)
    match.promise = promise
    match.act(match.actions()[0])
    return write(match)


def found_in(text, shown=""):
    match = read(text, GAMES)
    return broken(match.promise, match.seed, shown)


def test_any_other_program_finds_the_same():
    text = f"bricabrac deal 1\n{'ab' * 32}\n0123456789\n{'cd' * 16}\n"
    half = hashlib.sha256(text.encode()).digest()[:16]
    assert PROMISE.seed == int.from_bytes(half, "big")
    assert PROMISE.commitment == hashlib.sha256(b"ab" * 32).hexdigest()


def test_a_promise_goes_through_its_record():
    text = record()
    assert read(text, GAMES).promise == PROMISE
    assert write(read(text, GAMES)) == text
    assert found_in(text) == found_in(text, PROMISE.commitment) == ""


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"nonce": "ac" * 32}, "nonce-wrong"),
        ({"commitment": "00" * 32}, "nonce-wrong"),
        ({"table": "0123456780"}, "seed-wrong"),
        ({"added": ("ce" * 16, "")}, "seed-wrong"),
        ({"added": ("", "cd" * 16)}, "seed-wrong"),
        ({"added": ("cd" * 16, "00" * 16)}, "seed-wrong"),
    ],
)
def test_whatever_part_is_changed_it_is_found(changed, why):
    assert found_in(record(replace(PROMISE, **changed))) == why


def test_another_seed_another_promise_and_none_are_found():
    assert found_in(record(seed=PROMISE.seed ^ 1)) == "seed-wrong"
    other = Promise.made("0123456789", "ac" * 32, PROMISE.added)
    assert found_in(record(other, other.seed)) == ""
    assert found_in(record(other, other.seed), PROMISE.commitment) == "shown"
    assert found_in(record(None)) == "none"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("nonce ab", "nonce xy"), ("nonce ab", "nonce "), ("table 0123456789\n", ""),
        ("added 0 ", "added 2 "), ("added 0 cd", "added 0 c"), ("promise ", "promise 0"),
    ],
)  # fmt: skip
def test_a_promise_that_is_not_whole_is_refused(old, new):
    lines = record().replace(old, new, 1).split("end ", 1)[0]
    with pytest.raises(Impossible, match="the promise of the deal is not whole"):
        read(f"{lines}end\n", GAMES)
