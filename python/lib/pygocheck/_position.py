"""One position."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import WHITE, Given
from ._play import Reason
from ._points import MoveLike, Point, PointLike, color, point, shape_of
from ._render import Picture, Sign, draw


class IllegalMove(ValueError):
    """A move that cannot be played."""

    def __init__(self, message: str, reason: Reason, after: int | None = None) -> None:
        """Store the reason."""
        super().__init__(message, reason, after)
        #: The reason.
        self.reason = reason
        #: The number of the move that captured the ko or created the repeated board; None for other reasons.
        self.after = after

    def __str__(self) -> str:
        """Give the message."""
        return str(self.args[0])


class Group(NamedTuple):
    """Connected stones of one colour."""

    color: int
    #: Row by row.
    stones: list[Point]


class Position:
    """A board and the colour to move. Immutable, and without history, so ko is not considered.

    Parameters
    ----------
    board
        (rows, cols) integers of -1 (White), 0 and 1 (Black), bool planes (2, rows, cols), or text in any form that
        gocheck reads: a diagram, a line of ``gocheck stream``, a puzzle file, or a game record (SGF), of which the last
        position of the first game is taken.
    to_move
        ``BLACK`` or ``WHITE``. Defaults to the colour that the text gives, or else to White, as in the puzzles.
    size
        The size of a text that does not give it: a number, or rows and columns.

    Raises
    ------
    TypeError, ValueError
        If it is not a board.

    Examples
    --------
    >>> from pygocheck import Position
    >>> position = Position('''
    ...     . X O .
    ...     X O . .
    ...     . . . .
    ... ''')
    >>> position.valid
    True
    >>> position.captures
    {(0, 0): [(0, 1)]}
    >>> print(position.explain((0, 0))[0])
    White may play (0, 0).
    >>> print(position.play((0, 0)))
    O . O .
    X O . .
    . . . .
    """

    __slots__ = ("_board", "_to_move")
    _board: npt.NDArray[np.int8]
    _to_move: int

    def __init__(
        self,
        board: str | npt.ArrayLike,
        to_move: int | None = None,
        *,
        size: int | tuple[int, int] | None = None,
    ) -> None:
        found = None
        if isinstance(board, str):
            cells, found = _core.read_position(board, None if size is None else shape_of(size))
        else:
            found_cells = _core.cells_of_one(board)
            if found_cells is None:
                given = Given.of(board, "board")
                if not given.is_single:
                    raise ValueError(f"board: shape {given.array.shape}; one board expected")
                found_cells = given.cells(slice(0, 1))[0].copy()
            cells = found_cells
        if size is not None and cells.shape != shape_of(size):
            raise ValueError(f"board: shape {cells.shape}; {shape_of(size)} expected")
        self._set(cells, color(to_move if to_move is not None else found or WHITE))

    def _set(self, cells: npt.NDArray[np.int8], to_move: int) -> None:
        cells.flags.writeable = False
        self._board, self._to_move = cells, to_move

    @classmethod
    def _of(cls, cells: npt.NDArray[np.int8], to_move: int) -> Position:
        """The position of a valid array, which is not copied."""
        position = cls.__new__(cls)
        position._set(cells, to_move)
        return position

    @property
    def board(self) -> npt.NDArray[np.int8]:
        """(rows, cols) int8, read-only."""
        return self._board

    @property
    def to_move(self) -> int:
        """``BLACK`` or ``WHITE``."""
        return self._to_move

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        rows, cols = self._board.shape
        return rows, cols

    @property
    def valid(self) -> bool:
        """Whether every group has a liberty."""
        return _core.is_valid(self._board)

    @property
    def dead(self) -> list[Group]:
        """The groups without a liberty."""
        return [Group(color, stones) for color, stones in _core.dead_groups(self._board)]

    @property
    def legal(self) -> list[Point]:
        """The points where the colour to move may play, row by row."""
        return _core.legal_points(self._board, self._to_move)

    @property
    def captures(self) -> dict[Point, list[Point]]:
        """The capturing moves, row by row, each with the captured stones."""
        return dict(_core.captures(self._board, self._to_move))

    def explain(self, at: PointLike, *, language: str = "en") -> list[str]:
        """Explain a move of the colour to move, as a list of sentences in "en" or "zh"."""
        return _core.explain(self._board, self._to_move, point(at, self.shape), language)

    def reason(self, move: MoveLike) -> Reason:
        """Why a move is illegal; ``Reason.LEGAL`` if it is legal."""
        return Reason.LEGAL if move is None else self._play(point(move, self.shape))[0]

    def play(self, move: MoveLike) -> Position:
        """The position after a move (None is a pass), with the other colour to move.

        Raises
        ------
        IllegalMove
            If the point is occupied or the move is suicide.
        ValueError
            If the point is off the board.
        """
        if move is None:
            return Position._of(self._board, -self._to_move)
        at = point(move, self.shape)
        reason, board = self._play(at)
        if board is None:
            raise IllegalMove(f"{at} is {reason.words}", reason)
        return Position._of(board, -self._to_move)

    def _play(self, at: Point) -> tuple[Reason, npt.NDArray[np.int8] | None]:
        reason, board = _core.play_one(self._board, self._to_move, at)
        return Reason(reason), board

    def sgf(self, comment: str = "") -> str:
        """The position as a game record."""
        return _core.record(self._board, self._to_move, comment)

    def render(self, *, title: str = "", signs: dict[PointLike, Sign | str] | None = None, cell: int = 40) -> Picture:
        """Draw the position: see :func:`pygocheck.render`."""
        return draw(self._board, title, {} if signs is None else signs, cell)

    def _repr_png_(self) -> bytes:
        return self.render().png

    def __str__(self) -> str:
        """A diagram: X is black, O is white."""
        return _core.picture(self._board).rstrip("\n")

    def __repr__(self) -> str:
        mover = "BLACK" if self._to_move > 0 else "WHITE"
        return f"Position('''\n{self}\n''', to_move={mover})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._to_move == other._to_move and np.array_equal(self._board, other._board)

    def __hash__(self) -> int:
        return hash((self._board.shape, self._board.tobytes(), self._to_move))

    def __reduce__(self) -> tuple[type[Position], tuple[npt.NDArray[np.int8], int]]:
        return Position, (self._board, self._to_move)
