"""The other pages of the house, looked at for spills: ``python -m tests.web.rooms [LANGUAGE…]``.

The front page, lobby and invitation, rules, cards, records, looking back, the log, a guided match,
a device that is passed on, a clock: as a guest finds them on a real server.
"""

import sys
from collections import Counter
from tempfile import TemporaryDirectory

from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from tests.web.conftest import chromium
from tests.web.records import kept
from tests.web.serving import Served, Visitor
from tests.web.spilling import SCREENS, resize, spills

UNPAINTED = "() => { document.documentElement.style.opacity = 0; }"  # laid out all the same


def rooms(address, language):
    """Everything there is to see, for a guest with matches of all kinds: cookies, and addresses."""
    guest = Visitor(address, language)
    guest.http.get(f"/language/{language}", params={"back": "/"})
    found = [
        "/rules",
        "/cards",
        "/daily",
        "/puzzles",
        "/duplicate",
        "/learn",
        "/records",
        "/me",
        "/me/forget",
        f"/offline/{language}",
    ]
    for game in GAMES:
        others = {f"seat{number}": "bot:dabbler" for number in range(1, 3)}
        if game == "nicodemus":
            others.pop("seat2")
        card = guest.http.get(f"/cards/{game}").text.partition(f'href="/cards/{game}/')[2]
        found += [f"/rules/{game}", f"/cards/{game}", f"/cards/{game}/{card.split(chr(34))[0]}"]
        found += [f"/learn/{game}", f"/puzzles/{game}/1", f"/puzzles/{game}/1?show=1"]
        given = {"game": game, "form": "alone", "seat1": "pip", "name": "Ada"}
        found.append(guest.post("/duplicate", **given).url.path)
        lobby = guest.open(game=game, **others | {"seat1": "open"})
        join = guest.page.partition(f"/join/{lobby.rsplit('/', 1)[1]}/")[2].split('"')[0]
        found += [lobby, f"/join/{lobby.rsplit('/', 1)[1]}/{join.split('/')[0]}"]
        clocks = {"clock-turn": "300", "clock-match": "2400"}
        found.append(guest.open(game=game, **others, **clocks))
        found.append(guest.open(game=game, **others | {"seat1": "here", "name1": "Bruno"}))
        answer = guest.post(f"/learn/{game}")
        found.append(answer.url.path)
        sent = guest.http.post(
            "/records", data={"token": guest.token}, files={"file": ("m.txt", kept(game)["05"])}
        )
        found += [str(sent.url.path), f"{sent.url.path}?move=40"]
    guest.http.close()
    return guest.http.cookies, ["/", *dict.fromkeys(found)]


def look(browser, address, language, widths=SCREENS):
    """What spills in every room: pairs of where and what."""
    cookies, addresses = rooms(address, language)
    context = browser.new_context(reduced_motion="reduce", locale=language, bypass_csp=True)
    context.add_cookies(
        [{"name": one.name, "value": one.value, "url": address} for one in cookies.jar]
    )
    page = context.new_page()
    for path in addresses:
        page.goto(address + path)
        page.evaluate(UNPAINTED)
        for width in widths:
            resize(page, width)
            for one in spills(page):
                yield f"{path} {language} {width}", one
    context.close()


def main(*languages):
    """All rooms, and what spills there."""
    found, where = Counter(), {}
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Served(folder)
        for language in languages or LANGUAGES:
            for place, one in look(browser, server.address, language):
                found[one] += 1
                where.setdefault(one, place)
        server.end()
    for one, count in found.most_common():
        print(f"{count:4} × {one} (first: {where[one]})")
    print(f"{sum(found.values())} spills, {len(found)} of them different")


if __name__ == "__main__":
    main(*sys.argv[1:])
