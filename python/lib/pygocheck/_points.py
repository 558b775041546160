"""Points, in the forms that callers may use."""

from __future__ import annotations

import operator
from typing import Any, Optional, SupportsIndex, Union

from . import _core
from ._arrays import BLACK, WHITE
from ._checked import is_whole, number
from ._hints import MOST

#: A point: row and column from 0 at the upper left.
Point = tuple[int, int]
#: A point as an argument: row and column, the index ``row * cols + col``, or coordinates such as "Q16".
PointLike = Union[tuple[SupportsIndex, SupportsIndex], SupportsIndex, str]
#: A move: a point, or None for a pass.
MoveLike = Optional[PointLike]


def point(given: PointLike, shape: tuple[int, int]) -> Point:
    """The point on a board of this shape."""
    rows, cols = shape
    if type(given) is int and 0 <= given < rows * cols:
        return divmod(given, cols)
    if isinstance(given, str):
        return _core.point_at(shape, given)
    is_pair = isinstance(given, tuple)
    parts: Any = given if is_pair else (given,)
    if len(parts) != 1 + is_pair or not all(map(is_whole, parts)):
        expected = 'a point is (row, col), row * cols + col or text such as "Q16"'
        raise TypeError(f"{given!r} of type {type(given).__name__}: {expected}, of whole numbers")
    row, col = map(operator.index, parts) if is_pair else divmod(operator.index(parts[0]), cols)
    if not (0 <= row < rows and 0 <= col < cols):
        raise ValueError(f"{given} is off the {rows}x{cols} board")
    return row, col


def color(given: Any) -> int:
    """The colour, checked."""
    if type(given) is int and given in (BLACK, WHITE):
        return given
    if not is_whole(given) or given not in (BLACK, WHITE):
        raise ValueError(f"color: {given!r}; 1 (Black) or -1 (White) expected")
    return int(given)


def shape_of(size: int | tuple[int, int]) -> tuple[int, int]:
    """Rows and columns from a number or a pair."""
    if not isinstance(size, (tuple, list)):
        size = (size, size)
    if len(size) != 2:
        raise ValueError(f"size: {size!r}; a number, or (rows, columns), expected")
    rows, cols = (number("size", side, 1, MOST) for side in size)
    return rows, cols
