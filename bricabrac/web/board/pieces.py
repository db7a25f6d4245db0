"""Icons, pieces and pictures, as templates write them: they are everywhere, so remembered."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

Say = Callable[..., str]
Counted = tuple[tuple[str, int], ...]  # icons and numbers

# A drawing may begin or end a line, unless a joiner is between: it stays with its number and sign.
JOINS, JOINER = re.compile("(?<=\\d)(?=\ue000)|(?<=\ue001)(?=[,.;:)\u202f])"), "\u2060"


class Pieces:
    """What every template may use: ``icon``, ``drawing``, ``scene``, ``piece``, ``pay`` …"""

    def __init__(self, art: str) -> None:
        self.art = art
        self.icon = lru_cache(2000)(self._icon)
        self.drawing = lru_cache(2000)(self._drawing)
        self.scene = lru_cache(2000)(self._scene)
        self.piece = lru_cache(20_000)(self._piece)
        self.pay = lru_cache(20_000)(self._pay)
        self.who = lru_cache(20_000)(self._who)
        self.stock = lru_cache(20_000)(self._stock)

    def _icon(self, name: str, cls: str = "") -> Markup:
        """A small picture without words."""
        return Markup(
            '<svg class="i {}" viewBox="0 0 24 24" aria-hidden="true"><use href="{}#i-{}"/></svg>'
        ).format(cls, self.art, name)

    def _drawing(self, symbol: str, cls: str = "") -> Markup:
        """Any picture, in its own proportions: the words stand beside it."""
        return Markup('<svg class="{}" aria-hidden="true"><use href="{}#{}"/></svg>').format(
            cls, self.art, symbol
        )

    def _scene(self, symbol: str, sky: str, cls: str = "") -> Markup:
        """A machine before its sky."""
        return Markup(
            '<span class="scene sky-{} {}"><svg viewBox="0 0 240 180" aria-hidden="true">'
            '<use href="{}#{}"/></svg></span>'
        ).format(sky, cls, self.art, symbol)

    def _piece(self, say: Say, name: str, count: Any = None, cls: str = "") -> Markup:
        """A piece with its number, and its word for those who do not see it."""
        number = "" if count is None else Markup("<b>{}</b>").format(count)
        return Markup('<span class="pc {}">{}{}<span class="sr">{}</span></span>').format(
            cls, number, self.icon(name), say(f"sign-{name}")
        )

    def _pay(self, say: Say, one: Any) -> Markup:
        """What is paid of a piece: ``icon``, ``full`` as printed, ``now``, and ``short`` of it."""
        lacking = " lacking" if one.short else ""
        if one.full == one.now:
            return self.piece(say, one.icon, one.now, f"pay{lacking}")
        return Markup(
            '<span class="pc pay cut{}"><s><span class="sr">{} </span>{}</s><b>{}</b>{}'
            '<span class="sr">{}</span></span>'
        ).format(
            lacking, say("instead-of"), one.full, one.now, self.icon(one.icon),
            say(f"sign-{one.icon}"),
        )  # fmt: skip

    def told(self, say: Say, text: str) -> Markup:
        """A tale, with its pieces drawn."""
        return Markup("").join(
            self.piece(say, part) if place % 2 else escape(part)
            for place, part in enumerate(re.split("[\ue000\ue001]", JOINS.sub(JOINER, text)))
        )

    def _who(self, person: Any, cls: str = "") -> Markup:
        """The token of somebody: a colour, and a face or a letter."""
        is_seen = person.portrait and cls != "tiny"
        inside = self.drawing(f"h-{person.portrait}") if is_seen else person.letter
        return Markup(
            '<i class="who seat-{} {}{}" data-seat="{}" aria-hidden="true">{}</i>'
        ).format(person.colour, cls, " drawn" if is_seen else "", person.seat, inside)

    def _stock(self, say: Say, counts: Any, cls: str = "") -> Markup:
        """A stock: what there is of every piece."""
        lines = "".join(
            f"<li{'' if count else ' class=none'}>{self.icon(name)}<b>{escape(count)}</b>"
            f'<span class="sr">{escape(say(f"sign-{name}"))}</span></li>'
            for name, count in counts
        )
        return Markup('<ul class="stock {}">{}</ul>').format(cls, Markup(lines))
