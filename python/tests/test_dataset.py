"""Data sets and their tables in Parquet."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pygocheck import dataset, game_types, games, parquet

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
    assert dataset(folder / "in", rules=["japanese", "unknown"], size="9,19", jobs=1, dry_run=True)["kept"] == 2


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"min_rank": "strong"},
            "invalid value 'strong' for '--min-rank <RANK>': expected a rank such as 5k, 3d or 9p",
        ),
        ({"min_rank": True}, "a value is required for '--min-rank <RANK>' but none was supplied"),
        ({"min_moves": [1, 2]}, "the argument '--min-moves <N>' cannot be used multiple times"),
        ({"rules": "chess"}, "invalid value 'chess' for '--rules <RULES>'\n  [possible values: japanese, chinese,"),
        ({"size": [9, 99]}, "invalid value '99' for '--size <N|RxC>': a board has 1 to 25 rows"),
        ({"replace": "yes"}, "unexpected value 'yes' for '--replace' found; no more were expected"),
        ({"min_move": 3}, "unexpected argument '--min-move' found\n\n  tip: a similar argument exists: '--min-moves'"),
        ({"table": "games.csv"}, "the argument '--dry-run' cannot be used with '--table <FILE>'"),
        ({"keep_faulty": True, "select": "M"}, "the argument '--keep-faulty' cannot be used with '--select <CODES>'"),
        ({"seed": 3}, "the following required arguments were not provided:\n  --estimate"),
        ({"select": "QQQ"}, 'no code begins with "QQQ"'),
        ({"exclude": "gone.csv"}, "cannot read gone.csv: "),
    ],
)
def test_errors_of_options_are_those_of_the_command(folder: Path, options: dict[str, Any], message: str) -> None:
    with pytest.raises(RuntimeError) as error:
        dataset(folder / "in", dry_run=True, **options)
    assert str(error.value).startswith(f"error: {message}")


def test_errors_of_files_name_them(folder: Path) -> None:
    with pytest.raises(RuntimeError, match=r"^error: nothing would be written"):
        dataset(folder / "in")
    with pytest.raises(RuntimeError, match=r"^error: no game records"):
        dataset([], dry_run=True)
    (folder / "empty").mkdir()
    with pytest.raises(
        RuntimeError, match=r"empty: F107 error: no game records in this folder or archive\n    = help: "
    ):
        dataset(folder / "empty", dry_run=True)
    (folder / "in" / "gocheck.toml").write_text("[lint]\nname = 1\n", encoding="utf-8")
    with pytest.raises(RuntimeError, match=r"(?s)gocheck\.toml: F113 error: .*unknown field `name`"):
        dataset(folder / "in", dry_run=True)
    assert dataset(folder / "in", dry_run=True, no_settings=True)["games"] == 3
    assert dataset(folder / "gone.sgf", dry_run=True)["unreadable"] == 1


def test_the_report_and_the_files_are_those_of_the_command(folder: Path) -> None:
    command = [sys.executable, "-m", "pygocheck", "dataset", str(folder / "in"), "--format", "json"]
    options = ["--output", str(folder / "one"), "--table", str(folder / "one.csv"), "--name-template", "{black}_{date}"]
    run = subprocess.run([*command, *options], capture_output=True, text=True, check=True)
    report = dataset(folder / "in", folder / "two", table=folder / "two.csv", name_template="{black}_{date}")
    assert report == json.loads(run.stdout)
    assert (folder / "two.csv").read_bytes() == (folder / "one.csv").read_bytes()
    written = [{path.name: path.read_bytes() for path in (folder / name).iterdir()} for name in ("one", "two")]
    assert written[0] == written[1]
    assert len(written[0]) == report["kept"] == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_ctrl_c_stops_a_data_set_that_goes_on_later(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    game = "(;SZ[19]KM[6.5]RU[Chinese];B[{}{}];W[dd];B[];W[])"
    # Estimates of their scores take minutes.
    for number in range(300):
        text = "".join(game.format(chr(97 + at % 19), chr(97 + at // 19)) for at in range(100))
        (tmp_path / "in" / f"{number}.sgf").write_text(text, encoding="utf-8")
    program = """
        import sys
        from pygocheck import dataset
        print("ready", flush=True)
        try: dataset("in", "out", estimate=True, name_template="{file}", threads=1)
        except KeyboardInterrupt: sys.exit(33)
        """
    call = [sys.executable, "-c", textwrap.dedent(program)]
    child = subprocess.Popen(call, stdout=subprocess.PIPE, cwd=tmp_path)
    assert child.stdout is not None
    assert child.stdout.readline() == b"ready\n"
    journal = tmp_path / "out" / ".dataset-journal"
    while not journal.exists():
        assert child.poll() is None, "the call ended too early"
        time.sleep(0.01)
    child.send_signal(signal.SIGINT)
    assert child.wait(timeout=60) == 33
    assert [path.name for path in (tmp_path / "out").iterdir()] == [journal.name]
    # Another call of this kind is the same run, and one with other options is not.
    options: dict[str, Any] = {"name_template": "{file}_{moves}"}
    with pytest.raises(RuntimeError, match="left from a run with other options"):
        dataset(tmp_path / "in", tmp_path / "out", estimate=True, **options)


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({"min_rank": None, "replace": None, "keep_faulty": False}, 2),
        ({"min_moves": 2.0, "handicap": np.int64(0)}, 2),
        ({"min_moves": np.float64(3)}, 0),
        ({"size": (9.0, np.int8(19))}, 2),
        ({"keep_duplicates": np.True_}, 3),
    ],
)
def test_values_of_options(folder: Path, options: dict[str, Any], kept: int) -> None:
    assert dataset(folder / "in", dry_run=True, **options)["kept"] == kept


def test_an_option_may_be_a_path(folder: Path) -> None:
    (folder / "list.txt").write_text(f"{folder / 'in' / 'a.sgf'}\n", encoding="utf-8")
    assert dataset([], dry_run=True, files_from=folder / "list.txt")["games"] == 1


def test_arguments_of_a_wrong_type(folder: Path) -> None:
    with pytest.raises(TypeError, match=r"^player: b'Ann'; text expected$"):
        dataset(folder / "in", dry_run=True, player=b"Ann")
    with pytest.raises(TypeError, match=r"^size: <object object at .*>; text, a number, a path, or a list of them"):
        dataset(folder / "in", dry_run=True, size=object())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^records: bytes; paths expected"):
        dataset(b"(;SZ[9])", dry_run=True)  # type: ignore[arg-type]


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
    for options in ({}, {"replace": False}, {"replace": None}):
        with pytest.raises(RuntimeError, match="already exists"):
            dataset(folder / "in", table=folder / "games.parquet", **options)
    assert read(folder / "games.parquet").equals(table)
    dataset(folder / "in", table=folder / "games.parquet", replace=True)
    assert read(folder / "games.parquet").num_rows == 2


def test_a_table_in_parquet_is_what_pyarrow_makes_of_csv(folder: Path) -> None:
    read = pytest.importorskip("pyarrow.parquet").read_table
    (folder / "in" / "numbers.sgf").write_text(
        "(;SZ[5]PB[1234]BR[9p]DT[2016]KM[6.5]RE[0]RU[Chinese];B[cc];W[bb];B[];W[])", encoding="utf-8"
    )
    for table in ("games.csv", "games.parquet"):
        dataset(
            folder / "in",
            table=folder / table,
            estimate=True,
            ownership=True,
            split="train=0.5,test=0.5",
            keep_duplicates=True,
        )
    parquet(folder / "games.csv", folder / "converted.parquet")
    written, converted = read(folder / "games.parquet"), read(folder / "converted.parquet")
    assert written.schema.equals(converted.schema)
    assert written.equals(converted)
    assert written.num_rows == 4


def test_pandas_reads_a_table_with_types(folder: Path) -> None:
    pandas = pytest.importorskip("pandas")
    (folder / "in" / "numbers.sgf").write_text("(;SZ[5]PB[1234]PW[NA]DT[2016];B[cc];W[bb];B[])", encoding="utf-8")
    dataset(folder / "in", table=folder / "games.csv", keep_duplicates=True)
    types = game_types()
    table = pandas.read_csv(folder / "games.csv", dtype=types, keep_default_na=False, na_values=[""])
    assert {name: str(kind) for name, kind in table.dtypes.items()} == {name: types[name] for name in table.columns}
    row = table[table["file"].str.endswith("numbers.sgf")].iloc[0]
    assert (row["black"], row["white"], row["date"], int(row["moves"])) == ("1234", "NA", "2016", 3)
    assert pandas.isna(row["komi"])


def test_a_table_of_lint_is_converted(folder: Path) -> None:
    read = pytest.importorskip("pyarrow.parquet").read_table
    dataset(folder / "in", table=folder / "games.csv")
    parquet(folder / "games.csv", folder / "new.parquet")
    assert read(folder / "new.parquet").num_rows == 2


def test_a_table_in_parquet_has_the_types_of_games(folder: Path) -> None:
    read = pytest.importorskip("pyarrow.parquet").read_table
    record = folder / "passes.sgf"
    record.write_text("(;SZ[5]RU[Chinese]KM[6.5];B[cc];W[bb];B[];W[])", encoding="utf-8")
    command = [sys.executable, "-m", "pygocheck", "lint", "--games", "csv", "--estimate", str(record)]
    (folder / "games.csv").write_bytes(subprocess.run(command, capture_output=True, check=False).stdout)
    parquet(folder / "games.csv", folder / "games.parquet")
    table = read(folder / "games.parquet")
    expected = games(record, estimate=True)
    kinds = {"int64": "i", "double": "f", "bool": "b", "string": "O"}
    assert {field.name: kinds[str(field.type)] for field in table.schema} == {
        name: values.dtype.kind for name, values in expected.items()
    }
    for name in ("estimate_confidence", "estimate_winner_confidence"):
        (value,) = table.column(name).to_pylist()
        assert 0 < value <= 1
        assert value == pytest.approx(float(expected[name][0]), abs=0.01)
