"""The arguments of :class:`pygocheck.Games`, checked."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ._arrays import unmasked


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
