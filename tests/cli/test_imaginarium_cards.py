"""The cards of Imaginarium at the terminal, and workshop boards from a file of one's own."""

import pytest

from bricabrac.engine.words import LANGUAGES
from bricabrac.imaginarium.cards import ASSISTANTS, FACTS, PROJECTS
from tests.cli.terminal import bricabrac, refused

MATCH = ("play", "imaginarium", "--seed", "7", "--players", "3")
BOARD = """
[[workshops]]
number = {number}
machines = ["P2", "{other}"]
charcoalium = 9
resources = [1, 2, 3]
"""
BOARDS = "".join(BOARD.format(number=number, other="P3") for number in range(1, 6))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_shows_every_card(language):
    done = bricabrac("cards", "imaginarium", "--lang", language, COLUMNS="80")
    assert (done.returncode, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 80
    place = LANGUAGES.index(language)
    for id, names in FACTS["machine_names"].items():
        assert f" {id} " in done.stdout
        assert names[place] in done.stdout
    for id in (*ASSISTANTS, *PROJECTS):
        assert f" {id} " in done.stdout


def test_cards_says_where_its_figures_come_from():
    plain = bricabrac("cards", "imaginarium").stdout
    told = bricabrac("cards", "imaginarium", "--sources").stdout
    assert "Where this comes from" not in plain
    assert told.count("Where this comes from") == 4
    assert plain.count("reconstructed") == 4  # boards are marked in any case
    assert "machines: rulebook; stock: reconstructed" in plain
    assert bricabrac("cards", "nicodemus", "--sources").stdout.count("Where this comes from") == 2


def test_boards_of_ones_own_are_played_with_and_shown(tmp_path):
    (tmp_path / "boards.toml").write_text(BOARDS)
    mine = ("--workshops", "boards.toml")

    done = bricabrac(*MATCH, *mine, typed="save mine\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "9● 1■ 2▲ 3◆" in done.stdout
    assert "nicodemus has no workshop boards" in refused(
        "play", "nicodemus", *mine, folder=tmp_path
    )
    shown = bricabrac("cards", "imaginarium", *mine, folder=tmp_path).stdout
    assert "your own file" in shown
    assert "reconstructed" not in shown

    # The record is read with these boards, and not misread with others.
    assert bricabrac("replay", "mine", *mine, folder=tmp_path).returncode == 0
    assert "other workshop boards" in refused("replay", "mine", folder=tmp_path)
    bricabrac(*MATCH, typed="save ours\n", folder=tmp_path)
    assert "facts" not in (tmp_path / "ours").read_text()
    assert "other workshop boards" in refused("replay", "ours", *mine, folder=tmp_path)


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (None, "boards.toml could not be read"),
        ("", "boards.toml has no [[workshops]]"),
        ("workshops = 3", "boards.toml has no [[workshops]]"),
        ("[[[", "boards.toml is not TOML"),
        (BOARDS.replace("number = 5", "number = 4"), "have the numbers 1 to 5"),
        (BOARDS.replace("number = 5", 'number = "5"'), "not where it belongs"),
        (BOARDS.replace("P3", "A1"), "nobody starts with A1"),
        (BOARDS.replace("P3", "P6"), "there are only 2 of P6"),
        (BOARDS.replace("charcoalium", "coal"), "each has number, machines"),
        (BOARDS.replace("charcoalium = 9", "charcoalium = -9"), "a stock cannot be like that"),
    ],
)
def test_boards_that_cannot_be_are_refused_in_one_sentence(written, sentence, tmp_path):
    if written is not None:
        (tmp_path / "boards.toml").write_text(written)
    mine = ("--workshops", "boards.toml")
    assert sentence in refused(*MATCH, *mine, folder=tmp_path)
    assert sentence in refused("cards", "imaginarium", BRICABRAC_WORKSHOPS="boards.toml",
                               folder=tmp_path)  # fmt: skip
