"""Ledgers: how matches went, kept in a file that a contest goes on from."""

from dataclasses import replace
from importlib.util import find_spec

import pytest

from bricabrac.arena.entrants import Entrant
from bricabrac.arena.ledger import Ledger
from bricabrac.arena.pairing import duel
from bricabrac.arena.table import play
from bricabrac.bots import BOTS, PEOPLE
from bricabrac.games import GAMES
from bricabrac.search.weights import home_of
from tests.arena.test_duel import DUEL, told, without_time
from tests.cli.terminal import HOUSE, refused


def test_a_ledger_goes_on_where_it_was_left(tmp_path):
    played = told(*DUEL, "--workers", "2")
    kept, contest = tmp_path / "ledger.jsonl", (*DUEL, "--ledger", "ledger.jsonl", "--workers", "1")
    short = [*contest]
    short[short.index("--pairs") + 1] = "2"
    told(*short, folder=tmp_path)
    lines = kept.read_text().splitlines(keepends=True)
    assert len(lines) == 4
    # Somebody was killed while the last line was written, and one match was another.
    other = lines[1].replace('"seed": 3', '"seed": 77')
    kept.write_text("".join([lines[0], other, lines[2], lines[3][:-40]]))
    assert without_time(told(*contest, folder=tmp_path)) == without_time(played)
    assert kept.read_text().startswith("".join([lines[0], other, lines[2]]))
    assert len(kept.read_text().splitlines()) == 9
    # All is known by now: nobody plays, and no cluster is looked for.
    cluster = ("--ray", "127.0.0.1:1") if find_spec("ray") else ()
    assert without_time(told(*contest, *cluster, folder=tmp_path)) == without_time(played)
    assert len(kept.read_text().splitlines()) == 9


def test_what_was_learned_since_is_measured_anew(tmp_path):
    weights = home_of(GAMES["nicodemus"]).read_bytes()
    (tmp_path / "own.weights").write_bytes(weights)
    contest = ("duel", "own.weights@4", "dabbler", "--pairs", "1", "--ledger", "ledger.jsonl")
    for count, newer in ((2, weights), (2, weights), (4, weights.replace(b"{", b"{ ", 1))):
        (tmp_path / "own.weights").write_bytes(newer)
        told(*contest, folder=tmp_path)
        assert len((tmp_path / "ledger.jsonl").read_text().splitlines()) == count


def test_a_bot_is_known_by_what_it_plays_by():
    games = list(GAMES.values())
    before = {(name, game.name): Entrant(name).digest(game) for name in BOTS for game in games}
    assert not any(before["master", game.name] for game in games)
    known = {before[name, game.name] for name in ("sage", "intuition") for game in games}
    assert len(known) == len(games)  # what was learned of each
    people = {before[name, game.name] for name in PEOPLE for game in games}
    assert len(people) == len(PEOPLE) * len(games)
    longer = {game.name: replace(game, grades=[2 * one for one in game.grades]) for game in games}
    for name, game in before:
        assert (Entrant(name).digest(longer[game]) != before[name, game]) == (name in PEOPLE)


def test_records_that_are_missing_are_played_again(tmp_path):
    league = ("league", "dabbler", "apprentice@4", "--pairs", "1", "--ledger", "ledger.jsonl")
    told(*league, folder=tmp_path)
    for count in (4, 4):
        told(*league, "--records", "kept", folder=tmp_path)
        assert len((tmp_path / "ledger.jsonl").read_text().splitlines()) == count
        assert len(list((tmp_path / "kept").iterdir())) == 2


@pytest.mark.parametrize("other", ["a diary", "a diary\n", '{"played": 1}\n', "[1]\n"])
def test_what_is_no_ledger_is_left_as_it_is(other, tmp_path):
    (tmp_path / "ledger.jsonl").write_text(other)
    assert "line 1" in refused(*DUEL, "--ledger", "ledger.jsonl", folder=tmp_path)
    assert (tmp_path / "ledger.jsonl").read_text() == other
    assert "could not be saved" in refused(*DUEL, "--ledger", ".", folder=tmp_path)


def test_several_contests_write_into_one_ledger(tmp_path):
    kept, sittings = (
        tmp_path / "ledger.jsonl",
        list(duel("nicodemus", "dabbler", "dabbler", 2, [5])),
    )
    one, other = Ledger(kept), Ledger(kept)
    for ledger, sitting in zip((one, other), sittings, strict=True):
        ledger.add(sitting, play(sitting))
        with open(kept, "a") as torn:  # somebody was killed
            torn.write('{"played": {"ga')
    one.add(sittings[0], play(sittings[0]))
    assert [known.number for known in Ledger(kept).known(sittings)] == [0, 1]
    assert len(kept.read_text().splitlines()) == 3


def test_what_the_figures_rest_on_can_be_read():
    kept = sorted((HOUSE / "benchmarks/duels").glob("*.jsonl"))
    assert kept
    for path in kept:
        assert Ledger(path).held
