"""All that Imaginarium shows in the browser, in one record."""

from bricabrac.imaginarium.cards import CLASSES
from bricabrac.web.imaginarium.books import DEEDS, ROBS, SCORES, unseen_of
from bricabrac.web.imaginarium.flights import flights
from bricabrac.web.imaginarium.gallery import cards_of, combinations
from bricabrac.web.imaginarium.rulebook import facts_of, tables_of
from bricabrac.web.imaginarium.table import table_of
from bricabrac.web.library.card import ASSISTANT, PROJECT
from bricabrac.web.show import Riddle, Show

SHOW = Show(
    body_class="imag",
    poster=("m-T4", "m-S2", "m-P4"),
    sky="production",
    minutes=60,
    gist=(
        ("b-crusher", "gist-imaginarium-first"),
        ("b-bench", "gist-imaginarium-then"),
        ("mp-coal_heap", "gist-imaginarium-last"),
    ),
    riddle=Riddle(
        "riddle-imaginarium",
        (
            (("m-P1", "", "m-P1"), "riddle-imaginarium-1"),
            (("m-P1", "m-P1"), "riddle-imaginarium-2"),
        ),
        right=2,
    ),
    table_of=table_of,
    # The terminal calls machines by their codes; here everybody sees them.
    aliases={"machine": lambda words, message: words.say(message.args["name"])},
    flights=flights,
    kinds=(*CLASSES, ASSISTANT, PROJECT),
    cards=cards_of,
    facts=facts_of,
    tables=tables_of,
    things=combinations,
    scores=SCORES,
    deeds=DEEDS,
    robs=ROBS,
    unseen=unseen_of,
)
