"""The pages of the replay: moments of a match, playing on from them, and records."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bricabrac.bots import BOTS
from bricabrac.engine.match import SPECTATOR
from bricabrac.web.board.lines import LogLine, line_of
from bricabrac.web.board.people import bot_about, bot_name, bots, people_of, words_at
from bricabrac.web.board.speech import Named
from bricabrac.web.house.thinking import STAND_IN
from bricabrac.web.pages import desk
from bricabrac.web.replay.after import afterwards
from bricabrac.web.replay.moments import OPEN, WATCHING, Eyes, Film, Moment, allowed
from bricabrac.web.replay.records import MOST_BYTES, Misread, match_of, opening, promised
from bricabrac.web.show import show_of
from bricabrac.web.table import seating
from bricabrac.web.table.log import Log
from bricabrac.web.table.sealing import may_be_opened, why_closed
from bricabrac.web.table.seating import Sitter
from bricabrac.web.table.table import Table

SPEEDS = ("0.5", "1", "2", "4")  # times as fast as calm


# Looking back.


async def replay(request: Request) -> Response:
    """A moment of a match: as a page, or as JSON for our own script."""
    async with desk.reading(request):
        return await looked_back(request)


async def looked_back(request: Request) -> Response:
    """The page, or what changes on it."""
    table, shop, guest = await desk.table_of(request), desk.shop_of(request), desk.guest_of(request)
    log, say, language = table.log, desk.say_to(request), guest.language
    if log.is_undealt:
        return desk.onwards(f"/matches/{table.id}")
    show, ways = show_of(log.game.name), allowed(log, guest.player)
    eyes = chosen(request, ways, table)
    own = log.seats.eyes_of(guest.player)
    words = words_at(log, language, own)
    names = words.names
    told = await tell(request, table, eyes, words)
    film = Film(log.match)
    number = moved(request, film.length, 0 if log.is_told else film.length)
    steps = steps_of(film, number)
    moment = Moment(table, number, eyes, own)
    board = shop.renderer.draw(moment, eyes.seat, language, lines=told[:number])
    parts = shop.renderer.parts_of("replay/parts.html", language)
    people = people_of(table, SPECTATOR, names, say)
    last = told[number - 1] if number else None
    where = (number, film.length, film.round_at(number))
    now = parts("now", *where, people[last.seat] if last else None, last.lines if last else ())
    unseen: list[tuple[str, str]] = []
    if eyes.is_open:
        told_open = show.unseen(moment.log.match.truth().state, words, say)
        unseen = [(label, text) for label, text in told_open if text]
    hidden = parts("unseen", tuple(unseen))
    if desk.is_script(request):
        answer = {"html": board, "now": now, "unseen": hidden, "moves": film.length, "move": number}
        return JSONResponse(answer, headers={"vary": "accept"})
    return await desk.page(
        request,
        "replay/page.html",
        id=table.id,
        game=log.game.name,
        title=say.say(f"title-{log.game.name}"),
        body_class=show.body_class,
        board=Markup(board),
        now=Markup(now),
        unseen=Markup(hidden),
        number=number,
        length=film.length,
        steps=steps,
        labels={name: say.say(f"go-{name}") for name in steps},
        turns=film.turn_starts,
        rounds=film.round_starts,
        speeds=SPEEDS,
        eyes=eyes,
        own=ways[0].name,
        ways=[(way, eyes_name(way, names, say)) for way in order(ways)],
        seen_by=eyes_name(eyes, names, say),
        film=[(place, film.rounds[place], told[place]) for place in range(film.length)],
        people=people,
        is_told=may_be_opened(log),
        is_over=log.is_over,
        is_record=log.is_record,
        source=log.source,
        start=log.start,
        after=Markup(after_of(request, table, people, words)),
        why_closed=why_closed(log, "refused-play-on"),
        can_play_on=may_be_opened(log) and not (log.is_over and number == film.length),
        places=places_of(log, guest.player, names),
        bots=[(bot, bot_name(bot, say), bot_about(bot, say)) for bot in bots(log.game.name)],
        preferred=STAND_IN,
    )


def chosen(request: Request, ways: tuple[Eyes, ...], table: Table) -> Eyes:
    """The eyes that an address asks for, if one may look through them; or one's own."""
    wanted = request.query_params.get("eyes", "")
    for eyes in ways:
        if eyes.name == wanted:
            return eyes
    if wanted and not may_be_opened(table.log):
        raise desk.Refused(403, why_closed(table.log, "refused-running"), f"/matches/{table.id}")
    return ways[0]


def moved(request: Request, length: int, default: int) -> int:
    """After how many moves an address looks."""
    wanted = desk.number(request.query_params.get("move", ""))
    return min(wanted, length) if wanted >= 0 else default


async def tell(request: Request, table: Table, eyes: Eyes, words: Named) -> list[LogLine]:
    """Every move in words, as these eyes saw it. What was said once is not said again."""
    renderer, history = desk.shop_of(request).renderer, table.log.match.history
    key = ("replay", eyes.name, words.me, words.language, tuple(words.names))
    while len(told := renderer.said_of(table, key)) < len(history):
        match = table.log.match
        film = Film(match)
        for number in range(len(told), min(film.length, len(told) + 50)):
            told.append(line_of(match, number, film.events(number, eyes), words))
        await asyncio.sleep(0)  # a long match does not hold up the others
    return told


def steps_of(film: Film, number: int) -> dict[str, int]:
    """Where the buttons lead."""

    def back(starts: list[int]) -> int:
        return max((start for start in starts if start < number), default=0)

    def ahead(starts: list[int]) -> int:
        return min((start for start in starts if start > number), default=film.length)

    return {
        "first": 0,
        "round-back": back(film.round_starts),
        "turn-back": back(film.turn_starts),
        "back": max(0, number - 1),
        "ahead": min(film.length, number + 1),
        "turn-ahead": ahead(film.turn_starts),
        "round-ahead": ahead(film.round_starts),
        "last": film.length,
    }


def order(ways: tuple[Eyes, ...]) -> list[Eyes]:
    """Seats in their order, then the spectator, then everything."""
    rank = {WATCHING: 1, OPEN: 2}
    return sorted(ways, key=lambda eyes: (rank.get(eyes.name, 0), eyes.seat))


def eyes_name(eyes: Eyes, names: Sequence[str], say: Any) -> str:
    """What eyes are called."""
    if eyes.name in (WATCHING, OPEN):
        return str(say.say(f"eyes-{eyes.name}"))
    return names[eyes.seat]


def after_of(request: Request, table: Table, people: Any, words: Named) -> str:
    """What is said about a match that is over."""
    if not table.log.is_over:
        return ""
    template = desk.shop_of(request).renderer.template("replay/after.html", words.language)
    return afterwards(table, people, words, desk.say_to(request), template)


# Playing on.


def places_of(log: Log, player: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """For every seat its name, and who is proposed to play on there: me, or a bot."""
    own = max(0, log.seats.eyes_of(player))
    proposed = []
    for seat, sitter in enumerate(log.seats.sitters):
        bot = sitter.bot if sitter.bot in BOTS else ""
        proposed.append((names[seat], "me" if seat == own else f"bot:{bot}" if bot else ""))
    return proposed


async def play_on(request: Request) -> Response:
    """Open a match that begins as another one did."""
    form = await desk.form_of(request)
    table, shop, guest = await desk.table_of(request), desk.shop_of(request), desk.guest_of(request)
    log = table.log
    if not may_be_opened(log):
        raise desk.Refused(403, why_closed(log, "refused-play-on"), f"/matches/{table.id}")
    desk.check_rate(request)
    number = desk.number(desk.text(form, "move"))
    if not 0 <= number <= len(log.match.history):
        raise desk.Refused(422, "refused-match", f"/matches/{table.id}/replay")
    if log.is_over and number == len(log.match.history):
        raise desk.Refused(422, "refused-end", f"/matches/{table.id}/replay")
    name = await shop.house.store.name_of(guest.player)
    me = seating.person(guest.player, name)
    try:
        sitters = sitters_of(form, me, log.header.seats)
        told = seating.told_to_friends(sitters, sitters.index(me), "from")
        following = await shop.house.open(
            *(log.game.name, sitters, log.match.seed, log.header.options),
            opening=[*opening(log.match, number), *told, ("from", SPECTATOR, table.id)],
        )
    except ValueError:
        raise desk.Refused(422, "refused-match", f"/matches/{table.id}/replay") from None
    if desk.is_script(request):
        return JSONResponse({"go": f"/matches/{following.id}"})
    return desk.onwards(f"/matches/{following.id}")


def sitters_of(form: FormData, me: Sitter, seats: int) -> list[Sitter]:
    """Who is to sit on each seat; whoever asks has exactly one."""
    sitters = []
    for seat in range(seats):
        wanted = desk.text(form, f"seat{seat}")
        is_me = wanted == "me" and me not in sitters
        sitters.append(me if is_me else seating.named(wanted))
    if me not in sitters:
        raise ValueError("whoever plays on has a seat")
    return sitters


# Records.


async def records(request: Request) -> Response:
    """A form for a record."""
    return await desk.page(request, "replay/records.html", text="", most=MOST_BYTES // 1024)


async def upload(request: Request) -> Response:
    """Keep a record as a match, and open its replay; or say what is wrong with it."""
    form = await desk.form_of(request, files=1, size=MOST_BYTES)
    shop, guest, say = desk.shop_of(request), desk.guest_of(request), desk.say_to(request)
    desk.check_rate(request)
    given = await brought(form)
    try:
        match = await asyncio.to_thread(match_of, given, guest.language, say)
    except Misread as misread:
        return await desk.page(
            request,
            "replay/records.html",
            422,
            text=given[:MOST_BYTES],
            most=MOST_BYTES // 1024,
            notice=str(misread),
        )
    moves = opening(match, len(match.history))
    table = await shop.house.open(
        match.game.name,
        [seating.person("", "") for _ in range(match.seats)],
        match.seed,
        match.options,
        opening=[("record", SPECTATOR, ""), *moves, *promised(match)],
    )
    await shop.house.store.sit(guest.player, table.id)
    return desk.onwards(f"/matches/{table.id}/replay")


async def brought(form: FormData) -> str:
    """The text of the file, or else what was pasted."""
    file = form.get("file")
    if isinstance(file, UploadFile) and file.size:
        told = (await file.read()).decode("utf-8", "replace")
        await file.close()
        return told
    pasted = form.get("text", "")
    return pasted if isinstance(pasted, str) else ""
