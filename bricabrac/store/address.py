"""Addresses of stores, as people type them and as they may be shown: without a password."""

from __future__ import annotations

import re

DATABASES = ("postgresql://", "postgres://")


def is_database(place: str) -> bool:
    """Whether a place is the address of a database, not a folder."""
    return place.startswith(DATABASES)


def shown(text: str) -> str:
    """A text in which addresses have no password, and nothing that might be one."""
    plain = re.sub(r"(\w://)\S*@", r"\1", text)  # badly written, a password may have a / or an @
    return re.sub(r"(\w://[^\s?]*)\?\S*", r"\1", plain)
