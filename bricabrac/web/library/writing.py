"""The rules as HTML: Markdown with signs of our own, which are rules of its parser."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from bricabrac.web.library.rulebook import BLOCK

SIGN = re.compile(r":(?P<icon>[a-z]+):|@(?P<card>\w+)|§(?P<cited>\d+)")
SIGNS = ("icon", "card", "cited", "facts")


def sign(state: StateInline, silent: bool) -> bool:
    """``:coal:``, ``@P1`` or ``§12``, within a line."""
    found = SIGN.match(state.src, state.pos)
    if found and found.lastgroup:
        if not silent:
            state.push(found.lastgroup, "", 0).content = found[found.lastgroup]
        state.pos = found.end()
    return bool(found)


def facts(state: StateBlock, line: int, end: int, silent: bool) -> bool:
    """``[[prices]]``, on a line of its own."""
    found = BLOCK.fullmatch(state.getLines(line, line + 1, 0, False))
    if found and not silent:
        state.push("facts", "", 0).content = found[1]
        state.line = line + 1
    return bool(found)


def drawn(_: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    """A sign, as whoever asks for the page draws it."""
    html: str = env[tokens[place].type](tokens[place].content)
    return html


MARKDOWN = MarkdownIt("commonmark", {"html": False})
MARKDOWN.inline.add_terminator_char("§")
MARKDOWN.inline.ruler.push("sign", sign)
MARKDOWN.block.ruler.before("paragraph", "facts", facts)
for one in SIGNS:
    MARKDOWN.add_render_rule(one, drawn)


def html_of(text: str, draw: Mapping[str, Callable[[str], str]]) -> str:
    """A text of the rules; every sign is drawn by the function of its name."""
    html: str = MARKDOWN.render(text, dict(draw))
    return html
