"""Planes of features, compared with a walk over the points."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from boards import random_boards
from plain_features import plane
from pygocheck import BLACK, WHITE, History, features

Cells = npt.NDArray[np.int8]

#: Features of the board alone.
NAMES = [
    *["own", "opponent", "black", "white", "empty"],
    *[f"{side}liberties_{number}" for side in ("", "own_", "opponent_") for number in (1, 2, 3, 4)],
    *["legal", "captures", "self_atari", "own_area", "opponent_area", "edge", "ones", "zeros"],
    *["own_pass_alive", "opponent_pass_alive", "own_pass_alive_area", "opponent_pass_alive_area"],
    *["black_to_move", "white_to_move"],
]
SIZES = [(1, 1), (2, 3), (5, 5), (7, 9), (9, 9), (13, 13), (19, 19), (25, 25)]


def image(board: npt.NDArray[Any], symmetry: int) -> npt.NDArray[Any]:
    """The image of the last two dimensions."""
    board = board[..., ::-1, :] if symmetry & 1 else board
    board = board[..., ::-1] if symmetry & 2 else board
    return np.swapaxes(board, -1, -2) if symmetry & 4 else board


def living_boards(random: np.random.Generator, count: int, rows: int, cols: int) -> Cells:
    """Boards of large groups with small eyes, many of which are unconditionally alive."""
    colors = np.where(random.random((count, 1, cols)) < 0.5, 1, -1).astype(np.int8)
    colors = np.where(random.random((count, 1, 1)) < 0.5, colors, np.int8(1)) * np.ones((1, rows, 1), np.int8)
    return np.where(random.random((count, rows, cols)) < 0.15, 0, colors).astype(np.int8)


@pytest.mark.parametrize("size", SIZES)
def test_planes_are_those_of_a_walk(random: np.random.Generator, size: tuple[int, int]) -> None:
    count = max(4, 1000 // (size[0] * size[1]))
    boards = np.concatenate([random_boards(random, count, *size), living_boards(random, count, *size)])
    to_move = random.choice(np.array([BLACK, WHITE], np.int8), len(boards))
    found = features(boards, NAMES, to_move)
    assert found.planes.shape == (len(boards), len(NAMES), *size)
    assert found.planes.dtype == np.float32
    for board, color, planes in zip(boards, to_move.tolist(), found.planes):
        for name, one in zip(NAMES, planes):
            np.testing.assert_array_equal(one, plane(name, board, color), f"{name}, {color} to move\n{board}")


def test_a_board_alone_has_the_planes_that_it_has_among_others(random: np.random.Generator) -> None:
    for size in [(3, 4), (4, 4), (5, 5), (9, 9)]:
        boards = np.concatenate([random_boards(random, 300, *size), living_boards(random, 300, *size)])
        to_move = random.choice(np.array([BLACK, WHITE], np.int8), len(boards))
        together = features(boards, NAMES, to_move, dtype=bool).planes
        for index, (board, color) in enumerate(zip(boards, to_move.tolist())):
            alone = features(board, NAMES, color, dtype=bool).planes
            np.testing.assert_array_equal(alone, together[index], f"{color} to move\n{board}")


def history_of(random: np.random.Generator, boards: Cells, moves: int, earlier: int) -> History:
    """Any moves, ko points and earlier boards: they need not fit the boards."""
    count, rows, cols = boards.shape
    return History(
        moves=random.integers(-2, rows * cols, (count, moves)),
        ko=random.integers(-1, rows * cols, count),
        boards=np.stack([random_boards(random, count, rows, cols) for _ in range(earlier)], axis=1),
    )


@pytest.mark.parametrize("size", [(1, 1), (5, 4), (9, 9), (19, 19)])
def test_history(random: np.random.Generator, size: tuple[int, int]) -> None:
    boards = random_boards(random, 700, *size)
    to_move = random.choice(np.array([BLACK, WHITE], np.int8), 700)
    history = history_of(random, boards, 3, 2)
    names = ["last_move_3", "ko", "own_before_2", "last_move_1", "white_before_1", "opponent_before_2", "own", "legal"]
    found = features(boards, names, to_move, history=history, dtype=bool).planes
    moves, ko, earlier = (np.asarray(array) for array in history)
    points = np.arange(size[0] * size[1]).reshape(size)
    expected = [
        points == moves[:, 2, None, None],
        points == ko[:, None, None],
        earlier[:, 1] == to_move[:, None, None],
        points == moves[:, 0, None, None],
        earlier[:, 0] == WHITE,
        earlier[:, 1] == -to_move[:, None, None],
        boards == to_move[:, None, None],
    ]
    np.testing.assert_array_equal(found[:, :7], np.stack(expected, axis=1))
    without = features(boards, ["legal"], to_move, dtype=bool).planes[:, 0]
    np.testing.assert_array_equal(found[:, 7], without & (points != ko[:, None, None]))


@pytest.mark.parametrize("size", [(1, 1), (3, 5), (9, 9), (13, 13), (19, 19)])
@pytest.mark.parametrize("layout", ["NCHW", "NHWC"])
@pytest.mark.parametrize("count", [1, 511, 1100])
def test_dtypes_and_layouts(random: np.random.Generator, size: tuple[int, int], layout: str, count: int) -> None:
    boards = random_boards(random, count, *size)
    names = ["own", "opponent", "liberties_1", "legal", "ones"]
    plain = features(boards, names, BLACK).planes
    expected = plain.transpose(0, 2, 3, 1) if layout == "NHWC" else plain
    dtypes: list[Any] = [np.float32, bool, "float32"]
    for dtype in dtypes:
        found = features(boards, names, BLACK, dtype=dtype, layout=layout).planes
        assert found.dtype == np.dtype(dtype)
        np.testing.assert_array_equal(found, expected)
    bits = features(boards, names, BLACK, dtype="bits", layout=layout).planes
    rows = expected.reshape(count, -1) if layout == "NHWC" else expected.reshape(count, len(names), -1)
    np.testing.assert_array_equal(bits, np.packbits(rows != 0, axis=-1))
    for dtype in [*dtypes[:2], "bits"]:
        kind = np.uint8 if dtype == "bits" else dtype
        out = np.full(bits.shape if dtype == "bits" else expected.shape, 1, kind)
        given = features(boards, names, BLACK, dtype=dtype, layout=layout, out=out, threads=3)
        assert given.planes is out
        np.testing.assert_array_equal(out, bits if dtype == "bits" else expected)


@pytest.mark.parametrize("size", [(9, 9), (19, 19), (5, 8)])
@pytest.mark.parametrize("dtype", [np.float32, bool, "bits"])
def test_symmetries_turn_planes_and_moves(random: np.random.Generator, size: tuple[int, int], dtype: Any) -> None:
    boards = random_boards(random, 600, *size)
    history = history_of(random, boards, 2, 1)
    names = ["own", "legal", "ko", "last_move_2", "opponent_before_1", "own_pass_alive_area"]
    plain = features(boards, names, history=history, dtype=bool).planes
    targets = random.integers(-1, size[0] * size[1], 600).astype(np.int16)
    most = 8 if size[0] == size[1] else 4
    points = np.arange(size[0] * size[1]).reshape(size)
    for symmetry in [*range(most), random.integers(0, most, 600), "random"]:
        found = features(boards, names, history=history, dtype=dtype, symmetry=symmetry, seed=4, moves=targets)
        if not isinstance(symmetry, str):
            np.testing.assert_array_equal(found.symmetry, np.broadcast_to(symmetry, 600))
        assert found.moves is not None
        for which in range(most):
            some = found.symmetry == which
            expected = image(plain[some], which)
            if dtype == "bits":
                expected = np.packbits(expected.reshape(*expected.shape[:2], points.size), axis=-1)
            np.testing.assert_array_equal(found.planes[some], expected)
            target = image(points == targets[some][:, None, None], which)
            np.testing.assert_array_equal(points == found.moves[some][:, None, None], target)
        assert found.moves.dtype == np.int16
    assert set(found.symmetry.tolist()) == set(range(most))
    again = features(boards, ["own"], symmetry="random", seed=4)
    np.testing.assert_array_equal(again.symmetry, found.symmetry)
    assert (features(boards, ["own"], symmetry="random", seed=5).symmetry != found.symmetry).any()
    pairs = features(boards, ["own"], symmetry=found.symmetry, moves=np.stack([targets, targets], axis=1)).moves
    assert pairs is not None
    np.testing.assert_array_equal(pairs[:, 1], found.moves)


def test_alphago_zero(random: np.random.Generator) -> None:
    boards = random_boards(random, 40, 9, 9)
    history = history_of(random, boards, 1, 7)
    earlier = np.asarray(history.boards)
    to_move = random.choice(np.array([BLACK, WHITE], np.int8), 40)
    found = features(boards, "alphago_zero", to_move, history=history).planes
    assert found.shape == (40, 17, 9, 9)
    for step in range(8):
        stones = (boards if step == 0 else earlier[:, step - 1]) * to_move[:, None, None]
        np.testing.assert_array_equal(found[:, 2 * step], stones == 1)
        np.testing.assert_array_equal(found[:, 2 * step + 1], stones == -1)
    np.testing.assert_array_equal(found[:, 16], np.broadcast_to((to_move == BLACK)[:, None, None], (40, 9, 9)))


#: Boards with the stones that a ladder captures, and Black's first moves that work.
LADDERS = [
    # The white stone runs into the corner.
    (
        ". . . . . . . / . . X X . . . / . X O . . . . / . . . . . . . / . . . . . . . / . . . . . . . / . . . . . . .",
        [(2, 2)],
        [(3, 2)],
    ),
    # A white stone in its way.
    (
        ". . . . . . . / . . X X . . . / . X O . . . . / . . . . . . . / . . . . O . . / . . . . . . . / . . . . . . .",
        [],
        [],
    ),
    # In atari, it cannot get out.
    (
        ". . . . . . . / . . X X . . . / . X O . . . . / . . X . . . . / . . . . . . . / . . . . . . . / . . . . . . .",
        [(2, 2)],
        [],
    ),
]


@pytest.mark.parametrize(("text", "captured", "moves"), LADDERS)
def test_ladders(text: str, captured: list[tuple[int, int]], moves: list[tuple[int, int]]) -> None:
    rows = [row.split() for row in text.split(" / ")]
    board = np.array([[{"X": BLACK, "O": WHITE, ".": 0}[cell] for cell in row] for row in rows], np.int8)
    expected = np.zeros((2, *board.shape), bool)
    for which, points in enumerate([captured, moves]):
        for point in points:
            expected[which][point] = True
    names = ["ladder_captured", "ladder_moves"]
    for symmetry in range(8):
        found = features(board, names, BLACK, symmetry=symmetry, dtype=bool).planes
        np.testing.assert_array_equal(found, image(expected, symmetry))
        np.testing.assert_array_equal(features(image(board, symmetry), names, BLACK, dtype=bool).planes, found)
    swapped = features(
        -board,
        ["own", "ladder_moves", "white_before_1", "ladder_captured"],
        WHITE,
        dtype=bool,
        history=History(boards=board[np.newaxis]),
    ).planes
    np.testing.assert_array_equal(swapped, np.stack([board == BLACK, expected[1], board == WHITE, expected[0]]))


def test_one_board_and_every_form_of_boards(random: np.random.Generator) -> None:
    boards = random_boards(random, 600, 9, 9)
    planes = np.stack([boards == BLACK, boards == WHITE], axis=1)
    names = ["own", "legal", "last_move_1", "ko", "black_before_1"]
    history = history_of(random, boards, 1, 1)
    expected = features(boards, names, history=history)
    bits = np.packbits(planes.reshape(600, 2, 81), axis=-1)
    for given, size in [(planes, None), (bits, 9), (boards.astype(np.int64), None), (np.asfortranarray(boards), None)]:
        np.testing.assert_array_equal(features(given, names, history=history, size=size).planes, expected.planes)
    moves, ko, earlier = (np.asarray(array) for array in history)
    one = features(
        boards[5], names, history=History(moves[5], int(ko[5]), earlier[5]), symmetry=0, moves=int(moves[5, 0])
    )
    assert one.planes.shape == (5, 9, 9)
    assert one.symmetry.shape == ()
    assert one.moves is not None
    assert one.moves.shape == ()
    np.testing.assert_array_equal(one.planes, expected.planes[5])
    none = features(boards[:0], names, history=History(moves[:0], ko[:0], earlier[:0]))
    assert none.planes.shape == (0, 5, 9, 9)


BOARDS = np.zeros((40, 9, 9), np.int8)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"names": ["own", "lady"]}, ValueError, "lady"),
        ({"names": ["input_0"]}, ValueError, "input_0"),
        ({"names": ["liberties_5"]}, ValueError, "liberties_5"),
        ({"names": ["own_before_0"]}, ValueError, "own_before_0"),
        ({"names": []}, ValueError, "names: no feature"),
        ({"names": "own"}, ValueError, "names: 'own'; a list of names, or a preset"),
        ({"names": [3]}, TypeError, r"names\[0\]: 3"),
        ({"names": ["ko"]}, ValueError, "ko needs history.ko"),
        ({"names": ["last_move_1"]}, ValueError, "last_move_1 needs history.moves"),
        ({"names": ["own_before_1"]}, ValueError, "own_before_1 needs history.boards"),
        (
            {"names": ["last_move_3"], "history": History(moves=np.zeros((40, 2), int))},
            ValueError,
            "last_move_3 needs 3 moves of history, not 2",
        ),
        (
            {"history": History(moves=np.zeros(40, int))},
            ValueError,
            r"history.moves: shape \(40,\); \(40, k\) expected",
        ),
        ({"history": History(ko=np.zeros((40, 1), int))}, ValueError, r"history.ko: shape \(40, 1\); \(40,\) expected"),
        ({"history": History(ko=np.zeros(40))}, TypeError, "history.ko: dtype float64; integers expected"),
        ({"history": History(ko=np.full(40, 81))}, ValueError, r"history.ko\[0\] is 81: a point of 9 x 9"),
        ({"history": History(boards=BOARDS)}, ValueError, r"\(40, 9, 9\); \(40, k, 9, 9\) expected"),
        ({"history": History(boards=BOARDS[:, None] + 2)}, ValueError, r"history.boards\[0, 0, 0, 0\] is not"),
        ({"history": (None, None, None)}, TypeError, "history: tuple; a History expected"),
        ({"dtype": np.int32}, TypeError, "dtype: int32; float32, bool or"),
        ({"layout": "NWHC"}, ValueError, "layout: 'NWHC'"),
        ({"symmetry": 8}, ValueError, "symmetry: 8; a 9x9 board has 0 to 7"),
        ({"symmetry": "all"}, ValueError, "symmetry: 'all'"),
        ({"symmetry": np.full(39, 1)}, ValueError, r"symmetry: shape \(39,\); \(\) or \(40,\) expected"),
        ({"symmetry": np.full(40, -1)}, ValueError, r"symmetry\[0\]: -1"),
        ({"symmetry": 1.5}, TypeError, "symmetry: dtype float64"),
        ({"moves": np.full(40, 81)}, ValueError, r"moves\[0\] is 81"),
        ({"moves": np.zeros(39, int)}, ValueError, r"moves: shape \(39,\)"),
        ({"out": np.empty((40, 1, 9, 9))}, ValueError, "out: shape"),
        ({"boards": BOARDS + 3}, ValueError, r"boards\[0\]\[0, 0\] is 3"),
        ({"boards": np.zeros((40, 5, 8), np.int8), "symmetry": 4}, ValueError, "a 5x8 board has 0 to 3"),
        ({"threads": 0}, ValueError, "threads: 0"),
    ],
)
def test_invalid_arguments(options: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        features(**{"boards": BOARDS, "names": ["own"], **options})
