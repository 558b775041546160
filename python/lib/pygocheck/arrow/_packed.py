"""Positions between numpy's arrays, bytes and packed bits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from .. import BLACK, WHITE
from .._arrays import unmasked
from ._answers import binary
from ._batches import Batches, each_batch
from ._positions import CELLS, MOST, STONES, Boards, Positions, raw_bytes

#: The columns that are sets of points.
SETS = ("dead", "legal", "captures")


def from_boards(boards: npt.ArrayLike, **columns: Any) -> pa.Table:
    """Make a table of positions as packed bits, which :func:`answer` reads.

    Parameters
    ----------
    boards
        (n, rows, cols) of integers: 1 is Black, -1 White, 0 empty.
    **columns
        More columns, such as ``to_move`` (1 or -1).

    Returns
    -------
    pyarrow.Table
        ``stones``, fixed-size binary: Black's points and then White's, each padded to whole bytes, as by
        ``numpy.packbits``; ``rows`` and ``cols``, int8; and the given columns.

    Raises
    ------
    ValueError
        If a board has another value or size, or a value is masked.
    """
    cells = unmasked("boards", boards)
    if cells.ndim != 3 or cells.dtype.kind not in "iu":
        raise ValueError(f"boards: shape {cells.shape}, {cells.dtype}; (n, rows, cols) of integers expected")
    count, rows, cols = cells.shape
    if not (1 <= rows <= MOST and 1 <= cols <= MOST):
        raise ValueError(f"boards: shape {cells.shape}; a board has 1 to {MOST} rows and columns")
    black, white = cells == BLACK, cells == WHITE
    if not (black | white | (cells == 0)).all():
        first = tuple(np.argwhere(~(black | white | (cells == 0)))[0].tolist())
        raise ValueError(
            f"boards[{first[0]}][{first[1]}, {first[2]}] is {cells[first]}: -1 (White), 0 or 1 (Black) expected"
        )
    bits = np.packbits(np.stack([black, white], axis=1).reshape(count, 2, -1), axis=2)
    size = {"rows": np.full(count, rows, np.int8), "cols": np.full(count, cols, np.int8)}
    return pa.table({STONES: binary(bits.reshape(count, -1), True), **size, **columns})


def to_boards(table: Batches) -> npt.NDArray[np.int8]:
    """Return the boards of a table of positions of one size, (n, rows, cols) int8, from packed bits or bytes.

    Raises
    ------
    ValueError
        If a row is not a valid position, or boards have several sizes.
    """
    batch = _batch(table)
    positions = Positions(batch)
    _require_sound(positions, 0)
    found = list(positions.boards())
    if len(found) != 1:
        sizes = ", ".join(f"{rows} x {cols}" for _, _, (rows, cols) in found)
        raise ValueError(f"boards of several sizes: {sizes}; filter by rows and cols" if found else "no boards")
    return _cells(positions.form, found[0].raw, found[0].shape)


def points(table: Batches, name: str) -> npt.NDArray[np.bool_]:
    """Return a column of :func:`answer` for boards of one size: (n, rows, cols) bool, False where there is an error."""
    batch = _batch(table)
    positions = Positions(batch)
    shapes = {boards.shape for boards in positions.boards()}
    if len(shapes) != 1:
        raise ValueError(f"boards of {len(shapes)} sizes: one expected; filter by rows and cols")
    (shape,) = shapes
    area = shape[0] * shape[1]
    width = area if positions.form == CELLS else (area + 7) // 8
    raw = raw_bytes(batch.column(name), width)
    found = raw if positions.form == CELLS else np.unpackbits(raw, axis=1, count=area)
    return found.astype(bool).reshape(-1, *shape)


def pack(batches: Batches, *, fixed: bool | None = None) -> Iterator[pa.RecordBatch]:
    """Convert positions and answers from bytes (``cells``) to packed bits (``stones``).

    Parameters
    ----------
    batches
        Positions, with or without answers: batches, a batch or a table.
    fixed
        Whether the new columns are of a fixed size, which boards of one size require and which is read several times as
        fast. Defaults to what ``cells`` is.

    Returns
    -------
    Iterator of pyarrow.RecordBatch
        The same rows. ``rows`` and ``cols`` are added if they are missing.

    Raises
    ------
    ValueError
        For a row that is not a valid position, with its number, which :func:`answer` finds without failing. For boards
        of several sizes if ``fixed``.
    """
    return _converted(batches, CELLS, fixed)


def unpack(batches: Batches, *, fixed: bool | None = None) -> Iterator[pa.RecordBatch]:
    """Convert positions and answers from packed bits (``stones``) to bytes (``cells``): the inverse of :func:`pack`."""
    return _converted(batches, STONES, fixed)


def _converted(batches: Batches, form: str, fixed: bool | None) -> Iterator[pa.RecordBatch]:
    done = 0
    only: set[tuple[int, int]] = set()
    for batch in each_batch(batches):
        positions = Positions(batch)
        if positions.form != form:
            raise ValueError(f'there is a column "{positions.form}": "{form}" expected')
        _require_sound(positions, done)
        is_fixed = positions.is_fixed if fixed is None else fixed
        groups = list(positions.boards())
        only |= {boards.shape for boards in groups}
        if is_fixed and len(only) > 1:
            sizes = ", ".join(f"{rows} x {cols}" for rows, cols in sorted(only))
            raise ValueError(f"boards of several sizes ({sizes}): not with columns of a fixed size")
        yield _converted_batch(positions, groups, is_fixed)
        done += batch.num_rows


def _converted_batch(positions: Positions, groups: list[Boards], is_fixed: bool) -> pa.RecordBatch:
    batch, form = positions.batch, positions.form
    columns = dict(zip(batch.schema.names, batch.columns))
    parts: dict[str, list[pa.Array]] = {name: [] for name in [form, *SETS] if name in columns}
    for boards in groups:
        area = boards.shape[0] * boards.shape[1]
        for name, arrays in parts.items():
            if name != form:
                arrays.append(_converted_set(columns[name].take(pa.array(boards.rows)), form, area, is_fixed))
            elif form == CELLS:
                cells = boards.raw.view(np.int8)
                planes = np.packbits(np.stack([cells == BLACK, cells == WHITE], axis=1), axis=2)
                arrays.append(binary(planes.reshape(len(cells), -1), is_fixed))
            else:
                cells = _cells(form, boards.raw, boards.shape)
                arrays.append(binary(cells.reshape(len(cells), -1), is_fixed))
    other = STONES if form == CELLS else CELLS
    out: dict[str, pa.Array] = {}
    # The place of each row among those of all sizes.
    places = pa.array(np.argsort(np.concatenate([boards.rows for boards in groups]))) if groups else None
    for name, column in columns.items():
        converted = pa.concat_arrays(parts[name]).take(places) if parts.get(name) else column
        out[other if name == form else name] = converted
    out.setdefault("rows", pa.array(positions.rows, pa.int8()))
    out.setdefault("cols", pa.array(positions.cols, pa.int8()))
    return pa.RecordBatch.from_arrays(list(out.values()), names=list(out))


def _converted_set(column: pa.Array, form: str, area: int, is_fixed: bool) -> pa.Array:
    """A column of points of boards of one size; null stays null."""
    raw = raw_bytes(column, area if form == CELLS else (area + 7) // 8)
    found = binary(np.packbits(raw, axis=1) if form == CELLS else np.unpackbits(raw, axis=1, count=area), is_fixed)
    if column.null_count:
        found = found.take(pa.array(np.arange(len(column)), mask=np.asarray(column.is_null())))
    return found


def _cells(form: str, raw: npt.NDArray[np.uint8], shape: tuple[int, int]) -> npt.NDArray[np.int8]:
    if form == CELLS:
        return raw.view(np.int8).reshape(-1, *shape)
    planes = np.unpackbits(raw.reshape(len(raw), 2, -1), axis=2, count=shape[0] * shape[1]).view(np.int8)
    return (planes[:, 0] - planes[:, 1]).reshape(-1, *shape)


def _require_sound(positions: Positions, first: int) -> None:
    good = np.zeros(positions.batch.num_rows, bool)
    for boards in positions.boards():
        good[boards.rows] = True
    for row in np.flatnonzero(~good).tolist():
        raise ValueError(f"row {first + row}: {positions.error(row)}")


def _batch(table: Batches) -> pa.RecordBatch:
    if isinstance(table, pa.RecordBatch):
        return table
    if not isinstance(table, pa.Table):
        table = pa.Table.from_batches(each_batch(table))
    return pa.RecordBatch.from_arrays([column.combine_chunks() for column in table.columns], names=table.schema.names)
