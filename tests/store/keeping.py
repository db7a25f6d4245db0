"""Houses with matches in them, and everything that a store has, to be compared."""

import sqlite3
from contextlib import closing
from random import Random

from bricabrac.engine.match import Match
from bricabrac.games import GAMES
from bricabrac.store import OVER, RUNNING, Entry, Header
from bricabrac.store.shelf import Volume
from bricabrac.web.house.places import place_at
from bricabrac.web.table import seating


def volume(number, game="nicodemus", moves=12):
    """A match by lot, as the house would keep it."""
    rules, random = GAMES[game], Random(number)
    people = [seating.person(f"p{number}-{seat}", "Ada") for seat in range(rules.seats[0])]
    match = Match(rules, seed=number, seats=len(people))
    entries = [Entry(0, "seats", -1, seating.to_text(people), 5)]
    while match.outcome() is None and len(match.history) < moves:
        seat, action = match.active, random.choice(match.legal())
        match.act(action)
        entries.append(Entry(len(entries), "act", seat, action, 5 + len(entries)))
    phase = RUNNING if match.outcome() is None else OVER
    if phase == OVER:
        entries.append(Entry(len(entries), "over", -1, "", 5))
    header = Header(
        f"{number:010x}", game, rules.version, len(people), number, match.options, number, phase
    )
    return Volume(header, entries, sorted(one.player for one in people))


def filled(where, volumes):
    """A place with matches, people who have names, and a secret."""
    place = place_at(str(where))
    with place.fill() as shelf:
        shelf.keep(b"s" * 32, False)
        for one in volumes:
            shelf.put([(one, 0)])
        shelf.call([(f"p{number}", f"Ada “{number}” 🦊") for number in range(30)])
        shelf.bring("puzzles", [(f"p{number}", "0123456789", number // 9) for number in range(18)])
    return place


def everything(place):
    """All that a place has."""
    with place.read() as shelf:
        volumes = {}
        for ids in shelf.pages():
            volumes |= shelf.volumes(ids)
        people = [row for rows in shelf.people() for row in rows]
        return volumes, people + shelf.belongings("puzzles"), shelf.secret()


def in_file(path):
    """A shelf of a file, to be broken or looked at."""
    return closing(sqlite3.connect(path, isolation_level=None))
