"""Records that people bring: read, or refused with one sentence in their language."""

from __future__ import annotations

import json
from dataclasses import astuple

from bricabrac.engine.game import Impossible
from bricabrac.engine.match import Match
from bricabrac.engine.notation import read
from bricabrac.engine.words import Words
from bricabrac.games import GAMES
from bricabrac.web.door.guard import LARGER
from bricabrac.web.show import offered

MOST_BYTES = LARGER["/records"]  # of the form; the longest matches we know need a sixth of it
MOST_LINES = 5_000


class Misread(Exception):
    """A record that cannot be replayed; the sentence says why, and where."""


def match_of(text: str, language: str, say: Words) -> Match:
    """The match that a record tells, or Misread."""
    text = text.lstrip("\ufeff").replace("\r\n", "\n").strip("\n") + "\n"
    if text.count("\n") > MOST_LINES:
        raise Misread(say.say("misread-long", most=MOST_LINES))
    try:
        return read(text, {game: GAMES[game] for game in offered()})
    except Impossible as error:
        why = error.why(language)
        if error.line:
            raise Misread(say.say("misread-line", number=error.line, why=why)) from None
        raise Misread(say.say("misread", why=why)) from None


def promised(match: Match) -> list[tuple[str, int, str]]:
    """What the log of a record says about its promise, kept or not."""
    promise = match.promise
    return [] if promise is None else [("promised", -1, json.dumps(astuple(promise)))]


def opening(match: Match, number: int) -> list[tuple[str, int, str]]:
    """What the log of a match begins with that is this one for so many moves."""
    start = [] if match.position is None else [("position", -1, json.dumps(match.position))]
    name = match.game.numbering.name
    return [*start, *(("act", done.seat, name(done.action)) for done in match.history[:number])]
