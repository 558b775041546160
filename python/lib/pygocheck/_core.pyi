"""The compiled part: what the types of Python's side build on."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

_Fault = tuple[int, tuple[int, int], int | None]

def analyse(
    boards: npt.NDArray[np.int8] | npt.NDArray[np.uint8],
    to_move: npt.NDArray[np.int8],
    threads: int | None,
    valid: npt.NDArray[np.uint8] | None,
    dead: npt.NDArray[np.uint8] | None,
    legal: npt.NDArray[np.uint8] | None,
    captures: npt.NDArray[np.uint8] | None,
    liberties: npt.NDArray[np.int16] | None,
    group: npt.NDArray[np.int16] | None,
) -> _Fault | None: ...
def play(
    boards: npt.NDArray[Any],
    to_move: npt.NDArray[np.int8],
    moves: npt.NDArray[np.int32],
    threads: int | None,
    after: npt.NDArray[np.int8],
    reasons: npt.NDArray[np.uint8],
) -> _Fault | None: ...
def main(args: Sequence[str]) -> int: ...
def version() -> str: ...
