"""Points, in the forms that callers may use."""

from __future__ import annotations

from typing import Optional, Union

from . import _core
from ._arrays import BLACK, WHITE, number
from ._hints import MOST

#: A point: row and column from 0 at the upper left.
Point = tuple[int, int]
#: A point as an argument: row and column, the index ``row * cols + col``, or coordinates such as "Q16".
PointLike = Union[tuple[int, int], int, str]
#: A move: a point, or None for a pass.
MoveLike = Optional[PointLike]


def point(given: PointLike, shape: tuple[int, int]) -> Point:
    """The point on a board of this shape."""
    rows, cols = shape
    if isinstance(given, str):
        return _core.point_at(shape, given)
    row, col = given if isinstance(given, tuple) else divmod(given, cols)
    if not (0 <= row < rows and 0 <= col < cols):
        raise ValueError(f"{given} is off the {rows}x{cols} board")
    return int(row), int(col)


def color(given: int) -> int:
    """The colour, checked."""
    if given not in (BLACK, WHITE):
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
