"""Nicodemus, as the rest of the house sees it."""

from bricabrac.engine.game import Game
from bricabrac.nicodemus.actions import NUMBERING
from bricabrac.nicodemus.audit import fault
from bricabrac.nicodemus.ending import outcome, round_of, turn_of
from bricabrac.nicodemus.eye import EYE
from bricabrac.nicodemus.having import called, having
from bricabrac.nicodemus.instinct import lean, settled, worth
from bricabrac.nicodemus.legal import legal, why_not
from bricabrac.nicodemus.position import VERSION, dump, load
from bricabrac.nicodemus.setup import setup
from bricabrac.nicodemus.sight import hide, redeal, reveals
from bricabrac.nicodemus.state import Ask, State
from bricabrac.nicodemus.taking import TAKING
from bricabrac.nicodemus.taste import taste
from bricabrac.nicodemus.turn import apply
from bricabrac.nicodemus.words import describe, events, question, refusal, words

GAME = Game(
    name="nicodemus",
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
    having=having,
    called=called,
    worth=worth,
    lean=lean,
    settled=settled,
    taste=taste,
    eye=EYE,
    questions=int(Ask.OVER),
    grades=(7, 80, 90, 250, 1000, 22, 400, 16_000),
    taking=TAKING,
)
