"""The arrays of an :class:`pygocheck.Analysis`: made, checked and filled."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import _bits, _core
from ._analysis import Analysis
from ._arrays import Given, check_apart, check_out

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


def new(given: Given, liberties: bool, groups: bool, packed: bool) -> Analysis:
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


def check(out: Analysis, given: Given, liberties: bool, groups: bool, packed: bool, to_move: npt.ArrayLike) -> None:
    """Raise an error unless results for these boards can be written to the arrays."""
    if not isinstance(out, Analysis):
        raise TypeError(f"out: {type(out).__name__}; an Analysis expected")
    for name, is_asked in [("liberties", liberties), ("group", groups)]:
        if is_asked and getattr(out, name) is None:
            raise ValueError(f"out.{name}: an array expected")
    written = {f"out.{name}": array for name, array in out._asdict().items() if array is not None}
    for name, array in written.items():
        check_out(name, array, *_kind(name[len("out.") :], given, packed))
    check_apart(written, {"boards": given.array, "to_move": np.asarray(to_move)})


def fill(given: Given, moves: npt.NDArray[np.int8], out: Analysis, packed: bool, threads: int | None) -> None:
    """Analyse boards into arrays. Raises an error for an invalid one."""

    def view(array: npt.NDArray[Any] | None) -> npt.NDArray[Any] | None:
        if array is None:
            return None
        whole = array[np.newaxis] if given.is_single else array
        return whole.view(np.uint8) if array.dtype == np.bool_ else whole

    arrays = [view(array) for array in out]
    for which in given.parts():
        parts: Any = Analysis._make(None if array is None else array[which] for array in arrays)
        fault = _core.analyse(
            given.part(which), moves[which], size=given.packed, packed=packed, threads=threads, out=parts
        )
        if fault is not None:
            raise given.fault(which, fault)
