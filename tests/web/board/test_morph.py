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
    const { fillAll, morph, parse } = await import(address);
    const board = document.getElementById("board");
    const cards = (one) => [...one.querySelector("#row").children];
    const told = (one) => cards(one).map((card) => card.outerHTML).join();
    const put = (change) => {
        const next = board.cloneNode(true);
        change(next.querySelector("#row"));
        morph(board, parse(next.outerHTML));
        const moves = seen.takeRecords();
        fillAll();
        seen.takeRecords();
        return [told(board) === told(next), moves];
    };
    const seen = new MutationObserver(() => {});
    const faults = [];
    let dice = 7;
    const roll = (most) => (dice = (dice * 48271) % 2147483647) % most;
    for (let number = 0; number < 200; number += 1) {
        const [isSame] = put((row) => {
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
    seen.observe(board, { childList: true, subtree: true });
    const [, moves] = put((row) => {
        row.firstElementChild.remove();
        for (const card of row.children) card.classList.toggle("off");
    });
    return [faults, moves.map((one) => [one.addedNodes.length, one.removedNodes.length])];
}"""


def test_a_board_becomes_the_next_one_and_who_stays_stays(page):
    with shown("nicodemus", "en", ["turn"]) as addresses:
        page.goto(addresses["turn"])
        faults, moves = page.evaluate(DEAL, Assets().address("morph.js"))
    assert faults == []
    assert moves == [[0, 1]]


# Everything in the sheets changes: what lies in two of them at once, when one has been opened, and
# when there was time.
CHANGE = """async (address) => {
    const { morph, parse } = await import(address);
    const board = document.getElementById("board");
    const next = board.cloneNode(true);
    for (const text of next.querySelectorAll(".preview .text")) text.textContent = "Otherwise.";
    morph(board, parse(next.outerHTML));
    const sheets = [...board.querySelectorAll(".preview")].slice(0, 2);
    const told = () => sheets.map((one) => one.querySelector(".text")?.textContent ?? "");
    const seen = [told()];
    sheets[1].showPopover();
    seen.push(told());
    while (told().includes("")) await new Promise((done) => setTimeout(done, 20));
    return [...seen, told()];
}"""


def test_a_closed_sheet_is_filled_when_it_is_opened_or_later(page):
    with shown("nicodemus", "en", ["turn"]) as addresses:
        page.goto(addresses["turn"])
        at_once, opened, later = page.evaluate(CHANGE, Assets().address("morph.js"))
    assert at_once == ["", ""]
    assert opened == ["", "Otherwise."]
    assert later == ["Otherwise.", "Otherwise."]


# The card that somebody holds goes, after much else that changes: how the board was when it was let
# go. Later the browser would give a style to half a board, and lay it out, for that.
LET_GO = """async (address) => {
    const { fillAll, morph, parse } = await import(address);
    const board = document.getElementById("board");
    const [was, next] = [board.cloneNode(true), board.cloneNode(true)];
    for (const one of next.querySelectorAll("h2")) one.textContent += "!";
    next.querySelector(".card.hand").remove();
    const held = board.querySelector(".card.hand button");
    const seen = [];
    held.focus();
    board.addEventListener("focusout", () => seen.push(board.isEqualNode(was)));
    morph(board, parse(next.outerHTML));
    fillAll();
    return [seen, held.isConnected, board.isEqualNode(next)];
}"""


def test_what_is_held_is_let_go_before_anything_changes(page):
    with shown("nicodemus", "en", ["turn"]) as addresses:
        page.goto(addresses["turn"])
        seen, is_there, is_next = page.evaluate(LET_GO, Assets().address("morph.js"))
    assert seen == [True]
    assert not is_there
    assert is_next


# A card comes: pictures are drawn when it is painted, as large before as after.
COME = """async (address) => {
    const { morph, parse } = await import(address);
    const board = document.getElementById("board");
    const next = board.cloneNode(true);
    const list = next.querySelector(".card.hand").parentElement;
    list.append(list.firstElementChild.cloneNode(true));
    morph(board, parse(next.outerHTML));
    const card = [...board.querySelectorAll(".card.hand")].at(-1);
    const told = () => {
        const pictures = [...card.querySelectorAll("svg")].filter((one) => one.checkVisibility());
        const boxes = pictures.map((one) => one.getBoundingClientRect());
        const sizes = boxes.map((one) => [one.width, one.height]);
        return [JSON.stringify(sizes), pictures.every((one) => one.querySelector("use[href]"))];
    };
    const before = told();
    await new Promise((done) => requestAnimationFrame(done));
    return [before, told()];
}"""


def test_pictures_are_drawn_when_they_are_painted(page):
    with shown("nicodemus", "en", ["turn"]) as addresses:
        page.goto(addresses["turn"])
        [size, is_drawn], [size_then, is_drawn_then] = page.evaluate(
            COME, Assets().address("morph.js")
        )
    assert size == size_then != "[]"
    assert (is_drawn, is_drawn_then) == (False, True)


# What differs is found out before something else has changed the page: a sheet is opened, a script
# adds to the board, and another board was faster.
AHEAD = """async (address) => {
    const { compared, fillAll, morph, parse } = await import(address);
    const board = document.getElementById("board");
    const worded = (words) => {
        const next = board.cloneNode(true);
        for (const text of next.querySelectorAll(".text")) text.textContent = words;
        return parse(next.outerHTML);
    };
    const texts = () => [...board.querySelectorAll(".text")].map((one) => one.textContent);
    const told = () => [...new Set(texts())];
    const next = worded("Otherwise.");
    const found = compared(next);
    const untouched = told().length;
    const sheet = board.querySelector(".preview");
    sheet.showPopover();
    sheet.querySelector(".text").append(document.createElement("i"));
    morph(board, next, found);
    const open = sheet.querySelector(".text").innerHTML;
    fillAll();
    const first = told();
    const late = compared(worded("Too late."));
    morph(board, worded("In time."));
    morph(board, worded("At last."), late);
    fillAll();
    return [untouched, open, first, told()];
}"""


def test_what_differs_may_be_found_out_before_the_page_changes(page):
    with shown("nicodemus", "en", ["turn"]) as addresses:
        page.goto(addresses["turn"])
        untouched, opened, first, last = page.evaluate(AHEAD, Assets().address("morph.js"))
    assert untouched > 1
    assert opened == "Otherwise."
    assert first == ["Otherwise."]
    assert last == ["At last."]


# The same words with other pieces: what was a word of the page, and is no more.
RETELL = """async (address) => {
    const { morph, parse } = await import(address);
    const board = document.getElementById("board");
    const tell = (...pieces) => {
        const next = board.cloneNode(true);
        const told = pieces.map((one) => `got <span class="pc">${one}</span>`).join(" and ");
        next.querySelector(".tale > button > span:last-child").innerHTML = told;
        morph(board, parse(next.outerHTML));
        return [...board.querySelector(".tale > button > span:last-child").childNodes];
    };
    const [was, now] = [tell(1, 2), tell("100 of wood", 2)];
    return [was.some((one) => one.isConnected), now.map((one) => one.textContent).join("")];
}"""


def test_words_among_pieces_that_change_are_told_anew(page):
    with shown("nicodemus", "en", ["turn"]) as addresses:
        page.goto(addresses["turn"])
        has_stayed, told = page.evaluate(RETELL, Assets().address("morph.js"))
    assert not has_stayed
    assert told == "got 100 of wood and got 2"
