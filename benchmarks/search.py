"""How fast the search is: python -m benchmarks.search

Ratios are against random playouts measured in the same run, since machines and their load differ.
"""

import os
import subprocess
import sys
import time
from random import Random
from statistics import median

from bricabrac.bots.apprentice import Apprentice
from bricabrac.engine.match import Match
from bricabrac.engine.playouts import Playouts
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.searcher import Searcher, Style

ITERATIONS, REPEATS, ROUNDS = 2000, 3, 100
TO_THE_END = 1 << 30  # decisions; without it, a game's own horizon cuts the playout short
RANDOM = Style(horizon=TO_THE_END, guided=False)
FIRST = """
import time, sys
began = time.perf_counter()
from random import Random
from bricabrac.bots.journeyman import Journeyman
from bricabrac.engine.match import Match
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
match = Match(GAMES[sys.argv[1]], seed=1)
view = match.view(match.active, memory=True)
Journeyman(Budget(iterations=1)).choose(view, match.actions(), Random(1))
print(time.perf_counter() - began)
"""


def dealt(name):
    """A match as it is dealt."""
    game = GAMES[name]
    return Match(game, seed=1, options={"rounds": ROUNDS} if "rounds" in game.options else {})


def measured(work, amount, clock=time.process_time):
    """How much is done in a second of one core, or by another clock: the median of a few goes."""
    work()
    rates = []
    for _ in range(REPEATS):
        began = clock()
        work()
        rates.append(amount / (clock() - began))
    return median(rates)


def searching(name, style=None, threads=1, iterations=ITERATIONS, clock=time.process_time):
    """Iterations a second from the deal."""
    match = dealt(name)
    view, searcher = (
        match.view(match.active, memory=True),
        Searcher(compiled(match.game), style, threads),
    )

    def search():
        searcher.seen = None  # a bare root every time
        searcher.advise(view, Budget(iterations=iterations), Random(1))

    return measured(search, iterations, clock)


def apprentice(name):
    """Milliseconds a decision."""
    match, bot = dealt(name), Apprentice()
    view, legal = match.view(match.active, memory=True), match.actions()
    return 1000 / measured(lambda: [bot.choose(view, legal, Random(1)) for _ in range(20)], 20)


def main():
    for name, game in GAMES.items():
        playouts, seats, matches = Playouts(compiled(game)), game.seats[0], 500
        whole = measured(lambda: playouts.play(seats, 1, matches, ROUNDS), matches)  # noqa: B023
        print(f"{name}: {whole:,.0f} random matches a second, the yardstick")
        for what, style in (("random to the end", RANDOM), ("as bots search", None)):
            rate = searching(name, style)
            print(f"  {what}: {rate:,.0f} iterations/s, {rate / whole:.2f} of the yardstick")
        # By the wall: on a busy machine this says more of the others than of the threads.
        wall = {"iterations": 8000, "clock": time.perf_counter}
        one, two = (searching(name, threads=threads, **wall) for threads in (1, 2))
        busy = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
        print(f"  two threads: {two / one:.2f} times one thread ({busy})")
        print(f"  apprentice: {apprentice(name):.2f} ms a decision")
        first = subprocess.run(
            [sys.executable, "-c", FIRST, name], stdout=subprocess.PIPE, text=True, check=True
        )
        print(f"  first decision of a new process, from the cache: {float(first.stdout):.2f} s")


if __name__ == "__main__":
    main()
