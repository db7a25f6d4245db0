"""What the documents say is true: examples run, tables fit, nothing is left undocumented."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bricabrac import GAMES

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_are_short_and_run(example):
    assert len(example.read_text().splitlines()) <= 30
    done = subprocess.run(
        [sys.executable, "-W", "error", example],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


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
    for block in numbering.blocks.values():
        assert f"`{numbering.name(block.start)}`" in page, block.verb
