"""The pages of puzzles: all of them, one that is set, and what is thought of an answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bricabrac.engine.match import Match
from bricabrac.engine.words import Words
from bricabrac.puzzles.book import Book, book_of
from bricabrac.puzzles.puzzle import STARS, Answer, Puzzle
from bricabrac.puzzles.telling import judged, reasons, shown_of, verdict_of
from bricabrac.review.turning import deeds
from bricabrac.store.solving import Solving
from bricabrac.web.board.people import words_at
from bricabrac.web.board.speech import Named, sentence
from bricabrac.web.pages import desk
from bricabrac.web.pages.play import actions_of
from bricabrac.web.puzzles.card import cards_for, today
from bricabrac.web.puzzles.setting import Setting, opening, seated
from bricabrac.web.show import offered, show_of
from bricabrac.web.table import seating

NEXT, TODAY = "next", "today"  # what an address may name instead of a number


@dataclass(frozen=True, slots=True)
class Course:
    """An answer in words, and how it goes on."""

    title: str
    cost: str
    deeds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is told of an answer."""

    kind: str
    text: str
    courses: tuple[Course, ...]
    why: tuple[str, ...]
    is_open: bool  # the best answer is told


async def shelf(request: Request) -> Response:
    """All puzzles, by game and grade, and what of them is solved."""
    store, guest = desk.shop_of(request).house.store, desk.guest_of(request)
    books = [book for book in map(book_of, offered()) if book]
    return await desk.page(
        request,
        "puzzles/shelf.html",
        books=books,
        days={card.game: card for card in await cards_for(store, guest.player, today())},
        known=await Solving(store).of(guest.player),
        skies={book.game.name: show_of(book.game.name) for book in books},
    )


async def wanted(request: Request) -> tuple[Book, int]:
    """The puzzle that an address names, or a friendly 404."""
    game, named = request.path_params["game"], request.path_params["number"]
    book = book_of(game) if game in offered() else None
    if book is None:
        raise HTTPException(404)
    if named == TODAY:
        return book, book.of_the_day(today())
    if named == NEXT:
        player = desk.guest_of(request).player
        known = await Solving(desk.shop_of(request).house.store).of(player)
        after = desk.number(request.query_params.get("after", ""))
        grade = desk.number(request.query_params.get("stars", ""))
        return book, next_of(book, known, after, grade)
    number = desk.number(named)
    if not 0 < number <= len(book):
        raise HTTPException(404)
    return book, number


def next_of(book: Book, known: dict[str, bool], after: int, stars: int = -1) -> int:
    """The next puzzle that is not solved, round and round; of a grade, if one is named."""
    numbers = book.grades.get(stars) or range(1, len(book) + 1)
    order = [one for one in numbers if one > after] + [one for one in numbers if one <= after]
    return next((one for one in order if not known.get(book[one].id)), order[0])


async def look(request: Request) -> Response:
    """A puzzle: set, or with what is thought of an answer."""
    async with desk.reading(request):
        book, number = await wanted(request)
        if request.path_params["number"] in (NEXT, TODAY):
            return desk.onwards(f"/puzzles/{book.game.name}/{number}")
        return await shown(request, book, number)


async def shown(request: Request, book: Book, number: int, why: str = "") -> Response:
    """The page."""
    shop, guest, say = desk.shop_of(request), desk.guest_of(request), desk.say_to(request)
    name, known = await shop.house.store.name_of(guest.player), {}
    if not guest.is_new:
        known = await Solving(shop.house.store).of(guest.player)
    puzzle, game = book[number], book.game.name
    asked = request.query_params
    answer = answer_in(book, puzzle, asked.get("answer", ""))
    setting = Setting(book, number, seating.person(guest.player, name), answer is None, "")
    if "show" in asked:
        setting.may_answer = False
    words = words_at(setting.log, guest.language, puzzle.seat)
    verdict = verdict_on(puzzle, setting.log.match, answer, "show" in asked, words, say)
    setting.strip = Markup(
        shop.renderer.page(
            "puzzles/strip.html",
            guest.language,
            book=book,
            number=number,
            puzzle=puzzle,
            stars=STARS,
            verdict=verdict,
            answer=asked.get("answer", ""),
            is_solved=known.get(puzzle.id, False),
            address=setting.address,
            token=guest.token,
        )
    )
    board = shop.renderer.draw(setting, puzzle.seat, guest.language, lines=[])
    return await desk.page(
        request,
        "puzzles/page.html",
        422 if why else 200,
        name=name,
        game=game,
        title=say.say(f"title-{game}"),
        head=say.say("puzzle-head", number=number, total=len(book)),
        body_class=show_of(game).body_class,
        board=Markup(board),
        address=setting.address,
        origin_told=origin_of(puzzle, say),
        notice=why,
    )


def origin_of(puzzle: Puzzle, say: Words) -> str:
    """Which moment of which match it was."""
    bots = ", ".join(puzzle.origin.get("bots", ()))
    where = say.say(f"review-{puzzle.phase}")
    return say.say("puzzle-origin-about", move=puzzle.origin["move"] + 1, phase=where, bots=bots)


def answer_in(book: Book, puzzle: Puzzle, text: str) -> Answer | None:
    """The answer that an address names, if it is one."""
    known = {book.game.numbering.name(one.action): one for one in puzzle.answers}
    return known.get(text)


def verdict_on(
    puzzle: Puzzle, match: Match, answer: Answer | None, is_open: bool, words: Named, say: Words
) -> Verdict | None:
    """What is told of an answer; who has missed it learns the best one only by asking."""
    if answer is None and not is_open:
        return None
    best, kind = puzzle.best, verdict_of(puzzle, answer) if answer else "shown"
    is_open = is_open or answer is best
    other = answer if answer and answer is not best else puzzle.answers[1]

    def course(title: str, one: Answer) -> Course:
        cost = say.say("puzzle-costs", cost=f"{100 * one.cost:.0f}") if one.cost else ""
        told = deeds(match, 0, shown_of(match, one.line.actions), words)
        return Course(say.say(title), cost, counted(map(sentence, told)))

    courses = [course("puzzle-best-line", best)] if is_open else []
    if other is answer or is_open:
        courses.append(course("puzzle-your-line" if other is answer else "puzzle-next-line", other))
    text = judged(puzzle, answer, say) if answer else ""
    why = reasons(puzzle, other, match.game, words, say) if is_open else ()
    return Verdict(kind, text, tuple(courses), why, is_open)


def counted(deeds: Iterable[str]) -> tuple[str, ...]:
    """What is done, and how often where it is done several times in a row."""
    runs = ((deed, len(list(some))) for deed, some in groupby(deeds))
    return tuple(deed if count == 1 else f"{deed} ({count} ×)" for deed, count in runs)


async def answer(request: Request) -> Response:
    """Somebody answers, or wants to be shown: it is remembered, and a page can be loaded again."""
    form = await desk.form_of(request)
    book, number = await wanted(request)
    guest, store = desk.guest_of(request), desk.shop_of(request).house.store
    puzzle, address = book[number], f"/puzzles/{book.game.name}/{number}"
    if desk.text(form, "show"):
        await Solving(store).tried(guest.player, puzzle.id, False)
        missed = {"answer": desk.text(form, "answer")} if desk.text(form, "answer") else {}
        return gone(request, f"{address}?{urlencode({'show': 1, **missed})}")
    first = (actions_of(form) or [""])[0]  # what follows by the same click is not judged
    found = answer_in(book, puzzle, first)
    if found is None:
        say = desk.say_to(request)
        if desk.is_script(request):
            return JSONResponse({"why": say.say("puzzle-no-answer")}, 422)
        return await shown(request, book, number, say.say("puzzle-no-answer"))
    await Solving(store).tried(guest.player, puzzle.id, found is puzzle.best)
    return gone(request, f"{address}?{urlencode({'answer': first})}")


def gone(request: Request, address: str) -> Response:
    """To another page, with or without a script."""
    return JSONResponse({"go": address}) if desk.is_script(request) else desk.onwards(address)


async def play_on(request: Request) -> Response:
    """A match from here, against bots: all that the seat cannot see is dealt anew."""
    await desk.form_of(request)
    book, number = await wanted(request)
    desk.check_rate(request)
    shop, guest = desk.shop_of(request), desk.guest_of(request)
    me = seating.person(guest.player, await shop.house.store.name_of(guest.player))
    sitters: Sequence[seating.Sitter] = seated(book, number, me)
    table = await shop.house.open(book.game.name, sitters, opening=opening(book, number))
    return gone(request, f"/matches/{table.id}")
