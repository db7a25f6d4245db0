"""Lines: what happened at a table in words, action by action. What was said is not said again."""

from __future__ import annotations

from dataclasses import dataclass

from bricabrac.engine.match import Done
from bricabrac.engine.words import Event
from bricabrac.web.board.speech import Named, sentence
from bricabrac.web.board.templates import Parts
from bricabrac.web.table.log import Log


@dataclass(frozen=True, slots=True)
class LogLine:
    """What happened with one action, in words."""

    done: Done
    lines: tuple[str, ...]
    html: str  # the line of the log

    @property
    def seat(self) -> int:
        """Whose doing it was."""
        return self.done.seat


def line_of(done: Done, events: list[Event], words: Named, frame: Parts) -> LogLine:
    """An action, by the events that tell of it."""
    lines = tuple(sentence(words.say(event)) for event in events)
    letter = words.names[done.seat][:1].upper()
    return LogLine(done, lines, frame("line", done.seat, letter, lines) if lines else "")


def trim(lines: list[LogLine], history: list[Done]) -> None:
    """Forget what was taken back, even if as much has been done since."""
    while lines and (len(lines) > len(history) or lines[-1].done is not history[len(lines) - 1]):
        lines.pop()


def go_on(lines: list[LogLine], log: Log, seat: int, words: Named, frame: Parts) -> None:
    """Say what has happened since, as a seat or a spectator may know it."""
    history = log.match.history
    for number in range(len(lines), len(history)):
        lines.append(line_of(history[number], log.match.events(number, seat), words, frame))
