"""``bricabrac play``: a match at the terminal, against a bot or against each other."""

from __future__ import annotations

from argparse import Namespace
from random import SystemRandom
from typing import Any

from rich.table import Table
from rich.text import Text

from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.asides import ASIDES, explain, is_saved
from bricabrac.cli.choices import (
    add_game,
    bot_help,
    budget,
    count,
    game_with_options,
    people_at,
    seats,
    seed,
)
from bricabrac.cli.drawing import board, hints
from bricabrac.cli.files import match_at, match_from
from bricabrac.cli.opponents import Opponents, entrant, sent
from bricabrac.cli.screen import Screen
from bricabrac.cli.speech import Spoken, names
from bricabrac.cli.texts import Trouble, sentence
from bricabrac.engine.game import Game
from bricabrac.engine.match import SPECTATOR, Illegal, Match
from bricabrac.engine.phrases import seat_name
from bricabrac.engine.words import Words

SEED_LIMIT = 1_000_000  # a seed that one can copy by hand
MANY = 6  # actions of others


def add(parser: Parser) -> None:
    """The arguments."""
    add_game(parser)
    option(parser, "seed", type=seed, metavar="N")
    option(parser, "players", type=count, metavar="N")
    option(parser, "seat", type=seats, default="0", metavar="0|1|0,2|…|both|all|none")
    parser.add_argument(
        "--against", type=entrant, default="dabbler", metavar="BOT", help=bot_help(parser)
    )
    option(parser, "names", type=names, default={}, metavar="NAME,NAME")
    option(parser, "think", type=budget, metavar="N|Ns")
    option(parser, "rounds", type=count, metavar="N")
    option(parser, "load", metavar="FILE")
    option(parser, "position", metavar="FILE")


def run(args: Namespace) -> int:
    """Play until the match is over, or the person leaves."""
    sources = (args.seed is not None, args.load is not None, args.position is not None)
    if sum(sources) > 1:
        raise Trouble("trouble-one-source")
    screen, game = Screen(args.lang), game_with_options(args)
    against = sent(args.against, args.think, args.game)
    match = begin(game, args)
    people = people_at(match, args.seat)
    bots = [seat for seat in range(match.seats) if seat not in people]
    opponents = Opponents(against, screen, bots)
    opponents.prepare(match)
    playing = Play(match, people, opponents, screen, args.names)
    try:
        if args.load or args.position:
            playing.note("loaded", file=args.load or args.position, count=len(match.history))
        else:
            playing.note("dealt", seed=str(match.seed))
        playing.go_on()
        return 0
    except (EOFError, KeyboardInterrupt) as end:
        if screen.is_live:
            screen.tell("")
        playing.farewell()
        return 0 if isinstance(end, EOFError) else 130


def begin(game: Game, args: Namespace) -> Match:
    """The match that the arguments ask for."""
    if args.load:
        return match_from(args.load, game)
    if args.position:
        return match_at(args.position, game)
    dealt = SystemRandom().randrange(SEED_LIMIT) if args.seed is None else args.seed
    options = {} if args.rounds is None else {"rounds": args.rounds}
    return Match(game, seed=dealt, seats=args.players, options=options)


class Play:
    """A match, the people at the keyboard, and the bots on the other seats."""

    def __init__(
        self,
        match: Match,
        people: tuple[int, ...],
        opponents: Opponents,
        screen: Screen,
        named: dict[int, str],
    ) -> None:
        self.match, self.people, self.opponents = match, people, opponents
        self.screen, self.named, self.is_left = screen, named, False
        self.saved: tuple[str, str] | None = None  # the file, and the record in it
        self.notes: list[tuple[str, dict[str, Any]]] = []  # to be said below the next board
        self.begin_telling()

    def begin_telling(self) -> None:
        """What has happened so far needs no telling: it is on the table."""
        self.told = dict.fromkeys(range(self.match.seats), len(self.match.history))
        self.eyes = self.people[0] if len(self.people) == 1 else None  # whose hand may be shown

    def note(self, id: str, **args: Any) -> None:
        """Keep a message until the table has been drawn again."""
        self.notes.append((id, args))

    @property
    def words(self) -> Words:
        """The game's words, for whoever looks at the screen."""
        return self.words_for(SPECTATOR if self.eyes is None else self.eyes)

    def words_for(self, seat: int) -> Words:
        """The game's words for a seat that is called "you", or for spectators."""
        called = self.named | self.opponents.names()
        return Spoken(self.match.game.words(self.screen.language), called, seat)

    def names(self) -> dict[int, str]:
        """What the seats are called on the board: by name, and by the number in records."""
        plain, names = self.match.game.words(self.screen.language), {}
        for seat in range(self.match.seats):
            name, number = (words.say(seat_name(seat)) for words in (self.words, plain))
            names[seat] = name if name == number else f"{name} · {number}"
        return names

    def go_on(self) -> None:
        """Ask people and bots in turn until the match is over or somebody leaves."""
        while self.match.outcome() is None and not self.is_left:
            if self.match.active in self.people:
                self.pass_screen()
                self.ask()
            else:
                self.let_bot_act()
        if self.is_left:
            self.farewell()
        else:
            self.end()

    # A bot's turn, a person's turn.

    def let_bot_act(self) -> None:
        """Let a bot do something; where nobody plays, it is told at once."""
        self.match.act(self.opponents.choose(self.match))
        if not self.people:
            self.tell_action(len(self.match.history) - 1, SPECTATOR)

    def pass_screen(self) -> None:
        """Where people share a screen, nobody sees the hand of another."""
        active = self.match.active
        if self.eyes != active:
            self.screen.clear(wholly=True)
            self.screen.ask("pass-screen", seat=self.words_for(SPECTATOR).say(seat_name(active)))
            self.screen.clear(wholly=True)
            self.eyes = active

    def ask(self) -> None:
        """Show the table, and ask until an action is done or the table has changed."""
        legal = self.show_table()
        while True:
            line = self.screen.ask("prompt-single" if len(legal) == 1 else "prompt")
            try:
                if self.answer(line, legal):
                    return
            except Trouble as trouble:
                self.screen.complain(trouble)

    def show_table(self) -> list[int]:
        """The board, what has happened, the question, and the legal actions with numbers."""
        match, active, legal = self.match, self.match.active, self.match.actions()
        self.screen.clear()
        # With many at the table much happens: told first, it does not push the board away.
        is_much = len(match.history) - self.told[active] > MANY
        if is_much:
            self.tell_news(active)
        self.screen.show(board(match.view(active), self.words, self.names()))
        self.screen.tell("")
        self.tell_news(active)
        for id, args in self.notes:
            self.screen.say(id, "yellow", **args)
        self.notes.clear()
        self.screen.tell(sentence(self.words.say(match.question())), "bold")
        names = [match.game.numbering.name(action) for action in legal]
        listed = Table.grid(padding=(0, 2, 0, 0), expand=True)
        listed.add_column(justify="right", style="bold cyan", width=3)
        listed.add_column(no_wrap=True, width=max(map(len, names)))
        view = match.view(active)
        signs = hints(view, legal)
        if signs:
            listed.add_column(no_wrap=True, width=max(sign.cell_len for sign in signs))
        # A long list stays readable with one line each; ``?`` tells the rest.
        listed.add_column(style="dim", ratio=1, no_wrap=len(legal) > 3, overflow="ellipsis")
        for place, (action, name) in enumerate(zip(legal, names, strict=True)):
            described = self.words.say(match.game.describe(view.state, action))
            listed.add_row(str(place + 1), name, *signs[place : place + 1], Text(described))
        self.screen.show(listed)
        return legal

    def tell_news(self, seat: int) -> None:
        """What has happened since this seat was told, as it may know it."""
        for number in range(max(0, self.told[seat]), len(self.match.history)):
            self.tell_action(number, seat)
        self.told[seat] = len(self.match.history)

    def tell_action(self, number: int, audience: int) -> None:
        """What happened with one action."""
        mine, words = self.match.history[number].seat == audience, self.words_for(audience)
        for event in self.match.events(number, audience):
            self.screen.tell(f"• {sentence(words.say(event))}", "green" if mine else "magenta", 1)

    def answer(self, line: str, legal: list[int]) -> bool:
        """Do what was typed; whether the table is to be shown again."""
        verb, _, rest = line.partition(" ")
        if line.startswith("?"):
            explain(self, line[1:].strip(), legal)
            return False
        if verb.lower() in ASIDES:
            return ASIDES[verb.lower()](self, rest.strip())
        if not line:
            if len(legal) != 1:
                raise Trouble("trouble-no-answer")
            self.match.act(legal[0])
            return True
        self.do(chosen(line, legal, self.match.game))
        return True

    def do(self, action: int) -> None:
        """Do an action, or explain why not."""
        try:
            self.match.act(action)
        except Illegal as refused:
            reason = sentence(self.words.cite(refused.reason))
            raise Trouble("refused", action=refused.action, why=reason) from None

    # The end.

    def end(self) -> None:
        """Who has won and why, and an offer to save the match."""
        match = self.match
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.screen.clear()
        self.screen.show(board(match.view(seat), self.words, self.names()))
        self.screen.tell("")
        last = match.history[-1].seat if match.history else 0
        told = self.told[last if seat == SPECTATOR else seat]
        if not self.people:
            told = len(match.history)  # each action was told when it was done
        self.told[seat] = min(told, len(match.history) - 1)  # how it ended is told in any case
        self.tell_news(seat)
        self.screen.say(self.result(), "bold")
        if is_saved(self) or not self.people:
            return
        while name := self.screen.ask("offer-save"):
            try:
                ASIDES["save"](self, name)
                return
            except Trouble as trouble:
                self.screen.complain(trouble)

    def result(self) -> str:
        """The message that fits the person's fate."""
        outcome = self.match.outcome()
        if len(self.people) != 1 or outcome is None:
            return "match-ended"
        if self.people[0] not in outcome.winners:
            return "match-lost"
        return "match-won" if len(outcome.winners) == 1 else "match-shared"

    def farewell(self) -> None:
        """A friendly line, which tells how to come back."""
        match = self.match
        if self.saved and is_saved(self):
            self.screen.say("farewell-saved", file=self.saved[0])
        elif match.position is None and not match.history:
            self.screen.say("farewell-seed", seed=str(match.seed))
        else:
            self.screen.say("farewell")


def chosen(text: str, legal: list[int], game: Game) -> int:
    """The action that a number in the list, or a text, stands for."""
    if text.isdecimal():
        if len(text) > 6 or not 1 <= int(text) <= len(legal):
            raise Trouble("trouble-number", number=text, count=len(legal))
        return legal[int(text) - 1]
    try:
        return game.numbering.parse(text)
    except ValueError:
        raise Trouble("trouble-action", action=text) from None
