"""Checks arrays of boards, colours, moves and results, with error messages for invalid ones."""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Union

import numpy as np
import numpy.typing as npt

from . import _bits, _hints
from ._bits import Size
from ._checked import is_whole
from ._hints import MOST

BLACK = 1
WHITE = -1

#: Boards as an argument, without lists of arrays.
Boards = Union[npt.NDArray[np.integer[Any]], npt.NDArray[np.bool_], Sequence[Sequence[int]]]

#: Points that are copied at once, which bounds memory.
_COPIED = 1 << 24

FORMS = "int8 of -1 (White), 0 and 1 (Black) as (n, rows, cols) or (rows, cols), or bool as (n, 2, rows, cols)"


@dataclass(frozen=True, eq=False)
class Given:
    """Boards of one size, as passed by the caller."""

    #: Names the board with an index in messages.
    label: Callable[[int], str]
    #: (n, rows, cols) of integers, (n, 2, rows, cols) of bool, or (n, 2, bytes) of packed bits.
    array: npt.NDArray[Any]
    #: Whether it is a single board, without the dimension n.
    is_single: bool
    #: The size of boards of packed bits, which their shape does not tell.
    packed: tuple[int, int] | None = None

    @classmethod
    def of(cls, boards: npt.ArrayLike, name: str = "boards", size: Size | None = None) -> Given:
        """Boards from an array, or from anything that numpy converts to one; packed bits if ``size`` is given."""
        array = unmasked(name, boards)
        if size is not None:
            return cls._of_bits(array, name, _bits.size_of(size))
        if array.dtype.kind not in "iub":
            hint = _hints.of_objects(name, boards, array) if array.dtype.kind == "O" else ""
            raise TypeError(f"{name}: dtype {array.dtype}; {FORMS} expected{_also(hint)}")
        planes = array.dtype.kind == "b"
        is_single = array.ndim == 2 + planes
        if array.ndim != 3 + planes and not is_single or planes and array.shape[-3] != 2:
            hint = _hints.of_shape(name, boards, array)
            raise ValueError(f"{name}: shape {array.shape} of {array.dtype}; {FORMS} expected{_also(hint)}")
        if not all(1 <= side <= MOST for side in array.shape[-2:]):
            hint = _hints.of_shape(name, boards, array)
            raise ValueError(f"{name}: shape {array.shape}; a board has 1 to {MOST} rows and columns{_also(hint)}")
        if is_single:
            return cls(lambda _: name, array[np.newaxis], is_single)
        return cls(lambda index: f"{name}[{index}]", array, is_single)

    @classmethod
    def _of_bits(cls, array: npt.NDArray[Any], name: str, size: tuple[int, int]) -> Given:
        shape = (2, _bits.length(size))
        is_single = array.ndim == 2
        if array.dtype != np.uint8 or array.shape[not is_single :] != shape:
            raise _bits.unfit(name, array, size)
        whole = array[np.newaxis] if is_single else array
        return cls((lambda _: name) if is_single else (lambda index: f"{name}[{index}]"), whole, is_single, size)

    @classmethod
    def joined(cls, given: list[Given]) -> Given:
        """All boards as one array, with the same names in messages."""
        arrays = [boards.part(slice(0, boards.count)) for boards in given]
        joined = np.concatenate(arrays)
        firsts = np.cumsum([0] + [len(array) for array in arrays])

        def label(index: int) -> str:
            which = int(np.searchsorted(firsts, index, side="right")) - 1
            return given[which].label(index - int(firsts[which]))

        packed = given[0].packed
        is_planes = joined.dtype == np.uint8 and packed is None
        return cls(label, joined.view(np.bool_) if is_planes else joined, False, packed)

    @property
    def count(self) -> int:
        """The number of boards."""
        return len(self.array)

    @property
    def size(self) -> tuple[int, int]:
        """Rows and columns."""
        if self.packed is not None:
            return self.packed
        rows, cols = self.array.shape[-2:]
        return rows, cols

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of an array with one number per board."""
        return () if self.is_single else (self.count,)

    def parts(self, is_copied: bool = False) -> Iterator[slice]:
        """Slices to process one after another: all boards at once, unless something of them is copied."""
        is_ready = self.array.dtype.kind == "b" or self.array.dtype == np.int8 or self.packed is not None
        if is_ready and self.array.flags.c_contiguous and not is_copied:
            yield slice(0, self.count)
            return
        rows, cols = self.size
        step = max(1, _COPIED // (rows * cols))
        for first in range(0, self.count, step):
            yield slice(first, min(first + step, self.count))

    def part(self, which: slice) -> npt.NDArray[Any]:
        """Some boards in the form that the compiled part reads."""
        part = self.array[which]
        if self.packed is not None:
            return np.ascontiguousarray(part)
        if part.dtype.kind == "b":
            return np.ascontiguousarray(part).view(np.uint8)
        if part.dtype != np.int8 and part.size and not -1 <= int(part.min()) <= int(part.max()) <= 1:
            board, row, col = np.argwhere((part > 1) | ((part != 0) & (part < 1) & (part != -1)))[0]
            raise self.fault(which, (int(board), (int(row), int(col)), int(part[board, row, col])))
        return np.ascontiguousarray(part, dtype=np.int8)

    def cells(self, which: slice) -> npt.NDArray[np.int8]:
        """Some boards as int8, checked, even if they are planes."""
        part: npt.NDArray[np.int8] = self.part(which)
        if part.dtype == np.int8:
            if part.size and not -1 <= part.min() <= part.max() <= 1:
                board, row, col = np.argwhere((part < -1) | (part > 1))[0].tolist()
                raise self.fault(which, (board, (row, col), int(part[board, row, col])))
            return part
        both = np.argwhere(part[:, 0] & part[:, 1])
        if len(both):
            board, row, col = both[0].tolist()
            raise self.fault(which, (board, (row, col), None))
        return part[:, 0].astype(np.int8) - part[:, 1].astype(np.int8)

    def fault(self, which: slice, fault: tuple[int, tuple[int, int], int | None]) -> ValueError:
        """The error for an invalid cell of a slice, or for a point with two stones."""
        board, (row, col), value = fault
        name = self.label(which.start + board)
        if value is None:
            return ValueError(f"{name} has a black and a white stone at ({row}, {col})")
        if self.packed is not None:
            return ValueError(f"{name}[{row}, {col}] is {value & 255}: {_bits.padding(self.packed)}")
        hint = "; use view(np.int8) if 255 is White" if value == 255 and self.array.dtype == np.uint8 else ""
        return ValueError(f"{name}[{row}, {col}] is {value}: -1 (White), 0 or 1 (Black) expected{hint}")


def _also(hint: str) -> str:
    return f"; {hint}" if hint else ""


def unmasked(name: str, given: Any) -> npt.NDArray[Any]:
    """The array, from anything that numpy converts to one; numpy itself would ignore masks.

    Masked arrays, also in a list, are accepted if nothing in them is masked.
    """
    for index, item in enumerate(given) if isinstance(given, (list, tuple)) else [(None, given)]:
        if isinstance(item, np.ma.MaskedArray) and np.ma.is_masked(item):
            label = name if index is None else f"{name}[{index}]"
            place = ", ".join(map(str, np.argwhere(np.ma.getmaskarray(item))[0]))
            raise ValueError(f"{label}[{place}] is masked; replace masked values first, with {label}.filled(...)")
    return np.asarray(given)


def colors(to_move: npt.ArrayLike, given: Given) -> npt.NDArray[np.int8]:
    """The side to move on each board, from one colour or an array of colours."""
    if type(to_move) is int and to_move in (BLACK, WHITE):
        same = np.empty(given.count, np.int8)
        same.fill(to_move)
        return same
    array = unmasked("to_move", to_move)
    if array.dtype.kind not in "iu":
        raise TypeError(f"to_move: dtype {array.dtype}; 1 (Black) or -1 (White) expected, or an array of them")
    if array.shape not in {(), given.shape}:
        raise ValueError(f"to_move: shape {array.shape}; () or {given.shape} expected")
    bad = np.argwhere((array != BLACK) & (array != WHITE))
    if len(bad):
        place = f"to_move[{int(bad[0][0])}]" if array.ndim else "to_move"
        raise ValueError(f"{place} is {array[tuple(bad[0])]}: 1 (Black) or -1 (White) expected")
    return np.ascontiguousarray(np.broadcast_to(array, (given.count,)), dtype=np.int8)


def points(moves: npt.ArrayLike, given: Given) -> npt.NDArray[np.int32]:
    """The move on each board as the index of its point; -1 is a pass, and rows * cols a point off the board."""
    array = unmasked("moves", moves)
    if array.dtype.kind not in "iu":
        raise TypeError(f"moves: dtype {array.dtype}; integers expected")
    if array.shape not in {given.shape, (*given.shape, 2)}:
        raise ValueError(f"moves: shape {array.shape}; {given.shape} or {(*given.shape, 2)} expected")
    rows, cols = given.size
    if array.shape == given.shape:
        places = array
        is_known = (places >= -1) & (places < rows * cols)
    else:
        row, col = array[..., 0], array[..., 1]
        is_pass = (row == -1) & (col == -1)
        is_known = (row >= 0) & (row < rows) & (col >= 0) & (col < cols) | is_pass
        places = np.where(is_pass, -1, row.astype(np.int64) * cols + col.astype(np.int64))
    return np.where(is_known, places, rows * cols).astype(np.int32).reshape(given.count)


def check_out(name: str, array: Any, shape: tuple[int, ...], dtype: type[np.generic]) -> None:
    """Raise an error unless results can be written to the array."""
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{name}: {type(array).__name__}; an array expected")
    if isinstance(array, np.ma.MaskedArray):
        raise TypeError(f"{name}: a masked array, whose mask would not be written; use {name}.data")
    if array.dtype != dtype or array.shape != shape:
        expected = f"shape {shape} of {np.dtype(dtype)}"
        raise ValueError(f"{name}: shape {array.shape} of {array.dtype}; {expected} expected")
    if not array.flags.c_contiguous or not array.flags.writeable:
        raise ValueError(f"{name}: an array that is C-contiguous and writeable expected")


def check_apart(written: dict[str, npt.NDArray[Any]], read: dict[str, npt.NDArray[Any]]) -> None:
    """Raise an error if a written array shares memory with another one."""
    others = dict(read)
    for name, array in written.items():
        for other, there in others.items():
            if np.may_share_memory(array, there):
                raise ValueError(f"{name} and {other} share memory")
        others[name] = array


def thread_count(threads: int | None) -> int | None:
    """The number of threads; None, for one per processor, unless given here or by PYGOCHECK_THREADS."""
    if threads is None:
        text = os.environ.get("PYGOCHECK_THREADS")
        if not text:
            return None
        name, given = "PYGOCHECK_THREADS", repr(text)
        count = int(text) if text.isascii() and text.isdigit() else 0
    else:
        name, given = "threads", repr(threads)
        if not is_whole(threads):
            raise TypeError(f"{name}: {given}; a whole number from 1 expected")
        count = operator.index(threads)
    if count < 1:
        raise ValueError(f"{name}: {given}; a whole number from 1 expected")
    return count
