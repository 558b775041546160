"""Many games at once: :class:`Games`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import BLACK, thread_count
from ._checked import finite, flag, number
from ._game_arguments import mask_of, places, start_of
from ._game_view import GameView
from ._points import shape_of
from ._rules import RuleSet, RulesLike, rule_set

#: The planes of each preset of :meth:`Games.observe`.
_PLANES = {"planes": 4, "alphago_zero": 17}


class Turn(NamedTuple):
    """Results of :meth:`Games.play`."""

    #: (n,) uint8: a :class:`Reason` per game, 0 if the move is legal.
    reasons: npt.NDArray[np.uint8]
    #: (n,) bool: the games that are over after the moves. With ``auto_reset`` they have begun again.
    over: npt.NDArray[np.bool_]
    #: (n,) float64: Black's points minus White's in the games that are over, and nan in the others; None without
    #: ``auto_reset``.
    scores: npt.NDArray[np.float64] | None


class Games(GameView):
    """Many games of one size under the same rules, with ko, superko, passes, ends and scores.

    An illegal move is not an error: it leaves its game unchanged, and :meth:`play` returns the reason. So does any move
    in a game that is over. A repetition is found by hash and confirmed stone by stone. A game takes 64 bytes per move
    on 9 x 9, 128 on 19 x 19, and up to 10 more for superko; all take as much as the longest. Use it in one thread.

    Parameters
    ----------
    n
        The number of games.
    size
        A number, or rows and columns.
    rules
        A :class:`RuleSet`, or its name.
    komi, handicap
        White's komi, and the number of handicap stones, for which White gets points under some rules.
    boards, to_move
        The boards at the start, (n, rows, cols) or (rows, cols) as :func:`analyse` takes them, and who begins: a colour
        or (n,) colours. By default, boards are empty and Black begins.
    passes
        The number of passes in a row that end a game.
    max_moves
        The number of moves, including passes, that ends a game; None for no limit.
    auto_reset
        Whether :meth:`play` begins a game again when it is over.

    Raises
    ------
    TypeError
        If an argument has another type, such as text for a number.
    ValueError
        If a number is out of range or not finite, or a board at the start has an invalid value or a group without
        liberties.
    MemoryError
        If there is no room for so many games.

    Examples
    --------
    >>> from pygocheck import Games, Reason
    >>> games = Games(2, 9, "tromp-taylor", komi=7.5)
    >>> games.play([40, 40]).reasons
    array([0, 0], dtype=uint8)
    >>> [Reason(reason).words for reason in games.play([40, 81]).reasons]
    ['an occupied point', 'legal']
    >>> games.legal().sum(axis=1), games.score()
    (array([81, 81]), array([73.5, 73.5]))
    """

    __slots__ = ("_boards", "_to_move")

    def __init__(
        self,
        n: int,
        size: int | tuple[int, int] = 19,
        rules: RulesLike = RuleSet.TROMP_TAYLOR,
        *,
        komi: float = 0.0,
        handicap: int = 0,
        boards: npt.ArrayLike | None = None,
        to_move: npt.ArrayLike = BLACK,
        passes: int = 2,
        max_moves: int | None = None,
        auto_reset: bool = False,
    ) -> None:
        self._n = number("n", n, 0, 2**31 - 1)
        self._shape = shape_of(size)
        self._rules = rule_set(rules)
        most = None if max_moves is None else number("max_moves", max_moves, 1, 2**31 - 1)
        passes = number("passes", passes, 1, 2**15)
        self._core = _core.Games(self._n, self._shape, self._rules.value, passes, most)
        handicap = number("handicap", handicap, 0, 625)
        self._arguments = (finite("komi", komi), handicap, passes, most, flag("auto_reset", auto_reset))
        self._boards, self._to_move = start_of(boards, to_move, self._n, self._shape)
        if boards is not None or (self._to_move != BLACK).any():
            self._restart(np.ones(self._n, np.bool_), self._boards, self._to_move)

    def _restart(self, mask: npt.NDArray[np.bool_], boards: Any, to_move: npt.NDArray[np.int8]) -> None:
        fault = self._core.restart(mask.view(np.uint8), boards, to_move)
        if fault is not None:
            raise ValueError(f"boards[{fault[0]}]: {fault[1]}")

    def play(
        self, moves: npt.ArrayLike, out: npt.NDArray[np.uint8] | None = None, *, threads: int | None = None
    ) -> Turn:
        """Play one move in each game. Ctrl-C takes effect when all games have moved.

        Parameters
        ----------
        moves
            (n,) integers: ``row * cols + col``, or a pass, which is ``rows * cols``, as in :meth:`legal`, or -1.
        out
            An array (n,) uint8 for the reasons.
        threads
            As for :func:`analyse`.

        Returns
        -------
        Turn
            A :class:`Reason` for each game, and which games are over.

        Raises
        ------
        MemoryError
            If there is no room for longer games. Then no game has moved.
        """
        few = _core.play_few_games(self._core, moves, out) if threads is None else None
        count = None if few is not None else thread_count(threads)
        if few is not None:
            reasons, over = few
        else:
            reasons = self._out(out, np.uint8, ())
            self._core.play(places(moves, self._n, self._area), count, reasons)
            over = self.over
        if not self._arguments[-1]:
            return Turn(reasons, over, None)
        scores = self._scores(over, count)
        if over.any():
            self._restart(over, self._boards, self._to_move)
        return Turn(reasons, over, scores)

    def undo(self, mask: npt.ArrayLike | None = None) -> npt.NDArray[np.bool_]:
        """Take back the last move of the games in a mask, (n,) bool, or of all. True where there was one: (n,) bool."""
        undone = np.empty(self._n, np.bool_)
        self._core.undo(mask_of(mask, self._n).view(np.uint8), undone.view(np.uint8))
        return undone

    def reset(
        self,
        mask: npt.ArrayLike | None = None,
        *,
        boards: npt.ArrayLike | None = None,
        to_move: npt.ArrayLike | None = None,
    ) -> None:
        """Begin the games in a mask, (n,) bool, or all, again.

        ``boards`` and ``to_move`` are as for the constructor, whose values are the default; values for games outside
        the mask are checked but not used.
        """
        chosen = mask_of(mask, self._n)
        if boards is None and to_move is None:
            self._restart(chosen, self._boards, self._to_move)
        else:
            given = self._boards if boards is None else boards
            colors = self._to_move if to_move is None else to_move
            self._restart(chosen, *start_of(given, colors, self._n, self._shape))

    def copy(self) -> Games:
        """An independent copy of all games."""
        games = Games.__new__(Games)
        games._core = self._core.copy()
        games._n, games._shape, games._rules = self._n, self._shape, self._rules
        games._arguments, games._boards, games._to_move = self._arguments, self._boards, self._to_move
        return games

    def __copy__(self) -> Games:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Games:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        lines = [self._core.line(game) for game in range(self._n)]
        head = (self._n, self._shape, self._rules.value, *self._arguments)
        return _again, (head, self._boards, self._to_move, *self._starts(), lines)

    def __repr__(self) -> str:
        return f"<{self._n} games of {self._shape[0]}x{self._shape[1]}, {self._rules.value} rules>"


def _again(
    head: tuple[Any, ...],
    boards: Any,
    to_move: npt.NDArray[np.int8],
    starts: npt.NDArray[np.int8],
    began: npt.NDArray[np.int8],
    lines: list[npt.NDArray[np.int32]],
) -> Games:
    """The games that were pickled as these moves."""
    n, shape, rules, komi, handicap, passes, most, auto_reset = head
    games = Games(n, shape, rules, komi=komi, handicap=handicap, passes=passes, max_moves=most, boards=boards,
                  to_move=to_move, auto_reset=auto_reset)  # fmt: skip
    games._restart(np.ones(n, np.bool_), starts, began)
    lengths = np.array([len(line) for line in lines], np.int64)
    # Games whose moves are all played get a move off the board, which changes nothing.
    rows = np.full((max(lengths, default=0), n), games._area + 1, np.int32)
    for game, line in enumerate(lines):
        rows[: len(line), game] = line
    reasons = np.empty(n, np.uint8)
    for turn, row in enumerate(rows):
        games._core.play(row, None, reasons)
        if reasons[lengths > turn].any():
            raise ValueError("the pickle has illegal moves")
    return games
