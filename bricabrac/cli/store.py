"""``bricabrac store``: look after the matches that a house keeps."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from bricabrac.cli.arguments import Parser, one_of, option
from bricabrac.cli.interruption import Interruption
from bricabrac.cli.progress import Bar
from bricabrac.cli.screen import Screen
from bricabrac.cli.serve import database
from bricabrac.cli.texts import Trouble
from bricabrac.store import Unusable
from bricabrac.store.address import is_database
from bricabrac.store.moving import move
from bricabrac.store.shelf import Counts, Shelf
from bricabrac.web.house.places import InBackup, Place, back_up, place_at
from bricabrac.web.table.whole import Fault, fault_of, is_of_today

WHAT = ("migrate", "check", "backup", "restore", "move")
FAULTS = {"gap": "store-fault-gap", "rules": "store-fault-rules", "phase": "store-fault-phase"}
ELSEWHERE = ("backup", "restore", "move")  # need to be told where


def add(parser: Parser) -> None:
    """What can be said on the command line."""
    say = parser.texts.say
    parser.add_argument("what", type=one_of(WHAT), metavar="WHAT", help=say("option-what"))
    parser.add_argument("where", nargs="?", metavar="WHERE", help=say("option-where"))
    folder = user_data_path("bricabrac", appauthor=False)
    option(parser, "data", type=Path, default=folder, metavar="FOLDER")
    option(parser, "store", type=database, metavar="URL")
    option(parser, "json", action="store_true")


def run(args: Namespace) -> int:
    """Do what is asked; 1 if a match is not whole."""
    if (args.where is not None) != (args.what in ELSEWHERE):
        id = "trouble-where" if args.where is None else "trouble-nowhere"
        raise Trouble(id, what=args.what)
    do: dict[str, Callable[[Namespace, Place], int]] = {
        "migrate": migrate,
        "check": check,
        "backup": backup,
        "restore": restore,
        "move": move_all,
    }
    try:
        return do[args.what](args, place_at(args.store or str(args.data)))
    except Unusable as unusable:
        raise Trouble(unusable.id, why=unusable.about) from None


def tell(args: Namespace, id: str, **about: Any) -> None:
    """Figures, as JSON or in words."""
    if args.json:
        print(json.dumps(about, ensure_ascii=False))
    else:
        Screen(args.lang).say(id, **about)


def migrate(args: Namespace, place: Place) -> int:
    """Bring a store to the newest number."""
    before, number = place.migrate()
    tell(args, "store-migrated", place=place.name, before=before, number=number)
    return 0


def check(args: Namespace, place: Place) -> int:
    """Read every match, replay it by the rules, and tell which are not whole."""
    faults: list[Fault] = []
    seen = older = 0
    with Interruption() as interruption, place.read() as shelf:
        shelf.examine()
        counts, stray = shelf.counts(), shelf.stray()
        with Bar(Screen(args.lang).texts.say("store-checking"), counts.matches) as bar:
            for ids in shelf.pages():
                with shelf.at_once(shelf.snapshot):
                    volumes = shelf.volumes(ids)
                for volume in volumes.values():
                    seen += 1
                    if not is_of_today(volume.header):
                        older += 1
                    elif fault := fault_of(volume.header, volume.entries):
                        faults.append(fault)
                    bar.at(seen)
    figures = {"matches": seen, "older": older, "faults": len(faults), "stray": stray}
    if args.json:
        print(json.dumps(figures | {"faults": [asdict(fault) for fault in faults]}))
    else:
        screen = Screen(args.lang)
        for fault in faults:
            screen.say(FAULTS[fault.kind], "red", **asdict(fault))
        screen.say("store-checked", "", **figures)
    return interruption.status or int(bool(faults or stray))


def backup(args: Namespace, place: Place) -> int:
    """Copy everything into a file, while the house is open."""
    target = InBackup(Path(args.where))
    return carried(args, place.read, target.fill, target.name, back_up)


def restore(args: Namespace, place: Place) -> int:
    """Bring everything from a file."""
    return carried(args, InBackup(Path(args.where)).read, place.fill, place.name, move)


def move_all(args: Namespace, place: Place) -> int:
    """Bring everything to another folder or database."""
    if is_database(args.where):
        database(args.where)
    target = place_at(args.where)
    if target.name == place.name:
        raise Trouble("trouble-same", place=place.name)
    return carried(args, lambda: place.read(alone=True), target.fill, target.name, move)


def carried(
    args: Namespace,
    source: Callable[[], Any],
    target: Callable[[], Any],
    name: str,
    carry: Callable[[Shelf, Shelf, Callable[[int], None]], Counts],
) -> int:
    """Carry everything from one shelf to another, and tell how much it was."""
    counts: Counts | None = None
    with Interruption() as interruption, source() as here, target() as there:
        what = Screen(args.lang).texts.say("store-carrying")
        with Bar(what, here.counts().matches) as bar:
            counts = carry(here, there, bar.at)
    if counts is not None:
        tell(args, "store-carried", place=name, **asdict(counts))
    return interruption.status
