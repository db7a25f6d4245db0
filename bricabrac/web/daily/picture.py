"""A picture of a dream, drawn by us: who was met, what became of it, and nothing of the cards."""

from __future__ import annotations

import re
from datetime import date
from functools import cache
from xml.etree import ElementTree

from markupsafe import Markup

from bricabrac.bots.daily import Dream
from bricabrac.web.board.render import Renderer
from bricabrac.web.daily.cards import Card, said
from bricabrac.web.door.assets import sprite

SVG = "http://www.w3.org/2000/svg"
USES = re.compile(r'href="#([\w-]+)"')
LONGEST = 520  # of the bars of points


@cache
def symbols() -> dict[str, str]:
    """Every drawing of the house by its name."""
    ElementTree.register_namespace("", SVG)
    drawn = ElementTree.fromstring(sprite())
    named = {one.get("id", ""): one for one in drawn.iter()}
    return {name: ElementTree.tostring(one, "unicode") for name, one in named.items() if name}


def drawings(*wanted: str) -> Markup:
    """Some drawings with all that they are made of: a picture that is sent has no others."""
    known, found, left = symbols(), dict[str, str](), list(wanted)
    while left:
        name = left.pop()
        if name not in found:
            found[name] = known[name]
            left += USES.findall(known[name])
    return Markup("".join(found.values()))


def painted(
    renderer: Renderer, language: str, card: Card, dream: Dream, day: date, place: str
) -> str:
    """The picture."""
    result = card.result
    assert result is not None
    most = max(*result.points, 1) if result.points else 1
    people = {one.id: one for one in card.people}
    lines = [
        {
            "portrait": bot if bot in people else "",
            "name": people[bot].name if bot in people else "",
            "points": points,
            "width": max(6, LONGEST * points // most),
        }
        for bot, points in zip(dream.seats, result.points)
    ]
    lines.sort(key=lambda one: -int(str(one["points"])))
    faces = [f"h-{one.id}" for one in card.people]
    return renderer.page(
        "daily/picture.svg",
        language,
        card=card,
        said=said(day, language),
        place=place,
        lines=lines,
        faces=faces,
        drawings=drawings(*faces, "i-vp", "i-mark", "i-handyman"),
    )
