"""What is said is said well: every message with every thing and everybody, read for what jars."""

import re
from functools import cache
from itertools import product

import pytest

from bricabrac.cli.texts import texts as terminal
from bricabrac.engine.grammar import Listed, Noun
from bricabrac.engine.words import LANGUAGES, Message
from bricabrac.games import GAMES
from bricabrac.imaginarium.cards import ASSISTANTS
from bricabrac.web.board.speech import texts
from tests.test_languages import FOLDERS, HOUSE, NAMES, spoken, variables

PEOPLE = ("Ada", "Léa", "Élise", "Yves")
# These tell numbers that the rules or a laboratory give, never one.
FIXED = re.compile(
    r"event-goal|do-reserve-mixed|did-\w+-goal|help-(im-finish|end)|about-\w+|(duel|league|fuzz)-\w+"
)
WHO = {"seat", "foe", "name", "who", "host", "guest", "player", "winner", "person", "by", "figure"}
MANY = {"seats", "names", "people", "winners"}

VOWEL = "aeiouàâéèêëîïôûAEIOUÀÂÉÈÊËÎÏÔÛ"
JARRING = {
    "en": (
        r"\b(the|of|a) \1\b",
        r"\b1 (points|cards|machines|projects|resources|rounds|actions|exchanges|matches)\b",
        r"\b([2-9]|\d\d) (point|card|machine|project|resource|round|action|exchange|match)\b(?!’)",
        r"^you \w+(?<![aeiou]s)(?<!s)s\b(?<!pass)",
    ),
    "fr": (
        r"\b(de|à) les?\b(?! (faire|poser))",
        rf"(?<![-\w])([Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Jj]usque) [{VOWEL}](?!nze)",
        r"’ ",
        r"\b[lL]’[^\W\daeiouhyàâéèêëîïôûœAEIOUHÀÂÉÈÊËÎÏÔÛ]",
        r"\b[01] (cristaux|charboniums|cuivres|points|cartes|ressources|machines|projets)\b",
        r"\b([2-9]|\d\d) (cristal|charbonium|cuivre|point|carte|ressource|machine|projet|manche)\b",
        r"^vous (?!ne |n’|en |vous )\w+(?<!ez)(?<!tes)\b",
        r"^vous (?:ne |n’en |n’(?!en ))\w+(?<!ez)(?<!tes)\b",
    ),
    "de": (
        r"\b(von|zu) dem [A-ZÄÖÜ]",
        r"\bzu der [A-ZÄÖÜ]",
        r"(?<!, )\b(der|die|das|den|dem|des) \1\b",
        r"\b1 (Punkte|Kristalle|Karten|Rohstoffe|Maschinen|Projekte|Runden|Aktionen|Partien)\b",
        r"\b([2-9]|\d\d) (Punkt|Kristall|Karte|Rohstoff|Maschine|Projekt|Runde|Aktion|Partie)\b",
        r"^du (?!sitzt)\w+(?<!st)(?<!zt)\b",
    ),
}


@cache
def nouns(language: str) -> tuple[Noun, ...]:
    """Everything with an article: machines of both games, assistants, a combination."""
    found = [
        game.words(language).say(id)
        for game in (GAMES["nicodemus"], GAMES["imaginarium"])
        for id in (
            *(f"machine-{colour}{n}" for colour in "BURYPTADS" for n in range(1, 7)),
            *(f"assistant-{id}" for id in ASSISTANTS),
        )
        if id in game.words(language)
    ]
    pair = {"one": Message("machine-P2"), "other": Message("machine-T1")}
    return (*found, GAMES["imaginarium"].words(language).say(Message("joined", pair)))


@cache
def everybody(language: str) -> tuple[str, ...]:
    """People, and you."""
    return (*PEOPLE, GAMES["nicodemus"].words(language).say("seat-you"))


def fillings(name: str, language: str, is_event: bool) -> tuple[object, ...]:
    """What a variable may stand for."""
    words = GAMES["nicodemus"].words(language)
    if name in ("machine", "kept", "assistant", "thing"):
        return nouns(language)
    if name in ("machines", "assistants", "these", "those"):
        return (Listed(nouns(language)[:3]), Listed(nouns(language)[-3:]))
    if name in WHO:
        return everybody(language) if is_event and name in ("seat", "foe") else PEOPLE
    if name in ("a", "b", "bot"):
        return ("odile@20", "pip")
    if name == "game":
        return ("Imaginarium", "Nicodemus")
    if name in MANY:
        return (Listed(PEOPLE[:2]),)
    if name in ("pieces", "price", "cost", "missing", "have", "given", "wanted", "product"):
        return tuple(words.say("pieces-crystal", count=count) for count in (1, 2))
    return (1, 2)


def said(folder, language):
    """Every message of a folder, with all that it may be about."""
    if folder.parent.parent == HOUSE and folder.parent.name in GAMES:
        words = GAMES[folder.parent.name].words(language)
    else:
        words = terminal(language) if folder.parent == HOUSE / "cli" else texts(language)
    for id, message in spoken(folder, language).items():
        wanted = sorted(variables(message))
        is_event = id.startswith(("event-", "match-", "not-your", "handyman", "saboteur"))
        choices = [fillings(name, language, is_event) for name in wanted]
        if FIXED.fullmatch(id):
            choices = [(20,) if some == (1, 2) else some for some in choices]
        longest = max((len(some) for some in choices), default=1)
        # Not every pair of fillings, but every filling, beside all the others at some time.
        turns = product((0, 1), range(longest)) if choices else [(0, 0)]
        for shift, turn in turns:
            picked = [some[(turn + shift * at) % len(some)] for at, some in enumerate(choices)]
            told = dict(zip(wanted, picked, strict=True))
            if message.value is not None and told.get("seat") != told.get("foe", ""):
                yield id, words.say(Message(id, told))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_nothing_jars(folder, language):
    found = {
        f"{id}: {text}"
        for id, text in said(folder, language)
        if any(re.search(one, text) for one in JARRING[language])
    }
    assert not sorted(found)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ada draws 1 cards"),
        ("en", "you plays the Fox"),
        ("fr", "l’effet de le Renard"),
        ("fr", "à quoi sert le Escargot"),
        ("fr", "la main de Ada"),
        ("fr", "vous joue le Renard"),
        ("fr", "2 cristal"),
        ("fr", "1 cristaux"),
        ("de", "den Effekt von dem Fuchs"),
        ("de", "1 Punkte"),
        ("de", "du spielt den Fuchs aus"),
    ],
)
def test_what_jars_is_heard(language, text):
    assert any(re.search(one, text) for one in JARRING[language])
