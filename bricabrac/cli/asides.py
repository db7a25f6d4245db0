"""What can be typed during a match besides actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.table import Table

from bricabrac.cli.drawing import catalogue
from bricabrac.cli.files import match_from, save_record
from bricabrac.cli.hint import hint
from bricabrac.cli.texts import Trouble, known_language, sentence
from bricabrac.engine.notation import write

if TYPE_CHECKING:
    from bricabrac.cli.play import Play


def explain(playing: Play, text: str, legal: list[int]) -> None:
    """``?`` lists the help; ``? repair 3`` says what it would do, or why it may not be done."""
    from bricabrac.cli.play import chosen

    if not text:
        return show_help(playing)
    match, words = playing.match, playing.words
    action = chosen(text, legal, match.game)
    name = match.game.numbering.name(action)
    described = match.game.describe(match.view(match.active).state, action)
    playing.screen.tell(f"{name}: {sentence(words.say(described))}", "cyan")
    if reason := match.why_not(action):
        why = sentence(words.cite(reason))
        raise Trouble("refused", action=name, why=why)
    return None


def show_help(playing: Play) -> None:
    """Everything that can be typed."""
    texts, listed = playing.screen.texts, Table.grid(padding=(0, 2, 0, 1))
    listed.add_column(style="bold cyan", no_wrap=True)
    listed.add_column()
    for name in HELP:
        listed.add_row(texts.say(f"help-{name}-typed"), texts.say(f"help-{name}"))
    playing.screen.show(listed)


def undo(playing: Play, rest: str) -> bool:
    """Back to the last decision of a person, if nothing hidden has come to light since."""
    match, count = playing.match, 0
    for place, done in enumerate(reversed(match.history), 1):
        if done.seat in playing.people:
            count = place
            break
    if not count:
        raise Trouble("trouble-nothing-to-undo")
    if count > match.undoable():
        raise Trouble("trouble-undo")
    match.undo(count)
    left = len(match.history)
    playing.told = {seat: min(told, left) for seat, told in playing.told.items()}
    playing.note("undone", count=count)
    return True


def save(playing: Play, rest: str) -> bool:
    """Save the match; it goes on."""
    name = rest or (playing.saved[0] if playing.saved else "")
    if not name.isprintable() or not name:
        raise Trouble("trouble-no-name", command="save")
    save_record(playing.match, name)
    playing.saved = (name, write(playing.match))
    playing.screen.say("saved", "green", file=name)
    return False


def load(playing: Play, rest: str) -> bool:
    """Go on with a saved match instead of this one."""
    if not rest:
        raise Trouble("trouble-no-name", command="load")
    match = match_from(rest, playing.match.game)
    if match.seats != playing.match.seats:  # who sits where was said for this table
        raise Trouble("trouble-other-table", file=rest, count=match.seats)
    playing.match = match
    playing.begin_telling()
    playing.saved = (rest, write(playing.match))
    playing.note("loaded", file=rest, count=len(playing.match.history))
    return True


def log(playing: Play, rest: str) -> bool:
    """Everything that has happened, as the active seat may know it."""
    if not playing.match.history:
        playing.screen.say("nothing-happened")
    for number in range(len(playing.match.history)):
        playing.tell_action(number, playing.match.active)
    return False


def cards(playing: Play, rest: str) -> bool:
    """All cards of the game."""
    playing.screen.show(catalogue(playing.match.game.name, playing.words))
    return False


def lang(playing: Play, rest: str) -> bool:
    """Speak another language."""
    playing.screen.language = known_language(rest)
    return True


def leave(playing: Play, rest: str) -> bool:
    """Leave the match."""
    playing.is_left = True
    return True


def is_saved(playing: Play) -> bool:
    """Whether all that was done is in a file."""
    return playing.saved is not None and playing.saved[1] == write(playing.match)


ASIDES: dict[str, Callable[[Play, str], bool]] = {
    "hint": hint,
    "undo": undo,
    "save": save,
    "load": load,
    "log": log,
    "cards": cards,
    "lang": lang,
    "quit": leave,
}
HELP = ("number", "action", "explain", *ASIDES)  # what can be typed, as it is listed
