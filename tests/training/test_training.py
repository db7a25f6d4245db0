"""Matches against oneself are what they say, and what is learned from them is learned."""

import json
from itertools import pairwise
from random import Random
from statistics import mean

import pytest
from numpy.random import default_rng

from bricabrac.engine.eye import WORDS
from bricabrac.engine.kernel import PLAIN, Reals
from bricabrac.games import GAMES
from bricabrac.search.judgement import ONE, SEATS
from bricabrac.search.network import HEAD, HIDDEN, LAYER, places
from bricabrac.search.weights import from_bytes, home_of
from bricabrac.training import learner
from bricabrac.training.gate import Result
from bricabrac.training.play import Settings, play_chunk
from bricabrac.training.pupil import Pupil
from bricabrac.training.samples import LISTED, NOTHING, sample_of
from bricabrac.training.school import Course, School
from bricabrac.training.self_play import NEAR
from tests.cli.terminal import bricabrac, refused

QUICK = {"thorough": 24, "quick": 8}


@pytest.fixture(scope="module")
def chunk():
    """A few matches of Nicodemus by somebody who has learned."""
    weights = home_of(GAMES["nicodemus"]).read_bytes()
    return play_chunk("nicodemus", weights, Settings(2, chunk=600, **QUICK), 3)


def samples_in(chunk):
    pupil = Pupil(GAMES["nicodemus"], 600)
    count = pupil.take(chunk.samples, is_exam=False)
    return [pupil.window[number].snapshot() for number in range(count)]


def test_samples_are_of_whole_matches(chunk):
    samples = samples_in(chunk)
    assert chunk.matches >= 2
    assert chunk.decisions > len(samples) > 100
    thorough = [one for one in samples if one.is_thorough]
    assert 0.1 < len(thorough) / len(samples) < 0.4
    for one in samples:
        assert sum(one.won[:2]) in (ONE, ONE // 2 * 2)
        assert sum(one.hoped[:2]) == pytest.approx(ONE, abs=200)
        assert len(set(one.inputs[: one.seen])) == one.seen > 10
        assert 2 <= one.listed <= LISTED
        assert sum(one.visits[: one.listed]) == (24 if one.is_thorough else 8)
        for place in range(one.listed):
            assert one.words[place * WORDS] != NOTHING


def test_the_same_seed_plays_the_same_matches(chunk):
    weights = home_of(GAMES["nicodemus"]).read_bytes()
    assert play_chunk("nicodemus", weights, Settings(2, chunk=600, **QUICK), 3) == chunk


def test_what_a_rival_does_is_no_lesson_but_what_comes_of_it_is():
    weights = home_of(GAMES["nicodemus"]).read_bytes()
    settings = Settings(2, chunk=600, share=100, rivals=100, plain=20, **QUICK)
    samples = samples_in(play_chunk("nicodemus", weights, settings, 3))
    learner = [one for one in samples if one.is_thorough]
    rival = [one for one in samples if not one.is_thorough]
    assert (
        mean(one.won[0] for one in learner)
        > 0.8 * ONE
        > 0.2 * ONE
        > mean(one.won[0] for one in rival)
    )
    for one in samples:
        assert sum(one.hoped[:2]) == pytest.approx(ONE, abs=200)
        assert sum(one.visits[: one.listed]) == (24 if one.is_thorough else 20)


@pytest.fixture
def pupil():
    """Where a network of no consequence has what, it, and what it learns from a sample."""
    game = GAMES["nicodemus"]
    parts = places(game.eye.size, game.eye.rows.size)
    rules = {"Sample": sample_of(game), **parts}
    for part in (learner.learn_value, learner.learn_policy):
        rules[part.__name__] = PLAIN.bound(part, "check", **rules)
    learn = PLAIN.bound(learner.learn, "check", **rules)
    dice = Random(5)
    net = Reals(dice.gauss(0, 0.1) for _ in range(parts["SIZE"]))

    def slopes_and_loss(sample, place=0):
        slope, losses = Reals([0.0] * parts["SIZE"]), Reals([0.0] * 4)
        room = [Reals([0.0] * size) for size in (*4 * [HIDDEN], HEAD, HEAD, LISTED)]
        learn([sample], [0] * (place + 1), place, place + 1, net, slope, *room, losses)
        return slope, losses[0] + losses[2]

    return parts, net, slopes_and_loss


@pytest.mark.parametrize("told", [False, True])
def test_slopes_are_those_of_the_loss(chunk, pupil, told):
    """A small step in any direction changes the loss as its slope says."""
    parts, net, slopes_and_loss = pupil
    sample, dice = next(one for one in samples_in(chunk) if one.is_thorough), Random(5)
    sample.hoped = list(sample.won)  # what is learned is then what is told as the loss
    slope, _ = slopes_and_loss(sample, told)
    covered = slice(HIDDEN * GAMES["nicodemus"].eye.inputs.size, parts["TABLE"])
    assert any(slope[covered]) == told
    steep = [place for place, down in enumerate(slope) if abs(down) > 0.01]
    for start in ("VALUE", "POLICY", "ROWS"):
        assert any(place >= parts[start] for place in steep)
    for place in dice.sample(steep, 25):
        kept, around = net[place], []
        for step in (1e-5, -1e-5):
            net[place] = kept + step
            around.append(slopes_and_loss(sample, told)[1])
        net[place] = kept
        assert (around[0] - around[1]) / 2e-5 == pytest.approx(slope[place], rel=0.02, abs=1e-4)


def test_what_is_hoped_for_draws_no_score_down_with_the_others(chunk, pupil):
    """Whole numbers are rounded down; what is learned from them is shares of one all the same."""
    parts, _, slopes_and_loss = pupil
    biases = parts["VALUE"] + LAYER + HEAD * SEATS
    rounded = [one for one in samples_in(chunk) if sum(one.hoped[:2]) < ONE]
    assert len(rounded) > 50
    for sample in rounded[:20]:
        slope, _ = slopes_and_loss(sample)
        mine, theirs = slope[biases : biases + 2]
        assert mine == pytest.approx(-theirs, abs=1e-12)
        assert abs(mine) > 1e-6


def test_a_pupil_gets_better_at_what_it_has_seen(chunk):
    pupil = Pupil(GAMES["nicodemus"], 400)
    pupil.take(chunk.samples, is_exam=False)
    pupil.take(chunk.samples, is_exam=True)  # here only to see it learn
    pupil.mean[:] = pupil.net
    before = pupil.examined()
    for _ in range(60):
        pupil.study(2e-3)
    pupil.mean[:] = pupil.net
    value, policy = pupil.examined()
    assert value < before[0] - 0.1
    assert policy < before[1] - 0.02


def test_learning_goes_on_from_what_is_shipped(tmp_path):
    game = GAMES["nicodemus"]
    done = bricabrac(
        "train", "nicodemus", "--minutes", "0.05", "--workers", "1", "--folder", str(tmp_path),
        "--resume", str(home_of(game)), "--json", "--gate", "0.01", "--deals", "1", "--blend", "7",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    reports = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    learned = from_bytes((tmp_path / "nicodemus" / "insight.weights").read_bytes(), game)
    shipped = from_bytes(home_of(game).read_bytes(), game)
    assert reports[-1]["matches"] >= shipped.about["matches"]
    assert learned.about["matches"] == reports[-1]["matches"]
    assert len(learned.numbers) == len(shipped.numbers)
    assert learned.blend == 7
    assert (tmp_path / "nicodemus" / "learned.html").read_text().startswith("<!doctype html>")

    school = School(game, [2], tmp_path / "nicodemus", Course(seconds=1, window=64))
    school.resume()
    assert school.before == reports[-1]["seconds"] > 0
    assert list(school.pupil.rounded()) == list(learned.numbers)
    assert from_bytes(school.learned(), game).about == learned.about


def test_who_is_young_plays_on_until_something_has_passed_a_gate(tmp_path):
    def plays_on(minute, **course):
        school = School(game, [2], tmp_path, Course(seconds=60, window=64, **course))
        school.gates = [Result(*"ab", *(0, 0, 2, 0.5, 0.0, 1.0, 0.0), passed) for passed in gates]
        return school.plays_on(minute)

    game, gates = GAMES["nicodemus"], [False]
    assert plays_on(4, mixed=5, gate=9)
    assert plays_on(6, mixed=5, gate=9)
    assert not plays_on(6, mixed=5)  # without gates the clock decides
    assert not plays_on(1, gate=9)
    gates = [False, True]
    assert plays_on(4, mixed=5, gate=9)
    assert not plays_on(6, mixed=5, gate=9)


def test_a_pupil_learns_on_where_it_stopped(chunk, tmp_path):
    one, other = (Pupil(GAMES["nicodemus"], 400) for _ in range(2))
    one.take(chunk.samples, is_exam=False)
    for _ in range(3):
        one.study(1e-3)
    one.keep(tmp_path / "pupil.npz")
    other.take(chunk.samples, is_exam=False)
    other.recollect(tmp_path / "pupil.npz")
    for pupil in (one, other):
        pupil.dice = default_rng(1)
        pupil.study(1e-3)
    assert list(one.net) == list(other.net)
    assert list(one.mean) == list(other.mean)


def test_what_is_hoped_for_leads_step_by_step_to_what_came_of_it(chunk):
    def by_seat(one, shares):
        return [shares[(seat - one.mover) % 2] for seat in (0, 1)]

    samples, most = samples_in(chunk), ONE * NEAR / 100 + 1
    last = samples[-1]
    assert by_seat(last, last.hoped) == pytest.approx(by_seat(last, last.won), abs=most)
    steps = [
        by_seat(one, one.hoped)[0] - (1 - NEAR / 100) * by_seat(after, after.hoped)[0]
        for one, after in pairwise(samples)
    ]
    breaks = sum(not -1 <= step <= most for step in steps)  # from one match to the next
    assert breaks < chunk.matches


def test_what_cannot_be_resumed_is_told_in_a_sentence(tmp_path):
    wrong = tmp_path / "wrong.weights"
    wrong.write_bytes(b"nothing")
    done = bricabrac("train", "nicodemus", "--resume", str(wrong))
    assert done.returncode == 2
    assert "does not hold weights for nicodemus" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("option", ["--rivals", "--blend"])
def test_more_than_all_is_no_share(option):
    for given in ("101", "-1", "most"):
        assert "is not a percentage from 0 to 100" in refused("train", "nicodemus", option, given)
