"""The programs in docs/large.md run unchanged, if the packages that they import are installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from gocheck_arrow import answer

GUIDE = Path(__file__).parents[2] / "docs" / "large.md"


def program(engine: str) -> str:
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    (text,) = [block for block in blocks if re.search(rf"^(import|from) {engine}\b", block, re.MULTILINE)]
    return text


@pytest.mark.parametrize("engine", ["distributed", "ray"])
def test_positions_are_answered(engine: str, tmp_path: Path) -> None:
    pytest.importorskip(engine)
    random = np.random.default_rng(5)
    (tmp_path / "positions").mkdir()
    tables = []
    for part in range(3):
        cells = [random.integers(-1, 2, 81).astype(np.int8).tobytes() for _ in range(100)] + [None]
        rows = pa.record_batch(
            {"id": pa.array(range(101 * part, 101 * part + 101)), "cells": pa.array(cells, pa.binary())}
        )
        pq.write_table(pa.Table.from_batches([rows]), tmp_path / "positions" / f"{part}.parquet")
        tables.append(pa.Table.from_batches(answer([rows])))
    (tmp_path / "program.py").write_text(program(engine), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, "program.py"]
    run = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert run.returncode == 0, run.stderr
    found = pq.read_table(tmp_path / "answers").sort_by("id")
    assert found.equals(pa.concat_tables(tables))
