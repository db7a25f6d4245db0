"""The bots at a terminal's table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
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

FIRST_NAMES = ("Alba", "Bruno", "Clara", "Dario", "Emil")  # of bots of one kind


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


def company(entrant: Entrant) -> list[Entrant]:
    """Who else comes with one of the people: those of about the same level first."""
    if entrant.name not in PEOPLE:
        return []
    level = PEOPLE[entrant.name].level
    others = sorted(
        (id for id in PEOPLE if id != entrant.name), key=lambda id: abs(PEOPLE[id].level - level)
    )
    return [Entrant(id) for id in others]


def sent(entrant: Entrant, think: Budget | None, game: str) -> Entrant:
    """The bot with how long it thinks, if it plays the game; or Trouble."""
    knows = games_of(bot_class(entrant.name))
    if game not in knows:
        raise Trouble("trouble-bot-game", bot=entrant.name, game=game, known=", ".join(knows))
    return entrant.thinking(think)


def called(text: str) -> str:
    """What an entrant is called: ``Pip``, ``Journeyman@300``."""
    id, at, budget = text.partition("@")
    name = PEOPLE[id].name if id in PEOPLE else Path(id).stem.replace("_", " ").capitalize()
    return f"{name}{at}{budget}"


class Opponents:
    """One bot for every seat that no person has; of people, everybody sits down once."""

    def __init__(self, entrant: Entrant, screen: Screen, seats: Sequence[int]) -> None:
        self.screen, self.seats = screen, list(seats)
        crew = [entrant, *company(entrant)]
        self.entrants = dict(zip(seats, cycle(crew), strict=False))
        self.bots: dict[int, Bot] = {}

    def names(self) -> dict[int, str]:
        """What the bots are called; those of one kind have a first name, too."""
        names = {seat: called(entrant.name) for seat, entrant in self.entrants.items()}
        is_crowd = len(set(names.values())) < len(names)
        return {
            seat: f"{name} {FIRST_NAMES[place % len(FIRST_NAMES)]}" if is_crowd else name
            for place, (seat, name) in enumerate(names.items())
        }

    def prepare(self, match: Match) -> None:
        """Compile what the search needs before the first board is drawn, and say so."""
        with compiling(self.screen.language):
            for id in {one.name for one in self.entrants.values() if one.name in BOTS}:
                get_ready(id, match.view(match.active, memory=True), match.actions())

    def choose(self, match: Match) -> int:
        """What the bot whose turn it is does.

        Dice of its own for every choice: a match that is loaded goes on as it would have.
        """
        seat, legal = match.active, match.actions()
        if seat not in self.bots:
            self.bots[seat] = self.entrants[seat].sit_down()
        dice = Random(f"{match.seed} {seat} {len(match.history)}")
        with self.screen.waiting("thinking", bot=self.names()[seat]):
            action = self.bots[seat].choose(match.view(seat, memory=True), list(legal), dice)
        if action not in legal:
            raise RuntimeError(f"the bot {self.entrants[seat]} chose {action}, which is not legal")
        return action
