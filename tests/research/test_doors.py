"""The doors that researchers know: their own tests pass, and no door shows what is hidden."""

import subprocess
import sys

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="not installed: the extra research")
pyspiel = pytest.importorskip("pyspiel", reason="not installed: the extra research")

from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from bricabrac.engine.pieces import COAL
from bricabrac.games import GAMES
from bricabrac.research import openspiel, pettingzoo
from bricabrac.research.gymnasium import Seat
from bricabrac.research.picture import picture

TABLES = [("nicodemus", 2), ("imaginarium", 4)]
SPIELS = ["bricabrac_nicodemus", "bricabrac_imaginarium(players=4,rounds=3)"]


def any_of(mask, dice):
    return int(dice.choice(np.flatnonzero(mask)))


@pytest.mark.filterwarnings("ignore")  # PettingZoo finds masks unusual
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_is_content(name, players):
    api_test(pettingzoo.env(name, players), num_cycles=200)
    seed_test(lambda: pettingzoo.env(name, players, rounds=2), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_agent_is_shown_the_same_when_the_unseen_is_dealt_anew(name, players):
    env, dice = pettingzoo.raw_env(name, players, rounds=2), np.random.default_rng(1)
    env.reset(seed=3)
    game, steps = GAMES[name], 0
    while not env.terminations[env.agent_selection]:
        seen = env.observe(env.agent_selection)
        state = env.batch.state_at(0)
        game.redeal(state, state.active, steps)
        listed = game.kernel.choices(game.eye.most)
        assert sorted(listed[: game.eye.look(state, listed)]) == (
            np.flatnonzero(seen["observation"]).tolist()
        )
        env.step(any_of(seen["action_mask"], dice))
        steps += 1
    assert sum(env.rewards.values()) == pytest.approx(0, abs=1e-6)
    assert max(env.rewards.values()) > 0
    assert steps > 20


def test_a_table_can_be_read():
    env = pettingzoo.raw_env("nicodemus", render_mode="ansi")
    env.reset(seed=3)
    assert '"game": "nicodemus"' in env.render()
    drawn = pettingzoo.raw_env("nicodemus", render_mode="rgb_array")
    drawn.reset(seed=3)
    before = drawn.render()
    assert (before.dtype, before.ndim, before.shape[2]) == (np.uint8, 3, 3)
    game, state = GAMES["nicodemus"], drawn.batch.state_at(0)
    game.redeal(state, state.active, 9)
    assert (picture(game, state) == before).all()  # nothing that is hidden
    drawn.step(int(drawn.observe(drawn.agent_selection)["action_mask"].argmax()))
    assert (drawn.render() != before).any()
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.raw_env("nicodemus", render_mode="gold")


@pytest.mark.parametrize("name", ["nicodemus", "imaginarium"])
def test_gymnasium_is_content(name):
    check_env(Seat(name, opponent="dabbler"), skip_render_check=True)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_one_plays_against_bots_and_is_told_why_something_is_refused(name, players):
    env, dice = Seat(name, "dabbler", players, seat=1, rounds=2), np.random.default_rng(2)
    seen, info = env.reset(seed=4)
    assert info == {"seat": 1}
    is_over, rewards = False, []
    while not is_over:
        assert env.match.active == 1
        seen, reward, is_over, _, info = env.step(any_of(seen["action_mask"], dice))
        rewards.append(reward)
    assert not any(rewards[:-1])
    assert rewards[-1] in (1.0, pytest.approx(-1 / (players - 1)))
    assert len(info["points"]) == players
    seen, _ = env.reset(seed=5)
    _, reward, is_over, _, info = env.step(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert (reward, is_over) == (-1.0, True)
    assert info["refused"]


def test_bots_keep_count_of_what_lies_behind_screens():
    env = Seat("imaginarium", "apprentice", rounds=1)
    seen, _ = env.reset(seed=4)
    assert not env.step(int(seen["action_mask"].argmax()))[2]
    state = pyspiel.load_game("bricabrac_imaginarium").new_initial_state()
    state.apply_action(3)
    assert state.view().remembered().seats[1 - state.view().seat].stock[COAL] > 0


@pytest.mark.parametrize("spiel", SPIELS)
def test_openspiel_is_content(spiel):
    pyspiel.random_sim_test(pyspiel.load_game(spiel), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("spiel", SPIELS)
def test_another_match_that_looks_the_same_is_told_the_same(spiel):
    game, dice = pyspiel.load_game(spiel), np.random.RandomState(3)
    state = game.new_initial_state()
    state.apply_action(17)
    others = 0
    while not state.is_terminal():
        seat = state.current_player()
        other = state.resample_from_infostate(seat, dice.random_sample)
        for told in ("information_state_string", "observation_string", "information_state_tensor"):
            assert getattr(state, told)(seat) == getattr(other, told)(seat)
        assert state.legal_actions() == other.legal_actions()
        others += str(other) != str(state)
        state.apply_action(dice.choice(state.legal_actions()))
    assert others > 10
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)


def test_their_search_plays_ours():
    game = pyspiel.load_game("bricabrac_nicodemus")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 2.0, 3)
    bot_moves, state, dice = 0, game.new_initial_state(), np.random.RandomState(1)
    state.apply_action(3)
    while not state.is_terminal():
        if state.current_player() == 0 and bot_moves < 40:
            state.apply_action(bot.step(state))
            bot_moves += 1
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert bot_moves > 10


def test_a_process_with_our_games_ends_in_peace():
    told = "import pyspiel, bricabrac.research.openspiel as one; print(len(one.GAMES))"
    assert subprocess.run([sys.executable, "-c", told], capture_output=True).returncode == 0
    assert openspiel.DEALS > 1
