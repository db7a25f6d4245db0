"""The line before the minds: time is divided fairly, whatever one asks for."""

import asyncio
import os
from collections import Counter

import pytest

from bricabrac.bots.minds import Failed
from bricabrac.web.house.line import Line, Question
from bricabrac.web.house.minds import Minds
from bricabrac.web.house.thinking import PONDERED
from tests.loops import run


def question(whose, cost=0.3):
    return Question(whose, cost, None, None)


def served(line, seconds, again):
    """Let those who come first have their time; everybody who is in ``again`` asks once more."""
    used = Counter()
    while sum(used.values()) < seconds:
        one = line.take()
        line.charge(one.whose, one.cost)
        used[one.whose] += one.cost
        if one.whose in again:
            line.put(question(one.whose, one.cost))
    return used


def test_who_asks_once_is_next_however_many_tables_another_has():
    line, crowd = Line(), {("here", "greedy", str(table)) for table in range(17)}
    for whose in crowd:
        line.put(question(whose))
    served(line, 30, crowd)
    line.put(question(("here", "modest", "a")))
    assert line.take().whose[1] == "modest"


def test_guests_have_equal_shares_and_so_have_their_tables():
    line, greedy = Line(), {("here", "greedy", str(table)) for table in range(5)}
    all_of = greedy | {("here", "modest", "a")}
    for whose in all_of:
        line.put(question(whose))
    used = served(line, 300, all_of)
    assert used["here", "modest", "a"] == pytest.approx(150, abs=1)
    assert max(used[one] - used[two] for one in greedy for two in greedy) < 1


def test_many_cookies_of_one_address_are_not_many_shares():
    line, many = Line(), {("there", str(guest), "t") for guest in range(50)}
    all_of = many | {("here", "modest", "a")}
    for whose in all_of:
        line.put(question(whose))
    assert served(line, 300, all_of)["here", "modest", "a"] == pytest.approx(150, abs=1)


def test_short_thoughts_come_before_long_ones_and_hold_nobody_up_for_ever():
    line, short, long = Line(), ("a", "short", "t"), ("b", "long", "t")
    line.put(question(long, 1.0))
    line.put(question(short, 0.02))
    assert line.take().whose == short
    line.put(question(short, 0.02))
    used = served(line, 60, {short, long})
    assert used[long] == pytest.approx(used[short], abs=1.1)


def test_nobody_saves_up_time():
    line, always, late = Line(), ("a", "always", "t"), ("b", "late", "t")
    line.put(question(always))
    served(line, 100, {always})
    line.put(question(late))
    used = served(line, 60, {always, late})
    assert used[always] == pytest.approx(used[late], abs=1)


def test_nobody_escapes_what_they_have_used_by_asking_one_thing_at_a_time():
    line, greedy, modest = Line(), ("a", "greedy", "t"), ("b", "modest", "t")
    for _ in range(100):
        line.put(question(greedy))
        line.put(question(modest))
        assert {line.take().whose, line.take().whose} == {greedy, modest}
        line.charge(greedy, 1.0)
        line.charge(modest, 0.1)
    line.put(question(greedy))
    line.put(question(modest))
    assert line.take().whose == modest


def dies_once(folder):
    """Whoever is asked first does not survive it."""
    try:
        os.mkdir(folder / "dead")
    except FileExistsError:
        return os.getpid()
    os._exit(9)


def fails():
    raise ValueError("no idea")


def test_a_question_outlives_the_mind_that_hears_it(tmp_path):
    async def asked():
        minds = Minds(1)
        try:
            whose = ("a", "b", "c")
            first = await minds.ask(whose, 0, 60, lambda waited: (dies_once, tmp_path))
            again = await minds.ask(whose, 0, 60, lambda waited: (os.getpid,))
            assert first.answer == again.answer
            with pytest.raises(Failed, match="no idea"):
                await minds.ask(whose, 0, 60, lambda waited: (fails,))
            assert not len(minds.line)
            assert minds.free == minds.all
        finally:
            minds.close()

    run(asked())


def test_who_waits_no_longer_is_passed_over():
    async def asked():
        minds, whose = Minds(1), ("a", "b", "c")
        try:
            first = asyncio.create_task(minds.ask(whose, 0, 60, lambda waited: (len, "12")))
            gone = asyncio.create_task(minds.ask(whose, 0, 60, lambda waited: 1 / 0))
            await asyncio.sleep(0)
            gone.cancel()
            assert (await first).answer == 2
            assert (await minds.ask(whose, 0, 60, lambda waited: (len, "123"))).answer == 3
        finally:
            minds.close()

    run(asked())


def test_what_is_pondered_waits_for_everybody_at_a_table_and_is_fair_among_its_like():
    line, busy, reviews = Line(), ("a", "busy", "t"), [("b", "one", "r"), ("c", "two", "r")]
    line.charge(busy, 500.0)
    for whose in reviews:
        line.put(question(whose, PONDERED))
    line.put(question(busy, 20.0))
    assert line.take().whose == busy
    first = line.take().whose
    line.charge(first, 1.0)
    line.put(question(first, PONDERED))
    assert line.take().whose == next(one for one in reviews if one != first)
