"""Everybody reaches everything: every situation, at every width, by eye and by ear."""

import re
from itertools import cycle, pairwise

import pytest

from bricabrac.web.board.frame import board_of
from bricabrac.web.board.people import words_at
from bricabrac.web.board.speech import texts
from tests.web import test_browser as nicodemus
from tests.web.gallery import hung, write
from tests.web.looking import AXE, GALLERIES, LOOKS, SIZES, faults, measured, resize
from tests.web.reading import heard
from tests.web.spilling import PUT

LIT = "#board [form=act]:not([aria-disabled]):visible, #board .lit > button[popovertarget]:visible"
NOBODY_ACTS = ("waiting", "spectator", "over")


@pytest.fixture(scope="module")
def galleries(tmp_path_factory):
    """Pages of every situation of both games: their address, and their scenes."""
    folder, shown = tmp_path_factory.mktemp("galleries"), {}
    for game, scenes in GALLERIES.items():
        shown[game] = scenes()
        write(folder / game, shown[game])
    # The style sheets are the same for both.
    (folder / "static").symlink_to(folder / "nicodemus" / "static")
    with hung(folder) as address:
        yield address, shown


@pytest.fixture(scope="module")
def looking(browser):
    """A page with axe at hand."""
    made = browser.new_context(locale="en-GB", reduced_motion="reduce")
    made.set_default_timeout(90_000)
    made.add_init_script(AXE.read_text())
    yield made.new_page()
    made.close()


# Every situation.


@pytest.fixture(scope="module", params=list(GALLERIES))
def looked(request, looking, galleries):
    """What is wrong with the situations of a game: to axe, by ear, behind the wrong tab."""
    address, scenes = galleries
    wrong = {"axe": [], "ear": [], "dark": []}
    situations = scenes[request.param].items()
    looking.goto(f"{address}/{request.param}/{next(iter(scenes[request.param]))}.html")
    for (name, (table, viewer)), (width, theme) in zip(situations, cycle(LOOKS), strict=False):
        looking.evaluate(PUT, f"{address}/{request.param}/{name}.html")  # as in play
        resize(looking, 390)
        if name not in NOBODY_ACTS and not looking.locator(LIT).count():
            wrong["dark"].append(name)  # nothing lit in the tab that is open
        resize(looking, width)
        wrong["axe"] += [(name, width, theme, one) for one in faults(looking, theme)]
        resize(looking, 1440)
        tree = heard(looking)
        found = [*unheard(tree, table, viewer), *misnamed(looking, tree), *disordered(tree)]
        wrong["ear"] += [(name, one) for one in found]
    return wrong


def test_every_situation_is_accessible_understood_by_ear_and_lit_in_the_open_tab(looked):
    """In one: whoever runs the tests side by side would look at everything several times."""
    assert looked == {"axe": [], "ear": [], "dark": []}


def test_pages_have_large_targets_and_readable_text(page, served):
    troubles = []
    nicodemus.begin(page, served.address, "open")
    link, table = page.locator("[data-copy]").input_value(), page.url
    for where in (served.address, f"{served.address}/me", f"{served.address}/no", link, table):
        page.goto(where)
        for width in SIZES:
            resize(page, width)
            troubles += [(where, width, one) for one in measured(page)]
    assert not troubles


# By ear.


def said(table, viewer):
    """What has to be read as one, from what the page is made of: sets of words."""
    board, say = board_of(table, viewer, words_at(table.log, "en"), []), texts("en")

    def count(icon, number):
        return f"{number} {say.say(f'sign-{icon}')}"

    if table.log.game.name == "nicodemus":
        is_thrown = any(card.action.startswith("discard") for card in board["hand"])
        for card in board["row"]:
            fee = [count("coal", card.fee.now)] if card.fee else ["no fee"]
            yield "button", {card.face.name, card.face.effect, "You pay", *fee, card.short}
        for card in board["hand"]:
            cost = {count(icon, number) for icon, number in card.face.cost}
            yield "button", {card.face.name, "repair cost", *cost}
            yield "listitem", {card.face.name, *({card.face.effect} if not is_thrown else ())}
            for way in card.ways:
                got = {count(icon, number) for icon, number in way.got}
                yield "button" if way.action else "listitem", {card.face.name, *got}
        for one in board["projects"]:
            yield "listitem", {one.needs, one.note, count("vp", one.points)}
        return
    for one in board["belt"]:
        if one.face and not board["finals"]:  # the end takes its place, for eyes and ears
            due = count("coal", one.price.due)
            lost = "too little now" if one.price.is_lost else ""
            yield "button", {one.face.name, f"level {one.face.level}", f"You pay {due}", lost}
    for one in board["sides"][board["me"]].slots:
        gives = {count(icon, f"+{number}") for icon, number in one.shape.gives}
        yield "button", {one.shape.name, one.why, *({"face down"} if one.is_down else gives)}
    for one in board["yard"]:
        costs = {count(icon, number) for icon, number in one.face.cost}
        yield "button", {one.face.name, "repair cost", *costs, one.why or one.note}
    for one in board["projects"]:
        progress = f"{one.have} / {one.want}" if one.want and not one.is_mine else ""
        yield "listitem", {one.name, one.needs, progress, count("vp", one.points)}
    for one in board["room"]:
        yield "listitem", {one.name, one.skill, count("coal", one.cost)}
    for side in board["foes"]:
        hidden = "Points and stock: hidden" if not side.stock else ""
        yield "button", {board["names"][side.seat], hidden}


def squeezed(text):
    """Without white space, which the tree has where it likes."""
    return re.sub(r"\s+", "", text)


def unheard(tree, table, viewer):
    """What nobody would hear."""
    texts = {
        role: [squeezed(f"{one.name} {one.text()}") for one in tree.all(role)]
        for role in ("button", "listitem")
    }
    for role, words in said(table, viewer):
        wanted = [squeezed(word) for word in words]
        if not any(all(word in text for word in wanted) for text in texts[role]):
            yield f"no {role} says {words}"


def attributes(session):
    """Those of every element, by its id; asked for one by one they take ten times as long."""
    found, waiting = {}, [session.send("DOM.getDocument", {"depth": -1})["root"]]
    while waiting:
        node = waiting.pop()
        flat = node.get("attributes", ())
        found[node["backendNodeId"]] = dict(zip(flat[::2], flat[1::2], strict=True))
        waiting += node.get("children", ())
    return found


def misnamed(page, tree):
    """Buttons without a good name, with the name of another, or without the reason against them."""
    session = page.context.new_cdp_session(page)
    known = attributes(session)
    not_now = page.locator("#not-now").text_content()
    named = {}
    for one in tree.all("button", "link", "radio", "checkbox", "textbox"):
        if not re.search(r"[^\W\d_]{2}", one.name):
            yield f"a {one.role} is called {one.name!r}"
        if one.role != "button":
            continue
        has = known[int(one.id)]
        does = has.get("value") or has.get("popovertarget") or has.get("form") or ""
        if does and named.setdefault(one.name, does) != does:
            yield f"{one.name!r} is {named[one.name]} and {does}"
        why = has.get("data-why") or (not_now if "aria-disabled" in has else "")
        if squeezed(why) not in squeezed(one.name + one.about):
            yield f"{one.name!r} does not say why not: {why}"
    session.detach()


def disordered(tree):
    """Headings and landmarks."""
    levels = [one.level for one in tree.all("heading")]
    if levels.count(1) != 1 or levels[0] != 1:
        yield f"headings {levels}"
    if any(after - before > 1 for before, after in pairwise(levels)):
        yield f"headings jump: {levels}"
    if len(list(tree.all("main"))) != 1:
        yield "not one main"
    parts = [one.name for one in tree.all("region", "complementary", "navigation", "dialog")]
    if "" in parts or len(parts) != len(set(parts)):
        yield f"landmarks {parts}"


def test_on_a_phone_nothing_is_left_unsaid_that_has_no_room(looking, galleries):
    address, scenes = galleries
    resize(looking, 390)
    looking.goto(f"{address}/nicodemus/turn.html")
    tree = heard(looking)
    shown = [one for one in unheard(tree, *scenes["nicodemus"]["turn"]) if "listitem" not in one]
    assert not shown  # projects are in another tab
    assert not list(misnamed(looking, tree))
