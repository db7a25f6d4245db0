"""Records that people bring are kept as they are, or refused with one sentence."""

import re

import pytest

from bricabrac.engine.match import Match
from bricabrac.engine.notation import read, write
from bricabrac.games import GAMES
from bricabrac.web.door.guard import LARGER
from tests.web.replay.matches import bring, played


@pytest.mark.parametrize(
    ("name", "seats", "most"), [("nicodemus", 2, 10_000), ("imaginarium", 3, 200)]
)
def test_a_record_that_is_brought_is_kept_as_it_is(visitor, visitors, name, seats, most):
    text = write(played(name, seats, 4, most))
    for answer in (bring(visitor, text), bring(visitor, file=text.replace("\n", "\r\n").encode())):
        assert answer.status_code == 200
        match = re.fullmatch(r"(/matches/\w+)/replay", answer.url.path)[1]
        assert visitor.http.get(f"{match}/record").text == text
        assert visitor.http.get(match).url.path == f"{match}/replay"  # nobody plays it
        assert match in visitor.http.get("/").text
    friend = visitors()
    assert friend.http.get(f"{match}/replay?move=3&eyes=open").status_code == 200


def test_a_record_from_a_position_is_kept(visitor):
    scene = {
        "row": ["B1", "U4*1", "R2"],
        "seats": [{"charcoalium": 2, "wood": 2, "crystal": 1}, {}],
    }
    match = Match(GAMES["nicodemus"], position=scene)
    match.act("repair 2")
    answer = bring(visitor, write(match))
    assert answer.status_code == 200
    again = visitor.http.get(answer.url.path.replace("replay", "record")).text
    assert read(again, GAMES).dump() == match.dump()


def wrong(text, old, new):
    """A record with something changed in it, and closed again."""
    assert old in text
    return re.sub(r"end .*", "end", text.replace(old, new, 1))


GOOD = write(played("nicodemus", 2, 4, 30))
LINE = GOOD.splitlines()[9]  # the sixth move


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "this is no record"),
        ("hello", "this is no record"),
        (GOOD.rsplit("end", 1)[0], "cut off"),
        (GOOD.replace(LINE + "\n", "", 1), "cut off or edited"),
        (wrong(GOOD, "game nicodemus 2", "game chess 1"), "chess"),
        (wrong(GOOD, "game nicodemus 2", "game nicodemus 99"), "version 99"),
        (wrong(GOOD, "seats 2", "seats 9"), "nicodemus is for 2 seats"),
        (wrong(GOOD, "seed 4", "seed x"), "seed is a whole number"),
        (wrong(GOOD, "seed 4", "position {"), "no JSON"),
        (wrong(GOOD, "seed 4", "position [1]"), "a position is an object"),
        (wrong(GOOD, "seed 4", "position 5"), "a position is an object"),
        (wrong(GOOD, "seed 4", "position NaN"), "a position is an object"),
        (wrong(GOOD, "seed 4", f"seed {'9' * 5000}"), "seed is a whole number"),
        (wrong(GOOD, "seed 4", f'position {{"{"x" * 3000}": 1}}'), "there is no field"),
        (wrong(GOOD, LINE, "0 fly"), "Line 10 cannot be replayed"),
        (wrong(GOOD, LINE, "7 pass"), "Line 10 cannot be replayed: It is the turn of seat"),
        (wrong(GOOD, LINE, LINE[0] + " repair 9"), "Line 10 cannot be replayed: There is no"),
        ("\n".join([GOOD.rsplit("end", 1)[0], *["0 pass"] * 7000, "end"]), "too long"),
    ],
)
def test_bad_records_get_one_sentence_and_nothing_is_kept(visitor, text, why):
    answer = bring(visitor, text)
    assert answer.status_code == 422
    (told,) = re.findall(r'role="alert">([^<]*)</p>', answer.text)
    assert why in told
    assert "/replay" not in visitor.http.get("/").text


def test_reasons_are_told_in_every_language(visitors):
    for language, line in (("fr", "La ligne 10"), ("de", "Zeile 10")):
        someone = visitors(language)
        told = bring(someone, wrong(GOOD, LINE, "0 fly")).text
        assert line in told
        assert "There is no action" not in told


def test_records_are_bounded_and_so_are_all_other_forms(visitor):
    most = LARGER["/records"]
    assert bring(visitor, file=b"x" * (most + 1)).status_code == 413
    assert bring(visitor, "x" * (most - 2000)).status_code == 422
    data = {"token": visitor.token, "name": "x" * 20_000}
    assert visitor.http.post("/me", data=data).status_code == 413
    stranger = visitor.http.post("/records", data={"token": "x"}, files={"file": ("r", b"")})
    assert stranger.status_code == 403
