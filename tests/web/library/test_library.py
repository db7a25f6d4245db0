"""The library: rules in three languages, every card, help for everything that lies on a table."""

import re
from pathlib import Path

import pytest

from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from bricabrac.imaginarium import cards as imaginarium
from bricabrac.nicodemus import cards as nicodemus
from bricabrac.web.board.speech import WEB
from bricabrac.web.library.cards import cards_of, folded
from bricabrac.web.library.rulebook import BLOCK, CARD, CITED, rulebook
from bricabrac.web.library.topics import topics_of
from bricabrac.web.show import offered, show_of
from tests.test_languages import spoken

DOCS = Path(__file__).parents[3] / "docs" / "rules"
BOTH = ("imaginarium", "nicodemus")
each_game = pytest.mark.parametrize("game", BOTH)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def ids(html):
    return set(re.findall(r' id="([^"]+)"', html))


# The texts.


@each_game
@each_language
def test_every_ruling_is_told_in_every_language(game, language):
    written = (DOCS / f"{game}.md").read_text()
    numbers = [int(number) for number in re.findall(r"\*\*ruling (\d+)\*\*", written)]
    assert list(rulebook(game, language).rulings) == numbers


@each_game
@pytest.mark.parametrize("language", ["fr", "de"])
def test_languages_say_the_same_in_the_same_places(game, language):
    english, other = rulebook(game, "en"), rulebook(game, language)
    assert [(one.anchor, one.level) for one in english.sections] == [
        (one.anchor, one.level) for one in other.sections
    ]
    for one, two in zip(english.sections, other.sections, strict=True):
        for signs in (CITED, BLOCK, re.compile(r"\]\(#([\w-]+)\)"), re.compile(r":[a-z]+:")):
            assert sorted(signs.findall(one.text)) == sorted(signs.findall(two.text)), one.anchor
        assert len(one.text.splitlines()) == len(two.text.splitlines()), one.anchor
    for number in english.rulings:
        named = [set(CARD.findall(book.rulings[number])) for book in (english, other)]
        assert named[0] == named[1], number


@each_game
@each_language
def test_numbers_in_the_text_are_filled_in_and_all_are_used(game, language):
    text = (WEB / game / "rules" / f"{language}.md").read_text("utf-8")
    used = set(re.findall(r"\{(\w+)\}", text))
    assert used <= set(show_of(game).facts(GAMES[game].words(language)))
    assert not any("{" in section.text for section in rulebook(game, language).sections)


@each_game
@each_language
def test_spaces_and_quotes_are_those_of_the_language(game, language):
    for line in (WEB / game / "rules" / f"{language}.md").read_text("utf-8").splitlines():
        text = re.sub(r":[a-z]+:|\{#[\w-]+\}|\]\(#[\w-]+\)", "", line)
        assert not re.search(r"""["']""", text), line
        if language == "fr":
            assert not re.search(r"(?<!\u202f)[;:!?»]|«(?!\u202f)", text), line


# A game without anything to show is not offered; every other one shows what is asked of it.


def test_a_game_with_nothing_to_show_is_not_offered(monkeypatch):
    assert set(offered()) == set(BOTH)
    monkeypatch.setattr("bricabrac.web.show.GAMES", [*BOTH, "marbles", "library"])
    assert set(offered()) == set(BOTH)


@each_game
def test_every_table_that_a_game_makes_stands_in_its_rules(game):
    text = "\n".join(section.text for section in rulebook(game, "en").sections)
    assert set(show_of(game).tables(cards_of(game, "en"))) <= set(BLOCK.findall(text))


# The pages.


@each_game
@each_language
def test_every_link_of_the_rules_leads_somewhere(library, game, language):
    page = library(f"/rules/{game}", language)
    assert f'<html lang="{language}">' in page
    assert rulebook(game, language).anchors <= ids(page)
    for anchor in re.findall(r'href="#([^"]+)"', page):
        assert anchor in ids(page), anchor
    for id in set(re.findall(rf'href="/cards/{game}/(\w+)"', page)):
        assert id in cards_of(game, language)
    body = page.partition("<body")[2]
    assert not re.search(r"\[\[|\]\]|@\w|§|\{\w+\}|\s:[a-z]+:", body)


@each_game
def test_everything_that_is_cited_has_an_anchor(game):
    anchors = rulebook(game, "en").anchors
    topics = topics_of(game)
    assert set(topics.said.values()) | set(topics.things.values()) <= anchors
    for numbers in topics.rulings.values():
        assert {f"ruling-{number}" for number in numbers} <= anchors
    folder = Path((imaginarium if game == "imaginarium" else nicodemus).__file__).parent
    said = {
        id for id in spoken(folder / "messages", "de") if re.match("question-|refusal-", id)
    }  # fmt: skip
    shared = {"match-over", "not-your-turn", "no-such-action"}
    assert set(topics.said) == said | shared


def test_the_yields_are_those_of_the_card_facts(library):
    page = library("/rules/imaginarium")
    table = re.search(r'<table class="grid yields">.*?</table>', page, re.S)[0]
    for id, machine in imaginarium.MACHINES.items():
        if len(machine.yields) > 1:
            row = re.search(rf'href="/cards/imaginarium/{id}".*?</tr>', table, re.S)[0]
            given = re.findall(r"<b>\+(\d+)</b>", row)
            assert tuple(int(count) for count in given) == machine.yields, id
    for base in imaginarium.FACTS["conveyor"]["base_cost"]:
        assert f"<td>{base + 3}</td>" in page


@each_game
@each_language
def test_every_card_has_a_page_that_says_what_it_does(library, game, language):
    for card in cards_of(game, language).values():
        page = library(card.address, language)
        assert f"<title>{card.name} · ".replace("'", "&#39;") in page
        assert card.does in page
        for anchor in re.findall(rf'href="/rules/{game}#([^"]+)"', page):
            assert anchor in rulebook(game, language).anchors
        for address in re.findall(r'href="(/cards/\w+/\w+)"', page):
            assert address.split("/")[3] in cards_of(address.split("/")[2], language)


def test_the_gallery_has_every_card_of_both_games():
    assert set(cards_of("imaginarium", "en")) == {
        *imaginarium.MACHINES, *imaginarium.ASSISTANTS, *imaginarium.PROJECTS,
    }  # fmt: skip
    assert set(cards_of("nicodemus", "en")) == {*nicodemus.MACHINES, *nicodemus.PROJECTS}


def test_rulings_stand_on_the_cards_they_name(library):
    card = cards_of("imaginarium", "de")["S1"]
    assert {2, 16, 32} <= set(card.rulings)
    assert 'href="/rules/imaginarium#ruling-16"' in library(card.address, "de")
    assert 25 in cards_of("imaginarium", "fr")["P6"].rulings


def shown_in(page):
    """The cards that a page of the gallery shows."""
    tiles = re.findall(r"<li data-words=[^>]*>.*?</li>", page, re.S)
    shown = [tile for tile in tiles if " hidden" not in tile.split(">")[0]]
    return {re.search(r'href="/cards/(\w+/\w+)"', tile)[1] for tile in shown}


def test_a_search_heeds_neither_accents_nor_capitals_nor_the_language(library):
    found = {"imaginarium/A2"}
    assert shown_in(library("/cards?q=WALDRAUBEUR", "de")) == found
    assert shown_in(library("/cards?q=sylvisiteuse", "de")) == found
    assert shown_in(library("/cards?q=pelican", "fr")) == {"nicodemus/U1"}
    assert folded("Œuvre d’Été, Straße") == "oeuvre d’ete, strasse"


def test_the_gallery_is_filtered_by_game_kind_and_words_together(library):
    assert len(shown_in(library("/cards"))) == sum(len(cards_of(game, "en")) for game in BOTH)
    attack = shown_in(library("/cards?kind=attack"))
    assert attack == {f"imaginarium/A{number}" for number in range(1, 7)}
    assert shown_in(library("/cards?kind=attack&q=crystal")) == {"imaginarium/A4"}
    duel = {f"nicodemus/{id}" for id in cards_of("nicodemus", "en")}
    assert shown_in(library("/cards/nicodemus")) == duel
    assert len(shown_in(library("/cards?game=nicodemus&kind=project"))) == len(nicodemus.PROJECTS)


def test_what_is_searched_for_is_text_and_what_is_not_there_is_said(library):
    page = library('/cards?q="><script>alert(1)</script>')
    assert "<script>alert" not in page
    assert "No card has all of these words" in page
    for address in ("/cards/chess", "/cards?game=chess", "/cards/nicodemus/P1", "/rules/chess"):
        library(address, status=404)


def test_front_page_and_footer_lead_to_the_library(library):
    for address in ("/", "/rules", "/cards"):
        page = library(address)
        assert 'href="/rules"' in page
        assert 'href="/cards"' in page
