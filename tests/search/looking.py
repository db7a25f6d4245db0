"""What the tests of search and bots look at."""

from random import Random

from bricabrac.bots import BOTS
from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.match import Match, View, seen_by
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.searcher import Grove, Searcher, Style

LIMIT = 100  # rounds of a match that could go on for ever


def states_of(name, seats, seed):
    """Every state of a random match with its legal actions; the state is used again."""
    game, dice = GAMES[name], Random(seed)
    state, room = game.state(), PLAIN.choices(game.actions)
    game.setup(state, seats, seed, *[LIMIT] * len(game.options))
    while not game.outcome(state):
        legal = room[: game.legal(state, room)]
        yield state, legal
        game.apply(state, dice.choice(legal))


def view_of(name, state, seats):
    """What the seat to act may know."""
    game, seat = GAMES[name], state.active
    return View(game, seat, seats, seen_by(game, state, seat, memory=True), ())


def choices_that_differ(name, seats, bot, wanted):
    """On as many states: does the bot choose otherwise when the unseen is dealt anew?"""
    game, examined, differing, seed = GAMES[name], 0, [], 0
    while examined < wanted:
        for place, (state, legal) in enumerate(states_of(name, seats, seed)):
            if len(legal) < 2 or place % 7 or examined == wanted:
                continue
            examined += 1
            view = view_of(name, state, seats)
            other = state.clone()
            game.redeal(other, view.seat, 1000 + place)
            chosen = [
                BOTS[bot](Budget(iterations=40)).choose(seen, list(legal), Random(place))
                for seen in (view, view_of(name, other, seats))
            ]
            if chosen[0] != chosen[1] or chosen[0] not in legal:
                differing.append([seed, place, chosen])
        seed += 1
    return differing


def missed_wins(name, wanted, iterations):
    """Of as many states in which an action wins at once: those where the search is not sure."""
    game, found, missed, seed = GAMES[name], 0, [], 0
    while found < wanted:
        for state, legal in states_of(name, 2, seed):
            view, wins = None, []
            for action in legal:
                after = state.clone()
                game.apply(after, action)
                if game.outcome(after) == 1 << state.active:
                    wins.append(action)
            if not 0 < len(wins) < len(legal) or found == wanted:
                continue
            found += 1
            view = view_of(name, state, 2)
            best = Searcher(compiled(game)).advise(
                view, Budget(iterations=iterations), Random(seed)
            )[0]
            if best.action not in wins and best.share < 0.95:
                missed.append([seed, legal, wins, best.action, best.share])
        seed += 1
    return missed


def told(advice):
    """To be compared."""
    return [[one.action, one.visits, one.share] for one in advice]


def same_twice(name):
    """Two searches with the same dice, and one with others."""
    match = Match(GAMES[name], seed=3)
    view = match.view(match.active, memory=True)
    budget = Budget(iterations=500)
    return [
        told(Searcher(compiled(match.game)).advise(view, budget, Random(dice)))
        for dice in (1, 1, 2)
    ]


def reuse(name):
    """Visits at the root with a tree that is kept, beside the iterations that were asked for."""
    match = Match(GAMES[name], seed=3)
    searcher, dice, seen = Searcher(compiled(match.game)), Random(1), []
    for _ in range(6):
        view = match.view(match.active, memory=True)
        advice = searcher.advise(view, Budget(iterations=200), dice)
        seen.append([searcher.groves[0].visits(), searcher.iterations])
        match.act(advice[0].action)
    elsewhere = Match(GAMES[name], seed=4)
    elsewhere.act(elsewhere.actions()[0])
    searcher.advise(elsewhere.view(elsewhere.active, memory=True), Budget(iterations=200), dice)
    return seen, searcher.groves[0].visits()


def with_threads(name):
    """One thread and two, as many iterations."""
    match = Match(GAMES[name], seed=3)
    view = match.view(match.active, memory=True)
    budget = Budget(iterations=4000)
    return [
        told(Searcher(compiled(match.game), threads=threads).advise(view, budget, Random(1)))
        for threads in (1, 2)
    ]


def full_tree(name):
    """A tree with little room: iterations that were done, nodes in use."""
    match = Match(GAMES[name], seed=3)
    searcher = Searcher(compiled(match.game), Style(nodes=50))
    advice = searcher.advise(match.view(0, memory=True), Budget(iterations=500), Random(1))
    return searcher.iterations, searcher.groves[0].used, len(advice)


def timed(name):
    """Iterations of a search that has a fifth of a second."""
    match = Match(GAMES[name], seed=3)
    searcher, view = Searcher(compiled(match.game)), match.view(0, memory=True)
    searcher.advise(view, Budget(iterations=10), Random(1))
    searcher.advise(view, Budget(seconds=0.2), Random(1))
    return searcher.iterations


def grafted(name):
    """A tree before and after going down along its most visited path: the same below."""
    match = Match(GAMES[name], seed=5)
    grove = Grove(compiled(match.game), Style(nodes=5000))
    grove.look_at(match.view(match.active, memory=True), 9)
    grove.grow(2000)

    def drawn(place):
        return sorted(
            [node.action, node.visits, node.available, list(node.value), drawn(child)]
            for child, node in grove.children(place)
        )

    place, node = max(grove.children(), key=lambda child: child[1].visits)
    before = drawn(place)
    grove.follow([node.action])
    return before == drawn(0), grove.visits() == node.visits, len(before) > 1
