"""What waits on the front page for whoever comes back, each thing as a card with one way to go."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from starlette.requests import Request

from bricabrac.review.writing import from_json
from bricabrac.store import OVER, Header
from bricabrac.web.board.people import name_of
from bricabrac.web.daily.cards import DONE, cards
from bricabrac.web.duplicate.pair import found
from bricabrac.web.house.house import Unreadable
from bricabrac.web.pages import desk
from bricabrac.web.puzzles.card import cards_for as cards_for_puzzles
from bricabrac.web.puzzles.card import today
from bricabrac.web.review.curve import glimpse
from bricabrac.web.show import show_of

LOOKED = 3  # matches that were played last, among which a review is looked for


@dataclass(frozen=True, slots=True)
class Card:
    """Something that waits: a picture, two lines, and where it leads."""

    link: str
    title: str
    text: str
    sky: str  # the backdrop
    picture: str = ""  # of the art,
    curve: str = ""  # or a line through the picture
    is_done: bool = False
    streak: int = 0  # days in a row


async def cards_for(request: Request, mine: Sequence[Header]) -> list[Card]:
    """Everything that waits for a guest whose newest matches these are."""
    rest = [await find(request, mine) for find in (puzzle, duplicate, last_review)]
    return [*await dreams(request), *(card for card in rest if card)]


async def dreams(request: Request) -> list[Card]:
    """The dreams of the day, and what has become of them."""
    say = desk.say_to(request)
    return [
        Card(
            one.address,
            say.say("dream-once", game=one.title),
            one.told or say.say("dream-against", names=", ".join(bot.name for bot in one.people)),
            one.sky,
            one.poster[0],
            is_done=one.state == DONE,
            streak=one.streak,
        )
        for one in await cards(request)
    ]


async def puzzle(request: Request, mine: Sequence[Header]) -> Card | None:
    """The puzzle of the day, of the first game in which it is not solved."""
    store, say = desk.shop_of(request).house.store, desk.say_to(request)
    found = await cards_for_puzzles(store, desk.guest_of(request).player, today())
    if not found:
        return None
    one = next((card for card in found if not card.is_solved), found[-1])
    told = [say.say(f"title-{one.game}"), say.say("puzzle-stars", count=one.stars)]
    if one.solved:
        told = [say.say("puzzle-solved-count", solved=one.solved, total=one.total)]
    show = show_of(one.game)
    link, title = one.address, say.say("puzzle-of-the-day")
    return Card(link, title, " · ".join(told), show.sky, show.poster[2], is_done=one.is_solved)


async def duplicate(request: Request, mine: Sequence[Header]) -> Card | None:
    """The newest deals that are played by a friend, too."""
    house, say = desk.shop_of(request).house, desk.say_to(request)
    tables = [table for one in mine if (table := house.tables.get(one.id)) is not None]
    id = next((table.log.duplicate["id"] for table in tables if table.log.duplicate), "")
    pair = await found(house, id) if id else None
    if pair is None:
        return None
    me = pair.who_is(desk.guest_of(request).player)
    friend, show = pair.sitter(1 - me), show_of(pair.terms.game)
    name = name_of(1 - me, friend, say) if friend else ""
    is_left = pair.played(me) < pair.terms.deals
    state = "done" if pair.is_open else "new" if is_left else "waits"
    return Card(
        f"/duplicate/{id}",
        say.say("duplicate-with", name=name) if name else say.say("duplicate-title"),
        say.say(f"duplicate-card-{state}"),
        show.sky,
        show.poster[1],
        is_done=state == "done",
    )


async def last_review(request: Request, mine: Sequence[Header]) -> Card | None:
    """The review of the match that was played last, if there is one: nothing is thought here."""
    house, say = desk.shop_of(request).house, desk.say_to(request)
    over = [header for header in mine if header.phase == OVER][:LOOKED]
    bodies = await asyncio.gather(*(house.store.review_of(header.id) for header in over))
    for header, body in zip(over, bodies, strict=True):
        if not body:
            continue
        try:
            review, _ = from_json(body)
            table = await house.table(header.id)
        except (ValueError, KeyError, TypeError, Unreadable):
            continue  # of an older kind
        own = table.log.seats.of(desk.guest_of(request).player) if table else []
        if not own:
            continue
        known = [one for one in review.accuracy[own[0]] if one.percent is not None]
        count = sum(one.decisions for one in known)
        percent = sum((one.percent or 0) * one.decisions for one in known) / max(1, count)
        mistakes = sum(one.mistakes for one in known)
        return Card(
            f"/matches/{header.id}/review",
            say.say("last-review", game=say.say(f"title-{header.game}")),
            say.say("last-review-about", percent=round(percent), mistakes=mistakes),
            show_of(header.game).sky,
            curve=glimpse([shares[own[0]] for shares in review.known]),
        )
    return None
