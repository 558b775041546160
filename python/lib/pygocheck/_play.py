"""A move on many boards at once: :func:`play`."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import BLACK, WHITE, Boards, Given, check_apart, check_out, colors, points, thread_count, unmasked
from ._bits import Size


class Reason(IntEnum):
    """Why a move is illegal. The values are stable."""

    #: The move is legal.
    LEGAL = 0
    #: The point is occupied.
    OCCUPIED = 1
    #: The move captures nothing and leaves its own group without a liberty.
    SUICIDE = 2
    #: The point is off the board.
    OFF_BOARD = 3
    #: The move retakes a ko at once. Only a :class:`Replay` and :class:`Games` report this and the following reasons.
    KO = 4
    #: The move repeats an earlier board.
    POSITIONAL_SUPERKO = 5
    #: The move repeats an earlier board with the same player to move.
    SITUATIONAL_SUPERKO = 6
    #: The game is over.
    GAME_OVER = 7

    @property
    def words(self) -> str:
        """The reason as text, such as "suicide"."""
        return {0: "legal", 1: "an occupied point", 3: "off the board"}.get(self, self.name.lower().replace("_", " "))


class Played(NamedTuple):
    """Results of :func:`play`."""

    #: The boards after the moves, as they are given: int8, planes or packed bits; unchanged if the move is illegal.
    boards: npt.NDArray[Any]
    #: (n,) uint8: a :class:`Reason` per board, 0 if the move is legal.
    reasons: npt.NDArray[np.uint8]


def play(
    boards: Boards,
    moves: npt.ArrayLike,
    to_move: npt.ArrayLike = WHITE,
    *,
    size: Size | None = None,
    out: Played | None = None,
    threads: int | None = None,
) -> Played:
    """Play one move on each board. Captured stones are removed; an illegal move leaves its board unchanged.

    Parameters
    ----------
    boards
        (n, rows, cols) or (rows, cols) integers, planes of bool, or packed bits, as :func:`analyse` takes them.
    moves
        One move per board: (n,) integers ``row * cols + col``, -1 for a pass; or (n, 2) rows and columns, (-1, -1) for
        a pass. For a single board without n.
    to_move
        The colour that plays, or an array (n,) of colours.
    size
        The size of boards that are packed bits, as for :func:`analyse`.
    out
        A :class:`Played` with C-contiguous arrays, which are written and returned. They must not share memory with
        ``boards``. If an error is raised, they may be partly written.
    threads
        As for :func:`analyse`.

    Returns
    -------
    Played
        The boards, and a :class:`Reason` for each: 0 if the move is legal. Without history, ko is not considered.

    Raises
    ------
    TypeError
        If the dtype is not one of these.
    ValueError
        If a shape does not fit, or a value is invalid; the message has its index.

    Examples
    --------
    >>> import numpy as np
    >>> from pygocheck import WHITE, Reason, play
    >>> board = np.array([[0, 1, -1],
    ...                   [1, -1, 0],
    ...                   [0, 0, 0]], dtype=np.int8)
    >>> after, reason = play(board, (0, 0), WHITE)
    >>> after
    array([[-1,  0, -1],
           [ 1, -1,  0],
           [ 0,  0,  0]], dtype=int8)
    >>> Reason(play(board, 1, WHITE).reasons)
    <Reason.OCCUPIED: 1>
    """
    array = boards if type(boards) is np.ndarray else unmasked("boards", boards)
    if out is None or isinstance(out, Played):
        found = _core.play_few(array, moves, to_move, size, out)
        if found is not None:
            if threads is not None:
                thread_count(threads)
            return Played._make(found) if out is None else out
    given = Given.of(boards, size=size)
    turns = colors(to_move, given)
    places = points(moves, given)
    is_planes = given.array.dtype.kind == "b"
    shape = given.shape + given.array.shape[1:]
    dtype: type[np.generic] = np.bool_ if is_planes else np.int8 if given.packed is None else np.uint8
    if out is None:
        out = Played(np.empty(shape, dtype), np.empty(given.shape, np.uint8))
    else:
        check_out("out.boards", out.boards, shape, dtype)
        check_out("out.reasons", out.reasons, given.shape, np.uint8)
        check_apart(
            {"out.boards": out.boards, "out.reasons": out.reasons},
            {"boards": given.array, "moves": np.asarray(moves), "to_move": np.asarray(to_move)},
        )
    after, reasons = out.boards.reshape(given.array.shape), out.reasons.reshape(given.count)
    count = thread_count(threads)
    for which in given.parts(is_copied=is_planes):
        cells: Any = np.empty((which.stop - which.start, *given.size), np.int8) if is_planes else after[which]
        part = Played(cells, reasons[which])
        fault = _core.play(given.part(which), turns[which], places[which], size=given.packed, threads=count, out=part)
        if fault is not None:
            raise given.fault(which, fault)
        if is_planes:
            np.equal(cells, BLACK, out=after[which, 0])
            np.equal(cells, WHITE, out=after[which, 1])
    return out
