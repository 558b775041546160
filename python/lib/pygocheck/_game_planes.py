"""The planes of many games: :meth:`pygocheck.Games.features`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _core, _symmetry
from ._feature_forms import check_form, room
from ._feature_names import GAME_PRESETS, Native, Needs
from ._features import Features, turned
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
    images_of_games = symmetry.view(np.uint8) if symmetry.any() else np.empty(0, np.uint8)
    asked = _Asked(*native, needs.preset, needs.moves, images_of_games, is_last, is_packed)
    _core.features_of_games(core, asked, threads=threads, out=out.view(np.uint8) if kind == np.bool_ else out)
    return Features(out, symmetry, targets)


class _Asked(NamedTuple):
    """The planes that are asked for, as the compiled part reads them."""

    names: list[str]
    before: list[tuple[str, int]]
    ladders: bool
    preset: str
    moves: int
    symmetries: npt.NDArray[np.uint8]
    last: bool
    packed: bool
