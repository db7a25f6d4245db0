"""Nouns take the article of their language; names and codes are left as they are."""

import pytest

from bricabrac.engine.grammar import Listed, Noun, functions

SNAIL = {
    "en": Noun("Snail", {"gender": "n"}),
    "fr": Noun("Escargot", {"gender": "m"}),
    "de": Noun("Schnecke", {"gender": "f"}),
}
FOX = {
    "en": Noun("Fox", {"gender": "n"}),
    "fr": Noun("Renard", {"gender": "m"}),
    "de": Noun("Fuchs", {"gender": "m", "genitive": "Fuchses"}),
}
GIRAFFE = {"fr": Noun("Girafe", {"gender": "f"}), "de": Noun("Giraffe", {"gender": "f"})}
MONKEY = Noun("Affe", {"gender": "m", "oblique": "Affen"}, " (R2)")
YOU = {
    "fr": Noun("vous", {"person": "you"}),
    "de": Noun("du", {"person": "you", "accusative": "dich", "dative": "dir"}),
}


def bend(language, name, *words):
    return functions(language)[name](*words)


@pytest.mark.parametrize(
    ("language", "name", "word", "told"),
    [
        ("en", "THE", SNAIL, "the Snail"),
        ("fr", "LE", SNAIL, "l’Escargot"),
        ("fr", "LE", FOX, "le Renard"),
        ("fr", "LE", GIRAFFE, "la Girafe"),
        ("fr", "DU", SNAIL, "de l’Escargot"),
        ("fr", "DU", FOX, "du Renard"),
        ("fr", "DU", GIRAFFE, "de la Girafe"),
        ("fr", "AU", FOX, "au Renard"),
        ("fr", "AU", SNAIL, "à l’Escargot"),
        ("fr", "QUE", FOX, "que le Renard"),
        ("fr", "DU", YOU, "de vous"),
        ("de", "DER", SNAIL, "die Schnecke"),
        ("de", "DEN", FOX, "den Fuchs"),
        ("de", "DEM", SNAIL, "der Schnecke"),
        ("de", "DES", FOX, "des Fuchses"),
        ("de", "DES", SNAIL, "der Schnecke"),
        ("de", "VOM", FOX, "vom Fuchs"),
        ("de", "VOM", SNAIL, "von der Schnecke"),
        ("de", "ZUM", GIRAFFE, "zur Giraffe"),
        ("de", "DEM", YOU, "dir"),
        ("de", "VOM", YOU, "von dir"),
    ],
)
def test_a_noun_takes_its_article(language, name, word, told):
    assert bend(language, name, word[language]) == told


@pytest.mark.parametrize(
    ("language", "name", "word", "told"),
    [
        ("en", "THE", "Ada", "Ada"),
        ("en", "THE", "U5 (Crocodile)", "U5 (Crocodile)"),
        ("fr", "LE", "Ada", "Ada"),
        ("fr", "DU", "Ada", "d’Ada"),
        ("fr", "DU", "Léa", "de Léa"),
        ("fr", "DU", "Élise", "d’Élise"),
        ("fr", "DU", "Yves", "d’Yves"),
        ("fr", "DU", "Yasmine", "de Yasmine"),
        ("fr", "AU", "Ada", "à Ada"),
        ("fr", "QUE", "Ada", "qu’Ada"),
        ("de", "DES", "Ada", "von Ada"),
        ("de", "DEM", "Ada", "Ada"),
        ("de", "VOM", "Ada", "von Ada"),
    ],
)
def test_a_name_takes_none_but_may_elide(language, name, word, told):
    assert bend(language, name, word) == told


def test_weak_nouns_bend_and_keep_their_mark():
    assert [bend("de", case, MONKEY) for case in ("DER", "DEN", "DEM", "DES")] == [
        "der Affe (R2)",
        "den Affen (R2)",
        "dem Affen (R2)",
        "des Affen (R2)",
    ]


def test_several_nouns_bend_one_by_one_and_codes_are_listed():
    both = Listed([SNAIL["fr"], FOX["fr"]])
    assert bend("fr", "DU", both) == "de l’Escargot et du Renard"
    three = Listed([SNAIL["de"], MONKEY, GIRAFFE["de"]])
    assert bend("de", "DEM", three) == "der Schnecke, dem Affen (R2) und der Giraffe"
    assert bend("en", "THE", Listed(["U5", "B1"])) == "U5, B1"


def test_you_have_verbs_of_your_own():
    assert bend("fr", "VERB", "Ada", "joue", "jouez") == "joue"
    assert bend("fr", "VERB", YOU["fr"], "joue", "jouez") == "jouez"
    assert bend("de", "WHO", YOU["de"]) == "you"
    assert bend("de", "WHO", "Ada") == "other"
