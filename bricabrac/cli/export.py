"""``bricabrac export``: matches as a data set, a row for every decision."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bricabrac.arena.pairing import Sitting
from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.choices import add_first_seed, add_game, budget, count, first_seed, seats_for
from bricabrac.cli.contest import ROUNDS, crewed, needs
from bricabrac.cli.files import text_of
from bricabrac.cli.interruption import Interruption
from bricabrac.cli.opponents import entrant, sent
from bricabrac.cli.parts import Parts
from bricabrac.cli.progress import Bar
from bricabrac.cli.screen import Screen
from bricabrac.cli.serve import database
from bricabrac.cli.texts import Trouble, texts
from bricabrac.games import GAMES
from bricabrac.store import OVER, Unusable
from bricabrac.store.shelf import Shelf
from bricabrac.web.house.places import place_at
from bricabrac.web.table.log import Log
from bricabrac.web.table.whole import is_of_today

if TYPE_CHECKING:
    from bricabrac.research.dataset import Written

EACH = 50  # matches in a file
REACHED = "_reached.json"  # how far a store was read: an id of it, gone when all is done


def add(parser: Parser) -> None:
    """The arguments."""
    add_game(parser)
    help = parser.texts.say("option-data-set")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=help)
    help = parser.texts.say("option-entrant")
    parser.add_argument("--bots", nargs="+", type=entrant, metavar="BOT", help=help)
    option(parser, "matches", type=count, default=1000, metavar="N")
    option(parser, "players", type=count, metavar="N")
    option(parser, "think", type=budget, metavar="N|Ns")
    add_first_seed(parser)
    option(parser, "rounds", type=count, default=ROUNDS, metavar="N")
    option(parser, "workers", type=count, metavar="N")
    option(parser, "ray", nargs="?", const="", metavar="ADDRESS")
    help = parser.texts.say("option-export-data")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=help)
    help = parser.texts.say("option-export-store")
    parser.add_argument("--store", type=database, metavar="URL", help=help)
    option(parser, "json", action="store_true")


def run(args: Namespace) -> int:
    """Write what is missing, and tell how much there is."""
    needs(data="arro3", cluster="ray" if args.ray is not None else None)
    where = args.store or args.data
    if (where is None) == (args.bots is None):
        raise Trouble("trouble-export")
    matches = decisions = 0
    with Interruption() as interruption:
        for one in by_bots(args) if where is None else from_store(args, str(where)):
            matches, decisions = matches + one.matches, decisions + one.decisions
    figures = {"matches": matches, "decisions": decisions}
    if args.json:
        print(json.dumps({"game": args.game, "folder": str(args.folder)} | figures))
    else:
        screen = Screen(args.lang)
        screen.say("export-done", "", folder=str(args.folder), **figures)
    return interruption.status


def file_of(number: int) -> str:
    """The name of a part."""
    return f"part-{number:06}.parquet"


def by_bots(args: Namespace) -> Iterator[Written]:
    """Files of matches that bots play; who sits where goes round from match to match."""
    from bricabrac.research import dataset

    game = GAMES[args.game]
    players = seats_for(game, args.players)
    bots = [str(sent(each, args.think, args.game)) for each in args.bots]
    options = {"rounds": args.rounds} if "rounds" in game.options else {}
    first_seed(str(args.seed + args.matches))
    sittings = [
        Sitting(
            number,
            game.name,
            tuple(bots[(number + seat) % len(bots)] for seat in range(players)),
            args.seed + number,
            number % len(bots),
            options,
        )
        for number in range(args.matches)
    ]
    asked = {"bots": bots, "players": players, "seed": args.seed, "matches": args.matches}
    parts = Parts(args.folder, dataset.facts_of(game) | asked | options)
    left = [
        part for part in dataset.parts_of(sittings, EACH) if not parts.has(file_of(part.number))
    ]
    say = Screen(args.lang).texts.say
    for one in crewed(args, lambda: say("export-writing"), dataset.made, left, dataset.get_ready):
        parts.keep(file_of(one.number), one.data)
        yield one


def from_store(args: Namespace, where: str) -> Iterator[Written]:
    """Files of matches that were played to their end in a house."""
    from bricabrac.research import dataset

    parts = Parts(args.folder, dataset.facts_of(GAMES[args.game]) | {"from": "a house"})
    reached = args.folder / REACHED
    if not reached.exists() and parts.has(file_of(0)):
        raise Trouble("trouble-exists", why=str(args.folder))
    if not reached.exists():
        parts.keep(REACHED, json.dumps(["", 0, 0]).encode())
    last, number, match = json.loads(text_of(str(reached)))
    try:
        with place_at(where).read() as shelf:
            seen = 0
            with Bar(texts(args.lang).say("export-writing"), shelf.counts().matches) as bar:
                for ids in shelf.pages():
                    seen += len(ids)
                    bar.at(seen)
                    if ids[-1] <= last:
                        continue
                    sheet = dataset.Sheet(GAMES[args.game])
                    for log in finished(shelf, [id for id in ids if id > last], args.game):
                        sheet.note(match, log.match, first=log.start)
                        match += 1
                    if sheet.matches:
                        one = sheet.written(number)
                        parts.keep(file_of(number), one.data)
                        number += 1
                        yield one
                    parts.keep(REACHED, json.dumps([ids[-1], number, match]).encode())
    except Unusable as unusable:
        raise Trouble(unusable.id, why=unusable.about) from None
    reached.unlink(missing_ok=True)


def finished(shelf: Shelf, ids: list[str], game: str) -> Iterator[Log]:
    """The matches among these that were played to the end by today's rules; no lessons."""
    with shelf.at_once(shelf.snapshot):
        volumes = shelf.volumes(ids)
    for volume in volumes.values():
        header = volume.header
        if header.game != game or header.phase != OVER or not is_of_today(header):
            continue
        log = Log.begun(header, GAMES[game])
        for entry in volume.entries:
            log.fold(entry)
        if log.outcome is not None and log.lesson is None:
            yield log
