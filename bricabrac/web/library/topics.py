"""Which section of the rules a question, a refusal or a thing belongs to: see ``topics.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

TOPICS: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("topics.toml").read_text("utf-8")
)


def anchor_of(game: str, rule: str) -> str:
    """The anchor for what ``Cited.rule`` says: a ruling's own, or the section of a message."""
    if rule.startswith("ruling-"):
        return rule
    anchor: str = TOPICS[game]["said"].get(rule, "")
    return anchor


def link_to(game: str, rule: str) -> str:
    """Where the rules say more about it; nothing, if they do not."""
    anchor = anchor_of(game, rule)
    return f"/rules/{game}#{anchor}" if anchor else ""
