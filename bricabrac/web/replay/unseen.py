"""What nobody could see at a moment: games tell secrets, and the next few of every pile."""

from collections.abc import Sequence

MOST = 6  # of a pile


def top(pile: Sequence[int], count: int) -> list[int]:
    """The next few of a pile, the top one first."""
    return list(reversed(pile[:count]))[:MOST]
