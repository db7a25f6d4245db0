"""The pages of the daily dream: a day, its rankings, its secret when it is over, and a picture."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bricabrac.bots.daily import Dream
from bricabrac.engine.promise import Promise, digest
from bricabrac.engine.words import Words
from bricabrac.games import GAMES
from bricabrac.store.dreams import Dreams, Dreamt
from bricabrac.web.clock import steady
from bricabrac.web.daily.cards import DONE, Card, cards_of, said, told_of
from bricabrac.web.daily.keeping import (
    Day,
    begin,
    day_in,
    dreamt_by,
    ends_at,
    is_opened,
    opens_at,
    ranking,
    today,
)
from bricabrac.web.daily.picture import painted
from bricabrac.web.daily.ranking import Place, Result, streak
from bricabrac.web.pages import desk
from bricabrac.web.show import offered

MOST = 25  # places that are shown, and one's own
PAST = 14  # days that are shown of somebody's history


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a ranking."""

    place: int
    name: str
    is_me: bool
    told: str
    turns: int


@dataclass(frozen=True, slots=True)
class Board:
    """The ranking of a dream, as far as it is shown."""

    rows: tuple[Row, ...]
    more: int  # who are not shown
    dreaming: int  # who are not at the end
    place: int  # one's own; 0: none
    count: int  # all who have one


@dataclass(frozen=True, slots=True)
class Proof:
    """How a deal followed from the secret of its day."""

    card: Card
    promise: Promise
    digest: str


async def now(request: Request) -> Response:
    """Today."""
    return await shown(request, today())


async def look(request: Request) -> Response:
    """Any day that somebody was there."""
    return await shown(request, day_of(request))


def day_of(request: Request) -> date:
    """The day that an address names, or a friendly 404."""
    try:
        day = date.fromisoformat(request.path_params["day"])
    except ValueError:
        raise HTTPException(404) from None
    if str(day) != request.path_params["day"] or day > today():
        raise HTTPException(404)
    return day


async def found(request: Request, day: date) -> Day:
    """A day, or a friendly 404 where nobody was there."""
    known = await day_in(desk.shop_of(request).house, day)
    if known is None:
        raise HTTPException(404)
    return known


async def shown(request: Request, day: date) -> Response:
    """The page of a day."""
    house, say = desk.shop_of(request).house, desk.say_to(request)
    player = desk.guest_of(request).player
    (_, secret, dreams), mine = await found(request, day), await dreamt_by(house, player)
    cards = cards_of(dreams, mine, say)
    boards = [board_of(*await ranking(house, day, card.game), player, say) for card in cards]
    before, after = await Dreams(house.store).beside(str(day))
    origin = str(request.base_url).rstrip("/")
    return await desk.page(
        request,
        "daily/page.html",
        day=day,
        said=said(day, say.language),
        is_today=day == today(),
        is_opened=is_opened(day),
        before=before,
        after=after,
        cards=list(zip(cards, boards)),
        texts=[shared(card, board, day, say) for card, board in zip(cards, boards)],
        commitment=digest(secret),
        secret=secret if is_opened(day) else "",
        proofs=proofs_of(cards, dreams, secret) if is_opened(day) else [],
        opens=left(opens_at(day)),
        next=left(ends_at(today())),
        next_at=ends_at(today()),
        streak=streak(mine, today()),
        past=past_of(mine, say),
        past_count=len({one.day for one in mine}),
        link=f"{origin}/daily/{day}",
    )


def left(until: int) -> str:
    """How long it is until a moment: hours and minutes."""
    minutes = max(0, -(-(until - steady.now()) // 60_000))
    return f"{minutes // 60}:{minutes % 60:02}"


def board_of(places: list[Place], dreaming: int, player: str, say: Words) -> Board:
    """A ranking as a guest sees it: the first of it, and wherever one is oneself."""
    mine = next((one for one in places if one.dreamt.player == player), None)
    seen = [one for one in places[:MOST] if one is not mine]
    rows = sorted([*seen, mine] if mine else seen, key=places.index)
    return Board(
        tuple(
            Row(
                one.number,
                one.dreamt.name or say.say("dream-nameless"),
                one is mine,
                told_of(one.result, say),
                one.result.turns,
            )
            for one in rows
        ),
        len(places) - len(rows),
        dreaming,
        mine.number if mine else 0,
        len(places),
    )


def shared(card: Card, board: Board, day: date, say: Words) -> str:
    """What one may send to others: it says nothing of the cards."""
    if card.state != DONE:
        return ""
    told = [
        say.say("dream-share", game=card.title, day=said(day, say.language)),
        say.say("dream-against", names=", ".join(one.name for one in card.people)),
        card.told,
    ]
    if board.place:
        told.append(say.say("dream-place", place=board.place, count=board.count))
    if card.streak > 1:
        told.append(say.say("dream-streak", count=card.streak))
    return " · ".join(told)


def proofs_of(cards: list[Card], dreams: list[Dream], secret: str) -> list[Proof]:
    """How the deals of a day followed from its secret."""
    return [
        Proof(card, dream.promise(secret), digest(dream.promise(secret).text))
        for card, dream in zip(cards, dreams)
    ]


def past_of(mine: list[Dreamt], say: Words) -> list[dict[str, Any]]:
    """What somebody has dreamt lately, day by day."""
    days: dict[str, list[Dreamt]] = {}
    for one in mine:
        days.setdefault(one.day, []).append(one)
    return [
        {
            "day": day,
            "said": said(day, say.language),
            "dreams": [
                {
                    "title": say.say(f"title-{one.game}"),
                    "match": one.match,
                    "is_won": bool(one.result) and Result.read(one.result).is_won,
                    "told": told_of(Result.read(one.result), say)
                    if one.result
                    else say.say("dream-unfinished"),
                }
                for one in dreams
                if one.game in offered()
            ],
        }
        for day, dreams in list(days.items())[:PAST]
    ]


async def play(request: Request) -> Response:
    """Begin a dream, or go on with it; again, if it was dreamt, or the day is over.

    Whoever clicks after midnight on the page of the day before finds the day that it is.
    """
    form = await desk.form_of(request)
    day, dream = await named(request)
    if day.day != today() and not desk.text(form, "again"):
        return desk.onwards("/daily")
    shop, guest = desk.shop_of(request), desk.guest_of(request)
    if GAMES[dream.game].version != dream.version:
        raise desk.Refused(409, "closed-rules")
    desk.check_rate(request)
    name = await shop.house.store.name_of(guest.player)
    id = await begin(shop.house, dream, day.secret, guest.player, name)
    return desk.onwards(f"/matches/{id}")


async def named(request: Request) -> tuple[Day, Dream]:
    """The dream that an address names, and its day."""
    day = await found(request, day_of(request))
    for dream in day.dreams:
        if dream.game == request.path_params["game"]:
            return day, dream
    raise HTTPException(404)


async def picture(request: Request) -> Response:
    """What became of one's own dream, to be shown to others."""
    (day, _, _), dream = await named(request)
    shop, guest, say = desk.shop_of(request), desk.guest_of(request), desk.say_to(request)
    mine = await dreamt_by(shop.house, guest.player)
    [card] = cards_of([dream], mine, say)
    if card.state != DONE:
        raise HTTPException(404)
    board = board_of(*await ranking(shop.house, day, dream.game), guest.player, say)
    place = say.say("dream-place", place=board.place, count=board.count) if board.place else ""
    drawn = painted(shop.renderer, guest.language, card, dream, day, place)
    name = {"cache-control": "private, no-store", "vary": "accept-language, cookie"}
    return Response(drawn, media_type="image/svg+xml", headers=name)
