"""Long commands can be ended at any time, and then tell what they have so far."""

from __future__ import annotations

import signal
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interruption:
    """What is done inside ends with SIGINT or SIGTERM; ``status`` is what a shell is then told.

    Shells start jobs in the background with SIGINT ignored; whoever sends it nevertheless means it.
    """

    status = 0

    def __enter__(self) -> Interruption:
        self.before = {number: signal.signal(number, self.come) for number in SIGNALS}
        return self

    def come(self, number: int, frame: FrameType | None) -> None:
        """The first signal is the last: what follows it is not interrupted again."""
        for each in SIGNALS:
            signal.signal(each, signal.SIG_IGN)
        self.status = 128 + number
        raise KeyboardInterrupt

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        for number, handler in self.before.items():
            signal.signal(number, handler)
        if isinstance(error, RuntimeError):  # of a lock that was waited for when the signal came
            error = error.__context__
        return isinstance(error, KeyboardInterrupt)
