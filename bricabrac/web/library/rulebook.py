"""The rules as they are written in ``GAME/rules/LANGUAGE.md``: sections and rulings.

The texts are Markdown with a few signs of our own: ``{goal}`` is a number of the game, ``:coal:``
an icon, ``@P1`` a card, ``§12`` a ruling, ``[[prices]]`` a table made from the card facts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from bricabrac.games import GAMES
from bricabrac.web.board.speech import WEB
from bricabrac.web.show import show_of

HEADING = re.compile(r"^(##+) (.+?) \{#([a-z-]+)\}$", re.MULTILINE)
RULING = re.compile(r"^- \*\*(\d+)\*\* (.+)$", re.MULTILINE)
CARD = re.compile(r"@(\w+)")
CITED = re.compile(r"§(\d+)")
BLOCK = re.compile(r"^\[\[(\w+)\]\]$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules, as it is written, with its numbers filled in."""

    anchor: str
    level: int
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language."""

    game: str
    language: str
    sections: tuple[Section, ...]
    rulings: dict[int, str]

    @property
    def anchors(self) -> set[str]:
        """Everything that a link can lead to."""
        return {one.anchor for one in self.sections} | {ruling(one) for one in self.rulings}

    def title_of(self, anchor: str) -> str:
        """The title of a section."""
        return next(one.title for one in self.sections if one.anchor == anchor)

    def rulings_about(self, card: str) -> list[int]:
        """The rulings that name a card."""
        return [number for number, text in self.rulings.items() if card in CARD.findall(text)]

    def sections_about(self, card: str) -> list[str]:
        """The sections that name a card, rulings apart."""
        return [
            one.anchor
            for one in self.sections
            if card in CARD.findall(one.text) and not RULING.search(one.text)
        ]


def ruling(number: int) -> str:
    """The anchor of a ruling."""
    return f"ruling-{number}"


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game, read once."""
    text = (WEB / game / "rules" / f"{language}.md").read_text("utf-8")
    heads = list(HEADING.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    facts = show_of(game).facts(GAMES[game].words(language))
    sections = tuple(
        Section(head[3], len(head[1]), head[2], text[head.end() : end].strip().format_map(facts))
        for head, end in zip(heads, ends, strict=True)
    )
    rulings = {
        int(number): told
        for section in sections
        for number, told in RULING.findall(section.text)
    }  # fmt: skip
    return Rulebook(game, language, sections, rulings)
