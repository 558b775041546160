"""The planes of many games: :meth:`pygocheck.Games.features`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _core, _symmetry
from ._features import GAME_PRESETS, Features, Native, Needs, check_form, room, turned
from ._symmetry import Symmetry


def planes(
    core: _core.Games,
    n: int,
    size: tuple[int, int],
    names: str | Sequence[str],
    moves: npt.ArrayLike | None,
    form: tuple[npt.DTypeLike, str],
    images: tuple[Symmetry, int],
    out: npt.NDArray[Any] | None,
    threads: int | None,
) -> Features:
    """The planes of games, their symmetries, and moves in them."""
    needs, checked = Needs.of(names), check_form(*form)
    kind, is_packed, is_last = checked
    native = Native([f"input_{plane}" for plane in range(GAME_PRESETS.get(needs.preset, 0))], [], False)
    native = native if needs.preset else Native.of(needs.names)
    symmetry = _symmetry.choose(images[0], n, size, images[1])
    targets = None if moves is None else turned(moves, symmetry, (n,), size)
    out = room((n,), len(native.names), size, checked, out)
    core.features(
        native.names,
        needs.preset,
        native.before,
        native.ladders,
        needs.moves,
        symmetry.view(np.uint8) if symmetry.any() else np.empty(0, np.uint8),
        is_last,
        is_packed,
        threads,
        out.view(np.uint8) if kind == np.bool_ else out,
    )
    return Features(out, symmetry, targets)
