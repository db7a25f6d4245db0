"""All cards and boards of Imaginarium, for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bricabrac.cli.imaginarium.parts import KIND_STYLES, amount, powers
from bricabrac.cli.listings import listing, origin
from bricabrac.cli.pieces import SHAPES, STAR, counted, legend, run_of, stars
from bricabrac.cli.texts import texts
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import (
    ASSISTANTS,
    DEEDS,
    FACTS,
    GOAL,
    MACHINES,
    POINT_PRICE,
    PRICE,
    PROJECTS,
    WAGE,
    WORKSHOPS,
    WORTH,
    Kind,
)
from bricabrac.imaginarium.names import assistant, deed, does, needs, project, skill

Say = Callable[..., str]


def catalogue(words: Words, sources: bool = False) -> RenderableType:
    """Every machine, assistant, project and workshop board, and what is printed on the board."""
    say = texts(words.language).say
    tables: dict[str, RenderableType] = {
        "machines": machines(words, say),
        "assistants": assistants(words, say),
        "projects": projects(words, say),
        "board": the_board(words, say),
    }
    shown: list[RenderableType] = []
    for block, table in tables.items():
        shown.append(table)
        if block == "machines":
            shown.append(legend(words))
        if sources:
            shown.append(origin(say, FACTS["sources"][block]))
        shown.append(Text())
    return Group(*shown, boards(say), *notes(say))


def machines(words: Words, say: Say) -> RenderableType:
    """The 21 machines: first those that yield something, then those that do something else."""
    yielding, acting = listing(say("all-machines")), listing("")
    for table in (yielding, acting):
        for name in ("id", "name", "kind", "level", "cost"):
            table.add_column(say(f"label-{name}"), no_wrap=True)
        table.add_column("×", no_wrap=True)
    yielding.add_column(say("label-yields"), no_wrap=True)
    yielding.add_column(say("label-combines"))
    acting.add_column(say("label-effect"))
    for id, machine in MACHINES.items():
        facts = (
            Text(id, f"bold {KIND_STYLES[machine.kind]}"),
            words.say(f"machine-{id}"),
            say(f"kind-{machine.kind}"),
            str(machine.level),
            run_of((0, *machine.cost)),
            str(machine.copies),
        )
        partners = " ".join(machine.combines_with)
        if machine.yields:
            yielding.add_row(*facts, powers(Kind[id]), partners)
        else:
            effect = words.say(does(Kind[id]))
            fits = f"; {say('label-combines')} {partners}" if partners else ""
            acting.add_row(*facts, f"{effect}{fits}")
    return Group(yielding, acting)


def assistants(words: Words, say: Say) -> Table:
    """The 13 assistants."""
    table = listing(say("all-assistants"))
    for name in ("id", "name", "cost"):
        table.add_column(say(f"label-{name}"), no_wrap=True)
    table.add_column(say("label-effect"))
    for card, id in enumerate(ASSISTANTS):
        wage = amount(COAL, int(WAGE[card]))
        table.add_row(id, words.say(assistant(card)), wage, words.say(skill(card)))
    return table


def projects(words: Words, say: Say) -> Table:
    """The 14 projects."""
    table = listing(say("all-projects"))
    for name in (say("label-id"), STAR, say("label-name"), say("label-needs")):
        table.add_column(name)
    for tile, id in enumerate(PROJECTS):
        named = words.say(project(tile))
        table.add_row(id, stars(int(WORTH[tile])), named, words.say(needs(tile)))
    return table


def the_board(words: Words, say: Say) -> Table:
    """What is printed on the board: prices, extractors, the dial and the goal."""
    table = listing(say("the-board"))
    table.show_header = False
    conveyor = FACTS["conveyor"]
    coal = SHAPES[COAL]
    prices = [f"{SHAPES[piece]} {PRICE[piece]}{coal}" for piece in RESOURCES]
    rows = {
        "conveyor": f"{' '.join(map(str, conveyor['base_cost']))} {coal}",
        "extractors": f"{' '.join(map(str, conveyor['extractors']))} {coal}",
        "market": "  ".join([*prices, f"{STAR} {POINT_PRICE}{coal}"]),
        "actions": ", ".join(words.say(deed(number)) for number in range(len(DEEDS))),
        "goal": f"{GOAL}{STAR}",
    }
    for name, told in rows.items():
        table.add_row(say(f"label-{name}"), told)
    return table


def boards(say: Say) -> Table:
    """The five workshop boards, each with where its figures come from."""
    table = listing(say("all-boards"))
    for name in ("number", "machines", "stock", "from"):
        table.add_column(say(f"label-{name}"))
    for board in WORKSHOPS:
        sources = {"machines": board.machines_from, "stock": board.stock_from}
        told = dict.fromkeys(say(f"source-{source}") for source in sources.values())
        parts = [f"{say(f'label-{name}')}: {say(f'source-{src}')}" for name, src in sources.items()]
        table.add_row(
            str(board.number),
            " ".join(board.machines),
            counted((board.charcoalium, *board.resources)),
            "; ".join(told) if len(told) == 1 else "; ".join(parts),
        )
    return table


def notes(say: Say) -> list[Text]:
    """A word on boards that are not the printed ones."""
    unsure = any("reconstructed" in (one.machines_from, one.stock_from) for one in WORKSHOPS)
    return [Text(say("boards-note"), "dim")] if unsure else []
