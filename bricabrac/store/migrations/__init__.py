"""Migrations: numbered steps in plain SQL, from an empty database to what this program knows.

``KIND/N-name.sql`` is step N; every statement ends with a semicolon at the end of a line. A step
that has been published is never changed: what is to be otherwise is the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bricabrac.store import Unusable


@cache
def newest(kind: str) -> int:
    """The number that this program knows."""
    return len(_steps(kind))


@cache
def _steps(kind: str) -> list[str]:
    """The steps of a kind of database, in order."""
    files = Path(__file__).parent.joinpath(kind).glob("*.sql")
    found = {int(path.name.partition("-")[0]): path.read_text("utf-8") for path in files}
    return [found[number] for number in range(1, len(found) + 1)]


def refuse_newer(kind: str, number: int) -> None:
    """A number that this program does not know is Unusable."""
    if number > newest(kind):
        raise Unusable("trouble-newer", f"{number} > {newest(kind)}")


def missing(kind: str, number: int) -> Iterator[tuple[int, list[str]]]:
    """The statements that lead to each number after the given one."""
    refuse_newer(kind, number)
    for step in range(number + 1, newest(kind) + 1):
        script = _steps(kind)[step - 1]
        yield step, [one for one in script.rstrip().removesuffix(";").split(";\n") if one.strip()]
