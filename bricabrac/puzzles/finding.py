"""Finding puzzles in a match: what a short look thinks is clear, is looked at for longer."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import played_out
from bricabrac.engine.dice import LOOSE_SEEDS
from bricabrac.engine.match import Match
from bricabrac.engine.notation import read
from bricabrac.games import GAMES
from bricabrac.puzzles.confirming import MARGIN, Bench, Sure, confirmed, difference
from bricabrac.puzzles.grading import missed
from bricabrac.puzzles.puzzle import Puzzle
from bricabrac.review.judging import DEALS, THINK, Judge, judge_of
from bricabrac.review.reckoning import PHASES, phase_of
from bricabrac.search.opinion import most_tried, shares_of

LEAST = 4  # legal answers: with fewer there is not much to find
MOST = 2  # puzzles of one match, in different thirds of it
PLAYERS = ("intuition", "sage@60", "sage@15", "journeyman@400", "apprentice")
SEATS = 4  # at a table, at most
ROUNDS = 100  # the limit of matches that could go on for ever
OFTEN = 0.6  # of all tries: so often the best is tried at first
HOPE = 0.1  # of the win: with less to hope for nothing matters any more
MISSED = 0.1  # of all tries of weaker bots: what they never miss is no puzzle
HEARD = 30  # tries after which a rival is believed


@dataclass(frozen=True, slots=True)
class Quest:
    """A match in which puzzles are looked for: one that bots play, or a record."""

    number: int
    game: str
    record: str = ""
    name: str = ""  # of the record

    @property
    def label(self) -> int | str:
        """By what it is known that it was looked at."""
        return self.name or self.number


@dataclass(slots=True)
class Found:
    """What was found in a match."""

    label: int | str  # of the quest
    looked_at: int = 0  # decisions
    candidates: int = 0  # that seemed clear at first
    puzzles: list[Puzzle] = field(default_factory=list)


def sitting_of(number: int, name: str) -> Sitting:
    """Who plays the match of this number: bots of mixed strength, two to SEATS of them."""
    game, dice = GAMES[name], Random(number)
    tables = [seats for seats in game.seats if seats <= SEATS]
    bots = tuple(dice.choices(PLAYERS, k=tables[number % len(tables)]))
    options = {"rounds": ROUNDS} if "rounds" in game.options else {}
    return Sitting(number, name, bots, number, 0, options)


def search(quest: Quest) -> Found:
    """Look for puzzles in a match."""
    if quest.record:
        match = read(quest.record, GAMES)
        origin: dict[str, Any] = {"record": quest.name}
    else:
        sitting = sitting_of(quest.number, quest.game)
        match, origin = played_out(sitting)[0], {"bots": list(sitting.seats)}
    judge, found = judge_of(quest.game), Found(quest.label)
    decisions = [
        number
        for number in range(len(match.history))
        if len(match.until(number).actions()) >= LEAST
    ]
    phases = set[int]()
    for number in Random(quest.number).sample(decisions, len(decisions)):  # not the first alone
        if (phase := phase_of(match, number)) in phases:
            continue
        dice = Random(f"{quest.number} {number}")
        here = scene(match, number, dice)
        found.looked_at += 1
        if (brief := brief_look(judge, here, dice)) is None:
            continue
        found.candidates += 1
        best = min(brief, key=lambda action: brief[action])
        if (hard := missed(here, best)) < MISSED:
            continue
        if (sure := confirmed(judge, here, best, brief, dice)) is None:
            continue
        phases.add(phase)
        where = {"seed": match.seed, "move": number}
        found.puzzles.append(
            Puzzle(
                position=here.position or {},
                seat=here.active,
                missed=hard,
                phase=PHASES[phase],
                origin=origin | where,
                **{name: getattr(sure, name) for name in Sure.__slots__},
            )
        )
        if len(found.puzzles) == MOST:
            break
    return found


def scene(match: Match, number: int, dice: Random) -> Match:
    """A moment of a match as its seat sees it: all else is dealt anew."""
    here = match.until(number)
    dealt = here.dealt_anew(here.active, dice.randrange(LOOSE_SEEDS))
    return Match(match.game, position=dealt.dump())


def brief_look(judge: Judge, here: Match, dice: Random) -> dict[int, float] | None:
    """What each answer seems to cost, if one seems to be clearly best and something to depend."""
    seat, legal = here.active, here.actions()
    tried = judge.searched(here.view(seat, memory=True), THINK, dice)
    tried = [node for node in tried if node.action in legal]
    best, hopes = most_tried(tried), {one.action: shares_of([one], here.seats) for one in tried}
    hope = hopes[best.action][seat]
    if best.visits < OFTEN * sum(node.visits for node in tried) or hope < HOPE:
        return None
    heard = [node.action for node in tried if node is not best and node.visits >= HEARD]
    if heard and hope - max(hopes[action][seat] for action in heard) < MARGIN / 2:
        return None
    bench = Bench(judge, here, dice)
    shares = {action: bench.shares(action, DEALS, THINK // 6) for action in legal}
    costs = {action: difference(shares[best.action], shares[action])[0] for action in legal}
    clear = min(cost for action, cost in costs.items() if action != best.action)
    return costs if clear >= MARGIN else None


def get_ready(quest: Quest) -> None:
    """Compile everything that looking for puzzles needs, or load it."""
    match = Match(GAMES[quest.game], quest.number)
    judge, dice = judge_of(quest.game), Random(0)
    judge.searched(match.view(match.active, memory=True), 10, dice)
    judge.rehearsal.shares(match.at(), match.seats, 1, 0)
    missed(match, match.actions()[0])
