"""Records that people bring: read, or refused with one sentence in their language."""

from __future__ import annotations

import json
import re

from bricabrac.engine.game import Impossible
from bricabrac.engine.match import Illegal, Match
from bricabrac.engine.notation import FORMAT, read
from bricabrac.engine.phrases import no_such_action, not_your_turn
from bricabrac.engine.words import Message, Words
from bricabrac.games import GAMES
from bricabrac.web.door.guard import LARGER

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
        return read(text, GAMES)
    except (Impossible, ValueError, TypeError, RecursionError) as error:
        raise Misread(why(text, str(error), language, say)) from None


def why(text: str, error: str, language: str, say: Words) -> str:
    """What is wrong with a record, in a language. The reader of records speaks English."""
    lines = text.rstrip().splitlines()
    if not lines or lines[0].strip() != FORMAT:
        return say.say("misread-none", format=FORMAT)
    if lines[-1].split()[:1] != ["end"]:
        return say.say("misread-cut")
    if found := re.match(r"line (\d+): ", error):
        number = int(found[1])
        reason = at_line(lines, number, language)
        return say.say("misread-line", number=number, why=reason or error[found.end() :])
    return say.say("misread-head", why=error)


def at_line(lines: list[str], number: int, language: str) -> str:
    """Why the move on a line of a record cannot be made; nothing if the line is no move."""
    try:
        match = read("\n".join([*lines[: number - 1], "end"]), GAMES)
    except Impossible:
        return ""
    seat, _, action = lines[number - 1].strip().partition(" ")
    reason: Message | None = None
    if seat != str(match.active):
        reason = not_your_turn(match.active)
    else:
        try:
            match.act(action)
        except Illegal as refused:
            reason = refused.reason
        except ValueError:
            reason = no_such_action(action)
    return match.game.words(language).cite(reason) if reason else ""


def opening(match: Match, number: int) -> list[tuple[str, int, str]]:
    """What the log of a match begins with that is this one for so many moves."""
    start = [] if match.position is None else [("position", -1, json.dumps(match.position))]
    name = match.game.numbering.name
    return [*start, *(("act", done.seat, name(done.action)) for done in match.history[:number])]
