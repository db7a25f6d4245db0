"""All cards of Nicodemus, for a terminal."""

from rich.console import Group, RenderableType
from rich.text import Text

from bricabrac.cli.listings import listing, origin
from bricabrac.cli.pieces import COLOURS, STAR, legend, run_of, stars, symbol
from bricabrac.cli.texts import texts
from bricabrac.engine.words import Words
from bricabrac.nicodemus.cards import FACTS, MACHINES, PROJECTS, SYMBOLS


def catalogue(words: Words, sources: bool = False) -> RenderableType:
    """Every machine and every project, and, if asked for, where the figures come from."""
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
    known = [origin(say, FACTS["sources"][block]) for block in ("machines", "projects")]
    said = ([known[0]], [known[1]]) if sources else ([], [])
    return Group(machines, legend(words), *said[0], Text(), projects, *said[1])
