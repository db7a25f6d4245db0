"""Imaginarium, as the rest of the house sees it."""

from bricabrac.engine.game import Game, Option
from bricabrac.imaginarium.actions import NUMBERING
from bricabrac.imaginarium.audit import fault
from bricabrac.imaginarium.cards import OTHER_FACTS, WORKSHOPS_FROM
from bricabrac.imaginarium.ending import outcome, round_of, turn_of
from bricabrac.imaginarium.eye import EYE
from bricabrac.imaginarium.having import called, having
from bricabrac.imaginarium.instinct import lean, settled, worth
from bricabrac.imaginarium.legal import legal, why_not
from bricabrac.imaginarium.position import VERSION, dump, load
from bricabrac.imaginarium.setup import setup
from bricabrac.imaginarium.sight import hide, redeal, reveals, screen
from bricabrac.imaginarium.state import Ask, State
from bricabrac.imaginarium.taking import TAKING
from bricabrac.imaginarium.taste import taste
from bricabrac.imaginarium.turn import apply
from bricabrac.imaginarium.words import describe, events, question, refusal, words

GAME = Game(
    name="imaginarium",
    version=VERSION,
    seats=range(2, 6),
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
    grades=(4, 6, 1000, 520, 6000, 12, 500, 20_000),
    taking=TAKING,
    swing=500,
    horizon=60,
    options={"rounds": Option(default=0, least=0, most=1000)},  # ruling 36
    screen=screen,
    facts=OTHER_FACTS,
    facts_from=WORKSHOPS_FROM,
)
