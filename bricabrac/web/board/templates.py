"""Templates that speak a language, and their parts, which are rendered once."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import groupby
from operator import attrgetter
from typing import Any, cast

from jinja2 import (
    Environment,
    FileSystemLoader,
    StrictUndefined,
    Template,
    nodes,
    select_autoescape,
)
from jinja2.compiler import CodeGenerator
from jinja2.ext import Extension
from markupsafe import Markup, escape

from bricabrac.engine.words import LANGUAGES
from bricabrac.web.board.memory import Memory
from bricabrac.web.board.patches import SMALL
from bricabrac.web.board.pieces import Pieces
from bricabrac.web.board.speech import texts
from bricabrac.web.clock.pages import clock_time
from bricabrac.web.door.assets import WEB, Assets
from bricabrac.web.library.help import help_address
from bricabrac.web.library.topics import link_to
from bricabrac.web.table.log import PACES

SIGNS = re.compile(r"[&<>\"']").search  # what is to be escaped
SPOKEN = {"en": "English", "fr": "Français", "de": "Deutsch"}


class Spoken(Extension):
    """Reads templates as they are meant: indentation is for whoever writes them.

    Lines are joined inside of tags. ``say("close")`` is written out, since a board has a hundred
    of them; what a message has to be told (``say("round", number=3)``) is said when it is known.
    """

    fixed = re.compile(r"""\bsay\((["'])([\w-]+)\1\)""")
    picture = re.compile(r"""\{\{ (icon|drawing)\("([\w-]+)"(?:, "([\w -]*)")?\) \}\}""")
    tag = re.compile(r"<[a-z{](?:\{\{.*?\}\}|\{%.*?%\}|[^>])*>", re.DOTALL)
    end = re.compile(r"\s*\n\s*")

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """The source without indentation, in the language of its environment."""
        say = cast(Callable[[str], str], self.environment.globals["say"])
        joined = self.tag.sub(lambda found: self.end.sub(" ", found[0]), source)
        lines = self.end.sub("\n", joined)
        drawn = self.picture.sub(self.drawn, lines)
        return self.fixed.sub(lambda found: json.dumps(say(found[2])), drawn)

    def drawn(self, found: re.Match[str]) -> str:
        """A picture that hangs on nothing."""
        draw = cast(Callable[..., Markup], self.environment.globals[found[1]])
        return draw(found[2], found[3] or "")


class Writing(CodeGenerator):
    """Writes templates as code that asks for nothing that is known.

    Nothing that is called here wants to know the context, what is markup already is not looked
    at again, and nearly everything that is asked for after a dot is an attribute.
    """

    def visit_Call(self, node: nodes.Call, frame: Any, forward_caller: bool = False) -> None:
        """A plain call."""
        assert not forward_caller
        self.visit(node.node, frame)
        self.write("(")
        assert node.dyn_args is None
        assert node.dyn_kwargs is None
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write(")")

    def visit_Getattr(self, node: nodes.Getattr, frame: Any) -> None:
        """An attribute; whatever has none of this name is asked as Jinja would."""
        self.write("(found if (found := getattr(asked := ")
        self.visit(node.node, frame)
        self.write(f", {node.attr!r}, missing)) is not missing")
        self.write(f" else environment.getattr(asked, {node.attr!r}))")

    def visit_Output(self, node: nodes.Output, frame: Any) -> None:
        """What is small comes in one piece; parts, and what is long, as pieces of their own."""
        if frame.buffer is not None or frame.require_output_check:
            super().visit_Output(node, frame)
            return
        for is_apart, few in groupby(node.nodes, is_piece):
            run = list(few)
            if is_apart or len(run) == 1:
                super().visit_Output(nodes.Output(run, lineno=node.lineno), frame)
                continue
            inside = frame.copy()
            inside.buffer = self.temporary_identifier()
            self.writeline(f"{inside.buffer} = []")
            super().visit_Output(nodes.Output(run, lineno=node.lineno), inside)
            self.writeline(f"yield concat({inside.buffer})")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Any) -> None:
        """``"lit" if card.is_lit``: otherwise nothing, which Jinja would make an object of."""
        self.write("(")
        self.visit(node.expr1, frame)
        self.write(" if ")
        self.visit(node.test, frame)
        self.write(" else ")
        self.visit(node.expr2 or nodes.Const(""), frame)
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Any, finalize: Any) -> None:
        assert frame.eval_ctx.autoescape
        assert finalize.src is None
        self.write("(told if type(told := ")

    def _output_child_post(self, node: nodes.Expr, frame: Any, finalize: Any) -> None:
        self.write(") is Markup else environment.written(told))")


def is_piece(node: nodes.Expr) -> bool:
    """Whether a board knows again what is written here: a part, or a text that is long enough."""
    if isinstance(node, nodes.TemplateData):
        return len(node.data) >= SMALL
    return isinstance(node, nodes.Call) and getattr(node.node, "name", "") in ("part", "frame")


class Speaking(Environment):
    """Templates in one language: most of what they are told to write is markup already."""

    code_generator_class = Writing

    @staticmethod
    def written(value: Any) -> Any:
        """The value, as a board says it."""
        if isinstance(value, str):
            return escape(value) if SIGNS(value) else value
        return str(value) if type(value) is int else escape(value)


def environment(assets: Assets, language: str) -> Environment:
    """The templates of the frame and of all rooms, in one language."""
    made = Speaking(
        loader=FileSystemLoader([WEB / "templates", WEB]),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
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
    for name in ("icon", "drawing", "piece", "pay", "scene", "who", "stock", "told"):
        made.globals[name] = getattr(pieces, name)
    return made


class Parts:
    """Parts of boards in one language: equal contents are rendered once."""

    def __init__(self, template: Template) -> None:
        self.module: Any = template.make_module({"part": self})
        self.kept = Memory[str]()

    def __call__(self, name: str, *contents: Any) -> str:
        """The part of this name (``slot``, or ``workshop.slot``) with these hashable contents."""
        return self.kept.of((name, *contents), self.made, name, contents)

    def made(self, name: str, contents: tuple[Any, ...]) -> str:
        """The same, rendered anew."""
        return cast(str, attrgetter(name)(self.module)(*contents))
