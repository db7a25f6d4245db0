"""Scenes, and what is said about them."""

from bricabrac.engine.pieces import COAL
from bricabrac.engine.story import heard
from bricabrac.nicodemus.actions import NUMBERING
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.words import describe, events, question, refusal, words
from tests.nicodemus.scenes import Scene
from tests.walks import told


def story(scene: Scene, action: str, audience: int, language: str = "en") -> list[str]:
    """What an audience is told about an action."""
    listened = heard(told(GAME, scene.state, NUMBERING.parse(action)), audience)
    return [words(language).say(event) for event in events(listened, audience)]


def test_a_repair_is_told_with_its_price():
    scene = Scene(row="U5*1 B1 R2", me="3 coal, 1 wood, 1 copper, 2 crystal", hand="B1")
    assert story(scene, "repair 1", -1) == [
        "seat 0 repairs U5 for 1 wood, 1 copper, 2 crystal, 2 charcoalium; scores 3",
        "seat 0 leaves 2 charcoalium on B1, R2",
        "seat 0 takes 1 charcoalium lying on it",
    ]
    plain = scene.state.snapshot()
    assert words("en").say(describe(plain, NUMBERING.parse("repair 1"))) == (
        "Repair U5 (Crocodile) for 1 wood, 1 copper, 2 crystal, leaving 2 charcoalium "
        "on the machines to its right; 1 charcoalium and 3 points"
    )
    assert words("de").say(describe(plain, NUMBERING.parse("repair 3"))) == (
        "Repariere R2 (Affe) für 1 Holz, 1 Kupfer, 1 Kristall; 2 Punkte"
    )


def test_a_refused_repair_says_what_is_missing():
    scene = Scene(row="U5 B1", me="1 coal, 1 copper", workshop="B1")
    action = NUMBERING.parse("repair 1")
    refused = refusal(scene.state.snapshot(), action, GAME.why_not(scene.state, action))
    assert words("en").say(refused) == (
        "Repairing U5 (Crocodile) costs you 1 copper, 2 crystal; you lack 2 crystal"
    )
    assert words("fr").say(refused) == (
        "Réparer U5 (Crocodile) vous coûte 1 cuivre, 2 cristaux\u202f; il vous manque 2 cristaux"
    )


def test_a_refusal_cites_its_ruling():
    scene = Scene(row="B1", hand="B1")
    action = NUMBERING.parse("pass")
    refused = refusal(scene.state.snapshot(), action, GAME.why_not(scene.state, action))
    assert words("de").cite(refused).endswith("(Auslegung 8)")


def test_a_stolen_card_is_known_at_the_table_only():
    scene = Scene(row="B1", hand="R1 B2 B2 B2 B2", foe_hand="U5", foe="1 coal")
    scene = scene.after("play R1")
    to_foe, to_all = (story(scene, "effect", audience) for audience in (1, -1))
    assert "seat 0 steals U5 from the hand of seat 1" in to_foe
    assert "seat 0 steals a machine from the hand of seat 1" in to_all
    assert "U5" not in " ".join(to_all)
    assert "seat 0 steals 1 charcoalium from seat 1" in to_all


def test_cards_lost_at_random_are_open_to_all():
    scene = Scene(row="B1", hand="R3 B2 B2 B2 B2", foe_hand="U5 U5 U5", foe="1 coal")
    lines = story(scene.after("play R3"), "effect", -1)
    assert lines[1:3] == [
        "seat 1 discards at random: U5",
        "seat 1 returns 1 charcoalium to the reserve",
    ]


def test_drawn_projects_are_told_to_the_one_who_drew_them():
    scene = Scene(row="B1", hand="Y1 B2 B2 B2 B2", pile="two_red two_blue two_coal")
    scene = scene.after("play Y1")
    mine, theirs = (story(scene, "effect", audience) for audience in (0, 1))
    assert "seat 1" not in mine[1]
    assert "“" in mine[1]
    assert theirs[1] == "seat 0 draws 2 projects"


def test_a_thief_who_finds_nothing_is_told():
    scene = Scene(row="B1", hand="R1 B2 B2 B2 B2", foe_hand="").after("play R1")
    assert story(scene, "effect", 1)[1] == "seat 0 finds nothing to steal from seat 1"
    with_coal = Scene(row="B1", hand="R1 B2 B2 B2 B2", foe_hand="", foe="1 coal").after("play R1")
    assert story(with_coal, "effect", 1)[1:] == [
        "seat 0 steals 1 charcoalium from seat 1",
        "seat 0 draws 1 card",
    ]


def test_an_effect_that_changes_nothing_is_told():
    for kind in ("R3", "R4"):
        scene = Scene(row="B1", hand=f"{kind} B2 B2 B2 B2", foe_hand="B1 B1").after(f"play {kind}")
        assert story(scene, "effect", 1)[1] == "it changes nothing"


def test_a_pass_is_told():
    assert story(Scene(hand="", deck=3), "pass", 1) == [
        "seat 0 passes",
        "seat 0 draws 3 cards",
        "the deck could not fill the hand: this is the last round",
    ]


def test_a_short_reserve_is_told():
    scene = Scene(row="B1", hand="B2 B1 B1 B1", me="6 coal", foe="6 coal").after("play B2")
    assert story(scene, "coal", -1)[1:3] == [
        "seat 0 gains 1 charcoalium",
        "the reserve is short: 1 charcoalium from seat 1",
    ]
    assert scene.state.snapshot().reserve[COAL] == 0


def test_the_limit_of_four_is_told():
    scene = Scene(row="B2", me="2 wood", workshop="U5 U5 U5", projects="two_red")
    assert story(scene, "repair 1", -1)[-1] == (
        "seat 0 has four machines: B2 stays, U5, U5, U5 are set aside"
    )


def test_a_project_is_told_with_the_machines_it_used():
    scene = Scene(row="B2", me="2 wood", workshop="B1", projects="two_blue")
    scene = scene.after("repair 1")
    assert story(scene, "complete two_blue", -1) == [
        "seat 0 completes the project “2 blue” with B1, B2; scores 1",
        "seat 0 sets aside B1, B2",
    ]
    promised = describe(scene.state.snapshot(), NUMBERING.parse("complete two_blue"))
    assert words("fr").say(promised) == (
        "Validez le projet «\u202f2 bleues\u202f» avec B1, B2\u202f: 1 point"
    )


def test_the_end_is_told():
    scene = Scene(row="B2", me="2 wood, 19 points", foe="3 points", second=True)
    assert story(scene, "repair 1", -1)[-2:] == [
        "seat 0 has 20 points: this is the last round",
        "seat 0 wins the match (seat 0: 20 points, seat 1: 3 points)",
    ]


def test_a_flush_is_told():
    row = "B1*1 B2 B3 B4 B5*2 B1 B2 B3 B4"
    scene = Scene(row=row, hand="U5 U1 U1 U1 U1").after("play U5")
    assert story(scene, "coal", 1)[-1] == (
        "the top row is discarded: B1, B2, B3, B4, B5; 3 charcoalium go back to the reserve"
    )


def test_a_question_asks_for_what_can_be_done():
    can_both = Scene(row="B2", me="2 wood", hand="B1").state.snapshot()
    can_play = Scene(row="B2", hand="B1").state.snapshot()
    assert words("en").say(question(can_both)) == "Play a machine or repair one"
    assert words("en").say(question(can_play)) == "Play a machine (you cannot pay for any repair)"
