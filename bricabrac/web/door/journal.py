"""Journal: what the house does, a line each on standard error; how long and how many, never who."""

from __future__ import annotations

import json
import logging
import sys
import time

journal = logging.getLogger("bricabrac.journal")


def note(event: str, **facts: object) -> None:
    """Something has happened."""
    if journal.isEnabledFor(logging.INFO):
        journal.info(event, extra={"facts": facts})


class Plain(logging.Formatter):
    """A line for people: when, what, and its facts; complaints as they come."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        facts = getattr(record, "facts", None)
        told = super().format(record) if facts is None else " ".join(
            (record.getMessage(), *(f"{name}={value}" for name, value in facts.items()))
        )  # fmt: skip
        return f"{when(record)} {record.levelname.lower()} {told}"


class Json(logging.Formatter):
    """A line for programs: one object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, object] = {"at": when(record), "level": record.levelname.lower()}
        facts = getattr(record, "facts", None)
        if facts is None:
            told |= {"event": "complaint", "by": record.name, "text": record.getMessage()}
            if record.exc_info:
                told["trace"] = self.formatException(record.exc_info)
        else:
            told |= {"event": record.getMessage(), **facts}
        return json.dumps(told, ensure_ascii=False)


def when(record: logging.LogRecord) -> str:
    """The moment, in UTC."""
    seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{seconds}.{int(record.msecs):03}Z"


def begin(style: str) -> None:
    """Keep the journal from now on; without one, only complaints are told."""
    if style == "none":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if style == "json" else Plain())
    for name in ("", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if not name else []
        logger.propagate = True
    journal.setLevel(logging.INFO)
