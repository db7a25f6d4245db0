"""How Nicodemus looks in a terminal: the table as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bricabrac.cli.pieces import (
    ARROW,
    COLOURS,
    MINUS,
    SHAPES,
    STYLES,
    TICK,
    WILD,
    counted,
    legend,
    run_of,
    stars,
    symbol,
)
from bricabrac.cli.texts import texts
from bricabrac.engine.match import SPECTATOR, View
from bricabrac.engine.words import Words
from bricabrac.nicodemus.bill import fee, price
from bricabrac.nicodemus.cards import COST, MACHINES, PROJECTS, ROW, SPACES, SYMBOLS, Machine
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.nicodemus.state import Ask, Place

WIDE = 118  # from here on there is room beside the bric-a-brac


class Board:
    """The table, laid out for the width there is."""

    def __init__(self, view: View, words: Words, names: dict[int, str]) -> None:
        self.view, self.words, self.names = view, words, names
        self.state, self.say = view.state, texts(words.language).say
        self.payable = payable(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        turn = self.say("title-turn", round=self.state.turns // 2 + 1)
        yield Rule(Text(f"Nicodemus · {turn}", "bold"), style="dim")
        if options.max_width < WIDE:
            yield self.row()
            yield legend(self.words)
            yield self.projects(columns=2)
            yield self.seats()
            yield Text(" · ", "dim").join(self.heaps())
        else:
            beside = Group(self.projects(columns=1), Text(), *self.heaps())
            both = Table.grid(padding=(0, 2, 0, 0), expand=True)
            both.add_column(width=82)
            both.add_column(ratio=1)
            both.add_row(self.row(with_empty=True), beside)
            yield both
            yield legend(self.words)
            yield self.seats()
        for seat in range(len(self.state.seats)):
            if self.is_open(seat):
                yield self.hand(seat)

    # The bric-a-brac.

    def row(self, with_empty: bool = False) -> RenderableType:
        """Two rows of five machines, as they lie; the second even if it is empty, or not."""
        rows = []
        for first in range(0, SPACES, ROW):
            if first and first >= self.state.length and not with_empty:
                continue
            grid = Table.grid(expand=True)
            for _ in range(ROW):
                grid.add_column(ratio=1)
            grid.add_row(*(self.space(space) for space in range(first, first + ROW)))
            rows.append(grid)
        return Group(*rows)

    def space(self, space: int) -> RenderableType:
        """One space: its machine, the charcoalium on it, and what a repair would cost now."""
        if space >= self.state.length:
            return Panel(
                Text("\n\n\n"), title=Text(f"{space + 1}"), title_align="left", border_style="dim"
            )
        kind, coal = self.state.row[space], self.state.coal[space]
        machine = machine_of(kind)
        colour = COLOURS[machine.colour]
        title = Text(f"{space + 1} ", "bold").append(machine.id, f"bold {colour}")
        if space in self.payable:
            title.append(f" {TICK}", "bold green")
        lying = Text(f"{coal}{SHAPES[0]} {self.say('lying')}", STYLES[0]) if coal else None
        lines = [
            Text(self.words.say(f"machine-{machine.id}")),
            stars(machine.points).append(f"  {self.say('label-makes')} ", "not bold dim"),
            Text(f"{self.say('label-cost')} ", "dim").append_text(run_of(COST[kind])),
            self.price(space),
        ]
        lines[1].append_text(symbol(SYMBOLS.index(machine.production)))
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Panel(
            Group(*lines),
            title=title,
            title_align="left",
            subtitle=lying,
            subtitle_align="left",
            border_style=colour,
            padding=(0, 0, 0, 1),
        )

    def price(self, space: int) -> Text:
        """What the active seat would pay now, all reductions made."""
        coal = fee(self.state, space)
        resources, wild = price(self.state.seats[self.state.active], self.state.row[space])
        drawn = Text(f"{self.say('label-pay')} ", "dim")
        if not any(resources) and not coal:
            return drawn.append(self.say("nothing-to-pay"), "not dim")
        if any(resources):
            drawn.append_text(run_of(resources)).append(
                f"{MINUS}{SHAPES[WILD] * wild}" if wild else ""
            )
            drawn.append(" " if wild < 2 else "")
        return drawn.append(f"{coal}{SHAPES[0]}" if coal else "", "not dim bold")

    # Projects, seats, heaps.

    def projects(self, columns: int) -> RenderableType:
        """The projects in play."""
        shown = [self.project(tile) for tile in self.tiles_at(Place.TABLE)]
        grid = Table.grid(padding=(0, 2, 0, 0))
        for first in range(0, len(shown), columns):
            grid.add_row(*shown[first : first + columns])
        title = Text(self.say("title-projects"), "bold")
        return Group(title, grid if shown else Text("–", "dim"))

    def project(self, tile: int) -> Text:
        """What a project is worth and needs."""
        project = PROJECTS[PROJECT_IDS[tile]]
        return stars(project.points).append(f" {self.words.say(f'needs-{project.id}')}", "default")

    def tiles_at(self, place: int) -> list[int]:
        """The projects that lie somewhere."""
        return [tile for tile, where in enumerate(self.state.place) if where == place]

    def seats(self) -> RenderableType:
        """Everybody's stock and workshop, one's own first."""
        grid = Table.grid(expand=True)
        order = sorted(self.names, key=lambda seat: (seat != self.view.seat, seat))
        for _ in order:
            grid.add_column(ratio=1)
        tables = {seat: self.belongings(seat) for seat in order}
        longest = max(table.row_count for table in tables.values())
        for table in tables.values():
            while table.row_count < longest:
                table.add_row()
        grid.add_row(*(self.seat(seat, tables[seat]) for seat in order))
        return grid

    def belongings(self, number: int) -> Table:
        """What one seat has, for all to see."""
        seat = self.state.seats[number]
        lines = Table.grid(padding=(0, 1, 0, 0))
        lines.add_column(style="dim")
        lines.add_column()
        lines.add_row(self.say("label-stock"), counted(seat.stock, zeros=True))
        shop = [self.small(seat.workshop[place]) for place in range(seat.machines)]
        lines.add_row(self.say("label-workshop"), Text("  ").join(shop) if shop else "–")
        lines.add_row(self.say("label-reductions"), counted(seat.saves))
        lines.add_row(self.say("label-hand"), self.say("cards-in-hand", count=seat.cards))
        seen = kinds_in(seat.hand)
        if seen and not self.is_open(number):
            lines.add_row(self.say("label-seen"), Text(" ").join(map(self.small, seen)))
        for tile in self.tiles_at(Place.OWN + number):
            lines.add_row(self.say("label-own"), self.project(tile))
        if completed := len(self.tiles_at(Place.DONE + number)):
            lines.add_row(self.say("label-completed"), str(completed))
        return lines

    def seat(self, number: int, belongings: Table) -> RenderableType:
        """One seat: who sits there, its points, and what it has."""
        seat = self.state.seats[number]
        active = self.state.active == number and self.state.asks != Ask.OVER
        name = Text(f"{f'{ARROW} ' if active else ''}{self.names[number]} · ", "bold")
        return Panel(
            belongings,
            title=name.append_text(stars(seat.points)),
            title_align="left",
            border_style="green" if active else "dim",
        )

    def small(self, kind: int) -> Text:
        """A machine in a few letters."""
        machine = machine_of(kind)
        drawn = Text(machine.id, f"bold {COLOURS[machine.colour]}")
        return drawn.append_text(symbol(SYMBOLS.index(machine.production)))

    def heaps(self) -> list[Text]:
        """What lies beside: deck, discard, pile of projects, reserve."""
        state = self.state
        counts = {"deck": state.left, "discard": sum(state.discard), "pile": state.pile_left}
        parts = [
            Text(f"{self.say(f'label-{name}')} ", "dim").append(str(count), "default")
            for name, count in counts.items()
        ]
        reserve = Text(f"{self.say('label-reserve')} ", "dim")
        return [*parts, reserve.append_text(counted(state.reserve, zeros=True))]

    # Hands.

    def is_open(self, seat: int) -> bool:
        """Whether the whole hand of a seat is seen."""
        hand = self.state.seats[seat]
        return sum(hand.hand) == hand.cards and (hand.cards > 0 or seat == self.view.seat)

    def hand(self, seat: int) -> RenderableType:
        """The machines in a hand, with what they do."""
        mine = seat == self.view.seat != SPECTATOR
        title = self.say("title-hand") if mine else self.say("title-hand-of", seat=self.names[seat])
        grid = Table.grid(padding=(0, 1, 0, 0))
        held = self.state.seats[seat].hand
        for kind in dict.fromkeys(kinds_in(held)):
            machine = machine_of(kind)
            style = COLOURS[machine.colour]
            times = f" ×{held[kind]}" if held[kind] > 1 else ""
            grid.add_row(
                Text(f"{machine.id}{times}", f"bold {style}"),
                Text(self.words.say(f"machine-{machine.id}"), style, no_wrap=True),
                stars(machine.points),
                symbol(SYMBOLS.index(machine.production)),
                run_of(COST[kind]),
                Text(self.words.say(f"effect-{machine.id}")),
            )
        return Group(Text(title, "bold"), grid)


def machine_of(kind: int) -> Machine:
    """The facts of a kind of machine."""
    return MACHINES[MACHINE_IDS[kind]]


def kinds_in(counts: Sequence[int]) -> list[int]:
    """A heap by kind as a list."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def payable(view: View) -> set[int]:
    """The spaces whose machine may be repaired now, says the game."""
    start = view.game.numbering.start("repair")
    return {space for space in range(SPACES) if view.game.why_not(view.state, start + space) == 0}
