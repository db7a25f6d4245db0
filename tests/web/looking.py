"""Looking at every situation of both games, at every width, by day and by night, in a language.

``python -m tests.web.looking [LANGUAGE]`` looks at all of them; the tests at each of them once.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.web import imaginarium_gallery, nicodemus_gallery
from tests.web.conftest import chromium
from tests.web.gallery import hung, write

AXE = Path(__file__).with_name("vendor") / "axe-core-4.14.0.min.js"
GALLERIES = {
    "nicodemus": nicodemus_gallery.scenes,
    "imaginarium": imaginarium_gallery.scenes,
}
COLOURS = ["color-contrast", "link-in-text-block"]
# Style sheets are only read again for rules that axe itself leaves out.
ASK_AXE = """async (rules) => {
    const asked = {resultTypes: ['violations'], selectors: false, preload: false};
    if (rules) asked.runOnly = {type: 'rule', values: rules};
    const shown = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
    return (await axe.run(asked)).violations.map((one) => [one.id, shown(one.nodes)]);
}"""
# Colours that glide have arrived.
PAINTED = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const gliding = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(gliding.map((one) => one.finished));
}"""
SIZES = {390: 844, 820: 1180, 1440: 900}
LOOKS = [(width, theme) for width in (390, 1440) for theme in ("light", "dark")]

# Whatever can be pressed is at least 40 px wide and high; a box inside a label is pressed with it.
# Text is at least 12 px high; pictures have words of their own. And nothing scrolls sideways.
MEASURE = """() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const found = wide > 0 ? [`scrolls sideways by ${wide}`] : [];
    for (const one of document.querySelectorAll('button, a, select, summary, label, input')) {
        if (one.matches('input') && one.closest('label')) continue;
        if (one.matches('label') && one.control && !one.contains(one.control)
            && !one.closest('.tabs')) continue;
        const box = one.getBoundingClientRect();
        if (box.width >= 39.5 && box.height >= 39.5) continue;
        if (one.checkVisibility() && !one.closest('.sr, .skip'))
            found.push(`small: ${one.outerHTML.slice(0, 90)}`);
    }
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), sizes = new Map();
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim(), around = walk.currentNode.parentElement;
        if (!text) continue;
        if (!sizes.has(around)) sizes.set(around, parseFloat(getComputedStyle(around).fontSize));
        if (sizes.get(around) >= 11.9 || around.closest('.sr, svg, script')) continue;
        if (around.checkVisibility()) found.push(`tiny: ${sizes.get(around)} ${text.slice(0, 40)}`);
    }
    return found;
}"""
SPILLING = """() => [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.tagName + '.' + (one.className.baseVal ?? one.className)).slice(0, 12)"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"
HIGH = "() => document.documentElement.scrollHeight - innerHeight"


def resize(page, width):
    """A screen of this width."""
    page.set_viewport_size({"width": width, "height": SIZES[width]})


def measured(page):
    """What is too wide, too small to press or to read."""
    return page.evaluate(MEASURE)


def accessible(page):
    """What axe finds wrong with a page that allows it in; by night, which has colours of its own.

    Markup is the same by day and by night: what is not about colours is asked once.
    """
    page.evaluate(AXE.read_text())
    found = page.evaluate(ASK_AXE, None)
    page.emulate_media(color_scheme="dark")
    page.evaluate(PAINTED)
    found += page.evaluate(ASK_AXE, COLOURS)
    page.emulate_media(color_scheme="light")
    return found


def troubles(page, where, widths=(390, 820, 1440), read=(390, 1440)):
    """What is wrong at these widths: what makes the page scroll sideways, and what axe finds."""
    found = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(100)  # what scrolls now can be reached by keys a moment later
        if page.evaluate(WIDE) > 0:
            found.append((where, width, page.evaluate(SPILLING)))
        if width in read:
            found += [(where, width, one) for one in accessible(page)]
    return found


def faults(page, theme):
    """What axe finds wrong; its script is there already."""
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
    return [f"{name}: {nodes[0]}" for name, nodes in page.evaluate(ASK_AXE, None)]


def main(language="en"):
    """Everything, and what is wrong with it."""
    with chromium() as browser, TemporaryDirectory() as folder:
        context = browser.new_context(reduced_motion="reduce")
        context.add_init_script(AXE.read_text())
        page = context.new_page()
        for game, scenes in GALLERIES.items():
            names = write(f"{folder}/{game}", scenes(), language)
            with hung(f"{folder}/{game}") as address:
                for name in names:
                    page.goto(f"{address}/{name}.html")
                    for width in SIZES:
                        resize(page, width)
                        for trouble in measured(page):
                            print(game, name, width, trouble)
                        for theme in ("light", "dark"):
                            for fault in faults(page, theme):
                                print(game, name, width, theme, fault)
                    if (high := page.evaluate(HIGH)) > 0:
                        print(game, name, "scrolls at 1440 × 900 by", high)


if __name__ == "__main__":
    main(*sys.argv[1:])
