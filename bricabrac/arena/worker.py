"""A worker process: reads sittings from its input, a line each, and writes how they went.

Started by ``workers.py`` with compiled rules. Its output belongs to the protocol alone: what bots
print goes to the standard error.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import Any, NoReturn

from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import play, prepare


def main() -> NoReturn:
    """Prepare for the first sitting, say so, and play until the input ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1, encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def tell(**message: Any) -> None:
        out.write(f"{json.dumps(message)}\n")
        out.flush()

    sittings: SimpleQueue[Sitting] = SimpleQueue()
    Thread(target=listen, args=(sittings,), daemon=True).start()
    is_ready = False
    while True:
        sitting = sittings.get()
        try:
            if not is_ready:
                prepare(sitting, lambda done, total, name: tell(compiling=[done, total, name]))
                tell(ready=True)
                is_ready = True
                continue
            tell(played=play(sitting).to_dict())
        except Exception as error:
            where = traceback.format_exc()
            tell(failed=f"{type(error).__name__}: {error}", trace=where)


def listen(sittings: SimpleQueue[Sitting]) -> None:
    """Whoever hands out sittings may be killed: then nobody waits for the one we are at."""
    for line in sys.stdin:
        sittings.put(Sitting.from_dict(json.loads(line)))
    os._exit(0)


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(1)
