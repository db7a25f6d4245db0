"""``bricabrac act``: a position, some actions, and the position after them."""

import json
from argparse import Namespace

from bricabrac.cli.arguments import Parser, file
from bricabrac.cli.files import match_at, save
from bricabrac.cli.speech import Spoken
from bricabrac.cli.texts import Trouble, sentence
from bricabrac.engine.match import Illegal


def add(parser: Parser) -> None:
    """The arguments."""
    file(parser, "option-position-file")
    say = parser.texts.say
    parser.add_argument("actions", nargs="+", metavar="ACTION", help=say("option-actions"))
    parser.add_argument("-o", "--output", metavar="OUT", help=say("option-output"))


def run(args: Namespace) -> int:
    """Do all actions, or none and say which one is refused."""
    match = match_at(args.file)
    for action in args.actions:
        try:
            match.act(action)
        except Illegal as refused:
            reason = Spoken(match.game.words(args.lang)).cite(refused.reason)
            raise Trouble("refused", action=refused.action, why=sentence(reason)) from None
        except ValueError:
            raise Trouble("trouble-action", action=action) from None
    text = json.dumps(match.dump(), indent=2) + "\n"
    if args.output:
        save(text, args.output)
    else:
        print(text, end="")
    return 0
