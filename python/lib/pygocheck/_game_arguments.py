"""The arguments of :class:`pygocheck.Games`, checked."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ._arrays import Given, colors, unmasked


def places(moves: npt.ArrayLike, n: int, area: int) -> npt.NDArray[np.int32]:
    """Moves of n games, (n,), in which -1 and ``area`` are a pass."""
    array = unmasked("moves", moves)
    if array.dtype.kind not in "iu" and array.size:
        raise TypeError(f"moves: dtype {array.dtype}; integers expected")
    if array.shape != (n,):
        raise ValueError(f"moves: shape {array.shape}; {(n,)} expected")
    if array.dtype == np.int32:
        return np.ascontiguousarray(array)
    # Any number off the board is the same.
    off = area + 1
    return np.where((array >= -1) & (array < off), array, off).astype(np.int32)


def mask_of(mask: npt.ArrayLike | None, n: int) -> npt.NDArray[np.bool_]:
    """A mask of n games, (n,); without one, of all."""
    if mask is None:
        return np.ones(n, np.bool_)
    array = unmasked("mask", mask)
    if array.dtype != np.bool_:
        raise TypeError(f"mask: dtype {array.dtype}; bool expected")
    if array.shape != (n,):
        raise ValueError(f"mask: shape {array.shape}; {(n,)} expected")
    return np.ascontiguousarray(array)


def start_of(
    boards: npt.ArrayLike | None, to_move: npt.ArrayLike, n: int, shape: tuple[int, int]
) -> tuple[Any, npt.NDArray[np.int8]]:
    """The boards with which n games begin, (n, rows, cols), or None for empty ones, and the colours that begin."""
    whole = (n, *shape)
    if boards is None:
        given = Given(lambda index: f"boards[{index}]", np.broadcast_to(np.int8(0), whole), False)
        return None, colors(to_move, given)
    given = Given.of(boards)
    if given.size != shape or not given.is_single and given.count != n:
        raise ValueError(f"boards: {given.count} of {given.size}; {whole} expected")
    cells = given.cells(slice(0, given.count))
    if not given.is_single:
        return cells, colors(to_move, given)
    cells = np.ascontiguousarray(np.broadcast_to(cells, whole))
    return cells, colors(to_move, Given(given.label, cells, False))
