"""Measures planes of features on one core: python benches/features.py [SECONDS].

Each plane as bits, and all of them in each form, next to copying as many bytes. A figure is the best of several runs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from pygocheck import features

# Keeps the process on one core, too.
from python import Boards, best, positions

#: Features that need no history.
FEATURES = [
    *[
        "own",
        "opponent",
        "empty",
        "liberties_1",
        "liberties_2",
        "liberties_3",
        "liberties_4",
        "legal",
        "captures",
    ],
    *[
        "self_atari",
        "own_area",
        "opponent_area",
        "own_pass_alive_area",
        "opponent_pass_alive_area",
        "edge",
        "ones",
    ],
]

#: Planes that take far longer than the others.
LADDERS = ["ladder_captured", "ladder_moves"]


def measure_features(boards: Boards, seconds: float) -> None:
    """Measure planes: each as bits, and all of them in each form, next to copying as many bytes."""
    count, size = len(boards), boards.shape[1]

    def row(name: str, work: Callable[[], Any]) -> None:
        print(f"  {name:45}{best(work, seconds) / count * 1e9:12.1f}")

    for name in [*FEATURES, *LADDERS]:
        bits = np.empty((count, 1, (size * size + 7) // 8), np.uint8)
        row(
            f"features, {name}, bits",
            partial(features, boards, [name], dtype="bits", out=bits, threads=1),
        )
    forms: list[tuple[str, Any]] = [
        ("bits", "bits"),
        ("bool", np.bool_),
        ("float32", np.float32),
    ]
    for form, dtype in forms:
        for layout in ("NCHW", "NHWC"):
            planes = features(boards, FEATURES, dtype=dtype, layout=layout, threads=1).planes
            work = partial(
                features,
                boards,
                FEATURES,
                dtype=dtype,
                layout=layout,
                out=planes,
                threads=1,
            )
            row(f"features, {len(FEATURES)} planes, {form}, {layout}", work)
        row(
            f"np.copyto of as many bytes, {form}",
            partial(np.copyto, planes.copy(), planes),
        )


def main() -> None:
    """Measure and print a table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for size in (9, 19):
        print(f"{size} x {size}: ns per position")
        measure_features(positions(size, 4096)[0], seconds)


if __name__ == "__main__":
    main()
