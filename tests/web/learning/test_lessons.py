"""Lessons keep to the rules: every one is replayed, in every order that it leaves open."""

import json
import re
from random import Random

import pytest

from bricabrac.bots import BOTS
from bricabrac.engine.match import SPECTATOR, Match
from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from bricabrac.store import Entry
from bricabrac.web.board.speech import texts
from bricabrac.web.learning.length import chapters, minutes, seconds
from bricabrac.web.learning.lesson import (
    BEGIN,
    HERE,
    SKIP,
    Progress,
    lesson_of,
    lessons,
    stage_of,
)
from bricabrac.web.show import offered
from bricabrac.web.table import seating
from bricabrac.web.table.log import Log
from bricabrac.web.table.table import Table
from tests.web.tables import drawn, log_of, tell

each_game = pytest.mark.parametrize("game", lessons())


class Seated:
    """A learner at a table, without a server: entries are folded as the store has them."""

    def __init__(self, game):
        self.lesson, self.game = lesson_of(game), GAMES[game]
        sitters = [seating.bot(bot) for bot in self.lesson.bots]
        sitters.insert(self.lesson.seat, seating.person("p", "Ada"))
        self.log = log_of(game, sitters)
        self.entries = [Entry(0, "seats", -1, seating.to_text(sitters), 0)]
        self.tell("position", -1, json.dumps(self.lesson.deal))
        self.tell("lesson", self.lesson.seat, BEGIN)

    def tell(self, kind, seat, body):
        self.entries.append(tell(self.log, kind, seat, body))

    def board(self, seat=None, language="en"):
        seat = self.lesson.seat if seat is None else seat
        return drawn(Table(self.log, None), seat, language)

    def go_on(self, random=None):
        """One thing as the coach says, or as the bot answers."""
        now = self.log.stage()
        if now.is_look:
            self.tell("lesson", self.lesson.seat, now.step.id)
            return
        possible = sorted({now.reply} if now.reply else now.wanted & set(self.log.match.legal()))
        assert possible, now
        seat = self.log.active
        assert (seat == self.lesson.seat) == (not now.reply), now
        self.tell("act", seat, random.choice(possible) if random else possible[0])


def test_every_game_can_be_learned():
    assert lessons() == sorted(offered())
    assert {bot for game in lessons() for bot in lesson_of(game).bots} <= set(BOTS)


@each_game
@pytest.mark.parametrize("seed", range(6))
def test_a_lesson_is_legal_from_its_first_step_to_its_last(game, seed):
    seated, random, told = Seated(game), Random(seed), []
    for _ in range(200):
        now = seated.log.stage()
        if now is None:
            break
        told.append(now.step.id)
        seated.go_on(random)
    assert list(dict.fromkeys(told)) == [step.id for step in seated.lesson.steps]
    assert seated.log.lesson.is_over
    assert not seated.log.is_over


@each_game
def test_the_page_lights_what_is_asked_for_and_nothing_else(game):
    seated = Seated(game)
    while now := seated.log.stage():
        page = seated.board()
        offers = set(re.findall(r'name="action" value="([^"]+)"', page))
        assert offers == now.wanted & set(seated.log.match.legal()), now
        assert 'id="coach"' in page
        assert ('id="coach-next"' in page) == now.is_look
        seated.go_on()
    page = seated.board()
    assert 'id="coach"' not in page
    if seated.log.active == seated.lesson.seat:
        offers = set(re.findall(r'name="action" value="([^";]+)', page))
        assert offers == set(seated.log.match.legal())


@each_game
def test_only_the_learner_is_coached_and_nothing_hidden_is_told(game):
    seated, random = Seated(game), Random(1)
    while seated.log.stage():
        for seat in (1 - seated.lesson.seat, SPECTATOR):
            assert "coach" not in seated.board(seat).replace("learning/coach", "")
        truth, expected = seated.log.match, seated.board()
        seated.log.match = truth.dealt_anew(seated.lesson.seat, random.randrange(1 << 30))
        assert seated.board() == expected
        seated.log.match = truth
        seated.go_on()


@each_game
def test_what_was_taken_back_is_asked_for_again(game):
    seated, undone = Seated(game), 0
    while now := seated.log.stage():
        seated.go_on()
        taken = seated.log.undoable(seated.lesson.seat)
        if now.wanted and taken and not undone % 2:
            seated.tell("undo", seated.lesson.seat, str(taken))
            again = seated.log.stage()
            assert (again.step, again.wanted) == (now.step, now.wanted)
            seated.go_on()
        undone += bool(now.wanted)
    assert undone > 10


@each_game
def test_a_lesson_goes_on_from_the_log_alone(game):
    seated = Seated(game)
    while seated.log.stage():
        fresh = Log.begun(seated.log.header, seated.game)
        for entry in seated.entries:
            fresh.fold(entry)
        assert fresh.stage() == seated.log.stage()
        seated.go_on()


@each_game
def test_a_match_that_goes_another_way_is_an_ordinary_one(game):
    lesson = lesson_of(game)
    match = Match(GAMES[game], position=lesson.deal)
    first = next(step for step in lesson.steps if step.do)
    other = next(action for action in match.legal() if action not in first.do)
    assert stage_of(game, Progress(lesson.seat), [other]) is None


@each_game
def test_skipping_ends_it_and_the_match_is_played_to_its_end(game):
    seated, random = Seated(game), Random(2)
    for _ in range(12):
        seated.go_on()
    seated.tell("lesson", seated.lesson.seat, SKIP)
    assert seated.log.stage() is None
    best = ("complete", "buy point", "combine", "recruit", "repair", "use", "do trade", "sell")
    for _ in range(4000):
        if seated.log.is_over:
            break
        legal = seated.log.match.legal()
        wanted = [action for verb in best for action in legal if action.startswith(verb)]
        action = wanted[0] if wanted and random.random() < 0.8 else random.choice(legal)
        seated.tell("act", seated.log.active, action)
    assert seated.log.is_over
    assert 'class="panel ending"' in seated.board()


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_one_short_thing_at_a_time(game, language):
    say = texts(language)
    ids = set(re.findall(rf"(?m)^lesson-{game}-([\w-]+) =", messages(language)))
    steps = lesson_of(game).steps
    assert ids == {step.id for step in steps} | {f"{step.id}-do" for step in steps if step.do}
    for step in steps:
        task = [say.say(f"lesson-{game}-{step.id}-do")] if step.do else []
        told = " ".join([say.say(f"lesson-{game}-{step.id}"), *task])
        sentences = re.findall(r"[.!?]+(?=\s|$|»|“)", told)
        assert 1 <= len(sentences) <= 3, told
        assert len(told) < 290, told


def messages(language):
    """The file of the room."""
    return (HERE / "messages" / f"{language}.ftl").read_text("utf-8")


@each_game
def test_a_lesson_has_parts_that_one_may_stop_after(game):
    seated, offered = Seated(game), []
    while now := seated.log.stage():
        if now.step.is_first and now.number and (now.wanted or now.is_look):
            assert texts("en").say("lesson-stop") in seated.board()
            offered.append(now.step.chapter)
        seated.go_on()
    assert list(dict.fromkeys(offered)) == seated.lesson.chapters[1:]
    assert len(offered) >= 3


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_how_long_it_is_by_what_there_is_to_read_and_do(game, language):
    lesson, say = lesson_of(game), texts(language)
    parts = [length for _, length in chapters(lesson, say)]
    assert abs(sum(parts) - minutes(lesson, say)) <= 2
    assert max(parts) <= 5
    assert seconds(game, lesson.steps[:2], say) < seconds(game, lesson.steps[:3], say)
