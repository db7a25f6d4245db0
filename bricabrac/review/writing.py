"""Writing a review down, and reading it: JSON, with the same digits everywhere."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from bricabrac.review.judging import Judged
from bricabrac.review.reckoning import Accuracy, Part, Review
from bricabrac.review.turning import Line, Stand, Turning

FORMAT = "bricabrac review 3"
DIGITS = 4


def to_json(review: Review, by: dict[str, Any]) -> str:
    """A review as text; ``by`` says how it was made."""
    told = {"format": FORMAT, "by": by, **rounded(asdict(review))}
    return json.dumps(told, separators=(",", ":"))


def rounded(value: Any) -> Any:
    """The same with as many digits as are worth anything."""
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # no negative nought
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, list | tuple) else value


def from_json(text: str) -> tuple[Review, dict[str, Any]]:
    """A review that was written down, and how it was made; or a ValueError: another format."""
    told = json.loads(text)
    if told["format"] != FORMAT:
        raise ValueError(told["format"])
    review = Review(
        told["seats"],
        tuple(Judged(**tuples(one)) for one in told["judged"]),
        tuples(told["known"]),
        tuples(told["open"]),
        tuple(Part(**one) for one in told["parts"]),
        tuple(tuple(Accuracy(**one) for one in some) for some in told["accuracy"]),
        tuple(turning_in(one) for one in told["turning"]),
    )
    return review, told["by"]


def turning_in(told: dict[str, Any]) -> Turning:
    """A turning point."""
    played, better = (line_in(told.pop(name)) for name in ("played", "better"))
    before = Stand(**tuples(told.pop("before")))
    return Turning(**told, before=before, played=played, better=better)


def line_in(told: dict[str, Any]) -> Line:
    """A line of a turning point."""
    then, later = (Stand(**tuples(told[name])) for name in ("then", "later"))
    return Line(tuple(told["actions"]), then, later)


def tuples(value: Any) -> Any:
    """The same with tuples in place of lists."""
    if isinstance(value, dict):
        return {name: tuples(one) for name, one in value.items()}
    return tuple(tuples(one) for one in value) if isinstance(value, list) else value
