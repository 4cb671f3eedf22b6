"""Cuts the static fonts of the documents from the variable ones.

Chromium embeds a variable font in a PDF as Type 3 drawings, one per size and
weight: large files, poor print. Static instances are embedded as TrueType.
Run once, after a change of weights:

    pip install fonttools brotli
    python art/documents/fonts/make-fonts.py

Needs @fontsource-variable/fraunces and @fontsource-variable/figtree in
node_modules. Both fonts are under the SIL Open Font License 1.1.
"""

import os

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "../../../../node_modules/@fontsource-variable")
LATIN = (
    "0020-007E,00A0-00FF,2010-2015,2018-201E,2022,2026,2030,2032,2033,2039,"
    "203A,2122,2190-2193,2212"
)
RUPEE = [0x20B9]
FEATURES = ["kern", "liga", "lnum", "tnum", "pnum", "onum", "case", "ccmp", "mark", "mkmk"]


def cut(path, axes, name, italic=False):
    """Writes <name>.woff2 and, from the latin-ext file, <name>-rupee.woff2; no sum is in italics."""
    for part, suffix in (("latin", ""), ("latin-ext", "-rupee"))[: 1 if italic else 2]:
        font = TTFont(os.path.join(SOURCE, path.format(part)))
        font = instancer.instantiateVariableFont(font, axes, updateFontNames=False)
        options = subset.Options()
        options.layout_features = FEATURES
        options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
        options.notdef_outline = True
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=RUPEE if suffix else subset.parse_unicodes(LATIN))
        subsetter.subset(font)
        for record in font["name"].names:
            if record.nameID in (1, 4, 16):
                record.string = name
            if record.nameID in (3, 6):
                record.string = name.replace(" ", "") + suffix.replace("-", "").title()
            if record.nameID in (2, 17):
                record.string = "Italic" if italic else "Regular"
        font.flavor = "woff2"
        font.save(os.path.join(HERE, name.lower().replace(" ", "-") + suffix + ".woff2"))


ROMAN = "fraunces/files/fraunces-{}-full-normal.woff2"
ITALIC = "fraunces/files/fraunces-{}-full-italic.woff2"
PLAIN = {"SOFT": 0, "WONK": 0}
cut(ROMAN, {"wght": 540, "opsz": 110, **PLAIN}, "Fraunces Display")
cut(ROMAN, {"wght": 600, "opsz": 24, **PLAIN}, "Fraunces SemiBold")
cut(ROMAN, {"wght": 400, "opsz": 14, **PLAIN}, "Fraunces Text")
cut(ITALIC, {"wght": 400, "opsz": 24, **PLAIN}, "Fraunces Text Italic", italic=True)
for weight, label in ((400, "Regular"), (650, "SemiBold")):
    cut("figtree/files/figtree-{}-wght-normal.woff2", {"wght": weight}, f"Figtree {label}")
