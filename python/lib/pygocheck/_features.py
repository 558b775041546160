"""Planes of features for neural networks: :func:`features`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _bits, _core, _katago, _symmetry
from ._arrays import BLACK, WHITE, Boards, Given, check_apart, check_out, colors, thread_count, unmasked
from ._bits import Size
from ._checked import in_order, number
from ._history import NONE, History, check_known, check_points, checked
from ._rules import RuleSet, RulesLike, rule_set
from ._symmetry import Symmetry

#: Names of planes that are sets of features.
PRESETS = {
    # Silver et al., Mastering the game of Go without human knowledge (2017), "Neural network architecture".
    "alphago_zero": [
        "own",
        "opponent",
        *[f"{side}_before_{number}" for number in range(1, 8) for side in ("own", "opponent")],
        "black_to_move",
    ],
}

#: Presets that are computed by playing moves, with their numbers of planes.
GAME_PRESETS = {"katago_v7_spatial": _katago.PLANES}

#: Planes of the stones of earlier boards.
_BEFORE = re.compile(r"(own|opponent|black|white)_before_([1-9][0-9]*)")
#: Planes of ladders.
_LADDERS = ("ladder_captured", "ladder_moves")
_LAST = re.compile(r"last_move_([1-9][0-9]*)")


class Features(NamedTuple):
    """Results of :func:`features`."""

    #: The planes, as asked for.
    planes: npt.NDArray[Any]
    #: (n,) int8: the symmetry of each image.
    symmetry: npt.NDArray[np.int8]
    #: The given ``moves`` in the images, in the same dtype, or None.
    moves: npt.NDArray[Any] | None


def features(
    boards: Boards,
    names: str | Sequence[str],
    to_move: npt.ArrayLike = WHITE,
    *,
    size: Size | None = None,
    history: History | None = None,
    moves: npt.ArrayLike | None = None,
    rules: RulesLike = RuleSet.TROMP_TAYLOR,
    dtype: npt.DTypeLike = np.float32,
    layout: str = "NCHW",
    symmetry: Symmetry = 0,
    seed: int = 0,
    out: npt.NDArray[Any] | None = None,
    threads: int | None = None,
) -> Features:
    """Compute planes of features of each board, such as its liberties and legal moves.

    Parameters
    ----------
    boards, to_move, size
        As for :func:`analyse`; one size.
    names
        The planes, in this order, or a preset: "alphago_zero" for its 17, "katago_v7_spatial" for its 22, which need
        five moves and boards of history. ``own`` is the side to move:

        - ``own opponent black white empty``: stones, and empty points
        - ``liberties_1`` to ``liberties_4``, also ``own_liberties_1``, ``opponent_liberties_1`` ..: stones of groups
          with this number of liberties, the last with 4 or more
        - ``legal captures self_atari``: moves, without the point of the ko; captures; those that leave their group one
          liberty
        - ``own_pass_alive opponent_pass_alive``: stones that are unconditionally alive (Benson);
          ``own_pass_alive_area opponent_pass_alive_area``: with their territory
        - ``own_area opponent_area``: area as :func:`Replay.score` counts it with all stones alive
        - ``ko``, ``last_move_1`` ..: points of ``history``, 1 is the newest
        - ``own_before_1``, ``opponent_before_1``, ``black_before_1``, ``white_before_1`` ..: stones of earlier boards
        - ``ladder_captured``: stones that a ladder captures; ``ladder_moves``: first moves of ladders that work. Both
          are KataGo's, without a first move on the point of a ko, and take far more time than the others.
        - ``edge ones zeros black_to_move white_to_move``
    history
        Earlier moves and boards, for the features that need them; if they are missing, that is an error. Move and
        board k are all zeros where the game has none: -2, and a board of zeros.
    moves
        (n,) or (n, k) moves that are turned with the boards, such as the targets of training.
    rules
        The rules for KataGo's planes, as for :func:`Replay.planes`. Only five moves are known: superko forbids moves to
        the boards of the history, and one at the ``ko`` of the history.
    dtype
        float32, bool, or "bits": packed bits as ``numpy.packbits`` makes them, uint8.
    layout
        "NCHW" for (n, planes, rows, cols), with bits (n, planes, bytes); "NHWC" for (n, rows, cols, planes), with bits
        (n, bytes).
    symmetry, seed
        0 to 7 as for :func:`pygocheck.boards`, an array (n,) of them, or "random".
    out
        A C-contiguous array of the right shape and dtype, which is written and returned. If an error is raised, it may
        be partly written.
    threads
        As for :func:`analyse`.

    Returns
    -------
    Features
        Planes, symmetries and turned moves. For a single board without the dimension n.

    Raises
    ------
    TypeError
        If a dtype is not one of these.
    ValueError
        If a name is unknown, a shape does not fit, or a value is invalid; the message has its index.

    Examples
    --------
    >>> import numpy as np
    >>> from pygocheck import WHITE, History, features
    >>> board = np.array([[0, 1, -1],
    ...                   [1, -1, 0],
    ...                   [0, 0, 0]], dtype=np.int8)
    >>> found = features(board, ["own", "opponent", "captures"], WHITE)
    >>> found.planes.shape, found.planes.dtype
    ((3, 3, 3), dtype('float32'))
    >>> found.planes[2]
    array([[1., 0., 0.],
           [0., 0., 0.],
           [0., 0., 0.]], dtype=float32)
    >>> turned = features(board, ["last_move_1"], WHITE, history=History(moves=[3]), moves=0, symmetry=3)
    >>> np.argwhere(turned.planes[0]), turned.moves
    (array([[1, 2]]), array(8))
    """
    given = Given.of(boards, size=size)
    turns = colors(to_move, given)
    past: _Past | _Made
    if isinstance(names, str) and names in GAME_PRESETS:
        past = _Made.of_katago(names, history or History(), given, turns, rule_set(rules), thread_count(threads))
    else:
        past = _Past.of(history or History(), given, turns, _names(names))
    images = _symmetry.choose(symmetry, given.count, given.size, number("seed", seed, 0, 2**63 - 1))
    targets = None if moves is None else turned(moves, images, given.shape, given.size)
    planes = _write(given, turns, past, images, check_form(dtype, layout), out, thread_count(threads))
    return Features(planes, images.reshape(given.shape), targets)


def turned_planes(
    board: npt.NDArray[np.int8],
    to_move: npt.NDArray[np.int8],
    planes: npt.NDArray[np.uint8],
    symmetry: npt.NDArray[np.int8],
    form: Form,
    threads: int | None,
) -> npt.NDArray[Any]:
    """The images of planes (n, planes, bytes) of packed bits."""
    return _write(Given.of(board), to_move, _Made(planes), symmetry, form, None, threads)


def _write(
    given: Given,
    turns: npt.NDArray[np.int8],
    past: _Past | _Made,
    images: npt.NDArray[np.int8],
    form: Form,
    out: npt.NDArray[Any] | None,
    threads: int | None,
) -> npt.NDArray[Any]:
    kind, is_packed, is_last = form
    count = len(past.names)
    out = room(given.shape, count, given.size, form, out)
    check_apart({"out": out}, {"boards": given.array})
    whole = out[np.newaxis] if given.is_single else out
    whole = whole.view(np.uint8) if kind == np.bool_ else whole
    turned = images.view(np.uint8) if images.any() else np.empty(0, np.uint8)
    # Ladders take as long as many planes.
    for which in given.parts(_MOST // (count + 128 * past.ladders)):
        fault = _core.features(
            given.part(which),
            turns[which],
            given.packed,
            past.names,
            past.ko[which],
            past.moves[which],
            past.planes(which),
            past.ladders,
            turned[which],
            is_last,
            is_packed,
            threads,
            whole[which],
        )
        if fault is not None:
            raise given.fault(which, fault)
    return out


def room(
    shape: tuple[int, ...], planes: int, size: tuple[int, int], form: Form, out: npt.NDArray[Any] | None
) -> npt.NDArray[Any]:
    """An array for planes of boards, the given one if it fits."""
    kind, is_packed, is_last = form
    shape += _shape(planes, size, is_last, is_packed)
    if out is None:
        return np.empty(shape, kind)
    check_out("out", out, shape, kind)
    return out


#: Values that are computed between two checks for Ctrl-C.
_MOST = 1 << 28


def _names(names: str | Sequence[str]) -> list[str]:
    """The planes that are asked for."""
    if isinstance(names, str):
        if names not in PRESETS:
            known = ", ".join([*PRESETS, *GAME_PRESETS])
            raise ValueError(f"names: {names!r}; a list of names, or a preset ({known}), expected")
        return PRESETS[names]
    wanted = in_order("names", names, "names")
    if not wanted:
        raise ValueError("names: no feature is asked for")
    for index, name in enumerate(wanted):
        if not isinstance(name, str):
            raise TypeError(f"names[{index}]: {name!r}; a name expected")
        if name.startswith("input_"):
            raise ValueError(f"names[{index}]: {name!r} is not a known feature")
        if not _BEFORE.fullmatch(name) and name not in _LADDERS:
            _core.check_feature(name)
    return wanted


def _shape(planes: int, size: tuple[int, int], is_last: bool, is_packed: bool) -> tuple[int, ...]:
    if is_packed:
        return ((planes * size[0] * size[1] + 7) // 8,) if is_last else (planes, _bits.length(size))
    return (*size, planes) if is_last else (planes, *size)


def turned(
    moves: npt.ArrayLike, images: npt.NDArray[np.int8], shape: tuple[int, ...], size: tuple[int, int]
) -> npt.NDArray[Any]:
    """Moves of boards of a shape, () or (n,), in their images."""
    array = unmasked("moves", moves)
    if array.dtype.kind not in "iu":
        raise TypeError(f"moves: dtype {array.dtype}; integers expected")
    if array.shape[: len(shape)] != shape or array.ndim > len(shape) + 1:
        raise ValueError(f"moves: shape {array.shape}; {shape} or {(*shape, 'k')} expected")
    check_points("moves", array, size, NONE)
    whole = array if shape else array[np.newaxis]
    return _symmetry.turn(whole, images, size).reshape(array.shape)


class Needs(NamedTuple):
    """The features that are asked for, and the history that they need."""

    names: list[str]
    #: The numbers of moves and of boards.
    moves: int
    boards: int
    #: A preset that is computed while a game is played, or "".
    preset: str = ""

    @classmethod
    def of(cls, names: str | Sequence[str]) -> Needs:
        """What is needed for features."""
        if isinstance(names, str) and names in GAME_PRESETS:
            return cls([], 0, 0, names)
        wanted = _names(names)
        moves = [int(last[1]) for last in map(_LAST.fullmatch, wanted) if last]
        boards = [int(before[2]) for before in map(_BEFORE.fullmatch, wanted) if before]
        return cls(wanted, max(moves, default=0), max(boards, default=0))


class Native(NamedTuple):
    """Planes by the names of the compiled part, for which what it does not compute is ``input_0`` and on."""

    names: list[str]
    #: The first inputs: the stones of a side some moves ago.
    before: list[tuple[str, int]]
    #: Whether two more inputs are those of ladders.
    ladders: bool

    @classmethod
    def of(cls, names: list[str]) -> Native:
        """The planes with these names."""
        found = [(before[1], int(before[2])) for before in map(_BEFORE.fullmatch, names) if before]
        before = list(dict.fromkeys(found))
        inputs = [*[f"{side}_before_{number}" for side, number in before], *_LADDERS]
        native = [f"input_{inputs.index(name)}" if name in inputs else name for name in names]
        return cls(native, before, any(name in _LADDERS for name in names))


#: The dtype of planes, whether they are packed, and whether their dimension is the last.
Form = tuple[type[np.generic], bool, bool]


def check_form(dtype: npt.DTypeLike, layout: str) -> Form:
    """The form of planes, checked."""
    if layout not in ("NCHW", "NHWC"):
        raise ValueError(f'layout: {layout!r}; "NCHW" or "NHWC" expected')
    if isinstance(dtype, str) and dtype == "bits":
        return np.uint8, True, layout == "NHWC"
    kind = np.dtype(dtype)
    if kind not in (np.float32, np.bool_):
        raise TypeError(f'dtype: {kind}; float32, bool or "bits" expected')
    return kind.type, False, layout == "NHWC"


class _Made:
    """Planes (n, planes, bytes) of packed bits that need not be computed."""

    ladders = False
    ko = moves = np.empty(0, np.int32)

    def __init__(self, planes: npt.NDArray[np.uint8]) -> None:
        self._planes = planes
        self.names = [f"input_{index}" for index in range(planes.shape[1])]

    @classmethod
    def of_katago(
        cls, name: str, history: History, given: Given, turns: npt.NDArray[np.int8], rules: RuleSet, threads: int | None
    ) -> _Made:
        """KataGo's planes, from the moves and boards before each position."""
        moves, ko, boards = checked(history, given)
        check_known(name, "moves", history.moves, moves, _katago.MOVES)
        check_known(name, "boards", history.boards, boards, _katago.MOVES)
        return cls(_katago.planes(given, turns, moves, boards, ko, rules, threads))

    def planes(self, which: slice) -> npt.NDArray[np.uint8]:
        return self._planes[which]


class _Past:
    """Input that is not on the boards, as the compiled part reads it."""

    def __init__(
        self,
        names: list[str],
        ladders: bool,
        ko: npt.NDArray[np.int32],
        moves: npt.NDArray[np.int32],
        boards: npt.NDArray[Any],
        turns: npt.NDArray[np.int8],
        planes: list[tuple[str, int]],
    ) -> None:
        self.names, self.ladders, self.ko, self.moves = names, ladders, ko, moves
        self._boards, self._turns, self._planes = boards, turns, planes

    @classmethod
    def of(cls, history: History, given: Given, turns: npt.NDArray[np.int8], names: list[str]) -> _Past:
        """The arrays, checked against the features that need them."""
        moves, ko, boards = checked(history, given)
        for name in names:
            before, last = _BEFORE.fullmatch(name), _LAST.fullmatch(name)
            if before:
                check_known(name, "boards", history.boards, boards, int(before[2]))
            if last:
                check_known(name, "moves", history.moves, moves, int(last[1]))
            if name == "ko":
                check_known(name, "ko", history.ko, ko, 0)
        native = Native.of(names)
        known = ko.astype(np.int32), moves.astype(np.int32), boards
        return cls(native.names, native.ladders, *known, turns, native.before)

    def planes(self, which: slice) -> npt.NDArray[np.uint8]:
        """The stones of earlier boards as packed bits (n, planes, bytes)."""
        if not self._planes:
            return np.empty(0, np.uint8)
        boards = self._boards[which]
        boards = boards.reshape(*boards.shape[:2], -1)
        own = self._turns[which, np.newaxis]
        stones = {"own": own, "opponent": -own, "black": BLACK, "white": WHITE}
        planes = [np.packbits(boards[:, number - 1] == stones[side], axis=-1) for side, number in self._planes]
        return np.stack(planes, axis=1)
