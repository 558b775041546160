"""Positions of game records in Arrow batches, with planes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pygocheck import boards, records
from sgf_records import some_records

pa: Any = pytest.importorskip("pyarrow")
pq: Any = pytest.importorskip("pyarrow.parquet")
arrow: Any = pytest.importorskip("pygocheck.arrow")

NAMES = ["own", "opponent", "legal", "own_before_1", "last_move_1"]


def rows(batches: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pa.Table.from_batches(batches).to_pylist()
    return found


@pytest.fixture(scope="module")
def games() -> list[bytes]:
    return some_records(30)


def table(content: Sequence[bytes | None], **columns: Any) -> Any:
    paths = [f"{number}.sgf" for number in range(len(content))]
    return pa.table({"path": paths, "content": pa.array(content, pa.binary()), **columns})


@pytest.mark.parametrize("features", [NAMES, "alphago_zero", "katago_v7_spatial"])
def test_positions_are_those_of_boards(games: list[bytes], features: Any) -> None:
    found = pa.Table.from_batches(arrow.samples(table(games), size=9, features=features, every=3))
    read = records(games, size=9)
    (expected,) = boards(read, shuffle=False, every=3, features=features, dtype=bool, rules="record", batch=1 << 20)
    assert found.num_rows == len(expected.move) > 200
    for name in ("number", "to_move", "move"):
        assert found.column(name).to_pylist() == getattr(expected, name).tolist()
    assert found.column("path").to_pylist() == [f"{game}.sgf" for game in expected.game.tolist()]
    result = [None if np.isnan(value) else value for value in expected.result.tolist()]
    assert found.column("result").to_pylist() == result
    assert (arrow.planes(found, size=9) == expected.planes).all()


def test_rows_do_not_depend_on_batches(games: list[bytes]) -> None:
    given = table(games, split=["train", "test"] * 15)
    whole = pa.Table.from_batches(arrow.samples(given, size=9, features=NAMES))
    single = pa.Table.from_batches(arrow.samples(given.to_batches(1), size=9, features=NAMES))
    sliced = pa.Table.from_batches(arrow.samples(given.slice(7), size=9, features=NAMES))
    assert whole.equals(single)
    assert set(whole.column("split").to_pylist()) == {"train", "test"}
    assert whole.slice(whole.num_rows - sliced.num_rows).equals(sliced)


def test_bad_games_are_rows_with_an_error() -> None:
    content = [b"(;SZ[9];B[aa];W[aa])", b"(;SZ[13];B[aa])", b"lost", None, b"(;SZ[9];B[aa])", b"(;SZ[9];B[bb])"]
    errors = [None, None, None, None, None, "cannot be read"]
    found = rows(arrow.samples(table(content, error=errors, number_in_list=list(range(6))), size=9, features=NAMES))
    good = [row for row in found if row["error"] is None]
    assert [(row["path"], row["move"], row["number_in_list"]) for row in good] == [("4.sgf", 0, 4)]
    bad = sorted((row["path"], row["error"].split(":")[0], row["planes"]) for row in found if row["error"])
    assert bad == [
        ("0.sgf", "M101", None),
        ("1.sgf", "D101", None),
        ("2.sgf", "E101", None),
        ("3.sgf", "E101", None),
        ("5.sgf", "cannot be read", None),
    ]
    with pytest.raises(ValueError, match="filter by error"):
        arrow.planes(arrow.samples(table([b"lost"]), size=9), size=9)


def test_one_game_of_a_collection() -> None:
    content: list[bytes | None] = [b"(;SZ[9];B[aa])(;SZ[9];B[bb];W[cc])(;SZ[9];B[dd])"] * 2
    found = rows(arrow.samples(table(content, game=[2, None]), size=9, features=NAMES))
    assert [(row["path"], row["game"], row["move"]) for row in found] == [
        ("0.sgf", 2, 10),
        ("0.sgf", 2, 20),
        ("1.sgf", 1, 0),
        ("1.sgf", 2, 10),
        ("1.sgf", 2, 20),
        ("1.sgf", 3, 30),
    ]


def test_arguments_are_checked() -> None:
    good = table([b"(;SZ[9];B[aa])"])
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"features": "ladder"}, "ladder"),
        ({"features": ["owns"]}, "owns"),
        ({"every": 0}, "every"),
        ({"size": 30}, "size"),
        ({"rules": "go"}, "rule sets"),
    ]
    for arguments, message in wrong:
        with pytest.raises(ValueError, match=message):
            list(arrow.samples(good, **{"size": 9, **arguments}))
    with pytest.raises(ValueError, match='"content" expected'):
        list(arrow.samples(pa.table({"path": ["a"]}), size=9))
    assert rows(arrow.samples(good.slice(0, 0), size=9)) == []


def test_program(games: list[bytes], tmp_path: Path) -> None:
    for number, game in enumerate(games[:3]):
        (tmp_path / f"{number}.sgf").write_bytes(game)
    command = [sys.executable, "-m", "pygocheck.arrow", "samples", str(tmp_path), str(tmp_path / "samples.parquet")]
    subprocess.run([*command, "--size", "9", "--features", "own", "legal", "--every", "2"], check=True)
    found = pq.read_table(tmp_path / "samples.parquet")
    (expected,) = boards(
        records(games[:3], size=9), shuffle=False, every=2, features=["own", "legal"], dtype=bool, rules="record"
    )
    assert (arrow.planes(found, size=9) == expected.planes).all()
