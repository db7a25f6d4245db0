"""Why what somebody wants cannot be done."""

from __future__ import annotations


class NotNow(Exception):
    """What somebody wants cannot be done, and the table is as it was."""


class Stale(NotNow):
    """The board has changed since the page was made."""


class NotYours(NotNow):
    """Somebody asks for what only another seat may do."""


class Taken(NotNow):
    """Somebody else has sat down there first."""


class Early(NotNow):
    """Not everybody has sat down."""


class Later(NotNow):
    """The rules allow it, but the lesson asks for something else first."""


class NoWayBack(NotNow):
    """Nothing can be taken back."""


class Even(NotNow):
    """Others play the same deal, and nobody plays it for them."""


class TooLate(NotNow):
    """A clock has run out: a stand-in plays."""
