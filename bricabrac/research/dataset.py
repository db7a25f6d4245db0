"""Data sets: matches as Parquet, a row for every decision (docs/research.md has the columns).

Nothing tells who played: neither names nor ids, and no seed by which a match could be found.
"""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from arro3.core import Array, DataType, Table, list_array
from arro3.io import write_parquet

from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import played_out, prepare
from bricabrac.engine.eye import fingerprint
from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.match import Match
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES

FORMAT = 1
# Name, type of a number, whether it is a list of them, what it is.
COLUMNS = (
    ("match", np.int64, False, "the number of the match in the data set"),
    ("decision", np.int32, False, "how many actions were done in the match before"),
    ("players", np.int8, False, "how many sit at the table"),
    ("seat", np.int8, False, "who decides"),
    ("inputs", np.uint16, True, "the numbers of the inputs that are on (docs/eyes.md)"),
    ("legal", np.uint16, True, "the numbers of the legal actions (docs/games)"),
    ("action", np.uint16, False, "the number of the one that was done"),
    ("shares", np.float32, True, "of the victory, by seat, when the match was over"),
    ("points", np.int16, True, "by seat, when the match was over"),
    ("by", str, False, "the bot that decides; empty if that is not told"),
)


@dataclass(frozen=True, slots=True)
class Part:
    """Matches to be played for one file."""

    number: int
    sittings: tuple[Sitting, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """One file, and how much is in it."""

    number: int
    matches: int
    decisions: int
    data: bytes


def facts_of(game: Game) -> dict[str, Any]:
    """What the numbers of a data set mean: it goes into every file."""
    if game.eye is None:
        raise Impossible("impossible-insight", game=game.name)
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "facts": game.facts,
        "inputs": game.eye.inputs.size,
        "inputs_fingerprint": game.eye.inputs.fingerprint(),
        "actions": game.actions,
        "actions_fingerprint": fingerprint(game.numbering.names),
        "columns": {name: about for name, _, _, about in COLUMNS},
    }


class Sheet:
    """Decisions, row by row, until they are written."""

    def __init__(self, game: Game) -> None:
        self.facts, self.game = facts_of(game), compiled(game)
        assert self.game.eye is not None
        kernel = self.game.kernel
        self.look = kernel.door(self.game.eye.look)
        self.state = kernel.new(self.game.state)
        self.room = kernel.choices(max(self.game.actions, self.game.eye.most))
        self.rows: dict[str, list[Any]] = {name: [] for name, *_ in COLUMNS}
        self.matches = 0

    def note(self, number: int, match: Match, by: Sequence[str] = (), first: int = 0) -> None:
        """All decisions of a match that is over, or those from the first on."""
        outcome = match.outcome()
        assert outcome is not None
        self.state.become(match.at(0))
        shares, seen, room = match.shares(), self.rows, self.room
        for decision, done in enumerate(match.history):
            if decision >= first:
                seen["inputs"].append(np.array(room[: self.look(self.state, room)], np.uint16))
                legal = room[: self.game.legal(self.state, room)]
                seen["legal"].append(np.array(legal, np.uint16))
                for name, value in (
                    ("match", number),
                    ("decision", decision),
                    ("players", match.seats),
                    ("seat", done.seat),
                    ("action", done.action),
                    ("shares", shares),
                    ("points", outcome.points),
                    ("by", by[done.seat] if by else ""),
                ):
                    seen[name].append(value)
            self.game.apply(self.state, done.action)
        self.matches += 1

    def written(self, number: int) -> Written:
        """The rows as a Parquet file."""
        columns = [column(self.rows[name], kind, many) for name, kind, many, _ in COLUMNS]
        table = Table.from_arrays(columns, names=[name for name, *_ in COLUMNS])
        file = io.BytesIO()
        told = {"bricabrac": json.dumps(self.facts)}
        write_parquet(table, file, compression="zstd(6)", key_value_metadata=told)
        return Written(number, self.matches, len(self.rows["match"]), file.getvalue())


def column(rows: list[Any], kind: Any, is_list: bool) -> Array:
    """Values as Arrow has them; lists lie end to end, with the places where they begin."""
    if kind is str:
        return Array(rows, DataType.string())
    if not is_list:
        return Array.from_numpy(np.array(rows, kind))
    ends = np.cumsum([0, *map(len, rows)], dtype=np.int32)
    values = np.concatenate([np.asarray(row, kind) for row in rows]) if rows else np.zeros(0, kind)
    return list_array(Array.from_numpy(ends), Array.from_numpy(values))


def made(part: Part) -> Written:
    """The file of matches that are played for it."""
    sheet = Sheet(GAMES[part.sittings[0].game])
    for sitting in part.sittings:
        sheet.note(sitting.number, played_out(sitting)[0], sitting.seats)
    return sheet.written(part.number)


def get_ready(part: Part) -> None:
    """Compile what the first match needs."""
    prepare(part.sittings[0])


def parts_of(sittings: Sequence[Sitting], size: int) -> list[Part]:
    """So many matches for each file."""
    starts = range(0, len(sittings), size)
    return [Part(at // size, tuple(sittings[at : at + size])) for at in starts]
