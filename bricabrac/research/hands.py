"""Hands: threads that step a part of a batch, and stay awake for a moment after it.

To wake a thread takes as long as hundreds of steps, and Python's lock is waited for besides. So a
hand looks out for the next call inside compiled code, and sleeps only if there is none for a while.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread
from weakref import finalize

from bricabrac.engine.kernel import Choices
from bricabrac.research.steps import ALL_WELL, APART, CALL, KNOWN, TASK, WRONG

PATIENCE = 100_000  # looks at a signal: some hundred microseconds at the most
NAP = 2e-5  # seconds
Part = Callable[[Choices, int, int, int], int]  # see ``steps.attend``, from its signals on


class Hand:
    """One thread: it steps its part at every call."""

    def __init__(self, part: Part, signals: Choices, place: int) -> None:
        self.part, self.signals, self.place = part, signals, place
        self.awake, self.is_over = Event(), False
        self.error: BaseException | None = None
        Thread(target=self.work, daemon=True).start()

    def work(self) -> None:
        """Step and sleep, until the batch is gone."""
        heard = 0
        while not self.is_over:
            try:
                heard = self.part(self.signals, self.place, heard, PATIENCE)
            except BaseException as error:  # whoever called is to hear of it
                self.error, heard = error, self.signals[CALL]
                self.signals[self.place] = self.signals[self.place + KNOWN] = heard
            self.awake.clear()
            if self.signals[CALL] == heard and not self.is_over:
                self.awake.wait()

    def stop(self) -> None:
        """There will be no more calls."""
        self.is_over = True
        self.awake.set()


class Hands:
    """All that step a batch: the thread that calls, and the others."""

    def __init__(self, held: Callable[..., Choices], parts: list[Part]) -> None:
        self.part, *others = parts
        self.signals, self.calls = held(Choices, [0] * APART * len(parts)), 0
        self.hands = [
            Hand(part, self.signals, CALL + APART * number) for number, part in enumerate(others, 1)
        ]
        for hand in self.hands:
            finalize(self, hand.stop)

    def step(self, task: int) -> int:
        """Let every match go one step on; the first part is done here.

        ALL_WELL, or, if an action is not legal, its match: then nothing was done.
        """
        self.calls += 1
        self.signals[CALL + TASK] = task
        if not all(hand.awake.is_set() for hand in self.hands):
            self.signals[CALL] = self.calls
            self.wake()
        while self.part(self.signals, CALL, self.calls, PATIENCE) != ALL_WELL:
            self.wake()  # one may have fallen asleep just before the call
            time.sleep(NAP)
        for hand in self.hands:
            if hand.error is not None:
                raise hand.error
        return self.signals[CALL + WRONG]

    def wake(self) -> None:
        """Wake those who sleep."""
        for hand in self.hands:
            hand.awake.set()
