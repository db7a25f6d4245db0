"""Three languages are equals: what one says, all say, and nobody says more than is asked for."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import bricabrac
from bricabrac.engine.words import LANGUAGES
from bricabrac.nicodemus import cards

HOUSE = Path(bricabrac.__file__).parent
FOLDERS = sorted(HOUSE.rglob("messages"))
NAMES = [str(folder.parent.relative_to(HOUSE)) for folder in FOLDERS]
PROSE = [folder for folder in FOLDERS if folder.parent.name != "cli"]  # there, ? is a command
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
each_game = pytest.mark.parametrize(
    "folder", PROSE, ids=lambda folder: str(folder.parent.relative_to(HOUSE))
)


@cache
def spoken(folder: Path, language: str) -> dict[str, Message]:
    """The messages of a file, by id."""
    text = (folder / f"{language}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    messages = [entry for entry in entries if isinstance(entry, Message)]
    ids = [message.id.name for message in messages]
    assert len(ids) == len(set(ids)), "a message is said twice"
    return dict(zip(ids, messages, strict=True))


def facts(folder: Path) -> set[str]:
    """What English takes from the card facts instead."""
    if folder.parent != HOUSE / "nicodemus":
        return set()
    return {f"effect-{id}" for id in cards.MACHINES} | {f"needs-{id}" for id in cards.PROJECTS}


def variables(message: Message) -> set[str]:
    """What a message has to be told."""
    found = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:
            found.add(node.id.name)

    Finder().visit(message)
    return found


@cache
def said_by_code() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Strings in the house, patterns of those put together, and what Message(…) is called with."""
    strings, patterns, called = set(), set(), set()
    for path in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
                    for part in node.values
                ]
                patterns.add("".join(parts))
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "Message",
                "Event",
            ):
                called |= {
                    first.value
                    for first in node.args[:1]
                    if isinstance(first, ast.Constant) and isinstance(first.value, str)
                }
    for path in HOUSE.rglob("*.html"):  # templates: say("close"), say("sign-" ~ name)
        text = path.read_text("utf-8")
        for said, more in re.findall(r"""say\(["']([\w-]+)["'](\s*~)?""", text):
            if more:
                patterns.add(re.escape(said) + r"\w+")
            else:
                called.add(said)
                strings.add(said)
    return frozenset(strings), frozenset(patterns), frozenset(called)


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_messages(folder, language):
    said = set(spoken(folder, language)) | (facts(folder) if language == "en" else set())
    assert said == set(spoken(folder, "de"))


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_told_the_same(folder, language):
    for id, message in spoken(folder, language).items():
        assert variables(message) == variables(spoken(folder, "de")[id]), id


@each_folder
def test_no_message_is_unused(folder):
    strings, patterns, _ = said_by_code()
    assert not [
        id
        for id in spoken(folder, "de")
        if id not in strings and not any(re.fullmatch(pattern, id) for pattern in patterns)
    ]


def test_every_message_that_code_names_exists():
    known = {id for folder in FOLDERS for id in spoken(folder, "de")}
    assert said_by_code()[2] <= known


@each_game
def test_french_has_a_narrow_space_where_it_belongs(folder):
    for line in (folder / "fr.ftl").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"(?<!\u202f)[;:!?»]|«(?!\u202f)", line), line


@each_game
def test_quotes_and_apostrophes_are_those_of_the_language(folder):
    for language in LANGUAGES:
        for line in (folder / f"{language}.ftl").read_text("utf-8").splitlines():
            text = re.sub(r'"[^"]*"(?=[^{}]*\})', "", line)  # what a function is told is quoted
            assert not re.search(r"""["']""", text), line
            assert language == "en" or "”" not in text, line
