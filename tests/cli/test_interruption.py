"""Whatever a long command is doing when it is interrupted, it ends, and says so to the shell."""

import signal
from threading import Lock

import pytest

from bricabrac.cli.interruption import SIGNALS, Interruption


@pytest.mark.parametrize("number", SIGNALS)
def test_who_waits_for_a_lock_is_interrupted_without_a_complaint(number):
    """Python leaves a lock as held that it was about to take: ``threading.Condition.wait``."""
    with Interruption() as interruption, Lock() as _:
        signal.raise_signal(number)
    assert interruption.status == 128 + number
    with Interruption() as interruption:
        lock = Lock()
        try:
            signal.raise_signal(number)
        finally:
            lock.release()
    assert interruption.status == 128 + number


def test_what_goes_wrong_by_itself_is_not_taken_for_an_interruption():
    with pytest.raises(RuntimeError), Interruption() as interruption:
        Lock().release()
    assert interruption.status == 0
