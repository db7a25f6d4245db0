"""Playing: the table's page, and everything that a form on it can ask for."""

from __future__ import annotations

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from bricabrac.bots import BOTS
from bricabrac.engine.match import SPECTATOR, Illegal
from bricabrac.engine.notation import write
from bricabrac.engine.phrases import match_over, no_such_action, not_your_turn
from bricabrac.engine.words import Message
from bricabrac.web.board.people import name_of, words_at
from bricabrac.web.house.bots import bot_at
from bricabrac.web.house.thinking import STAND_IN
from bricabrac.web.invite.pages import sit_down
from bricabrac.web.learning.coach import first_of
from bricabrac.web.library.topics import link_to
from bricabrac.web.pages import desk
from bricabrac.web.promise.pages import added_in
from bricabrac.web.show import show_of
from bricabrac.web.table import seating
from bricabrac.web.table.log import PACES
from bricabrac.web.table.refusals import (
    Early,
    Even,
    Later,
    NotYours,
    NoWayBack,
    Stale,
    Taken,
    TooLate,
)
from bricabrac.web.table.sealing import may_be_opened, why_closed
from bricabrac.web.table.table import Table

MOST_ACTIONS = 40  # of one click
SKIP = "skip"  # the rest of what bots do before a person is to act
ANSWERS: dict[type[Exception], tuple[int, str]] = {
    NotYours: (403, "refused-spectator"),
    TooLate: (403, "time-is-up"),
    Stale: (409, "refused-stale"),
    Taken: (409, "refused-seat-taken"),
    Early: (409, "waiting-title"),
    Even: (403, "refused-even-leaving"),
    NoWayBack: (422, "no-way-back"),
}


async def table(request: Request) -> Response:
    """The table, as whoever is asking may see it."""
    found = await desk.table_of(request)
    if found.log.is_record:
        return desk.onwards(f"/matches/{found.id}/replay")
    found.audience.look()
    desk.shop_of(request).house.kick(found)
    return await shown(request, found)


async def shown(request: Request, table: Table, status: int = 200, why: str = "") -> Response:
    """The board: as a page, or as JSON for our own script."""
    shop, guest = desk.shop_of(request), desk.guest_of(request)
    seat, due = table.log.seats.eyes_of(guest.player), table.log.seats.due(guest.player)
    board = shop.renderer.board(table, seat, guest.language, due)
    if desk.is_script(request):
        told = {"why": why, "rule": getattr(why, "rule", "")}
        return JSONResponse({"version": table.version, "html": board, **told}, status)
    say, game = desk.say_to(request), table.log.game.name
    return await desk.page(
        request,
        "match.html",
        status,
        id=table.id,
        game=game,
        title=say.say(f"title-{game}"),
        body_class=show_of(game).body_class,
        board=Markup(board),
        notice=why,
        notice_rules=link_to(game, getattr(why, "rule", "")),
    )


def done(request: Request, table: Table) -> Response:
    """It is done. Whoever is connected sees it; others get the page again."""
    desk.shop_of(request).house.kick(table)
    if not desk.is_script(request):
        return desk.onwards(f"/matches/{table.id}")
    return Response(status_code=204)


async def not_now(request: Request, why: Exception) -> Response:
    """What stands in the way, on a fresh board."""
    status, id = ANSWERS[type(why)]
    return await shown(request, await desk.table_of(request), status, desk.say_to(request).say(id))


async def refusal(request: Request, table: Table, status: int, why: Message) -> Response:
    """The reason, in the game's words, on a fresh board."""
    words = words_at(table.log, desk.guest_of(request).language)
    return await shown(request, table, status, words.cite(why))


def actions_of(form: FormData) -> list[str]:
    """What a click asks for: ``play U2; coal``, and what was ticked to follow just that."""
    clicked = desk.all_of(form, "action")
    texts = [text for one in clicked for text in (one, *desk.all_of(form, f"then {one}"))]
    return [action.strip() for text in texts for action in text.split(";") if action.strip()]


async def act(request: Request) -> Response:
    """Do one action, or several that belong together, and show the table again."""
    form = await desk.form_of(request)
    turn = desk.number(desk.text(form, "turn"))
    table = await desk.table_of(request, turn)
    seat = table.log.seats.eyes_of(desk.guest_of(request).player)
    actions = actions_of(form)[:MOST_ACTIONS] or [""]
    try:
        await table.act(seat, turn, actions)
    except Illegal as illegal:
        return await refusal(request, table, 422, illegal.reason)
    except Later:
        first = first_of(table.log.stage_for(seat), table.log.game.name, desk.say_to(request))
        return await shown(request, table, 422, first)
    except NotYours:
        if seat == SPECTATOR:
            raise
        over = match_over() if table.log.is_over else not_your_turn(table.log.active)
        return await refusal(request, table, 403, over)
    except ValueError:
        return await refusal(request, table, 422, no_such_action("; ".join(actions)))
    return done(request, table)


async def undo(request: Request) -> Response:
    """Take back, as far as nothing has come to light."""
    form = await desk.form_of(request)
    table = await desk.table_of(request)
    seat = table.log.seats.hand_of(desk.guest_of(request).player)
    await table.undo(seat, desk.number(desk.text(form, "turn")))
    return done(request, table)


async def chat(request: Request) -> Response:
    """Say something."""
    form = await desk.form_of(request)
    table, say = await desk.table_of(request), desk.say_to(request)
    shop, guest = desk.shop_of(request), desk.guest_of(request)
    line = desk.text(form, "text", desk.LINE)
    if not desk.is_allowed(request, shop.limits.chat):
        return await shown(request, table, 429, say.say("refused-flood"))
    if line:
        seat = table.log.seats.hand_of(guest.player)
        if seat == SPECTATOR:
            name = await shop.house.store.name_of(guest.player) or say.say("spectator")
        else:
            name = name_of(seat, table.log.seats.sitters[seat], say)
        await table.say(seat, name, line)
    return done(request, table)


async def seat(request: Request) -> Response:
    """Sit down on an open seat, seat a bot there, leave one's own, come back, or give up."""
    form = await desk.form_of(request)
    table = await desk.table_of(request)
    seats = table.log.seats
    own = seats.of(desk.guest_of(request).player)
    if desk.text(form, "join"):
        wanted = desk.number(desk.text(form, "join"))
        if not table.log.header.listed or not seats.is_free(wanted):
            raise desk.Refused(409, "refused-seat-taken", f"/matches/{table.id}")
        await sit_down(request, table, wanted, "", added_in(form))
        return done(request, table)
    if not own:
        raise NotYours
    if desk.text(form, "bot"):
        wanted = desk.number(desk.text(form, "bot"))
        level = desk.text(form, f"level{wanted}") or STAND_IN
        if level not in BOTS:
            raise desk.Refused(422, "refused-match", f"/matches/{table.id}")
        if seats.is_free(wanted):
            await table.sit(wanted, seating.bot(level))
            desk.shop_of(request).house.prepare(level, table.log.game.name)
    for verb in ("resign", "away"):
        answer, _, which = desk.text(form, verb).partition(" ")
        leaving = desk.number(which) if which else own[0]
        if answer not in ("yes", "no") or leaving not in own or (len(own) > 1 and not which):
            continue
        if verb == "away":
            if answer == "yes" and table.log.is_even:
                raise Even
            await table.hand_over(leaving, answer == "yes")
        elif answer == "yes":
            await table.resign(leaving)
    return done(request, table)


async def pace(request: Request) -> Response:
    """Bots act faster or slower, or this once without a pause until a person is to act."""
    form = await desk.form_of(request)
    table = await desk.table_of(request)
    own = table.log.seats.of(desk.guest_of(request).player)
    wanted = desk.text(form, "pace")
    if not own or wanted not in (*PACES, SKIP):
        raise NotYours
    if wanted == SKIP:
        if bot_at(table.log):
            desk.shop_of(request).house.hurry(table)
    else:
        await table.go_at(wanted, own[0])
    return done(request, table)


async def rematch(request: Request) -> Response:
    """The same people once more, everybody one seat on."""
    await desk.form_of(request)
    table = await desk.table_of(request)
    if not table.log.seats.of(desk.guest_of(request).player) or not table.log.is_over:
        raise NotYours
    id = await desk.shop_of(request).house.rematch(table)
    if desk.is_script(request):
        return JSONResponse({"go": f"/matches/{id}"})
    return desk.onwards(f"/matches/{id}")


async def record(request: Request) -> Response:
    """The record of a finished match, for whoever wants to replay it."""
    async with desk.reading(request):
        table = await desk.table_of(request)
        if not may_be_opened(table.log):
            why = why_closed(table.log, "refused-running")
            raise desk.Refused(403, why, f"/matches/{table.id}")
        name = {"content-disposition": f'attachment; filename="{table.id}.txt"'}
        return PlainTextResponse(write(table.log.match), headers=name)
