"""Budget: how long to think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: for so many iterations, the same every time, or for so many seconds."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """``2000`` iterations, or ``0.5s``."""
        try:
            if text.endswith("s"):
                return cls(seconds=_positive(float(text[:-1])))
            return cls(iterations=_positive(int(text)))
        except ValueError:
            raise ValueError(f"think for 2000 (iterations) or 0.5s, not {text!r}") from None


def _positive(number: Any) -> Any:
    if not number > 0:
        raise ValueError
    return number
