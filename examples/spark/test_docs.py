"""The programs in docs/large.md run unchanged, if the packages that they import are installed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pygocheck.arrow import answer, from_boards, unpack

GUIDE = Path(__file__).parents[2] / "docs" / "large.md"


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def program(engine: str) -> str:
    (text,) = [block for block in blocks() if re.search(rf"^(import|from) {engine}\b", block, re.MULTILINE)]
    return text


@pytest.mark.parametrize("form", ["cells", "stones"])
@pytest.mark.parametrize("engine", ["distributed", "ray"])
def test_positions_are_answered(engine: str, form: str, tmp_path: Path) -> None:
    pytest.importorskip(engine)
    random = np.random.default_rng(5)
    (tmp_path / "positions").mkdir()
    tables = []
    for part in range(3):
        boards = from_boards(random.integers(-1, 2, (100, 9, 9)))
        (rows,) = boards.to_batches() if form == "stones" else unpack(boards.to_batches())
        # The last one is missing.
        values = pa.array([*rows.column(form).to_pylist(), None], rows.schema.field(form).type)
        rows = pa.record_batch({"id": pa.array(range(101 * part, 101 * part + 101)), form: values})
        pq.write_table(pa.Table.from_batches([rows]), tmp_path / "positions" / f"{part}.parquet")
        tables.append(pa.Table.from_batches(answer([rows])))
    (tmp_path / "program.py").write_text(program(engine), encoding="utf-8")
    command = [sys.executable, "program.py"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert run.returncode == 0, run.stderr
    found = pq.read_table(tmp_path / "answers").sort_by("id")
    assert found.equals(pa.concat_tables(tables))


def test_arrays_become_files_and_back(tmp_path: Path) -> None:
    (text,) = [block for block in blocks() if "from_boards" in block]
    check = "\nassert legal.shape == boards.shape == (1000, 9, 9)\nassert legal.all() and not boards.any()\n"
    (tmp_path / "program.py").write_text(text + check, encoding="utf-8")
    subprocess.run([sys.executable, "program.py"], cwd=tmp_path, check=True)
