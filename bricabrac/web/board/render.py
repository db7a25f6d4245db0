"""From a table to HTML: one view, one template, nothing that the view does not say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from weakref import WeakKeyDictionary

from jinja2 import Environment, Template
from markupsafe import Markup

from bricabrac.engine.match import SPECTATOR
from bricabrac.web.board.frame import board_of, curtain_of
from bricabrac.web.board.lines import LogLine, go_on, trim
from bricabrac.web.board.memory import Memory
from bricabrac.web.board.patches import Block, Blocks, Board, in_blocks, text_of
from bricabrac.web.board.people import Person, words_at
from bricabrac.web.board.shown import Shown
from bricabrac.web.board.speech import Named, texts
from bricabrac.web.board.templates import Parts, environment
from bricabrac.web.door.assets import Assets


class Kept:
    """What has been rendered of one table: its boards of one version, its log in words."""

    def __init__(self) -> None:
        self.version = -1
        self.boards: dict[tuple[int, str, int], Board] = {}
        self.blocks: dict[tuple[int, str, int], Blocks] = {}  # of the last ones
        self.lines: dict[Any, list[LogLine]] = {}


class Renderer:
    """Renders boards, each once for everybody who may see the same."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self.speaking: dict[str, Environment] = {}
        self.templates: dict[tuple[str, str], Template] = {}
        self.parts: dict[tuple[str, str], Parts] = {}
        self.known = Memory[Block]()  # pieces of boards, line by line
        self.kept: WeakKeyDictionary[Shown, Kept] = WeakKeyDictionary()

    def template(self, name: str, language: str) -> Template:
        """A template that speaks a language."""
        found = self.templates.get((name, language))
        if found is None:
            if language not in self.speaking:
                self.speaking[language] = environment(self.assets, language)
            found = self.templates[name, language] = self.speaking[language].get_template(name)
        return found

    def parts_of(self, name: str, language: str) -> Parts:
        """The macros of a template, in a language."""
        key = (name, language)
        if key not in self.parts:
            self.parts[key] = Parts(self.template(name, language))
        return self.parts[key]

    def page(self, template: str, language: str, **context: Any) -> str:
        """A whole page."""
        return self.template(template, language).render(**context)

    def board(self, table: Shown, seat: int, language: str, due: int = SPECTATOR) -> str:
        """The board as a page has it."""
        return text_of(self.blocks(table, seat, language, due))

    def blocks(self, table: Shown, seat: int, language: str, due: int = SPECTATOR) -> Board:
        """The board as a seat or a spectator sees it, in a language; rendered once a version.

        While a shared device is passed on to the seat ``due``, it is a curtain, made of what
        spectators may know.
        """
        kept = self._kept_of(table)
        if kept.version != table.version:
            kept.version = table.version
            kept.boards.clear()
        key = (seat, language, due)
        if key not in kept.boards:
            before = kept.blocks.setdefault(key, {})
            kept.boards[key] = in_blocks(self._draw(table, seat, language, due), before, self.known)
        return kept.boards[key]

    def draw(
        self,
        shown: Shown,
        seat: int,
        language: str,
        due: int = SPECTATOR,
        lines: list[LogLine] | None = None,
    ) -> str:
        """The same, rendered anew; with its log in words, if somebody has it."""
        return text_of(in_blocks(self._draw(shown, seat, language, due, lines), {}, self.known))

    def _draw(
        self,
        shown: Shown,
        seat: int,
        language: str,
        due: int = SPECTATOR,
        lines: list[LogLine] | None = None,
    ) -> Iterable[str]:
        """The pieces of a board, as its template writes them."""
        log, is_curtain = shown.log, due != SPECTATOR
        is_bare = is_curtain or log.is_undealt  # nothing of a table is shown
        eyes = SPECTATOR if is_curtain else seat
        own = (one for one in range(log.header.seats) if shown.is_me(one, eyes))
        words = words_at(log, language, next(own, SPECTATOR))
        if lines is None:
            lines = self.lines_of(shown, eyes, words)
        context = board_of(shown, eyes, words, lines)
        if is_curtain:
            context |= curtain_of(log, due, context["people"])
        name = "hotseat/curtain.html" if is_bare else f"{log.game.name}/table.html"
        template = self.template(name, language)
        told = {
            **self.speaking[language].globals,
            **context,
            "frame": self.parts_of("frame.html", language),
            "part": self.parts_of(f"{log.game.name}/parts.html", language),
            "after": self.after(shown, context["people"], words),
        }
        return template.root_render_func(template.new_context(told, shared=True))

    def after(self, shown: Shown, people: tuple[Person, ...], words: Named) -> Markup:
        """What is said about a match that is over; looking back, the page says it itself."""
        if shown.is_past or not shown.log.is_over:
            return Markup()
        from bricabrac.web.replay.after import afterwards  # which is made of what is made here

        template = self.template("replay/after.html", words.language)
        return Markup(afterwards(shown, people, words, texts(words.language), template))

    def _kept_of(self, table: Shown) -> Kept:
        """What has been rendered of a table, as long as there is one."""
        return self.kept.setdefault(table, Kept())

    def said_of(self, table: Shown, key: Any) -> list[LogLine]:
        """What has been said of a table in one way: perhaps not all, and nothing taken back."""
        lines = self._kept_of(table).lines.setdefault(key, [])
        trim(lines, table.log.match.history)
        return lines

    def lines_of(self, table: Shown, seat: int, words: Named) -> list[LogLine]:
        """Every action in words, as a seat or a spectator may know it."""
        lines = self.said_of(table, (seat, words.language, tuple(words.names)))
        go_on(lines, table.log, seat, words)
        return lines
