"""bricabrac think: think for the bots of a house, on this machine."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace

from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.choices import count
from bricabrac.cli.serve import database
from bricabrac.cli.texts import Trouble, texts
from bricabrac.store.address import shown


def add(parser: Parser) -> None:
    """What can be said on the command line."""
    say = parser.texts.say
    parser.add_argument(
        "--store", type=database, required=True, metavar="URL", help=say("option-store")
    )
    parser.add_argument(
        "--processes", type=count, metavar="N", help=say("option-thinkers"),
        default=max(1, (os.cpu_count() or 2) - 1),
    )  # fmt: skip
    option(parser, "cold", action="store_true")


def run(args: Namespace) -> int:
    """Think until somebody ends it."""
    from bricabrac.store import Unusable
    from bricabrac.web.house.database import Database
    from bricabrac.web.house.thinker import Thinker

    try:
        house = Database(args.store)
    except Unusable as unusable:
        raise Trouble(unusable.id, why=unusable.about) from None
    say = texts(args.lang).say
    print(say("minds-at-work", count=args.processes, folder=shown(args.store)), flush=True)

    async def think() -> None:
        await Thinker(house.questions, house.secret, args.processes).work(args.cold)

    asyncio.run(think())
    return 0
