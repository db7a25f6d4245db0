"""The market: what can be bought and sold now, one or several at a time."""

from __future__ import annotations

from typing import NamedTuple

from bricabrac.engine.pieces import COAL, RESOURCES, WORDS
from bricabrac.imaginarium.assistants import point_price
from bricabrac.imaginarium.cards import PRICE
from bricabrac.imaginarium.state import Ask
from bricabrac.web.board.speech import Named
from bricabrac.web.imaginarium.faces import ICONS
from bricabrac.web.imaginarium.ways import Way, Ways, button

MOST = 5  # of a thing with one click


class Bid(NamedTuple):
    """So many of a thing, for so much charcoalium."""

    action: str
    is_lit: bool
    why: str
    text: str
    gain: str
    coal: str


class Ware(NamedTuple):
    """A thing that is traded, what one has of it, and what one can do with it."""

    icon: str
    have: int
    sales: tuple[Bid, ...]
    purchases: tuple[Bid, ...]


def wares_of(ways: Ways, words: Named) -> tuple[Ware, ...]:
    """The market, if it is open."""
    if (way := ways.get(Ask.TRADE)) is None:
        return ()
    me = way.asked.state.seats[way.asked.state.active]
    wares = []
    for piece in RESOURCES:
        name, have = WORDS[piece], me.stock[piece]
        sales = bids(way, f"sell {name}", "−", PRICE[piece], have, words)
        purchases = bids(
            way, f"buy {name}", "+", PRICE[piece], me.stock[COAL] // PRICE[piece], words
        )
        wares.append(Ware(ICONS[piece], have, sales, purchases))
    price = point_price(me)
    points = bids(way, "buy point", "+", price, me.stock[COAL] // price, words)
    return (*wares, Ware("vp", me.points, (), points))


def bids(way: Way, action: str, sign: str, price: int, most: int, words: Named) -> tuple[Bid, ...]:
    """As often as there are transactions left, and things to pay with; once, to say why not."""
    times = max(1, min(MOST, most, way.asked.state.times))
    text = words.say(way.asked.describe(action))
    paid = "+" if sign == "−" else "−"
    return tuple(
        Bid(
            *button(way, action, words, *[action] * (count - 1)),
            text,
            f"{sign}{count}",
            f"{paid}{count * price}",
        )
        for count in range(1, times + 1)
    )
