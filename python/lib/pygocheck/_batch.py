"""Many boards at once: :func:`analyse`."""

from __future__ import annotations

from typing import Any, Literal, TypeVar, Union, overload

import numpy as np
import numpy.typing as npt

from . import _core
from ._analysis import Analysis, Bits, Marks, Numbers, analysis_of
from ._arrays import WHITE, Boards, Given, colors, thread_count, unmasked
from ._bits import Size
from ._checked import flag
from ._lists import of_list
from ._results import check, fill, new

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
    if type(liberties) is not bool or type(groups) is not bool or type(packed) is not bool:
        liberties, groups, packed = flag("liberties", liberties), flag("groups", groups), flag("packed", packed)
    array = boards
    if type(boards) is not np.ndarray:
        if isinstance(boards, (list, tuple)) and all(isinstance(board, np.ndarray) for board in boards):
            if out is not None:
                raise TypeError("out: a list of boards is analysed into new arrays")
            return of_list(boards, to_move, size, liberties, groups, packed, threads)
        array = unmasked("boards", boards)
    if out is None or isinstance(out, Analysis):
        found = _core.analyse_few(array, to_move, size, liberties, groups, packed, out)
        if found is not None:
            if threads is not None:
                thread_count(threads)
            return analysis_of(found) if out is None else out
    given = Given.of(boards, size=size)
    moves = colors(to_move, given)
    count = thread_count(threads)
    if out is None:
        out = new(given, liberties, groups, packed)
    else:
        check(out, given, liberties, groups, packed, to_move)
    fill(given, moves, out, packed, count)
    return out
