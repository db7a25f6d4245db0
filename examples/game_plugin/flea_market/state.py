"""What lies on the table, and what can be done."""

import tomllib
from enum import IntEnum
from pathlib import Path

from bricabrac.engine.dice import DICE
from bricabrac.engine.kernel import table
from bricabrac.engine.layout import Layout, each, number, numbers
from bricabrac.engine.numbering import Numbering

FACTS = tomllib.loads(Path(__file__).with_name("cards.toml").read_text())


class Effect(IntEnum):
    """What a card does besides scoring."""

    NOTHING, STEAL, DRAW = range(3)


COST = table(card["cost"] for card in FACTS.values())
POINTS = table(card["points"] for card in FACTS.values())
EFFECT = table(Effect[card["effect"].upper()] for card in FACTS.values())
COPIES = table(card["copies"] for card in FACTS.values())
KINDS, CARDS = len(COST), sum(card["copies"] for card in FACTS.values())
HAND, COINS, GOAL = 3, 2, 12  # dealt, given, and wanted

NUMBERING = Numbering(play=list(FACTS), earn=None, **{"pass": None})
ACTIONS, EARN, PASS = len(NUMBERING), NUMBERING.start("earn"), NUMBERING.start("pass")


class Seat(Layout):
    """What one seat has."""

    hand = numbers(KINDS)  # cards by kind: for its own eyes
    cards = number()  # how many they are: for all
    coins = number()
    points = number()


class State(Layout):
    """The whole table."""

    seats = each(Seat, 2)
    deck = numbers(CARDS)  # face down, the top card last
    left = number()  # cards in the deck
    played = numbers(KINDS)  # cards by kind, face up
    active = number()  # the seat to act
    turns = number()  # that are over
    passes = number()  # in a row
    dice = numbers(DICE, bits=64)
