"""What many games show: the part of :class:`pygocheck.Games` that changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import check_out, thread_count
from ._checked import number
from ._feature_names import check_global
from ._features import Features
from ._game_planes import planes
from ._game_records import columns, replayed
from ._records import Records
from ._replay import Replay
from ._rules import RuleSet
from ._score import result_text
from ._symmetry import Symmetry

#: The planes of each preset of :meth:`GameView.observe`.
_PLANES = {"planes": 4, "alphago_zero": 17}


class GameView:
    """Many games, their boards, histories, planes and scores."""

    __slots__ = ("_arguments", "_core", "_n", "_rules", "_shape")

    _core: _core.Games
    _n: int
    _shape: tuple[int, int]
    _rules: RuleSet
    #: Komi, handicap, passes, the number of moves that ends a game, whether it begins again.
    _arguments: tuple[float, int, int, int | None, bool]

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
    def ko(self) -> npt.NDArray[np.int32]:
        """(n,) int32: the points where the next move may not retake a ko, as ``row * cols + col``, or -1.

        As ``History.ko``, it does not depend on the rules.
        """
        return self._filled(self._core.ko, np.int32)

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
        return replayed(boards[index], int(to_move[index]), self.line(index), self._rules)

    def records(self) -> Records:
        """The games so far as :class:`Records`: their moves, starts, komi, handicap and rules, for :func:`boards`.

        ``result`` and ``margin`` are those of :meth:`score` in games that are over, and nan in the others. With
        ``auto_reset`` a game is gone once it is over: keep its records before, or play without ``auto_reset``.
        """
        komi, handicap = self._arguments[:2]
        over = self.over & (self._rules.counting is not None)
        scores = self._scores(over, None) if over.any() else np.full(self._n, np.nan)
        return columns(self._core.lines(), self.moves, self._starts(), scores, komi, handicap, self._rules)

    def sgf(self, game: int) -> str:
        """A game so far as a record in SGF, with komi, handicap, rules, and once it is over its :meth:`score`."""
        index = number("game", game, 0, self._n - 1)
        result = None
        if self.over[index] and self._rules.counting is not None:
            mask = np.arange(self._n) == index
            result = result_text(float(self._scores(mask, None)[index]))
        komi, handicap = self._arguments[:2]
        return self.replay(index).sgf(komi=komi, handicap=handicap, result=result)

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
        if threads is None and (found := _core.legal_in_few_games(self._core, out)) is not None:
            return found
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

    def global_inputs(
        self,
        preset: str = "katago_v7_global",
        out: npt.NDArray[np.float32] | None = None,
        *,
        threads: int | None = None,
    ) -> npt.NDArray[np.float32]:
        """The inputs of :meth:`Replay.global_inputs` for each game, by its komi and rules: (n, 19) float32.

        Like "katago_v7_spatial" they take some 100 kB of memory a game. ``out`` is an array to write to.
        """
        out = self._out(out, np.float32, (check_global(preset),))
        self._core.global_inputs(self.komi, threads=thread_count(threads), out=out)
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

    def features(
        self,
        names: str | Sequence[str],
        *,
        moves: npt.ArrayLike | None = None,
        dtype: npt.DTypeLike = np.float32,
        layout: str = "NCHW",
        symmetry: Symmetry = 0,
        seed: int = 0,
        out: npt.NDArray[Any] | None = None,
        threads: int | None = None,
    ) -> Features:
        """The planes of :func:`pygocheck.features` for each game, whose history is that of the game.

        The names and presets, the other parameters and the results are those of :func:`pygocheck.features`. Planes are
        equal to those that :func:`boards` makes of records of the same games, so that a network sees in play what it
        saw in training. "katago_v7_spatial" is by the rules of the games, and takes some 100 kB of memory a game.
        ``legal`` knows only the ko, and :meth:`legal` all of the rules.

        >>> from pygocheck import Games
        >>> games = Games(2, 9)
        >>> games.play([40, 41]).over
        array([False, False])
        >>> found = games.features(["own", "opponent", "last_move_1"])
        >>> found.planes.shape, found.planes[:, 2].nonzero()
        ((2, 3, 9, 9), (array([0, 1]), array([4, 4]), array([4, 5])))
        """
        images = (symmetry, number("seed", seed, 0, 2**63 - 1))
        form = (dtype, layout)
        return planes(self._core, self._n, self._shape, names, moves, form, images, out, thread_count(threads))

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
