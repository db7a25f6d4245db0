"""What fuzz tells about the length of matches."""

import os
import subprocess
import sys
from collections import Counter

from bricabrac.cli.fuzz import lengths
from tests.cli.terminal import HOUSE, bricabrac


def test_the_lengths_of_matches_are_told_with_the_share_that_reached_the_limit():
    told = lengths(Counter({10: 4, 12: 1, 30: 5}), 30)
    assert told == (
        "rounds: least 10, 10 % 10, median 12, 90 % 30, most 30; "
        "50.00% reached round 30, the last one allowed"
    )


def test_a_game_with_a_last_round_tells_its_rounds_and_another_does_not():
    command = ("--matches", "4", "--sample", "1", "--rounds", "3", "--mode", "plain")
    limited = bricabrac("fuzz", "imaginarium", "--players", "4", *command)
    assert limited.returncode == 0, limited.stderr
    assert "100.00% reached round 3" in limited.stdout
    assert "rounds" not in bricabrac("fuzz", "nicodemus", *command).stdout


def test_a_mode_that_is_asked_for_is_the_one_that_runs():
    program = (
        "import sys\n"
        "from bricabrac.cli.mode import run_in\n"
        "from bricabrac.engine import kernel\n"
        "run_in('compiled')\n"
        "print(kernel.MODE, sys.argv[1:])\n"
    )
    command = [sys.executable, "-c", program, "fuzz", "it all"]
    around = {**os.environ, "PYTHONPATH": str(HOUSE), "BRICABRAC_MODE": "plain"}
    done = subprocess.run(command, env=around, capture_output=True, text=True, check=True)
    assert done.stdout == "compiled ['fuzz', 'it all']\n"
