"""A played game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import BLACK
from ._checked import finite, flag, items, number, whole
from ._feature_names import Needs, check_global
from ._features import features
from ._history import History
from ._play import Reason
from ._points import MoveLike, Point, PointLike, color, point, shape_of
from ._position import IllegalMove, Position
from ._rules import RuleSet, RulesLike, rule_set
from ._score import Estimate, Score


class Repetition(NamedTuple):
    """An earlier board that a move repeats."""

    #: The number of the move that created it; 0 is the start.
    after: int
    #: The number of moves until it is repeated.
    length: int


class Facts(NamedTuple):
    """The effects of a move, regardless of rules."""

    #: The number of captured stones of the opponent.
    captured: int
    #: The number of removed stones of the player; 0 if it is not suicide.
    suicide: int
    #: The colour of the stone on the point.
    occupied: int | None
    #: If the move retakes a ko at once, the number of the move that captured it.
    ko: int | None
    #: The earlier board that the move repeats.
    position: Repetition | None
    #: The earlier board with the same player to move that the move repeats.
    situation: Repetition | None


class Move(NamedTuple):
    """A move of a game."""

    #: The number of the move, from 1.
    number: int
    color: int
    #: None for a pass and for a move of a record that cannot be played.
    point: Point | None
    is_pass: bool


class Replay:
    """A game with its history.

    Parameters
    ----------
    size
        A number, rows and columns, or a :class:`Position` to begin with.
    rules
        The default :class:`RuleSet` for moves, or its name.
    to_move
        The colour that begins. Defaults to that of the position, or else to Black.

    Examples
    --------
    >>> from pygocheck import Replay
    >>> game = Replay(9, rules="japanese")
    >>> for move in ["C3", "D3", "B2", "E2", "C1", "D1", "D2"]:
    ...     _ = game.play(move)
    >>> game.play("C2").captured
    1
    >>> game.play("D2")
    Traceback (most recent call last):
        ...
    pygocheck.IllegalMove: D2 is ko: move 8 took it
    >>> game.undo()
    >>> game.moves[-1].point
    (7, 3)
    """

    __slots__ = ("_core", "_played", "_rules")

    def __init__(
        self,
        size: int | tuple[int, int] | Position = 19,
        *,
        rules: RulesLike = RuleSet.TROMP_TAYLOR,
        to_move: int | None = None,
    ) -> None:
        if isinstance(size, Position):
            start, to_move = size, size.to_move if to_move is None else to_move
        else:
            start = Position(np.zeros(shape_of(size), np.int8))
        self._core = _core.Replay(start.board, color(BLACK if to_move is None else to_move))
        self._rules = rule_set(rules)
        # The number of moves; None until it is asked for.
        self._played: int | None = None

    @classmethod
    def _of(cls, core: _core.Replay, rules: RuleSet) -> Replay:
        replay = cls.__new__(cls)
        replay._core, replay._rules, replay._played = core, rules, None
        return replay

    @property
    def rules(self) -> RuleSet:
        """The default rules for moves."""
        return self._rules

    @property
    def board(self) -> npt.NDArray[np.int8]:
        """(rows, cols) int8, a copy."""
        return self._core.board(None)

    def board_after(self, number: int) -> npt.NDArray[np.int8]:
        """The board after the move with this number, 0 for the start; (rows, cols) int8.

        Raises
        ------
        IndexError
            If fewer moves were played.
        """
        if not 0 <= whole("number", number) <= self._count():
            raise IndexError(f"number: {number}; 0 to {self._count()} expected, the number of moves played")
        return self._core.board(number)

    def _count(self) -> int:
        """The number of moves."""
        if self._played is None:
            self._played = len(self._core.moves())
        return self._played

    @property
    def position(self) -> Position:
        """The current position."""
        return Position._of(self.board, self.to_move)

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self._core.shape()

    @property
    def to_move(self) -> int:
        """Who moves next."""
        return self._core.to_move()

    @property
    def moves(self) -> list[Move]:
        """Every move so far."""
        return [Move(number, color, at, kind == "pass") for number, color, kind, at in self._core.moves()]

    @property
    def removed(self) -> list[Point]:
        """The stones that the last move removed."""
        return self._core.removed()

    @property
    def prisoners(self) -> tuple[int, int] | None:
        """The numbers of captured black and white stones; None if unknown."""
        found = self._core.prisoners()
        return None if found is None else (found[0], found[1])

    @property
    def hash(self) -> int:
        """A 64-bit hash of the stones, equal for equal boards."""
        return self._core.hash()

    def look(self, move: PointLike, color: int | None = None) -> Facts:
        """The effects of a move. On an occupied point, as if the stone there were absent."""
        return _facts(self._core.look(self._color(color), point(move, self.shape)))

    def reason(self, move: MoveLike, color: int | None = None, *, rules: RulesLike | None = None) -> Reason:
        """Why a move is illegal under a rule set; ``Reason.LEGAL`` if it is legal."""
        if move is None:
            return Reason.LEGAL
        name = (self._rules if rules is None else rule_set(rules)).value
        return Reason(self._core.verdict(name, self._color(color), point(move, self.shape)))

    def legal(self, color: int | None = None, *, rules: RulesLike | None = None) -> npt.NDArray[np.bool_]:
        """Where a colour may play under a rule set: (rows, cols) bool."""
        return self._core.legal((self._rules if rules is None else rule_set(rules)).value, self._color(color))

    def planes(self, names: str | Sequence[str], *, rules: RulesLike | None = None) -> npt.NDArray[np.bool_]:
        """The planes of :func:`pygocheck.features` for the current position: (planes, rows, cols) bool.

        ``names`` are those of :func:`pygocheck.features`, or a preset, "alphago_zero" or "katago_v7_spatial". The
        player to move is the current one, and the history that of the game. KataGo's planes depend on the rules: where
        ko and superko forbid a move, how many of the last moves are shown, and whether area is scored. The planes of
        its encore are empty. All planes have the size of the board and are not padded to 19 x 19.
        """
        needs, (rows, cols) = Needs.of(names), self.shape
        if needs.preset:
            bits = self._core.planes(needs.preset, (self._rules if rules is None else rule_set(rules)).value)
            return np.unpackbits(bits, axis=-1, count=rows * cols).reshape(-1, rows, cols).view(np.bool_)
        ko, moves, boards = self._core.past(needs.moves, needs.boards)
        history = History(moves=np.array(moves, np.int32), ko=ko, boards=boards.reshape(-1, rows, cols))
        return features(self.board, needs.names, self.to_move, history=history, dtype=np.bool_).planes

    def global_inputs(
        self, preset: str = "katago_v7_global", *, komi: float, rules: RulesLike | None = None
    ) -> npt.NDArray[np.float32]:
        """The inputs of a network for the current position that are not planes: (19,) float32.

        Those of "katago_v7_global" are KataGo's. The player is who moves next:

        - 0 to 4: whether the last move was a pass, the one before it ..; as many moves are shown as in the planes
        - 5: the player's komi / 20, negative for Black, at most 20 points more than the board has. Territory scoring
          adds a point for each black stone set up or played, less one for each white one; area scoring, White's points
          for handicap stones: those set up (without white ones), and Black's moves before White's first stone.
        - 6, 7: 0, 0 for simple ko; 1, 0.5 for positional, 1, -0.5 for situational superko
        - 8, 9, 10: whether suicide is legal, and twice whether territory is scored, so that a seki has no points
        - 14: whether a pass ends the game or its main phase; 0 where the history is hidden after a pass
        - 18: with area scoring, a wave of the komi: 0 where a draw is possible, 0.5 half a point above it, -0.5 below
        - 11, 12, 13, 15, 16, 17: 0, because no rules have a group tax or a button, a game is not in KataGo's encore,
          and a search that favours one player is a setting

        Parameters
        ----------
        preset
            "katago_v7_global".
        komi
            White's komi, without points for handicap stones.
        rules
            Rules to use instead of those of the game. Without rules, inputs 6, 7, 9, 10 and 18 are 0.

        Raises
        ------
        ValueError
            If the preset does not exist, or the komi is not finite.

        Examples
        --------
        >>> from pygocheck import Replay
        >>> game = Replay(19, rules="chinese")
        >>> _ = game.play("Q16"), game.play(None)
        >>> float(game.global_inputs(komi=7.5)[5]), float(game.global_inputs(komi=7.5, rules="tromp-taylor")[0])
        (-0.375, 1.0)
        """
        check_global(preset)
        name = (self._rules if rules is None else rule_set(rules)).value
        return self._core.global_inputs(name, finite("komi", komi))

    def sgf(self, *, komi: float | None = None, handicap: int = 0, result: str | None = None) -> str:
        """The game as a record in SGF, with its setups, moves and passes.

        Parameters
        ----------
        komi, handicap, result
            The values of KM, HA and RE, such as 6.5, 2 and "W+0.5" or "B+R"; they are left out if None or 0. RU is that
            of the game's rules. Moves of a record that could not be played are left out, too.

        >>> from pygocheck import Replay
        >>> game = Replay(9, rules="japanese")
        >>> _ = game.play("C3"), game.play(None)
        >>> print(game.sgf(komi=6.5, result="B+R"), end="")
        (;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]KM[6.5]RE[B+R]
        ;B[cg];W[])
        """
        properties = [("RU", self._rules.in_record)]
        properties.append(("KM", None if komi is None else f"{finite('komi', komi):.17g}"))
        handicap = number("handicap", handicap, 0, 625)
        properties += [("HA", str(handicap) if handicap else None), ("RE", result)]
        return self._core.sgf([(name, value) for name, value in properties if value is not None])

    def play(self, move: MoveLike, color: int | None = None, *, rules: RulesLike | None = None) -> Facts:
        """Play a move (None is a pass). An illegal move changes nothing.

        Raises
        ------
        IllegalMove
            If the rules forbid it.
        ValueError
            If the point is off the board.
        """
        if move is None:
            self._core.pass_(self._color(color))
            facts = Facts(0, 0, None, None, None, None)
        else:
            name = (self._rules if rules is None else rule_set(rules)).value
            found = self._core.play_legal(name, color, move)
            if found is None:
                reason, after, message, found = self._core.play(name, self._color(color), point(move, self.shape))
                if reason:
                    raise IllegalMove(message, Reason(reason), after)
            facts = _facts(found)
        if self._played is not None:
            self._played += 1
        return facts

    def undo(self, moves: int = 1) -> None:
        """Take back moves.

        Raises
        ------
        ValueError
            If fewer moves were played.
        """
        played = self._count()
        if not 0 <= whole("moves", moves) <= played:
            raise ValueError(f"moves: {moves}; 0 to {played} expected, the number of moves played")
        self._played = played - moves
        self._core.back_to(self._played)

    def score(
        self,
        *,
        komi: float = 0.0,
        handicap: int = 0,
        rules: RulesLike | None = None,
        dead: Iterable[PointLike] | None = None,
        search: bool = True,
        estimate: bool = False,
        seed: int = 0,
    ) -> Score | None:
        """Score the current board. None if the rules define no score or the prisoners are unknown.

        Parameters
        ----------
        komi, handicap
            White's komi, and the number of handicap stones.
        rules
            Rules to use instead of those of the game.
        dead
            Stones of the groups that the players agree are dead; all others are alive.
        search
            Whether to search small parts of the board, which takes milliseconds if there are any.
        estimate, seed
            Whether to estimate the score if it is not certain, by random games with this seed.

        Raises
        ------
        ValueError
            If the komi is not finite, the number of handicap stones is negative, or a dead stone is certainly alive.
        """
        komi, handicap = finite("komi", komi), number("handicap", handicap, 0, 625)
        search, seed = flag("search", search), number("seed", seed, 0, 2**64 - 1)
        seeds = seed if flag("estimate", estimate) else None
        name = (self._rules if rules is None else rule_set(rules)).value
        points = None if dead is None else [point(at, self.shape) for at in items("dead", dead, "points")]
        found = self._core.score(name, komi, handicap, points, search, seeds)
        if found is None:
            return None
        least, most, text, board, estimated = found
        return Score(least, most, text, board, None if estimated is None else Estimate(*estimated))

    def copy(self) -> Replay:
        """An independent copy of the game."""
        return Replay._of(self._core.copy(), self._rules)

    def __copy__(self) -> Replay:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Replay:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _repeat, (self.shape, self._core.steps(), self._rules.value)

    def _color(self, given: int | None) -> int:
        return self.to_move if given is None else color(given)

    def _repr_png_(self) -> bytes:
        last = self.moves[-1].point if self.moves else None
        return self.position.render(signs={} if last is None else {last: "last"}).png

    def __str__(self) -> str:
        """A diagram: X is black, O is white."""
        return str(self.position)

    def __repr__(self) -> str:
        return f"<Replay after {len(self._core.moves())} moves, {self._rules.value} rules>\n{self}"


def _repeat(shape: tuple[int, int], steps: list[Any], rules: str) -> Replay:
    """The game that was pickled as these steps."""
    return Replay._of(_core.Replay.repeat(shape, steps), rule_set(rules))


def _facts(found: tuple[Any, ...]) -> Facts:
    captured, suicide, occupied, ko, position, situation = found
    if position is not None:
        position = Repetition(*position)
    if situation is not None:
        situation = Repetition(*situation)
    return Facts(captured, suicide, occupied, ko, position, situation)
