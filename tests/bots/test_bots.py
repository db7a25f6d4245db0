"""Every bot plays by what its seat may know, and says what it is."""

from random import Random

import pytest

from bricabrac.bots import BOTS, games_of
from bricabrac.engine.match import Match
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from tests.cli.terminal import bricabrac
from tests.search.looking import states_of, view_of

STATES = {"nicodemus": 300, "imaginarium": 100}
TABLES = [
    (bot, name, 2, count)
    for bot in BOTS
    for name, count in STATES.items()
    if name in games_of(BOTS[bot])
]


@pytest.mark.parametrize(
    ("bot", "name", "seats", "wanted"), [*TABLES, ("journeyman", "imaginarium", 4, 50)]
)
def test_the_choice_is_the_same_when_the_unseen_is_dealt_anew(bot, name, seats, wanted):
    examined, seed = 0, 0
    while examined < wanted:
        for place, (state, legal) in enumerate(states_of(name, seats, seed)):
            if len(legal) < 2 or place % 7 or examined == wanted:
                continue
            examined += 1
            view, other = view_of(name, state, seats), state.clone()
            view.game.redeal(other, view.seat, 1000 + place)
            chosen = [
                BOTS[bot](Budget(iterations=40)).choose(seen, list(legal), Random(place))
                for seen in (view, view_of(name, other, seats))
            ]
            assert chosen[0] == chosen[1], (seed, place)
            assert chosen[0] in legal, (seed, place)
        seed += 1


@pytest.mark.parametrize("bot", ["apprentice", "journeyman", "intuition", "sage"])
def test_who_thinks_is_refused_a_view_without_memory(bot):
    match = Match(GAMES["imaginarium"], seed=3)
    view = match.view(match.active)  # whose stocks behind screens are blank
    with pytest.raises(ValueError, match="memory=True"):
        BOTS[bot](Budget(iterations=1)).choose(view, match.actions(), Random(1))


def test_the_list_of_bots_is_what_they_say_of_themselves():
    listed = " ".join(bricabrac("bots").stdout.split())
    for name in BOTS:
        said = " ".join(BOTS[name].__doc__.split())
        assert f"{name} {said}" in listed


def test_who_is_not_there_is_no_bot():
    assert "nobody" not in BOTS
    with pytest.raises(KeyError):
        BOTS["nobody"]
    assert len(BOTS) == len(list(BOTS))


def test_bots_play_each_other_at_the_terminal_while_nobody_types():
    done = bricabrac("play", "nicodemus", "--seed", "7", "--seat", "none")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "wins the match" in done.stdout
    assert "The match is over." in done.stdout


def test_a_bot_that_looks_ahead_can_be_played_against(tmp_path):
    match = ("play", "nicodemus", "--seed", "7", "--against", "journeyman@30")
    first, second = (bricabrac(*match, typed="1\n" * 300, folder=tmp_path) for _ in range(2))
    assert first.returncode == 0
    assert first.stderr == ""
    assert "The match is over" in first.stdout
    assert first.stdout == second.stdout


@pytest.mark.parametrize("against", ["dabbler", "apprentice@10"])
def test_a_hint_tells_what_the_actions_promise(against):
    match = ("play", "nicodemus", "--seed", "7", "--against", against)
    done = bricabrac(*match, typed="hint\n1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The sage would do this: play " in done.stdout
    assert " %  play " in done.stdout
