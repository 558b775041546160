"""The images of boards and moves: mirrored and turned."""

from __future__ import annotations

from typing import Any, Union

import numpy as np
import numpy.typing as npt

from ._arrays import unmasked

#: The move that is a pass.
PASS = -1

#: The image of a board, one for each board, or "random".
Symmetry = Union[int, npt.ArrayLike, str]


def count(shape: tuple[int, int]) -> int:
    """The number of symmetries of a board: boards that are not square cannot be mirrored along the diagonal."""
    return 8 if shape[0] == shape[1] else 4


def images(shape: tuple[int, int]) -> npt.NDArray[np.int16]:
    """The image of each point by each symmetry, and of a pass in the last column."""
    rows, cols = shape
    images = np.full((count(shape), rows * cols + 1), PASS, np.int16)
    row, col = np.divmod(np.arange(rows * cols), cols)
    for symmetry in range(len(images)):
        new_row = rows - 1 - row if symmetry & 1 else row
        new_col = cols - 1 - col if symmetry & 2 else col
        if symmetry & 4:
            new_row, new_col = new_col, new_row
        images[symmetry, :-1] = new_row * cols + new_col
    return images


def choose(symmetry: Symmetry, boards: int, shape: tuple[int, int], seed: int) -> npt.NDArray[np.int8]:
    """A symmetry for each board."""
    most = count(shape)
    if isinstance(symmetry, str):
        if symmetry != "random":
            raise ValueError(f'symmetry: {symmetry!r}; 0 to {most - 1}, an array of them, or "random" expected')
        return np.random.default_rng(seed).integers(0, most, boards, dtype=np.int8)
    array = unmasked("symmetry", symmetry)
    if array.dtype.kind not in "iu":
        raise TypeError(f'symmetry: dtype {array.dtype}; 0 to {most - 1}, an array of them, or "random" expected')
    if array.ndim and array.shape != (boards,):
        raise ValueError(f"symmetry: shape {array.shape}; () or ({boards},) expected")
    bad = np.argwhere((array < 0) | (array >= most))
    if len(bad):
        place = f"symmetry[{int(bad[0][0])}]" if array.ndim else "symmetry"
        board = f"a {shape[0]}x{shape[1]} board has 0 to {most - 1}"
        raise ValueError(f"{place}: {array[tuple(bad[0])]}; {board}")
    return np.ascontiguousarray(np.broadcast_to(array, (boards,)), dtype=np.int8)


def turn(moves: npt.NDArray[Any], symmetries: npt.NDArray[np.int8], shape: tuple[int, int]) -> npt.NDArray[Any]:
    """The images of moves (n,) or (n, k), in the same dtype; numbers below 0 stay."""
    which = symmetries.reshape(-1, *[1] * (moves.ndim - 1))
    return np.where(moves < 0, moves, images(shape)[which, moves.clip(PASS)]).astype(moves.dtype)
