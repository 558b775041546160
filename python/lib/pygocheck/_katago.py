"""The planes of KataGo, for positions with the moves and boards before them."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import _bits, _core
from ._arrays import Given
from ._rules import RuleSet

#: The number of moves and of earlier boards that the planes need.
MOVES = 5
PLANES = 22
#: Boards that are copied at once, which bounds memory.
_AT_ONCE = 4096


def planes(
    given: Given,
    turns: npt.NDArray[np.int8],
    moves: npt.NDArray[Any],
    boards: npt.NDArray[Any],
    ko: npt.NDArray[Any],
    rules: RuleSet,
    threads: int | None,
) -> npt.NDArray[np.uint8]:
    """The planes as packed bits, (n, planes, bytes). Raises an error if moves do not lead from board to board."""
    moves = np.ascontiguousarray(moves[:, :MOVES], np.int32)
    ko = ko.astype(np.int32)
    out = np.empty((given.count, PLANES, _bits.length(given.size)), np.uint8)
    for first in range(0, given.count, _AT_ONCE):
        which = slice(first, min(first + _AT_ONCE, given.count))
        earlier = np.ascontiguousarray(boards[which, :MOVES], np.int8)
        cells = given.cells(which) if given.packed is None else _cells(given, which)
        fault = _core.katago_planes(
            cells, turns[which], moves[which], earlier, ko[which], rules.value, threads, out[which]
        )
        if fault is not None:
            name = given.label(first + fault)
            raise ValueError(f"{name}: the moves of its history do not lead from the boards of its history to it")
    return out


def _cells(given: Given, which: slice) -> npt.NDArray[np.int8]:
    """Boards of packed bits as int8, checked."""
    planes = np.unpackbits(given.part(which), axis=-1, count=given.size[0] * given.size[1])
    whole = planes.reshape(-1, 2, *given.size).view(np.bool_)
    return Given(lambda index: given.label(which.start + index), whole, False).cells(slice(0, len(whole)))
