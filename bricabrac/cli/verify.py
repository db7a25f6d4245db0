"""``bricabrac verify``: whether a match was dealt as it had been promised."""

from __future__ import annotations

import json
from argparse import Namespace
from datetime import date

from bricabrac.bots.daily import dream_of
from bricabrac.cli.arguments import Parser, file, option
from bricabrac.cli.files import match_from
from bricabrac.cli.texts import texts
from bricabrac.engine.match import Match
from bricabrac.engine.promise import broken

SAID = {
    "": "verify-kept",
    "none": "verify-none",
    "shown": "verify-shown",
    "nonce-wrong": "verify-nonce-wrong",
    "seed-wrong": "verify-seed-wrong",
    "day-wrong": "verify-day-wrong",
}


def add(parser: Parser) -> None:
    """The arguments."""
    file(parser, "option-record-file")
    option(parser, "promise", default="", metavar="DIGITS")
    option(parser, "day", default="", metavar="YYYY-MM-DD")
    parser.add_argument("--json", action="store_true", help=parser.texts.say("option-json"))


def wrong_day(match: Match, day: str) -> str:
    """Whether a match is not the dream of a day, if one is named: everybody had the same."""
    if not day:
        return ""
    try:
        dream = dream_of(date.fromisoformat(day), match.game)
    except ValueError:
        return "day-wrong"
    is_same = match.promise == dream.promise(match.promise.nonce if match.promise else "")
    return "" if is_same else "day-wrong"


def run(args: Namespace) -> int:
    """Say yes or no, and why; the exit status is 0 or 1."""
    match = match_from(args.file)
    promise, seed = match.promise, match.seed if match.position is None else None
    why = broken(promise, seed, args.promise.lower()) or wrong_day(match, args.day)
    say = texts(args.lang).say
    sentence = say(SAID[why])
    if args.json:
        found = {"kept": not why, "why": why or None, "sentence": sentence, "seed": str(seed)}
        print(json.dumps(found, ensure_ascii=False))
        return int(bool(why))
    print(sentence)
    if promise is not None:
        print(say("verify-promise", digits=promise.commitment))
        print(say("verify-nonce", digits=promise.nonce))
        for seat, added in enumerate(promise.added):
            print(say("verify-added" if added else "verify-nothing", seat=seat, digits=added))
        print(say("verify-seed", seed=str(promise.seed)))
    return int(bool(why))
