"""Pages of a gallery: a table in every situation, written as the server would send it."""

import functools
import http.server
import threading
from contextlib import contextmanager
from pathlib import Path

from markupsafe import Markup

from bricabrac.store import Header
from bricabrac.web.board.render import Renderer
from bricabrac.web.board.speech import texts
from bricabrac.web.clock.clock import Clock
from bricabrac.web.door.assets import Assets
from bricabrac.web.show import show_of
from bricabrac.web.table.log import Log
from bricabrac.web.table.seating import bot, person
from bricabrac.web.table.seats import Seats
from bricabrac.web.table.table import Table

PEOPLE = ("Ada", "Bruno", "Chloé", "Dmitri", "Emilia")


def with_match(match):
    """People around a match, and a bot on the last seat."""
    header = Header("gallery", match.game.name, 1, match.seats, 7)
    sitters = [person(f"p{number}", PEOPLE[number]) for number in range(match.seats)]
    seats = Seats([*sitters[:-1], bot("journeyman")])
    return Table(Log(header, match, seats, Clock(match.seats)), None)


def page_of(renderer, table, viewer, language="en"):
    """The whole page, as the server sends it, without its live part."""
    game = table.log.game.name
    return renderer.page(
        "match.html", language, id=table.id, game=game, token="t", notice="",
        title=texts(language).say(f"title-{game}"), body_class=show_of(game).body_class,
        board=Markup(renderer.board(table, viewer, language)),
    )  # fmt: skip


def write(folder, scenes, language="en"):
    """All pages, and what they need."""
    assets = Assets()
    renderer = Renderer(assets)
    for name, asset in assets.files.items():
        path = Path(folder, assets.address(name).lstrip("/"))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"" if name == "live.js" else asset.body)
    for name, (table, viewer) in scenes.items():
        Path(folder, f"{name}.html").write_text(page_of(renderer, table, viewer, language))
    return list(scenes)


@contextmanager
def hung(folder):
    """The address of a gallery in a folder, as long as it hangs there."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=folder)
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
