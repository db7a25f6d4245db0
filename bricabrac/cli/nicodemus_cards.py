"""All cards of Nicodemus, for a terminal."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bricabrac.cli.pieces import COLOURS, STAR, legend, run_of, stars, symbol
from bricabrac.cli.texts import texts
from bricabrac.engine.words import Words
from bricabrac.nicodemus.cards import MACHINES, PROJECTS, SYMBOLS


def catalogue(words: Words) -> RenderableType:
    """Every machine and every project."""
    say = texts(words.language).say
    machines = listing(say("all-machines"))
    for label in ("id", "name", "colour"):
        machines.add_column(say(f"label-{label}"), no_wrap=True)
    for label in (STAR, say("label-makes"), say("label-cost"), "×"):
        machines.add_column(label, no_wrap=True)
    machines.add_column(say("label-effect"))
    for machine in MACHINES.values():
        machines.add_row(
            Text(machine.id, f"bold {COLOURS[machine.colour]}"),
            words.say(f"machine-{machine.id}"),
            say(f"colour-{machine.colour}"),
            stars(machine.points),
            symbol(SYMBOLS.index(machine.production)),
            run_of((0, *machine.cost)),
            str(machine.copies),
            words.say(f"effect-{machine.id}"),
        )
    projects = listing(say("all-projects"))
    for label in (say("label-id"), STAR, say("label-needs")):
        projects.add_column(label)
    for project in PROJECTS.values():
        needs = words.say(f"needs-{project.id}")
        projects.add_row(project.id, stars(project.points), needs)
    return Group(machines, legend(words), Text(), projects)


def listing(title: str) -> Table:
    """An empty table with narrow gaps."""
    table = Table(title=title, box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.title_style, table.title_justify = "bold", "left"
    return table
