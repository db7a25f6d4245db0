"""The pages of a review: asked for by a form, seen while it is made, and read when it is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.words import Words
from bricabrac.review.judging import Shares, shared
from bricabrac.review.reckoning import PHASES, Review
from bricabrac.review.telling import points_of, reasons
from bricabrac.review.turning import Turning, deeds
from bricabrac.web.board.people import Person, people_of, words_at
from bricabrac.web.board.speech import Named, sentence
from bricabrac.web.door.guard import address_of
from bricabrac.web.house.thinking import STAND_IN
from bricabrac.web.pages import desk
from bricabrac.web.replay.moments import Film
from bricabrac.web.review import still
from bricabrac.web.review.curve import Curve, curve_of
from bricabrac.web.review.making import Making
from bricabrac.web.table.sealing import may_be_opened, why_closed
from bricabrac.web.table.table import Table

KNOWN, OPEN = "known", "open"  # curves: by what each seat could know, and with open cards


@dataclass(frozen=True, slots=True)
class Point:
    """A turning point in words."""

    number: int  # moves before it
    seat: int
    round: int
    cost: str
    played: tuple[str, ...]
    better: tuple[str, ...]
    why: tuple[str, str]
    places: tuple[str, ...]  # who would play on from there, seat by seat


@dataclass(frozen=True, slots=True)
class Step:
    """What is thought of one move."""

    number: int  # moves until after it
    length: int
    round: int
    seat: int  # -1: before the first
    done: str
    better: str  # what the reviewer would have done; nothing, if it was the same
    cost: str  # nothing, if it is within the noise
    shares: tuple[tuple[int, int], ...]  # by seat: percent before and after


async def over(request: Request) -> Table:
    """The table of a match that is over; others have no review."""
    table = await desk.table_of(request)
    if not (table.log.is_over and may_be_opened(table.log)):
        raise desk.Refused(403, why_closed(table.log, "refused-review"), f"/matches/{table.id}")
    return table


async def ask(request: Request) -> Response:
    """Somebody wants a review: it is begun, unless it is there."""
    await desk.form_of(request)
    table = await over(request)
    await begun(request, table)
    return desk.onwards(f"/matches/{table.id}/review")


async def begun(request: Request, table: Table) -> Making:
    """The review of a match, there or begun, unless somebody asks too often."""
    shop, match = desk.shop_of(request), table.log.match
    making = await shop.reviews.found(shop.house, table.id, match)
    if making is None or making.has_failed:
        if not desk.is_allowed(request, shop.limits.reviews):
            raise desk.Refused(429, "refused-flood", f"/matches/{table.id}")
        whose = address_of(request), desk.guest_of(request).player, table.id
        making = shop.reviews.begin(shop.house, table.id, match, whose)
    return making


async def look(request: Request) -> Response:
    """The review as far as it is made; for our script only what changes."""
    async with desk.reading(request):
        table, shop = await over(request), desk.shop_of(request)
        making = await shop.reviews.found(shop.house, table.id, table.log.match)
        if making is None and shop.house.neighbours.are_there:
            making = await begun(request, table)  # another server may have been asked for it
        return await shown(request, table, making)


async def board(request: Request) -> Response:
    """The board of a turning point, for a frame of the review."""
    async with desk.reading(request):
        table, shop = await over(request), desk.shop_of(request)
        making = await shop.reviews.found(shop.house, table.id, table.log.match)
        return await still.shown(request, table, making)


async def shown(request: Request, table: Table, making: Making | None) -> Response:
    """The page."""
    log, say, guest = table.log, desk.say_to(request), desk.guest_of(request)
    own = log.seats.eyes_of(guest.player)
    words = words_at(log, guest.language, own)
    people = people_of(table, SPECTATOR, words.names, say)
    review = making.review if making else None
    film = Film(log.match)
    wanted = desk.number(request.query_params.get("move", ""))
    number = min(wanted, film.length) if wanted >= 0 else first_move(review, own)
    which = OPEN if request.query_params.get("curve") == OPEN else KNOWN
    parts = desk.shop_of(request).renderer.parts_of("review/parts.html", guest.language)
    step = parts("step", step_of(table, review, film, number, words, say), people)
    steps = steps_of(log.match.history, review, film.length, number)
    if desk.is_script(request):
        told = {
            "done": making.done if making else 0,
            "drawn": making is not None and bool(making.first),
            "made": review is not None,
            "failed": making is None or making.has_failed,
            "step": step,
            "steps": steps,
        }
        return JSONResponse(told, headers={"vary": "accept"})
    response = await desk.page(
        request,
        "review/page.html",
        id=table.id,
        title=say.say(f"title-{log.game.name}"),
        people=people,
        making=making,
        review=review,
        which=which,
        curve=drawn(table, making, film, people, which),
        number=number,
        length=film.length,
        steps=steps,
        step=Markup(step),
        points=[point_of(table, one, film, words, say) for one in review.turning] if review else (),
        phases=PHASES,
    )
    response.headers["content-security-policy"] = still.FRAMING
    if making and not review and not making.has_failed:
        response.headers["refresh"] = "3"
    return response


def first_move(review: Review | None, own: int) -> int:
    """Where the page opens: after one's own dearest mistake, or the first turning point."""
    if review is None or not review.turning:
        return 0
    mine = [one for one in review.turning if one.seat == own] or list(review.turning)
    return max(mine, key=lambda one: one.cost).number + 1


def drawn(
    table: Table, making: Making | None, film: Film, people: Sequence[Person], which: str
) -> Curve | None:
    """The curve; as long as there is no review, the one at a glance."""
    log, shares = table.log, list[Shares]()
    marks: list[tuple[int, int]] = []
    if making is not None and making.review is not None:
        review = making.review
        shares = list(review.open if which == OPEN else review.known)
        marks = [(one.number, one.seat) for one in review.turning]
    elif making is not None and making.first:
        shares = [*making.first, shared(log.game.outcome(log.match.at()), log.header.seats)]
    if not shares:
        return None
    rounds = [(start, film.rounds[start]) for start in film.round_starts]
    return curve_of(shares, [person.letter for person in people], rounds, marks)


def steps_of(
    history: Sequence[Any], review: Review | None, length: int, number: int
) -> dict[str, int]:
    """Where the buttons lead: to the moves beside, and to the mistakes before and behind."""
    judged = review.judged if review else ()
    found = [one.number + 1 for one in judged if one.is_mistake(history[one.number].seat)]
    return {
        "mistake-back": max((one for one in found if one < number), default=0),
        "back": max(0, number - 1),
        "ahead": min(length, number + 1),
        "mistake-ahead": min((one for one in found if one > number), default=length),
    }


def step_of(
    table: Table, review: Review | None, film: Film, number: int, words: Named, say: Words
) -> Step:
    """What is thought of the last of so many moves."""
    where, match = (number, film.length, film.round_at(max(0, number - 1))), table.log.match
    if review is None or number == 0:
        known = review.known[0] if review else ()
        return Step(*where, SPECTATOR, "", "", "", tuple((percent(one),) * 2 for one in known))
    judged, done = review.judged[number - 1], match.history[number - 1]

    def told(action: int) -> str:
        return sentence(deeds(match, number - 1, [action], words)[0])

    is_mistake = judged.is_mistake(done.seat)
    better = told(judged.best) if judged.best != done.action else ""
    return Step(
        *where,
        done.seat,
        told(done.action),
        better,
        points_of(judged.cost[done.seat], judged.spread, say) if is_mistake else "",
        tuple(
            (percent(before), percent(after))
            for before, after in zip(review.known[number - 1], review.known[number], strict=True)
        ),
    )


def percent(share: float) -> int:
    """A share in points of a hundred."""
    return round(100 * share)


def point_of(table: Table, one: Turning, film: Film, words: Named, say: Words) -> Point:
    """A turning point in words, and who would try again from there."""

    def told(actions: Sequence[int]) -> tuple[str, ...]:
        return tuple(map(sentence, deeds(table.log.match, one.number, actions, words)))

    places = tuple(
        "me" if seat == one.seat else f"bot:{sitter.bot or STAND_IN}"
        for seat, sitter in enumerate(table.log.seats.sitters)
    )
    return Point(
        one.number,
        one.seat,
        film.rounds[one.number],
        points_of(one.cost, one.spread, say),
        told(one.played.actions),
        told(one.better.actions),
        reasons(one, table.log.match.game, words, say),
        places,
    )
