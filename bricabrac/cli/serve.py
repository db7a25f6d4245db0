"""bricabrac serve: the place to play, in the browser."""

from __future__ import annotations

import asyncio
import threading
import webbrowser
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.choices import count
from bricabrac.cli.texts import Trouble, texts
from bricabrac.store.address import is_database, shown

if TYPE_CHECKING:
    from bricabrac.web.house.database import Database
    from bricabrac.web.house.folder import Folder

STYLES = ("none", "plain", "json")  # of the journal
HOST, PORT = "127.0.0.1", 8321


def add(parser: Parser) -> None:
    """What can be said on the command line."""
    option(parser, "host", default=HOST, metavar="ADDRESS")
    option(parser, "port", type=port, default=None, metavar="N")
    folder = user_data_path("bricabrac", appauthor=False)
    option(parser, "data", type=Path, default=folder, metavar="FOLDER")
    option(parser, "store", type=database, metavar="URL")
    option(parser, "open", action="store_true")
    option(parser, "cold", action="store_true")
    option(parser, "log", choices=STYLES, default=STYLES[0])
    option(parser, "guests", type=count, default=10, metavar="N")


def port(text: str) -> int:
    """The type of a port."""
    if not text.isdecimal() or not 0 <= int(text) < 65536:
        raise Trouble("trouble-port", given=text)
    return int(text)


def database(url: str) -> str:
    """The type of a database, for which an extra is needed."""
    if not is_database(url):
        raise Trouble("trouble-address", why=shown(url))
    if find_spec("psycopg") is None:
        raise Trouble("trouble-extra", extra="postgresql")
    return url


def run(args: Namespace) -> int:
    """Serve until somebody ends it."""
    from bricabrac.store import Unusable
    from bricabrac.web.app import Limits, app_on
    from bricabrac.web.door.journal import begin
    from bricabrac.web.server import bound, serve

    try:
        sock = bound(args.host, PORT if args.port is None else args.port, args.port is None)
    except OSError as error:
        raise Trouble("trouble-serving", why=error.strerror or str(error)) from None
    host = f"[{args.host}]" if ":" in args.host else args.host
    address = f"http://{host}:{sock.getsockname()[1]}/"
    try:
        house = _opened(args, address)
    except Unusable as unusable:
        raise Trouble(unusable.id, why=unusable.about) from None
    say = texts(args.lang).say
    print(say("serving", address=address, folder=shown(args.store or str(args.data))), flush=True)
    app = app_on(house.store, house.secret, Limits(several=args.guests), not args.cold)
    if args.open:
        threading.Timer(0.3, webbrowser.open, [address]).start()
    begin(args.log)
    asyncio.run(serve(app, sock))
    print(say("served"), flush=True)
    return 0


def _opened(args: Namespace, address: str) -> Folder | Database:
    """What the house keeps its matches in."""
    if args.store:
        from bricabrac.web.house.database import Database

        return Database(args.store)
    from bricabrac.web.house.folder import Folder

    return Folder(args.data, address)
