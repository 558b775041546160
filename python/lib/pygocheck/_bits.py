"""Boards and sets of points as packed bits: those of numpy.packbits."""

from __future__ import annotations

import operator
from typing import Any, Union

import numpy as np
import numpy.typing as npt

from ._checked import is_whole
from ._hints import MOST

#: The side of a square board, or rows and columns.
Size = Union[int, tuple[int, int]]


def size_of(size: Size) -> tuple[int, int]:
    """Rows and columns."""
    sides = tuple(size) if isinstance(size, (tuple, list)) else (size, size)
    if len(sides) != 2 or not all(map(is_whole, sides)):
        raise TypeError(f"size: {size!r}; a number, or rows and columns, expected")
    rows, cols = map(operator.index, sides)
    if not (1 <= rows <= MOST and 1 <= cols <= MOST):
        raise ValueError(f"size: {size!r}; a board has 1 to {MOST} rows and columns")
    return rows, cols


def length(size: tuple[int, int]) -> int:
    """The number of bytes of a set of points."""
    return (size[0] * size[1] + 7) // 8


def unfit(name: str, array: npt.NDArray[Any], size: tuple[int, int]) -> Exception:
    """The error for an array that is not boards of packed bits."""
    rows, cols = size
    expected = f"uint8 (n, 2, {length(size)}) or (2, {length(size)}) expected for packed bits of {rows} x {cols} points"
    if array.dtype == np.uint8:
        return ValueError(f"{name}: shape {array.shape}; {expected}")
    hint = "without size, boards are arrays of cells or planes"
    return TypeError(f"{name}: shape {array.shape} of {array.dtype}; {expected}; {hint}")


def padding(size: tuple[int, int]) -> str:
    """What is wrong with a last byte."""
    bits = 8 * length(size) - size[0] * size[1]
    if bits == 1:
        return f"the last bit is not a point of {size[0]} x {size[1]} and must be 0"
    return f"the last {bits} bits are not points of {size[0]} x {size[1]} and must be 0"
