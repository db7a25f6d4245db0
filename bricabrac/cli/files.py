"""Files that people name: records and positions, read with care and written whole or not at all."""

from __future__ import annotations

import json
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from bricabrac.cli.texts import Trouble
from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.match import Match
from bricabrac.engine.notation import FORMAT, read, write
from bricabrac.games import GAMES

MOST = 10_000_000  # bytes; no record or position comes near it


def text_of(name: str) -> str:
    """The text in a file, or on the standard input if its name is ``-``."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(MOST + 1)
        else:
            if Path(name).is_dir():
                raise Trouble("trouble-folder", file=name)
            with open(name, "rb") as file:
                data = file.read(MOST + 1)
        if len(data) > MOST:
            raise Trouble("trouble-large", file=name)
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        raise Trouble("trouble-missing", file=name) from None
    except UnicodeDecodeError:
        raise Trouble("trouble-no-text", file=name) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Trouble("trouble-reading", file=name, why=why) from None


def match_from(name: str, game: Game | None = None) -> Match:
    """The match that a record tells; of this game, if it matters."""
    text = text_of(name)
    try:
        match = read(text, GAMES)
    except Impossible as error:
        raise Trouble("trouble-record", file=name, why=error) from None
    if game and match.game.name != game.name:
        raise Trouble("trouble-other-game", file=name, game=match.game.name)
    return match


def match_at(name: str, expected: Game | None = None) -> Match:
    """A match that begins with a position; of this game, if it matters."""
    text = text_of(name)
    try:
        position = json.loads(text)
    except ValueError as error:
        raise Trouble("trouble-json", file=name, why=str(error)) from None
    except RecursionError:
        raise Trouble("trouble-json", file=name, why=Impossible("impossible-depth")) from None
    if not isinstance(position, dict):
        raise Trouble("trouble-no-position", file=name)
    if "game" not in position and expected is None:
        raise Trouble("trouble-which-game", file=name)
    game = position.get("game", expected.name if expected else "")
    if not isinstance(game, str) or game not in GAMES:
        raise Trouble("trouble-game", given=str(game), known=", ".join(GAMES))
    if expected and game != expected.name:
        raise Trouble("trouble-other-game", file=name, game=game)
    try:
        return Match(GAMES[game], position=position)
    except Impossible as error:
        raise Trouble("trouble-position", file=name, why=error) from None


def save_record(match: Match, name: str) -> None:
    """Save a match. Another record may be replaced, but nothing else."""
    path = Path(name).expanduser()
    with suppress(OSError, ValueError):
        if path.is_file() and path.stat().st_size and not _is_record(path):
            raise Trouble("trouble-no-overwriting", file=name)
    save(write(match), str(path))


def _is_record(path: Path) -> bool:
    """Whether the file begins as records do."""
    with open(path, "rb") as file:
        return file.read(len(FORMAT)) == FORMAT.encode()


def save(text: str | bytes, name: str) -> None:
    """Put a text, or data, into a file: all of it, or the file is left as it was."""
    try:
        path = Path(os.path.realpath(name))
        if path.is_dir():
            raise Trouble("trouble-folder", file=name)
        if path.exists() and not stat.S_ISREG(path.stat().st_mode):
            raise Trouble("trouble-no-file", file=name)
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(13, os.strerror(13))
        _replace(path, text.encode() if isinstance(text, str) else text)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Trouble("trouble-saving", file=name, why=why) from None


def _replace(path: Path, data: bytes) -> None:
    """Write beside the file, make sure that it is on the disk, then take the file's place."""
    beside = path.with_name(f".{path.name[:100]}.{os.getpid()}.part")
    mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    with suppress(OSError):  # not every system lets folders be synchronised
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
