"""Looking for what spills: text that is cut or runs out, neighbours that overlap, what is covered.

``python -m tests.web.spilling [LANGUAGE…] [--width N…] [--scene NAME…] [--shots FOLDER]`` looks at
every situation of both galleries and at boards of kept matches, with every sheet opened and behind
every tab, and prints what it finds; the tests look at a third of it.
"""

import argparse
import time
from collections import Counter
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bricabrac.engine.words import LANGUAGES
from tests.web.conftest import chromium
from tests.web.gallery import hung, with_match, write
from tests.web.looking import GALLERIES, MEASURE
from tests.web.records import match_of

SCREENS = {360: 740, 390: 844, 820: 1180, 1024: 768, 1440: 900, 1920: 1080}
OPENED = (360, 820, 1440)  # where sheets are opened: on a phone, a tablet, at a desk
SPILLS = Path(__file__).with_name("spills.js").read_text()
MOMENTS = {"early": 0.2, "middle": 0.5, "late": 0.85, "end": 1.0}
KEPT = {
    "nicodemus": {"03": MOMENTS, "20": {"middle": 0.6}},
    "imaginarium": {
        "07": MOMENTS, "seats-2": {"middle": 0.6}, "seats-4": {"late": 0.8},
        "seats-5": {"middle": 0.5, "late": 0.9, "end": 1.0},
    },
}  # fmt: skip

# Behind every tab of the narrowest phone, then with each sheet open; what lies under a sheet is not
# looked at.
LOOK = f"""([tabs, sheets]) => {{
    const spills = {SPILLS};
    const found = new Set();
    const look = (where, root) => {{ for (const one of spills(root)) found.add(where + one); }};
    const open = [...document.querySelectorAll(".tabs input")].filter((one) => one.checked);
    const behind = tabs && innerWidth < 390 ? [...document.querySelectorAll(".tabs input")] : open;
    for (const tab of behind) {{ tab.checked = true; look("", document.body); }}
    for (const tab of open) tab.checked = true;
    if (!behind.length) look("", document.body);
    for (const id of sheets) {{
        const sheet = document.getElementById(id);
        sheet.showPopover();
        look(`in ${{id}}, `, sheet);
        sheet.hidePopover();
    }}
    return [...found];
}}"""
SHEETS = "() => [...document.querySelectorAll('[popover]')].map((one) => [one.id, one.outerHTML])"
# A page in a frame is as wide as the frame at once, without being painted.
WIDE = f"""(screens) => screens.flatMap(([width, height, sheets]) => {{
    Object.assign(frameElement.style, {{ width: `${{width}}px`, height: `${{height}}px` }});
    return [...({LOOK})([true, sheets]), ...({MEASURE})()].map((one) => [width, one]);
}})"""
# A picture is one thing, as large as its frame: what it is made of need not be laid out each time.
PUT = """async (address) => {
    const text = await (await fetch(address)).text();
    const page = new DOMParser().parseFromString(text, "text/html");
    const [was, is] = [document, page].map((one) => one.getElementById("board"));
    for (const one of is.querySelectorAll("svg")) one.replaceChildren();
    was.replaceWith(document.adoptNode(is));
    document.dispatchEvent(new Event("board"));
}"""
FRAME = """<!doctype html><iframe style="border: 0; opacity: 0" src="about:blank"></iframe>"""


@cache
def boards(game):
    """Everything that is looked at: by name, a table and who looks on."""
    shown = dict(GALLERIES[game]())
    for name, moments in KEPT[game].items():
        for moment, share in moments.items():
            match = match_of(game, name, share)
            viewer = match.active if match.active >= 0 else 0
            shown[f"{name}-{moment}"] = (with_match(match), viewer)
    return shown


@contextmanager
def shown(game, language, only=()):
    """The addresses of all boards of a game in a language, by name."""
    with TemporaryDirectory() as folder:
        scenes = {key: one for key, one in boards(game).items() if not only or key in only}
        names = write(folder, scenes, language)
        Path(folder, "frame.html").write_text(FRAME)
        with hung(folder) as address:
            yield {name: f"{address}/{name}.html" for name in names}


def resize(page, width):
    """A screen of this width, as high as such screens are."""
    page.set_viewport_size({"width": width, "height": SCREENS[width]})


def spills(page, tabs=True, sheets=()):
    """What spills on this page as wide as it is, behind its tabs and with these sheets open."""
    return page.evaluate(LOOK, [tabs, list(sheets)])


def fresh(page, known):
    """The sheets of this page that are not known yet, by id; now they are."""
    found = [(name, text) for name, text in page.evaluate(SHEETS) if text not in known]
    known.update(text for _, text in found)
    return [name for name, _ in found]


def a_third(number, language):
    """The widths at which a board is looked at in a language, where there is no time for all.

    Each board meets every language, and every width in one of them; three neighbours, which show
    the same kind of thing, meet every width in every language; a sheet is opened in each of them.
    """
    turn = number + LANGUAGES.index(language)
    return [width for place, width in enumerate(SCREENS) if (turn + place) % 3 == 0]


def everywhere(page, addresses, widths=lambda _: SCREENS, sheets=True):
    """What spills or is too small on these boards at their widths: where, how wide, and what.

    One page is loaded, and shows board after board, as in play. It is laid out but not painted, and
    a sheet that is the same on several boards is opened once.
    """
    known, begun = set(), next(iter(addresses.values()))
    page.goto(f"{begun.rpartition('/')[0]}/frame.html")
    frame = page.frames[1]
    frame.goto(begun)
    for number, (name, address) in enumerate(addresses.items()):
        frame.evaluate(PUT, address)
        opened = fresh(frame, known) if sheets else []
        screens = [
            [width, SCREENS.get(width, 900), opened if width in OPENED else []]
            for width in widths(number)
        ]
        for width, one in frame.evaluate(WIDE, screens):
            yield name, width, one


def main():
    """Everything, everywhere; what is found, and how often."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--width", nargs="*", type=int, default=list(SCREENS))
    parser.add_argument("--game", nargs="*", default=list(GALLERIES))
    parser.add_argument("--scene", nargs="*", default=())
    parser.add_argument("--shots", help="a folder for a picture of every board that spills")
    parser.add_argument("--quick", action="store_true", help="sheets stay closed")
    given = parser.parse_args()
    found, where, begun = Counter(), {}, time.monotonic()
    with chromium() as browser:
        page = browser.new_context(reduced_motion="reduce").new_page()
        for language in given.languages:
            for game in given.game:
                with shown(game, language, given.scene) as addresses:
                    looked = list(
                        everywhere(page, addresses, lambda _: given.width, not given.quick)
                    )
                    for name, width, one in looked:
                        found[one] += 1
                        where.setdefault(one, f"{game} {name} {language} {width}")
                    for name, width in {one[:2] for one in looked} if given.shots else ():
                        resize(page, width)
                        page.goto(addresses[name])
                        shot = f"{game}-{name}-{language}-{width}.png"
                        page.screenshot(path=Path(given.shots, shot), full_page=True)
    print(f"took {time.monotonic() - begun:.0f} s")
    for one, count in found.most_common():
        print(f"{count:4} × {one} (first: {where[one]})")
    print(f"{sum(found.values())} spills, {len(found)} of them different")


if __name__ == "__main__":
    main()
