"""The folder of a house: nobody else may read it, and one server at a time uses it."""

from __future__ import annotations

import fcntl
import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from bricabrac.store import SHORTEST, Unusable
from bricabrac.store.sqlite import Sqlite

MATCHES, SECRET, SERVING = "matches.sqlite", "secret", "serving"


class Folder:
    """Holds the folder for this process; the system lets go of it, however the process ends."""

    exchange = questions = None  # nobody shares it

    def __init__(self, path: Path, address: str = "") -> None:
        with told(path):
            self.sign = claimed(path, address)
            try:
                self.secret = secret_in(path / SECRET)
                self.store = Sqlite(path / MATCHES)
                close_to_others(path)
            except BaseException:
                self.sign.close()
                raise


@contextmanager
def told(path: Path, id: str = "trouble-serving") -> Iterator[None]:
    """Whatever is wrong with a folder is Unusable."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise Unusable("trouble-store", f"{path / MATCHES}: {error}") from None
    except OSError as error:
        raise Unusable(id, f"{path}: {error.strerror or error}") from None


def claimed(path: Path, address: str = "") -> TextIO:
    """Make a folder, and hang out our sign there, unless another server's hangs there."""
    os.umask(0o077)
    is_ours = not path.exists() or (path / MATCHES).exists()
    path.mkdir(parents=True, exist_ok=True)
    if is_ours:
        path.chmod(0o700)
    sign = open(path / SERVING, "a+")  # noqa: SIM115 (held as long as we serve)
    try:
        fcntl.flock(sign, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        sign.seek(0)
        with sign:
            raise Unusable("trouble-served", sign.read().strip()) from None
    sign.truncate(0)
    sign.write(f"{address}\n")
    sign.flush()
    return sign


def close_to_others(path: Path) -> None:
    """Nobody else reads the matches."""
    for file in path.glob(f"{MATCHES}*"):
        file.chmod(0o600)


def secret_in(path: Path) -> bytes:
    """The secret with which this server signs; made once."""
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(SHORTEST))
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        pass
    secret = path.read_bytes()
    if len(secret) < SHORTEST:
        raise Unusable("trouble-secret", str(path))
    return secret
