"""Every game with every number of seats: what tests of all games go through."""

from bricabrac.games import GAMES

TABLES = [(name, seats) for name in GAMES for seats in GAMES[name].seats]
ROUNDS = 100  # the limit that random matches get, where the rules know none
