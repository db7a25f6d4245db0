"""What any game must hold, whatever its rules: every game, every number of seats."""

from pathlib import Path
from random import Random

import pytest

import bricabrac
from bricabrac import GAMES, Illegal, Impossible, Match
from bricabrac.engine.notation import read, write
from bricabrac.engine.proof import Proof, examine
from tests.tables import ROUNDS, TABLES

SHAPE = {  # the same questions, the same files
    *("cards.toml", "cards.py", "state.py", "setup.py", "actions.py", "legal.py", "turn.py"),
    *("effects.py", "projects.py", "stock.py", "ending.py", "sight.py", "audit.py", "position.py"),
    *("instinct.py", "words.py", "names.py", "questions.py", "preview.py", "story.py"),
    *("telling.py", "game.py", "messages"),
}
EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)


def played(name, seats, seed, actions):
    """A match after so many random actions."""
    match, random = Match(GAMES[name], seed=seed, seats=seats), Random(seed)
    for _ in range(actions):
        if match.outcome():
            break
        match.act(random.choice(match.actions()))
    return match


@EVERY_TABLE
def test_random_matches_keep_every_invariant(name, seats):
    assert Proof(GAMES[name]).run(seats, 0, 6, ROUNDS)[0] == 0


@EVERY_TABLE
@pytest.mark.parametrize("seed", range(3))
def test_positions_records_and_views_hold_for_whole_matches(name, seats, seed):
    assert examine(GAMES[name], seats, seed) > 0


@EVERY_TABLE
def test_an_action_that_is_refused_changes_nothing_and_has_a_reason(name, seats):
    match = played(name, seats, 1, 12)
    before, legal = match.dump(), set(match.actions())
    for action in set(range(match.game.actions)) - legal:
        reason = match.why_not(action)
        for language in ("en", "fr", "de"):
            assert match.game.words(language).say(reason)
        with pytest.raises(Illegal):
            match.act(action)
    assert match.dump() == before
    assert all(match.why_not(action) is None for action in legal)


@EVERY_TABLE
def test_every_action_has_one_text(name, seats):
    numbering = GAMES[name].numbering
    assert all(
        numbering.parse(numbering.name(action)) == action for action in range(len(numbering))
    )
    assert len(set(numbering.names)) == len(numbering)
    for wrong in (-1, len(numbering)):
        with pytest.raises(ValueError, match="there is no action"):
            numbering.name(wrong)


@EVERY_TABLE
def test_undo_goes_back_to_the_last_thing_revealed_and_no_further(name, seats):
    random, match = Random(5), Match(GAMES[name], seed=5, seats=seats)
    stopped = False
    for _ in range(60):
        before = match.dump()
        match.act(random.choice(match.actions()))
        if match.history[-1].revealed:
            with pytest.raises(Impossible, match="no way back"):
                match.undo()
            stopped = True
        else:
            after = match.dump()
            match.undo()
            assert match.dump() == before
            match.act(match.game.numbering.name(random.choice(match.actions())))
            assert match.dump() != before or after != before
    assert stopped


@EVERY_TABLE
def test_a_match_from_a_position_goes_on_as_the_match_itself(name, seats):
    match = played(name, seats, 3, 25)
    other = Match(match.game, position=match.dump())
    assert other.legal() == match.legal()
    action = match.legal()[-1]
    match.act(action)
    other.act(action)
    assert other.dump() == match.dump()
    assert read(write(other), GAMES).dump() == other.dump()


@EVERY_TABLE
def test_seeds_and_seats_out_of_range_are_refused(name, seats):
    for wrong in (-1, 1 << 128):
        with pytest.raises(Impossible, match="a seed is a number"):
            Match(GAMES[name], seed=wrong)
    for wrong in (0, 1, 6):
        with pytest.raises(Impossible, match="seats, not"):
            Match(GAMES[name], seats=wrong)


def test_different_seeds_deal_different_matches():
    for name in GAMES:
        deals = {str(Match(GAMES[name], seed=seed).dump()) for seed in (0, 1, 2**32, 2**62)}
        assert len(deals) == 4


def test_the_games_are_built_alike():
    house = Path(bricabrac.__file__).parent
    for name in GAMES:
        files = {path.name for path in (house / name).iterdir()}
        assert files >= SHAPE, name
