"""Scenes of Imaginarium, and what is said about them."""

from bricabrac.imaginarium.actions import NUMBERING
from bricabrac.imaginarium.game import GAME
from bricabrac.imaginarium.words import describe, question, refusal, words
from tests.imaginarium.scenes import Scene, acting, at_projects, seat
from tests.imaginarium.walks import happened

FULL_BELT = "P1 P2 P3 P4 P1 P1 P1"


def story(scene: Scene, *actions: str, audience: int = -1, language: str = "en") -> list[str]:
    """What an audience is told about the last of these actions."""
    start = scene.after(*actions[:-1]).state
    told = happened(start, NUMBERING.parse(actions[-1]), audience)
    return [words(language).say(event) for event in told]


def preview(scene: Scene, action: str, language: str = "en") -> str:
    """What an action would do."""
    return words(language).say(describe(scene.state.snapshot(), NUMBERING.parse(action)))


def refused(scene: Scene, action: str, language: str = "en") -> str:
    """Why an action is not legal, with its ruling."""
    number = NUMBERING.parse(action)
    reason = GAME.why_not(scene.state, number)
    return words(language).cite(refusal(scene.state.snapshot(), number, reason))


# Planning and fetching.


def planned() -> Scene:
    """Two players: the saboteurs have machines, a handyman, too; the last one is to be placed."""
    one = seat((5, 0, 0, 0), handyman="track 3", saboteur="track 1")
    other = seat((1, 0, 0, 0), handyman="track 4", saboteur="track 2")
    scene = Scene(one, other, step="planning", players=2, belt=FULL_BELT)
    return scene.do("reserve 1", "reserve 2", "reserve 3")


def test_saboteurs_are_told_of_when_their_place_in_the_order_comes():
    assert story(planned(), "extractor 3") == [
        "the handyman of seat 1 goes to extractor 3 (3 charcoalium)",
        "the saboteur of seat 0 has Charcoalette on conveyor space 1 crushed",
        "the saboteur of seat 1 has Carpenteur on conveyor space 2 crushed",
        "seat 0 fetches Copperette for 5 charcoalium",
    ]


def test_a_reservation_warns_of_what_it_would_cost():
    assert preview(planned(), "reserve 7", "de") == (
        "Reserviere P1 (Kohlette) auf Förderbandfeld 7 für 2 Kohlium; du hast jetzt nur 1 Kohlium: "
        "Wenn es nicht mehr wird, verlierst du alles, und die Maschine wird zermalmt"
    )
    assert refused(planned(), "reserve 3") == ("conveyor space 3 is taken: the handyman of seat 0")


def fetching(*stock: int) -> Scene:
    """A handyman before a machine for 5, with 1 charcoalium more to come from step 1."""
    return Scene(seat(stock, "P1", handyman="conveyor 1"), belt="P1 - - - - - -")


def test_resources_make_up_for_missing_charcoalium():
    assert story(fetching(2, 3, 1, 0), "use P1") == [
        "seat 0 uses Charcoalette: 1 charcoalium",
        "seat 0 fetches Charcoalette for 3 wood, 1 copper, 3 charcoalium",
    ]
    assert story(fetching(2, 3, 2, 0), "use P1", language="fr")[1:] == [
        "place 0 doit encore 2 ressources pour la Charbonneuse (payé\u202f: 2 bois, 3 charboniums)",
    ]


def test_a_failure_is_told_with_what_was_lost():
    assert story(fetching(0, 1, 1, 0), "use P1")[1:] == [
        "seat 0 cannot pay for Charcoalette and loses all there was "
        "(1 wood, 1 copper, 1 charcoalium); the machine goes to the crusher",
    ]


def test_a_machine_from_the_deck_is_named_when_it_has_been_bought():
    diver = seat((5, 0, 0, 0), assistants="deck_diver", handyman="extractor 2")
    scene = Scene(diver, deck="P4")
    assert "Rotarette" not in preview(scene, "dive")
    assert story(scene, "dive") == [
        "seat 0 buys Rotarette from the deck for 3 charcoalium",
        "seat 0 takes 2 charcoalium from extractor 2",
    ]


# Attacks.


def test_a_theft_tells_who_gave_what_and_who_was_protected():
    seats = [
        seat((0, 1, 0, 1), yard="A1"),
        seat((5, 0, 0, 0)),
        seat(),
        seat((9, 0, 0, 0), "D1"),
        seat((1, 0, 0, 0)),
    ]
    scene = acting("extract+repair", *seats, players=5).do("do repair")
    assert preview(scene, "repair A1").endswith("; protected: seat 3")
    assert story(scene, "repair A1") == [
        "seat 0 repairs Swaglifteur for 1 wood, 1 crystal",
        "seat 3 is protected",
        "seat 1 gives up 3 charcoalium",
        "seat 2 has none to give up",
        "seat 4 gives up 1 charcoalium",
        "seat 0 keeps 3 charcoalium; back to the reserve: 1 charcoalium",
    ]


def test_a_slot_turned_face_down_is_told_and_turned_up_again():
    nothing = (0, 0, 0, 0)
    seats = [seat((0, 0, 1, 3), yard="A6"), seat(nothing, "P1 P2"), seat(nothing, "D3")]
    scene = acting("extract+repair", *seats).do("do repair")
    assert story(scene, "repair A6")[1:] == ["seat 2 is protected"]
    assert story(scene, "repair A6", "slot 2") == ["seat 0 turns Carpenteur of seat 1 face down"]
    down = Scene(seat((0, 1, 0, 0), "P1 T1", down=[1]))
    assert refused(down, "use P1") == (
        "P1 (Charcoalette) lies face down: you can use it again in your next turn (ruling 22)"
    )
    assert story(down, "stop")[:2] == [
        "seat 0 uses no more machines",
        "seat 0 turns face up again: Charcoalette",
    ]


# Two actions.


def test_a_recycler_is_told_with_what_it_recovers():
    scene = acting("extract+repair", seat((0, 1, 1, 2), yard="S1"), crusher="P4")
    assert story(scene, "do repair", "repair S1")[1:] == [
        "it goes to the crusher, for a machine from there"
    ]
    assert story(scene, "do repair", "repair S1", "recover P4") == [
        "seat 0 recovers Rotarette from the crusher"
    ]


def test_a_combination_is_told_with_its_yield():
    scene = acting("dismantle+reorganise", seat((0, 0, 0, 0), "P2 P2 T1"))
    scene.do("do reorganise")
    assert preview(scene, "combine P2+T1", "fr") == (
        "Combinez P2+T1 (Menuisette + Combustoir)\u202f: donne 3 charboniums"
    )
    assert story(scene, "combine P2+P2") == ["seat 0 combines Carpenteur ×2: 3 wood"]
    assert story(scene, "combine P2+P2", "stop")[0] == (
        "seat 0 has reorganised: Combusteur, Carpenteur ×2"
    )


def test_a_refused_repair_says_what_is_missing():
    scene = acting("repair+trade", seat((0, 2, 1, 0), yard="D2 P1")).do("do repair")
    assert refused(scene, "repair D2") == (
        "Repairing D2 (Padlocette) costs 3 wood, 1 copper; you lack 1 wood"
    )
    assert refused(scene, "repair P3", "de") == "P3 (Kupferette) liegt nicht in deinem Garten"


def test_a_refused_action_says_why_nothing_can_be_done():
    poor = acting("recruit+extract", seat((3, 0, 0, 0)), room="annex patron")
    assert refused(poor, "do recruit") == (
        "The cheapest assistant costs 4 charcoalium; you have 3 charcoalium"
    )
    full = acting("extract+repair", seat((0, 9, 9, 9), "P1 P2 P3 P4", yard="T1"))
    assert refused(full, "do repair", "fr") == "Vos 4 emplacements sont tous occupés"


# Projects, and the end.


def test_secret_projects_are_told_to_the_one_who_drew_them():
    scene = acting(
        "recruit+extract",
        seat((9, 0, 0, 0)),
        room="secret_projects",
        pile="coal_heap two_attack six_machines",
    ).do("do recruit")
    assert story(scene, "recruit secret_projects", audience=0)[1] == (
        "seat 0 draws secret projects: “2 attack machines”, “15 charcoalium”"
    )
    assert (
        story(scene, "recruit secret_projects", audience=1)[1] == "seat 0 draws 2 secret projects"
    )


def test_a_project_is_told_with_its_points():
    patron = seat((19, 0, 0, 0), assistants="patron")
    scene = at_projects(patron, seat(completed="coal_heap"), projects="coal_heap two_attack")
    assert preview(scene, "complete coal_heap", "de") == (
        "Stelle das Projekt „15 Kohlium“ fertig, 3 Punkte wert: "
        "mindestens 15 Kohlium hinter deinem Sichtschirm; du behältst es"
    )
    assert story(scene, "complete coal_heap")[:2] == [
        "seat 0 completes the project “15 charcoalium”; scores 3 points",
        "seat 0 ends the turn: number 3 on the initiative track",
    ]
    assert refused(scene, "complete two_attack") == (
        "The project “2 attack machines” needs this: "
        "at least 2 attack machines in your workshop; you have 0 of 2"
    )


def test_the_reset_is_told():
    scene = at_projects(
        seat((19, 0, 0, 0)),
        seat(assistants="scrap_dealer"),
        projects="coal_heap",
        belt="- P1 P1 P3 - - -",
        deck="P2 T1 P4 P4 S2",
        room="annex hoarder",
        pool="patron showman",
    )
    assert story(scene, "complete coal_heap")[2:] == [
        "end of the round: Copperette goes to the crusher",
        "seat 1 gains 2 charcoalium for the scrap",
        "new on the conveyor, from the right: Carpenteur, Combusteur, Rotarette, Rotarette, "
        "Diplomateur",
        "new in the meeting room: Patron",
        "round 2 begins",
    ]


def test_the_end_is_told_with_majorities():
    scene = at_projects(
        seat((19, 0, 2, 0), points=18),
        seat((0, 0, 2, 0), assistants="hoarder"),
        projects="coal_heap",
    )
    assert story(scene, "complete coal_heap")[1:] == [
        "seat 0 has 21 points: the match ends",
        "seat 0 has a majority (19 charcoalium); scores 2 points",
        "seat 0 has a majority (2 copper); scores 2 points",
        "seat 1 has a majority (2 copper); scores 3 points",
        "seat 0 wins the match (seat 0: 25 points, seat 1: 3 points, seat 2: 0 points)",
    ]


def test_a_question_asks_for_what_can_be_done():
    planning = planned().state.snapshot()
    assert words("fr").say(question(planning)) == (
        "Placez votre bricoleur\u202f: réservez une machine ou allez à un extracteur"
    )
    borrowing = Scene(seat((0, 0, 0, 0), "P1", assistants="moonlighter"))
    assert "opponent" in words("en").say(question(borrowing.state.snapshot()))
