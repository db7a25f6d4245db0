"""Sealing: a match that is over may stay closed, as long as others play the same deal."""

from __future__ import annotations

from bricabrac.web.clock import steady
from bricabrac.web.table.log import Log

FOR_GOOD = 1 << 62  # until a seal with another time is laid on it


def may_be_opened(log: Log) -> bool:
    """Whether all of a match may be seen: other hands, piles, its deal, record and review."""
    return log.is_told and not is_sealed(log)


def is_sealed(log: Log) -> bool:
    """Whether a match stays closed, even if it is over."""
    return log.sealed > steady.now()


def why_closed(log: Log, running: str) -> str:
    """The message of a refusal: it runs, or it is sealed."""
    return "refused-sealed" if log.is_told and is_sealed(log) else running
