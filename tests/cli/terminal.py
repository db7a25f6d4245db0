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

HOUSE = Path(__file__).parents[2]


def bricabrac(
    *arguments: str, typed: str = "", folder: Path | None = None, **settings: str
) -> subprocess.CompletedProcess:
    """Run a command to its end. ``typed`` is what comes from the keyboard."""
    around = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS")
    }
    around |= {"PYTHONPATH": str(HOUSE), "PYTHONUTF8": "1", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "bricabrac", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**around, **settings},
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
