"""The licences in the wheel."""

from importlib.metadata import files, metadata
from pathlib import Path

TEXTS = {
    "MIT.txt": "LICENSE",
    "Inter-OFL.txt": "crates/render/src/font/Inter-OFL.txt",
    "NotoSansSC-OFL.txt": "crates/render/src/font/NotoSansSC-OFL.txt",
}


def test_the_wheel_contains_the_licences_of_code_and_fonts(repository: Path) -> None:
    assert metadata("pygocheck")["License-Expression"] == "MIT AND OFL-1.1"
    inside = {file.name: file for file in files("pygocheck") or [] if "licenses" in file.parts}
    assert {name: file.read_text(encoding="utf-8") for name, file in inside.items()} == {
        name: (repository / path).read_text(encoding="utf-8") for name, path in TEXTS.items()
    }
