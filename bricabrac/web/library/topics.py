"""Which section of the rules a question, a refusal or a thing belongs to: ``topics.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from bricabrac.web.board.speech import WEB


@dataclass(frozen=True, slots=True)
class Topics:
    """What a game talks about, by the anchors of its rules."""

    said: dict[str, str]  # questions and refusals, by message
    things: dict[str, str]  # on the table
    rulings: dict[str, list[int]]  # by kind of card, besides those that name the card


@cache
def topics_of(game: str) -> Topics:
    """The topics of a game, read once."""
    return Topics(**tomllib.loads((WEB / game / "topics.toml").read_text("utf-8")))


def link_to(game: str, rule: str) -> str:
    """Where the rules say more about what ``Cited.rule`` says; nothing, if they do not."""
    anchor = rule if rule.startswith("ruling-") else topics_of(game).said.get(rule, "")
    return f"/rules/{game}#{anchor}" if anchor else ""
