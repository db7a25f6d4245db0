"""Where compiled rules are kept between processes.

Numba alone notices changes in one file at a time: a changed card table, or a changed rule in
another file, would keep the old code. So the folder is named after all sources and cards.
"""

import hashlib
import os
import shutil
import tempfile
import time
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
# Folders above the rules: what changes there cannot change what is compiled.
WITHOUT_RULES = ("cli", "web", "store", "arena", "review", "research", "bots")
A_MONTH = 30 * 24 * 3600


def fingerprint() -> str:
    """A name for the rules as they are now: any change to a source or to a card file changes it."""
    digest = hashlib.sha256()
    for variable, value in sorted(os.environ.items()):  # facts from outside, say workshop boards
        if variable.startswith("BRICABRAC_") and Path(value).is_file():
            digest.update(variable.encode() + Path(value).read_bytes())
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE)
        if path.suffix in (".py", ".toml") and name.parts[0] not in WITHOUT_RULES:
            digest.update(str(name).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(mode: str) -> Path:
    """The folder for the rules as they are now, in this mode."""
    try:
        caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        folder = caches / "bricabrac" / mode / fingerprint()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        sweep(folder.parent)
    except (OSError, RuntimeError):  # no home, or not ours to write
        folder = Path(tempfile.mkdtemp(prefix="bricabrac-"))
    return folder


def sweep(folder: Path) -> None:
    """Throw away what nobody has used for a month."""
    for old in folder.iterdir():
        if old.stat().st_mtime < time.time() - A_MONTH:
            shutil.rmtree(old, ignore_errors=True)
