"""The puzzles in the package: legal, unlike each other, clear, and without a secret of a match."""

import json
from collections import Counter
from datetime import date, timedelta

import pytest

from bricabrac.engine.game import Impossible
from bricabrac.engine.layout import to_dict
from bricabrac.games import GAMES
from bricabrac.puzzles.book import HOME, book_of, is_enough, mark_of, picked, read, written
from bricabrac.puzzles.confirming import MARGIN, NEAR, SURE
from bricabrac.puzzles.finding import LEAST, MISSED, MOST
from bricabrac.puzzles.puzzle import from_facts, to_facts
from bricabrac.puzzles.telling import (
    CLOSE,
    SOLVED,
    judged,
    puzzle_words,
    reasons,
    shown_of,
    verdict_of,
)
from bricabrac.puzzles.telling import MISSED as WRONG
from bricabrac.review.reckoning import PHASES

BOOKS = sorted(path.stem for path in HOME.glob("*.jsonl"))
games = pytest.mark.parametrize("game", BOOKS)


@games
def test_every_puzzle_is_a_legal_position_whose_answers_are_all_judged(game):
    book = book_of(game)
    for puzzle in book.puzzles:
        match = puzzle.match(book.game)
        assert match.active == puzzle.seat
        assert sorted(one.action for one in puzzle.answers) == sorted(match.actions())
        for one in puzzle.answers:
            assert shown_of(match, one.line.actions)[0] == one.action


@games
def test_one_answer_is_clearly_best_at_the_confirmed_budget(game):
    book = book_of(game)
    assert book.about["margin"] == MARGIN
    for puzzle in book.puzzles:
        best, *others = puzzle.answers
        assert len(puzzle.answers) >= LEAST
        assert (best.cost, best.iterations) == (0, book.about["iterations"])
        costs = [one.cost for one in others]
        assert costs == sorted(costs)
        assert all(one.cost >= MARGIN and one.cost > SURE * one.spread for one in others)
        near = [one for one in others if one.cost < NEAR]
        assert {one.iterations for one in near} <= {best.iterations}
        assert puzzle.played_out > 0
        assert MISSED <= puzzle.missed <= 1


@games
def test_puzzles_are_unlike_each_other_and_go_from_easy_to_hard(game):
    book = book_of(game)
    assert len({one.id for one in book.puzzles}) == len(book) == 200
    assert [one.missed for one in book.puzzles] == sorted(one.missed for one in book.puzzles)
    matches = Counter(str(one.origin["seed"]) for one in book.puzzles)
    assert max(matches.values()) <= MOST
    assert {one.phase for one in book.puzzles} <= set(PHASES)


@games
def test_what_is_hidden_tells_nothing_about_puzzle_or_answers(game):
    book = book_of(game)
    for puzzle in book.puzzles[::10]:
        match = puzzle.match(book.game)
        other = match.dealt_anew(puzzle.seat, 77)
        for memory in (False, True):
            seen, also = (one.view(puzzle.seat, memory).state for one in (match, other))
            assert to_dict(seen) == to_dict(also)
        for one in puzzle.answers:  # a line that is told can be told in any deal
            told = shown_of(match, one.line.actions)
            dealt = other.until(0)
            for action in told:
                dealt.act(action)


@games
def test_every_day_has_its_puzzle_and_all_have_their_day(game):
    book, first = book_of(game), date(2027, 1, 1)
    days = [book.of_the_day(first + timedelta(days)) for days in range(len(book))]
    assert sorted(days) == list(range(1, len(book) + 1))


@games
def test_an_answer_is_judged_by_its_cost_in_three_languages(game):
    puzzle = book_of(game)[1]
    for language in ("en", "fr", "de"):
        say = puzzle_words(language)
        for one in puzzle.answers:
            told, verdict = judged(puzzle, one, say), verdict_of(puzzle, one)
            assert (verdict == SOLVED) == (one is puzzle.best)
            assert verdict == SOLVED or f"{100 * one.cost:.0f}" in told
            assert verdict in (SOLVED, CLOSE, WRONG)


@games
def test_a_book_is_written_as_it_was_read_and_refused_for_other_rules(game):
    book, text = book_of(game), (HOME / f"{game}.jsonl").read_text()
    assert written(book.game, reversed(book.puzzles), book.about) == text
    facts = to_facts(book[1], book.game)
    assert from_facts(facts, book.game) == book[1]
    for change in ({"version": 0}, {"game": "other"}, {"actions": ""}):
        first = mark_of(book.game) | change | {"about": {}}
        with pytest.raises(Impossible, match="other rules or cards"):
            read(json.dumps(first) + "\n", book.game)
    with pytest.raises(Impossible, match="no file of puzzles"):
        read("nonsense", GAMES[game])


@games
def test_more_than_are_wanted_are_picked_evenly(game):
    puzzles = book_of(game).puzzles
    some = picked(puzzles, max(1, len(puzzles) // 2))
    assert len({one.id for one in some}) == len(some) == max(1, len(puzzles) // 2)
    counts, all = (Counter(one.stars for one in each) for each in (some, puzzles))
    assert all.keys() == counts.keys() or len(some) < len(all)
    assert not is_enough(puzzles[:1], 2)


@games
def test_why_the_best_answer_is_best_is_told_of_nearly_every_puzzle(game):
    book, said = book_of(game), Counter()
    for puzzle in book.puzzles:
        for language in ("en", "fr", "de"):
            words, say = book.game.words(language), puzzle_words(language)
            first, second = reasons(puzzle, puzzle.answers[1], book.game, words, say)
            assert first.endswith(".")
            assert second.endswith(".")
            if language == "en":
                said["nothing that can be counted" in second] += 1
    assert said[True] <= 6
