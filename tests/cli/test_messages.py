"""What the terminal says, it can say; that languages are equals is tested for all messages."""

import re
from pathlib import Path

import pytest

from bricabrac import cli
from bricabrac.cli import COMMANDS
from bricabrac.cli.asides import HELP
from bricabrac.cli.texts import FOLDER, language_from, sentence
from bricabrac.imaginarium import cards
from bricabrac.nicodemus.cards import COLOURS
from tests.test_languages import spoken


def test_no_message_is_missing_and_none_is_unused():
    source = "".join(path.read_text() for path in Path(cli.__file__).parent.rglob("*.py"))
    known = spoken(FOLDER, "en")
    house = Path(cli.__file__).parents[1]  # where Unusable names what the terminal says
    for path in (*house.glob("store/**/*.py"), *house.glob("web/house/*.py")):
        source += "".join(re.findall(r'Unusable\(\s*"[a-z-]+"', path.read_text()))
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
    assert set(named) <= set(spoken(FOLDER, "en"))


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
