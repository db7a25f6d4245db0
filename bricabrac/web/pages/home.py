"""The front page: start a match, go on with one, join or watch others."""

from __future__ import annotations

import asyncio
import random
import secrets
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bricabrac.bots import PEOPLE
from bricabrac.engine.game import Impossible
from bricabrac.engine.promise import digest
from bricabrac.engine.words import Words
from bricabrac.games import GAMES
from bricabrac.store import OPEN, OVER, RUNNING, Header
from bricabrac.web.board.frame import title_of
from bricabrac.web.board.people import bot_about, bot_name, bots, names_at
from bricabrac.web.clock.clock import limits_of
from bricabrac.web.clock.steady import now
from bricabrac.web.house.house import House, Unreadable
from bricabrac.web.learning.length import minutes
from bricabrac.web.learning.lesson import lesson_of, lessons
from bricabrac.web.pages import desk
from bricabrac.web.pages.today import cards_for
from bricabrac.web.promise.pages import added_in
from bricabrac.web.show import offered, show_of
from bricabrac.web.table import seating
from bricabrac.web.table.log import Log
from bricabrac.web.table.seating import Sitter

MOST = 8  # matches in a list
PATIENCE = 5.0  # seconds in which a store that is well has written


async def front(request: Request) -> Response:
    """Everything one can begin with."""
    shop, guest, say = desk.shop_of(request), desk.guest_of(request), desk.say_to(request)
    store = shop.house.store
    mine, open_tables, finished = await asyncio.gather(
        store.matches_of(guest.player, 2 * MOST),
        store.listed([OPEN, RUNNING], MOST),
        store.listed([OVER], 4),
    )
    own = {header.id for header in mine}
    visit = secrets.token_hex(8)
    own_matches = await listed(shop.house, mine, guest.player, say)
    return await desk.page(
        request,
        "home.html",
        visit=visit,
        promise=digest(shop.house.nonce_of(guest.player, visit)),
        lessons={game: minutes(lesson_of(game), say) for game in lessons()},
        today=await cards_for(request, mine),
        offers=[offer_of(game, say) for game in offered()],
        mine=own_matches,
        open=await listed(
            shop.house, [one for one in open_tables if one.id not in own], guest.player, say
        ),
        finished=await listed(
            shop.house, [one for one in finished if one.id not in own], guest.player, say
        ),
    )


def offer_of(game: str, say: Words) -> dict[str, Any]:
    """A game, as the front page offers it."""
    rules, show = GAMES[game], show_of(game)
    return {
        "game": game,
        "sky": show.sky,
        "poster": show.poster,
        "minutes": show.minutes,
        "bots": [
            {
                "id": bot,
                "name": bot_name(bot, say),
                "about": bot_about(bot, say),
                "level": PEOPLE[bot].level if bot in PEOPLE else 0,
            }
            for bot in bots(game)
        ],
        "least": rules.seats[0],
        "most": rules.seats[-1],
        "options": [
            {
                "name": name,
                "label": say.say(f"option-{name}"),
                "default": option.default,
                "least": option.least,
                "most": option.most,
            }
            for name, option in rules.options.items()
        ],
    }


async def listed(
    house: House, headers: list[Header], player: str, say: Words
) -> list[dict[str, Any]]:
    """Matches as lines of a list: those where one is to act come first."""
    lines: list[dict[str, Any]] = []
    for header in headers:
        try:
            table = await house.table(header.id)
        except Unreadable:
            lines.append(closed(header, say))
            continue
        if table is None:
            continue
        log, show = table.log, show_of(header.game)
        own, names = log.seats.of(player), names_at(log, say)
        me = [seat for seat in own if not log.seats.sitters[seat].shares]
        others = ", ".join(name for number, name in enumerate(names) if number not in me)
        is_mine = log.active in own and not log.is_over and not log.seats.is_open
        points = " – ".join(str(side.points) for side in log.match.view().state.seats[: len(names)])
        if log.is_told:
            over = say.say("record-title" if log.is_record else "match-over")
            state, verb = f"{over} · {points}", "look"
        elif log.seats.is_open:
            state, verb = say.say("waiting-title"), "go-there"
        elif not own:
            state, verb = say.say("running"), "watch"
        else:
            state = say.say("your-turn" if is_mine else "their-turn")
            verb = "continue"
        lines.append(
            {
                "link": way_to(log),
                "title": title_of(log, say),
                "state": state,
                "with": say.say("with-others", names=others),
                "verb": say.say(verb),
                "sky": show.sky,
                "picture": show.poster[0],
                "is_mine": is_mine,
                "rank": (log.is_told, not is_mine),
            }
        )
    return sorted(lines, key=lambda line: line["rank"])[:MOST]


def way_to(log: Log) -> str:
    """Where a match goes on: a record is only looked back at, a friend is waited for by a link."""
    if log.duplicate and log.seats.is_open:
        return f"/duplicate/{log.duplicate['id']}"
    return f"/matches/{log.header.id}{'/replay' if log.is_record else ''}"


def closed(header: Header, say: Words) -> dict[str, Any]:
    """A match of other rules: it is named, though nobody can play it on."""
    is_known = header.game in offered()
    show = show_of(header.game if is_known else offered()[0])
    return {
        "link": f"/matches/{header.id}",
        "title": say.say(f"title-{header.game}") if is_known else header.game,
        "state": say.say("closed-rules"),
        "with": "",
        "verb": say.say("look"),
        "sky": show.sky,
        "picture": show.poster[0],
        "is_mine": False,
        "rank": (True, True),
    }


async def open_match(request: Request) -> Response:
    """Begin a match, as the form says."""
    shop, guest = desk.shop_of(request), desk.guest_of(request)
    form = await desk.form_of(request)
    desk.check_rate(request)
    game = desk.text(form, "game")
    if game not in offered():
        raise desk.Refused(422, "refused-match")
    name = await shop.house.store.name_of(guest.player)
    seats = [desk.text(form, f"seat{number}") for number in range(1, GAMES[game].seats[-1])]
    if {"here", "open"} & set(seats) and desk.text(form, "name0", desk.NAME) not in ("", name):
        name = desk.text(form, "name0", desk.NAME)
        await shop.house.store.call(guest.player, name)
    me = seating.person(guest.player, name, added_in(form))
    try:
        sitters = sitters_of(form, me, GAMES[game].seats[-1])
        seed = int(desk.text(form, "seed")) if desk.text(form, "seed") else None
        host = next(seat for seat, one in enumerate(sitters) if one.player and not one.shares)
        table = await shop.house.open(
            game,
            sitters,
            seed,
            {
                name: int(desk.text(form, f"option-{name}", 12))
                for name in GAMES[game].options
                if desk.text(form, f"option-{name}")
            },
            bool(desk.text(form, "listed")),
            limits_of(desk.text(form, "clock-turn", 6), desk.text(form, "clock-match", 6)),
            [] if seed is None else seating.told_to_friends(sitters, host, "number"),
            nonce="" if seed is not None else nonce_for(shop.house, form, sitters, guest.player),
        )
    except Impossible as error:
        raise desk.Refused(422, "refused-match-why", why=error) from None
    except ValueError:
        raise desk.Refused(422, "refused-match") from None
    return desk.onwards(f"/matches/{table.id}")


def nonce_for(house: House, form: FormData, sitters: list[Sitter], player: str) -> str:
    """What a deal is promised by: drawn for friends, or what the front page promised; or nothing.

    Nobody else sits at a table that begins at once: who knew its nonce would fool themselves.
    """
    if any(sitter.kind == seating.OPEN for sitter in sitters):
        return secrets.token_hex(32)
    visit = desk.text(form, "visit", 16)
    return house.nonce_of(player, visit) if visit else ""


def sitters_of(form: FormData, me: Sitter, most: int) -> list[Sitter]:
    """Who is to sit where: me by choice or by lot, the others as they were named."""
    others = []
    for number in range(1, most):
        wanted = desk.text(form, f"seat{number}")
        if wanted == "here":
            others.append(seating.neighbour(me.player, desk.text(form, f"name{number}", desk.NAME)))
        elif wanted:
            others.append(seating.named(wanted))
    place = desk.text(form, "place", 2)
    where = int(place) if place else random.randrange(len(others) + 1)
    if not 0 <= where <= len(others):
        where = len(others)
    return [*others[:where], me, *others[where:]]


async def healthy(request: Request) -> Response:
    """For whoever watches over the server: whether what people do can be kept."""
    try:
        async with asyncio.timeout(PATIENCE):
            await desk.shop_of(request).house.store.beat(now())
    except Exception as error:
        return PlainTextResponse(f"the store cannot be written: {type(error).__name__}", 503)
    return PlainTextResponse("healthy")
