"""Many games as records: :meth:`pygocheck.Games.records` and :meth:`pygocheck.Games.replay`."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import BLACK
from ._records import Records
from ._replay import Replay
from ._rules import RuleSet


def replayed(board: npt.NDArray[np.int8], player: int, line: npt.NDArray[np.int32], rules: RuleSet) -> Replay:
    """A game that begins with a board and has these moves."""
    steps: list[tuple[str, int | None, list[tuple[int, int, int]]]] = []
    if board.any():
        steps.append(("setup", None, [(row, col, int(board[row, col])) for row, col in np.argwhere(board).tolist()]))
    if player != BLACK:
        steps.append(("turn", player, []))
    for place in line.tolist():
        at = divmod(place, board.shape[1])
        steps.append(("pass", player, []) if place < 0 else ("play", player, [(*at, player)]))
        player = -player
    rows, cols = board.shape
    return Replay._of(_core.Replay.repeat((rows, cols), steps), rules)


def columns(
    moves: npt.NDArray[np.int16],
    lengths: npt.NDArray[np.int32],
    starts: tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]],
    scores: npt.NDArray[np.float64],
    komi: float,
    handicap: int,
    rules: RuleSet,
) -> Records:
    """Games as records. ``scores`` are Black's points minus White's, nan where a game is not over."""
    boards, to_move = starts
    n, rows, cols = boards.shape
    offsets = _offsets(lengths)
    number = np.arange(len(moves)) - np.repeat(offsets[:-1], lengths)
    game, stones = np.nonzero(boards.reshape(n, rows * cols))
    files = np.empty(n, object)
    files[:] = [f"<game {index}>" for index in range(n)]
    values: dict[str, Any] = {
        "moves": moves,
        "colors": np.where(number % 2 == 0, 1, -1).astype(np.int8) * np.repeat(to_move, lengths),
        "offsets": offsets,
        "setup": stones.astype(np.int16),
        "setup_colors": boards.reshape(n, rows * cols)[game, stones],
        "setup_offsets": _offsets(np.bincount(game, minlength=n)),
        "result": np.sign(scores).astype(np.float32),
        "margin": scores.astype(np.float32),
        "komi": np.full(n, komi, np.float32),
        "handicap": np.full(n, handicap, np.int32),
        "ranks": np.zeros((n, 2), np.int8),
        "rules": np.full(n, list(RuleSet).index(rules), np.int8),
        "score": scores.astype(np.float32),
        "ownership": np.empty((n, 0), np.int8),
        "ok": np.ones(n, np.bool_),
        "finding": np.full(n, "", "U4"),
        "file": files,
        "game": np.ones(n, np.int32),
    }
    return Records(shape=(rows, cols), _faults=np.full(n, None), **values)


def _offsets(lengths: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
