"""Many boards at once: :func:`analyse`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeVar, Union, overload

import numpy as np
import numpy.typing as npt

from . import _bits, _core
from ._analysis import Analysis, Bits, Marks, Numbers
from ._arrays import BLACK, WHITE, Boards, Given, check_apart, check_out, colors, thread_count
from ._bits import Size
from ._checked import flag

#: The arrays of an analysis and their dtypes.
_DTYPES: dict[str, type[np.generic]] = {
    "valid": np.bool_,
    "dead": np.bool_,
    "legal": np.bool_,
    "captures": np.bool_,
    "liberties": np.int16,
    "group": np.int16,
}

#: Those that are sets of points, which may be packed.
_POINTS = ("dead", "legal", "captures")

_Out = TypeVar("_Out", bound="Analysis[Any, Any, Any]")
_Each = Union[list[npt.NDArray[Any]], tuple[npt.NDArray[Any], ...]]


@overload
def analyse(
    boards: _Each,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: Literal[False] = ...,
    groups: Literal[False] = ...,
    packed: Literal[False] = ...,
    out: None = ...,
    threads: int | None = ...,
) -> list[Analysis[None, None]]: ...
@overload
def analyse(
    boards: _Each,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: Literal[True],
    groups: Literal[False] = ...,
    packed: Literal[False] = ...,
    out: None = ...,
    threads: int | None = ...,
) -> list[Analysis[Numbers, None]]: ...
@overload
def analyse(
    boards: _Each,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: Literal[False] = ...,
    groups: Literal[True],
    packed: Literal[False] = ...,
    out: None = ...,
    threads: int | None = ...,
) -> list[Analysis[None, Numbers]]: ...
@overload
def analyse(
    boards: _Each,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: Literal[True],
    groups: Literal[True],
    packed: Literal[False] = ...,
    out: None = ...,
    threads: int | None = ...,
) -> list[Analysis[Numbers, Numbers]]: ...
@overload
def analyse(
    boards: _Each,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: bool = ...,
    groups: bool = ...,
    packed: Literal[False] = ...,
    out: None = ...,
    threads: int | None = ...,
) -> list[Analysis]: ...
@overload
def analyse(
    boards: _Each,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: bool = ...,
    groups: bool = ...,
    packed: Literal[True],
    out: None = ...,
    threads: int | None = ...,
) -> list[Analysis[Numbers | None, Numbers | None, Bits]]: ...
@overload
def analyse(
    boards: _Each,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: bool = ...,
    groups: bool = ...,
    packed: bool,
    out: None = ...,
    threads: int | None = ...,
) -> list[Analysis[Numbers | None, Numbers | None, Marks | Bits]]: ...
@overload
def analyse(
    boards: Boards,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: Literal[False] = ...,
    groups: Literal[False] = ...,
    packed: Literal[False] = ...,
    out: None = ...,
    threads: int | None = ...,
) -> Analysis[None, None]: ...
@overload
def analyse(
    boards: Boards,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: Literal[True],
    groups: Literal[False] = ...,
    packed: Literal[False] = ...,
    out: None = ...,
    threads: int | None = ...,
) -> Analysis[Numbers, None]: ...
@overload
def analyse(
    boards: Boards,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: Literal[False] = ...,
    groups: Literal[True],
    packed: Literal[False] = ...,
    out: None = ...,
    threads: int | None = ...,
) -> Analysis[None, Numbers]: ...
@overload
def analyse(
    boards: Boards,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: Literal[True],
    groups: Literal[True],
    packed: Literal[False] = ...,
    out: None = ...,
    threads: int | None = ...,
) -> Analysis[Numbers, Numbers]: ...
@overload
def analyse(
    boards: Boards,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: bool = ...,
    groups: bool = ...,
    packed: Literal[False] = ...,
    out: None = ...,
    threads: int | None = ...,
) -> Analysis: ...
@overload
def analyse(
    boards: Boards,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: bool = ...,
    groups: bool = ...,
    packed: Literal[True],
    out: None = ...,
    threads: int | None = ...,
) -> Analysis[Numbers | None, Numbers | None, Bits]: ...
@overload
def analyse(
    boards: Boards,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: bool = ...,
    groups: bool = ...,
    packed: bool,
    out: None = ...,
    threads: int | None = ...,
) -> Analysis[Numbers | None, Numbers | None, Marks | Bits]: ...
@overload
def analyse(
    boards: Boards,
    to_move: npt.ArrayLike = ...,
    *,
    size: Size | None = ...,
    liberties: bool = ...,
    groups: bool = ...,
    packed: bool = ...,
    out: _Out,
    threads: int | None = ...,
) -> _Out: ...
def analyse(
    boards: Any,
    to_move: Any = WHITE,
    *,
    size: Size | None = None,
    liberties: bool = False,
    groups: bool = False,
    packed: bool = False,
    out: Analysis | None = None,
    threads: int | None = None,
) -> Analysis[Any, Any, Any] | list[Analysis[Any, Any, Any]]:
    """Find for each board whether it is valid, which stones are dead, and where a colour may play and captures.

    Parameters
    ----------
    boards
        (n, rows, cols) integers of -1 (White), 0 and 1 (Black), or one board (rows, cols), of any strides; int8 is not
        copied. Or planes, (n, 2, rows, cols) bool, black stones first; or with ``size`` packed bits, (n, 2, bytes)
        uint8. Or a list or tuple of such arrays of any sizes. A board has 1 to 25 rows and columns. Masked arrays are
        accepted if nothing is masked.
    to_move
        The colour to move, ``BLACK`` or ``WHITE``, or an array (n,) of colours. For a list of boards, a colour, or
        a sequence with a colour or an array for each.
    size
        The size of boards that are packed bits, a number or (rows, cols): those of ``numpy.packbits`` on the points of
        each plane, ``(rows * cols + 7) // 8`` bytes. The bits after the last point are 0.
    liberties, groups
        Whether to count liberties and to number the groups.
    packed
        Whether ``dead``, ``legal`` and ``captures`` are packed bits, (n, bytes) uint8. ``numpy.unpackbits(found.legal,
        axis=-1, count=rows * cols)`` unpacks them.
    out
        An :class:`Analysis` with C-contiguous arrays of the right shapes and dtypes, which are written and returned.
        Only these are computed. If an error is raised, they may be partly written.
    threads
        The number of threads for large batches. Defaults to ``PYGOCHECK_THREADS``, or else to all processors, whose
        number is asked for once in a process.

    Returns
    -------
    Analysis
        For a list of boards, a list of them in the same order.

    Raises
    ------
    TypeError
        If the dtype is not one of these.
    ValueError
        If a shape does not fit, or a value is invalid; the message has its index.

    Examples
    --------
    >>> import numpy as np
    >>> from pygocheck import WHITE, analyse
    >>> board = np.array([[0, 1, -1],
    ...                   [1, -1, 0],
    ...                   [0, 0, 0]], dtype=np.int8)
    >>> found = analyse(board, WHITE)
    >>> bool(found.valid)
    True
    >>> np.argwhere(found.captures)
    array([[0, 0]])
    >>> analyse(np.zeros((1000, 9, 9), np.int8)).legal.shape
    (1000, 9, 9)
    >>> bits = np.packbits([board.ravel() == 1, board.ravel() == -1], axis=-1)
    >>> analyse(bits, WHITE, size=3, packed=True).captures
    array([128,   0], dtype=uint8)
    """
    for name, asked in (("liberties", liberties), ("groups", groups), ("packed", packed)):
        # A call takes as long as the analysis of a small board.
        if asked is not True and asked is not False:
            flag(name, asked)
    if (
        type(boards) is np.ndarray
        and boards.ndim == 2
        and size is None
        and not packed
        and out is None
        and type(to_move) is int
        and to_move in (BLACK, WHITE)
    ):
        found = _of_one(boards, to_move, liberties, groups, threads)
        if found is not None:
            return found
    if isinstance(boards, (list, tuple)) and all(isinstance(board, np.ndarray) for board in boards):
        if out is not None:
            raise TypeError("out: a list of boards is analysed into new arrays")
        return _of_list(boards, to_move, size, liberties, groups, packed, threads)
    given = Given.of(boards, size=size)
    moves = colors(to_move, given)
    count = thread_count(threads)
    if out is None:
        out = _new(given, liberties, groups, packed)
    else:
        _check(out, given, liberties, groups, packed, to_move)
    _analyse(given, moves, out, packed, count)
    return out


def _of_one(
    board: npt.NDArray[Any], to_move: int, liberties: bool, groups: bool, threads: int | None
) -> Analysis | None:
    """Analyse one board without the work that arrays of boards need. None for everything that is not a valid board."""
    cells = board
    if board.dtype != np.int8 or not board.flags.c_contiguous:
        if board.dtype.kind not in "iu":
            return None
        cells = board.astype(np.int8, "C")
        if not (cells == board).all():
            return None
    if threads is not None:
        thread_count(threads)
    arrays = _core.analyse_one(cells, to_move, bool(liberties), bool(groups))
    return None if arrays is None else Analysis._make(arrays)


def _new(given: Given, liberties: bool, groups: bool, packed: bool) -> Analysis:
    """New arrays for the requested results."""
    wanted = [name for name in _DTYPES if {"liberties": liberties, "group": groups}.get(name, True)]
    arrays: Any = {name: np.empty(*_kind(name, given, packed)) for name in wanted}
    return Analysis(**arrays)


def _kind(name: str, given: Given, packed: bool) -> tuple[tuple[int, ...], type[np.generic]]:
    """The shape and dtype of an array."""
    if name == "valid":
        return given.shape, np.bool_
    if packed and name in _POINTS:
        return (*given.shape, _bits.length(given.size)), np.uint8
    return given.shape + given.size, _DTYPES[name]


def _check(out: Analysis, given: Given, liberties: bool, groups: bool, packed: bool, to_move: npt.ArrayLike) -> None:
    if not isinstance(out, Analysis):
        raise TypeError(f"out: {type(out).__name__}; an Analysis expected")
    for name, is_asked in [("liberties", liberties), ("group", groups)]:
        if is_asked and getattr(out, name) is None:
            raise ValueError(f"out.{name}: there is no array to write it into")
    written = {f"out.{name}": array for name, array in out._asdict().items() if array is not None}
    for name, array in written.items():
        check_out(name, array, *_kind(name[len("out.") :], given, packed))
    check_apart(written, {"boards": given.array, "to_move": np.asarray(to_move)})


def _analyse(given: Given, moves: npt.NDArray[np.int8], out: Analysis, packed: bool, threads: int | None) -> None:
    def view(array: npt.NDArray[Any] | None) -> npt.NDArray[Any] | None:
        if array is None:
            return None
        whole = array[np.newaxis] if given.is_single else array
        return whole.view(np.uint8) if array.dtype == np.bool_ else whole

    arrays = [view(array) for array in out]
    for which in given.parts():
        parts = [None if array is None else array[which] for array in arrays]
        fault = _core.analyse(given.part(which), moves[which], given.packed, packed, threads, *parts)
        if fault is not None:
            raise given.fault(which, fault)


def _of_list(
    boards: Sequence[npt.NDArray[Any]],
    to_move: Any,
    size: Size | None,
    liberties: bool,
    groups: bool,
    packed: bool,
    threads: int | None,
) -> list[Analysis]:
    """Analyse a list of boards; those of the same size and kind together."""
    is_one = not isinstance(to_move, (list, tuple)) and np.ndim(to_move) == 0
    each = [to_move] * len(boards) if is_one else list(to_move)
    if len(each) != len(boards):
        raise ValueError(f"to_move: {len(each)} for {len(boards)} boards")
    given = [Given.of(board, f"boards[{index}]", size) for index, board in enumerate(boards)]
    alike: dict[Any, list[int]] = {}
    for index, board in enumerate(given):
        alike.setdefault((board.size, board.array.dtype.kind == "b"), []).append(index)
    found: list[Analysis] = [Analysis()] * len(boards)
    for places in alike.values():
        together = Given.joined([given[place] for place in places])
        moves = np.concatenate([colors(each[place], given[place]) for place in places])
        whole = _new(together, liberties, groups, packed)
        _analyse(together, moves, whole, packed, thread_count(threads))
        end = 0
        for place in places:
            first, end = end, end + given[place].count
            which: Any = (first, ...) if given[place].is_single else slice(first, end)
            found[place] = Analysis._make(None if array is None else array[which] for array in whole)
    return found
