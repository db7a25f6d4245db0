"""Names, personal links, languages."""

from __future__ import annotations

from dataclasses import replace

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from bricabrac.engine.words import LANGUAGES
from bricabrac.web.door.guests import COOKIE, LANGUAGE, keep
from bricabrac.web.house.forgetting import forget
from bricabrac.web.invite.code import picture
from bricabrac.web.pages import desk


async def me(request: Request, notice: str = "") -> Response:
    """One's name, and the link for another device."""
    return await desk.page(request, "me.html", link=personal(request), notice=notice)


def personal(request: Request) -> str:
    """The address that makes another device one's own."""
    link = desk.shop_of(request).guests.link(desk.guest_of(request).player)
    return str(request.url.replace(path=f"/me/{link}", query="", fragment=""))


async def code(request: Request) -> Response:
    """The same, to be scanned by the other device."""
    return picture(personal(request))


async def call_me(request: Request) -> Response:
    """A new name, also at the tables where one sits."""
    form = await desk.form_of(request)
    shop, guest = desk.shop_of(request), desk.guest_of(request)
    name = desk.text(form, "name", desk.NAME)
    await shop.house.store.call(guest.player, name)
    for table in list(shop.house.tables.values()):
        for seat in table.log.seats.of(guest.player):
            sitter = table.log.seats.sitters[seat]
            if not sitter.shares and not table.log.is_over:
                await table.sit(seat, replace(sitter, name=name))
    return await me(request, desk.say_to(request).say("name-kept"))


async def leaving(request: Request) -> Response:
    """Whoever wants to be forgotten is asked first."""
    say = desk.say_to(request)
    return await desk.page(
        request,
        "confirm.html",
        heading=say.say("forget-me"),
        text=say.say("forget-me-text"),
        button=say.say("forget-me-now"),
        action="/me/forget",
    )


async def leave(request: Request) -> Response:
    """Everything of a guest goes, here and in their browser."""
    await desk.form_of(request)
    shop, guest = desk.shop_of(request), desk.guest_of(request)
    await forget(shop.house, guest.player)
    response = desk.onwards("/")
    for name in (COOKIE, LANGUAGE):
        response.delete_cookie(name)
    response.headers["clear-site-data"] = '"cookies", "storage"'
    return response


async def other_device(request: Request) -> Response:
    """Somebody opens a personal link: they are asked before anything changes."""
    say, link = desk.say_to(request), request.path_params["link"]
    player = desk.shop_of(request).guests.player_of_link(link)
    if not player:
        raise HTTPException(404)
    return await desk.page(
        request,
        "confirm.html",
        heading=say.say("other-device"),
        text=say.say("take-over-text"),
        button=say.say("take-over"),
        action=f"/me/{link}",
    )


async def take_over(request: Request) -> Response:
    """This browser is that player from now on."""
    await desk.form_of(request)
    shop = desk.shop_of(request)
    player = shop.guests.player_of_link(request.path_params["link"])
    if not player:
        raise HTTPException(404)
    response = desk.onwards("/")
    shop.guests.remember(request, response, player)
    return response


async def language(request: Request) -> Response:
    """Speak another language from now on."""
    code, back = request.path_params["code"], request.query_params.get("back", "/")
    if code not in LANGUAGES:
        raise HTTPException(404)
    if not back.startswith("/") or back.startswith(("//", "/\\")) or not back.isprintable():
        back = "/"
    response = RedirectResponse(back, 303)
    keep(request, response, LANGUAGE, code)
    return response
