"""Flea Market, as bricabrac sees it."""

from bricabrac import Game
from flea_market.instinct import lean, settled, worth
from flea_market.rules import apply, legal, outcome, round_of, setup, turn_of, why_not
from flea_market.sight import VERSION, dump, fault, hide, load, redeal, reveals
from flea_market.state import NUMBERING, State
from flea_market.words import describe, events, question, refusal, sketch, words

GAME = Game(
    name="flea_market",
    version=VERSION,
    seats=range(2, 3),
    state=State,
    numbering=NUMBERING,
    setup=setup,
    legal=legal,
    why_not=why_not,
    apply=apply,
    outcome=outcome,
    hide=hide,
    redeal=redeal,
    fault=fault,
    turn_of=turn_of,
    round_of=round_of,
    dump=dump,
    load=load,
    reveals=reveals,
    refusal=refusal,
    question=question,
    events=events,
    words=words,
    describe=describe,
    sketch=sketch,
    worth=worth,
    lean=lean,
    settled=settled,
)
