"""What networks learn from records, besides moves and results."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from . import _symmetry
from ._checked import items
from ._records import Records

#: What else may be asked for.
_TARGETS = ("policy", "score", "ownership")


def targets_of(targets: Sequence[str]) -> frozenset[str]:
    """The targets, checked."""
    for index, name in enumerate(items("targets", targets, "names")):
        if name not in _TARGETS:
            raise ValueError(f"targets[{index}]: {name!r}; one of {', '.join(_TARGETS)} expected")
    return frozenset(targets)


def owned(records: Records, game: npt.NDArray[np.int64], symmetry: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
    """Whose points are Black's (1) or White's (-1), nan where that is unknown, in the images of positions."""
    if not records.ownership.shape[1]:
        raise ValueError("targets: ownership needs records that were read with estimate=True")
    owners = records.ownership.astype(np.float32)
    owners[np.isnan(records.score)] = np.nan
    images = _symmetry.images(records.shape)[:, :-1]
    found = np.empty((len(game), *records.shape), np.float32)
    for turn in np.unique(symmetry):
        which = np.flatnonzero(symmetry == turn)
        turned = np.empty((len(which), owners.shape[1]), np.float32)
        turned[:, images[turn]] = owners[game[which]]
        found[which] = turned.reshape(-1, *records.shape)
    return found
