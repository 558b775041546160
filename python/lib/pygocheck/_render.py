"""Pictures of boards."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import Given
from ._checked import text, whole
from ._points import PointLike, point


class Sign(Enum):
    """A mark on a point; any other text is a label."""

    #: The last move, drawn as a ring.
    LAST = "last"
    #: A move that breaks a rule.
    FAULT = "fault"
    #: A stone that a finding is about.
    CONCERNED = "concerned"
    TRIANGLE = "triangle"
    SQUARE = "square"
    CIRCLE = "circle"
    CROSS = "cross"


@dataclass(frozen=True, eq=False)
class Picture:
    """A picture, which notebooks display."""

    _board: npt.NDArray[np.int8] = field(repr=False)
    title: str
    _signs: tuple[tuple[tuple[int, int], str], ...] = field(repr=False)
    #: Pixels from one point to the next.
    cell: int

    @property
    def png(self) -> bytes:
        """The bytes of a PNG file."""
        return _core.draw(self._board, self.title, list(self._signs), self.cell, False)

    @property
    def svg(self) -> str:
        """An SVG file."""
        return _core.draw(self._board, self.title, list(self._signs), self.cell, True).decode()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a file: SVG if the name ends in ``.svg``, otherwise PNG."""
        path = Path(path)
        path.write_bytes(self.svg.encode() if path.suffix.lower() == ".svg" else self.png)

    def _repr_png_(self) -> bytes:
        return self.png


def _board(shown: Any) -> npt.NDArray[np.int8]:
    board = getattr(shown, "board", shown)
    given = Given.of(board, "board")
    if not given.is_single:
        raise ValueError(f"board: shape {given.array.shape}; one board expected")
    cells: npt.NDArray[np.int8] = given.cells(slice(0, 1))[0].copy()
    return cells


def render(
    board: Any,
    *,
    title: str = "",
    signs: dict[PointLike, Sign | str] | None = None,
    cell: int = 40,
) -> Picture:
    r"""Draw a board as in books, with letters and numbers at its edges.

    Parameters
    ----------
    board
        A :class:`Position`, a :class:`Replay`, or an array (rows, cols) as for a Position.
    title
        A line above the board.
    signs
        A :class:`Sign` or a label by point.
    cell
        Pixels from one point to the next: 16 to 200.

    Returns
    -------
    Picture
        With ``png``, ``svg`` and ``save``; notebooks display it.

    Examples
    --------
    >>> from pygocheck import Position, render
    >>> picture = render(Position(". X O", size=(1, 3)), signs={(0, 0): "a"})
    >>> picture.png[:4]
    b'\x89PNG'
    """
    return draw(_board(board), title, {} if signs is None else signs, cell)


def draw(board: npt.NDArray[np.int8], title: str, signs: dict[PointLike, Sign | str], cell: int) -> Picture:
    """Describe a picture, and check the arguments now rather than when it is drawn."""
    rows, cols = board.shape
    if not isinstance(signs, Mapping):
        raise TypeError(f"signs: {type(signs).__name__}; a dict of points expected")
    named = tuple(
        (point(at, (rows, cols)), sign.value if isinstance(sign, Sign) else text(f"signs[{at!r}]", sign))
        for at, sign in signs.items()
    )
    cell = whole("cell", cell)
    if not 16 <= cell <= 200:
        raise ValueError(f"cell: {cell}; 16 to 200 pixels expected")
    return Picture(board, text("title", title), named, cell)
