"""Many games at once: :class:`Games`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import BLACK, Given, check_out, colors, thread_count
from ._checked import finite, flag, number
from ._game_arguments import mask_of, places
from ._points import shape_of
from ._replay import Replay
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


class Games:
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

    __slots__ = ("_arguments", "_boards", "_core", "_n", "_rules", "_shape", "_to_move")

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
        self._boards, self._to_move = self._given(boards, to_move)
        if boards is not None or (self._to_move != BLACK).any():
            self._restart(np.ones(self._n, np.bool_), self._boards, self._to_move)

    def _given(self, boards: npt.ArrayLike | None, to_move: npt.ArrayLike) -> tuple[Any, npt.NDArray[np.int8]]:
        """The boards for all games, checked."""
        shape = (self._n, *self._shape)
        if boards is None:
            given = Given(lambda index: f"boards[{index}]", np.broadcast_to(np.int8(0), shape), False)
            return None, colors(to_move, given)
        given = Given.of(boards)
        if given.size != self._shape or not given.is_single and given.count != self._n:
            raise ValueError(f"boards: {given.count} of {given.size}; {shape} expected")
        cells = given.cells(slice(0, given.count))
        if not given.is_single:
            return cells, colors(to_move, given)
        cells = np.ascontiguousarray(np.broadcast_to(cells, shape))
        return cells, colors(to_move, Given(given.label, cells, False))

    def _restart(self, mask: npt.NDArray[np.bool_], boards: Any, to_move: npt.NDArray[np.int8]) -> None:
        fault = self._core.restart(mask.view(np.uint8), boards, to_move)
        if fault is not None:
            raise ValueError(f"boards[{fault[0]}]: {fault[1]}")

    def __len__(self) -> int:
        return self._n

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self._shape

    @property
    def rules(self) -> RuleSet:
        """The rules."""
        return self._rules

    @property
    def komi(self) -> float:
        """White's komi."""
        return self._arguments[0]

    def _filled(self, fill: Any, dtype: type[Any], *shape: int) -> npt.NDArray[Any]:
        out: npt.NDArray[Any] = np.empty((self._n, *shape), dtype)
        fill(out.view(np.uint8) if dtype is np.bool_ else out)
        return out

    @property
    def to_move(self) -> npt.NDArray[np.int8]:
        """(n,) int8: who moves next."""
        return self._filled(self._core.to_move, np.int8)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """(n,) bool: whether a game has ended by passes or by ``max_moves``."""
        return self._filled(self._core.over, np.bool_)

    @property
    def moves(self) -> npt.NDArray[np.int32]:
        """(n,) int32: the numbers of moves, including passes."""
        return self._filled(self._core.moves, np.int32)

    @property
    def passes(self) -> npt.NDArray[np.int32]:
        """(n,) int32: the numbers of passes in a row up to now."""
        return self._filled(self._core.passes, np.int32)

    @property
    def last(self) -> npt.NDArray[np.int32]:
        """(n,) int32: the last moves as ``row * cols + col``; -1 is a pass, and -2 means that there is none."""
        return self._filled(self._core.last, np.int32)

    @property
    def prisoners(self) -> npt.NDArray[np.int32]:
        """(n, 2) int32: the numbers of black and white stones that were removed."""
        return self._filled(self._core.prisoners, np.int32, 2)

    def hash(self) -> npt.NDArray[np.uint64]:
        """(n,) uint64: hashes of the boards, as in :attr:`Replay.hash`. Equal boards have equal hashes."""
        return self._filled(self._core.hashes, np.uint64)

    def line(self, game: int) -> npt.NDArray[np.int32]:
        """Every move of a game so far, as ``row * cols + col``; -1 is a pass."""
        return self._core.line(number("game", game, 0, self._n - 1))

    def replay(self, game: int) -> Replay:
        """The game as a :class:`Replay`, with its history."""
        index = number("game", game, 0, self._n - 1)
        boards, to_move = self._starts()
        board, player, cols = boards[index], int(to_move[index]), self._shape[1]
        steps: list[tuple[str, int | None, list[tuple[int, int, int]]]] = []
        if board.any():
            steps.append(
                ("setup", None, [(row, col, int(board[row, col])) for row, col in np.argwhere(board).tolist()])
            )
        if player != BLACK:
            steps.append(("turn", player, []))
        for place in self.line(index).tolist():
            steps.append(("pass", player, []) if place < 0 else ("play", player, [(*divmod(place, cols), player)]))
            player = -player
        return Replay._of(_core.Replay.repeat(self._shape, steps), self._rules)

    def _starts(self) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
        boards, to_move = np.empty((self._n, *self._shape), np.int8), np.empty(self._n, np.int8)
        self._core.starts(boards, to_move)
        return boards, to_move

    @property
    def boards(self) -> npt.NDArray[np.int8]:
        """(n, rows, cols) int8, a copy; see :meth:`write_boards` to reuse an array."""
        return self.write_boards()

    def write_boards(
        self, out: npt.NDArray[np.int8] | None = None, *, threads: int | None = None
    ) -> npt.NDArray[np.int8]:
        """The boards, (n, rows, cols) int8, written to ``out`` if it is given."""
        out = self._out(out, np.int8, self._shape)
        self._core.boards(thread_count(threads), out)
        return out

    def legal(self, out: npt.NDArray[np.bool_] | None = None, *, threads: int | None = None) -> npt.NDArray[np.bool_]:
        """The legal moves, (n, rows * cols + 1) bool: the points row by row, and the pass.

        A game that is over has none.
        """
        out = self._out(out, np.bool_, (self._area + 1,))
        self._core.legal(thread_count(threads), out.view(np.uint8))
        return out

    def sample(
        self, seed: int, out: npt.NDArray[np.int32] | None = None, *, threads: int | None = None
    ) -> npt.NDArray[np.int32]:
        """A random legal point of each game, all with the same probability; -1, a pass, if there is none.

        ``seed``, at least 0 and below 2**64, decides: another one is needed for each turn.
        """
        out = self._out(out, np.int32, ())
        self._core.sample(number("seed", seed, 0, 2**64 - 1), thread_count(threads), out)
        return out

    def observe(
        self, preset: str = "planes", out: npt.NDArray[np.bool_] | None = None, *, threads: int | None = None
    ) -> npt.NDArray[np.bool_]:
        """Planes for a network, (n, planes, rows, cols) bool, from the side of the colour to move.

        Parameters
        ----------
        preset
            "planes": own stones, the opponent's, legal points, and a plane of ones if Black is to move. "alphago_zero"
            (Silver et al. 2017): own stones and the opponent's on the current board, the same on each of the seven
            boards before, and a plane of ones if Black is to move; boards before the start are empty.
        out
            An array to write to.
        threads
            As for :func:`analyse`.
        """
        if preset not in _PLANES:
            raise ValueError(f"preset: {preset!r}; one of {', '.join(_PLANES)} expected")
        out = self._out(out, np.bool_, (_PLANES[preset], *self._shape))
        self._core.observe(preset == "alphago_zero", thread_count(threads), out.view(np.uint8))
        return out

    def play(
        self, moves: npt.ArrayLike, out: npt.NDArray[np.uint8] | None = None, *, threads: int | None = None
    ) -> Turn:
        """Play one move in each game.

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
        """
        reasons = self._out(out, np.uint8, ())
        count = thread_count(threads)
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
            self._restart(chosen, *self._given(given, self._to_move if to_move is None else to_move))

    def score(self, *, threads: int | None = None) -> npt.NDArray[np.float64]:
        """(n,) float64: Black's points minus White's, with komi and handicap, also in games that are not over.

        All stones on the board count as alive. With territory scoring, points are prisoners, and empty points that
        reach one colour only.

        Raises
        ------
        ValueError
            If the rules define no score.
        """
        if self._rules.counting is None:
            raise ValueError(f"the rules {self._rules.value!r} define no score")
        return self._scores(np.ones(self._n, np.bool_), thread_count(threads))

    def _scores(self, mask: npt.NDArray[np.bool_], threads: int | None) -> npt.NDArray[np.float64]:
        scores = np.empty(self._n, np.float64)
        self._core.margins(mask.view(np.uint8), threads, scores)
        komi, handicap = self._arguments[:2]
        given = self._rules.compensation(handicap) if self._rules.counting == "area" else 0
        scores -= komi + given
        return scores

    @property
    def _area(self) -> int:
        return self._shape[0] * self._shape[1]

    def _out(self, out: npt.NDArray[Any] | None, dtype: type[Any], shape: tuple[int, ...]) -> npt.NDArray[Any]:
        if out is None:
            return np.empty((self._n, *shape), dtype)
        check_out("out", out, (self._n, *shape), dtype)
        return out

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
