"""Data sets and their tables in Parquet."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygocheck import dataset, parquet

RECORDS = {
    "a.sgf": "(;SZ[9]PB[=1+1]KM[6.5]BR[9p]WR[3k]DT[2016-01-02]RE[W+2.5];B[ee];W[cc])",
    "b.sgf": '(;SZ[9]PB[Ann, "A"];B[ee];W[gg])',
    "c.sgf": "(;SZ[9];B[cc];W[ee])",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "in").mkdir()
    for name, text in RECORDS.items():
        (tmp_path / "in" / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_options_are_those_of_the_command(folder: Path) -> None:
    report = dataset([folder / "in"], size=[9, 13], min_moves=2, dry_run=True, threads=1)
    # The second game is the first one rotated.
    assert (report["games"], report["dropped"]["symmetric"], report["kept"]) == (3, 1, 2)
    report = dataset(folder / "in", keep_duplicates=True, from_="2016", dry_run=True)
    assert (report["dropped"]["dates"], report["kept"]) == (2, 1)
    with pytest.raises(RuntimeError, match="expected a rank"):
        dataset(folder / "in", dry_run=True, min_rank="strong")


def test_a_table_in_parquet_has_types(folder: Path) -> None:
    read = pytest.importorskip("pyarrow.parquet").read_table
    report = dataset(folder / "in", folder / "clean.zip", table=folder / "games.parquet", keep_duplicates=True)
    assert report["kept"] == 3
    table = read(folder / "games.parquet")
    types = {name: str(table.schema.field(name).type) for name in ("path", "moves", "komi", "black_is_pro", "hash")}
    assert types == {"path": "string", "moves": "int64", "komi": "double", "black_is_pro": "bool", "hash": "string"}
    rows = table.to_pylist()
    assert [row["path"] for row in rows] == ["a.sgf", "b.sgf", "c.sgf"]
    assert [row["black"] for row in rows] == ["=1+1", 'Ann, "A"', None]
    columns = ("winner", "margin", "komi", "black_is_pro", "black_rank_number", "white_rank_number")
    assert [rows[0][name] for name in columns] == ["white", 2.5, 6.5, True, 9, -3]
    assert [rows[1][name] for name in columns] == [None] * 6
    assert sorted(path.name for path in folder.iterdir()) == ["clean.zip", "games.parquet", "in"]
    with pytest.raises(RuntimeError, match="already exists"):
        dataset(folder / "in", table=folder / "games.parquet")


def test_a_table_of_lint_is_converted(folder: Path) -> None:
    read = pytest.importorskip("pyarrow.parquet").read_table
    dataset(folder / "in", table=folder / "games.csv")
    parquet(folder / "games.csv", folder / "new.parquet")
    assert read(folder / "new.parquet").num_rows == 2
