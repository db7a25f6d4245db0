"""How the rules run is decided when the kernel is imported."""

import os
import sys


def run_in(mode: str) -> None:
    """Go on in this mode: if the kernel is there in another one, the same command begins anew."""
    os.environ["BRICABRAC_MODE"] = mode
    kernel = sys.modules.get("bricabrac.engine.kernel")
    if kernel is not None and mode != kernel.MODE:
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
