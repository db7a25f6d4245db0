"""The terminal says everything in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bricabrac import cli
from bricabrac.cli import COMMANDS
from bricabrac.cli.asides import HELP
from bricabrac.cli.texts import FOLDER, language_from, sentence
from bricabrac.engine.words import LANGUAGES
from bricabrac.imaginarium import cards
from bricabrac.nicodemus.cards import COLOURS


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(language):
    """The messages of a language, each with its variables."""
    found = {}
    for entry in FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language):
    assert messages(language) == messages("en")


def test_no_message_is_missing_and_none_is_unused():
    source = "".join(path.read_text() for path in Path(cli.__file__).parent.rglob("*.py"))
    known = messages("en")
    used = {id for id in known if re.search(rf"['\"]{re.escape(id)}['\"]", source)}
    used |= {f"command-{name}" for name in COMMANDS}
    used |= {f"help-{name}{end}" for name in HELP for end in ("", "-typed")}
    used |= {f"colour-{colour}" for colour in COLOURS}
    used |= {f"kind-{kind}" for kind in cards.CLASSES} | {"source-owner", "source-reconstructed"}
    for figures in cards.FACTS["sources"].values():
        used |= {f"source-{source}" for source in figures.values()}
        used |= {f"label-{name}" for name in figures}
    built = re.findall(r'"(label|option)-\{(?:label|name)\}', source)
    assert set(built) == {"label", "option"}
    for kind in ("label", "option"):  # these are put together from the words in the source
        words = set(re.findall(r'"([a-z0-9]+)"', source))
        used |= {id for id in known if id.startswith(f"{kind}-") and id[len(kind) + 1 :] in words}
    assert set(known) == used


def test_every_message_that_the_source_names_is_there():
    source = "".join(path.read_text() for path in Path(cli.__file__).parent.rglob("*.py"))
    named = re.findall(r'(?:Trouble|\.say|\bsay|\.ask|\.note)\(\s*"([a-z-]+)"', source)
    named = [id for id in named if id != "ruling"]
    assert len(named) > 40
    assert set(named) <= set(messages("en"))


def test_the_environment_names_the_language():
    assert language_from({}) == "en"
    assert language_from({"LANG": "C.UTF-8"}) == "en"
    assert language_from({"LANG": "de_CH@euro"}) == "de"
    assert language_from({"LC_MESSAGES": "fr", "LANG": "de"}) == "fr"
    assert language_from({"LC_ALL": "", "LANG": "de"}) == "de"


@pytest.mark.parametrize("asked", ["--lang fr dance", "dance --lang=fr", "dance --lang fr"])
def test_the_command_line_names_another(asked, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de")
    assert cli.main(asked.split()) == 2
    assert "Il n’y a pas de commande" in capsys.readouterr().err


def test_a_sentence_begins_large_and_ends_with_a_stop():
    assert sentence("take 1 wood") == "Take 1 wood."
    assert sentence("Really?") == "Really?"
