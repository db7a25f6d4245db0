"""From a table to HTML: one view, one template, nothing that the view does not say."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, cast

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template, select_autoescape
from jinja2.ext import Extension
from markupsafe import Markup

from bricabrac.bots import BOTS
from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.words import LANGUAGES, Event, Words
from bricabrac.web.board.asking import May
from bricabrac.web.board.pieces import Pieces
from bricabrac.web.board.speech import Named, sentence, texts
from bricabrac.web.clock.pages import clock_time
from bricabrac.web.door.assets import WEB, Assets
from bricabrac.web.learning.coach import coach_of
from bricabrac.web.library.help import help_address
from bricabrac.web.library.topics import link_to
from bricabrac.web.show import show_of
from bricabrac.web.table import seating
from bricabrac.web.table.seating import Sitter
from bricabrac.web.table.table import PACES, Table

MOST_LINES = 40  # of the log and of the chat
MOST_PARTS = 6000  # kept in one language
SPOKEN = {"en": "English", "fr": "Français", "de": "Deutsch"}


class Spoken(Extension):
    """Writes ``say("close")`` out while a template is compiled: a board has a hundred of them.

    What a message has to be told (``say("round", number=3)``) is still said when it is known.
    """

    fixed = re.compile(r"""\bsay\((["'])([\w-]+)\1\)""")

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """The source, in the language of its environment."""
        say = cast(Callable[[str], str], self.environment.globals["say"])
        return self.fixed.sub(lambda found: json.dumps(say(found[2])), source)


def environment(assets: Assets, language: str) -> Environment:
    """The templates of the frame and of all rooms, in one language."""
    made = Environment(
        loader=FileSystemLoader([WEB / "templates", WEB]),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    say = texts(language)
    made.globals.update(say=say.say, language=language)
    made.add_extension(Spoken)
    made.globals.update(
        asset=assets.address,
        art=assets.address("art.svg"),
        languages=SPOKEN,
        paces=PACES,
        has_asset=assets.files.__contains__,
        speaks=LANGUAGES,
        help_address=help_address,
        link_to=link_to,
        clock_time=clock_time,
    )
    pieces = Pieces(assets.address("art.svg"))
    for name in ("icon", "drawing", "piece", "pay", "scene", "who", "stock"):
        made.globals[name] = getattr(pieces, name)
    return made


def bot_name(bot: str, say: Words) -> str:
    """What a bot is called."""
    id = f"bot-{bot}"
    return say.say(id) if id in say else bot.capitalize()


def bot_about(bot: str, say: Words) -> str:
    """A word about how a bot plays."""
    id = f"bot-{bot}-about"
    return say.say(id) if id in say else ""


def bots() -> list[str]:
    """The bots there are, weakest first."""
    return list(BOTS)


def name_of(seat: int, sitter: Sitter, say: Words) -> str:
    """What a sitter is called at the table."""
    if sitter.kind == seating.BOT:
        return bot_name(sitter.bot, say)
    if sitter.kind == seating.OPEN:
        return say.say("open-seat")
    return sitter.name or say.say("guest", number=seat + 1)


def names_at(table: Table, say: Words) -> list[str]:
    """What everybody is called; namesakes get a number."""
    names = [name_of(seat, sitter, say) for seat, sitter in enumerate(table.sitters)]
    return [
        f"{name} {names[:seat].count(name) + 1}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def words_at(table: Table, language: str) -> Named:
    """The game's words in a language, with the names of those who sit at a table."""
    names = names_at(table, texts(language))
    return Named(table.game.words(language), names, show_of(table.game.name).aliases)


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits on a seat, as the table shows it."""

    seat: int
    name: str
    letter: str
    is_me: bool
    is_bot: bool
    is_open: bool
    is_away: bool
    is_here: bool
    about: str
    key: str


class Parts:
    """Parts of boards in one language: equal contents are rendered once."""

    def __init__(self, template: Template) -> None:
        self.module: Any = template.make_module({"part": self})
        self.kept: dict[Any, str] = {}

    def __call__(self, name: str, *contents: Any) -> str:
        """The part of this name with these contents, which are hashable."""
        key = (name, contents)
        html = self.kept.get(key)
        if html is None:
            if len(self.kept) > MOST_PARTS:
                self.kept.clear()
            html = self.kept[key] = getattr(self.module, name)(*contents)
        return html


class Renderer:
    """Renders boards, each once for everybody who may see the same."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self.speaking: dict[str, Environment] = {}
        self.parts: dict[tuple[str, str], Parts] = {}

    def template(self, name: str, language: str) -> Template:
        """A template that speaks a language."""
        if language not in self.speaking:
            self.speaking[language] = environment(self.assets, language)
        return self.speaking[language].get_template(name)

    def parts_of(self, name: str, language: str) -> Parts:
        """The macros of a template, in a language."""
        key = (name, language)
        if key not in self.parts:
            self.parts[key] = Parts(self.template(name, language))
        return self.parts[key]

    def page(self, template: str, language: str, **context: Any) -> str:
        """A whole page."""
        return self.template(template, language).render(**context)

    def board(self, table: Table, seat: int, language: str, due: int = SPECTATOR) -> str:
        """The board as a seat or a spectator sees it, in a language.

        While a shared device is passed on to the seat ``due``, it is a curtain, made of what
        spectators may know.
        """
        key = (seat, language, due)
        if key not in table.renders:
            is_curtain = due != SPECTATOR
            name = "hotseat/curtain.html" if is_curtain else f"{table.game.name}/table.html"
            frame = self.parts_of("frame.html", language)
            around = board_of(table, SPECTATOR if is_curtain else seat, language, frame)
            if is_curtain:
                around |= curtain_of(table, due, around["people"])
            table.renders[key] = self.template(name, language).render(
                frame=frame,
                part=self.parts_of(f"{table.game.name}/parts.html", language),
                after=self.after(table, around["people"], language),
                **around,
            )
        return table.renders[key]

    def after(self, table: Table, people: tuple[Person, ...], language: str) -> Markup:
        """What is said about a match that is over; looking back, the page says it itself."""
        if table.is_past or not table.is_over:
            return Markup()
        from bricabrac.web.replay.after import afterwards  # which is made of what is made here

        words, template = words_at(table, language), self.template("replay/after.html", language)
        return Markup(afterwards(table, people, words, texts(language), template))


def board_of(table: Table, seat: int, language: str, frame: Parts) -> dict[str, Any]:
    """Everything that the template of a board needs."""
    say = texts(language)
    show = show_of(table.game.name)
    names = names_at(table, say)
    coach = coach_of(table.coached(seat), table.game.name, names[table.active], say)
    later = {"lesson-later": lambda words, message: say.say(message)}
    words = Named(table.game.words(language), names, {**show.aliases, **later})
    view = table.view(seat)
    question, outcome = table.game.question(view.state), table.outcome
    around = frame_of(table, seat, names, say)
    is_held = table.is_open or table.is_past or around["is_away"] or around["is_late"]
    may_act: May = not is_held
    shown = show.table_of(view, words, say, coach.wanted if coach else may_act)
    return {
        **around,
        **shown,
        "coach": coach,
        "not_now": coach.first if coach else shown["not_now"],
        "prompt": words.say(question),
        "rules": link_to(table.game.name, question.id),
        "points": " ".join(str(side.points) for side in view.state.seats[: len(names)]),
        "log": log_of(table, seat, words, around["people"], frame),
        "outcome": outcome,
        "won": outcome is not None
        and not around["mine"]
        and any(table.is_me(one, seat) for one in outcome.winners),
        "winners": [names[one] for one in outcome.winners] if outcome else [],
    }


def mine_of(table: Table, seat: int, people: tuple[Person, ...]) -> tuple[Person, ...]:
    """Everybody on the device of a seat, if it is shared."""
    own = table.seats_of(table.sitters[seat].player) if seat != SPECTATOR else []
    return tuple(people[one] for one in own) if len(own) > 1 else ()


def curtain_of(table: Table, due: int, people: tuple[Person, ...]) -> dict[str, Any]:
    """What a curtain tells besides: nothing of any seat's own."""
    last = table.hand_of(table.sitters[due].player)
    with_keys = tuple(
        replace(one, key=sitter.key) for one, sitter in zip(people, table.sitters, strict=True)
    )
    return {
        "people": with_keys,
        "due": people[due],
        "mine": mine_of(table, due, people),
        "is_seated": True,
        "undoable": last != SPECTATOR and not table.is_open and bool(table.undoable(last)),
        "last": people[last] if last != SPECTATOR else None,
    }


def clock_of(table: Table) -> Any:
    """The clock as the table shows it: limits, for whom it runs, since when, what is left."""
    clock = table.clock
    if not clock.is_on:
        return None
    left = tuple(
        clock.left(seat) if sitter.kind == seating.PERSON else None
        for seat, sitter in enumerate(table.sitters)
    )
    return {"limits": clock, "seat": clock.seat, "since": clock.since, "left": left}


def deed_of(table: Table) -> str:
    """The verb of the last action, which everybody has seen: for the sound it makes."""
    history = table.match.history
    return table.game.numbering.name(history[-1].action).partition(" ")[0] if history else ""


def frame_of(table: Table, seat: int, names: list[str], say: Words) -> dict[str, Any]:
    """What stands around every game's table."""
    people = tuple(
        Person(
            seat=number,
            name=names[number],
            letter=names[number][:1].upper(),
            is_me=table.is_me(number, seat),
            is_bot=sitter.kind == seating.BOT,
            is_open=sitter.kind == seating.OPEN,
            is_away=sitter.kind == seating.PERSON and sitter.away,
            is_here=sitter.kind != seating.PERSON or sitter.player in table.present,
            about=bot_about(sitter.bot, say) if sitter.bot else "",
            key=sitter.key if seat != SPECTATOR else "",  # only those at the table invite to it
        )
        for number, sitter in enumerate(table.sitters)
    )
    return {
        "id": table.id,
        "game": table.game.name,
        "title": say.say(f"title-{table.game.name}"),
        "seat": seat,
        "turn": table.turn,
        "version": table.version,
        "people": people,
        "names": names,
        "active": table.active,
        "is_seated": seat != SPECTATOR,
        "is_mine": seat == table.active
        and not (table.is_open or table.is_over or table.is_past)
        and not (table.sitters[seat].away or table.lent == seat),
        "is_open": table.is_open,
        "is_over": table.is_over,
        "is_listed": table.header.listed,
        "is_away": seat != SPECTATOR and table.sitters[seat].away,
        "is_late": seat != SPECTATOR and seat == table.lent,
        "is_out": seat != SPECTATOR and table.sitters[seat].late,
        "mine": mine_of(table, seat, people),
        "is_preparing": table.is_preparing,
        "clock": clock_of(table),
        "deed": deed_of(table),
        "levels": tuple((bot, bot_name(bot, say)) for bot in bots()),
        "undoable": seat != SPECTATOR and not table.is_open and bool(table.undoable(seat)),
        "taken_back": names[table.taken_back] if table.taken_back >= 0 else "",
        "pace": table.pace,
        "has_bots": any(sitter.is_bot for sitter in table.sitters),
        "chat": table.chat[-MOST_LINES:],
        "has_more": len(table.match.history) > MOST_LINES,
        "rematch": table.rematch,
        "is_past": table.is_past,
        "source": table.source,
        "start": table.start,
        "seed": table.header.seed if table.is_over else None,
    }


@dataclass(frozen=True, slots=True)
class Told:
    """What happened with one action, in words."""

    seat: int
    lines: tuple[str, ...]
    html: str  # the line of the log


def told_of(seat: int, events: list[Event], words: Named, frame: Parts) -> Told:
    """An action of a seat, by the events that tell of it."""
    done = tuple(sentence(words.say(event)) for event in events)
    letter = words.names[seat][:1].upper()
    return Told(seat, done, frame("line", seat, letter, done) if done else "")


def log_of(
    table: Table,
    seat: int,
    words: Named,
    people: tuple[Person, ...],
    frame: Parts,
    most: int = MOST_LINES,
) -> list[Told]:
    """The last actions in words, the newest first. What was said once is not said again."""
    key = (seat, words.language, tuple(words.names))
    told, history = table.told.setdefault(key, []), table.match.history
    while len(told) < len(history):
        number = len(told)
        person = people[history[number].seat]
        told.append(told_of(person.seat, table.match.events(number, seat), words, frame))
    return [one for one in reversed(told[-most:]) if one.lines]
