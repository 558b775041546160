"""pygocheck for Arrow batches: from positions to answers, from records to findings or to one row per game.

Spark's `mapInArrow`, Ray's `map_batches` and Dask's workers can call these functions. A bad row has an error in its own
column, so that it does not fail the job, and results are deterministic, so that a partition can be computed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from pygocheck import WHITE, Findings, analyse, games, lint

#: The columns that `answer` adds. A point is a byte, 0 or 1, row after row; with an `error`, the others are null.
ANSWER = pa.schema(
    {"valid": pa.bool_(), "dead": pa.binary(), "legal": pa.binary(), "captures": pa.binary(), "error": pa.string()}
)
#: The largest number of rows and columns.
MOST = 25


def answer(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Answer positions: return each row with the columns of `ANSWER` added.

    `cells` is binary, one byte per point, row after row: 1 is Black, -1 (255) White, 0 empty. Without `to_move` (1 or
    -1) White moves; without `rows` and `cols` boards are square.
    """
    for batch in batches:
        yield _answered(batch)


def _answered(batch: pa.RecordBatch) -> pa.RecordBatch:
    cells = batch.column("cells").cast(pa.large_binary())
    lengths = pc.binary_length(cells).fill_null(0).to_numpy()
    side = np.sqrt(lengths).astype(np.int64)
    rows, cols = _numbers(batch, "rows", side), _numbers(batch, "cols", side)
    to_move = _numbers(batch, "to_move", np.full(len(cells), WHITE))
    fits = (rows >= 1) & (rows <= MOST) & (cols >= 1) & (cols <= MOST) & (rows * cols == lengths)
    fits &= np.abs(to_move) == 1
    size = np.where(fits, rows * (MOST + 1) + cols, 0)
    # Boards of one size are answered together; `place` has the index of each row among all the answers.
    parts = [_together(np.empty((0, 1, 1), np.int8), np.empty(0, np.int8))]
    place, count = np.full(len(cells), -1), 0
    for one in np.unique(size[fits]):
        which = np.flatnonzero(size == one)
        points = cells.take(pa.array(which)).buffers()[2]
        boards = np.frombuffer(points, np.int8)[: len(which) * lengths[which[0]]]
        boards = boards.reshape(len(which), *divmod(int(one), MOST + 1))
        good = ((boards >= -1) & (boards <= 1)).all(axis=(1, 2))
        parts.append(_together(boards[good], to_move[which[good]]))
        place[which[good]] = np.arange(count, count + good.sum())
        count += int(good.sum())
    answers = pa.concat_batches(parts).take(pa.array(place, mask=place < 0))
    errors = [None] * len(cells)
    for row in np.flatnonzero(place < 0).tolist():
        errors[row] = _error(batch.slice(row, 1).to_pylist()[0], int(rows[row]), int(cols[row]))
    columns = [*batch.columns, *answers.columns, pa.array(errors, pa.string())]
    return pa.RecordBatch.from_arrays(columns, names=[*batch.schema.names, *ANSWER.names])


def _numbers(batch: pa.RecordBatch, name: str, otherwise: np.ndarray) -> np.ndarray:
    """A column of numbers, with 0, which is never valid, for missing ones."""
    if name not in batch.schema.names:
        return otherwise
    return batch.column(name).cast(pa.int64()).fill_null(0).to_numpy()


def _together(boards: np.ndarray, to_move: np.ndarray) -> pa.RecordBatch:
    """Answers boards of one size."""
    # Spark and the others expect a task to use one core.
    found = analyse(boards, to_move, threads=1)
    points = [_binary(array) for array in (found.dead, found.legal, found.captures)]
    return pa.RecordBatch.from_arrays([pa.array(found.valid), *points], names=ANSWER.names[:-1])


def _binary(array: np.ndarray) -> pa.Array:
    """One binary value per board."""
    width = array[0].size if len(array) else 1
    fixed = pa.Array.from_buffers(pa.binary(width), len(array), [None, pa.py_buffer(array)])
    return fixed.cast(pa.binary())


def _error(row: dict, rows: int, cols: int) -> str:
    """Why a row is not a valid position."""
    for name in ("cells", "rows", "cols", "to_move"):
        if name in row and row[name] is None:
            return f"{name}: missing"
    if min(rows, cols) < 1 or rows * cols != len(row["cells"]):
        expected = f"{rows} x {cols} points" if "rows" in row else "a square board"
        return f"cells: {len(row['cells'])} bytes; {expected} expected"
    try:
        analyse(np.frombuffer(row["cells"], np.int8).reshape(rows, cols), row.get("to_move", WHITE), threads=1)
    except ValueError as error:
        return str(error).replace("boards", "cells", 1)
    raise AssertionError("a valid position has no answer")


def _schema(columns: dict[str, np.ndarray]) -> pa.Schema:
    kinds = {name: array.dtype for name, array in columns.items()}
    return pa.schema(
        {name: pa.string() if kind.hasobject else pa.from_numpy_dtype(kind) for name, kind in kinds.items()}
    )


#: The columns of findings: those of `pygocheck.Finding`.
FINDINGS = _schema(Findings().columns())
#: The columns of games: those of `pygocheck.games`, and the error of a record without a game.
GAMES = _schema(games([])).append(pa.field("error", pa.string()))


def find(batches: Iterable[pa.RecordBatch], rules: str = "record") -> Iterator[pa.RecordBatch]:
    """Lint records, `content` with `path`: one row per finding. An unreadable record is a finding, too."""
    for batch in batches:
        found = [
            finding._replace(file=path)
            for path, content in _records(batch)
            for finding in lint(content, rules=rules, threads=1)
        ]
        yield pa.RecordBatch.from_pydict(Findings(found).columns(), schema=FINDINGS)


def describe(batches: Iterable[pa.RecordBatch], rules: str = "record") -> Iterator[pa.RecordBatch]:
    """Describe records, `content` with `path`: one row per game, and one with an `error` for a record without games."""
    for batch in batches:
        tables, errors = [games([])], []
        for path, content in _records(batch):
            table = games(content, rules=rules, threads=1)
            table["file"][:] = path
            tables.append(table)
            if not len(table["file"]):
                said = lint(content, rules=rules, severity="error", threads=1)
                errors.append({"file": path, "error": said[0].message if said else "no game"})
        columns = {name: np.concatenate([table[name] for table in tables]) for name in tables[0]}
        columns["error"] = np.full(len(columns["file"]), None)
        # A missing komi is null here.
        arrays = [pa.array(columns[field.name], field.type, from_pandas=True) for field in GAMES]
        yield pa.RecordBatch.from_arrays(arrays, schema=GAMES)
        yield pa.RecordBatch.from_pylist(errors, schema=GAMES)


def _records(batch: pa.RecordBatch) -> Iterator[tuple[str, bytes]]:
    """Paths and bytes, one at a time. A missing record counts as empty, which lint reports as having no game."""
    for path, content in zip(batch.column("path"), batch.column("content").cast(pa.large_binary())):
        yield path.as_py(), content.as_py() or b""
