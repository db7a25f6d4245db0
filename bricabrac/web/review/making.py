"""Making reviews: piece by piece, by whoever thinks for this house, and kept in the store.

Of several servers one makes a review; the others hear how far it is, look for it in the store, and
take it over if that one is gone.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field

from bricabrac.bots.minds import Died, Failed
from bricabrac.engine.match import Match
from bricabrac.engine.notation import write
from bricabrac.review.judging import Judged, Shares, in_pieces, made_by
from bricabrac.review.reckoning import Review
from bricabrac.review.thoughts import first_look, piece, whole
from bricabrac.review.writing import from_json, to_json
from bricabrac.store import Away
from bricabrac.web.house.house import House
from bricabrac.web.house.line import Whose

logger = logging.getLogger("bricabrac.web")

TASK = "review-"  # what servers call the making of one
MOST = 200  # reviews that are kept at hand
LOOKING = 1.0  # seconds between two looks for what another server makes


@dataclass(slots=True)
class Making:
    """A review that is being made, or is there."""

    total: int  # decisions
    done: int = 0
    first: list[Shares] = field(default_factory=list)  # the curve at a glance
    review: Review | None = None
    has_failed: bool = False
    task: asyncio.Task[None] | None = None


class Reviews:
    """What is thought, or being thought, of matches that are over."""

    def __init__(self) -> None:
        self.all: dict[str, Making] = {}

    async def found(self, house: House, id: str, match: Match) -> Making | None:
        """A review that is at hand, on its way, or kept; not one that was made by other weights."""
        if id in self.all and not self.all[id].has_failed:
            return self.all[id]
        kept = await house.store.review_of(id)
        if not kept:
            return self.all.get(id)
        review = kept_review(kept, match)
        if review is None:
            return None
        return self._keep(id, Making(len(match.history), len(match.history), review=review))

    def begin(self, house: House, id: str, match: Match, whose: Whose) -> Making:
        """Make a review, once."""
        making = self.all.get(id)
        if making is None or making.has_failed:
            making = self._keep(id, Making(len(match.history)))
            making.task = asyncio.create_task(self._make(house, id, match, whose, making))
        return making

    def _keep(self, id: str, making: Making) -> Making:
        """Have a review at hand, and forget the oldest that is there."""
        self.all[id] = making
        for old in [one for one, made in self.all.items() if made.review][: len(self.all) - MOST]:
            del self.all[old]
        return making

    def heard(self, task: str, done: int) -> None:
        """Another server has made so much of a review."""
        making = self.all.get(task.removeprefix(TASK))
        if making is not None and making.review is None:
            making.done = max(making.done, min(done, making.total))

    async def _make(
        self, house: House, id: str, match: Match, whose: Whose, making: Making
    ) -> None:
        """At first a glance, then all of it, unless another server does."""
        house.neighbours.progressed = self.heard
        try:
            making.first = await house.thinkers.glance(whose, first_look, write(match))
            while not await house.neighbours.claim(TASK + id):
                await asyncio.sleep(LOOKING)
                if review := kept_review(await house.store.review_of(id), match):
                    making.review = review
                    return
            try:
                await self._judge(house, id, match, whose, making)
            finally:
                with suppress(Away):
                    await house.neighbours.release(TASK + id)
        except (Died, Failed, TimeoutError, Away) as error:
            logger.warning("no review of %s: %r %s", id, error, getattr(error, "trace", ""))
            making.has_failed = True

    async def _judge(
        self, house: House, id: str, match: Match, whose: Whose, making: Making
    ) -> None:
        """Every decision, then the whole; unless it was made while we asked whose it is."""
        thinkers, game, record = house.thinkers, match.game.name, write(match)
        judged: list[Judged] = []
        review = kept_review(await house.store.review_of(id), match)
        if review is None:
            for some in in_pieces(match):
                judged += await thinkers.ponder(game, whose, piece, record, some.start, some.stop)
                making.done = len(judged)
                house.neighbours.progress(TASK + id, making.done)
            review = await thinkers.ponder(game, whose, whole, record, judged)
            await house.store.keep_review(id, to_json(review, made_by(match)))
        making.review = review


def kept_review(kept: str, match: Match) -> Review | None:
    """A review as the store has it; none of an older kind, or made by other weights."""
    try:
        review, by = from_json(kept) if kept else (None, {})
    except (ValueError, KeyError, TypeError):
        return None
    return review if by == made_by(match) else None
