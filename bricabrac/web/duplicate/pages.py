"""The pages of a pair: the terms, the invitation and the waiting, and at last the comparison."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bricabrac.bots import PEOPLE
from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.promise import digest
from bricabrac.engine.words import Words
from bricabrac.games import GAMES
from bricabrac.store import Taken
from bricabrac.web.board.people import Person, name_of
from bricabrac.web.daily.cards import said
from bricabrac.web.duplicate.comparing import sides_of, verdict
from bricabrac.web.duplicate.pair import (
    FRIEND,
    HOST,
    Pair,
    Terms,
    begin,
    can_be_played,
    found,
    id_of,
    invite,
)
from bricabrac.web.invite.code import picture
from bricabrac.web.invite.pages import sit_down
from bricabrac.web.pages import desk
from bricabrac.web.pages.home import offer_of
from bricabrac.web.promise.pages import added_in
from bricabrac.web.show import offered, show_of
from bricabrac.web.table import seating
from bricabrac.web.table.seating import OPEN, Sitter

SHORT = 30  # minutes: of a match that takes no longer, each plays two


@dataclass(frozen=True, slots=True)
class Stage:
    """How far somebody is with one deal."""

    number: int  # from 1
    seat: int  # from 1
    state: str  # new, running, over, later
    points: str  # one's own, at the end
    match: str  # where it goes on; nothing, if it is somebody else's


async def terms(request: Request) -> Response:
    """What two friends could play."""
    say = desk.say_to(request)
    offers = [
        {**offer, "deals": 2 if offer["minutes"] <= SHORT else 1}
        for offer in (offer_of(game, say) for game in offered())
    ]
    return await desk.page(request, "duplicate/terms.html", offers=offers)


async def lay(request: Request) -> Response:
    """Somebody has chosen the terms: there is a link to be sent, and a table to begin at."""
    form = await desk.form_of(request)
    desk.check_rate(request)
    shop, game = desk.shop_of(request), desk.text(form, "game")
    if game not in offered():
        raise desk.Refused(422, "refused-match")
    is_together = desk.text(form, "form") == "together"
    wanted = (desk.text(form, f"seat{number}") for number in range(1, GAMES[game].seats[-1]))
    bots = () if is_together else tuple(bot for bot in wanted if bot)
    is_known = all(bot in PEOPLE for bot in bots) and len({*bots}) == len(bots)
    if not is_known or not can_be_played(game, ("",) if is_together else bots):
        raise desk.Refused(422, "refused-match", "/duplicate")
    deals = 2 if is_together or desk.text(form, "deals") == "2" else 1
    chosen = Terms.made(game, is_together, bots, deals)
    await invite(shop.house, chosen, await sitter_of(request, form_name(form), added_in(form)))
    return desk.onwards(f"/duplicate/{chosen.id}")


def form_name(form: FormData) -> str:
    """What somebody wants to be called."""
    return desk.text(form, "name", desk.NAME)


async def sitter_of(request: Request, name: str, added: str = "") -> Sitter:
    """Whoever asks, as they sit down."""
    store, player = desk.shop_of(request).house.store, desk.guest_of(request).player
    if name:
        await store.call(player, name)
    return seating.person(player, name or await store.name_of(player), added)


async def pair_of(request: Request) -> Pair:
    """The pair that an address names, or a friendly 404."""
    id = request.path_params["id"]
    house = desk.shop_of(request).house
    pair = await found(house, id) if re.fullmatch(r"[0-9a-f]{16}", id) else None
    if pair is None:
        raise HTTPException(404)
    return pair


async def look(request: Request) -> Response:
    """The pair: a link to send, what is left to play, or what came of it."""
    async with desk.reading(request):
        return await shown(request, await pair_of(request))


async def shown(request: Request, pair: Pair) -> Response:
    """The page."""
    say, guest, chosen = desk.say_to(request), desk.guest_of(request), pair.terms
    me, is_free = pair.who_is(guest.player), pair.sitter(FRIEND) is None and not pair.is_open
    people = [person_of(pair, who, me, say) for who in (HOST, FRIEND)]
    letters = [one.letter for one in people]
    sides = sides_of(pair, letters, guest.language) if pair.is_open else []
    response = await desk.page(
        request,
        "duplicate/page.html",
        pair=pair,
        terms=chosen,
        me=me,
        people=people,
        bots=[PEOPLE[bot].name for bot in chosen.bots if bot in PEOPLE],
        stages=stages_of(pair, me) if me != SPECTATOR else [],
        other=pair.played(1 - me) if me != SPECTATOR else 0,
        is_free=is_free,
        sides=sides,
        better=verdict(sides),
        show=show_of(chosen.game),
        until=said(datetime.fromtimestamp(chosen.until / 1000, UTC).date(), guest.language),
        promise=digest(chosen.nonce),
        address=f"/duplicate/{chosen.id}",
    )
    if me != SPECTATOR and not pair.is_open and (chosen.is_together or not is_free):
        response.headers["refresh"] = "30"  # without scripts, and for whoever waits
    return response


def person_of(pair: Pair, who: int, me: int, say: Words) -> Person:
    """One of the two, as they are shown: the same colour and letter everywhere."""
    sitter = pair.sitter(who)
    name = name_of(who, sitter, say) if sitter else say.say("duplicate-friend")
    return Person(
        seat=who, colour=who + 1, name=say.say("you") if who == me else name,
        letter=name[:1].upper(), portrait="", is_me=who == me, is_bot=False,
        is_open=sitter is None, is_away=False, is_out=False, is_here=True, about="", key="",
    )  # fmt: skip


def stages_of(pair: Pair, me: int) -> list[Stage]:
    """What somebody has to play, one after the other."""
    stages = list[Stage]()
    for deal in range(pair.terms.deals):
        table, seat = pair.table(me, deal), pair.terms.seat_of(me, deal)
        points = ""
        if table is None:
            is_next = not stages or stages[-1].state == "over"
            state = "new" if is_next and not pair.terms.is_together else "later"
        elif table.log.is_over:
            state = "over"
            seats = table.log.match.at().seats[: pair.terms.seats]
            points = " – ".join(str(int(one.points)) for one in seats)
        else:
            has_begun = any(done.seat == seat for done in table.log.match.history)
            state = "later" if table.log.seats.is_open else "running" if has_begun else "new"
        stages.append(Stage(deal + 1, seat + 1, state, points, table.id if table else ""))
    return stages


async def go_on(request: Request) -> Response:
    """Accept the invitation, or begin the next deal."""
    form = await desk.form_of(request)
    pair, shop = await pair_of(request), desk.shop_of(request)
    chosen, player = pair.terms, desk.guest_of(request).player
    me, here = pair.who_is(player), f"/duplicate/{pair.terms.id}"
    if me == SPECTATOR:
        if pair.sitter(FRIEND) is not None or pair.is_open:
            raise desk.Refused(409, "refused-seat-taken", here)
        await join(request, pair, form)
        return desk.onwards(here)
    wanted = desk.number(desk.text(form, "deal")) - 1
    stage = next((one for one in stages_of(pair, me) if one.number == wanted + 1), None)
    if stage is None or stage.state in ("later", "over"):
        raise desk.Refused(409, "refused-stale", here)
    if not stage.match:
        with suppress(Taken):  # two clicks came at once
            await begin(shop.house, chosen, me, wanted, await sitter_of(request, ""))
    owner = HOST if chosen.is_together else me
    return desk.onwards(f"/matches/{id_of(shop.house, chosen.id, owner, wanted)}")


async def join(request: Request, pair: Pair, form: FormData) -> None:
    """A friend has come; only the first who does."""
    house = desk.shop_of(request).house
    if not pair.terms.is_together:
        desk.check_rate(request)
        sitter = await sitter_of(request, form_name(form))
        try:
            await begin(house, pair.terms, FRIEND, 0, sitter)
        except Taken:
            raise desk.Refused(409, "refused-seat-taken", request.url.path) from None
        return
    table = pair.tables[HOST, 0]
    seat = pair.terms.seat_of(FRIEND, 0)
    if table.log.seats.sitters[seat].kind != OPEN:
        raise desk.Refused(409, "refused-seat-taken", request.url.path)
    await sit_down(request, table, seat, form_name(form), added_in(form))
    await found(house, pair.terms.id)  # which lays the second table


async def code(request: Request) -> Response:
    """The link, to be scanned."""
    pair = await pair_of(request)
    path = f"/duplicate/{pair.terms.id}"
    return picture(str(request.url.replace(path=path, query="", fragment="")))
