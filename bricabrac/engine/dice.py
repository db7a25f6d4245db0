"""Chance, as three numbers in the state: the same in plain and in compiled code.

What a match deals and rolls comes from *sealed* dice: the seed is a key of 128 bits, and the n-th
word is SipHash-2-4 (Aumasson and Bernstein) of n under it, so that nobody foresees the next roll
from all the rolls before. Those who try things out, in playouts and searches, have *loose* dice:
xoroshiro64* (Blackman and Vigna), which is quicker and hides nothing.

Words have 64 bits: plain ones are masked, compiled ones wrap, and a shift to the right is masked,
too, so that the sign does not matter. Fields hold them with their sign.
"""

from typing import Protocol

from bricabrac.engine.heaps import fill
from bricabrac.engine.kernel import routine, rule

BITS = 0xFFFFFFFF
WORD = 0xFFFFFFFFFFFFFFFF
SIGN = -1 << 63
SEEDS = 1 << 128  # seeds are 0 to SEEDS - 1
LOOSE_SEEDS = 1 << 63  # those of loose dice, and of whatever compiled loops deal
DICE = 3  # the numbers of dice, of which the last is
COUNT = 2  # how many words were drawn from sealed dice, or
LOOSE = -1
# A shuffle takes several rolls out of a word: from FINE bits of it as many as have MANY outcomes,
# and one more, of at most MOST sides.
FINE, MANY, MOST = 56, 1 << 24, 1 << 7


class WithDice(Protocol):
    """Any state with a field ``dice = numbers(DICE, bits=64)``."""

    dice: list[int]


@rule
def seed_dice(state: WithDice, seed: int) -> None:
    """Sealed dice, other ones for every seed: for what a match deals and rolls."""
    state.dice[0] = ((seed & WORD) ^ SIGN) - SIGN
    state.dice[1] = ((((seed >> 32) >> 32) & WORD) ^ SIGN) - SIGN
    state.dice[COUNT] = 0


@rule
def loosen_dice(state: WithDice, seed: int) -> None:
    """Loose dice: the two words are mixed from the low half of the seed, and never both zero."""
    low = mixed(((seed & BITS) + 0x9E3779B9) & BITS)
    high = mixed((((seed >> 32) & BITS) ^ low) & BITS)
    state.dice[0] = low
    state.dice[1] = high
    state.dice[COUNT] = LOOSE
    if low == 0 and high == 0:
        state.dice[0] = 1


@rule
def hide_dice(state: WithDice) -> None:
    """No dice at all: what everybody sees of them."""
    fill(state.dice, COUNT, 0)
    state.dice[COUNT] = LOOSE


@rule
def mixed(value: int) -> int:
    """Spread 32 bits over 32 bits, one to one (constants found by Hash Prospector)."""
    value = ((value ^ (value >> 16)) * 0x21F0AAAD) & BITS
    value = ((value ^ (value >> 15)) * 0x735A2D97) & BITS
    return value ^ (value >> 15)


@routine
def unsealed(state: WithDice) -> int:
    """The next word of sealed dice: SipHash-2-4 of how many were drawn before, in eight bytes."""
    count = state.dice[COUNT]
    state.dice[COUNT] = count + 1
    a = (state.dice[0] & WORD) ^ 0x736F6D6570736575
    b = (state.dice[1] & WORD) ^ 0x646F72616E646F6D
    c = (state.dice[0] & WORD) ^ 0x6C7967656E657261
    d = (state.dice[1] & WORD) ^ 0x7465646279746573 ^ count
    for turn in range(8):
        if turn == 2:
            a ^= count
            d ^= 0x0800000000000000  # the length
        elif turn == 4:
            a ^= 0x0800000000000000
            c ^= 0xFF
        a = (a + b) & WORD
        c = (c + d) & WORD
        b = (((b << 13) & WORD) | ((b >> 51) & 0x1FFF)) ^ a
        d = (((d << 16) & WORD) | ((d >> 48) & 0xFFFF)) ^ c
        a = ((a << 32) & WORD) | ((a >> 32) & BITS)
        c = (c + b) & WORD
        a = (a + d) & WORD
        b = (((b << 17) & WORD) | ((b >> 47) & 0x1FFFF)) ^ c
        d = (((d << 21) & WORD) | ((d >> 43) & 0x1FFFFF)) ^ a
        c = ((c << 32) & WORD) | ((c >> 32) & BITS)
    return a ^ b ^ c ^ d


@rule
def toss(state: WithDice, sides: int) -> int:
    """The same as ``roll`` from dice that are loose."""
    first = state.dice[0]
    second = state.dice[1] ^ first
    drawn = (first * 0x9E3779BB) & BITS  # the high bits are the good ones
    state.dice[0] = (((first << 26) | (first >> 6)) ^ second ^ (second << 9)) & BITS
    state.dice[1] = ((second << 13) | (second >> 19)) & BITS
    return (drawn * sides) >> 32


@rule
def roll(state: WithDice, sides: int) -> int:
    """A number from 0 to ``sides - 1``; none is likelier than another by more than sides / 2^32."""
    if state.dice[COUNT] == LOOSE:
        return toss(state, sides)
    return (((unsealed(state) >> 32) & BITS) * sides) >> 32


@rule
def shuffle(state: WithDice, cards: list[int], count: int) -> None:
    """Bring the first ``count`` cards into any order, all orders being equally likely."""
    if state.dice[COUNT] == LOOSE:  # asked once, not at every card: searches do little else
        for last in range(count - 1, 0, -1):
            other = toss(state, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
    else:
        shuffle_sealed(state, cards, count)


@routine
def shuffle_sealed(state: WithDice, cards: list[int], count: int) -> None:
    """The same from sealed dice, with several rolls out of a word where there are few cards."""
    drawn, outcomes = 0, MANY + 1
    for last in range(count - 1, MOST - 1, -1):
        other = roll(state, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    for last in range(min(count, MOST) - 1, 0, -1):
        if outcomes > MANY:
            drawn = (unsealed(state) >> (64 - FINE)) & ((1 << FINE) - 1)
            outcomes = 1
        outcomes *= last + 1
        drawn *= last + 1
        other = drawn >> FINE
        drawn &= (1 << FINE) - 1
        cards[last], cards[other] = cards[other], cards[last]


@rule
def mix(state: WithDice, cards: list[int], count: int) -> None:
    """A stack of all cards, from 0 to ``count - 1``, in any order."""
    for card in range(count):
        cards[card] = card
    shuffle(state, cards, count)
