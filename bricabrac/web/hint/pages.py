"""Hints: what the sage would do with what this seat may know. They are recorded nowhere."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bricabrac.bots.counsel import Counsel
from bricabrac.bots.thoughts import adviser_of, told_of
from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.phrases import pieces, points, several, some
from bricabrac.engine.words import Message
from bricabrac.web.board.people import words_at
from bricabrac.web.board.speech import Named, sentence
from bricabrac.web.door.guard import address_of
from bricabrac.web.pages import desk
from bricabrac.web.table.table import Table

PATIENCE = 8.0  # seconds until a page hears that it is still being thought
MOST = 500  # thoughts that are kept at hand


@dataclass(frozen=True, slots=True)
class Line:
    """One action that was thought about, in words."""

    action: str
    text: str
    then: tuple[str, ...]  # how the turn goes on
    percent: int
    others: tuple[str, ...]  # and with which chances
    tries: int


class Hints:
    """What is being thought, or has been, for the seat that is to act."""

    def __init__(self) -> None:
        self.thoughts: dict[tuple[str, int, int], asyncio.Task[list[Counsel]]] = {}

    def begin(self, key: tuple[str, int, int], thinking: Any) -> None:
        """Think about a decision, once."""
        if key not in self.thoughts:
            self.thoughts[key] = asyncio.ensure_future(thinking())
            for old in list(self.thoughts)[: max(0, len(self.thoughts) - MOST)]:
                self.thoughts.pop(old).cancel()

    async def told(self, key: tuple[str, int, int]) -> list[Counsel] | None:
        """What was thought; None, if it still takes a while."""
        thought = self.thoughts[key]
        await asyncio.wait([thought], timeout=PATIENCE)
        if not thought.done():
            return None
        if not thought.result():
            self.thoughts.pop(key, None)  # it failed: the next one may ask again
        return thought.result()


def asked_for(request: Request, table: Table) -> tuple[str, int, int]:
    """The decision that a hint is about; refused to whoever is not to act."""
    log = table.log
    if log.is_even:
        raise desk.Refused(403, "hint-not-even", f"/matches/{table.id}")
    seat = log.seats.eyes_of(desk.guest_of(request).player)
    is_mine = seat != SPECTATOR and seat == log.active and not log.seats.sitters[seat].away
    if not is_mine or log.seats.is_open or log.is_over or seat == log.clock.lent:
        raise desk.Refused(403, "hint-not-now", f"/matches/{table.id}")
    return table.id, seat, log.turn


async def ask(request: Request) -> Response:
    """Somebody wants a hint: the sage begins to think, and the page hears of it."""
    await desk.form_of(request)
    table = await desk.table_of(request)
    begin(request, table, asked_for(request, table))
    if desk.is_script(request):
        return JSONResponse(sheet(request, table, None))
    return desk.onwards(f"/matches/{table.id}/hint")


def begin(request: Request, table: Table, key: tuple[str, int, int]) -> None:
    """Let the sage think, unless it has, or somebody asks too often."""
    shop = desk.shop_of(request)
    if key not in shop.hints.thoughts and not desk.is_allowed(request, shop.limits.hints):
        raise desk.Refused(429, "refused-flood", f"/matches/{table.id}")
    match = table.log.match
    view, legal = match.view(key[1], memory=True), match.actions()
    whose = address_of(request), desk.guest_of(request).player, table.id
    shop.hints.begin(key, lambda: shop.house.thinkers.advise(view, legal, whose))


async def look(request: Request) -> Response:
    """The hint, or that it is still being thought."""
    shop, table = desk.shop_of(request), await desk.table_of(request)
    key = asked_for(request, table)
    if key not in shop.hints.thoughts:
        if not shop.house.neighbours.are_there:
            raise desk.Refused(409, "hint-not-now", f"/matches/{table.id}")
        begin(request, table, key)  # another server was asked for it
    opinions = await shop.hints.told(key)
    told = sheet(request, table, opinions if table.log.turn == key[2] else [])
    if desk.is_script(request):
        return JSONResponse(told)
    response = await desk.page(
        request,
        "hint/page.html",
        id=table.id,
        title=desk.say_to(request).say(f"title-{table.log.game.name}"),
        sheet=Markup(told["html"]),
    )
    if not told["done"]:
        response.headers["refresh"] = "2"
    return response


def sheet(request: Request, table: Table, opinions: list[Counsel] | None) -> dict[str, Any]:
    """What the page shows, and the action that is to be lit."""
    shop, guest, game = desk.shop_of(request), desk.guest_of(request), table.log.game.name
    lines = lines_of(request, table, opinions or [])
    html = shop.renderer.page(
        "hint/told.html",
        guest.language,
        lines=lines,
        why=reason(request, table, opinions[0]) if opinions else "",
        lead=lines[0].percent - lines[1].percent if len(lines) > 1 else 0,
        tries=sum(one.visits for one in opinions or []),
        is_done=opinions is not None,
        must_compile=shop.house.thinkers.must_compile(adviser_of(game), game),
    )
    return {
        "done": opinions is not None,
        "html": html,
        "turn": table.log.turn,
        "action": lines[0].action if lines else "",
    }


def lines_of(request: Request, table: Table, opinions: list[Counsel]) -> list[Line]:
    """The best few actions in words, with the chances to win that they promise."""
    say = desk.say_to(request)
    words = words_at(table.log, desk.guest_of(request).language)
    state = table.log.match.view(table.log.active).state
    name = table.log.game.numbering.name
    return [
        Line(
            name(one.action),
            sentence(words.say(briefly(table.log.game.describe(state, one.action), one, words))),
            tuple(sentence(words.say(deed)) for deed in one.then),
            round(100 * one.shares[table.log.active]),
            tuple(
                say.say("hint-other", name=words.names[seat], count=round(100 * share))
                for seat, share in enumerate(one.shares)
                if seat != table.log.active
            ),
            one.visits,
        )
        for one in told_of(opinions)
    ]


def briefly(told: Message, counsel: Counsel, words: Named) -> Message:
    """What an action does, without what could follow where what does follow is told."""
    brief = f"brief-{told.id}"
    return Message(brief, told.args) if counsel.then and brief in words else told


def reason(request: Request, table: Table, best: Counsel) -> str:
    """Why, in one sentence: what it brings, and what somebody could do otherwise."""
    say = desk.say_to(request)
    words = words_at(table.log, desk.guest_of(request).language)

    def told(sign: int) -> list[Message]:
        worth = [points(sign * best.points)] if sign * best.points > 0 else []
        return worth + [
            some(piece, sign * count) for piece, count in enumerate(best.stock) if sign * count > 0
        ]

    gained, paid = told(1), told(-1)
    kind = {(1, 0): "brings", (1, 1): "brings-for", (0, 1): "costs", (0, 0): "prepares"}
    about = {"gained": words.say(several(gained)), "paid": words.say(several(paid))}
    brings = say.say(f"hint-{kind[bool(gained), bool(paid)]}", **about)
    if best.loser != SPECTATOR:
        lost = words.say(pieces(best.lost))
        about = {"brings": brings, "rival": words.names[best.loser], "lost": lost}
        brings = say.say("hint-and-loses" if gained or paid else "hint-loses", **about)
    if best.otherwise is None:
        return say.say("hint-reason", brings=brings)
    rival, deed = words.names[best.rival], sentence(words.say(best.otherwise))
    return say.say("hint-reason-denies", brings=brings, rival=rival, deed=deed)
