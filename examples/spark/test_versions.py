"""Remedies for missing and outdated versions."""

from __future__ import annotations

import pytest

from versions import LEAST, complaint


@pytest.mark.parametrize(
    ("name", "there", "said"),
    [
        ("Java", "17.0.15", None),
        ("Java", "21", None),
        ("Java", "8.0.392", "Java is 8.0.392, 17 or later is needed: "),
        ("Java", None, "Java 17 or later is missing: "),
        ("Python", "3.9.18", "Python is 3.9.18, 3.11 or later is needed: "),
        ("pyspark", "4.0.0", None),
        ("pyarrow", "17.0.0", "pyarrow is 17.0.0, 19 or later is needed: "),
        ("pygocheck", None, "pygocheck 0.1 or later is missing: "),
    ],
)
def test_versions(name: str, there: str | None, said: str | None) -> None:
    found = complaint(name, there)
    assert found == said if said is None else found is not None and found.startswith(said)
    assert set(LEAST) >= {name}
