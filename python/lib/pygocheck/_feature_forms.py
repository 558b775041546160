"""The forms of planes of features: dtype, layout, packed bits."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import _bits
from ._arrays import check_out

#: The dtype of planes, whether they are packed, and whether their dimension is the last.
Form = tuple[type[np.generic], bool, bool]


def check_form(dtype: npt.DTypeLike, layout: str) -> Form:
    """The form of planes, checked."""
    if layout not in ("NCHW", "NHWC"):
        raise ValueError(f'layout: {layout!r}; "NCHW" or "NHWC" expected')
    if isinstance(dtype, str) and dtype == "bits":
        return np.uint8, True, layout == "NHWC"
    kind = np.dtype(dtype)
    if kind not in (np.float32, np.bool_):
        raise TypeError(f'dtype: {kind}; float32, bool or "bits" expected')
    return kind.type, False, layout == "NHWC"


def shape_of(planes: int, size: tuple[int, int], is_last: bool, is_packed: bool) -> tuple[int, ...]:
    """The shape of the planes of a board."""
    if is_packed:
        return ((planes * size[0] * size[1] + 7) // 8,) if is_last else (planes, _bits.length(size))
    return (*size, planes) if is_last else (planes, *size)


def room(
    shape: tuple[int, ...], planes: int, size: tuple[int, int], form: Form, out: npt.NDArray[Any] | None
) -> npt.NDArray[Any]:
    """An array for planes of boards, the given one if it fits."""
    kind, is_packed, is_last = form
    shape += shape_of(planes, size, is_last, is_packed)
    if out is None:
        return np.empty(shape, kind)
    check_out("out", out, shape, kind)
    return out


#: Common forms by dtype and layout: whether planes are floats, whether they are packed, whether they are last.
FORMS: dict[tuple[Any, str], tuple[bool, bool, bool]] = {
    (dtype, layout): (kind == "floats", kind == "bits", layout == "NHWC")
    for layout in ("NCHW", "NHWC")
    for kind, dtypes in {
        "floats": (np.float32, np.dtype(np.float32), "float32"),
        "bools": (bool, np.bool_, np.dtype(np.bool_), "bool"),
        "bits": ("bits",),
    }.items()
    for dtype in dtypes
}
