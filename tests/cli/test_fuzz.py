"""fuzz and bench: what they tell, to people and to programs, and when they are interrupted."""

import json
import os
import signal
from collections import Counter

import pytest

from bricabrac.cli import bench, main
from bricabrac.cli.fuzz import lengths
from bricabrac.engine.proof import Proof
from tests.cli.terminal import bricabrac

FEW = ("--matches", "4", "--sample", "1", "--rounds", "3", "--mode", "plain")
FIGURES = {
    "decisions_per_second": 9_870_000,
    "spades_per_second": 2_000_000,
    "ratio": 4.935,
    "ratio_range": [4.8, 5.1],
    "plain_seconds": 1.25e-05,
    "start_seconds": 7.8,
    "cached_start_seconds": 0.91,
}


def test_the_lengths_of_matches_are_told_with_the_share_that_reached_the_limit():
    told = lengths(Counter({10: 4, 12: 1, 30: 5}), 30)
    assert told == {
        "least": 10,
        "tenth": 10,
        "median": 12,
        "ninetieth": 30,
        "most": 30,
        "limit": 30,
        "reached": 0.5,
    }
    assert lengths(Counter(), 30) is None


def test_a_game_with_a_last_round_tells_its_rounds_and_another_does_not():
    limited = bricabrac("fuzz", "imaginarium", "--players", "4", *FEW)
    assert limited.returncode == 0, limited.stderr
    assert "100.00 % reached round 3" in " ".join(limited.stdout.split())
    assert "rounds" not in bricabrac("fuzz", "nicodemus", *FEW).stdout


def test_programs_are_told_what_people_are_told():
    command = ("fuzz", "imaginarium", "--players", "4", *FEW)
    told = json.loads(bricabrac(*command, "--json").stdout)
    assert (told["game"], told["players"], told["mode"]) == ("imaginarium", 4, "plain")
    assert (told["matches"], told["examined"], told["fault"]) == (4, 1, None)
    assert told["rounds"]["reached"] == 1.0
    text = " ".join(bricabrac(*command).stdout.split())
    assert f"4 matches, {told['decisions']} decisions, {told['length']} a match" in text
    assert f"1 matches and {told['states']} states examined. " in text
    assert text.endswith("Nothing is wrong.")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_ends_with_what_was_found_so_far(number, monkeypatch, capsys):
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as in the background of a shell
    shares, run = [], Proof.run

    def run_and_interrupt(*job):
        shares.append(job)
        if len(shares) == 9:
            os.kill(os.getpid(), number)
        return run(*job)

    monkeypatch.setattr(Proof, "run", run_and_interrupt)
    try:
        command = ["fuzz", "nicodemus", "--mode", "plain", "--matches", "1000000", "--json"]
        assert main(command) == 128 + number
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    told = json.loads(capsys.readouterr().out)
    assert 0 < told["matches"] < 100
    assert (told["examined"], told["fault"]) == (0, None)


def test_bench_tells_the_same_figures_to_people_and_to_programs(monkeypatch, capsys):
    monkeypatch.setenv("LC_ALL", "en")
    for measure in ("random_play", "plain_play", "start"):
        monkeypatch.setattr(bench, measure, lambda args: FIGURES)
    assert main(["bench", "nicodemus", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"game": "nicodemus", "players": 2, **FIGURES}
    assert main(["bench", "nicodemus"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    for figure in ("9.87 million", "2.00 million", "4.93", "12.5 µs", "7.8 s", "0.91 s"):
        assert figure in text
