"""All that Nicodemus shows in the browser, in one record."""

from bricabrac.nicodemus.cards import COLOURS
from bricabrac.web.library.card import PROJECT
from bricabrac.web.nicodemus.books import DEEDS, ROBS, SCORES, unseen_of
from bricabrac.web.nicodemus.flights import flights
from bricabrac.web.nicodemus.gallery import cards_of
from bricabrac.web.nicodemus.rulebook import facts_of
from bricabrac.web.nicodemus.table import table_of
from bricabrac.web.show import Riddle, Show

SHOW = Show(
    body_class="nico",
    poster=("n-B2", "n-R1", "n-B4"),
    sky="purple",
    minutes=15,
    gist=(
        ("n-B1", "gist-nicodemus-first"),
        ("b-heap", "gist-nicodemus-then"),
        ("np-two_blue", "gist-nicodemus-last"),
    ),
    riddle=Riddle(
        "riddle-nicodemus",
        (
            (("n-U4",), "riddle-nicodemus-1"),
            (("n-R1",), "riddle-nicodemus-2"),
            (("n-B4",), "riddle-nicodemus-3"),
        ),
        right=3,
    ),
    table_of=table_of,
    # The terminal calls machines by their codes; here everybody sees them.
    aliases={
        "kind": lambda words, message: words.say(f"machine-{message.args['id']}"),
        "machine": lambda words, message: words.say(message.args["name"]),
    },
    flights=flights,
    kinds=(*COLOURS, PROJECT),
    cards=cards_of,
    facts=facts_of,
    tables=lambda cards: {"anatomy": ()},
    things=lambda words: {},
    scores=SCORES,
    deeds=DEEDS,
    robs=ROBS,
    unseen=unseen_of,
)
