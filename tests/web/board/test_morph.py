"""What somebody holds stays held, wherever the next board puts it."""

from bricabrac.web.door.assets import Assets
from tests.web.spilling import shown

# The last machine of the hand comes to lie first, while somebody holds its button.
MOVE = """async (address) => {
    const { morph, parse } = await import(address);
    const board = document.getElementById("board");
    const next = board.cloneNode(true);
    const list = next.querySelector(".card.hand").parentElement;
    list.prepend(list.lastElementChild);
    const held = [...board.querySelectorAll(".card.hand")].at(-1).querySelector("button");
    held.focus();
    const wasHeld = document.activeElement === held;
    morph(board, parse(next.outerHTML));
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


# Many lists in many orders, with cards that go, come, change and lie elsewhere: what the page has
# in the end, and how many cards were taken out and put in again when only the first one goes.
DEAL = """async (address) => {
    const { morph, parse } = await import(address);
    const board = document.getElementById("board");
    const cards = (one) => [...one.querySelector("#row").children];
    const told = (one) => cards(one).map((card) => card.outerHTML).join();
    const put = (change) => {
        const next = board.cloneNode(true);
        change(next.querySelector("#row"));
        morph(board, parse(next.outerHTML));
        return told(board) === told(next);
    };
    const faults = [];
    let dice = 7;
    const roll = (most) => (dice = (dice * 48271) % 2147483647) % most;
    for (let number = 0; number < 200; number += 1) {
        const isSame = put((row) => {
            const cards = [...row.children];
            const any = () => cards[roll(cards.length)];
            if (cards.length > 2 && roll(2)) any().remove();
            if (roll(2)) row.insertBefore(any().cloneNode(true), row.children[roll(3)]);
            if (roll(2)) row.append(any());
            if (roll(2)) any().classList.toggle("off");
            if (roll(3) === 0) any().id = `space-${number}`;
        });
        if (!isSame) faults.push(number);
    }
    const seen = new MutationObserver(() => {});
    seen.observe(board, { childList: true, subtree: true });
    put((row) => {
        row.firstElementChild.remove();
        for (const card of row.children) card.classList.toggle("off");
    });
    const moves = seen.takeRecords().map((one) => [one.addedNodes.length, one.removedNodes.length]);
    return [faults, moves];
}"""


def test_a_board_becomes_the_next_one_and_who_stays_stays(page):
    with shown("nicodemus", "en", ["turn"]) as addresses:
        page.goto(addresses["turn"])
        faults, moves = page.evaluate(DEAL, Assets().address("morph.js"))
    assert faults == []
    assert moves == [[0, 1]]
