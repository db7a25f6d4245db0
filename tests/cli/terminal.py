"""Drives the terminal app as a person would: in a process of its own, through its streams."""

import io
import os
import subprocess
import sys
import warnings
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from bricabrac.cli import main
from tests.cli.doorkeeper import HOUSE, doorkeeper

ASKED = {"LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"}  # anew by every command
__all__ = ["HOUSE", "bricabrac", "refused"]


def bricabrac(
    *arguments: str, typed: str = "", folder: Path | None = None, **settings: str
) -> subprocess.CompletedProcess:
    """Run a command to its end. ``typed`` is what comes from the keyboard.

    Where something is set that is read while the house is imported, all is imported anew.
    """
    around = {name: value for name, value in os.environ.items() if name not in ASKED}
    around |= {"PYTHONPATH": str(HOUSE), "PYTHONUTF8": "1", "COLUMNS": "100", **settings}
    if settings.keys() <= ASKED and "--workshops" not in arguments:
        return doorkeeper(os.getpid()).call(arguments, typed, folder, around)
    return subprocess.run(
        [sys.executable, "-m", "bricabrac", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=around,
        cwd=folder,
        timeout=600,
        check=False,
    )


def refused(*arguments: str, **more) -> str:
    """The one sentence with which a command is refused.

    Where nothing is typed or set it is asked in this process: a process of its own takes a second.
    """
    if more or "--workshops" in arguments:
        done = bricabrac(*arguments, **more)
        status, said = done.returncode, done.stderr
    else:
        told, plain = io.StringIO(), dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG"), "")
        with (
            redirect_stderr(told),
            redirect_stdout(io.StringIO()),
            patch.dict(os.environ, {**plain, "COLUMNS": "100"}),
            patch.object(warnings, "showwarning"),
        ):
            status = main(arguments)
        said = told.getvalue()
    assert status == 2, said
    assert said.count("\n") == 1, said
    assert "Traceback" not in said
    return said.strip()
