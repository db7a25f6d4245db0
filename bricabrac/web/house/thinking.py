"""Bots think in minds of their own: they never hold up a page, and may die without harm."""

from __future__ import annotations

import asyncio
import hmac
import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar, cast

from bricabrac.bots import BOTS, games_of
from bricabrac.bots.counsel import Counsel
from bricabrac.bots.minds import Died, Failed, Mind
from bricabrac.bots.thoughts import adviser_of, choice, get_ready, opinions
from bricabrac.engine.match import Match, View
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.web.house.fleet import Fleet
from bricabrac.web.house.line import Whose
from bricabrac.web.house.minds import Minds, Thought

if TYPE_CHECKING:
    from bricabrac.store.questions import Questions

KIND = 5  # os.nice: who compiles and looks ahead leaves the first place to the pages
LONGEST = 20.0  # seconds until a mind that does not answer is replaced
COMPILING = 240.0  # the same for the first answer about a game: rules may have to be compiled
PONDERED = 1e6  # as if it took so long: after everybody at a table, and fairly among its like
STAND_IN = "pip"  # plays for those who have left: quick, and no fool

T = TypeVar("T")


def is_quick(bot: str) -> bool:
    """Whether a bot is quick enough without compiled rules."""
    return getattr(BOTS[bot], "is_quick", False)


def way_of(bot: str) -> str:
    """The way in which a bot looks ahead: those who share one compile the same."""
    return getattr(BOTS[bot], "way", "search")


class Thinkers:
    """Minds for bots that are quick, and minds for those that look ahead."""

    def __init__(self, secret: bytes, count: int = 0, questions: Questions | None = None) -> None:
        self.secret, self.quick = secret, Minds(1)
        self.deep = Minds(count or max(1, (os.cpu_count() or 2) - 1), KIND)
        self.fleet = Fleet(questions) if questions is not None else None
        self.compiled: set[tuple[str, str]] = set()  # ways to look ahead, and games
        self.preparing: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.costs: dict[tuple[str, str], float] = {}  # of a bot's last thought, by game
        self.told: Callable[[str, float], None] | None = None  # hears how long answers took
        self.thought: Budget | None = None  # for hints; None: as long as the adviser thinks

    async def warm(self) -> None:
        """Begin to think before anybody waits for it."""
        await asyncio.wrap_future(self.quick.all[0].ask(len, ""))

    async def get_ready_for(self, games: Iterable[str]) -> None:
        """Have all who play some games ready; these side by side."""

        async def one(game: str) -> None:
            for name, bot in BOTS.items():
                if game in games_of(bot):
                    await self.get_ready(name, game)

        await asyncio.gather(*map(one, games))

    async def get_ready(self, bot: str, game: str) -> None:
        """Have a bot think about some match, so that it need not compile its rules later."""
        if self.must_compile(bot, game):
            key = (way_of(bot), game)
            if key not in self.preparing:
                self.preparing[key] = asyncio.create_task(self._prepare(bot, game))
            await self._wait_for(self.preparing[key])

    async def _wait_for(self, ready: asyncio.Task[None]) -> None:
        """Wait until we are ready, or somebody else thinks: who is back first is asked."""
        if self.fleet is None:
            return await asyncio.shield(ready)
        other = asyncio.create_task(self.fleet.somebody.wait())
        try:
            await asyncio.wait((ready, other), return_when=asyncio.FIRST_COMPLETED)
        finally:
            other.cancel()

    async def _prepare(self, bot: str, game: str) -> None:
        """In a mind of its own: games get ready side by side, and hold up nobody's thoughts."""
        match = Match(GAMES[game], seed=1)
        view, legal, mind = match.view(match.active, memory=True), match.actions(), Mind(KIND)
        try:
            async with asyncio.timeout(COMPILING):
                await asyncio.wrap_future(mind.ask(get_ready, bot, view, legal))
                for other in self.deep.all:  # from the cache
                    await asyncio.wrap_future(other.ask(get_ready, bot, view, legal))
            self.compiled.add((way_of(bot), game))
        except (Died, Failed, TimeoutError):
            return  # whoever thinks next will find out why
        finally:
            mind.close()
            del self.preparing[way_of(bot), game]

    def must_compile(self, bot: str, game: str) -> bool:
        """Whether a bot would have to compile its rules before it can answer."""
        if self.fleet is not None and self.fleet.thinkers:
            return False  # they have
        return bot in BOTS and not is_quick(bot) and (way_of(bot), game) not in self.compiled

    def dice(self, view: View, match: str, even: str = "") -> str:
        """The seed of a bot's dice: the same whenever it is asked, and nobody can foretell it.

        Even dice are those of all matches that were told the same secret.
        """
        about = f"dice {'' if even else match} {view.seat} {len(view.history)}"
        key = bytes.fromhex(even) or self.secret
        return hmac.new(key, about.encode(), "sha256").hexdigest()

    async def choose(
        self, bot: str, view: View, legal: list[int], whose: Whose, even: str = ""
    ) -> int:
        """What a bot does; if it cannot, what the stand-in would do. A match goes on.

        With even dice it remembers nothing, so that equal play meets equal replies, and is waited
        for as long as it takes.
        """
        if len(legal) == 1:
            return legal[0]
        match = "" if even else whose[-1]
        seed = self.dice(view, match, even)
        for name in dict.fromkeys((bot, STAND_IN)):
            if name not in BOTS:
                continue

            def ask(waited: float, name: str = name) -> tuple[Any, ...]:
                return choice, name, match, view, legal, seed, 1 / (1 + waited)

            try:
                action: int = await self._ask(name, view, whose, ask, is_even=bool(even))
            except (Died, Failed, TimeoutError):
                continue
            if action in legal:
                return action
        return Random(seed).choice(legal)

    async def advise(self, view: View, legal: list[int], whose: Whose) -> list[Counsel]:
        """What the adviser thinks of each action, the best first; nothing, if it fails."""
        asked = opinions, view, self.dice(view, whose[-1]), self.thought
        adviser = adviser_of(view.game.name)
        try:
            told: list[Counsel] = await self._ask(adviser, view, whose, lambda _: asked, cost=0.0)
        except (Died, Failed, TimeoutError):
            return []
        return [one for one in told if one.action in legal]

    async def glance(self, whose: Whose, function: Callable[..., T], *args: Any) -> T:
        """What a function says that is quick without compiled rules."""
        told, _ = await self.quick.ask(whose, 0.0, LONGEST, lambda _: (function, *args))
        return cast(T, told)

    async def ponder(self, game: str, whose: Whose, function: Callable[..., T], *args: Any) -> T:
        """What a function says that looks ahead; all who wait at tables come first."""
        asked = adviser_of(game), game, whose, PONDERED, True, lambda _: (function, *args)
        return cast(T, (await self._look_ahead(*asked)).answer)

    async def _ask(
        self,
        bot: str,
        view: View,
        whose: Whose,
        ask: Callable[[float], tuple[Any, ...]],
        cost: float | None = None,  # who waits at the table comes before who only plays there
        is_even: bool = False,
    ) -> Any:
        """The answer of a mind that a bot can think in."""
        asked, kind = time.monotonic(), (bot, view.game.name)
        known = self.costs.get(kind, 0.0) if cost is None else cost
        if is_quick(bot):
            told = await self.quick.ask(whose, known, COMPILING if is_even else LONGEST, ask)
        else:
            told = await self._look_ahead(*kind, whose, known, is_even, ask)
        answer, self.costs[kind] = told
        if self.told is not None:
            self.told(bot, time.monotonic() - asked)
        return answer

    async def _look_ahead(
        self, bot: str, game: str, whose: Whose, cost: float, is_patient: bool,
        ask: Callable[[float], tuple[Any, ...]],
    ) -> Thought:  # fmt: skip
        """The answer of a thinker; of a mind of our own, if there is none, or none any more."""
        while True:
            await self.get_ready(bot, game)
            if self.fleet is None or not self.fleet.thinkers:
                patience = COMPILING if is_patient or self.must_compile(bot, game) else LONGEST
                told = await self.deep.ask(whose, cost, patience, ask)
                self.compiled.add((way_of(bot), game))
                return told
            with suppress(Died):
                return await self.fleet.ask(whose, cost, ask)

    def stop(self) -> None:
        """End all thinking."""
        for task in self.preparing.values():
            task.cancel()
        self.quick.close()
        self.deep.close()
