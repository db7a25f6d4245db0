"""How Imaginarium looks in a terminal: the table as one seat sees it."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bricabrac.cli.imaginarium.parts import bill, powers, several_of, tag
from bricabrac.cli.imaginarium.seats import Seats
from bricabrac.cli.pieces import ARROW, CROSS, MINUS, SHAPES, STYLES, TICK, legend, run_of, stars
from bricabrac.cli.texts import texts
from bricabrac.engine.match import View
from bricabrac.engine.phrases import seat_name
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import (
    BASE,
    BELT,
    COST,
    KINDS,
    LEVEL,
    SPACES,
    STAFF,
    TILES,
    WAGE,
    Kind,
)
from bricabrac.imaginarium.names import assistant, project, short, skill
from bricabrac.imaginarium.projects import WANTED, progress, score_of
from bricabrac.imaginarium.state import Place, Step, bits

WIDE = 118  # from here on the meeting room has its place beside the design office
STEPS = {
    Step.PLANNING: "step-planning",
    Step.USE: "step-use",
    Step.BEFORE: "step-fetch",
    Step.FETCH: "step-fetch",
    Step.AFTER: "step-fetch",
    Step.DIAL: "step-actions",
    Step.ACTIONS: "step-actions",
    Step.PROJECTS: "step-projects",
    Step.OVER: "step-over",
}
SHORT = {Kind.A5: "short-cancels", Kind.A6: "short-turns", Kind.S1: "short-recovers"}
SEAT_STYLES = ("bright_yellow", "bright_cyan", "bright_magenta", "bright_green", "bright_red")


class Board:
    """The table, laid out for the width there is."""

    def __init__(self, view: View, words: Words, names: dict[int, str]) -> None:
        self.view, self.words, self.names = view, words, names
        self.state, self.say = view.state, texts(words.language).say
        # Prices and worths are those of the seat that looks on, or, for a spectator, that acts.
        self.eyes = self.state.snapshot()
        self.eyes.active = view.seat if view.seat >= 0 else self.state.active
        self.me = self.eyes.seats[self.eyes.active]
        if self.eyes.active == self.state.active:  # Reorganise: as if it ended now
            loose = [kind for kind in range(KINDS) for _ in range(self.state.loose[kind])]
            self.me.slots = [*self.me.slots[: self.me.filled], *loose]
            self.me.filled += len(loose)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Rule(Text(f"Imaginarium · {self.when()}", "bold"), style="dim")
        yield self.belt()
        yield from self.lines()
        yield legend(self.words)
        yield self.signs()
        if options.max_width < WIDE:
            yield Group(Text(), self.office(columns=2), Text(), self.room())
        else:
            both = Table.grid(padding=(0, 3, 0, 0), expand=True)
            both.add_column(ratio=3)
            both.add_column(ratio=2)
            both.add_row(self.office(columns=2), self.room())
            yield Group(Text(), both)
        yield Seats(self.view, self.words, self.names)

    def signs(self) -> Text:
        """What the signs on machines and prices mean."""
        coal = SHAPES[COAL]
        signs = {
            f"{MINUS}3{coal}": self.say("legend-steals"),
            f"[{coal}]": self.say("legend-guards"),
            TICK: self.say("legend-pays"),
            CROSS: self.say("legend-short"),
        }
        parts = [Text(sign).append(f" {meaning}", "dim") for sign, meaning in signs.items()]
        return Text("  ").join(parts)

    def when(self) -> str:
        """The round, its limit if there is one, and the step."""
        state = self.state
        round = self.say("title-round", round=state.round)
        if state.rounds:
            round = self.say("title-round-of", round=state.round, rounds=state.rounds)
        return f"{round} · {self.say(STEPS[Step(state.step)])}"

    # The conveyor and the extractors.

    def belt(self) -> RenderableType:
        """Seven spaces from the deck to the crusher: machine, price for who looks on, figure."""
        table = Table(box=box.ROUNDED, expand=True, padding=(0, 0), border_style="dim")
        for space in range(BELT):
            head = Text(f"{space + 1} · {BASE[space]}{SHAPES[COAL]}", "bold not dim")
            table.add_column(head, ratio=1, no_wrap=True, overflow="ellipsis")
        table.add_row(*(self.space(space) for space in range(BELT)))
        return table

    def space(self, space: int) -> RenderableType:
        """One space of the conveyor."""
        kind, stands = self.state.belt[space], self.state.spaces[space]
        who = self.figure(stands) if stands != -1 else Text()
        if kind == -1:
            return Group(Text("–", "dim"), Text("\n\n\n"), who)
        lines = [
            tag(kind).append(f" {self.say('level', level=LEVEL[kind])}", "not bold dim"),
            Text(self.words.say(short(kind))),
            Text(self.say(SHORT[Kind(kind)]), "red") if kind in SHORT else powers(kind),
            Text(f"{self.say('label-cost')} ", "dim").append_text(run_of(COST[kind])),
            Text(f"{self.say('label-pay')} ", "dim").append_text(bill(self.eyes, space)),
            who,
        ]
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*lines)

    def figure(self, number: int) -> Text:
        """The handyman or the saboteur of a seat."""
        seat = number % self.state.players
        is_handyman = number < self.state.players
        named = self.words.say(seat_name(seat)) if is_handyman else self.say("saboteur", seat=seat)
        style = f"bold {SEAT_STYLES[seat]}" if is_handyman else SEAT_STYLES[seat]
        return Text(named, f"{style} reverse" if number == self.state.figure else style)

    def lines(self) -> Iterable[RenderableType]:
        """Extractors, the order of play, and the heaps."""
        state = self.state
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(self.label("extractors"), self.extractors())
        waiting = [(space, who) for space, who in enumerate(state.spaces) if who != -1]
        track = [who for who in state.track if who != -1]
        if state.step == Step.PLANNING:
            grid.add_row(self.label("order"), self.order(map(self.figure, track)))
        else:
            grid.add_row(self.label("order"), self.order(self.at_work(*one) for one in waiting))
            if track:
                grid.add_row(self.label("next"), self.order(map(self.figure, track)))
        grid.add_row(self.label("crusher"), self.crusher())
        yield grid

    def extractors(self) -> Text:
        """The three of them, and who stands there."""
        parts = []
        for space in range(BELT, SPACES):
            stands = self.state.spaces[space]
            who = Text(self.say("free"), "dim") if stands == -1 else self.figure(stands)
            coal = Text(f"{space - BELT + 1}: +{BASE[space]}{SHAPES[COAL]} ", STYLES[COAL])
            parts.append(coal.append_text(who))
        return Text("   ").join(parts)

    def at_work(self, space: int, who: int) -> Text:
        """A figure and where it stands."""
        if space >= SPACES:
            return self.figure(who)
        place = f"{space + 1}" if space < BELT else f"+{BASE[space]}{SHAPES[COAL]}"
        return self.figure(who).append(f" ({place})", "not bold not reverse dim")

    def order(self, figures: Iterable[Text]) -> Text:
        """Figures, one after the other."""
        return Text(f" {ARROW} ", "dim").join(list(figures)) or Text("–", "dim")

    def crusher(self) -> Text:
        """What the crusher holds, for all to see; and how high the decks are."""
        state = self.state
        heap = [
            several_of(kind, state.crusher[kind]) for kind in range(KINDS) if state.crusher[kind]
        ]
        counts = {"deck": state.left, "pile": state.pile_left, "pool": state.pool_left}
        counted = " · ".join(f"{self.label(name)} {count}" for name, count in counts.items())
        drawn = Text(" ").join(heap) if heap else Text("–", "dim")
        return drawn.append(f"   {counted}", "not bold dim")

    def label(self, name: str) -> str:
        """A word before something."""
        return self.say(f"label-{name}")

    # The design office and the meeting room.

    def office(self, columns: int) -> RenderableType:
        """The projects: what each is worth to who looks on, and how far it is."""
        tiles = [tile for tile in range(TILES) if self.state.projects[tile] == Place.TABLE]
        grid = Table.grid(padding=(0, 2, 0, 0))
        shown = [self.project(tile) for tile in tiles]
        for first in range(0, len(shown), columns):
            grid.add_row(*shown[first : first + columns])
        return Group(Text(self.say("title-office"), "bold"), grid if shown else Text("–", "dim"))

    def project(self, tile: int) -> Text:
        """``4★ 6 machines 3/6``, ticked if it could be completed; and who has completed it."""
        done = bits(self.state.done[tile])
        mine = self.view.seat in done
        drawn = stars(score_of(self.eyes, tile)) if not mine else Text(f"{TICK} ", "bold green")
        drawn.append(f" {self.words.say(project(tile))}", "not bold dim" if mine else "default")
        if self.view.seat >= 0 and not mine:
            have, want = progress(self.me, tile), WANTED[tile]
            if have >= want:
                drawn.append(f" {TICK} {min(have, want)}/{want}", "bold green")
            else:
                drawn.append(f" {have}/{want}", "not bold cyan")
        if done:
            told = self.say("done-by", seats=", ".join(map(str, done)))
            drawn.append(f" ({told})", "not bold dim")
        return drawn

    def room(self) -> RenderableType:
        """The assistants that wait, with what they cost."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        waiting = [card for card in range(STAFF) if self.state.assistants[card] == Place.TABLE]
        for card in waiting:
            wage, stock = WAGE[card], self.me.stock[COAL]
            sign = Text() if stock < 0 else Text(CROSS, "red")
            grid.add_row(
                Text(f"{wage}{SHAPES[COAL]}", STYLES[COAL]),
                Text(TICK, "bold green") if stock >= wage else sign,
                Text(self.words.say(assistant(card)), "bold", no_wrap=True),
                Text(self.words.say(skill(card)), "dim"),
            )
        return Group(Text(self.say("title-room"), "bold"), grid if waiting else Text("–", "dim"))
