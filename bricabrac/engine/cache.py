"""Where compiled rules are kept between processes.

Numba alone notices changes in one file at a time: a changed card table, or a changed rule in
another file, would keep the old code. So the folder is named after all sources and cards.
"""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

try:
    import fcntl
except ImportError:  # not on Windows: there, each process compiles for itself
    fcntl = None  # type: ignore[assignment]

PACKAGE = Path(__file__).parents[1]
# Folders above the rules: what changes there cannot change what is compiled.
WITHOUT_RULES = ("cli", "web", "store", "arena", "review", "puzzles", "bots")
A_MONTH = 30 * 24 * 3600


def fingerprint(*packages: Path) -> str:
    """A name for the rules as they are now: any change to a source or to a card file changes it."""
    digest = hashlib.sha256()
    for variable, value in sorted(os.environ.items()):  # facts from outside, say workshop boards
        if variable.startswith("BRICABRAC_") and Path(value).is_file():
            digest.update(variable.encode() + Path(value).read_bytes())
    for package in packages:
        for path in sorted(package.rglob("*")):
            name = path.relative_to(package)
            if path.suffix in (".py", ".toml") and name.parts[0] not in WITHOUT_RULES:
                digest.update(str(name).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder(*elsewhere: Path) -> Path:
    """The folder for the rules as they are now, and for those of games from elsewhere."""
    packages = (PACKAGE, *(one for one in elsewhere if not one.is_relative_to(PACKAGE)))
    try:
        folder = user_cache_path("bricabrac", appauthor=False) / "compiled" / fingerprint(*packages)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        sweep(folder.parent)
    except (OSError, RuntimeError):  # no home, or not ours to write
        folder = Path(tempfile.mkdtemp(prefix="bricabrac-"))
    return folder


@contextmanager
def by_one(folder: Path, name: str) -> Iterator[None]:
    """What several processes want compiled is compiled by one; the others then find it here."""
    with open(folder / f"{name}.lock", "w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def sweep(folder: Path) -> None:
    """Throw away what nobody has used for a month."""
    for old in folder.iterdir():
        if old.stat().st_mtime < time.time() - A_MONTH:
            shutil.rmtree(old, ignore_errors=True)
