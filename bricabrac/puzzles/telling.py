"""Telling: what is thought of an answer, and why."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bricabrac.engine.game import Game
from bricabrac.engine.match import Match
from bricabrac.engine.words import Words, words_in
from bricabrac.puzzles.puzzle import Answer, Puzzle
from bricabrac.review.telling import MESSAGES as REVIEW
from bricabrac.review.telling import Teller

MESSAGES = Path(__file__).with_name("messages")
NEAR = 0.12  # of the win: who loses less has come near
SOLVED, CLOSE, MISSED = "solved", "close", "missed"


def puzzle_words(language: str) -> Words:
    """What puzzles say."""
    return words_in(language, MESSAGES, REVIEW)


def verdict_of(puzzle: Puzzle, answer: Answer) -> str:
    """What an answer is called."""
    if answer is puzzle.best:
        return SOLVED
    return CLOSE if answer.cost < NEAR else MISSED


def judged(puzzle: Puzzle, answer: Answer, say: Words) -> str:
    """What is thought of an answer, in one sentence."""
    cost, spread = (f"{100 * one:.0f}" for one in (answer.cost, max(0.01, answer.spread)))
    return say.say(f"puzzle-{verdict_of(puzzle, answer)}", cost=cost, spread=spread)


def reasons(puzzle: Puzzle, other: Answer, game: Game, words: Words, say: Words) -> tuple[str, str]:
    """Why the best answer is better than another one: what both bring at once, where they lead.

    ``words`` are those of the game as it is told here, ``say`` has those of puzzles and of reviews.
    """
    teller, lines = Teller(game.called, words, say), (puzzle.best.line, other.line)
    more, less = (teller.brought(puzzle.before, line.then) for line in lines)
    first = say.say("review-both" if less == more else "puzzle-each", less=less, more=more)
    if then := teller.later(*(line.later for line in lines)):
        return first, then
    if against := teller.against(*(line.later for line in lines)):
        return first, say.say("puzzle-yet", things=teller.listed(against))
    return first, say.say("puzzle-far")


def shown_of(match: Match, actions: Sequence[int]) -> list[int]:
    """How far a line is told: until something comes to light that the seat cannot know."""
    here, told = match.until(0), list[int]()
    for action in actions:
        here.act(action)
        told.append(action)
        if here.history[-1].revealed:
            break
    return told
