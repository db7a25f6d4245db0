"""Who is asked for twice sits down once: another person comes instead."""

from bricabrac.bots import PEOPLE
from bricabrac.web.table import seating


def test_nobody_sits_at_a_table_twice():
    me = seating.person("p", "Ada")
    sitters = [seating.bot("pip"), me, seating.bot("pip"), seating.bot("lotte"), seating.bot("pip")]
    found = seating.apart(sitters)
    ids = [one.bot for one in found if one.bot]
    assert found[:2] == sitters[:2]
    assert found[3].bot == "lotte"  # who was asked for by name comes
    assert len(set(ids)) == len(ids) == 4
    assert all(id in PEOPLE for id in ids)
    assert ids[1] == "fergus"  # the next in strength who is free


def test_bots_of_the_ladder_may_be_many():
    sitters = [seating.bot("dabbler"), seating.bot("dabbler")]
    assert seating.apart(sitters) == sitters


def test_the_front_page_shows_people_and_a_table_has_each_once(visitor):
    for id, one in PEOPLE.items():
        assert f'value="bot:{id}"' in visitor.page
        assert one.name in visitor.page
        assert f"#h-{id}" in visitor.page
    assert "bot:apprentice" not in visitor.page
    visitor.open(game="imaginarium", seat1="bot:rufus", seat2="bot:rufus")
    assert "Rufus 2" not in visitor.page
    assert "#h-rufus" in visitor.page
    assert "#h-basil" in visitor.page
