"""The programs in docs/large.md run unchanged, if the packages that they import are installed."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pygocheck.arrow import CHECKED, answer, check, from_boards, members, unpack

GUIDE = Path(__file__).parents[2] / "docs" / "large.md"


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def program(engine: str, folder: str) -> str:
    imports = re.compile(rf"^(import|from) {engine}\b", re.MULTILINE)
    (text,) = [block for block in blocks() if imports.search(block) and f'"{folder}"' in block]
    return text


def run(text: str, folder: Path) -> None:
    (folder / "program.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "program.py"]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr


def test_every_program_is_tested() -> None:
    programs = [program(engine, folder) for engine in ("distributed", "ray") for folder in ("positions", "records")]
    assert sorted(programs) == sorted(block for block in blocks() if "__main__" in block)


@pytest.mark.parametrize("form", ["cells", "stones"])
@pytest.mark.parametrize("engine", ["distributed", "ray"])
def test_positions_are_answered(engine: str, form: str, tmp_path: Path) -> None:
    pytest.importorskip(engine)
    random = np.random.default_rng(5)
    (tmp_path / "positions").mkdir()
    tables = []
    for part in range(3):
        boards = from_boards(random.integers(-1, 2, (100, 9, 9)))
        (rows,) = boards.to_batches() if form == "stones" else unpack(boards)
        # The last one is missing.
        values = pa.array([*rows.column(form).to_pylist(), None], rows.schema.field(form).type)
        rows = pa.record_batch({"id": pa.array(range(101 * part, 101 * part + 101)), form: values})
        pq.write_table(pa.Table.from_batches([rows]), tmp_path / "positions" / f"{part}.parquet")
        tables.append(pa.Table.from_batches(answer(rows)))
    run(program(engine, "positions"), tmp_path)
    found = pq.read_table(tmp_path / "answers").sort_by("id")
    assert found.equals(pa.concat_tables(tables))


@pytest.mark.parametrize("engine", ["distributed", "ray"])
def test_records_are_checked(engine: str, tmp_path: Path) -> None:
    pytest.importorskip(engine)
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as made:
        made.writestr("a.sgf", "(;SZ[9];B[ee];W[ee])")
        made.writestr("b.sgf", "(;SZ[9]PB[Ann];B[cc])")
    (tmp_path / "records").mkdir()
    tables = []
    for part in range(3):
        paths = [f"{part}/a.zip", f"{part}/c.sgf", f"{part}/d.sgf"]
        content = [archive.getvalue(), f"(;SZ[9]PB[{part}];B[aa])".encode(), b"lost"]
        rows = pa.record_batch({"path": paths, "content": content, "date": ["2020"] * 3})
        pq.write_table(pa.Table.from_batches([rows]), tmp_path / "records" / f"{part}.parquet")
        tables.append(pa.Table.from_batches(check(members([rows])), CHECKED))
    run(program(engine, "records"), tmp_path)
    found = pq.read_table(tmp_path / "checked").sort_by("file")
    assert found.num_rows == 12
    assert found.cast(CHECKED).equals(pa.concat_tables(tables))


def test_dask_continues_after_a_failure(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    (tmp_path / "positions").mkdir()
    good = from_boards(np.zeros((2, 9, 9), np.int8))
    pq.write_table(good, tmp_path / "positions" / "0.parquet")
    (tmp_path / "positions" / "1.parquet").write_bytes(b"lost")
    text, answers = program("distributed", "positions"), tmp_path / "answers"
    with pytest.raises(AssertionError, match="ArrowInvalid"):
        run(text, tmp_path)
    pq.write_table(good, tmp_path / "positions" / "1.parquet")
    run(text, tmp_path)
    times = {path.name: path.stat().st_mtime_ns for path in answers.iterdir()}
    assert sorted(times) == ["0.parquet", "1.parquet"]
    run(text, tmp_path)
    assert {path.name: path.stat().st_mtime_ns for path in answers.iterdir()} == times


def test_arrays_become_files_and_back(tmp_path: Path) -> None:
    (text,) = [block for block in blocks() if "from_boards" in block]
    check = "\nassert legal.shape == boards.shape == (1000, 9, 9)\nassert legal.all() and not boards.any()\n"
    (tmp_path / "program.py").write_text(text + check, encoding="utf-8")
    subprocess.run([sys.executable, "program.py"], cwd=tmp_path, check=True)


def test_training_set(tmp_path: Path) -> None:
    here = Path(__file__).parent
    command = [sys.executable, str(here / "make_archive.py"), "games.tar", "400"]
    subprocess.run(command, cwd=tmp_path, check=True)
    arguments = ["-m", "pygocheck.arrow", "records", "games.tar", "records.parquet"]
    subprocess.run([sys.executable, *arguments], cwd=tmp_path, check=True)
    command = [sys.executable, str(here / "samples_here.py"), "records.parquet", "samples", "--size", "9"]
    subprocess.run(command, cwd=tmp_path, check=True)
    (text,) = [block for block in blocks() if "arrow.planes" in block]
    check = "\nassert planes.shape == (rows.num_rows, 17, 9, 9) and rows.num_rows > 1000\n"
    (tmp_path / "program.py").write_text(text + check, encoding="utf-8")
    subprocess.run([sys.executable, "program.py"], cwd=tmp_path, check=True)
    same = [sys.executable, str(here / "compare_samples.py"), "samples", "samples"]
    said = subprocess.run(same, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert said.splitlines()[0].startswith("test: rows ")
    assert said.splitlines()[1].startswith("train: rows ")
