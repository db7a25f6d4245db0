"""Lines: what happened at a table in words, action by action. What was said is not said again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bricabrac.engine.match import Done, Match
from bricabrac.engine.phrases import seat_name
from bricabrac.engine.words import Event
from bricabrac.web.board.speech import Named, sentence, texts
from bricabrac.web.board.tale import Deed, deeds_of, is_worth_a_line, sentences
from bricabrac.web.table.log import Log, Mark


class LogLine(NamedTuple):
    """What happened with one action, in words."""

    done: Done
    number: int  # of the action
    turn: tuple[int, int]  # the round, and how many turns were over
    lines: tuple[str, ...]
    deeds: tuple[Deed, ...]

    @property
    def seat(self) -> int:
        """Whose doing it was."""
        return self.done.seat


class Told(NamedTuple):
    """One turn of the log, or something that came between."""

    seat: int
    round: int
    lines: tuple[str, ...]
    is_mark: bool = False


def line_of(match: Match, number: int, events: list[Event], words: Named) -> LogLine:
    """An action, by the events that tell of it."""
    done, game, state = match.history[number], match.game, match.at(number)
    lines = (words.say(event) for event in events if is_worth_a_line(game.name, event, words))
    return LogLine(
        done,
        number,
        (game.round_of(state), game.turn_of(state)),
        tuple(map(sentence, lines)),
        tuple(deeds_of(game.name, done.seat, events, words)),
    )


def trim(lines: list[LogLine], history: list[Done]) -> None:
    """Forget what was taken back, even if as much has been done since."""
    while lines and (len(lines) > len(history) or lines[-1].done is not history[len(lines) - 1]):
        lines.pop()


def go_on(lines: list[LogLine], log: Log, seat: int, words: Named) -> None:
    """Say what has happened since, as a seat or a spectator may know it."""
    for number in range(len(lines), len(log.match.history)):
        lines.append(line_of(log.match, number, log.match.events(number, seat), words))


def turns_of(lines: Sequence[LogLine], marks: Sequence[Mark], words: Named) -> Iterator[Told]:
    """The log turn by turn, with what came between: who left, came back, or ran out of time."""
    waiting, start, end = list(marks), 0, len(lines)
    while start < end:
        first, said = lines[start], list[str]()
        turn = first.turn
        while waiting and waiting[0].moves <= first.number:
            yield marked(waiting.pop(0), turn[0], words)
        while start < end and lines[start].turn == turn:
            said += lines[start].lines
            start += 1
        if said:
            yield Told(first.done.seat, turn[0], tuple(said))
        while waiting and waiting[0].moves <= lines[start - 1].number:
            yield marked(waiting.pop(0), turn[0], words)
    yield from (marked(mark, 0, words) for mark in waiting)


def marked(mark: Mark, round: int, words: Named) -> Told:
    """Somebody's coming or going."""
    who = words.say(seat_name(mark.seat))
    line = sentence(texts(words.language).say(f"mark-{mark.kind}", who=who))
    return Told(mark.seat, round, (line,), is_mark=True)


def last_turn(lines: Sequence[LogLine], words: Named) -> tuple[int, str]:
    """Whose the last turn was that there is something to tell of, and all of it in a sentence."""
    end = len(lines)
    while end:
        start = end - 1
        while start and lines[start - 1].turn == lines[end - 1].turn:
            start -= 1
        deeds = [deed for one in lines[start:end] for deed in one.deeds]
        if told := ". ".join(sentences(deeds, words)):
            return lines[start].seat, told
        end = start
    return -1, ""
