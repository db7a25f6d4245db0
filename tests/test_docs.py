"""What the documents say is true: examples run, tables fit, nothing is left undocumented."""

import doctest
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import bricabrac
from bricabrac import GAMES
from docs.eyes import PAGE, page

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
SHORT = {"learn_to_win": ["1"]}  # seconds: what takes minutes is only begun
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
SOURCES = sorted((ROOT / "bricabrac").rglob("*.py"))
TOLD_BY_EXAMPLE = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for path in SOURCES
    if ">>>" in path.read_text()
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_are_short_and_run(example):
    assert len(example.read_text().splitlines()) <= 30
    done = subprocess.run(
        [sys.executable, "-W", "error", example, *SHORT.get(example.stem, ())],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("module", TOLD_BY_EXAMPLE)
def test_examples_in_docstrings_run(module):
    failed, tried = doctest.testmod(import_module(module))
    assert tried
    assert not failed


def test_the_site_is_built_and_every_link_in_it_leads_somewhere(tmp_path):
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    around = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [*command, "--site-dir", tmp_path], cwd=ROOT, env=around, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    reference = (tmp_path / "docs" / "reference.html").read_text()
    for name in bricabrac.__all__:
        assert f'id="bricabrac.{name}"' in reference, name


def test_the_front_door_opens_without_what_takes_long():
    program = "import bricabrac, sys; print([name for name in sys.argv[1:] if name in sys.modules])"
    slow = ["numba", "numpy", "fluent", "rich", "starlette", "importlib.metadata", "asyncio"]
    command = [sys.executable, "-c", program, *slow]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_in_documents_runs(document):
    for block in re.findall(r"```python\n(.*?)```", document.read_text(), re.DOTALL):
        if ">>>" not in block:  # doctests run as such
            exec(compile(block, str(document), "exec"), {})


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document):
    for target in re.findall(r"\]\(([^)#:]+)[^):]*\)", document.read_text()):
        assert (document.parent / target).exists(), target


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_a_game_names_its_actions_and_their_number(name):
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text()
    numbering = GAMES[name].numbering
    assert f"| actions | {len(numbering)} |" in page
    assert f"| version of the rules | {GAMES[name].version} |" in page
    for verb in numbering.verbs.values():
        assert f"`{numbering.name(verb.start)}`" in page, verb.name


def test_the_page_of_eyes_is_what_they_say():
    assert PAGE.read_text() == page(), "python -m docs.eyes writes it anew"
