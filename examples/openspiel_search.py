"""OpenSpiel's search with a few looks ahead plays Nicodemus against one of our bots."""

from random import Random

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import bricabrac.research.openspiel  # noqa: F401 (registers both games)
from bricabrac import BOTS

game = pyspiel.load_game("bricabrac_nicodemus")
theirs = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 2.0, max_simulations=4)
ours, dice = BOTS["apprentice"](), Random(7)
state = game.new_initial_state()
state.apply_action(7)  # the deal
while not state.is_terminal():
    if state.current_player() == 0:
        state.apply_action(theirs.step(state))
    else:
        state.apply_action(ours.choose(state.view(), state.legal_actions(), dice))
print(state.returns())
