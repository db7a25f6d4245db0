"""Nobody learns more from looking back than there was to see."""

from random import Random

from bricabrac.engine.match import SPECTATOR
from bricabrac.web.replay.moments import Eyes, Moment, allowed
from tests.loops import run
from tests.web.replay.matches import house, live, visitor_of
from tests.web.tables import drawn, every_table


@every_table
def test_moments_are_the_same_with_the_unseen_dealt_anew(name, seats):
    random, table = Random(7), live(name, seats, 90)
    assert not table.log.is_told
    for number in (0, 7, 31, 60, 89):
        truth = table.log.match
        for seat in (*range(seats), SPECTATOR):
            (eyes,) = allowed(table.log, f"p{seat}")
            expected = drawn(Moment(table, number, eyes, seat), seat)
            assert 'name="action"' not in expected
            table.log.match = truth.until(number).dealt_anew(seat, random.randrange(1 << 30))
            assert drawn(Moment(table, number, eyes, seat), seat) == expected
            table.log.match = truth


@every_table
def test_whole_pages_are_made_of_what_was_seen_alone(tmp_path, name, seats):
    """With everything blank that a seat could not see, at every moment, its pages are the same."""

    async def look():
        async with house(tmp_path) as (shop, app):
            for seat in (*range(seats), SPECTATOR):
                async with visitor_of(app, shop, f"p{seat}") as browser:
                    pages = []
                    for is_blank in (False, True):
                        table = live(name, seats, 120)
                        shop.house.tables[table.id] = table
                        if is_blank:
                            match = table.log.match
                            for number in range(len(match.history) + 1):
                                match.game.hide(match.at(number), seat)
                        for move in ("0", "50", "120"):
                            for accept in ("text/html", "application/json"):
                                answer = await browser.get(
                                    f"/matches/{table.id}/replay?move={move}",
                                    headers={"accept": accept},
                                )
                                assert answer.status_code == 200
                                pages.append(answer.text)
                    assert pages[:6] == pages[6:]

    run(look())


def test_eyes_are_ones_own_until_the_match_is_over(tmp_path):
    async def look():
        async with house(tmp_path) as (shop, app):
            running, over = live("nicodemus", 2, 40), live("nicodemus", 2, 10_000)
            shop.house.tables["0123456789"] = running
            over.log.header = over.log.header.__class__("9876543210", "nicodemus", 1, 2, 3)
            shop.house.tables["9876543210"] = over

            async def status(player, id, eyes):
                async with visitor_of(app, shop, player) as browser:
                    answer = await browser.get(f"/matches/{id}/replay?move=20&eyes={eyes}")
                    return answer.status_code

            for eyes in ("1", "spectator", "open", "7"):
                assert await status("p0", "0123456789", eyes) == 403
            assert await status("p0", "0123456789", "0") == 200
            for eyes in ("0", "1", "open"):
                assert await status("stranger", "0123456789", eyes) == 403
            assert await status("stranger", "0123456789", "spectator") == 200
            for eyes in ("0", "1", "spectator", "open", ""):
                assert await status("p0", "9876543210", eyes) == 200
                assert await status("stranger", "9876543210", eyes) == 200

    run(look())


def test_open_eyes_see_every_hand_and_every_pile():
    table = live("nicodemus", 2, 10_000)
    hand = table.log.match.at(30).seats[1].hand
    eyes = Eyes("open", 0, is_open=True)
    view = Moment(table, 30, eyes).view(0)
    assert view.state.seats[1].hand == hand
    assert -1 not in view.state.deck[: view.state.left]


def test_what_was_taken_back_is_no_part_of_it(visitor):
    visitor.open()
    first = visitor.actions()[0]
    visitor.act(first)
    visitor.look()
    before = visitor.http.get(f"{visitor.match}/replay").text
    assert "Move 1 of 1" in before
    visitor.post(f"{visitor.match}/undo", turn=visitor.turn)
    assert "Move 0 of 0" in visitor.http.get(f"{visitor.match}/replay").text


def test_an_end_is_not_taken_back_once_everything_lies_open():
    table = live("imaginarium", 2, 10_000)
    last = table.log.match.history[-1].seat
    assert table.log.is_over
    assert table.log.match.undoable()  # nothing has come to light with the last move
    assert not table.log.undoable(last)
