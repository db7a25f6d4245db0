"""Choice: an answer that has no thing to click, as a big button that says its result."""

from __future__ import annotations

from typing import Any, NamedTuple

from bricabrac.web.board.asking import Asked
from bricabrac.web.board.speech import Named

Icons = tuple[tuple[str, str], ...]


class Choice(NamedTuple):
    """A button: what it does, what it says, why it may not be pressed."""

    action: str
    text: str
    why: str = ""
    pieces: Icons = ()
    wanted: Icons = ()
    faces: tuple[Any, ...] = ()  # of machines
    icon: str = ""
    worth: int = 0
    plan: str = ""  # the picture of a project
    paid: Icons = ()  # what somebody else pays for it,
    payer: str = ""  # and who
    is_poor: bool = False  # it gives nothing, and may be chosen all the same:
    note: str = ""  # why, where the text does not say it


def choice(action: str, asked: Asked, words: Named, **more: Any) -> Choice:
    """A button for an action, with what it would do, or why not."""
    text = more.pop("text", "") or words.say(asked.describe(action))
    return Choice(action, text, words.cite(asked.why_not(action)), **more)
