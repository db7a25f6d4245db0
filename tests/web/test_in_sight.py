"""On a low tablet the question is in sight together with something that answers it."""

import pytest

from bricabrac.web.show import offered
from tests.web.spilling import PUT, SCREENS, shown

LOW = 1024
# Whether the question, and anything that is lit, lies within the screen and under nothing else.
LOOK = """() => {
    const isClear = (one) => {
        const { left, top, bottom, width, height } = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return top >= 0 && bottom <= innerHeight && (one.contains(over) || over?.contains(one));
    };
    const lit = [...document.querySelectorAll(
        "#board :is([form=act]:not([aria-disabled]), .lit > [popovertarget])",
    )].filter((one) => one.checkVisibility() && !one.closest("[popover]"));
    return [isClear(document.getElementById("asked")), lit.length, lit.filter(isClear).length];
}"""


@pytest.mark.parametrize("game", offered())
def test_a_question_and_an_answer_are_in_sight_on_a_low_tablet(page, game):
    page.set_viewport_size({"width": LOW, "height": SCREENS[LOW]})
    looked = 0
    with shown(game, "de") as addresses:
        page.goto(next(iter(addresses.values())))
        for name, address in addresses.items():
            page.evaluate(PUT, address)
            is_asked, lit, clear = page.evaluate(LOOK)
            looked += bool(lit)
            assert is_asked, name
            assert clear or not lit, name
            if (game, name) == ("nicodemus", "turn"):
                assert clear == lit, "the whole hand"
    assert looked > len(addresses) / 2
