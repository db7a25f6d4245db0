"""The pictures that are kept as files: the mark, the preview for links, those of the README.

``python -m tests.web.pictures [marks] [preview] [tables] [turn]`` makes them anew.
"""

import io
import sys
import tempfile
from pathlib import Path
from random import Random

from PIL import Image

from bricabrac.web.door.assets import WEB, Assets, sprite
from tests.web.clicking import click_one, settled, turn_of, turned
from tests.web.conftest import chromium
from tests.web.serving import ROOT, Served

STATIC, DOCS = WEB / "static", ROOT / "docs/pictures"
MARKS = {  # file: pixels, share of them that the mark fills, background
    "mark-180.png": (180, 0.8, "#1B1F4B"),  # Apple's home screen: no corner may be empty
    "mark-192.png": (192, 1.0, ""),
    "mark-512.png": (512, 1.0, ""),
    "mark-maskable-512.png": (512, 0.66, "#1B1F4B"),  # may be cut to a circle of 80 %
}
PARADE = ("m-P2", "n-R1", "m-P4", "a-showman", "n-B4", "m-T4")
STARS = ((60, 60), (340, 50), (700, 70), (960, 120), (1120, 60), (1060, 250), (930, 330), (40, 330))
PREVIEW = """<style>
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; overflow: hidden; color: #F8EED8;
       background: linear-gradient(#12153A, #2A2F6B 62%, #4A2A5E 62.2%, #2B1745); font-family: P052,
       "Palatino Linotype", Palatino, Georgia, serif; }
h1 { position: absolute; left: 350px; top: 110px; font-size: 118px; line-height: 1; }
p { position: absolute; left: 356px; top: 244px; font-size: 38px; color: #F6E3A8; }
.mark { position: absolute; left: 84px; top: 76px; width: 232px; height: 232px; }
.stars { position: absolute; inset: 0; width: 100%; height: 100%; }
main { position: absolute; inset: auto 20px 34px; display: grid;
       grid-template-columns: repeat(6, 1fr); }
main svg { width: 112%; height: 220px; margin-left: -6%; }
</style>"""
# Flights wait until they are photographed.
PATIENT = """
const animate = Element.prototype.animate;
window.flights = [];
Element.prototype.animate = function (frames, options) {
  const flight = animate.call(this, frames, options);
  if (options.duration < 600) { flight.pause(); window.flights.push([flight, options.duration]); }
  return flight;
};
"""
AT = "(part) => { for (const [one, time] of window.flights) one.currentTime = part * time; }"
LANDED = "() => { for (const [one] of window.flights.splice(0)) one.finish(); }"
POINTER = """([x, y]) => {
  let dot = document.getElementById("pointer");
  if (!dot) { dot = document.createElement("div"); dot.id = "pointer"; document.body.append(dot);
    dot.popover = "manual"; dot.style = "position:fixed;margin:0;padding:0;width:30px;height:30px;"
      + "border:4px solid #fff;border-radius:50%;background:#d2693cbb;outline:3px solid #24172e"; }
  dot.hidePopover(); dot.showPopover();
  dot.style.left = x - 15 + "px"; dot.style.top = y - 15 + "px";
}"""


def palette_of(image):
    """The commonest colours as they are, and those that stand for all others."""
    common = sorted(image.getcolors(1 << 24), reverse=True)[:170]
    others = image.quantize(80, Image.Quantize.MAXCOVERAGE).getpalette()[: 80 * 3]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for _, colour in common for part in colour] + others)
    return palette


def flat(image, palette):
    """A picture with a palette: flat art loses nothing by it, and the file is a third."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def keep(image, path):
    """Write a picture."""
    image.save(path, optimize=True)
    print(path.relative_to(ROOT), image.size, f"{path.stat().st_size / 1000:.0f} kB")


def seen(page, **how):
    """The page, as a picture."""
    return Image.open(io.BytesIO(page.screenshot(**how)))


def marks(browser):
    """The mark in every size that browsers and home screens ask for."""
    mark = (STATIC / "mark.svg").read_text()
    for name, (size, share, background) in MARKS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        edge = round(size * (1 - share) / 2)
        page.set_content(
            f"<style>body {{ margin: {edge}px; background: {background or 'none'}; }}"
            f"svg {{ display: block; width: {size - 2 * edge}px; }}</style>{mark}"
        )
        keep(seen(page, omit_background=not background).quantize(64), STATIC / name)
        page.close()


def preview(browser):
    """What a link to the place looks like where it is shared."""
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    drawn = sprite().decode().replace("<svg ", '<svg width="0" height="0" ', 1)
    mark = (STATIC / "mark.svg").read_text().replace("<svg ", '<svg class="mark" ', 1)
    parade = "".join(f'<svg><use href="#{one}"/></svg>' for one in PARADE)
    stars = "".join(
        f'<use href="#k-twinkle" x="{x}" y="{y}" fill="#F6E3A8" stroke="none"/>' for x, y in STARS
    )
    page.set_content(
        f"<style>{Assets().files['tokens.css'].body.decode()}</style>{PREVIEW}{drawn}"
        f'<svg class="stars">{stars}</svg>{mark}'
        f"<h1>bricabrac</h1><p>A workshop for steam and dreams</p><main>{parade}</main>"
    )
    keep(seen(page), STATIC / "preview.png")
    page.close()


def begin(page, address, game, **fields):
    """A match against Pip, who is quick."""
    page.goto(address)
    form = page.locator(f"article.{game} form")
    form.locator(".more-options summary").click()
    for name, value in {"place": "0", **fields}.items():
        field = form.locator(f"select[name={name}]")
        if name.startswith("seat"):
            form.locator(f"[name={name}][value='{value}']").evaluate("one => one.click()")
        elif field.count():
            field.select_option(value)
        else:
            form.locator(f"input[name={name}]:not([type=radio])").fill(value)
    plain = form.locator("input[value='bot:pip']")
    if plain.count() == 1:
        plain.check(force=True)
    form.locator("button.go").click()
    page.wait_for_selector("#board[data-mine]")


def tables(browser, address):
    """Both tables in the middle of a match."""
    for game, seed, turns, more in (
        ("imaginarium", "4", 25, {"seat1": "bot:pip", "seat2": "bot:lotte"}),
        ("nicodemus", "11", 22, {}),
    ):
        page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        begin(page, address, game, seed=seed, **more)
        random, turn = Random(5), ""
        for _ in range(turns):
            settled(page, turn)
            turn = turn_of(page)
            click_one(page, random)
        settled(page, turn)
        page.mouse.move(0, 0)
        page.evaluate("scrollTo(0, 0)")
        image = seen(page).convert("RGB")
        keep(flat(image, palette_of(image)), DOCS / f"{game}.png")
        page.close()


def turn(browser, address):
    """A turn of Nicodemus, as it moves: what is lit, a preview, a repair, the answer."""
    context = browser.new_context(viewport={"width": 1440, "height": 1000}, bypass_csp=True)
    context.add_init_script(PATIENT)
    page = context.new_page()
    begin(page, address, "nicodemus", seed="21")
    random, now = Random(2), ""
    while True:  # until something can be repaired
        settled(page, now)
        page.evaluate(LANDED)
        now = turn_of(page)
        lit = page.locator(".bric .card.lit > button[popovertarget]:visible")
        if lit.count() and int(now) > 8:
            break
        ways = page.locator(".choices-big [form=act]:visible")
        if ways.count():
            ways.nth(1).click()
        else:
            click_one(page, random)
    page.evaluate("scrollTo(0, 0)")
    film = []

    def shoot(milliseconds):
        image = seen(page, animations="allow").convert("RGB")
        film.append((image.resize((960, 667), Image.Resampling.LANCZOS), milliseconds))

    def point(where):
        box = where.bounding_box()
        page.evaluate(POINTER, [box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5])
        shoot(900)

    def flight(parts=7):
        for part in range(parts):
            page.evaluate(AT, part / parts)
            shoot(60)
        page.evaluate(LANDED)

    shoot(1400)
    card = lit.last
    point(card)
    sheet = page.locator("#" + card.get_attribute("popovertarget"))
    card.click()
    sheet.wait_for(state="visible")
    shoot(1300)
    do = sheet.locator("button[form=act]")
    point(do)
    page.evaluate("() => document.getElementById('pointer').hidePopover()")
    do.click()
    turned(page, now)
    flight()
    shoot(1200)
    settled(page, now)
    flight()
    shoot(2000)
    context.close()
    palette = palette_of(film[2][0])
    frames = [flat(image, palette) for image, _ in film]
    path = DOCS / "turn.gif"
    frames[0].save(
        path, save_all=True, append_images=frames[1:], duration=[time for _, time in film],
        loop=0, optimize=True,
    )  # fmt: skip
    print(path.relative_to(ROOT), len(film), "frames", f"{path.stat().st_size / 1000:.0f} kB")


def make(wanted):
    """Those that are asked for, or all."""
    with chromium() as browser:
        for name, draw in (("marks", marks), ("preview", preview)):
            if not wanted or name in wanted:
                draw(browser)
        for name, draw in (("tables", tables), ("turn", turn)):
            if not wanted or name in wanted:
                server = Served(Path(tempfile.mkdtemp()))
                try:
                    draw(browser, server.address)
                finally:
                    server.end()


if __name__ == "__main__":
    make(sys.argv[1:])
