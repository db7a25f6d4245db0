"""Hostile inputs: never a 500, never a traceback, never a stuck table.

``python -m tests.web.hostile --count N [--seed N]`` asks the whole app, without a server, for
records, positions, forms, pages, headers and frames that nobody would send; what it finds goes to
``tests/web/hostile.jsonl``, which ``test_hostile.py`` asks again.
"""

import argparse
import asyncio
import json
import logging
import re
import sys
import tempfile
from pathlib import Path
from random import Random
from urllib.parse import quote, urlencode

from bricabrac.games import GAMES
from bricabrac.store.sqlite import Sqlite
from bricabrac.web.app import Limits, app_on
from bricabrac.web.door.guard import Limit
from bricabrac.web.table import seating
from tests.web.asking import Asked
from tests.web.records import fifty

CORPUS = Path(__file__).with_name("hostile.jsonl")
WIDE = ("posts", "chat", "matches", "sockets", "hints", "reads")
NASTY = (
    "", " ", "0", "-1", "1e999", "NaN", "null", "[1]", "5", "true", "{}", "[]", "{", '"', "\\",
    "\x00", "\x7f",
    "\u2028", "\u202e", "\u3164", "\ud7ff", "\U0010ffff", "é" * 300, "A" * 5000, "9" * 400,
    "-9" * 30, "../../etc/passwd",
    "<script>alert(1)</script>", "' OR 1=1 --", "%s%n", "{{7*7}}", "a;b;c", "; ; ;",
    "play U2; coal; coal", "repair 1",
    "repair -1", "repair 99999999999999999999", "bot:", "bot:nobody", "bot:pip", "open", "here",
    "me", "yes 9", "no", "١٢٣",
    "[" * 900, '{"a":' * 300, "0x10", "1_000", "+1", "¹", "18446744073709551616", "\r\nx: y",
    "position", "\t",
)  # fmt: skip
FIELDS = (
    "action", "turn", "then repair 1", "text", "name", "game", "seat0", "seat1", "seat2",
    "place", "seed", "name0", "name1",
    "option-rounds", "listed", "clock-turn", "clock-match", "join", "bot", "level1", "resign",
    "away", "pace", "move",
    "step", "file", "seat", "token",
)  # fmt: skip
POSTS = (
    "/matches", "/me", "/me/{x}", "/learn/{x}", "/learn/nicodemus", "/join/{id}/{x}", "/records",
    "/me/forget",
    *(f"/matches/{{id}}/{verb}" for verb in ("actions", "undo", "chat", "seat", "pace",
    "rematch", "lesson", "play-on",
                                             "ready", "hint")),
)  # fmt: skip
PAGES = (
    "/", "/me", "/me/{x}", "/me/code.svg", "/join/{id}/{x}", "/join/{id}/{x}/code.svg",
    "/language/{x}?back={x}", "/matches/{x}",
    "/matches/{id}", "/matches/{id}/replay?move={x}&eyes={x}", "/matches/{id}/log",
    "/matches/{id}/record",
    "/matches/{id}/hint", "/static/{x}/{x}", "/rules/{x}", "/rules/nicodemus", "/cards/{x}",
    "/cards/nicodemus/{x}",
    "/help/{x}/{x}/{x}", "/offline/{x}", "/clock", "/manifest.webmanifest", "/records",
    "/learn/{x}", "/healthy", "/{x}",
)  # fmt: skip
HEADERS = (
    "cookie", "accept", "accept-language", "origin", "host", "referer", "content-type",
    "content-length",
    "x-forwarded-for", "sec-fetch-site", "range", "if-none-match", "accept-encoding", "upgrade",
)  # fmt: skip


def inputs(dice):
    """Hostile inputs without end, each by its kind and as something that JSON can say."""
    games = {game: fifty(game)[:4] for game in GAMES}
    while True:
        kind = dice.choice(
            (
                *("record", "record", "position", "form", "form", "form", "page", "headers"),
                *("frames", "acts", "acts"),
            )
        )
        match kind:
            case "record":
                yield kind, mangled(dice.choice(dice.choice(list(games.values()))), dice)
            case "position":
                yield (
                    kind,
                    f"bricabrac record 1\ngame {dice.choice(list(GAMES))} 2\n"
                    f"position {json_of(dice)}\n\n",
                )
            case "form":
                fields = {dice.choice(FIELDS): dice.choice(NASTY) for _ in range(dice.randrange(6))}
                yield kind, [address(dice.choice(POSTS), dice), fields]
            case "page":
                yield kind, address(dice.choice(PAGES), dice)
            case "headers":
                given = {dice.choice(HEADERS): dice.choice(NASTY) for _ in range(3)}
                yield kind, [address(dice.choice(PAGES), dice), given]
            case "frames":
                yield kind, [dice.choice(NASTY) for _ in range(dice.randrange(1, 4))]
            case "acts":
                yield kind, [said(dice) for _ in range(dice.randrange(1, 9))]


def said(dice):
    """What a page says by its socket in order to act, but for a field or two."""
    fields = {"token": "{token}", "turn": "{turn}", "action": "{action}"}
    for _ in range(dice.choice((0, 1, 1, 1, 2, 4))):
        fields[dice.choice(("token", "turn", "action", *FIELDS))] = dice.choice(NASTY)
    for name in list(fields):
        if dice.random() < 0.05:
            del fields[name]
    text = urlencode(fields, safe="{}")
    if dice.random() < 0.1:
        text = text[: dice.randrange(len(text) + 1)] + dice.choice(
            ("", "%", "%zz", "&=&", "&" * 300)
        )
    return text * (2 if dice.random() < 0.05 else 1)


def address(path, dice):
    """A path with something in its gaps; ``{id}`` stays for the table."""
    return re.sub(r"\{x\}", lambda _: quote(dice.choice(NASTY)[:200], safe=""), path)


def mangled(record, dice):
    """A record in which a few things are not as they should be."""
    lines = record.split("\n")[: dice.randrange(3, 60)]
    for _ in range(dice.randrange(1, 4)):
        place = dice.randrange(len(lines))
        words = lines[place].split(" ")
        match dice.randrange(5):
            case 0:
                words[dice.randrange(len(words))] = dice.choice(NASTY)
                lines[place] = " ".join(words)
            case 1:
                lines.insert(place, dice.choice(lines))
            case 2:
                del lines[place : place + dice.randrange(1, 3)]
                lines = lines or [""]
            case 3:
                head = dice.choice(("position", "option", "seed", "seats", "game"))
                lines[place] = f"{head} {dice.choice(NASTY)}"
            case 4:
                lines[place] = json_of(dice)
    return "\n".join(lines)


def json_of(dice):
    """A position of some kind, or nearly one."""
    game = GAMES[dice.choice(list(GAMES))]
    state = game.state()
    game.setup(
        state, game.seats[0], dice.randrange(99), *(one.default for one in game.options.values())
    )
    position = game.dump(state)
    for _ in range(dice.randrange(1, 4)):
        around, key = position, dice.choice(list(position))
        while isinstance(around[key], dict | list) and around[key] and dice.random() < 0.8:
            around = around[key]
            key = (
                dice.choice(list(around))
                if isinstance(around, dict)
                else dice.randrange(len(around))
            )
        around[key] = dice.choice(
            (-1, 0, 1, 99, 1 << 70, 0.5, None, True, "", "B1", [], {}, [[]], "x" * 3000)
        )
    return json.dumps(position)


class Hostile:
    """A house with a table in it, and somebody who means no good."""

    def __init__(self, folder):
        limits = Limits(several=10**9, **{name: Limit(1e9, 1e9) for name in WIDE})
        self.app = app_on(Sqlite(Path(folder) / "matches.sqlite"), b"s" * 32, limits)
        self.house = self.app.state.shop.house
        self.dice, self.guest, self.table = Random(1), Asked(self.app, "d" * 24), None

    def is_going_on(self):
        """Whether there is a table at which the guest still plays."""
        table = self.table
        is_open = table is not None and table.id in self.house.tables and not table.log.is_over
        return is_open and bool(table.log.seats.of(self.guest.player))

    async def ask(self, kind, given):
        """What is wrong with the answer, or nothing."""
        if not self.is_going_on():
            people = [seating.person(self.guest.player, "D"), seating.person("e" * 24, "E")]
            self.table = await self.house.open(self.dice.choice(list(GAMES)), people)
        id = self.table.id
        try:
            match kind:
                case "record" | "position":
                    status, _ = await self.guest.post("/records", text=given)
                case "form":
                    status, _ = await self.guest.post(given[0].replace("{id}", id), **given[1])
                case "page":
                    status, _ = await self.guest.get(given.replace("{id}", id))
                case "headers":
                    status, _ = await self.guest.get(given[0].replace("{id}", id), **given[1])
                case "frames":
                    frames = [{"text": one} for one in given]
                    frames.append({"type": "websocket.disconnect", "code": 1000})
                    status, _ = await self.guest.watch(f"/matches/{id}/live", *frames)
                case "acts":
                    player = self.table.log.seats.sitters[self.table.log.active].player
                    frames = [{"text": self.said(one, player)} for one in given]
                    frames.append({"type": "websocket.disconnect", "code": 1000})
                    path = f"/matches/{id}/live?patches"
                    status, told = await Asked(self.app, player).watch(path, *frames)
                    status = 500 if '"status":500' in told else status
        except Exception as error:
            return f"{type(error).__name__}: {error}"
        return str(status) if status >= 500 else ""

    def said(self, text, player):
        """What a player's page says, with what it could know of the table."""
        log = self.table.log
        known = {"token": self.guest.guests.token(player), "turn": str(log.turn)}
        known["action"] = self.dice.choice(log.match.legal())
        for name, value in known.items():
            text = text.replace(f"{{{name}}}", quote(value))
        return text

    async def is_stuck(self):
        """Whether people can no longer act at the table."""
        table = self.table
        if not self.is_going_on() or table.log.seats.is_open:
            return False
        turn, seat = table.log.turn, table.log.active
        sitter = table.log.seats.sitters[seat]
        if sitter.is_bot:
            return False
        action = self.dice.choice(table.log.match.legal())
        status, _ = await Asked(self.app, sitter.player).post(
            f"/matches/{table.id}/actions", action=action, turn=str(turn)
        )
        return status != 303 or table.log.turn == turn


async def attack(asked, folder):
    """Everything that goes wrong, with its input."""
    hostile, wrong = Hostile(folder), []
    for number, (kind, given) in enumerate(asked, 1):
        found = await hostile.ask(kind, given)
        if not found and number % 5 == 0 and await hostile.is_stuck():
            found = "stuck"
        if found:
            wrong.append((found, kind, given))
        if number % 1000 == 0:
            print(number, len(wrong), "wrong", file=sys.stderr, flush=True)
    await hostile.house.close()
    return wrong


def kept():
    """The corpus: kinds and inputs."""
    return [tuple(json.loads(line)) for line in CORPUS.read_text("utf-8").splitlines()]


def main(arguments):
    """Attack; 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.hostile")
    parser.add_argument("--count", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    args = parser.parse_args(arguments)
    logging.disable(logging.CRITICAL)
    made = inputs(Random(args.seed))
    with tempfile.TemporaryDirectory() as folder:
        wrong = asyncio.run(attack((next(made) for _ in range(args.count)), folder))
    for found, kind, given in wrong:
        print(found, json.dumps([kind, given]))
    print(f"{args.count} hostile inputs, {len(wrong)} wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
