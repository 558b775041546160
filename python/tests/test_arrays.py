"""Valid arrays, and the errors for invalid ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pygocheck
import pytest
from boards import random_boards
from pygocheck import BLACK, WHITE, Analysis, Played, analyse, features, play

FIELDS = ["valid", "dead", "legal", "captures", "liberties", "group"]


def assert_same(found: Analysis, expected: Analysis) -> None:
    for name in FIELDS:
        np.testing.assert_array_equal(getattr(found, name), getattr(expected, name), name)


@pytest.fixture
def boards(random: np.random.Generator) -> npt.NDArray[np.int8]:
    return random_boards(random, 300, 7, 5)


@pytest.fixture
def expected(boards: npt.NDArray[np.int8]) -> Analysis:
    return analyse(boards, liberties=True, groups=True)


def test_shapes_and_dtypes(boards: npt.NDArray[np.int8]) -> None:
    found = analyse(boards)
    assert found.valid.shape == (300,)
    assert found.valid.dtype == bool
    for points in (found.dead, found.legal, found.captures):
        assert points.shape == (300, 7, 5)
        assert points.dtype == bool
    assert found.liberties is None
    assert found.group is None
    more = analyse(boards, liberties=True, groups=True)
    assert more.liberties.shape == more.group.shape == (300, 7, 5)
    assert more.liberties.dtype == more.group.dtype == np.int16


def test_any_strides(boards: npt.NDArray[np.int8], expected: Analysis) -> None:
    wide = np.zeros((600, 9, 14), np.int8)
    strided = wide[::2, 1:-1, ::-3]
    strided[...] = boards
    for given in [
        strided,
        np.asfortranarray(boards),
        boards[::-1][::-1],
        boards.transpose(2, 0, 1).copy().transpose(1, 2, 0),
    ]:
        assert_same(analyse(given, liberties=True, groups=True), expected)


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int32, np.int64, ">i4", ">i8"])
def test_integers_of_any_width(boards: npt.NDArray[np.int8], expected: Analysis, dtype: str) -> None:
    assert_same(analyse(boards.astype(dtype), liberties=True, groups=True), expected)


@pytest.mark.parametrize("dtype", [np.uint8, np.uint16, np.uint64])
def test_unsigned_integers_contain_only_black_stones(boards: npt.NDArray[np.int8], dtype: str) -> None:
    black = boards == BLACK
    found = analyse(black.astype(dtype), liberties=True, groups=True)
    assert_same(found, analyse(black.astype(np.int8), liberties=True, groups=True))


def test_planes_of_bool(boards: npt.NDArray[np.int8], expected: Analysis) -> None:
    planes = np.stack([boards == BLACK, boards == WHITE], axis=1)
    assert_same(analyse(planes, liberties=True, groups=True), expected)
    assert_same(analyse(np.asfortranarray(planes), liberties=True, groups=True), expected)
    one = analyse(planes[3], liberties=True, groups=True)
    assert_same(one, Analysis(*(getattr(expected, name)[3] for name in FIELDS)))


def test_one_board(boards: npt.NDArray[np.int8], expected: Analysis) -> None:
    found = analyse(boards[7], liberties=True, groups=True)
    assert found.valid.shape == ()
    assert found.legal.shape == (7, 5)
    assert_same(found, Analysis(*(getattr(expected, name)[7] for name in FIELDS)))
    nested: Any = boards[7].tolist()
    assert_same(analyse(nested, liberties=True, groups=True), found)


def test_a_colour_per_board(boards: npt.NDArray[np.int8]) -> None:
    colors = np.where(np.arange(300) % 3 == 0, BLACK, WHITE)
    found = analyse(boards, colors)
    black, white = analyse(boards, BLACK), analyse(boards, WHITE)
    is_black = (colors == BLACK)[:, None, None]
    np.testing.assert_array_equal(found.legal, np.where(is_black, black.legal, white.legal))
    np.testing.assert_array_equal(found.captures, np.where(is_black, black.captures, white.captures))
    # For the other colour the result is that of the board with colours swapped.
    np.testing.assert_array_equal(analyse(-boards, WHITE).legal, black.legal)


def test_no_boards() -> None:
    found = analyse(np.zeros((0, 9, 9), np.int8), liberties=True, groups=True)
    assert [getattr(found, name).shape for name in FIELDS] == [(0,)] + [(0, 9, 9)] * 5
    assert analyse(np.zeros((0, 2, 9, 9), bool)).valid.shape == (0,)
    assert analyse([]) == []
    played = play(np.zeros((0, 9, 9), np.int8), np.zeros(0, int))
    assert played.boards.shape == (0, 9, 9)
    assert played.reasons.shape == (0,)


def test_a_list_of_boards_of_many_sizes(random: np.random.Generator) -> None:
    sizes = [(9, 9), (19, 19), (9, 9), (1, 1), (3, 7), (19, 19)]
    boards: list[npt.NDArray[Any]] = [random_boards(random, 1, *size)[0] for size in sizes]
    boards += [boards[0].astype(np.int64), np.stack([boards[1] == BLACK, boards[1] == WHITE])]
    boards += [random_boards(random, 5, 9, 9)]
    colors: list[Any] = [BLACK, WHITE] * 4 + [np.array([BLACK, WHITE, WHITE, BLACK, BLACK])]
    found = analyse(boards, colors, liberties=True, groups=True)
    assert isinstance(found, list)
    for board, color, one in zip(boards, colors, found):
        assert_same(one, analyse(board, color, liberties=True, groups=True))


def test_out_is_written_and_returned(boards: npt.NDArray[np.int8], expected: Analysis) -> None:
    out = Analysis(*(np.empty_like(getattr(expected, name)) for name in FIELDS))
    assert analyse(boards, out=out) is out
    assert_same(out, expected)
    legal = np.empty((300, 7, 5), bool)
    assert analyse(boards, out=Analysis(legal=legal)).valid is None
    np.testing.assert_array_equal(legal, expected.legal)


@pytest.mark.parametrize(
    ("boards", "error", "message"),
    [
        (np.zeros((2, 9, 9)), TypeError, "boards: dtype float64; int8 of -1"),
        (np.zeros((2, 9, 9), complex), TypeError, "dtype complex128"),
        (np.array([["."]]), TypeError, "dtype <U1"),
        (np.zeros((2, 2, 9, 9), np.int8), ValueError, r"shape \(2, 2, 9, 9\) of int8; int8 of -1"),
        (np.zeros(9, np.int8), ValueError, r"shape \(9,\)"),
        (np.zeros((9, 9), bool), ValueError, r"shape \(9, 9\) of bool"),
        (np.zeros((5, 3, 9, 9), bool), ValueError, r"shape \(5, 3, 9, 9\) of bool"),
        (np.zeros((4, 0, 9), np.int8), ValueError, "1 to 25 rows and columns"),
        (np.zeros((4, 26, 9), np.int8), ValueError, "1 to 25 rows and columns"),
    ],
)
def test_invalid_boards(boards: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        analyse(boards)
    with pytest.raises(error, match=message):
        play(boards, 0)


def test_stones_in_unsigned_bytes_get_a_hint() -> None:
    boards = np.zeros((2, 3, 3), np.uint8)
    boards[1, 0, 2] = 255
    message = r"^boards\[1\]\[0, 2\] is 255: .* expected; use view\(np.int8\) if 255 is White$"
    with pytest.raises(ValueError, match=message):
        analyse(boards)
    assert analyse(boards.view(np.int8)).valid.all()


def test_masks_in_lists_and_symmetries_are_not_ignored() -> None:
    board = np.ma.zeros((3, 3), np.int8)
    board[1, 2] = np.ma.masked
    with pytest.raises(ValueError, match=r"boards\[1\]\[1, 2\] is masked"):
        features([np.zeros((3, 3), np.int8), board], ["own"])  # type: ignore[list-item]
    with pytest.raises(ValueError, match=r"symmetry\[1\] is masked"):
        features(np.zeros((2, 3, 3), np.int8), ["own"], symmetry=np.ma.array([0, 1], mask=[False, True]))


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int64, np.uint8])
@pytest.mark.parametrize("value", [7, 2, 127])
def test_an_invalid_value_is_reported_with_its_place(dtype: type[np.generic], value: int) -> None:
    boards = np.zeros((3000, 4, 5), dtype)
    boards[[2017, 2500], 3, 4] = value
    message = rf"^boards\[2017\]\[3, 4\] is {value}: -1 \(White\), 0 or 1 \(Black\) expected$"
    with pytest.raises(ValueError, match=message):
        analyse(boards)
    with pytest.raises(ValueError, match=message):
        play(boards, np.zeros(3000, int))
    with pytest.raises(ValueError, match=rf"^boards\[3, 4\] is {value}:"):
        analyse(boards[2017])
    with pytest.raises(ValueError, match=rf"^boards\[1\]\[3, 4\] is {value}:"):
        analyse([np.zeros((9, 9), np.int8), boards[2017]])
    with pytest.raises(ValueError, match=rf"^boards\[1\]\[2017\]\[3, 4\] is {value}:"):
        analyse([boards[0], boards])


@pytest.mark.parametrize("value", [-2, -128, 2**40, -(2**40)])
def test_a_wide_value_is_not_truncated(value: int) -> None:
    boards = np.zeros((20, 3, 3), np.int64)
    boards[17, 0, 2] = value
    with pytest.raises(ValueError, match=rf"boards\[17\]\[0, 2\] is {value}:"):
        analyse(boards)


def test_two_stones_on_a_point_are_reported() -> None:
    planes = np.zeros((40, 2, 5, 5), bool)
    planes[33, :, 1, 2] = True
    with pytest.raises(ValueError, match=r"^boards\[33\] has a black and a white stone at \(1, 2\)$"):
        analyse(planes)
    with pytest.raises(ValueError, match=r"^boards\[33\] has a black and a white stone at \(1, 2\)$"):
        play(planes, np.zeros(40, int))


@pytest.mark.parametrize(
    ("to_move", "error", "message"),
    [
        (0, ValueError, r"^to_move is 0: 1 \(Black\) or -1 \(White\) expected"),
        ([1, -1, 2], ValueError, r"^to_move\[2\] is 2:"),
        ([1, -1], ValueError, r"shape \(2,\); \(\) or \(3,\) expected"),
        (1.0, TypeError, "dtype float64"),
        (True, TypeError, "dtype bool"),
        ("white", TypeError, "dtype <U5"),
    ],
)
def test_invalid_colours(to_move: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        analyse(np.zeros((3, 9, 9), np.int8), to_move)


def frozen(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    array.flags.writeable = False
    return array


@pytest.mark.parametrize(
    ("out", "error", "message"),
    [
        (np.empty(3, bool), TypeError, "out: ndarray; an Analysis expected"),
        (Analysis(valid=[0, 0, 0]), TypeError, "out.valid: list"),  # type: ignore[arg-type]
        (Analysis(valid=np.empty(4, bool)), ValueError, r"out.valid: shape \(4,\) of bool; shape \(3,\) of bool"),
        (Analysis(legal=np.empty((3, 9, 9), np.int8)), ValueError, "of int8; .* of bool expected"),  # type: ignore[arg-type]
        (Analysis(legal=np.empty((3, 9, 18), bool)[..., ::2]), ValueError, "C-contiguous"),
        (Analysis(legal=frozen(np.empty((3, 9, 9), bool))), ValueError, "writeable"),
    ],
)
def test_invalid_out(out: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        analyse(np.zeros((3, 9, 9), np.int8), out=out)


def test_shared_memory_is_rejected() -> None:
    room = np.zeros((4, 9, 9), np.int8)
    boards, flags = room[:3], room.view(bool)
    with pytest.raises(ValueError, match=r"out.legal and boards share memory"):
        analyse(boards, out=Analysis(legal=flags[1:]))
    with pytest.raises(ValueError, match=r"out.legal and out.dead share memory"):
        analyse(boards.copy(), out=Analysis(dead=flags[:3], legal=flags[1:]))
    with pytest.raises(ValueError, match=r"out.boards and boards share memory"):
        play(boards, np.zeros(3, int), out=Played(room[1:], np.empty(3, np.uint8)))
    with pytest.raises(ValueError, match=r"out.liberties: an array expected"):
        analyse(boards, liberties=True, out=Analysis(legal=np.empty((3, 9, 9), bool)))


def test_moves_in_each_form(random: np.random.Generator) -> None:
    boards = random_boards(random, 500, 6, 9)
    places = random.integers(-1, 54, 500)
    pairs = np.where(places[:, None] < 0, -1, np.stack(np.divmod(places, 9), axis=1))
    expected = play(boards, places)
    for moves in [pairs, pairs.astype(np.int8), places.astype(np.int16), places.tolist(), pairs.tolist()]:
        found = play(boards, moves)
        np.testing.assert_array_equal(found.boards, expected.boards)
        np.testing.assert_array_equal(found.reasons, expected.reasons)
    planes = np.stack([boards == BLACK, boards == WHITE], axis=1)
    after = play(planes, places)
    assert after.boards.dtype == bool
    np.testing.assert_array_equal(after.boards, np.stack([expected.boards == BLACK, expected.boards == WHITE], axis=1))
    one = play(boards[3], int(places[3]))
    np.testing.assert_array_equal(one.boards, expected.boards[3])
    assert one.reasons.shape == ()
    out = Played(np.empty_like(boards), np.empty(500, np.uint8))
    assert play(boards, places, out=out) is out
    np.testing.assert_array_equal(out.boards, expected.boards)


@pytest.mark.parametrize("move", [81, -2, 2**31, 2**63 - 1, (0, 9), (9, 0), (-1, 0), (0, -1), (127, 127), (2**62, 0)])
def test_moves_off_the_board(move: Any) -> None:
    board = np.zeros((9, 9), np.int8)
    board[0, 0] = BLACK
    played = play(board, move)
    assert played.reasons == pygocheck.Reason.OFF_BOARD
    np.testing.assert_array_equal(played.boards, board)


def test_a_pass_changes_nothing(random: np.random.Generator) -> None:
    boards = random_boards(random, 50, 9, 9)
    played = play(boards, np.full(50, -1))
    np.testing.assert_array_equal(played.boards, boards)
    assert not played.reasons.any()


@pytest.mark.parametrize(
    ("moves", "error"), [(np.zeros(4, int), ValueError), (np.zeros((3, 3), int), ValueError), (np.zeros(3), TypeError)]
)
def test_invalid_moves(moves: npt.NDArray[Any], error: type[Exception]) -> None:
    with pytest.raises(error, match="moves"):
        play(np.zeros((3, 9, 9), np.int8), moves)


@pytest.mark.parametrize("threads", [0, -1, 1.5, 2.0, True, np.True_, "2", [1]])
def test_invalid_thread_counts(threads: Any) -> None:
    board = np.zeros((9, 9), np.int8)
    calls: list[Callable[[], object]] = [
        lambda: analyse(board, threads=threads),
        lambda: analyse(board[None], threads=threads),
        lambda: analyse([board], threads=threads),
        lambda: play(board, 0, threads=threads),
        lambda: pygocheck.generate("rule", threads=threads),
        lambda: pygocheck.lint(b"(;SZ[9])", threads=threads),
        lambda: pygocheck.games(b"(;SZ[9])", threads=threads),
        lambda: pygocheck.dataset([], "nowhere", threads=threads),
    ]
    error = ValueError if type(threads) is int else TypeError
    for call in calls:
        with pytest.raises(error, match=r"^threads: .*; a whole number from 1 expected$"):
            call()


@pytest.mark.parametrize("threads", [1, 3, np.int64(2), np.uint8(1), 10_000])
def test_valid_thread_counts(threads: Any) -> None:
    assert analyse(np.zeros((3, 9, 9), np.int8), threads=threads).valid.all()
    assert len(pygocheck.generate("rule", 2, threads=threads)) == 2
    assert len(pygocheck.games(b"(;SZ[9])", threads=threads)["file"]) == 1


def test_thread_count_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for text in ["many", "1.5", "0", "-2", "²"]:
        monkeypatch.setenv("PYGOCHECK_THREADS", text)
        with pytest.raises(ValueError, match=f"PYGOCHECK_THREADS: '{text}'"):
            analyse(np.zeros((100, 9, 9), np.int8))
    monkeypatch.setenv("PYGOCHECK_THREADS", "1")
    assert analyse(np.zeros((3, 9, 9), np.int8)).valid.all()
