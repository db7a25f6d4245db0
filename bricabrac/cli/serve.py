"""bricabrac serve: the place to play, in the browser."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from argparse import SUPPRESS, Namespace
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
    option(parser, "processes", type=count, default=1, metavar="N")
    parser.add_argument("--given", type=given, help=SUPPRESS)  # one of several: see staff.py


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


def given(text: str) -> list[socket.socket]:
    """The type of sockets that were opened by whoever has started us."""
    return [socket.socket(fileno=int(number)) for number in text.split(",")]


def run(args: Namespace) -> int:
    """Serve until somebody ends it."""
    from bricabrac.store import Unusable

    if args.processes > 1 and not args.store:
        raise Trouble("trouble-processes")
    try:
        if args.given:
            *sockets, line = args.given
            asyncio.run(_serving(args, _opened(args, ""), *sockets, line=line))
            return 0
        sock = _bound(args.host, PORT if args.port is None else args.port, args.port is None)
        host, port = f"[{args.host}]" if ":" in args.host else args.host, sock.getsockname()[1]
        house = _opened(args, address := f"http://{host}:{port}/")
    except Unusable as unusable:
        raise Trouble(unusable.id, why=unusable.about) from None
    own = [
        _bound(HOST, port + number, not args.port)
        for number in range(1, args.processes + 1)
        if args.processes > 1
    ]
    say = texts(args.lang).say
    print(say("serving", address=address, folder=shown(args.store or str(args.data))), flush=True)
    for number, one in enumerate(own, 1):
        at = f"http://{HOST}:{one.getsockname()[1]}/"
        print(say("serving-process", number=number, address=at), flush=True)
    if args.open:
        threading.Timer(0.3, webbrowser.open, [address]).start()
    asyncio.run(_staff(args, sock, own) if own else _serving(args, house, sock))
    print(say("served"), flush=True)
    return 0


def _bound(host: str, port: int, or_any: bool) -> socket.socket:
    """A listening socket."""
    from bricabrac.web.server import bound

    try:
        return bound(host, port, or_any)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Trouble("trouble-serving", why=why) from None


async def _serving(
    args: Namespace,
    house: Folder | Database,
    *sockets: socket.socket,
    line: socket.socket | None = None,
) -> None:
    """Serve in this process."""
    from bricabrac.web.app import Limits, app_on
    from bricabrac.web.door.journal import begin
    from bricabrac.web.server import serve

    begin(args.log)
    limits = Limits(several=args.guests)
    shared = house.exchange, house.questions
    app = app_on(house.store, house.secret, limits, not args.cold, *shared)
    await serve(app, *sockets, line=line)


async def _staff(args: Namespace, sock: socket.socket, own: list[socket.socket]) -> None:
    """Let others serve, and see to it that they do."""
    from bricabrac.web.door.journal import begin
    from bricabrac.web.staff import Staff

    begin(args.log)
    command = ["serve", "--store", args.store, "--guests", str(args.guests), "--lang", args.lang]
    command += ["--log", args.log, *["--cold"] * args.cold]
    await Staff(command, sock, own).work()


def _opened(args: Namespace, address: str) -> Folder | Database:
    """What the house keeps its matches in."""
    if args.store:
        from bricabrac.web.house.database import Database

        return Database(args.store)
    from bricabrac.web.house.folder import Folder

    return Folder(args.data, address)
