"""Arguments of the command line: argparse reads them, and our words say what is wrong with them."""

from __future__ import annotations

from argparse import Action, ArgumentError, ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, NoReturn

from bricabrac.cli.texts import Trouble, known_language
from bricabrac.engine.words import LANGUAGES, Words


class Parser(ArgumentParser):
    """A parser whose help and complaints are messages."""

    def __init__(self, texts: Words, add_help: bool = True, **more: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, **more)
        self.texts = texts
        self._positionals.title = texts.say("help-arguments")
        self._optionals.title = texts.say("help-options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help=texts.say("option-help"))
        option(self, "lang", type=known_language, metavar="|".join(LANGUAGES))
        option(self, "workshops", metavar="FILE")

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        """What was given, and what is none of ours; or Trouble, which names the argument."""
        try:
            found: tuple[Any, list[str]] = super().parse_known_args(args, namespace)
            return found
        except ArgumentError as error:
            if error.argument_name is None:
                self.error(error.message)
            action = self._called(error.argument_name)
            if isinstance(error.__context__, Trouble):  # what the type of the argument says
                why = error.__context__.told(self.texts)
                raise Trouble("trouble-argument", argument=shown(action), why=why) from None
            takes = action.help or ""
            raise Trouble("trouble-written", usage=usage(action), takes=takes) from None

    def error(self, message: str) -> NoReturn:
        """Only arguments that are missing end here; argparse lists them after a colon."""
        action = self._called(message.rpartition(": ")[2].partition(", ")[0])
        about = {"argument": shown(action), "takes": action.help or ""}
        raise Trouble("trouble-required", command=self.prog, **about)

    def _called(self, name: str) -> Action:
        """The argument that argparse calls so in its complaints."""
        return next(
            action
            for action in self._actions
            if name == ("/".join(action.option_strings) or action.metavar)
        )

    def format_help(self) -> str:
        """The help, with its first word in our language."""
        usage = self.texts.say("help-usage")
        return super().format_help().replace("usage:", f"{usage}:", 1)


class Command(Parser):
    """The parser of one command, whose module is imported when somebody asks for it."""

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        """The module says which arguments there are, and what is then to be run."""
        module = import_module(f"bricabrac.cli.{self.prog.split()[-1]}")
        module.add(self)
        self.set_defaults(run=module.run)
        return super().parse_known_args(args, namespace)


def shown(action: Action) -> str:
    """What people call an argument."""
    return action.option_strings[-1] if action.option_strings else str(action.metavar)


def usage(action: Action) -> str:
    """``--seed N``: how an argument is written."""
    return shown(action) if action.nargs == 0 else f"{shown(action)} {action.metavar}"


def one_of(known: Iterable[str], trouble: str = "trouble-choice") -> Callable[[str], str]:
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
