"""The bots at a terminal's table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from bricabrac.arena.entrants import Entrant, Unknown, bot_class
from bricabrac.bots import BOTS, PEOPLE, Bot, games_of
from bricabrac.bots.thoughts import get_ready
from bricabrac.cli.progress import compiling
from bricabrac.cli.screen import Screen
from bricabrac.cli.texts import Trouble
from bricabrac.engine.match import Match
from bricabrac.search.budget import Budget


def entrant(text: str) -> Entrant:
    """The type of an argument that names a bot."""
    try:
        found = Entrant.parse(text)
        bot_class(found.name)
    except Unknown as unknown:
        raise Trouble("trouble-bot", given=str(unknown), known=", ".join(BOTS)) from None
    except ValueError:
        raise Trouble("trouble-think", given=text.partition("@")[2]) from None
    except Exception as error:  # somebody's own file can hold anything
        raise Trouble("trouble-bot-failed", why=f"{type(error).__name__}: {error}") from None
    return found


def sent(entrant: Entrant, think: Budget | None, game: str) -> Entrant:
    """The bot with how long it thinks, if it plays the game; or Trouble."""
    knows = games_of(bot_class(entrant.name))
    if game not in knows:
        raise Trouble("trouble-bot-game", bot=entrant.name, game=game, known=", ".join(knows))
    return entrant.thinking(think)


class Opponents:
    """One bot for every seat that no person has."""

    def __init__(self, entrant: Entrant, screen: Screen) -> None:
        self.entrant, self.screen = entrant, screen
        self.bots: dict[int, Bot] = {}

    def names(self, seats: Sequence[int]) -> dict[int, str]:
        """What the bots are called; of several, each has a number."""
        id = self.entrant.name
        name = PEOPLE[id].name if id in PEOPLE else Path(id).stem.replace("_", " ").capitalize()
        if len(seats) == 1:
            return {seats[0]: name}
        return {seat: f"{name} {number}" for number, seat in enumerate(seats, 1)}

    def prepare(self, match: Match) -> None:
        """Compile what the search needs before the first board is drawn, and say so."""
        if self.entrant.name not in BOTS:
            return
        with compiling(self.screen.language):
            view = match.view(match.active, memory=True)
            get_ready(self.entrant.name, view, match.actions())

    def choose(self, match: Match) -> int:
        """What the bot whose turn it is does.

        Dice of its own for every choice: a match that is loaded goes on as it would have.
        """
        seat, legal = match.active, match.actions()
        if seat not in self.bots:
            self.bots[seat] = self.entrant.sit_down()
        dice = Random(f"{match.seed} {seat} {len(match.history)}")
        with self.screen.waiting("thinking", bot=self.names([seat])[seat]):
            action = self.bots[seat].choose(match.view(seat, memory=True), list(legal), dice)
        if action not in legal:
            raise RuntimeError(f"the bot {self.entrant} chose {action}, which is not legal")
        return action
