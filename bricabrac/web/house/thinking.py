"""Bots think in minds of their own: they never hold up a page, and may die without harm."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from random import Random
from typing import ParamSpec, TypeVar

from bricabrac.bots import BOTS
from bricabrac.bots.counsel import Counsel
from bricabrac.bots.minds import Died, Failed, Mind
from bricabrac.bots.thoughts import choice, get_ready, opinions
from bricabrac.engine.match import Match, View
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget

P = ParamSpec("P")
T = TypeVar("T")
KIND = 5  # os.nice: who compiles and looks ahead leaves the first place to the pages
LONGEST = 20.0  # seconds until a bot that does not answer is replaced
COMPILING = 240.0  # the same for the first answer about a game: rules may have to be compiled
STAND_IN = "apprentice"  # plays for those who have left: quick, and no fool
ADVISER = "master"  # gives hints


def is_quick(bot: str) -> bool:
    """Whether a bot is quick enough without compiled rules."""
    return getattr(BOTS[bot], "is_quick", False)


class Thinkers:
    """One mind for bots that are quick, and one for those that look ahead."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.quick, self.deep = Mind(), Mind(KIND)
        self.compiled: set[str] = set()  # games that have been looked ahead in
        self.ready: set[tuple[str, str]] = set()
        self.thought: Budget | None = None  # for hints; None: as long as the master thinks

    async def warm(self) -> None:
        """Begin to think before anybody waits for it."""
        await asyncio.wrap_future(self.quick.ask(len, ""))

    async def get_ready(self, bot: str, game: str) -> None:
        """Have a bot think about some match, so that it need not compile its rules later."""
        if self.must_compile(bot, game) and (bot, game) not in self.ready:
            self.ready.add((bot, game))
            match = Match(GAMES[game], seed=1)
            view, legal, mind = match.view(match.active), match.actions(), Mind(KIND)
            try:  # in a mind of its own: games get ready side by side, and nobody waits for them
                await asyncio.wrap_future(mind.ask(get_ready, bot, view, legal))
                await self._ask(bot, view, get_ready, bot, view, legal)  # from the cache
            except (Died, Failed, TimeoutError):
                return
            finally:
                mind.close()

    def must_compile(self, bot: str, game: str) -> bool:
        """Whether a bot would have to compile its rules before it can answer."""
        return bot in BOTS and not is_quick(bot) and game not in self.compiled

    def dice(self, match: str, view: View) -> str:
        """The seed of a bot's dice: the same whenever it is asked, and nobody can foretell it."""
        about = f"dice {match} {view.seat} {len(view.history)}"
        return hmac.new(self.secret, about.encode(), "sha256").hexdigest()

    async def choose(self, bot: str, view: View, legal: list[int], match: str) -> int:
        """What a bot does. One that fails twice is replaced by the dice: a match goes on."""
        if len(legal) == 1:
            return legal[0]
        seed = self.dice(match, view)
        if bot in BOTS:
            for _ in range(2):
                try:
                    action = await self._ask(bot, view, choice, bot, match, view, legal, seed)
                except (Died, Failed, TimeoutError):
                    continue
                if action in legal:
                    return action
        return Random(seed).choice(legal)

    async def advise(self, view: View, legal: list[int], match: str) -> list[Counsel]:
        """What the adviser thinks of each action, the best first; nothing, if it fails."""
        seed = self.dice(match, view)
        try:
            told = await self._ask(ADVISER, view, opinions, view, seed, self.thought)
        except (Died, Failed, TimeoutError):
            return []
        return [one for one in told if one.action in legal]

    async def _ask(
        self, bot: str, view: View, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The answer of the mind that a bot thinks in."""
        mind = self.quick if is_quick(bot) else self.deep
        try:
            patience = COMPILING if self.must_compile(bot, view.game.name) else LONGEST
            async with asyncio.timeout(patience):
                answer = await asyncio.wrap_future(mind.ask(function, *args, **kwargs))
        except (TimeoutError, asyncio.CancelledError):
            mind.end()  # whatever it would still say is not for the next one
            raise
        if mind is self.deep:
            self.compiled.add(view.game.name)
        return answer

    def stop(self) -> None:
        """End all thinking."""
        self.quick.close()
        self.deep.close()
