"""Boards for tests."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt


def random_boards(random: np.random.Generator, count: int, rows: int, cols: int) -> npt.NDArray[np.int8]:
    """Boards with few and with many stones; hardly any of the full ones is valid."""
    filled = random.uniform(0.1, 1.0, (count, 1, 1))
    colors = random.choice(np.array([-1, 1], np.int8), (count, rows, cols))
    return np.where(random.random((count, rows, cols)) < filled, colors, 0).astype(np.int8)
