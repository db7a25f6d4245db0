"""Every sentence of the rules has its tests: docs/rules/nicodemus-tests.md says which."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = (ROOT / "docs" / "rules" / "nicodemus.md").read_text()
MAP = (ROOT / "docs" / "rules" / "nicodemus-tests.md").read_text()

ROWS = re.findall(r"^\| (.+?) \| (`.+`) \|$", MAP, re.MULTILINE)
NAMED = re.findall(r"`(test_\w+)`", "".join(tests for _, tests in ROWS))
TESTS = [
    name
    for path in sorted((ROOT / "tests" / "nicodemus").glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE)
]


def plain(text: str) -> str:
    """The words alone: no list numbers, no emphasis, no punctuation."""
    return " ".join(re.findall(r"\w+", re.sub(r"^(-|\d\.) ", "", text)))


def paragraphs() -> list[str]:
    """Every line of the rules that states one: list items, rows of the effects, plain text."""
    lines = RULES[RULES.index("\n## ") :].splitlines()
    skipped = ("#", "| ---", "| machine |")
    return [line for line in lines if line.strip() and not line.startswith(skipped)]


def test_there_is_something_to_map():
    assert len(paragraphs()) >= 45
    assert len(ROWS) > 100


@pytest.mark.parametrize("paragraph", paragraphs(), ids=lambda line: plain(line)[:40])
def test_every_word_of_a_paragraph_is_in_the_table(paragraph):
    left = plain(paragraph)
    for sentence, _ in sorted(ROWS, key=lambda row: -len(row[0])):
        left = left.replace(plain(sentence), "", 1)
    assert left.strip() == ""


@pytest.mark.parametrize("sentence", [sentence for sentence, _ in ROWS if "NI-" not in sentence])
def test_every_sentence_of_the_table_is_in_the_rules(sentence):
    assert any(plain(sentence) in plain(paragraph) for paragraph in paragraphs())


@pytest.mark.parametrize("name", sorted(set(NAMED)))
def test_every_test_of_the_table_exists(name):
    assert TESTS.count(name) == 1


def test_every_ruling_has_tests_that_bear_its_number():
    rulings = [
        int(number) for number in re.findall(r"^- \*\*ruling (\d+)\*\*", RULES, re.MULTILINE)
    ]
    assert rulings == list(range(1, 15))
    tested = {int(number) for number in re.findall(r"\btest_ruling_(\d+)_", " ".join(TESTS))}
    assert tested == set(rulings)


def test_every_test_of_a_ruling_is_in_the_table():
    assert {name for name in TESTS if name.startswith("test_ruling_")} <= set(NAMED)


def test_every_worked_example_has_a_test_that_bears_its_id():
    examples = [(id, tests) for id, tests in ROWS if re.fullmatch(r"NI-\d+", id)]
    assert [id for id, _ in examples] == [f"NI-{number:03}" for number in range(1, 88, 2)]
    for id, tests in examples:
        assert tests.startswith(f"`test_{id.replace('-', '_')}_")
    assert {name for name in TESTS if name.startswith("test_NI_")} <= set(NAMED)
