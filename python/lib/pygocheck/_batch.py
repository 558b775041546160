"""Many boards at once: :func:`analyse` and :func:`play`."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple, Union, overload

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import BLACK, COPIED, WHITE, Given, check_apart, check_out, colors, points, thread_count


class Analysis(NamedTuple):
    """Results of :func:`analyse`.

    For ``n`` boards the arrays have the dimension ``n``. For a single board they do not, so ``valid`` has the shape
    ``()``. Arrays that were not requested are ``None``. To create one for ``out``, leave out what you do not need.
    """

    #: (n,) bool: whether every group has a liberty.
    valid: npt.NDArray[np.bool_] = None  # type: ignore[assignment]
    #: (n, rows, cols) bool: the stones of groups without a liberty.
    dead: npt.NDArray[np.bool_] = None  # type: ignore[assignment]
    #: (n, rows, cols) bool: where the colour to move may play. Without history, ko is not considered.
    legal: npt.NDArray[np.bool_] = None  # type: ignore[assignment]
    #: (n, rows, cols) bool: where it captures.
    captures: npt.NDArray[np.bool_] = None  # type: ignore[assignment]
    #: (n, rows, cols) int16: the number of liberties of the stone's group; 0 on empty points.
    liberties: npt.NDArray[np.int16] = None  # type: ignore[assignment]
    #: (n, rows, cols) int16: the number of the stone's group, from 0 row by row; -1 on empty points.
    group: npt.NDArray[np.int16] = None  # type: ignore[assignment]


class Reason(IntEnum):
    """Why a move is illegal. The values are stable."""

    #: The move is legal.
    LEGAL = 0
    #: The point is occupied.
    OCCUPIED = 1
    #: The move captures nothing and leaves its own group without a liberty.
    SUICIDE = 2
    #: The point is off the board.
    OFF_BOARD = 3
    #: The move retakes a ko at once. Only a :class:`Replay` reports this and the following reasons.
    KO = 4
    #: The move repeats an earlier board.
    POSITIONAL_SUPERKO = 5
    #: The move repeats an earlier board with the same player to move.
    SITUATIONAL_SUPERKO = 6

    @property
    def words(self) -> str:
        """The reason as text, such as "suicide"."""
        return {0: "legal", 1: "an occupied point", 3: "off the board"}.get(self, self.name.lower().replace("_", " "))


class Played(NamedTuple):
    """Results of :func:`play`."""

    #: The boards after the moves, in the given shape and as int8 or planes; unchanged if the move is illegal.
    boards: npt.NDArray[Any]
    #: (n,) uint8: a :class:`Reason` per board, 0 if the move is legal.
    reasons: npt.NDArray[np.uint8]


#: The arrays of an analysis and their dtypes.
_DTYPES: dict[str, type[np.generic]] = {
    "valid": np.bool_,
    "dead": np.bool_,
    "legal": np.bool_,
    "captures": np.bool_,
    "liberties": np.int16,
    "group": np.int16,
}

Boards = Union[npt.NDArray[np.integer[Any]], npt.NDArray[np.bool_], Sequence[Sequence[int]]]


@overload
def analyse(
    boards: list[npt.NDArray[Any]],
    to_move: npt.ArrayLike = ...,
    *,
    liberties: bool = ...,
    groups: bool = ...,
    out: None = ...,
    threads: int | None = ...,
) -> list[Analysis]: ...
@overload
def analyse(
    boards: Boards,
    to_move: npt.ArrayLike = ...,
    *,
    liberties: bool = ...,
    groups: bool = ...,
    out: Analysis | None = ...,
    threads: int | None = ...,
) -> Analysis: ...
def analyse(
    boards: Any,
    to_move: Any = WHITE,
    *,
    liberties: bool = False,
    groups: bool = False,
    out: Analysis | None = None,
    threads: int | None = None,
) -> Analysis | list[Analysis]:
    """Find for each board whether it is valid, which stones are dead, and where a colour may play and captures.

    Parameters
    ----------
    boards
        (n, rows, cols) integers of -1 (White), 0 and 1 (Black), or one board (rows, cols), of any strides; int8 is not
        copied. Or planes, (n, 2, rows, cols) bool, black stones first. Or a list of such arrays of any sizes. A board
        has 1 to 25 rows and columns.
    to_move
        The colour to move, ``BLACK`` or ``WHITE``, or an array (n,) of colours. For a list of boards, a colour, or
        a sequence with a colour or an array for each.
    liberties, groups
        Whether to count liberties and to number the groups.
    out
        An :class:`Analysis` with C-contiguous arrays of the right shapes and dtypes, which are written and returned.
        Only these are computed. If an error is raised, they may be partly written.
    threads
        The number of threads for large batches. Defaults to ``PYGOCHECK_THREADS``, or else to all processors.

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
    """
    if isinstance(boards, (list, tuple)) and all(isinstance(board, np.ndarray) for board in boards):
        if out is not None:
            raise TypeError("out: a list of boards is analysed into new arrays")
        return _of_list(boards, to_move, liberties, groups, threads)
    given = Given.of(boards)
    moves = colors(to_move, given)
    count = thread_count(threads)
    if out is None:
        out = _new(given, liberties, groups)
    else:
        _check(out, given, liberties, groups, to_move)
    _analyse(given, moves, out, count)
    return out


def _shape(name: str, given: Given) -> tuple[int, ...]:
    return given.shape if name == "valid" else given.shape + given.size


def _new(given: Given, liberties: bool, groups: bool) -> Analysis:
    """New arrays for the requested results."""
    wanted = [name for name in _DTYPES if {"liberties": liberties, "group": groups}.get(name, True)]
    arrays: Any = {name: np.empty(_shape(name, given), _DTYPES[name]) for name in wanted}
    return Analysis(**arrays)


def _check(out: Analysis, given: Given, liberties: bool, groups: bool, to_move: npt.ArrayLike) -> None:
    if not isinstance(out, Analysis):
        raise TypeError(f"out: {type(out).__name__}; an Analysis expected")
    for name, is_asked in [("liberties", liberties), ("group", groups)]:
        if is_asked and getattr(out, name) is None:
            raise ValueError(f"out.{name}: there is no array to write it into")
    written = {f"out.{name}": array for name, array in out._asdict().items() if array is not None}
    for name, array in written.items():
        field = name[len("out.") :]
        check_out(name, array, _shape(field, given), _DTYPES[field])
    check_apart(written, {"boards": given.array, "to_move": np.asarray(to_move)})


def _analyse(given: Given, moves: npt.NDArray[np.int8], out: Analysis, threads: int | None) -> None:
    def view(name: str, array: npt.NDArray[Any] | None) -> npt.NDArray[Any] | None:
        if array is None:
            return None
        shape = (given.count,) if name == "valid" else (given.count, *given.size)
        return array.reshape(shape).view(np.uint8 if array.dtype == np.bool_ else array.dtype)

    arrays = [view(name, array) for name, array in out._asdict().items()]
    # Groups are computed board by board, which takes longer.
    most = None if out.liberties is None and out.group is None else COPIED
    for which in given.parts(most):
        parts = [None if array is None else array[which] for array in arrays]
        fault = _core.analyse(given.part(which), moves[which], threads, *parts)
        if fault is not None:
            raise given.fault(which, fault)


def _of_list(
    boards: Sequence[npt.NDArray[Any]], to_move: Any, liberties: bool, groups: bool, threads: int | None
) -> list[Analysis]:
    """Analyse a list of boards; those of the same size and kind together."""
    is_one = not isinstance(to_move, (list, tuple)) and np.ndim(to_move) == 0
    each = [to_move] * len(boards) if is_one else list(to_move)
    if len(each) != len(boards):
        raise ValueError(f"to_move: {len(each)} for {len(boards)} boards")
    given = [Given.of(board, f"boards[{index}]") for index, board in enumerate(boards)]
    alike: dict[Any, list[int]] = {}
    for index, board in enumerate(given):
        alike.setdefault((board.size, board.array.dtype.kind == "b"), []).append(index)
    found: list[Analysis] = [Analysis()] * len(boards)
    for places in alike.values():
        together = _join([given[place] for place in places])
        moves = np.concatenate([colors(each[place], given[place]) for place in places])
        whole = _new(together, liberties, groups)
        _analyse(together, moves, whole, thread_count(threads))
        end = 0
        for place in places:
            first, end = end, end + given[place].count
            which: Any = (first, ...) if given[place].is_single else slice(first, end)
            found[place] = Analysis(*(None if array is None else array[which] for array in whole))
    return found


def _join(given: list[Given]) -> Given:
    """All boards as one array, with the same names in messages."""
    arrays = [boards.part(slice(0, boards.count)) for boards in given]
    joined = np.concatenate(arrays)
    firsts = np.cumsum([0] + [len(array) for array in arrays])

    def label(index: int) -> str:
        which = int(np.searchsorted(firsts, index, side="right")) - 1
        return given[which].label(index - int(firsts[which]))

    return Given(label, joined.view(np.bool_) if joined.dtype == np.uint8 else joined, False)


def play(
    boards: Boards,
    moves: npt.ArrayLike,
    to_move: npt.ArrayLike = WHITE,
    *,
    out: Played | None = None,
    threads: int | None = None,
) -> Played:
    """Play one move on each board. Captured stones are removed; an illegal move leaves its board unchanged.

    Parameters
    ----------
    boards
        (n, rows, cols) or (rows, cols) integers, or planes of bool, as :func:`analyse` takes them.
    moves
        One move per board: (n,) integers ``row * cols + col``, -1 for a pass; or (n, 2) rows and columns, (-1, -1) for
        a pass. For a single board without n.
    to_move
        The colour that plays, or an array (n,) of colours.
    out
        A :class:`Played` with C-contiguous arrays, which are written and returned. They must not share memory with
        ``boards``. If an error is raised, they may be partly written.
    threads
        As for :func:`analyse`.

    Returns
    -------
    Played
        The boards, and a :class:`Reason` for each: 0 if the move is legal. Without history, ko is not considered.

    Raises
    ------
    TypeError
        If the dtype is not one of these.
    ValueError
        If a shape does not fit, or a value is invalid; the message has its index.

    Examples
    --------
    >>> import numpy as np
    >>> from pygocheck import WHITE, Reason, play
    >>> board = np.array([[0, 1, -1],
    ...                   [1, -1, 0],
    ...                   [0, 0, 0]], dtype=np.int8)
    >>> after, reason = play(board, (0, 0), WHITE)
    >>> after
    array([[-1,  0, -1],
           [ 1, -1,  0],
           [ 0,  0,  0]], dtype=int8)
    >>> Reason(play(board, 1, WHITE).reasons)
    <Reason.OCCUPIED: 1>
    """
    given = Given.of(boards)
    turns = colors(to_move, given)
    places = points(moves, given)
    is_planes = given.array.dtype.kind == "b"
    shape = given.shape + given.array.shape[1:]
    dtype: type[np.generic] = np.bool_ if is_planes else np.int8
    if out is None:
        out = Played(np.empty(shape, dtype), np.empty(given.shape, np.uint8))
    else:
        check_out("out.boards", out.boards, shape, dtype)
        check_out("out.reasons", out.reasons, given.shape, np.uint8)
        check_apart(
            {"out.boards": out.boards, "out.reasons": out.reasons},
            {"boards": given.array, "moves": np.asarray(moves), "to_move": np.asarray(to_move)},
        )
    after, reasons = out.boards.reshape(given.array.shape), out.reasons.reshape(given.count)
    count = thread_count(threads)
    for which in given.parts(COPIED):
        cells = np.empty((which.stop - which.start, *given.size), np.int8) if is_planes else after[which]
        fault = _core.play(given.part(which), turns[which], places[which], count, cells, reasons[which])
        if fault is not None:
            raise given.fault(which, fault)
        if is_planes:
            np.equal(cells, BLACK, out=after[which, 0])
            np.equal(cells, WHITE, out=after[which, 1])
    return out
