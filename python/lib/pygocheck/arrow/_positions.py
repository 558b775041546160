"""Positions in Arrow batches: which columns hold them, which rows are sound, and what is wrong with the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

#: The largest number of rows and columns.
MOST = 25
#: One byte per point, row after row.
CELLS = "cells"
#: Black's points and then White's as packed bits.
STONES = "stones"

Numbers = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]


def bytes_of(form: str, area: Any) -> Any:
    """The number of bytes of a board with this number of points."""
    return area if form == CELLS else 2 * ((area + 7) // 8)


def _sides(form: str) -> Numbers:
    """The side of the square boards with each number of bytes: 0 if there is none, -1 if there are several."""
    sides = np.zeros(MOST * MOST + 1, np.int64)
    for side in range(1, MOST + 1):
        place = bytes_of(form, side * side)
        sides[place] = -1 if sides[place] else side
    return sides


_SIDES = {form: _sides(form) for form in (CELLS, STONES)}


class Boards(NamedTuple):
    """Sound boards of one size."""

    #: The rows of the batch.
    rows: Numbers
    #: The bytes of each.
    raw: Bytes
    shape: tuple[int, int]


class Positions:
    """The positions of a batch."""

    def __init__(self, batch: pa.RecordBatch) -> None:
        names = batch.schema.names
        if STONES not in names and CELLS not in names:
            raise ValueError(f'the columns are {", ".join(names)}: "{STONES}" or "{CELLS}" expected')
        self.batch = batch
        self.form = STONES if STONES in names else CELLS
        column = batch.column(self.form)
        self.is_fixed = pa.types.is_fixed_size_binary(column.type)
        lengths = pc.binary_length(column).fill_null(0).to_numpy(zero_copy_only=False).astype(np.int64)
        square = np.where(lengths <= MOST * MOST, _SIDES[self.form][np.minimum(lengths, MOST * MOST)], 0)
        self.rows, self.cols = numbers(batch, "rows", square), numbers(batch, "cols", square)
        fits = (self.rows >= 1) & (self.rows <= MOST) & (self.cols >= 1) & (self.cols <= MOST)
        fits &= bytes_of(self.form, self.rows * self.cols) == lengths
        self._sizes = np.where(fits, self.rows * (MOST + 1) + self.cols, 0)

    def boards(self) -> Iterator[Boards]:
        """The sound boards, those of one size together."""
        for size in np.unique(self._sizes):
            if not size:
                continue
            rows = np.flatnonzero(self._sizes == size)
            shape = divmod(int(size), MOST + 1)
            raw = self._raw(rows, bytes_of(self.form, shape[0] * shape[1]))
            good = _good(self.form, raw, shape)
            if good.all():
                yield Boards(rows, raw, shape)
            elif good.any():
                yield Boards(rows[good], raw[good], shape)

    def _raw(self, rows: Numbers, width: int) -> Bytes:
        column = self.batch.column(self.form)
        return raw_bytes(column if len(rows) == len(column) else column.take(pa.array(rows)), width)

    def error(self, row: int) -> str | None:
        """What is wrong with the board of a row."""
        value = self.batch.column(self.form)[row].as_py()
        if value is None:
            return f"{self.form}: missing"
        rows, cols, count = int(self.rows[row]), int(self.cols[row]), len(value)
        for name in ("rows", "cols"):
            if name in self.batch.schema.names and not self.batch.column(name)[row].is_valid:
                return f"{name}: missing"
        if rows == -1 and "rows" not in self.batch.schema.names:
            return f"{self.form}: {count} bytes fit boards of several sizes; the columns rows and cols are needed"
        if "rows" not in self.batch.schema.names and not rows:
            return f"{self.form}: {count} bytes; a square board expected"
        if bytes_of(self.form, rows * cols) != count or rows < 1:
            wanted = "" if self.form == CELLS or rows < 1 else f", so {bytes_of(self.form, rows * cols)} bytes,"
            return f"{self.form}: {count} bytes; {rows} x {cols} points{wanted} expected"
        if not (1 <= rows <= MOST and 1 <= cols <= MOST):
            return f"{self.form}: shape ({rows}, {cols}); a board has 1 to {MOST} rows and columns"
        return _fault(self.form, np.frombuffer(value, np.uint8), (rows, cols))


def raw_bytes(column: pa.Array, width: int) -> Bytes:
    """The values of a binary column, all of one length; 0 for null. Without nulls nothing is copied."""
    if pa.types.is_fixed_size_binary(column.type):
        if column.type.byte_width != width:
            raise ValueError(f"{column.type.byte_width} bytes, {width} expected")
        first = column.offset * width
        raw = np.frombuffer(column.buffers()[1] or b"", np.uint8)[first : first + len(column) * width]
        raw = raw.reshape(-1, width)
        return np.where(np.asarray(column.is_null())[:, np.newaxis], np.uint8(0), raw) if column.null_count else raw
    column = column.cast(pa.large_binary()).fill_null(bytes(width))
    lengths = pc.binary_length(column).to_numpy()
    if (lengths != width).any():
        raise ValueError(f"{lengths[lengths != width][0]} bytes, {width} expected")
    first = np.frombuffer(column.buffers()[1], np.int64)[column.offset] if len(column) else 0
    return np.frombuffer(column.buffers()[2] or b"", np.uint8)[first : first + len(column) * width].reshape(-1, width)


def numbers(batch: pa.RecordBatch, name: str, otherwise: Numbers) -> Numbers:
    """A column of numbers, with 0, which is never valid, for missing ones."""
    if name not in batch.schema.names:
        return otherwise
    column = batch.column(name).cast(pa.int64()).fill_null(0)
    found: Numbers = column.to_numpy()
    return found


def _good(form: str, raw: Bytes, shape: tuple[int, int]) -> npt.NDArray[np.bool_]:
    if form == CELLS:
        wrong = (raw + np.uint8(1)) > 2
    else:
        black, white = np.split(raw, 2, axis=1)
        wrong = (black & white) != 0
        wrong[:, -1] |= ((black[:, -1] | white[:, -1]) & _padding(shape)) != 0
    good: npt.NDArray[np.bool_] = np.logical_not(np.any(wrong, axis=1))
    return good


def _padding(shape: tuple[int, int]) -> np.uint8:
    """The bits of the last byte that follow those of the points."""
    return np.uint8((1 << (-(shape[0] * shape[1]) % 8)) - 1)


def _fault(form: str, raw: Bytes, shape: tuple[int, int]) -> str | None:
    """The first wrong point."""
    area = shape[0] * shape[1]
    if form == CELLS:
        cells = raw.view(np.int8)
        for point in np.flatnonzero(np.abs(cells.astype(int)) > 1).tolist():
            row, col = divmod(point, shape[1])
            return f"{CELLS}[{row}, {col}] is {cells[point]}: -1 (White), 0 or 1 (Black) expected"
        return None
    black, white = np.unpackbits(raw.reshape(2, -1), axis=1)
    for point in np.flatnonzero(black[:area] & white[:area]).tolist():
        row, col = divmod(point, shape[1])
        return f"{STONES}: both colours at [{row}, {col}]"
    if black[area:].any() or white[area:].any():
        return f"{STONES}: a bit after those of {shape[0]} x {shape[1]} points is set: 0 expected"
    return None
