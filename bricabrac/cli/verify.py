"""``bricabrac verify``: whether a match was dealt as it had been promised."""

from __future__ import annotations

import json
from argparse import Namespace

from bricabrac.cli.arguments import Parser, file, option
from bricabrac.cli.files import match_from
from bricabrac.cli.texts import texts
from bricabrac.engine.promise import broken

SAID = {
    "": "verify-kept",
    "none": "verify-none",
    "shown": "verify-shown",
    "nonce-wrong": "verify-nonce-wrong",
    "seed-wrong": "verify-seed-wrong",
}


def add(parser: Parser) -> None:
    """The arguments."""
    file(parser, "option-record-file")
    option(parser, "promise", default="", metavar="DIGITS")
    parser.add_argument("--json", action="store_true", help=parser.texts.say("option-json"))


def run(args: Namespace) -> int:
    """Say yes or no, and why; the exit status is 0 or 1."""
    match = match_from(args.file)
    promise, seed = match.promise, match.seed if match.position is None else None
    why = broken(promise, seed, args.promise.lower())
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
