"""The typefaces, cut to what is written here; ``scripts/typefaces`` runs it with its own tools."""

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FACES = {  # what a face is for here, and where it comes from
    "display": ("fontsource-grenze", "grenze-latin-700-normal.woff2"),
    "text": ("fontsource-variable-source-sans-3", "source-sans-3-latin-wght-normal.woff2"),
}
WEIGHTS = (400, 800)
HEIGHT = 0.51  # of a small x, as in the faces that devices bring: 12 px are to be read as 12 px
BELOW = (
    0.27  # the room under the line; as much is left above the capitals, so that they are centred
)
# Latin-1, and what French, German and good printers need beyond it.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x178, 0x1E9E]
SIGNS = [*map(ord, "‐‑–—‘’‚“”„•…‹›−"), 0x2009, 0x202F]
FEATURES = ["ccmp", "kern", "liga", "locl", "mark"]
SYSTEM = "/usr/share/fonts/truetype/liberation"  # as wide as Arial and Times New Roman
STAND_INS = {
    "display": ["LiberationSerif-Bold"],
    "text": ["LiberationSans-Regular", "LiberationSans-Bold"],
}
SAMPLE = "Two crystals for the whale: réparer une machine, die Maschine reparieren. 1 2 3"


def even_figures(font):
    """Figures of one width and height, without a style sheet that has to ask for them."""
    figures = font.getBestCmap()
    for tag in ("lnum", "tnum"):
        swaps = {}
        for record in font["GSUB"].table.FeatureList.FeatureRecord:
            if record.FeatureTag == tag:
                for number in record.Feature.LookupListIndex:
                    for table in font["GSUB"].table.LookupList.Lookup[number].SubTable:
                        swaps.update(getattr(table, "ExtSubTable", table).mapping)
        for table in font["cmap"].tables:
            for sign in map(ord, "0123456789"):
                table.cmap[sign] = swaps.get(table.cmap[sign], figures[sign])


def fit(font):
    """Letters as high as readers are used to, and capitals in the middle of their line."""
    head, lines, high = font["head"], font["hhea"], font["OS/2"]
    head.unitsPerEm = round(high.sxHeight / HEIGHT)
    below = round(BELOW * head.unitsPerEm)
    above = high.sCapHeight + below
    lines.ascent, lines.descent, lines.lineGap = above, -below, 0
    high.sTypoAscender, high.sTypoDescender, high.sTypoLineGap = above, -below, 0
    high.usWinAscent, high.usWinDescent = above, below


def rename(font, name):
    """What was changed must not bear a reserved name: the licence asks for it."""
    for record in list(font["name"].names):
        if record.nameID not in (0, 13, 14):
            font["name"].removeNames(nameID=record.nameID)
    for number, said in ((1, name), (2, "Regular"), (4, name), (6, name.replace(" ", ""))):
        font["name"].setName(said, number, 3, 1, 0x409)


def cut(path, to):
    """A face with our letters only, and the weights that we use."""
    font = TTFont(path)
    for table in font["cmap"].tables:  # French has a narrow space before its signs, few faces do
        table.cmap.setdefault(0x202F, table.cmap.get(0x2009, table.cmap[0x20]))
    if "fvar" not in font:
        even_figures(font)
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=["*"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*LETTERS, *SIGNS])
    subsetter.subset(font)
    if "fvar" in font:
        instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    fit(font)
    rename(font, f"Bricabrac {to.stem}")
    font.flavor = "woff2"
    font.save(to)


def width_of(font, text):
    """How long a text is, for letters one unit high."""
    letters, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[letters[ord(sign)]][0] for sign in text) / font["head"].unitsPerEm


def stand_in(face, plain):
    """How a face of the system is stretched to take no more and no less room than ours."""
    stretched = width_of(face, SAMPLE) / width_of(plain, SAMPLE)
    unit, head = face["head"].unitsPerEm, face["hhea"]
    up, down = head.ascent / unit, -head.descent / unit
    return f"× {stretched:.3f}, ascent {up / stretched:.1%}, descent {down / stretched:.1%}"


def main(source, target):
    """Both faces with their licences, and what to write into the style sheet."""
    for name, (package, file) in FACES.items():
        path = target / f"{name}.woff2"
        cut(source / package / "files" / file, path)
        shutil.copy(source / package / "LICENSE", target / f"{name}.LICENSE")
        print(path, f"{path.stat().st_size / 1000:.1f} kB")
        for plain in STAND_INS[name]:
            face = TTFont(path)
            if "fvar" in face:
                face = instantiateVariableFont(face, {"wght": 700 if "Bold" in plain else 400})
            print(" ", plain, stand_in(face, TTFont(f"{SYSTEM}/{plain}.ttf")))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
