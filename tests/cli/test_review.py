"""``bricabrac review`` tells, in every language, what is thought of a match that is over."""

import json

import pytest

from bricabrac.cli import main
from bricabrac.engine.notation import write
from bricabrac.engine.words import LANGUAGES
from tests.cli.terminal import refused
from tests.review.ending import ending


@pytest.fixture
def record(tmp_path):
    """A match that is over, in a file."""
    path = tmp_path / "match.txt"
    path.write_text(write(ending("nicodemus", 2)))
    return path


def test_a_review_is_told_and_the_same_as_json(record, capsys, monkeypatch):
    from bricabrac.cli import review

    monkeypatch.setattr(review, "THINK", 60)
    for language in LANGUAGES:
        assert main(["review", str(record), "--lang", language, "--names", "Ada,Bruno"]) == 0
        told = capsys.readouterr().out
        assert "Ada" in told
        assert "█" in told or "▁" in told
    for _ in range(2):
        assert main(["review", str(record), "--json"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    assert json.loads(first)["by"]["think"] == 60
    assert len(json.loads(first)["judged"]) == len(ending("nicodemus", 2).history)


def test_a_running_match_has_no_review(tmp_path):
    match = ending("nicodemus", 2)
    path = tmp_path / "match.txt"
    path.write_text(write(match.until(len(match.history) - 1)))
    assert "is not over" in refused("review", str(path))
