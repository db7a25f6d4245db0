"""What the template of a board needs: the frame around every game's table, and the table in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from bricabrac.engine.match import SPECTATOR, Outcome
from bricabrac.engine.words import Words
from bricabrac.web.board.asking import May
from bricabrac.web.board.flights import written
from bricabrac.web.board.lines import LogLine, last_turn, turns_of
from bricabrac.web.board.people import Person, bot_name, bots, people_of, person, sharing
from bricabrac.web.board.shown import Shown
from bricabrac.web.board.speech import Named, texts
from bricabrac.web.company.remarks import remark_now
from bricabrac.web.house.bots import bot_at
from bricabrac.web.learning.coach import coach_of
from bricabrac.web.library.topics import link_to
from bricabrac.web.show import show_of
from bricabrac.web.table.log import Log
from bricabrac.web.table.sealing import may_be_opened
from bricabrac.web.table.seating import PERSON

MOST_LINES = 40  # of the log and of the chat


def board_of(shown: Shown, seat: int, words: Named, lines: list[LogLine]) -> dict[str, Any]:
    """Everything that the template of a board needs."""
    log, names, say = shown.log, words.names, texts(words.language)
    game, outcome, show = log.game, log.outcome, show_of(log.game.name)
    coach = coach_of(log.stage_for(seat), game.name, names[log.active], say)
    view = shown.view(seat)
    question = game.question(view.state)
    around = frame_of(shown, seat, names, say)
    is_held = around["is_open"] or shown.is_past or around["is_away"] or around["is_late"]
    may_act: May = shown.may_answer or not is_held
    recent = lines[-MOST_LINES:]
    marks = [one for one in log.marks if not recent or one.moves >= recent[0].number]
    turns = list(turns_of(recent, marks, words))
    is_new = turns and not recent  # whatever was done before the first action is told
    table = show.table_of(view, words, say, coach.wanted if coach else may_act)
    winners = outcome.winners if outcome else ()
    won = not around["mine"] and any(shown.is_me(one, seat) for one in winners)
    return {
        **around,
        **table,
        "coach": coach,
        "not_now": coach.first if coach else table["not_now"],
        "prompt": words.say(question),
        "rules": link_to(game.name, question.id),
        "moves": len(log.match.history),
        "flights": written(log.match, seat, show.flights),
        "points": " ".join(str(side.points) for side in view.state.seats[: len(names)]),
        "log": turns[::-1],
        "tale": (turns[-1].seat, turns[-1].lines[0]) if is_new else last_turn(recent, words),
        "outcome": outcome,
        "ranking": ranked(outcome) if outcome else [],
        "won": won,
        "is_feast": won or seat == SPECTATOR or any(one.seat in winners for one in around["mine"]),
        "winners": [names[one] for one in winners],
    }


def ranked(outcome: Outcome) -> list[int]:
    """The seats as they came in: who has won first, then by points."""
    seats, points = range(len(outcome.points)), outcome.points
    return sorted(seats, key=lambda seat: (seat not in outcome.winners, -points[seat]))


def frame_of(shown: Shown, seat: int, names: Sequence[str], say: Words) -> dict[str, Any]:
    """What stands around every game's table."""
    log, is_seated = shown.log, seat != SPECTATOR
    sitters, people = log.seats.sitters, people_of(shown, seat, names, say)
    is_open = log.seats.is_open and not shown.is_past  # nobody waits in the past
    is_away, is_late = is_seated and sitters[seat].away, is_seated and seat == log.clock.lent
    return {
        "id": log.header.id,
        "game": log.game.name,
        "title": title_of(log, say),
        "day": log.day,
        "is_even": log.is_even,
        "seat": seat,
        "turn": log.turn,
        "version": shown.version,
        "people": people,
        "names": names,
        "active": log.active,
        "is_seated": is_seated,
        "is_mine": seat == log.active
        and not (is_open or log.is_over or (shown.is_past and not shown.may_answer))
        and not (is_away or is_late),
        "is_open": is_open,
        "is_over": log.is_over,
        "is_listed": log.header.listed,
        "riddle": show_of(log.game.name).riddle,
        "is_away": is_away,
        "is_late": is_late,
        "is_out": is_seated and (sitters[seat].late or sitters[seat].resigned),
        "is_resigned": is_seated and sitters[seat].resigned,
        "mine": sharing(log, seat, people),
        "is_preparing": shown.is_preparing,
        "clock": clock_of(log),
        "deed": deed_of(log),
        "levels": levels_of(log, say) if is_open else (),
        "undoable": is_seated and not is_open and bool(log.undoable(seat)),
        "taken_back": names[log.taken_back] if log.taken_back >= 0 else "",
        "pace": log.pace,
        "has_bots": any(sitter.is_bot for sitter in sitters),
        "is_skippable": is_seated and bool(bot_at(log)),
        "chat": log.chat[-MOST_LINES:],
        "said": len(log.chat),
        "has_more": len(log.match.history) > MOST_LINES,
        "rematch": log.rematch,
        "remark": remark_of(log, say),
        "is_past": shown.is_past,
        "strip": shown.strip,
        "address": shown.address,
        "source": log.source,
        "start": log.start,
        "is_told": log.is_over and may_be_opened(log),
        "seed": log.match.seed if log.is_over and may_be_opened(log) else None,
        "promise": log.commitment,
        "duplicate": log.duplicate.get("id", ""),
        "beside": "" if shown.is_past else log.duplicate.get("beside", ""),
    }


def title_of(log: Log, say: Words) -> str:
    """What is played, and whether others play the same: a dream of a day, a duplicate."""
    title = say.say(f"title-{log.game.name}")
    if log.day:
        return say.say("dream-again" if log.is_again else "dream-once", game=title)
    return say.say("duplicate-of", game=title) if log.duplicate else title


def levels_of(log: Log, say: Words) -> tuple[tuple[str, str], ...]:
    """Who could still sit down: bots, and what they are called."""
    sitting = {one.bot for one in log.seats.sitters}
    return tuple((bot, bot_name(bot, say)) for bot in bots(log.game.name) if bot not in sitting)


def curtain_of(log: Log, due: int, people: tuple[Person, ...]) -> dict[str, Any]:
    """What a curtain tells besides: nothing of any seat's own."""
    sitters = log.seats.sitters
    last = log.seats.hand_of(sitters[due].player)
    return {
        "people": tuple(person(**asdict(one) | {"key": sitters[one.seat].key}) for one in people),
        "due": people[due],
        "mine": sharing(log, due, people),
        "is_seated": True,
        "undoable": last != SPECTATOR and not log.seats.is_open and bool(log.undoable(last)),
        "last": people[last] if last != SPECTATOR else None,
    }


def remark_of(log: Log, say: Words) -> tuple[int, str, str] | None:
    """What somebody has just said: the seat, the words, and by what it is known again."""
    one = remark_now(log)
    if one is None:
        return None
    text = say.say(f"remark-{log.seats.sitters[one.seat].bot}-{one.occasion}")
    return one.seat, text, f"{one.turn}-{one.seat}-{one.occasion}"


def clock_of(log: Log) -> Any:
    """The clock as the table shows it: limits, for whom it runs, since when, what is left."""
    clock = log.clock
    if not clock.is_on:
        return None
    left = tuple(
        clock.left(seat) if sitter.kind == PERSON else None
        for seat, sitter in enumerate(log.seats.sitters)
    )
    return {"limits": clock, "seat": clock.seat, "since": clock.since, "left": left}


def deed_of(log: Log) -> str:
    """The verb of the last action, which everybody has seen: for the sound it makes."""
    history = log.match.history
    return log.game.numbering.name(history[-1].action).partition(" ")[0] if history else ""
