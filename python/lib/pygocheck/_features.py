"""Planes of features for neural networks: :func:`features`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _core, _symmetry
from ._arrays import WHITE, Boards, Given, check_apart, colors, thread_count, unmasked
from ._bits import Size
from ._checked import number
from ._feature_forms import FORMS, Form, check_form, room
from ._feature_inputs import Made, Past
from ._feature_names import GAME_PRESETS, PRESETS, names_of
from ._history import NONE, History, check_points
from ._rules import RuleSet, RulesLike, rule_set
from ._symmetry import Symmetry


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

        The planes of "katago_v7_spatial" equal those of KataGo 1.17.2. Only 14 to 17, the ladders, may differ where a
        player can capture in several places: KataGo takes some captures for an escape without looking, depending on the
        order in which the groups have grown. That was so in 1 of 64,058 positions of records.
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
    if moves is None:
        found = _few(boards, names, to_move, size, history, dtype, layout, symmetry, seed, out)
        if found is not None:
            if threads is not None:
                thread_count(threads)
            return Features(*found, None)
    given = Given.of(boards, size=size)
    turns = colors(to_move, given)
    past: Past | Made
    if isinstance(names, str) and names in GAME_PRESETS:
        past = Made.of_katago(names, history or History(), given, turns, rule_set(rules), thread_count(threads))
    else:
        past = Past.of(history or History(), given, turns, names_of(names))
    images = _symmetry.choose(symmetry, given.count, given.size, number("seed", seed, 0, 2**63 - 1))
    targets = None if moves is None else turned(moves, images, given.shape, given.size)
    planes = _write(given, turns, past, images, check_form(dtype, layout), out, thread_count(threads))
    return Features(planes, images.reshape(given.shape), targets)


def _few(
    boards: Any,
    names: Any,
    to_move: Any,
    size: Size | None,
    history: Any,
    dtype: Any,
    layout: Any,
    symmetry: Any,
    seed: Any,
    out: Any,
) -> tuple[npt.NDArray[Any], npt.NDArray[np.int8]] | None:
    """Planes and symmetries of few boards. None for many boards, rare arguments and all faults."""
    if isinstance(names, str):
        names = PRESETS.get(names)
    try:
        form = FORMS.get((dtype, layout))
    except TypeError:
        # Not every dtype can be a key.
        return None
    if (
        form is None
        or type(names) not in (list, tuple)
        or not all(type(name) is str for name in names)
        or history is not None
        and not isinstance(history, History)
        or type(seed) is not int
        or not 0 <= seed < 2**63
    ):
        return None
    array = boards if type(boards) is np.ndarray else unmasked("boards", boards)
    asked = _AskedOfFew(names, history, symmetry, *form, out)
    return _core.features_few(array, to_move, asked, size)


def turned_planes(
    board: npt.NDArray[np.int8],
    to_move: npt.NDArray[np.int8],
    planes: npt.NDArray[np.uint8],
    symmetry: npt.NDArray[np.int8],
    form: Form,
    threads: int | None,
) -> npt.NDArray[Any]:
    """The images of planes (n, planes, bytes) of packed bits."""
    return _write(Given.of(board), to_move, Made(planes), symmetry, form, None, threads)


def _write(
    given: Given,
    turns: npt.NDArray[np.int8],
    past: Past | Made,
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
    for which in given.parts(is_copied=past.is_copied):
        asked = _Asked(
            past.names,
            is_last,
            is_packed,
            past.ko[which],
            past.moves[which],
            past.planes(which),
            past.ladders,
            turned[which],
        )
        fault = _core.features(
            given.part(which), turns[which], asked, size=given.packed, threads=threads, out=whole[which]
        )
        if fault is not None:
            raise given.fault(which, fault)
    return out


class _AskedOfFew(NamedTuple):
    """What is asked for few boards, as the compiled part reads it."""

    names: list[str]
    history: History | None
    symmetry: Any
    floats: bool
    packed: bool
    last: bool
    out: npt.NDArray[Any] | None


class _Asked(NamedTuple):
    """The planes that are asked for, and inputs for each board, as the compiled part reads them."""

    names: list[str]
    last: bool
    packed: bool
    ko: npt.NDArray[np.int32]
    moves: npt.NDArray[np.int32]
    planes: npt.NDArray[np.uint8]
    ladders: bool
    symmetries: npt.NDArray[np.uint8]


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
