"""A match as text: written, read, replayed; and everything that is refused."""

import pytest

from bricabrac import GAMES, Impossible, Match
from bricabrac.engine.notation import checksum, read, write
from bricabrac.engine.words import LANGUAGES

NICODEMUS = GAMES["nicodemus"]


@pytest.fixture
def record():
    """A match of a few actions."""
    match = Match(NICODEMUS, seed=7)
    for _ in range(8):
        match.act(match.legal()[0])
    return write(match)


def closed(body):
    """The same text with a closing line that fits."""
    count = len(body.split("\n\n", 1)[1].splitlines())
    return f"{body}end {count} {checksum(body)}\n"


def body_of(record):
    return record[: record.index("end ")]


def test_a_record_reads_as_documented(record):
    assert record.startswith("bricabrac record 1\ngame nicodemus 2\nseats 2\nseed 7\n\n")
    assert read(record, GAMES).history == read(closed(body_of(record)), GAMES).history
    assert write(read(record, GAMES)) == record


def test_a_record_may_be_written_by_hand():
    text = "bricabrac record 1\ngame nicodemus 2\nseed 7\n\n# the first one\n0 play B3\nend\n"
    first = Match(NICODEMUS, seed=7)
    text = text.replace("0 play B3", f"{first.active} {first.legal()[0]}")
    assert len(read(text, GAMES).history) == 1


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: "", "this is no record"),
        (lambda text: "hello\n", "this is no record"),
        (lambda text: body_of(text), "cut off"),
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: text.replace("seed 7", "seed 8"), "was edited"),
        (lambda text: closed(body_of(text).replace("seed 7", "seed 8")), "line "),
        (lambda text: text.replace("nicodemus 2", "chess 2"), "was edited"),
        (lambda text: closed(body_of(text).replace("nicodemus 2", "chess 2")), "not here"),
        (lambda text: closed(body_of(text).replace("nicodemus 2", "nicodemus 0")), "version 0"),
        (lambda text: closed(body_of(text).replace("seed 7", "seed x")), "whole number"),
        (lambda text: closed(body_of(text).replace("seed 7\n", "")), "its seed or its position"),
        (lambda text: closed(body_of(text).replace("seats 2", "seats 3")), "seats, not 3"),
        (lambda text: closed(body_of(text).replace("seats 2", "chairs 2")), "means nothing"),
        (lambda text: closed(body_of(text).replace("seats 2", "option x 2")), "no option"),
        (lambda text: closed(body_of(text) + "0 fly\n"), "line 14: There is no action “fly”"),
        (lambda text: closed(body_of(text) + "5 pass\n"), "line 14: It is the turn of seat"),
        (lambda text: closed(body_of(text).replace("seed 7", "position {")), "no JSON"),
        (lambda text: closed(body_of(text).replace("seed 7", 'position {"row": 1}')), "row is a"),
    ],
)
def test_a_record_that_cannot_be_is_refused_with_a_sentence(record, change, sentence):
    with pytest.raises(Impossible, match=sentence) as refused:
        read(change(record), GAMES)
    assert len({refused.value.told(language) for language in LANGUAGES}) == 3


def test_an_illegal_action_in_a_record_says_why(record):
    match = read(record, GAMES)
    text = closed(body_of(record) + f"{match.active} keep two_red\n")
    with pytest.raises(Impossible, match=r"line 14: \w+"):
        read(text, GAMES)
