"""Answers to the positions of Arrow batches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from .. import WHITE, Analysis, analyse
from ._batches import Batches, each_batch
from ._positions import CELLS, Boards, Numbers, Positions, numbers

#: The columns that :func:`answer` adds; with an ``error``, the others are null. If the positions are of a fixed size,
#: sets of points are, too.
ANSWER = pa.schema(
    {"valid": pa.bool_(), "dead": pa.binary(), "legal": pa.binary(), "captures": pa.binary(), "error": pa.string()}
)
#: The largest number of rows of a batch, which bounds memory.
_ROWS = 1 << 16


def answer(batches: Batches) -> Iterator[pa.RecordBatch]:
    """Answer positions: return each row with the columns of :data:`ANSWER` added.

    Parameters
    ----------
    batches
        Positions as packed bits in the column ``stones``, or as bytes in ``cells``: batches, a batch or a table.
        Without ``to_move`` (1 or -1) White moves; without ``rows`` and ``cols`` boards are square. Other columns are
        kept.

    Returns
    -------
    Iterator of pyarrow.RecordBatch
        ``valid``, and ``dead``, ``legal`` and ``captures`` in the form of the positions: packed bits, or bytes 0 and 1.
        A row that is not a valid position has an ``error`` instead, so that it does not fail the job.

    Raises
    ------
    TypeError
        If something else is passed.
    ValueError
        If there is no column of positions, or one of the columns that are added is already there.

    Examples
    --------
    >>> import numpy as np
    >>> from pygocheck import arrow
    >>> table = arrow.from_boards(np.array([[[0, 1, -1], [1, -1, 0], [0, 0, 0]]], np.int8))
    >>> (answers,) = arrow.answer(table)
    >>> arrow.points(answers, "captures").astype(int).tolist()
    [[[1, 0, 0], [0, 0, 0], [0, 0, 0]]]
    """
    for batch in each_batch(batches):
        if present := [name for name in ANSWER.names if name in batch.schema.names]:
            raise ValueError(f"columns of answers are already there: {', '.join(present)}; drop or rename them")
        for first in range(0, max(batch.num_rows, 1), _ROWS):
            yield _answered(batch.slice(first, _ROWS))


def _answered(batch: pa.RecordBatch) -> pa.RecordBatch:
    positions = Positions(batch)
    count = batch.num_rows
    to_move = numbers(batch, "to_move", np.full(count, WHITE, np.int64))
    is_color = np.abs(to_move) == 1
    parts: list[list[pa.Array]] = []
    # The index of each row among the answers.
    places, done = np.full(count, -1), 0
    for boards in positions.boards():
        good = is_color[boards.rows]
        if not good.any():
            continue
        if not good.all():
            boards = Boards(boards.rows[good], boards.raw[good], boards.shape)
        places[boards.rows] = np.arange(done, done + len(boards.rows))
        done += len(boards.rows)
        parts.append(_together(positions, boards, to_move[boards.rows]))
    errors: list[str | None] = [None] * count
    for row in np.flatnonzero(places < 0).tolist():
        errors[row] = positions.error(row) or _color_error(batch, row)
    columns = [*batch.columns, *_in_order(parts, places, positions), pa.array(errors, pa.string())]
    return pa.RecordBatch.from_arrays(columns, names=[*batch.schema.names, *ANSWER.names])


def _color_error(batch: pa.RecordBatch, row: int) -> str:
    color = batch.column("to_move")[row].as_py()
    return "to_move: missing" if color is None else f"to_move is {color}: 1 (Black) or -1 (White) expected"


def _together(positions: Positions, boards: Boards, to_move: Numbers) -> list[pa.Array]:
    """Answers boards of one size."""
    rows, cols = boards.shape
    raw, count = boards.raw, len(boards.raw)
    # Spark and the others expect a task to use one core.
    found: Analysis[Any, Any, Any]
    if positions.form == CELLS:
        found = analyse(raw.view(np.int8).reshape(-1, rows, cols), to_move, threads=1)
    else:
        found = analyse(raw.reshape(count, 2, -1), to_move, size=boards.shape, packed=True, threads=1)
    sets = [array.reshape(count, -1) for array in (found.dead, found.legal, found.captures)]
    return [pa.array(found.valid), *(binary(array, positions.is_fixed) for array in sets)]


def _in_order(parts: list[list[pa.Array]], places: Numbers, positions: Positions) -> list[pa.Array]:
    """The answers of all sizes in the order of the rows, null where there is none."""
    if len(parts) == 1 and (places >= 0).all():
        return parts[0]
    kinds = list(ANSWER.types[:-1])
    if positions.is_fixed:
        width = positions.batch.column(positions.form).type.byte_width
        kinds[1:] = [pa.binary(width if positions.form == CELLS else width // 2)] * 3
    indices = pa.array(places, mask=places < 0)
    if not parts:
        return [pa.nulls(len(places), kind) for kind in kinds]
    return [pa.concat_arrays(arrays).take(indices) for arrays in zip(*parts)]


def binary(array: npt.NDArray[np.generic], is_fixed: bool) -> pa.Array:
    """The rows of an array as binary values, without copying."""
    count, width = array.shape
    data = pa.py_buffer(np.ascontiguousarray(array))
    if is_fixed:
        return pa.Array.from_buffers(pa.binary(width), count, [None, data])
    offsets = pa.py_buffer(np.arange(count + 1, dtype=np.int32) * np.int32(width))
    return pa.Array.from_buffers(pa.binary(), count, [None, offsets, data])
