"""Lists of boards: :func:`pygocheck.analyse`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import repeat
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _core
from ._analysis import Analysis, analysis_of
from ._arrays import BLACK, WHITE, Given, colors, thread_count
from ._bits import Size
from ._results import fill, new

#: At most this number of boards are analysed one at a time: more of them take less time together.
_FEW = 32


def of_list(
    boards: Sequence[npt.NDArray[Any]],
    to_move: Any,
    size: Size | None,
    liberties: bool,
    groups: bool,
    packed: bool,
    threads: int | None,
) -> list[Analysis]:
    """Analyse a list of boards; those of the same size together."""
    is_one = type(to_move) is int or not isinstance(to_move, (list, tuple)) and np.ndim(to_move) == 0
    each = [to_move] * len(boards) if is_one else list(to_move)
    if len(each) != len(boards):
        raise ValueError(f"to_move: {len(each)} for {len(boards)} boards")
    if len(boards) <= _FEW:
        found = _one_by_one(boards, each, size, liberties, groups, packed)
        if found is not None:
            if threads is not None:
                thread_count(threads)
            return found
    count = thread_count(threads)
    found = _of_singles(boards, to_move, size, liberties, groups, packed, count)
    return _of_any(boards, each, size, liberties, groups, packed, count) if found is None else found


def _one_by_one(
    boards: Sequence[npt.NDArray[Any]],
    each: list[Any],
    size: Size | None,
    liberties: bool,
    groups: bool,
    packed: bool,
) -> list[Analysis] | None:
    """Analyse few boards. None if one of them is invalid or in a rare form."""
    found: list[Analysis] = []
    for board, to_move in zip(boards, each):
        one = _core.analyse_few(board, to_move, size, liberties, groups, packed, None)
        if one is None:
            return None
        found.append(analysis_of(one))
    return found


def _of_singles(
    boards: Sequence[npt.NDArray[Any]],
    to_move: Any,
    size: Size | None,
    liberties: bool,
    groups: bool,
    packed: bool,
    threads: int | None,
) -> list[Analysis] | None:
    """Analyse single boards, copied into one array for each size. None if there are others, or one is invalid."""
    moves = np.asarray(to_move) if isinstance(to_move, (int, np.ndarray)) or _are_whole(to_move) else None
    if moves is None or moves.dtype.kind not in "iu" or not ((moves == BLACK) | (moves == WHITE)).all():
        return None
    gathered = _core.gather(boards, size)
    if gathered is None:
        return None
    moves = np.broadcast_to(moves, len(boards)).astype(np.int8)
    found: list[Analysis] = [Analysis()] * len(boards)
    for cells, places in gathered:
        given = Given(str, cells, False)
        whole = new(given, liberties, groups, packed)
        try:
            fill(given, moves if len(gathered) == 1 else moves[places], whole, packed, threads)
        except ValueError:
            # It has not the name of the board.
            return None
        # A number of an array would be a scalar.
        valid: Iterable[Any] = (whole.valid[index, ...] for index in range(len(cells)))
        rest = (repeat(None) if array is None else array for array in whole[1:])
        each = map(analysis_of, zip(valid, *rest))
        if len(gathered) == 1:
            return list(each)
        for place, one in zip(places, each):
            found[place] = one
    return found


def _are_whole(to_move: Any) -> bool:
    return isinstance(to_move, (list, tuple)) and all(type(color) is int for color in to_move)


def _of_any(
    boards: Sequence[npt.NDArray[Any]],
    each: list[Any],
    size: Size | None,
    liberties: bool,
    groups: bool,
    packed: bool,
    threads: int | None,
) -> list[Analysis]:
    """Analyse boards and arrays of boards; those of the same size and kind together."""
    given = [Given.of(board, f"boards[{index}]", size) for index, board in enumerate(boards)]
    alike: dict[Any, list[int]] = {}
    for index, board in enumerate(given):
        alike.setdefault((board.size, board.array.dtype.kind == "b"), []).append(index)
    found: list[Analysis] = [Analysis()] * len(boards)
    for places in alike.values():
        together = Given.joined([given[place] for place in places])
        moves = np.concatenate([colors(each[place], given[place]) for place in places])
        whole = new(together, liberties, groups, packed)
        fill(together, moves, whole, packed, threads)
        end = 0
        for place in places:
            first, end = end, end + given[place].count
            which: Any = (first, ...) if given[place].is_single else slice(first, end)
            found[place] = Analysis._make(None if array is None else array[which] for array in whole)
    return found
