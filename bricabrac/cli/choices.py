"""Arguments that name a game, a bot, a seed or a seat."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable

from bricabrac.bots import BOTS
from bricabrac.cli.arguments import Parser, one_of
from bricabrac.cli.texts import Trouble
from bricabrac.engine.dice import LOOSE_SEEDS, SEEDS
from bricabrac.engine.game import Game
from bricabrac.engine.match import Match
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget


def seed(text: str, seeds: int = SEEDS) -> int:
    """The type of a seed."""
    if not text.isdecimal() or len(text) > 39 or int(text) >= seeds:
        raise Trouble("trouble-seed", given=text, most=str(seeds - 1))
    return int(text)


def first_seed(text: str) -> int:
    """The type of a seed from which compiled loops count on."""
    return seed(text, LOOSE_SEEDS)


def budget(text: str) -> Budget:
    """The type of how long to think."""
    try:
        return Budget.parse(text)
    except ValueError:
        raise Trouble("trouble-think", given=text) from None


def at_least(least: int) -> Callable[[str], int]:
    """The type of a number of things."""

    def check(text: str) -> int:
        if not text.isdecimal() or len(text) > 9 or int(text) < least:
            raise Trouble("trouble-count", given=text, least=least)
        return int(text)

    return check


count = at_least(1)


def percent(text: str) -> int:
    """The type of a share in hundredths."""
    if not text.isdecimal() or len(text) > 3 or int(text) > 100:
        raise Trouble("trouble-percent", given=text)
    return int(text)


def seats_for(game: Game, players: int | None) -> int:
    """As many seats as are asked for, or as few as the game allows."""
    if players is not None and players not in game.seats:
        known = ", ".join(map(str, game.seats))
        raise Trouble("trouble-players", game=game.name, known=known, given=players)
    return players or game.seats[0]


def add_first_seed(parser: Parser) -> None:
    """The option that names the first of many deals."""
    help = parser.texts.say("option-first-seed")
    parser.add_argument("--seed", type=first_seed, default=0, metavar="N", help=help)


def seats(text: str) -> str:
    """The type of the seats of people."""
    if not re.fullmatch(r"both|all|none|[0-9](,[0-9])*", text):
        raise Trouble("trouble-seat", given=text)
    return text


def people_at(match: Match, text: str) -> tuple[int, ...]:
    """The seats that people have at the table."""
    if text in ("both", "all"):
        return tuple(range(match.seats))
    if text == "none":
        return ()
    people = tuple(sorted({int(seat) for seat in text.split(",")}))
    if people[-1] >= match.seats:
        raise Trouble("trouble-no-seat", seat=people[-1], most=match.seats - 1)
    return people


def game_with_options(args: Namespace) -> Game:
    """The game, if it has all that is asked of it."""
    game = GAMES[args.game]
    if args.workshops is not None and not game.facts_from:
        raise Trouble("trouble-no-workshops", game=game.name)
    if args.load or args.position:
        if args.players is not None or args.rounds is not None:
            raise Trouble("trouble-settled")
        return game
    seats_for(game, args.players)
    if args.rounds is not None:
        if "rounds" not in game.options:
            raise Trouble("trouble-no-rounds", game=game.name)
        if args.rounds > (most := game.options["rounds"].most):
            raise Trouble("trouble-rounds", most=str(most), given=str(args.rounds))
    return game


def add_game(parser: Parser) -> None:
    """The argument that names a game."""
    known = parser.texts.say("option-games", games=", ".join(GAMES))
    parser.add_argument("game", type=one_of(GAMES, "trouble-game"), metavar="GAME", help=known)


def said_of(name: str) -> str:
    """What a bot says of itself."""
    return " ".join((BOTS[name].__doc__ or "").split())


def bot_help(parser: Parser) -> str:
    """The bots, with what they say of themselves."""
    told = (f"{name} ({said_of(name)})" for name in BOTS)
    return f"{parser.texts.say('option-against')}: {'; '.join(told)}"
