"""Tables of Imaginarium in every situation, as pages: for tests, and for looking at them.

``python -m tests.web.imaginarium_gallery FOLDER [LANGUAGE]`` writes them all.
"""

import sys

from bricabrac.engine.match import Match
from bricabrac.games import GAMES
from tests.imaginarium.scenes import Scene, seat
from tests.web.gallery import with_match, write

GAME = GAMES["imaginarium"]
BELT = "S2 T4 P3 - A3 D3 P1"
OFFICE = "three_alike_made triple_combo six_machines one_of_each two_defense coal_heap"
SHARED = {
    "belt": BELT,
    "projects": f"{OFFICE} three_assistants three_level_two",
    "room": "annex patron scrap_dealer",
    "crusher": "P2 P4 T1 A2 D2 P4",
}
ME = seat(
    (3, 2, 1, 1), "P1+P1 P2 P2 T1", yard="P4 D1", assistants="deck_diver", points=9,
    dial="repair+trade",
)  # fmt: skip
BRUNO = seat((7, 1, 2, 0), "P3+P3 P1 D1", yard="A1", points=7, completed="triple_combo")
CHLOE = seat((2, 0, 0, 3), "P1+P1+P1 P4 T1", assistants="showman wholesaler", points=12)
ROOMY = ME | {"slots": ["P1+P1", "P2", "T1"], "wood": 3, "copper": 3, "charcoalium": 9}
FULL = (
    seat((12, 9, 8, 7), "P1+P1 P2+P2 T1 D2 A1 P3+P3", yard="P4 A3 A2 T2 A5 T3", points=17,
         assistants="deck_diver annex secret_projects", secret="three_assistants six_resources",
         dial="recruit+reorganise", completed="coal_heap six_machines"),
    seat((7, 11, 2, 10), "P3+P3 P1+P1+P1 D1 P2+T1", yard="A1 P3", points=17,
         assistants="showman wholesaler hoarder", completed="triple_combo coal_heap"),
    seat((12, 10, 10, 13), "P2 P2 D2 T1", yard="A4 P5 S1", points=12,
         assistants="moonlighter double_shift free_hand", completed="coal_heap"),
    seat((2, 10, 0, 3), "P1+P1 P4+P4 T4 D3", yard="T4 P5", points=19, assistants="bargain_hunter"),
    seat((2, 10, 0, 3), "P6 P4 T2 S2+S2", yard="T2 P6 A6", points=18,
         completed="coal_heap six_machines one_of_each"),
)  # fmt: skip
BOSS = ROOMY | {"assistants": ["moonlighter", "deck_diver"]}


def table_at(*seats, does=(), players=3, step="use", **more):
    """A table with these seats, after some actions."""
    given = {**SHARED, **more}
    scene = Scene(*seats, step=step, players=players, **given)
    match = Match(GAME, seats=players, position=scene.dump())
    for action in does:
        match.act(action)
    return with_match(match)


def three(first=ME):
    """The usual company."""
    return first, BRUNO, CHLOE


def over():
    """A match in its last round, to the end."""
    match = Match(GAME, seed=4, seats=3, options={"rounds": 2})
    while not match.outcome():
        legal = match.legal()
        match.act(legal[len(match.history) * 7 % len(legal)])
    return with_match(match)


def acted(pair, *does, first=ROOMY, **more):
    """In step 3, with a pair chosen."""
    return table_at(*three(first), step="dial", does=[f"choose {pair}", *does], **more)


def full():
    """A table with as much on it as there can be: five seats, eleven projects, six wrecks."""
    return table_at(
        *FULL, players=5, belt="D3 P3 P2 T3 A4 S2 D1", crusher="P2",
        projects=f"{OFFICE} two_attack two_transformation three_level_two",
        room="patron scrap_dealer diploma_broker",
    )  # fmt: skip


def scenes():
    """Every situation, by name; with the seat that looks on, if it is not the first."""
    planned = Match(GAME, seed=3, seats=5)
    planning = with_match(planned)
    duel = Match(GAME, seed=5, seats=2)
    duel.act("reserve 2")
    saboteur = with_match(duel)
    attack = ROOMY | {"yard": ["A6", "A5", "S1"], "crystal": 9, "copper": 9, "wood": 9}
    return {
        "planning": (planning, planned.active),
        "saboteur": (saboteur, duel.active),
        "use": (table_at(*three(BOSS)), 0),
        "give": (table_at(*three(BOSS), does=["use T1"]), 0),
        "pay": (
            table_at(
                ME | {"handyman": "conveyor 2", "charcoalium": 1, "wood": 5, "copper": 4,
                      "assistants": []},
                *three()[1:], step="fetch",
            ),
            0,
        ),
        "dial": (table_at(*three(), step="dial"), 0),
        "act": (acted("recruit+reorganise", first=ME), 0),
        "repair": (acted("extract+repair", "do repair"), 0),
        "reorganise": (acted("recruit+reorganise", "do reorganise", first=ME), 0),
        "dismantle": (acted("trade+dismantle", "do dismantle"), 0),
        "either": (
            acted("trade+dismantle",
                  first=ROOMY | {"slots": ["P1", "P3", "T4", "S2", "P2+T2", "P2+T3"],
                                 "assistants": ["annex"], "yard": ["P1", "P2", "P4", "T3"]},
                  room="patron scrap_dealer diploma_broker"),
            0,
        ),
        "receive": (acted("trade+dismantle", "do dismantle", "dismantle repaired P2"), 0),
        "trade": (acted("trade+dismantle", "do trade"), 0),
        "recruit": (acted("recruit+extract", "do recruit"), 0),
        "cancel": (acted("extract+repair", "do repair", "repair A5", first=attack), 0),
        "deactivate": (acted("extract+repair", "do repair", "repair A6", first=attack), 0),
        "recover": (acted("extract+repair", "do repair", "repair S1", first=attack), 0),
        "projects": (
            table_at(ME | {"slots": ["P2+P2+P2", "P3", "P4", "D2"], "yard": ["P4"]}, *three()[1:],
                     step="projects", crusher="P4", belt="S2 T4 P3 - A3 - P1"),
            0,
        ),
        "secret": (
            table_at(ME | {"assistants": ["secret_projects"],
                           "secret": ["two_attack", "two_transformation"]}, *three()[1:]),
            0,
        ),
        "full": (full(), 0),
        "waiting": (table_at(*three()), 1),
        "spectator": (table_at(*three()), -1),
        "over": (over(), 0),
    }  # fmt: skip


if __name__ == "__main__":
    print(*write(sys.argv[1], scenes(), *sys.argv[2:]))
