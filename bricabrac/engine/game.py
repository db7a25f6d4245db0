"""Game: what every game must offer. A record of functions, not a base class."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bricabrac.engine.eye import Eye
from bricabrac.engine.having import nothing_else, unnamed
from bricabrac.engine.kernel import PLAIN, Choices, Kernel
from bricabrac.engine.layout import Layout
from bricabrac.engine.numbering import Numbering
from bricabrac.engine.phrases import MESSAGES
from bricabrac.engine.story import Told
from bricabrac.engine.taking import Taking
from bricabrac.engine.taste import no_taste
from bricabrac.engine.words import Event, Message, Words, words_in

LONG = 300  # letters


def shared_words(language: str) -> Words:
    """What is said in all games."""
    return words_in(language, MESSAGES)


class Impossible(ValueError):
    """A position, record or option that cannot be; ``reason`` says why, in any language."""

    def __init__(
        self,
        reason: str | Message,
        *,
        line: int = 0,  # of a record, counted from 1; or it is of no line
        words: Callable[[str], Words] = shared_words,  # those that have the reason
        **about: Any,
    ) -> None:
        super().__init__(reason)
        self.line, self.words = line, words
        if isinstance(reason, str):
            reason = Message(reason, {name: in_sentence(value) for name, value in about.items()})
        self.reason = reason

    def why(self, language: str) -> str:
        """The reason in a language."""
        return self.words(language).cite(self.reason)

    def told(self, language: str) -> str:
        """The reason in a language, and the line."""
        why = self.why(language)
        said = {"line": str(self.line), "why": why}
        return shared_words(language).say("impossible-line", **said) if self.line else why

    def __str__(self) -> str:
        return self.told("en")


def in_sentence(value: Any) -> Any:
    """A number as people write it in records and positions; a text not too long for Fluent."""
    text = str(value)
    return value if isinstance(value, Message) else f"{text[:LONG]}…" if text[LONG:] else text


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a match. Values are whole numbers."""

    default: int
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one game.

    States are made by ``kernel.new(game.state)``. The rules take them in every mode; what reads
    states in Python (``dump``, ``question``, ``refusal``) takes plain snapshots.
    """

    name: str
    version: int  # goes up when the same actions would lead elsewhere
    seats: range  # how many can play
    state: type[Layout]
    numbering: Numbering

    setup: Callable[..., None]  # (state, seats, seed, *options in their order)
    legal: Callable[[Any, Choices], int]  # lists the legal actions, and counts them
    why_not: Callable[[Any, int], int]  # 0, or the number of the first reason against an action
    apply: Callable[[Any, int], None]  # does a legal action
    outcome: Callable[[Any], int]  # 0, or a bit for every seat that has won
    hide: Callable[[Any, int], None]  # blanks what a seat does not see; -1 is a spectator
    redeal: Callable[[Any, int, int], None]  # (state, seat, seed) deals the unseen anew
    fault: Callable[[Any], int]  # 0, or the number of the first invariant that is broken
    turn_of: Callable[[Any], int]  # how many turns are over; a round has as many for every seat
    round_of: Callable[[Any], int]  # the round being played, or the last one; the first is 1

    dump: Callable[[Any], dict[str, Any]]  # a position, for JSON
    load: Callable[[Mapping[str, Any]], Any]  # a plain state from a position, or Impossible
    reveals: Callable[[Any, Any], bool]  # (before, after): did anything hidden come to light?
    refusal: Callable[[Any, int, int], Message]  # (state, action, reason): why not, in words
    question: Callable[[Any], Message]  # what the active seat is being asked
    events: Callable[[Sequence[Told], int], list[Event]]  # what an audience has heard, in words
    words: Callable[[str], Words]  # the game's words in a language
    describe: Callable[[Any, int], Message]  # (state, action): what an action would do
    options: Mapping[str, Option] = field(default_factory=dict)
    # Blanks what the others have behind their screens: what a seat knows only if it kept count.
    screen: Callable[[Any, int], None] | None = None
    # What a view shows, line by line in words, where nobody has drawn a board of the game.
    sketch: Callable[[Any], list[Message]] | None = None
    # What a seat has besides points and pieces, and what that is called: see having.py.
    having: Callable[[Any, int], Mapping[str, int]] = nothing_else
    called: Callable[[str, str], Message] = unnamed
    # Instinct, for bots and search; the rules do not need it.
    worth: Callable[[Any, int], int] | None = None  # how well a seat stands
    lean: Callable[[Any, int], int] | None = None  # how often an action is worth a try, 1 or more
    settled: Callable[[Any, int], bool] | None = None  # whether the turn of a seat is over
    # What a seat likes about its place besides (state, seat, likes): see taste.py.
    taste: Callable[[Any, int, Choices], int] = no_taste
    eye: Eye | None = None  # what a learned judgement looks at
    taking: Taking | None = None  # the cards that studies ask the worth of
    # How many questions there are; of several, ``state.asks`` is the number of the one being asked.
    questions: int = 1
    swing: int = 300  # the lead in worth that makes a win e times as likely
    horizon: int = 1 << 30  # decisions that a search plays on before it judges; or to the end
    # How long people of each level think, the gentlest first; none: as they do elsewhere.
    grades: tuple[int, ...] = ()
    kernel: Kernel = PLAIN  # how the rules run
    facts: str = ""  # a mark of card facts that are not those in the package
    facts_from: str = ""  # the environment variable that names a file with others, if any can be

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.numbering)
