"""The licences in the wheels."""

from importlib.metadata import files, metadata
from pathlib import Path

import pytest

TEXTS = {
    "MIT.txt": "LICENSE",
    "Inter-OFL.txt": "crates/render/src/font/Inter-OFL.txt",
    "NotoSansSC-OFL.txt": "crates/render/src/font/NotoSansSC-OFL.txt",
}


@pytest.mark.parametrize("package", ["pygocheck", "pygocheck-cli"])
def test_the_wheel_contains_the_licences_of_code_and_fonts(package: str, repository: Path) -> None:
    assert metadata(package)["License-Expression"] == "MIT AND OFL-1.1"
    inside = {file.name: file for file in files(package) or [] if "licenses" in file.parts}
    assert {name: file.read_text(encoding="utf-8") for name, file in inside.items()} == {
        name: (repository / path).read_text(encoding="utf-8") for name, path in TEXTS.items()
    }
