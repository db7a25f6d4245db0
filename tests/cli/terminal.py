"""Drives the terminal app as a person would: in a process of its own, through its streams."""

import os
import subprocess
import sys
from pathlib import Path

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
    """The one sentence with which a command is refused."""
    done = bricabrac(*arguments, **more)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.strip()
