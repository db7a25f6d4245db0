"""Speech: a game's words at the terminal, where people and machines have names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bricabrac.cli.texts import Trouble
from bricabrac.engine.grammar import Noun
from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.words import Message, Several, Words


class Spoken(Words):
    """Words that call seats by name, one of them "you", and machines by name and code."""

    def __init__(
        self, words: Words, names: Mapping[int, str] | None = None, me: int = SPECTATOR
    ) -> None:
        self.language, self.bundle = words.language, words.bundle
        self.names, self.me = names or {}, me

    def say(self, message: Message | Several | str, **args: Any) -> str:
        """The message: “you play the Fox (R1)”, since R1 is what one types."""
        if isinstance(message, Message):
            about = message.args
            if message.id == "seat" and about["number"] == self.me:
                return super().say(Message("seat-you"))
            if message.id == "seat" and about["number"] in self.names:
                return self.names[about["number"]]
            if message.id == "kind":
                return marked(super().say(f"machine-{about['id']}"), about["id"])
            if message.id == "machine":
                return marked(self.say(about["name"]), about["id"])
        return super().say(message, **args)


def marked(name: str, code: str) -> str:
    """A name with the code behind it that is typed: ``Fox (R1)``."""
    mark = f" ({code})"
    return Noun(name.word, name.forms, mark) if isinstance(name, Noun) else f"{name}{mark}"


def names(text: str) -> dict[int, str]:
    """The type of the names of people, by seat: ``Ada,Bruno``."""
    given = [name.strip() for name in text.split(",")]
    if not text.isprintable() or not any(given):
        raise Trouble("trouble-names", given=text)
    return {seat: name for seat, name in enumerate(given) if name}
