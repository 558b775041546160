#!/usr/bin/env python3
"""Makes the fonts of the pictures: of each, the letters that are drawn and nothing else.

    pip install fonttools
    npm pack @expo-google-fonts/inter@0.4.2 @expo-google-fonts/noto-sans-sc@0.4.3
    python3 crates/render/src/font/subset.py *.tgz

The packages have the fonts of Google Fonts as they are, one file a weight. A Chinese character that is to be drawn is
added to characters.txt; a test fails while a title needs one that is not there.
"""

import io
import pathlib
import sys
import tarfile

from fontTools import subset

HERE = pathlib.Path(__file__).parent
ASCII = "".join(map(chr, range(ord(" "), ord("~") + 1))) + "\u2026"
CHINESE = (HERE / "characters.txt").read_text(encoding="utf-8").replace("\n", "")
FONTS = {
    "Inter_600SemiBold.ttf": ("Inter-SemiBold.subset.ttf", ASCII),
    "NotoSansSC_600SemiBold.ttf": ("NotoSansSC-SemiBold.subset.ttf", CHINESE),
}


def make(source: bytes, target: pathlib.Path, letters: str) -> None:
    options = subset.Options(hinting=False, layout_features=[], name_IDs=[0, 1, 2, 5, 6, 13, 14], notdef_outline=True)
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "STAT", "BASE", "vhea", "vmtx", "gasp"]
    font = subset.load_font(io.BytesIO(source), options)
    lacking = set(map(ord, letters)) - set(font.getBestCmap())
    if lacking:
        sys.exit(f"{target.name}: the font lacks {''.join(map(chr, sorted(lacking)))}")
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    # The same letters give the same bytes.
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    subset.save_font(font, target, options)
    print(f"{target.name}: {len(set(letters))} letters, {target.stat().st_size} bytes")


def main() -> None:
    for package in sys.argv[1:]:
        with tarfile.open(package) as archive:
            for member in archive:
                name = pathlib.PurePath(member.name).name
                if name in FONTS:
                    target, letters = FONTS[name]
                    make(archive.extractfile(member).read(), HERE / target, letters)


if __name__ == "__main__":
    main()
