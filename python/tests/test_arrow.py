"""Positions in Arrow batches: answers, and packed bits."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from boards import random_boards
from pygocheck import BLACK, WHITE, Position, analyse

pa: Any = pytest.importorskip("pyarrow")
pq: Any = pytest.importorskip("pyarrow.parquet")
arrow: Any = pytest.importorskip("pygocheck.arrow")

Row = dict[str, Any]
#: By hand: in the first White captures at A3; in the second its stone at the lower right has no liberty.
CAPTURE = np.array([[0, 1, -1], [1, -1, 0], [0, 0, 0]], np.int8)
DEAD = np.array([[0, 0, 0], [0, 0, 1], [0, 1, -1]], np.int8)
SETS = ("dead", "legal", "captures")


def bits(board: np.ndarray[Any, Any]) -> bytes:
    """By the definition: a byte has eight points, the first is its highest bit."""
    found = b""
    for color in (BLACK, WHITE):
        text = "".join("1" if cell == color else "0" for cell in board.ravel().tolist())
        text += "0" * (-len(text) % 8)
        found += bytes(int(text[place : place + 8], 2) for place in range(0, len(text), 8))
    return found


def batch(*cells: bytes | None, form: str = "cells", **columns: Any) -> Any:
    return pa.record_batch({form: pa.array(cells, pa.binary()), **columns})


def answered(given: Any) -> list[Row]:
    (out,) = arrow.answer([given])
    assert out.select(given.schema.names).equals(given)
    assert out.schema.names == [*given.schema.names, *arrow.ANSWER.names]
    assert [out.schema.field(name).type for name in arrow.ANSWER.names] == arrow.ANSWER.types
    rows: list[Row] = out.to_pylist()
    return rows


def places(cells: bytes) -> list[int]:
    return [place for place, cell in enumerate(cells) if cell]


def packed_places(packed: bytes) -> list[int]:
    text = "".join(f"{byte:08b}" for byte in packed)
    return [place for place, bit in enumerate(text) if bit == "1"]


def test_answers_of_boards_by_hand() -> None:
    capture, dead = answered(batch(CAPTURE.tobytes(), DEAD.tobytes()))
    assert (capture["valid"], capture["error"]) == (True, None)
    assert places(capture["captures"]) == [0]
    assert places(capture["legal"]) == [0, 5, 6, 7, 8]
    assert places(capture["dead"]) == []
    assert (dead["valid"], places(dead["dead"])) == (False, [8])
    (black,) = answered(batch(CAPTURE.tobytes(), to_move=[BLACK]))
    assert 0 in places(black["legal"])
    assert places(black["captures"]) == [5]


def test_packed_bits_by_hand() -> None:
    # Black's stones are the points 1 and 3, White's 2 and 4: 01010000 0 and 00101000 0.
    stones = bytes([0b01010000, 0, 0b00101000, 0])
    (row,) = answered(batch(stones, form="stones", rows=[3], cols=[3]))
    assert row["legal"] == bytes([0b10000111, 0b10000000])
    assert row["captures"] == bytes([0b10000000, 0])
    assert (row["dead"], row["valid"], row["error"]) == (bytes(2), True, None)


@pytest.mark.parametrize("kind", [pa.binary(), pa.large_binary(), pa.binary(9)])
def test_cells_of_every_binary_type(kind: Any) -> None:
    column = pa.array([CAPTURE.tobytes(), None, DEAD.tobytes()], kind)
    (out,) = arrow.answer([pa.record_batch({"cells": column}).slice(1)])
    rows = out.to_pylist()
    assert [(row["valid"], row["error"]) for row in rows] == [(None, "cells: missing"), (False, None)]
    # Sets of points are of a fixed size if the positions are.
    assert out.schema.field("legal").type == (kind if kind == pa.binary(9) else pa.binary())


@pytest.mark.parametrize("kind", [pa.binary(), pa.large_binary(), pa.binary(22)])
def test_stones_of_every_binary_type(kind: Any, random: np.random.Generator) -> None:
    boards = random_boards(random, 3, 9, 9)
    column = pa.array([bits(boards[0]), None, bits(boards[2])], kind)
    (out,) = arrow.answer([pa.record_batch({"stones": column}).slice(1)])
    missing, row = out.to_pylist()
    assert (missing["error"], missing["legal"]) == ("stones: missing", None)
    assert packed_places(row["legal"]) == np.flatnonzero(analyse(boards[2]).legal).tolist()
    assert out.schema.field("legal").type == (pa.binary(11) if kind == pa.binary(22) else pa.binary())


@pytest.mark.parametrize("form", ["cells", "stones"])
def test_sizes_and_colours_are_mixed_and_keep_their_rows(form: str) -> None:
    random = np.random.default_rng(3)
    shapes = [(9, 9), (5, 7), (1, 1), (25, 25), (7, 5), (9, 9), (2, 4)] * 40
    boards = [random.integers(-1, 2, shape).astype(np.int8) for shape in shapes]
    colors = random.choice([BLACK, WHITE], len(boards)).tolist()
    sizes = {"rows": [shape[0] for shape in shapes], "cols": [shape[1] for shape in shapes]}
    given = [board.tobytes() if form == "cells" else bits(board) for board in boards]
    rows = answered(batch(*given, form=form, to_move=colors, **sizes))
    for row, board, color in zip(rows, boards, colors):
        # One position at a time, through another function.
        position = Position(board, color)
        assert row["error"] is None
        assert row["valid"] == position.valid
        dead = [at for group in position.dead for at in group.stones]
        for name, expected in [("legal", position.legal), ("captures", position.captures), ("dead", dead)]:
            found = places(row[name]) if form == "cells" else packed_places(row[name])
            assert found == sorted(at[0] * board.shape[1] + at[1] for at in expected)
            assert form == "cells" or len(row[name]) == (board.size + 7) // 8


PADDING = "stones: a bit after those of 3 x 3 points is set: 0 expected"
BAD = [
    ({"cells": None}, "cells: missing"),
    ({"cells": bytes(8)}, "cells: 8 bytes; a square board expected"),
    ({"cells": b""}, "cells: 0 bytes; a square board expected"),
    ({"cells": bytes(2000)}, "cells: 2000 bytes; a square board expected"),
    ({"cells": bytes(4) + b"\x07" + bytes(4)}, "cells[1, 1] is 7: -1 (White), 0 or 1 (Black) expected"),
    ({"cells": b"\x80" + bytes(8)}, "cells[0, 0] is -128: -1 (White), 0 or 1 (Black) expected"),
    ({"cells": bytes(9), "to_move": 0}, "to_move is 0: 1 (Black) or -1 (White) expected"),
    ({"cells": bytes(9), "to_move": None}, "to_move: missing"),
    ({"cells": bytes(9), "rows": 2, "cols": 4}, "cells: 9 bytes; 2 x 4 points expected"),
    ({"cells": bytes(9), "rows": None, "cols": 3}, "rows: missing"),
    ({"cells": bytes(26), "rows": 1, "cols": 26}, "cells: shape (1, 26); a board has 1 to 25 rows and columns"),
    ({"cells": bytes(9), "rows": -3, "cols": -3}, "cells: 9 bytes; -3 x -3 points expected"),
    ({"stones": None}, "stones: missing"),
    ({"stones": bytes(21)}, "stones: 21 bytes; a square board expected"),
    ({"stones": bytes(4)}, "stones: 4 bytes fit boards of several sizes; the columns rows and cols are needed"),
    ({"stones": bytes(4), "rows": 3, "cols": 6}, "stones: 4 bytes; 3 x 6 points, so 6 bytes, expected"),
    ({"stones": b"\x40\x00\x40\x00", "rows": 3, "cols": 3}, "stones: both colours at [0, 1]"),
    (
        {"stones": b"\x00\x01\x00\x00", "rows": 3, "cols": 3},
        PADDING,
    ),
    (
        {"stones": b"\x00\x00\x00\x40", "rows": 3, "cols": 3},
        PADDING,
    ),
    ({"stones": bytes(4), "rows": 3, "cols": 3, "to_move": 2}, "to_move is 2: 1 (Black) or -1 (White) expected"),
]


@pytest.mark.parametrize(("row", "error"), BAD)
def test_a_bad_row_has_an_error_and_does_not_affect_others(row: Row, error: str) -> None:
    # Where the size is not given, no board of bits is as small as that by hand.
    board = CAPTURE if "cells" in row or "rows" in row else np.pad(CAPTURE, (0, 6))
    side = len(board)
    good = {"cells": board.tobytes(), "stones": bits(board), "rows": side, "cols": side, "to_move": WHITE}
    good = {name: good[name] for name in row}
    schema = pa.schema({name: pa.binary() if name in ("cells", "stones") else pa.int32() for name in row})
    before, bad, after = answered(pa.RecordBatch.from_pylist([good, row, good], schema=schema))
    assert bad == {**row, **dict.fromkeys(arrow.ANSWER.names), "error": error}
    assert before == after
    found = places(before["captures"]) if "cells" in row else packed_places(before["captures"])
    assert found == [0]
    (alone,) = answered(pa.RecordBatch.from_pylist([row], schema=schema))
    assert alone == bad


def test_no_rows_and_no_positions() -> None:
    assert answered(batch()) == []
    assert answered(batch(form="stones")) == []
    with pytest.raises(ValueError, match='the columns are board: "stones" or "cells" expected'):
        list(arrow.answer([batch(b"", form="board")]))


def test_columns_of_answers_are_not_there_twice() -> None:
    (out,) = arrow.answer([batch(bytes(9))])
    with pytest.raises(ValueError, match="already there: valid, dead, legal, captures, error; drop or rename them"):
        list(arrow.answer([out]))
    with pytest.raises(ValueError, match="already there: error; drop"):
        list(arrow.answer([batch(bytes(9), error=["no board"])]))


def test_a_batch_a_table_and_iterables_of_them() -> None:
    rows = batch(CAPTURE.tobytes(), DEAD.tobytes())
    table = pa.Table.from_batches([rows])
    expected = pa.Table.from_batches(arrow.answer([rows]))
    halves = [rows.slice(0, 1), pa.Table.from_batches([rows.slice(1)])]
    for given in (rows, table, [table], table.to_reader(), halves, iter(halves)):
        assert pa.Table.from_batches(arrow.answer(given)).equals(expected)
    (packed,) = arrow.pack(table)
    assert list(arrow.unpack(packed)) == list(arrow.unpack(pa.Table.from_batches([packed]))) != []
    for given in (rows, table, halves, table.to_reader()):
        assert (arrow.to_boards(given) == [CAPTURE, DEAD]).all()
    assert arrow.points(arrow.answer(halves), "captures")[0, 0, 0]
    # A table without rows has columns.
    assert pa.Table.from_batches(arrow.answer(table.slice(2))).schema == expected.schema


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("positions.parquet", "batches: str; a pyarrow.Table or pyarrow.RecordBatch, or an iterable of them, expected"),
        (Path("positions.parquet"), r"batches: (Posix|Windows)Path; a pyarrow.Table"),
        (None, "batches: NoneType; "),
        ([None], r"batches\[0\]: NoneType; "),
        ({"cells": [bytes(9)]}, r"batches\[0\]: str; "),
    ],
)
def test_what_is_no_batch(given: Any, message: str) -> None:
    for function in (arrow.answer, arrow.check, arrow.pack):
        with pytest.raises(TypeError, match=message):
            list(function(given))


def test_results_do_not_depend_on_batches() -> None:
    random = np.random.default_rng(7)
    cells = [random.integers(-1, 2, 81).astype(np.int8).tobytes() for _ in range(500)]
    table = pa.Table.from_batches([batch(*cells, None, bytes(80), *cells, number=list(range(1002)))])
    first = pa.Table.from_batches(arrow.answer(table.to_batches()))
    for size in (1, 7, 400):
        assert pa.Table.from_batches(arrow.answer(table.to_batches(size))).equals(first)


@pytest.mark.parametrize("shape", [(9, 9), (19, 19), (1, 1), (3, 5), (4, 2), (25, 25)])
def test_arrays_as_packed_bits_and_back(shape: tuple[int, int], random: np.random.Generator) -> None:
    boards = random_boards(random, 300, *shape)
    to_move = random.choice([BLACK, WHITE], 300)
    table = arrow.from_boards(boards, to_move=to_move)
    assert table.column("stones").to_pylist() == [bits(board) for board in boards]
    assert (arrow.to_boards(table) == boards).all()
    assert (arrow.to_boards(table.slice(100, 50)) == boards[100:150]).all()
    answers = pa.Table.from_batches(arrow.answer(table.to_batches(77)))
    found = analyse(boards, to_move)
    for name in SETS:
        assert (arrow.points(answers, name) == getattr(found, name)).all()


def test_bytes_are_packed_and_unpacked(random: np.random.Generator) -> None:
    shapes = [(9, 9), (5, 7), (9, 9), (1, 1)] * 20
    boards = [random_boards(random, 1, *shape)[0] for shape in shapes]
    sizes = {name: pa.array([shape[axis] for shape in shapes], pa.int8()) for axis, name in enumerate(["rows", "cols"])}
    (answers,) = arrow.answer([batch(*(board.tobytes() for board in boards), **sizes)])
    # Answers may be missing.
    legal = pa.array([None, *answers.column("legal").to_pylist()[1:]], pa.binary())
    answers = answers.set_column(answers.schema.get_field_index("legal"), "legal", legal)
    (packed,) = arrow.pack([answers])
    assert packed.column("stones").to_pylist() == [bits(board) for board in boards]
    assert packed_places(packed.column("legal").to_pylist()[5]) == places(legal.to_pylist()[5])
    (back,) = arrow.unpack([packed])
    assert back.equals(answers)


def test_rows_that_cannot_be_converted(random: np.random.Generator) -> None:
    with pytest.raises(ValueError, match=r"row 2: cells\[0, 1\] is 3: -1 \(White\), 0 or 1 \(Black\) expected"):
        list(arrow.pack([batch(bytes(81)), batch(bytes(81), b"\x00\x03" + bytes(79))]))
    with pytest.raises(ValueError, match=r"boards of several sizes \(2 x 2, 3 x 3\): not with columns of a fixed size"):
        list(arrow.pack([batch(bytes(9)), batch(bytes(4))], fixed=True))
    with pytest.raises(ValueError, match='there is a column "cells": "stones" expected'):
        list(arrow.unpack([batch(bytes(9))]))
    with pytest.raises(ValueError, match=r"boards of several sizes: 2 x 2, 3 x 3; filter by rows and cols"):
        arrow.to_boards(batch(bytes(9), bytes(4)))
    with pytest.raises(ValueError, match=r"boards\[1\]\[0, 2\] is 2: "):
        arrow.from_boards([[[0, 0, 0]], [[0, 1, 2]]])
    with pytest.raises(ValueError, match=r"boards: shape \(3, 3\), int8; \(n, rows, cols\) of integers expected"):
        arrow.from_boards(CAPTURE)
    with pytest.raises(ValueError, match=r"boards: shape \(1, 26, 9\); a board has 1 to 25 rows and columns"):
        arrow.from_boards(np.zeros((1, 26, 9), np.int8))
    masked = np.ma.masked_equal([[[0, 0, 0]], [[0, 1, 9]]], 9)
    with pytest.raises(ValueError, match=r"boards\[1, 0, 2\] is masked"):
        arrow.from_boards(masked)
    assert arrow.from_boards(masked[:1]).num_rows == 1


def test_files_are_converted_by_the_command(tmp_path: Path, random: np.random.Generator) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pygocheck.arrow", *arguments]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    boards = random_boards(random, 1000, 9, 9)
    (tmp_path / "in").mkdir()
    for part, some in enumerate(np.split(boards, 4)):
        table = pa.Table.from_batches([batch(*(board.tobytes() for board in some))])
        pq.write_table(table, tmp_path / "in" / f"{part}.parquet")
    assert run("pack", "in", "packed.parquet").returncode == 0
    packed = pq.read_table(tmp_path / "packed.parquet")
    assert packed.schema.field("stones").type == pa.binary(22)
    assert packed.column("stones").to_pylist() == [bits(board) for board in boards]
    again = run("pack", "in", "packed.parquet")
    assert again.returncode == 1
    assert again.stderr.strip() == "packed.parquet already exists: write somewhere else, or use --replace"
    assert run("answer", "packed.parquet", "answers.parquet").returncode == 0
    answers = pq.read_table(tmp_path / "answers.parquet")
    assert (arrow.points(answers, "legal") == analyse(boards).legal).all()
    assert run("unpack", "answers.parquet", "cells.parquet").returncode == 0
    cells = pq.read_table(tmp_path / "cells.parquet")
    assert cells.column("cells").to_pylist() == [board.tobytes() for board in boards]
    assert (arrow.points(cells, "legal") == analyse(boards).legal).all()
    pq.write_table(pa.Table.from_batches([batch(bytes(81), bytes(80))]), tmp_path / "bad.parquet")
    bad = run("pack", "bad.parquet", "out.parquet")
    assert (bad.returncode, bad.stderr.strip()) == (1, "row 1: cells: 80 bytes; a square board expected")
    assert not list(tmp_path.glob("*out*"))
