"""What to do with data that is not an array of boards yet."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

#: The largest number of rows and of columns.
MOST = 25


def of_objects(name: str, given: Any, array: npt.NDArray[np.object_]) -> str:
    """The remedy for boards as objects, such as a column of a data frame: an expression, or what is missing."""
    if array.ndim == 0:
        return f"use {name}.board" if hasattr(given, "board") else ""
    for index, board in np.ndenumerate(array):
        if board is None or isinstance(board, float) and np.isnan(board):
            place = ", ".join(map(str, index))
            return f"{name}[{place}] is missing: leave it out"
    if not array.size:
        return ""
    # The values of a pyarrow column are scalars of its own.
    values = f"np.asarray({name})" if type(given).__module__.startswith("pyarrow") else name
    if array.ndim > 1:
        return f"use np.asarray({name}, np.int8)"
    first = array[0]
    if isinstance(first, (bytes, bytearray, memoryview)):
        return f'use np.frombuffer(b"".join({values}), np.int8){_reshape(len(first))}'
    if hasattr(first, "board"):
        return f"use np.stack([each.board for each in {values}])"
    if len({np.shape(board) for board in array}) > 1:
        return f"use list({values}) for boards of several sizes"
    board = np.asarray(first)
    if board.dtype.kind == "O" and board.ndim == 1:
        return f"use np.stack([np.stack(rows) for rows in {values}])"
    if board.dtype.kind not in "iub" or not board.ndim:
        return ""
    return f"use np.stack({values})" + (_reshape(len(board)) if board.ndim == 1 else "")


def of_shape(name: str, given: Any, array: npt.NDArray[Any]) -> str:
    """The remedy for an array whose shape is not that of boards: an expression."""
    whole = name if isinstance(given, np.ndarray) else f"np.asarray({name})"
    is_planes, shape = array.dtype.kind == "b", array.shape
    if not is_planes and array.ndim == 4 and shape[1] == 2:
        return f"use {whole}.astype(bool)"
    if is_planes and array.ndim == 3 and shape[1] == 2:
        return f"use {whole}{_reshape(2 * shape[2], is_planes)}"
    # Boards without rows. Up to 25 points in a row may be a row of a board.
    if array.ndim in (1, 2) and (shape[-1] > MOST or _side(shape[-1], is_planes)):
        return f"use {whole}{_reshape(shape[-1], is_planes, is_single=array.ndim == 1)}"
    return ""


def _side(points: int, is_planes: bool) -> int | None:
    """The side of a square board with this number of points, or of its two planes."""
    return next((side for side in range(1, MOST + 1) if side * side * (1 + is_planes) == points), None)


def _reshape(points: int, is_planes: bool = False, is_single: bool = False) -> str:
    """The call that makes boards of rows of points; with names if the boards are not square."""
    side = _side(points, is_planes)
    sides = ["rows", "cols"] if side is None else [str(side)] * 2
    return f".reshape({', '.join(['-1'] * (not is_single) + ['2'] * is_planes + sides)})"
