"""``bricabrac bench research``: how fast the doors of the laboratory are."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from itertools import chain

from bricabrac.cli.progress import Bar
from bricabrac.cli.screen import Screen


def run(args: Namespace) -> int:
    """Measure all doors, and with ``--peers`` the games that come with them."""
    from bricabrac.research import speed

    screen, found = Screen(args.lang), []
    threads = os.cpu_count() or 1
    total = sum(speed.how_many()) if args.peers else speed.how_many()[0]
    with Bar(screen.texts.say("bench-measuring"), total) as bar:
        for figure in chain(speed.ours(threads), speed.theirs() if args.peers else ()):
            found.append(figure)
            bar.at(len(found))
    if args.json:
        rows = [{"door": door, "of": of, "per_second": round(rate)} for door, of, rate in found]
        print(json.dumps({"threads": threads, "figures": rows}))
        return 0
    for door, of, rate in found:
        screen.say("bench-door", "", door=door, of=of, rate=rate)
    return 0
