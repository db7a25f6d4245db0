"""Machines, slots and prices of Imaginarium in a few signs."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bricabrac.cli.pieces import (
    ARROW,
    CROSS,
    MINUS,
    SHAPES,
    STAR,
    STYLES,
    TICK,
    TO,
    WILD,
    run_of,
    symbol,
)
from bricabrac.engine.match import View
from bricabrac.engine.pieces import COAL, PIECES, WORDS
from bricabrac.engine.words import Words
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.cards import BASE, BELT, COST, KINDS, MACHINES, STEALS, WAGE, Kind
from bricabrac.imaginarium.fetching import making_up, price
from bricabrac.imaginarium.names import short
from bricabrac.imaginarium.stacks import (
    CHOICE,
    GIVES,
    GUARDS,
    GUARDS_COAL,
    GUARDS_RESOURCES,
    GUARDS_SLOTS,
    SCORES,
    STACK_NAMES,
    STACK_PARTS,
    TAKES,
    machines_in,
)
from bricabrac.imaginarium.state import Ask, State

KIND_STYLES = {
    "production": "bright_green",
    "transformation": "bright_blue",
    "attack": "red",
    "defense": "cyan",
    "special": "magenta",
}
FREE = Text("–", "dim")


def style_of(stack: int) -> str:
    """The colour of a machine, or of the machine below in a combination."""
    return KIND_STYLES[MACHINES[STACK_PARTS[stack][0]].kind]


def tag(stack: int) -> Text:
    """``P2+T1``"""
    return Text(STACK_NAMES[stack], f"bold {style_of(stack)}")


def several_of(kind: int, count: int) -> Text:
    """``P2×3``"""
    return tag(kind).append(f"×{count}" if count > 1 else "", "not bold")


def named(stack: int, words: Words) -> Text:
    """``P2+T1 Carpenteur + Combusteur``"""
    return tag(stack).append(f" {words.say(short(stack))}", "not bold default")


def amount(kind: int, count: int) -> Text:
    """``3●``"""
    return Text(f"{count}{SHAPES[kind]}", STYLES[kind])


def output(stack: int) -> Text:
    """What a slot yields: ``3■``, ``✱→3●``, ``1★``; what it guards; nothing, where it attacks."""
    if GUARDS[stack]:
        return guarded(GUARDS[stack])
    made = [amount(kind, count) for kind, count in enumerate(GIVES[stack]) if count]
    if CHOICE[stack]:
        made = [amount(WILD, CHOICE[stack])]
    if SCORES[stack]:
        made = [Text(f"{SCORES[stack]}{STAR}", "bold bright_yellow")]
    if not made:
        return FREE.copy()
    takes = Text(SHAPES[WILD] * TAKES[stack], STYLES[WILD])
    return (takes.append(TO, "default") if takes else takes).append_text(Text(" ").join(made))


def guarded(guards: int) -> Text:
    """``[●]``, ``[■▲◆]``: safe from thieves; with ▼, also from being turned face down."""
    drawn = Text("[")
    for piece in range(PIECES):
        if guards & (GUARDS_COAL if piece == COAL else GUARDS_RESOURCES):
            drawn.append(SHAPES[piece], STYLES[piece])
    return drawn.append("]" if not guards & GUARDS_SLOTS else " A6]")


def powers(kind: int) -> Text:
    """What a machine yields alone and combined with its like, ``●1 3 7``; or what it does once."""
    machine = MACHINES[Kind(kind).name]
    if STEALS[kind] != -1:
        piece = STEALS[kind]
        return Text(f"{MINUS}{machine.amount}{SHAPES[piece]}", STYLES[piece])
    if not machine.yields:
        return output(kind)
    drawn = Text(SHAPES[WILD] * machine.takes, STYLES[WILD])
    drawn.append(TO if machine.takes else "", "default")
    for word in machine.makes.split("+"):
        if word == "victory point":
            drawn.append(STAR, "bright_yellow")
        else:
            drawn.append_text(symbol(WORDS.index(word) if word in WORDS else WILD))
    return drawn.append(" ".join(map(str, machine.yields)), "default")


def bill(state: State, space: int) -> Text:
    """What a machine would cost the active seat now: ``4● ✓``, ``3●+2✱``, or ``6● ✗``."""
    me, due = state.seats[state.active], price(state, state.active, space)
    if me.stock[COAL] < 0:  # behind a screen
        return amount(COAL, due)
    paid, instead = making_up(me, due)
    if paid == due:
        return amount(COAL, due).append(f" {TICK}", "bold green")
    if instead == 2 * (due - paid):
        return amount(COAL, paid).append("+").append_text(amount(WILD, instead))
    return amount(COAL, due).append(f" {CROSS}", "bold red")


def yields(stacks: Sequence[int]) -> Text:
    """``1■ + 1■``: what several slots yield."""
    return Text(" + ").join(output(stack) for stack in stacks)


def regrouped(before: Sequence[int], after: Sequence[int]) -> Text:
    """``1■ + 1■ ▶ 3■``: what a regrouping changes."""
    return yields(before).append(f" {ARROW} ", "bold").append_text(yields(after))


def hint(view: View, action: int) -> Text:
    """What an action gives or costs, in signs; nothing, where words are enough."""
    state, me = view.state, view.state.seats[view.state.active]
    verb, thing = act.NUMBERING.split(action)
    if verb == "reserve" and state.figure < state.players and state.belt[thing] != -1:
        return tag(state.belt[thing]).append(" ").append_text(bill(state, thing))
    if verb == "extractor" and state.figure < state.players:
        return Text("+").append_text(amount(COAL, BASE[BELT + thing]))
    if verb == "combine":
        return regrouped(machines_in(KINDS + thing), [KINDS + thing])
    if verb == "slot" and state.asks == Ask.SEPARATE and thing < me.filled:
        return regrouped([me.slots[thing]], machines_in(me.slots[thing]))
    if verb == "repair":
        return run_of(COST[thing]).append(f" {ARROW} ", "default").append_text(powers(thing))
    if verb == "recruit":
        return amount(COAL, WAGE[thing])
    return Text()
