"""The way into a lesson, and through it."""

from __future__ import annotations

import json

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bricabrac.engine.match import SPECTATOR
from bricabrac.store import RUNNING
from bricabrac.web.house.house import Unreadable
from bricabrac.web.learning.length import chapters, minutes
from bricabrac.web.learning.lesson import BEGIN, SKIP, Lesson, lesson_of, lessons
from bricabrac.web.pages import desk
from bricabrac.web.pages.play import done
from bricabrac.web.show import offered, show_of
from bricabrac.web.table import seating

MOST = 16  # of one's own matches, looked through for a lesson that waits


def asked_for(request: Request) -> Lesson:
    """The lesson that an address names, or a friendly 404."""
    game = request.path_params["game"]
    if game not in lessons():
        raise HTTPException(404)
    return lesson_of(game)


async def shelf(request: Request) -> Response:
    """All lessons."""
    say = desk.say_to(request)
    games = [game for game in offered() if game in lessons()]
    found = [(game, show_of(game), minutes(lesson_of(game), say)) for game in games]
    return await desk.page(request, "learning/shelf.html", lessons=found)


async def what_awaits(request: Request) -> Response:
    """What one will learn, and a button to begin, or to go on."""
    lesson = asked_for(request)
    show = show_of(lesson.game)
    return await desk.page(
        request,
        "learning/page.html",
        lesson=lesson,
        minutes=minutes(lesson, desk.say_to(request)),
        chapters=chapters(lesson, desk.say_to(request)),
        sky=show.sky,
        poster=show.poster,
        waiting=await waiting(request, lesson.game),
    )


async def waiting(request: Request, game: str) -> str:
    """The match of a lesson that was not played to its end; nothing, if there is none."""
    house = desk.shop_of(request).house
    for header in await house.store.matches_of(desk.guest_of(request).player, MOST):
        if header.game == game and header.phase == RUNNING:
            try:
                table = await house.table(header.id)
            except Unreadable:
                continue
            if table is not None and table.log.stage() is not None:
                return header.id
    return ""


async def begin(request: Request) -> Response:
    """Sit down to a lesson."""
    shop, guest = desk.shop_of(request), desk.guest_of(request)
    await desk.form_of(request)
    lesson = asked_for(request)
    desk.check_rate(request)
    name = await shop.house.store.name_of(guest.player)
    sitters = [seating.bot(bot) for bot in lesson.bots]
    sitters.insert(lesson.seat, seating.person(guest.player, name))
    opening = [
        ("position", SPECTATOR, json.dumps(lesson.deal)),
        ("lesson", lesson.seat, BEGIN),
    ]
    table = await shop.house.open(lesson.game, sitters, opening=opening)
    return desk.onwards(f"/matches/{table.id}")


async def go_on(request: Request) -> Response:
    """The learner has read a step, or wants to play without help."""
    form = await desk.form_of(request)
    table = await desk.table_of(request)
    seat = table.log.seats.eyes_of(desk.guest_of(request).player)
    await table.learn(seat, SKIP if desk.text(form, "skip") else desk.text(form, "step", 40))
    return done(request, table)
