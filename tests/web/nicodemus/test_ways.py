"""What a machine of the hand gives is told from little: the same as from the whole state."""

from dataclasses import replace
from random import Random

from bricabrac.engine.match import Match
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.names import MACHINE_IDS
from bricabrac.nicodemus.row import flush
from bricabrac.nicodemus.state import Ask
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.people import words_with
from bricabrac.web.nicodemus.choices import WAYS
from bricabrac.web.nicodemus.gains import after
from bricabrac.web.nicodemus.ways import plays, way_of


def by_the_rules(kind, view, asked, words):
    """The same ways, from the state as it is."""
    action, ready = f"play {MACHINE_IDS[kind]}", view.state.clone()
    ready.active, ready.asks = view.seat, Ask.TURN
    flush(ready)
    then = Asked(replace(view, state=after(ready, action)))
    may = asked.is_mine and not asked.is_led and asked.may(action)
    return tuple(way_of(action, one, may, then, words) for one in WAYS)


def test_what_a_way_gives_is_what_the_rules_say():
    compared, poor = 0, 0
    for seed in range(6):
        match, dice = Match(GAME, seed), Random(seed)
        while match.outcome() is None:
            for seat in range(match.seats):
                view = match.view(seat)
                asked, words = Asked(view), words_with("nicodemus", "en", ("Ada", "Bruno"), seat)
                for kind, count in enumerate(view.state.seats[seat].hand):
                    if count:
                        told = plays(kind, view, asked, words)
                        assert told == by_the_rules(kind, view, asked, words), (seed, kind)
                        compared, poor = compared + 1, poor + any(way.is_poor for way in told)
            match.act(dice.choice(match.actions()))
    assert compared > 2000
    assert poor > 20
