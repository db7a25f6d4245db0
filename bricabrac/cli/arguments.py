"""Arguments of the command line, read by argparse, told in our words."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from bricabrac.cli.texts import Trouble
from bricabrac.engine.words import Words


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints are messages."""

    def __init__(self, texts: Words, name: str, about: str) -> None:
        super().__init__(
            prog=name,
            description=about,
            add_help=False,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self.texts = texts
        self._positionals.title = texts.say("help-arguments")
        self._optionals.title = texts.say("help-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("option-help"))

    def error(self, message: str) -> NoReturn:
        """Argparse explains itself in English only, so its text is not shown."""
        raise Trouble("trouble-usage", command=self.prog)

    def format_help(self) -> str:
        """The help, with its first word in our language."""
        usage = self.texts.say("help-usage")
        return super().format_help().replace("usage:", f"{usage}:", 1)

    def choose(self, given: Sequence[str], commands: Iterable[str]) -> str:
        """The command that is meant; without one, the list of commands is shown."""
        commands = tuple(commands)
        for place, word in enumerate(given):
            if word in commands:
                return word
            is_value = place > 0 and given[place - 1] == "--lang"
            if not word.startswith("-") and not is_value:
                raise Trouble("trouble-command", command=word, known=", ".join(commands))
        wide = max(map(len, commands))
        lines = (f"  {name:{wide}}  {self.texts.say(f'command-{name}')}" for name in commands)
        self.usage = f"bricabrac {{{','.join(commands)}}} …"
        self.epilog = "\n".join([f"{self.texts.say('help-commands')}:", *lines])
        self.add_argument("--lang", metavar="en|fr|de", help=self.texts.say("option-lang"))
        self.print_help()
        raise SystemExit(0)


def one_of(known: Iterable[str], trouble: str) -> Callable[[str], str]:
    """The type of an argument that is a word out of a list."""
    known = tuple(known)

    def check(word: str) -> str:
        if word not in known:
            raise Trouble(trouble, given=word, known=", ".join(known))
        return word

    return check


def option(parser: Parser, name: str, **more: Any) -> None:
    """An option, whose help is the message ``option-NAME``."""
    parser.add_argument(f"--{name}", help=parser.texts.say(f"option-{name}"), **more)


def file(parser: Parser, id: str, name: str = "file") -> None:
    """A file that has to be named; ``id`` is the message of its help."""
    parser.add_argument(name, metavar="FILE", help=parser.texts.say(id))
