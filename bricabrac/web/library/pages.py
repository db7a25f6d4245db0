"""The pages of the library: the rules, the gallery, a page for every card."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bricabrac.web.board.render import Renderer
from bricabrac.web.board.templates import Parts
from bricabrac.web.library.card import MACHINE, PROJECT, Card
from bricabrac.web.library.cards import cards_of, matching, searched
from bricabrac.web.library.rulebook import rulebook, ruling
from bricabrac.web.pages.desk import guest_of, page, say_to, shop_of, tidy
from bricabrac.web.show import offered, show_of

Draw = Callable[[str], str]
NUMBERED = re.compile(r"<li><strong>(\d+)</strong> ")


@dataclass(frozen=True, slots=True)
class Passage:
    """A section of the rules, as HTML."""

    anchor: str
    level: int
    title: str
    html: Markup


def written(text: str, game: str, parts: Parts, language: str, here: str = "", **more: Draw) -> str:
    """A text of the rules as HTML, with icons, cards and rulings. ``here``: the rules' address."""
    from bricabrac.web.library.writing import html_of  # Markdown is loaded when rules are read

    cards = cards_of(game, language)
    signs: dict[str, Draw] = {
        "icon": lambda name: parts("sign", name),
        "card": lambda id: parts("card_link", cards[id]),
        "cited": lambda number: parts("cited", f"{here}#{ruling(int(number))}", number),
    }
    return html_of(text, signs | more)


@cache
def passages(renderer: Renderer, game: str, language: str) -> tuple[Passage, ...]:
    """The rules of a game, ready to be shown; made once."""
    parts = renderer.parts_of("library/parts.html", language)
    own = renderer.parts_of(f"{game}/rules.html", language)
    tables, shared = show_of(game).tables(cards_of(game, language)), tables_of(game, language)

    def table(name: str) -> str:
        return parts(name, *shared[name]) if name in shared else own(name, *tables[name])

    def number(found: re.Match[str]) -> str:
        anchor = ruling(int(found[1]))
        return f'<li id="{anchor}" tabindex="-1">{parts("number", anchor, found[1])} '

    shown = []
    for section in rulebook(game, language).sections:
        html = NUMBERED.sub(number, written(section.text, game, parts, language, facts=table))
        shown.append(Passage(section.anchor, section.level, section.title, Markup(html)))
    return tuple(shown)


def tables_of(game: str, language: str) -> dict[str, tuple[Any, ...]]:
    """What the tables show that the rules of all games have."""
    show, cards = show_of(game), cards_of(game, language).values()
    return {
        "parade": (show.poster, show.sky),
        "machines": (tuple(card for card in cards if card.sort == MACHINE),),
        "projects": (tuple(card for card in cards if card.sort == PROJECT),),
    }


def game_in(request: Request) -> str:
    """The game that an address names."""
    game: str = request.path_params["game"]
    if game not in offered():
        raise HTTPException(404)
    return game


async def all_rules(request: Request) -> Response:
    """Where the rules of each game begin."""
    games = [(game, show_of(game).poster, show_of(game).sky) for game in offered()]
    return await page(request, "library/shelf.html", games=games)


async def rules(request: Request) -> Response:
    """The rules of a game."""
    game, language = game_in(request), guest_of(request).language
    shown = passages(shop_of(request).renderer, game, language)
    book = rulebook(game, language)
    return await page(
        request, "library/rules.html", game=game, passages=shown, rulings=len(book.rulings)
    )


async def gallery(request: Request) -> Response:
    """All cards, or those that are looked for."""
    language = guest_of(request).language
    games = offered()
    wanted = request.path_params.get("game") or request.query_params.get("game", "")
    if wanted and wanted not in games:
        raise HTTPException(404)
    query = tidy(request.query_params.get("q", ""), 60)
    kinds = tuple(dict.fromkeys(kind for game in games for kind in show_of(game).kinds))
    kind = request.query_params.get("kind", "")
    kind = kind if kind in kinds else ""
    cards = [card for game in games for card in cards_of(game, language).values()]
    shown = {
        card.address
        for card in matching(cards, query, kind, language)
        if not wanted or card.game == wanted
    }  # fmt: skip
    return await page(
        request,
        "library/gallery.html",
        cards=[(card, searched(card, language)) for card in cards],
        shown=shown,
        games=games,
        game=wanted,
        query=query,
        kinds=kinds,
        kind=kind,
        part=shop_of(request).renderer.parts_of("library/parts.html", language),
    )


async def card(request: Request) -> Response:
    """One card, with everything that the rules say about it."""
    game, language = game_in(request), guest_of(request).language
    found: Card | None = cards_of(game, language).get(request.path_params["id"])
    if found is None:
        raise HTTPException(404)
    book = rulebook(game, language)
    parts = shop_of(request).renderer.parts_of("library/parts.html", language)
    address = f"/rules/{game}"
    told = [
        (number, Markup(written(book.rulings[number], game, parts, language, address)))
        for number in found.rulings
    ]
    order = list(cards_of(game, language).values())
    place = order.index(found)
    return await page(
        request,
        "library/card.html",
        card=found,
        part=parts,
        sections=[(anchor, book.title_of(anchor)) for anchor in found.sections],
        rulings=told,
        partners=[cards_of(game, language)[id] for id in found.partners],
        before=order[place - 1],
        after=order[(place + 1) % len(order)],
        heading=say_to(request).say(f"card-{found.sort}"),
    )
