"""Studies count what was played, are as sure as they say, and go on where they were interrupted."""

import json
from random import Random

import numpy as np
import pytest

from bricabrac import cli
from bricabrac.cli import study as command
from bricabrac.cli.texts import texts
from bricabrac.games import GAMES
from bricabrac.research import findings, study
from bricabrac.research.study import LUCK, PLAY, WITHOUT, Bench, Task, Trial

NICODEMUS = GAMES["nicodemus"]
CARDS = len(NICODEMUS.taking.names)


class Told:
    """A bench at which somebody says who wins."""

    game, players = NICODEMUS, 2

    def __init__(self, wins):
        self.wins, self.widths = wins, NICODEMUS.kernel.choices(240)

    def play(self, seed, dice, other=0, banned=-1, card=-1):
        share = self.wins(seed, dice, banned, card)
        acts, cards = np.zeros((2, NICODEMUS.actions), int), np.zeros((2, CARDS), int)
        acts[0 if share else 1, NICODEMUS.numbering.parse("pass")] = 3
        cards[0, 5] = 1
        return Trial(np.array([share, 1 - share], float), [1, 0], 40, 9, acts, cards)


def task(kind, deals=100):
    return Task(0, kind, "nicodemus", 2, "insight", 0, deals, 0)


def test_a_match_is_counted_as_it_was_played():
    bench = Bench(NICODEMUS, 2, "insight")
    one, again, banned = bench.play(3, 3), bench.play(3, 3), bench.play(3, 3, 0, 0, 4)
    assert (one.acts == again.acts).all()
    repairs = NICODEMUS.numbering.verbs["repair"]
    assert one.cards[:, :16].sum() == one.acts[:, repairs.start : repairs.stop].sum() > 0
    assert sorted(one.order) == [0, 1]
    assert one.shares.sum() == 1
    assert one.acts.sum() >= one.decisions > 20
    assert banned.cards[0, 4] == 0


def test_what_the_deal_decides_is_told_from_what_dice_decide():
    def share_of(wins):
        return findings.luck(study.lucky(Told(wins), task(LUCK, 400)), NICODEMUS)["deal"]

    assert share_of(lambda seed, dice, *_: seed % 2)[0] == pytest.approx(1)
    coin = Random(5)
    value, error = share_of(lambda *_: coin.randrange(2))
    assert abs(value) < 4 * error < 0.1
    value, error = share_of(lambda seed, *_: coin.randrange(2) if seed % 2 else seed // 2 % 2)
    assert value == pytest.approx(0.5, abs=0.06)


def test_a_card_is_worth_what_is_lost_without_it():
    dice = Random(2)

    def wins(seed, _, banned, card):
        return int(banned == 1) if card == 7 else dice.randrange(2)

    lost = findings.missed(study.without(Told(wins), task(WITHOUT, 300)), NICODEMUS)
    names = NICODEMUS.taking.names
    value, error = lost[names[7]]
    assert value == pytest.approx(0.5, abs=4 * error)
    assert lost[names[8]][0] == pytest.approx(0, abs=4 * error)
    assert len(lost) == CARDS


@pytest.fixture
def answers():
    """What a bench says at which the second to act wins two of three."""
    bench = Told(lambda seed, *_: int(seed % 3 > 0))
    halves = {half: study.played(bench, task(PLAY, 90)) for half in range(2)}
    return findings.found({(PLAY, 2, "insight"): halves}, NICODEMUS)


def test_findings_are_told_with_intervals(answers):
    by = {one.question: one for one in answers}
    first, second = by["order"].rows
    assert (first.value, second.value) == (pytest.approx(1 / 3), pytest.approx(2 / 3))
    assert second.interval[0] < 2 / 3 < second.interval[1]
    assert second.agree
    passes = next(row for row in by["winners"].rows if row.label == "pass")
    assert passes.value == 3
    (taken,) = by["taken"].rows
    assert taken.label == NICODEMUS.taking.names[5]
    assert taken.value == pytest.approx(2 / 3)
    assert by["length"].rows[0].value == 9
    assert findings.agreement(answers)[0] == findings.agreement(answers)[1]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_page_stands_alone(answers, language):
    about = {"game": "nicodemus", "agree": 5, "compared": 5}
    page = command.page(answers, about, texts(language), language)
    charts = len([one for one in answers if one.rows])
    assert page.count("<svg") == page.count("</svg>") == 2 * charts
    assert page.count('class="desk"') == page.count('class="phone"') == charts
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_whoever_was_interrupted_goes_on(tmp_path, capsys, monkeypatch):
    did = []

    def done(one):
        did.append(one.name)
        kinds = {PLAY: study.played, LUCK: study.lucky, WITHOUT: study.without}
        return one, kinds[one.kind](Told(lambda seed, *_: seed % 2), one)

    def crewed(args, told, job, tasks, ready):
        for one in tasks:
            if len(did) == 3 and not stopped:
                stopped.append(True)
                raise KeyboardInterrupt
            yield done(one)

    stopped = []
    monkeypatch.setattr(command, "crewed", crewed)
    line = [
        "study",
        "nicodemus",
        str(tmp_path / "s"),
        "--matches",
        "400",
        "--bots",
        "insight",
        "--json",
    ]
    cli.main(line)
    assert len(did) == 3
    cli.main(line)
    assert len(did) == len(set(did)) > 3
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {one["question"] for one in told["findings"]} == set(findings.QUESTIONS)
    assert (tmp_path / "s" / "study.html").read_text().startswith("<!doctype html>")
