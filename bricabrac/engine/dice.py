"""Chance, as two numbers in the state: the same in plain, compiled and GPU code.

The generator is xoroshiro64* (Blackman and Vigna): two words of 32 bits, kept in 64-bit fields.
Compiled products may wrap beyond 64 bits; the mask keeps only what is below, which is the same
everywhere. ``roll`` uses the high bits, which are the good ones.
"""

from typing import Protocol

from bricabrac.engine.kernel import rule

BITS = 0xFFFFFFFF
SEEDS = 1 << 63  # seeds are 0 to SEEDS - 1


class WithDice(Protocol):
    """Any state with a field ``dice = numbers(2, bits=64)``."""

    dice: list[int]


@rule
def mixed(value: int) -> int:
    """Spread 32 bits over 32 bits, one to one (constants found by Hash Prospector)."""
    value = ((value ^ (value >> 16)) * 0x21F0AAAD) & BITS
    value = ((value ^ (value >> 15)) * 0x735A2D97) & BITS
    return value ^ (value >> 15)


@rule
def seed_dice(state: WithDice, seed: int) -> None:
    """Dice that differ for every seed: the two words are mixed, one to one, and never both zero."""
    low = mixed(((seed & BITS) + 0x9E3779B9) & BITS)
    high = mixed((((seed >> 32) & BITS) ^ low) & BITS)
    state.dice[0] = low
    state.dice[1] = high
    if low == 0 and high == 0:
        state.dice[0] = 1


@rule
def roll(state: WithDice, sides: int) -> int:
    """A number from 0 to ``sides - 1``; none is likelier than another by more than sides / 2^32."""
    first = state.dice[0]
    second = state.dice[1] ^ first
    drawn = (first * 0x9E3779BB) & BITS
    state.dice[0] = (((first << 26) | (first >> 6)) ^ second ^ (second << 9)) & BITS
    state.dice[1] = ((second << 13) | (second >> 19)) & BITS
    return (drawn * sides) >> 32


@rule
def shuffle(state: WithDice, cards: list[int], count: int) -> None:
    """Bring the first ``count`` cards into any order, all orders being equally likely."""
    for last in range(count - 1, 0, -1):
        other = roll(state, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


@rule
def mix(state: WithDice, cards: list[int], count: int) -> None:
    """A stack of all cards, from 0 to ``count - 1``, in any order."""
    for card in range(count):
        cards[card] = card
    shuffle(state, cards, count)
