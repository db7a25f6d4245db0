"""The folder of a house: nobody else may read it, and one server at a time uses it."""

from __future__ import annotations

import fcntl
import os
import secrets
import sqlite3
from pathlib import Path

from bricabrac.store import SHORTEST, Unusable
from bricabrac.store.sqlite import Sqlite

MATCHES, SECRET, SERVING = "matches.sqlite", "secret", "serving"


class Folder:
    """Holds the folder for this process; the system lets go of it, however the process ends."""

    def __init__(self, path: Path, address: str = "") -> None:
        os.umask(0o077)
        try:
            is_ours = not path.exists() or (path / MATCHES).exists()
            path.mkdir(parents=True, exist_ok=True)
            if is_ours:
                path.chmod(0o700)
            self.sign = open(path / SERVING, "a+")  # noqa: SIM115 (held as long as we serve)
            self._claim(address)
            self.secret = secret_in(path / SECRET)
            self.store = Sqlite(path / MATCHES)
            for file in path.glob(f"{MATCHES}*"):
                file.chmod(0o600)
        except sqlite3.DatabaseError as error:
            raise Unusable("trouble-store", f"{path / MATCHES}: {error}") from None
        except OSError as error:
            raise Unusable("trouble-serving", f"{path}: {error.strerror or error}") from None

    def _claim(self, address: str) -> None:
        """Hang out our sign, unless another server's hangs there."""
        try:
            fcntl.flock(self.sign, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.sign.seek(0)
            raise Unusable("trouble-served", self.sign.read().strip()) from None
        self.sign.truncate(0)
        self.sign.write(f"{address}\n")
        self.sign.flush()


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
