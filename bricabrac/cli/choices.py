"""Arguments that name a game, a bot, a seed or a seat."""

from __future__ import annotations

from bricabrac.bots import BOTS
from bricabrac.cli.arguments import Parser, one_of
from bricabrac.cli.texts import Trouble
from bricabrac.engine.dice import SEEDS
from bricabrac.engine.game import Game
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget


def seed(text: str) -> int:
    """The type of a seed."""
    if not text.isdecimal() or len(text) > 20 or int(text) >= SEEDS:
        raise Trouble("trouble-seed", given=text, most=str(SEEDS - 1))
    return int(text)


def budget(text: str) -> Budget:
    """The type of how long to think."""
    try:
        return Budget.parse(text)
    except ValueError:
        raise Trouble("trouble-think", given=text) from None


def count(text: str) -> int:
    """The type of a number of things."""
    if not text.isdecimal() or len(text) > 9 or int(text) < 1:
        raise Trouble("trouble-count", given=text)
    return int(text)


def known_seats(game: Game) -> str:
    """How many can play."""
    return ", ".join(map(str, game.seats))


def add_game(parser: Parser) -> None:
    """The argument that names a game."""
    parser.add_argument(
        "game",
        type=one_of(GAMES, "trouble-game"),
        metavar="|".join(GAMES),
        help=parser.texts.say("option-game"),
    )


def said_of(name: str) -> str:
    """What a bot says of itself."""
    return " ".join((BOTS[name].__doc__ or "").split())


def bot_help(parser: Parser) -> str:
    """The bots, with what they say of themselves."""
    told = (f"{name} ({said_of(name)})" for name in BOTS)
    return f"{parser.texts.say('option-against')}: {'; '.join(told)}"
