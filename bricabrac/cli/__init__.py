"""The terminal: ``bricabrac play`` and the other COMMANDS.

One module a command, with ``add(parser)`` for its arguments and ``run(args)``, which
returns the exit status. A new command is a name in COMMANDS, a module of that name, and a
message ``command-NAME`` in every language. Only the command that is asked for is imported.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bricabrac.cli.arguments import Command, Parser
from bricabrac.cli.texts import Trouble, language_from, one_line, texts
from bricabrac.engine.game import Impossible
from bricabrac.engine.phrases import MESSAGES
from bricabrac.engine.plugins import LeftOut
from bricabrac.engine.words import words_in
from bricabrac.store.address import shown

COMMANDS = (
    "play", "serve", "think", "bots", "cards", "replay", "review", "puzzle", "puzzles", "verify",
    "duel", "league", "legal", "act", "fuzz", "bench", "train", "export", "study", "store",
)  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what goes wrong is told in one sentence, with exit status 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = language_from(os.environ)
    _open_streams()
    try:
        asked, given = Parser(texts(language), add_help=False).parse_known_args(given)
        language = asked.lang or language
        if asked.workshops is not None:  # card facts are read when the games are imported
            os.environ["BRICABRAC_WORKSHOPS"] = asked.workshops
        _tell_what_is_left_out(language)
        status = _run(given, language, asked.workshops)
        sys.stdout.flush()
    except Trouble as trouble:
        status = _complain(trouble.told(texts(language)))
    except Impossible as error:
        status = _complain(one_line(error.told(language)))
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        status = _be_quiet(1)
    except OSError as error:  # the output itself: a full disk, say
        status = _be_quiet(_complain(texts(language).say("trouble-output", why=error.strerror)))
    return status


def _run(given: list[str], language: str, workshops: str | None) -> int:
    """Read the arguments and run the command; without one, the commands are listed."""
    say = texts(language).say
    parser = Parser(texts(language), prog="bricabrac", description=say("about"))
    commands = parser.add_subparsers(
        title=say("help-commands"), metavar="COMMAND", parser_class=Command
    )
    for name in COMMANDS:
        about = say(f"command-{name}")
        commands.add_parser(name, texts=texts(language), help=about, description=about)
    command = given[0] if given and not given[0].startswith("-") else ""
    if command and command not in COMMANDS:
        raise Trouble("trouble-command", command=command, known=", ".join(COMMANDS))
    args, unknown = parser.parse_known_args(given)
    if unknown:
        name = f"{parser.prog} {command}".strip()
        raise Trouble("trouble-unknown", given=unknown[0], command=name)
    if not command:
        parser.print_help()
        return 0
    args.lang, args.workshops = language, workshops
    status: int = args.run(args)
    return status


def _open_streams() -> None:
    """Nothing that is typed or written can be a letter too many, nor can a stream be missing."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115 (for as long as we run)
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _tell_what_is_left_out(language: str) -> None:
    """A plug-in that cannot be used is told in one sentence; other warnings as ever."""
    show = warnings.showwarning

    def tell(message: Warning | str, *about: Any, **more: Any) -> None:
        if isinstance(message, LeftOut):
            _complain(one_line(words_in(language, MESSAGES).say(message.reason)))
        else:
            show(message, *about, **more)

    warnings.showwarning = tell


def _complain(sentence: str) -> int:
    """One line for people who look at what went wrong."""
    with suppress(OSError):
        print(f"bricabrac: {shown(sentence)}", file=sys.stderr, flush=True)
    return 2


def _be_quiet(status: int) -> int:
    """Whoever read our output has gone: nothing more is written, not even on the way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status
