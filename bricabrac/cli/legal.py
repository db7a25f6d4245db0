"""``bricabrac legal``: what can be done in a position."""

import json
from argparse import Namespace

from bricabrac.cli.arguments import Parser, file
from bricabrac.cli.files import match_at
from bricabrac.cli.speech import Spoken
from bricabrac.cli.texts import sentence


def add(parser: Parser) -> None:
    """The arguments."""
    file(parser, "option-position-file")
    parser.add_argument("--json", action="store_true", help=parser.texts.say("option-json"))


def run(args: Namespace) -> int:
    """Print the question, then the text of each legal action on a line of its own."""
    match = match_at(args.file)
    question = sentence(Spoken(match.game.words(args.lang)).say(match.question()))
    if args.json:
        answer = {"seat": match.active, "question": question, "legal": match.legal()}
        print(json.dumps(answer, ensure_ascii=False))
    else:
        print(question, *match.legal(), sep="\n")
    return 0
