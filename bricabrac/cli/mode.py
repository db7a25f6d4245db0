"""How the rules run is decided when the kernel is imported, which is before a command is read."""

import os
import sys


def run_in(mode: str) -> None:
    """Go on in this mode: if the kernel has another one, the same command begins anew."""
    from bricabrac.engine import kernel

    os.environ["BRICABRAC_MODE"] = mode
    if mode != kernel.MODE:
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
