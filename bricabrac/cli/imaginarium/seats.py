"""The workshops of Imaginarium, in a terminal: one's own large, those of others small."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bricabrac.cli.imaginarium.parts import FREE, named, output, several_of, tag
from bricabrac.cli.pieces import ARROW, STAR, counted, run_of, stars
from bricabrac.cli.texts import texts
from bricabrac.engine.match import View
from bricabrac.engine.pieces import COAL
from bricabrac.engine.words import Words
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.assistants import slots_of
from bricabrac.imaginarium.cards import COST, KINDS, TILES
from bricabrac.imaginarium.names import assistant, deed, needs, project
from bricabrac.imaginarium.stacks import GUARDS, USE_PLACE
from bricabrac.imaginarium.state import Ask, Place, bits

FOE = 36  # the least width of the panel of another seat


class Seats:
    """Everybody's workshop and yard."""

    def __init__(self, view: View, words: Words, names: dict[int, str]) -> None:
        self.view, self.words, self.names = view, words, names
        self.state, self.say = view.state, texts(words.language).say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        others = [seat for seat in self.names if seat != self.view.seat]
        wide = max(1, options.max_width // FOE)
        columns = min(wide, len(others))
        rows = -(-len(others) // columns)
        columns = -(-len(others) // rows)  # four in two rows of two, not in three and one
        for first in range(0, len(others), columns):
            grid = Table.grid(expand=True)
            for _ in range(columns):
                grid.add_column(ratio=1)
            grid.add_row(*(self.panel(seat) for seat in others[first : first + columns]))
            yield grid
        if self.view.seat >= 0:
            yield self.panel(self.view.seat)

    def panel(self, number: int) -> RenderableType:
        """One seat: who sits there, its points, and what it has."""
        seat = self.state.seats[number]
        is_active = self.state.active == number and self.state.asks != Ask.OVER
        title = Text(f"{f'{ARROW} ' if is_active else ''}{self.names[number]} · ", "bold")
        title.append_text(stars(seat.points) if seat.points >= 0 else Text(f"?{STAR}", "bold dim"))
        return Panel(
            self.large(number) if number == self.view.seat else self.small(number),
            title=title,
            title_align="left",
            border_style="green" if is_active else "dim",
            padding=(0, 1),
        )

    def small(self, number: int) -> RenderableType:
        """The seat of another: slots with what they yield side by side."""
        seat = self.state.seats[number]
        filled = [self.slot(number, place) for place in range(seat.filled)]
        filled += self.loose(number)
        lines = self.grid()
        lines.add_row(self.used(number), Text("  ").join(filled) if filled else FREE)
        return self.belongings(number, lines)

    def large(self, number: int) -> RenderableType:
        """One's own seat: a line for each slot."""
        seat = self.state.seats[number]
        slots = Table.grid(padding=(0, 3, 0, 0), expand=True)
        slots.add_column(ratio=1)
        slots.add_column(ratio=1)
        shown = [self.slot(number, place, True) for place in range(seat.filled)]
        shown += self.loose(number, True)
        while len(shown) < slots_of(seat):
            shown.append(Text(f"{len(shown) + 1} {self.say('free')}", "dim"))
        for first in range(0, len(shown), 2):
            slots.add_row(*shown[first : first + 2])
        return Group(self.used(number), slots, self.belongings(number, self.grid()))

    def grid(self) -> Table:
        """Rows of a label and what belongs to it."""
        lines = Table.grid(padding=(0, 1, 0, 0))
        lines.add_column(style="dim", no_wrap=True)
        lines.add_column()
        return lines

    def used(self, number: int) -> Text:
        """``slots 3/4``; in the middle of Reorganise there may be too many."""
        seat = self.state.seats[number]
        used, most = seat.filled + len(self.loose(number)), slots_of(seat)
        label = self.label("slots")
        drawn = Text(f"{label} {used}/{most}", "bold red" if used > most else "dim")
        if used > most:
            drawn.append(f"  {self.say('too-many-slots', count=used - most)}")
        return drawn

    def slot(self, number: int, place: int, is_large: bool = False) -> Text:
        """A slot: what it holds and what it yields."""
        seat = self.state.seats[number]
        stack = seat.slots[place]
        drawn = Text(f"{place + 1} ", "dim") if is_large else Text()
        drawn.append_text(named(stack, self.words) if is_large else tag(stack))
        if seat.down >> place & 1:
            return drawn.append(f" {self.say('face-down')}", "bold red")
        if USE_PLACE[stack] != -1 or GUARDS[stack]:
            drawn.append("  " if is_large else ":", "not bold dim").append_text(output(stack))
        if is_large and self.state.active == number and self.state.used >> place & 1:
            drawn.append(f" {self.say('used')}", "not bold dim")
        return drawn

    def loose(self, number: int, is_large: bool = False) -> list[Text]:
        """Reorganise: the machines that are not combined yet; each would take a slot."""
        if number != self.state.active:
            return []
        shown = []
        for kind in range(KINDS):
            for _ in range(self.state.loose[kind]):
                drawn = Text("· ", "dim") if is_large else Text()
                drawn.append_text(named(kind, self.words) if is_large else tag(kind))
                shown.append(drawn.append("  ").append_text(output(kind)))
        return shown

    def belongings(self, number: int, lines: Table) -> Table:
        """Stock, yard, assistants, dial and projects, as far as they are seen."""
        seat, is_own = self.state.seats[number], number == self.view.seat
        lines.add_row(self.label("stock"), self.stock(number))
        lines.add_row(self.label("yard"), self.yard(number))
        hired = [self.words.say(assistant(card)) for card in bits(seat.staff)]
        if hired or is_own:
            lines.add_row(self.label("assistants"), ", ".join(hired) or FREE)
        if seat.dial >= 0:
            pair = (self.words.say(deed(one)) for one in bits(act.PAIR[seat.dial]))
            lines.add_row(self.label("dial"), " + ".join(pair))
        for tile in range(TILES):
            if self.state.projects[tile] == Place.OWN + number:
                told = f"{self.words.say(project(tile))}: {self.words.say(needs(tile))}"
                lines.add_row(self.label("secret"), told)
        done = [tile for tile in range(TILES) if self.state.done[tile] >> number & 1]
        if done:
            told = ", ".join(self.words.say(project(tile)) for tile in done)
            lines.add_row(self.label("completed"), told if is_own else str(len(done)))
        return lines

    def stock(self, number: int) -> Text:
        """The stock; behind a screen, no number at all."""
        stock = self.state.seats[number].stock
        if stock[COAL] < 0:
            return Text(f"? {self.say('hidden')}", "dim")
        return counted(stock, zeros=True)

    def yard(self, number: int) -> Text:
        """Broken machines; one's own with what their repair costs."""
        yard = self.state.seats[number].yard
        shown = []
        for kind in range(KINDS):
            if yard[kind]:
                drawn = several_of(kind, yard[kind])
                if number == self.view.seat:
                    drawn.append("(", "not bold dim").append_text(run_of(COST[kind]))
                    drawn.append(")", "not bold dim")
                shown.append(drawn)
        return Text("  ").join(shown) if shown else FREE

    def label(self, name: str) -> str:
        """A word before something."""
        return self.say(f"label-{name}")
