"""What somebody holds stays held, wherever the next board puts it."""

from bricabrac.web.door.assets import Assets
from tests.web.spilling import shown

# The last machine of the hand comes to lie first, while somebody holds its button.
MOVE = """async (address) => {
    const { morph } = await import(address);
    const board = document.getElementById("board");
    const next = board.cloneNode(true);
    const list = next.querySelector(".card.hand").parentElement;
    list.prepend(list.lastElementChild);
    const held = [...board.querySelectorAll(".card.hand")].at(-1).querySelector("button");
    held.focus();
    const wasHeld = document.activeElement === held;
    morph(board, next.outerHTML, () => {});
    const cards = board.querySelectorAll(".card.hand");
    return [wasHeld, cards[0].contains(held), document.activeElement === held];
}"""


def test_what_is_moved_in_the_page_keeps_the_focus(page):
    with shown("nicodemus", "en", ["turn"]) as addresses:
        page.goto(addresses["turn"])
        was_held, has_moved, is_held = page.evaluate(MOVE, Assets().address("morph.js"))
    assert was_held
    assert has_moved
    assert is_held
