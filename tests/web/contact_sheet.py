"""All pictures on sheets, large and small, by day and by night: for looking at them.

``python -m tests.web.contact_sheet FOLDER [PREFIX …]`` writes them.
"""

import re
import sys
from pathlib import Path

from bricabrac.web.door.assets import Assets, sprite
from tests.web.conftest import chromium

SMALL, LARGE, ACROSS, DOWN = 64, 240, 2, 6
SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"')
STYLE = """
body { margin: 0; background: #888; font: 13px sans-serif; }
main { display: inline-grid; grid-template-columns: repeat(2, max-content);
       gap: 6px; padding: 6px; }
figure { margin: 0; display: grid; grid-template-columns: auto auto; }
figcaption { grid-column: 1 / -1; background: #fff; padding: 2px 6px; }
div { display: flex; gap: 8px; align-items: end; padding: 8px; color: var(--ink);
      background: var(--panel); }
"""


def symbols(drawn):
    """Every symbol with the width that goes with a height of 1."""
    return {id: float(wide) / float(high) for id, wide, high in SYMBOL.findall(drawn)}


def cell(id, ratio):
    """One picture, four times."""

    def shown(high):
        size = f'width="{high * min(ratio, 1.34):.0f}" height="{high}"'
        return f'<svg {size}><use href="#{id}"/></svg>'

    both = f"<div>{shown(LARGE * 0.75 if ratio > 1.1 else LARGE)}{shown(SMALL)}</div>"
    themes = "".join(f'<div data-theme="{theme}">{both}</div>' for theme in ("light", "dark"))
    return f"<figure><figcaption>{id}</figcaption>{themes}</figure>"


def sheets(drawn, prefixes=()):
    """Pages of cells, by family."""
    known = symbols(drawn)
    families = {}
    for id in known:
        families.setdefault(id.partition("-")[0], []).append(id)
    for family, ids in families.items():
        ids = [id for id in ids if not prefixes or id.startswith(tuple(prefixes))]
        for begin in range(0, len(ids), ACROSS * DOWN):
            part = ids[begin : begin + ACROSS * DOWN]
            yield f"{family}-{begin}", "".join(cell(id, known[id]) for id in part)


def write(folder, prefixes=()):
    """All sheets as PNG files; their names."""
    drawn, tokens = sprite().decode(), Assets().files["tokens.css"].body.decode()
    tokens = tokens.replace(":root[data-theme", "[data-theme").replace(":root {", "[data-theme] {")
    Path(folder).mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1600, "height": 900})
        for name, cells in sheets(drawn, prefixes):
            hidden = drawn.replace("<svg ", '<svg width="0" height="0" style="position:absolute" ')
            page.set_content(f"<style>{tokens}{STYLE}</style>{hidden}<main>{cells}</main>")
            page.locator("main").screenshot(path=Path(folder, f"{name}.png"))
            yield name


if __name__ == "__main__":
    print(*write(sys.argv[1], sys.argv[2:]))
