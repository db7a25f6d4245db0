"""Opens the terminal app again and again: everything is imported once, then every caller is a fork.

A person's process takes half a second to begin; whoever is born here has that behind them. It has
streams, arguments, a folder and an environment of its own all the same, and ends by itself.
"""

import json
import os
import subprocess
import sys
import traceback
from contextlib import ExitStack, redirect_stdout, suppress
from functools import cache
from importlib import import_module
from io import StringIO
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO
from unittest.mock import patch

from bricabrac.cli import COMMANDS, main
from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES

HOUSE = Path(__file__).parents[2]
STREAMS = ("in", "out", "err")


class Doorkeeper:
    """A process that forks at every call, for as long as this one lives."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.doorkeeper"],
            cwd=HOUSE,
            env={**os.environ, "PYTHONPATH": str(HOUSE), "PYTHONUTF8": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def call(self, arguments, typed, folder, around) -> subprocess.CompletedProcess:
        """Run a command to its end."""
        with TemporaryDirectory() as streams:
            Path(streams, "in").write_text(typed, "utf-8")
            os.umask(mask := os.umask(0))  # there is no other way to ask for it
            asked = [streams, arguments, str(folder or Path.cwd()), around, mask]
            self.process.stdin.write(json.dumps(asked).encode() + b"\n")
            self.process.stdin.flush()
            status = int(self.process.stdout.readline())
            out, err = (Path(streams, name).read_text("utf-8") for name in STREAMS[1:])
        return subprocess.CompletedProcess(arguments, status, out, err)


@cache
def doorkeeper(of: int) -> Doorkeeper:
    """The one of a process: a fork has none of its own."""
    return Doorkeeper()


def answer(
    streams: str, arguments: list[str], folder: str, around: dict[str, str], mask: int
) -> int:
    """Somebody who calls, with what belongs to them; the exit status."""
    with ExitStack() as opened:
        for number, name in enumerate(STREAMS):
            file: IO = opened.enter_context(Path(streams, name).open("ab+" if number else "rb"))
            os.dup2(file.fileno(), number)
    os.environ.clear()
    os.environ.update(around)
    os.chdir(folder)
    os.umask(mask)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, "w" if number else "r", encoding="utf-8")  # noqa: SIM115 (to the end)
        for number in range(3)
    )
    sys.argv = ["bricabrac", *arguments]
    sys.modules["__main__"] = import_module("bricabrac.__main__")  # for workers of its own
    return main()


def status_of(*call) -> int:
    """How somebody's process ends, also by an error that nobody caught."""
    try:
        status = answer(*call)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        status = 1
    with suppress(OSError):
        sys.stdout.flush()
        sys.stderr.flush()
    return status


def keep() -> None:
    """Fork for each line that comes, and say how it ended."""
    calls, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    for line in calls:
        if child := os.fork():
            _, status = os.waitpid(child, 0)
            answers.write(b"%d\n" % os.waitstatus_to_exitcode(status))
        else:
            answers.close()
            os._exit(status_of(*json.loads(line)))  # to clear up takes longer than most commands


def warm_up() -> None:
    """Whatever is read or made once has been by now."""
    for name in COMMANDS:
        import_module(f"bricabrac.cli.{name}")
    for game, language in product(GAMES, LANGUAGES):
        with patch("sys.stdin", StringIO("\n1\n")), redirect_stdout(StringIO()):
            main(["play", game, "--seat", "all", "--lang", language])


if __name__ == "__main__":
    warm_up()
    keep()
