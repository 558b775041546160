"""Records of random games."""

from __future__ import annotations

import numpy as np


def some_records(count: int) -> list[bytes]:
    """Games on 9 x 9 of up to 60 moves on different points; Black has won by a point."""
    random = np.random.default_rng(count)
    made = []
    for length in random.integers(0, 60, count).tolist():
        points = random.permutation(81)[:length]
        colors = "BW" * length
        moves = (f";{color}[{'abcdefghi'[at % 9]}{'abcdefghi'[at // 9]}]" for color, at in zip(colors, points.tolist()))
        made.append(f"(;SZ[9]RU[NZ]RE[B+1]{''.join(moves)})".encode())
    return made
