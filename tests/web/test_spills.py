"""Nothing spills, in any situation, language and width: and what would spill is found."""

from itertools import product

import pytest

from bricabrac.engine.words import LANGUAGES
from tests.web.looking import GALLERIES
from tests.web.spilling import OPENED, SCREENS, a_third, everywhere, resize, shown, spills

PLANTED = {
    "cut": """const name = document.querySelector('.hand .name');
        name.textContent = 'A machine with a name that nobody had room for';
        Object.assign(name.style, {whiteSpace: 'nowrap', overflow: 'hidden', display: 'block'})""",
    "out": """const asked = document.getElementById('asked');
        asked.textContent = 'A question that nobody had any room for at a desk. '.repeat(4);
        asked.style.whiteSpace = 'nowrap'""",
    "overlap": """const name = document.querySelector('.card.ni .name');
        Object.assign(name.style, {position: 'relative', top: '24px'})""",
    "neighbours": "document.querySelectorAll('.card.ni')[1].style.marginLeft = '-90px'",
    "hidden": """const label = document.createElement('i'), face = document.querySelector('.face');
        Object.assign(label.style, {position: 'absolute', inset: 0, background: 'red'});
        label.style.zIndex = 9; label.style.pointerEvents = 'none'; face.append(label)""",
    "covered": """const veil = document.createElement('i');
        const tools = document.querySelector('.tools');
        Object.assign(veil.style, {position: 'absolute', inset: 0});
        tools.style.position = 'relative'; tools.append(veil)""",
    "wide": "document.querySelector('.prompt').style.width = '110vw'",
}


@pytest.fixture(scope="module")
def page(browser):
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(90_000)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def turn(browser):
    with shown("nicodemus", "en", ["turn"]) as addresses:
        yield addresses["turn"]


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_spill_is_found(page, turn, kind):
    resize(page, 1440)
    page.goto(turn)
    assert not [one for one in spills(page) if one.startswith(kind)]
    page.evaluate(f"() => {{ {PLANTED[kind]} }}")
    assert [one for one in spills(page) if one.startswith(kind)], spills(page)


def test_a_planted_rule_is_found_wherever_boards_are_looked_at(context):
    page = context().new_page()
    page.add_init_script("""addEventListener("DOMContentLoaded", () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(".act b { white-space: nowrap }");
        document.adoptedStyleSheets.push(sheet);
    })""")
    with shown("imaginarium", "fr", ["trade"]) as addresses:
        found = {(width, one.split()[0]) for _, width, one in everywhere(page, addresses)}
    assert found >= {(360, "out:"), (390, "out:"), (820, "out:"), (820, "overlap:")}


# What has to be scrolled: the page itself, and lists in it.
SCROLLS = """() => [document.scrollingElement, ...document.querySelectorAll("#board main *")]
    .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1
        && (one.localName === "html" || /auto|scroll/.test(getComputedStyle(one).overflowY)))
    .map((one) => `${one.localName}.${one.className}: ${one.scrollHeight - one.clientHeight}`)"""


# Answers that are not wholly on the screen.
BELOW = """() => [...document.querySelectorAll(".choice-big")].filter((one) => {
    const { bottom } = one.getBoundingClientRect();
    return bottom > Math.min(innerHeight, one.closest(".bench").getBoundingClientRect().bottom);
}).length"""


def test_the_fullest_table_fits_a_desk_and_its_answers_a_tablet(page):
    for language in LANGUAGES:
        with shown("imaginarium", language, ["full"]) as addresses:
            resize(page, 1440)
            page.goto(addresses["full"])
            assert page.evaluate(SCROLLS) == []
            resize(page, 820)
            assert page.evaluate(BELOW) == 0


def test_every_board_meets_every_language_and_width_and_its_neighbours_every_pair():
    met = {one: [(w, one[1]) for w in a_third(*one)] for one in product(range(9), LANGUAGES)}
    for number in range(7):
        alone = [pair for language in LANGUAGES for pair in met[number, language]]
        assert sorted(width for width, _ in alone) == sorted(SCREENS)
        pairs = [
            pair for next_to in range(3) for one in LANGUAGES for pair in met[number + next_to, one]
        ]
        assert sorted(pairs) == sorted(product(SCREENS, LANGUAGES))
    assert all(len({*OPENED} & {width for width, _ in one}) == 1 for one in met.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GALLERIES)
def test_nothing_spills_and_nothing_is_too_small(page, game, language):
    with shown(game, language) as addresses:
        assert not list(everywhere(page, addresses, lambda number: a_third(number, language)))
