"""The history of positions: :class:`History`, and its checks."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ._arrays import Given, unmasked

#: "no move", where -1 is a pass.
NONE = -2


class History(NamedTuple):
    """Moves, ko and boards before each position, for :func:`features`. For one board, without the dimension n."""

    #: (n, k) integers: the last k moves, the newest first, as ``row * cols + col``; -1 is a pass, -2 no move.
    moves: npt.ArrayLike | None = None
    #: (n,) integers: the point where ko forbids a move, as ``row * cols + col``; -1 if there is none.
    ko: npt.ArrayLike | None = None
    #: (n, k, rows, cols) integers: the last k boards, the newest first, so that 0 is the one before the last move.
    boards: npt.ArrayLike | None = None


def checked(history: History, given: Given) -> tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]:
    """The moves, the points of kos and the boards, each with the dimension n, or empty if there are none."""
    if not isinstance(history, History):
        raise TypeError(f"history: {type(history).__name__}; a History expected")
    moves = _integers("history.moves", history.moves, given, ("k",))
    ko = _integers("history.ko", history.ko, given, ())
    boards = _integers("history.boards", history.boards, given, ("k", *given.size))
    if boards.size and not -1 <= boards.min() <= boards.max() <= 1:
        place = ", ".join(map(str, np.argwhere((boards < -1) | (boards > 1))[0].tolist()[given.is_single :]))
        raise ValueError(f"history.boards[{place}] is not -1 (White), 0 or 1 (Black)")
    check_points("history.moves", moves[0] if given.is_single and len(moves) else moves, given.size, NONE)
    check_points("history.ko", ko[0] if given.is_single and len(ko) else ko, given.size, -1)
    return moves, ko, boards


def check_points(name: str, array: npt.NDArray[Any], size: tuple[int, int], least: int) -> None:
    """Raise an error unless all are points, or numbers from ``least``."""
    bad = np.argwhere((array >= size[0] * size[1]) | (array < least))
    if len(bad):
        place = f"{name}[{', '.join(map(str, bad[0].tolist()))}]" if array.ndim else name
        raise ValueError(
            f"{place} is {array[tuple(bad[0])]}: a point of {size[0]} x {size[1]}, row * cols + col, "
            f"or {'-1' if least == -1 else '-1 or -2'} expected"
        )


def _integers(name: str, given: npt.ArrayLike | None, boards: Given, dims: tuple[int | str, ...]) -> npt.NDArray[Any]:
    """An array of history with the dimension n, empty if there is none."""
    if given is None:
        return np.empty(0, np.int32)
    array = unmasked(name, given)
    if array.dtype.kind not in "iu":
        raise TypeError(f"{name}: dtype {array.dtype}; integers expected")
    expected = (*boards.shape, *dims)
    fits = array.ndim == len(expected) and all(want in (have, "k") for want, have in zip(expected, array.shape))
    if not fits:
        shape = ", ".join(map(str, expected)) + ("," if len(expected) == 1 else "")
        raise ValueError(f"{name}: shape {array.shape}; ({shape}) expected")
    return array[np.newaxis] if boards.is_single else array


def check_known(name: str, field: str, given: Any, array: npt.NDArray[Any], number: int) -> None:
    """Raise an error if the history lacks what a feature needs."""
    if given is None:
        raise ValueError(f"{name} needs history.{field}")
    if number and array.shape[1] < number:
        raise ValueError(f"{name} needs {number} {field} of history, not {array.shape[1]}")
