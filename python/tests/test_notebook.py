"""The notebooks run from top to bottom, with the outputs that are stored in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbclient
import nbformat
import pytest

NOTEBOOKS = sorted((Path(__file__).parents[1] / "examples").glob("*.ipynb"))


def said(notebook: Any) -> list[Any]:
    """The text that a reader sees."""
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    return [output.get("text") or output["data"].get("text/plain") for output in outputs]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs(path: Path) -> None:
    kept, fresh = (nbformat.reads(path.read_text(encoding="utf-8"), as_version=4) for _ in range(2))  # type: ignore[no-untyped-call]
    run = nbclient.NotebookClient(fresh, timeout=300, kernel_name="python3").execute()
    # The layout of pandas tables depends on its version.
    expected, found = (["".join(text).split() for text in said(notebook)] for notebook in (kept, run))
    assert expected
    assert expected == found
