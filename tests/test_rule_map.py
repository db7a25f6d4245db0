"""Every sentence of the rules has its tests: docs/rules/*-tests.md say which."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# The last ruling; worked examples have odd numbers, up to the last one.
NUMBERS = {"nicodemus": (14, "NI", 87), "imaginarium": (36, "IM", 139)}


class RuleMap:
    """The rules of one game, the table of tests, and the tests there are."""

    def __init__(self, game: str) -> None:
        self.last_ruling, self.prefix, self.last_example = NUMBERS[game]
        self.rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text()
        table = (ROOT / "docs" / "rules" / f"{game}-tests.md").read_text()
        self.rows = re.findall(r"^\| (.+?) \| (`.+`) \|$", table, re.MULTILINE)
        self.named = re.findall(r"`(test_\w+)`", "".join(tests for _, tests in self.rows))
        self.tests = [
            name
            for path in sorted((ROOT / "tests" / game).glob("test_*.py"))
            for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE)
        ]

    def paragraphs(self) -> list[str]:
        """Every line that states a rule, without its list number; of headings those in brackets."""
        lines = self.rules[self.rules.index("\n## ") :].splitlines()
        heads = re.compile(r"#[^(]*|\| ---.*|\| (machine|id) \|.*|[\w ]*")
        return [re.sub(r"^\d\. ", "", line) for line in lines if not heads.fullmatch(line)]


MAPS = {game: RuleMap(game) for game in NUMBERS}
PARAGRAPHS = [(game, line) for game in MAPS for line in MAPS[game].paragraphs()]
SENTENCES = [
    (game, sentence)
    for game, one in MAPS.items()
    for sentence, _ in one.rows
    if not sentence.startswith(f"{one.prefix}-")
]


def words(text: str) -> str:
    """No emphasis, no punctuation, no targets of links."""
    return " ".join(re.findall(r"\w+", re.sub(r"\]\([^)]*\)", "]", text)))


def test_there_is_something_to_map():
    assert len(MAPS["nicodemus"].paragraphs()) >= 45
    assert len(MAPS["imaginarium"].paragraphs()) >= 84
    assert all(len(one.rows) > 100 for one in MAPS.values())


@pytest.mark.parametrize(("game", "paragraph"), PARAGRAPHS, ids=lambda text: words(text)[:40])
def test_every_word_of_a_paragraph_is_in_the_table(game, paragraph):
    left = words(paragraph)
    for sentence, _ in sorted(MAPS[game].rows, key=lambda row: -len(row[0])):
        left = re.sub(rf"\b{re.escape(words(sentence))}\b", "", left, count=1)
    assert left.strip() == ""


@pytest.mark.parametrize(("game", "sentence"), SENTENCES, ids=lambda text: words(text)[:40])
def test_every_sentence_of_the_table_is_in_the_rules(game, sentence):
    assert any(words(sentence) in words(paragraph) for paragraph in MAPS[game].paragraphs())


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in MAPS for name in sorted(set(MAPS[game].named))]
)
def test_every_test_of_the_table_exists(game, name):
    assert MAPS[game].tests.count(name) == 1


@pytest.mark.parametrize("game", MAPS)
def test_every_ruling_has_tests_that_bear_its_number(game):
    one = MAPS[game]
    stated = re.findall(r"^- \*\*ruling (\d+)\*\*", one.rules, re.MULTILINE)
    assert [int(number) for number in stated] == list(range(1, one.last_ruling + 1))
    tested = set(re.findall(r"\btest_ruling_(\d+)_", " ".join(one.tests)))
    assert tested == set(stated)


@pytest.mark.parametrize("game", MAPS)
def test_every_test_of_a_rule_is_in_the_table(game):
    one = MAPS[game]
    kinds = ("test_ruling_", f"test_{one.prefix}_")
    assert {name for name in one.tests if name.startswith(kinds)} <= set(one.named)


@pytest.mark.parametrize("game", MAPS)
def test_every_worked_example_has_a_test_that_bears_its_id(game):
    one = MAPS[game]
    examples = [(id, tests) for id, tests in one.rows if id.startswith(f"{one.prefix}-")]
    numbers = range(1, one.last_example + 1, 2)
    assert [id for id, _ in examples] == [f"{one.prefix}-{number:03}" for number in numbers]
    for id, tests in examples:
        assert tests.startswith(f"`test_{id.replace('-', '_')}_")
