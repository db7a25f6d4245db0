"""The way to a seat: a page for whoever opens the link, its picture, and sitting down."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bricabrac.engine.match import SPECTATOR
from bricabrac.web.board.lines import marked
from bricabrac.web.board.people import names_at, people_of, words_at
from bricabrac.web.invite.code import picture
from bricabrac.web.pages import desk
from bricabrac.web.promise.pages import added_in
from bricabrac.web.show import show_of
from bricabrac.web.table import seating
from bricabrac.web.table.table import Table


async def invitation(request: Request) -> Response:
    """Somebody opens the link to a seat: who is there, and what it is that they play."""
    table, guest, say = await desk.table_of(request), desk.guest_of(request), desk.say_to(request)
    log, game = table.log, table.log.game.name
    seat = log.seats.invited(request.path_params["key"])
    if seat == SPECTATOR or log.seats.of(guest.player):
        return desk.onwards(f"/matches/{table.id}")
    people = people_of(table, SPECTATOR, names_at(log, say), say)
    return await desk.page(
        request,
        "invite/page.html",
        id=table.id,
        game=game,
        show=show_of(game),
        people=people,
        hosts=[one for one in people if not one.is_bot and not one.is_open],
        seat=seat,
        clock=log.clock if log.clock.is_on else None,
        chosen=[
            marked(mark, 0, words_at(log, guest.language)).lines[0]
            for mark in log.marks
            if mark.kind.startswith("deal")
        ],
        action=request.url.path,
        promise=log.commitment,
    )


async def code(request: Request) -> Response:
    """The link to a seat, to be scanned."""
    table = await desk.table_of(request)
    if table.log.seats.invited(request.path_params["key"]) == SPECTATOR:
        raise HTTPException(404)
    path = f"/join/{table.id}/{request.path_params['key']}"
    return picture(str(request.url.replace(path=path, query="", fragment="")))


async def join(request: Request) -> Response:
    """Sit down on the seat that the link is for."""
    form = await desk.form_of(request)
    table = await desk.table_of(request)
    seat = table.log.seats.invited(request.path_params["key"])
    if seat == SPECTATOR:
        raise desk.Refused(409, "refused-seat-taken", f"/matches/{table.id}")
    name = desk.text(form, "name", desk.NAME)
    await sit_down(request, table, seat, name, added_in(form))
    return desk.onwards(f"/matches/{table.id}")


async def sit_down(request: Request, table: Table, seat: int, name: str, added: str) -> None:
    """Somebody takes an open seat."""
    shop, guest = desk.shop_of(request), desk.guest_of(request)
    if table.log.seats.of(guest.player):
        return
    if name:
        await shop.house.store.call(guest.player, name)
    name = name or await shop.house.store.name_of(guest.player)
    await table.sit(seat, seating.person(guest.player, name, added))
    await shop.house.store.sit(guest.player, table.id)
    shop.house.kick(table)
