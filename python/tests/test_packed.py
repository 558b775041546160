"""Boards and results as packed bits, compared with numpy's own packing of those as bytes."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from boards import random_boards
from pygocheck import BLACK, WHITE, Analysis, Played, analyse, play

POINTS = ["dead", "legal", "captures"]
SIZES = [(1, 1), (1, 7), (2, 4), (3, 3), (5, 13), (8, 8), (9, 9), (11, 12), (13, 13), (15, 17), (19, 19), (25, 25)]


def pack(points: npt.NDArray[np.bool_]) -> npt.NDArray[np.uint8]:
    """Sets of points (.., rows, cols) as packed bits (.., bytes)."""
    rows, cols = points.shape[-2:]
    return np.packbits(points.reshape(*points.shape[:-2], rows * cols), axis=-1)


def planes(boards: npt.NDArray[np.int8]) -> npt.NDArray[np.bool_]:
    return np.stack([boards == BLACK, boards == WHITE], axis=-3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 1, 31, 33, 513])
def test_packed_boards_have_packed_results(random: np.random.Generator, size: tuple[int, int], count: int) -> None:
    boards = random_boards(random, count, *size)
    to_move = random.choice(np.array([BLACK, WHITE], np.int8), count)
    expected = analyse(boards, to_move)
    bits = pack(planes(boards))
    found = analyse(bits, to_move, size=size, packed=True)
    np.testing.assert_array_equal(found.valid, expected.valid)
    for name in POINTS:
        packed = getattr(found, name)
        assert packed.dtype == np.uint8
        np.testing.assert_array_equal(packed, pack(getattr(expected, name)), name)
        rows, cols = size
        unpacked = np.unpackbits(packed, axis=-1, count=rows * cols).reshape(boards.shape)
        np.testing.assert_array_equal(unpacked, getattr(expected, name), name)
    # Packed bits on one side only.
    plain = analyse(bits, to_move, size=size, liberties=True, groups=True)
    for name in POINTS:
        np.testing.assert_array_equal(getattr(plain, name), getattr(expected, name), name)
    numbers = analyse(boards, to_move, liberties=True, groups=True, packed=True)
    np.testing.assert_array_equal(numbers.liberties, plain.liberties)
    np.testing.assert_array_equal(numbers.group, plain.group)
    np.testing.assert_array_equal(numbers.legal, found.legal)
    np.testing.assert_array_equal(analyse(planes(boards), to_move, packed=True).legal, found.legal)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 300])
def test_moves_on_packed_boards(random: np.random.Generator, size: tuple[int, int], count: int) -> None:
    boards = random_boards(random, count, *size)
    moves = random.integers(-1, size[0] * size[1] + 1, count)
    to_move = random.choice(np.array([BLACK, WHITE], np.int8), count)
    expected = play(boards, moves, to_move)
    found = play(pack(planes(boards)), moves, to_move, size=size)
    np.testing.assert_array_equal(found.reasons, expected.reasons)
    np.testing.assert_array_equal(found.boards, pack(planes(expected.boards)))
    assert found.boards.dtype == np.uint8


def test_one_board_and_lists(random: np.random.Generator) -> None:
    boards = random_boards(random, 50, 9, 9)
    bits = pack(planes(boards))
    expected = analyse(bits, size=9, packed=True)
    one = analyse(bits[7], size=9, packed=True)
    assert one.legal.shape == (11,)
    assert one.valid.shape == ()
    np.testing.assert_array_equal(one.legal, expected.legal[7])
    after = play(bits[7], 3, BLACK, size=(9, 9))
    np.testing.assert_array_equal(after.boards, pack(planes(play(boards[7], 3, BLACK).boards)))
    several = analyse([bits[:20], bits[20], bits[21:]], size=9, packed=True)
    assert [found.legal.shape for found in several] == [(20, 11), (11,), (29, 11)]
    np.testing.assert_array_equal(
        np.concatenate([several[0].captures, several[2].captures]), np.delete(expected.captures, 20, axis=0)
    )
    mixed = analyse([boards[0], random_boards(random, 1, 19, 19)[0]], packed=True)
    assert [found.dead.shape for found in mixed] == [(11,), (46,)]


def test_out_strides_and_threads(random: np.random.Generator) -> None:
    count = 2 * (1 << 21) // 81 + 5000
    boards = random_boards(random, count, 9, 9)
    bits = pack(planes(boards))
    expected = analyse(boards, threads=1)
    room = np.zeros((count, 2, 16), np.uint8)
    room[..., 3:14] = bits
    for given, threads in [(bits, 1), (bits, 4), (room[..., 3:14], 3), (np.asfortranarray(bits[:3000]), None)]:
        some = len(given)
        arrays: Any = {name: np.full((some, 11), 7, np.uint8) for name in POINTS}
        out: Any = Analysis(valid=np.empty(some, bool), **arrays)
        assert analyse(given, size=9, packed=True, out=out, threads=threads) is out
        np.testing.assert_array_equal(out.valid, expected.valid[:some])
        for name in POINTS:
            np.testing.assert_array_equal(getattr(out, name), pack(getattr(expected, name)[:some]), name)
    only: Any = Analysis(captures=np.empty((count, 11), np.uint8))
    assert analyse(bits, size=9, packed=True, out=only).legal is None
    np.testing.assert_array_equal(only.captures, pack(expected.captures))
    few: Any = Analysis(legal=np.empty((3, 11), np.uint8))
    np.testing.assert_array_equal(analyse(bits[:3], size=9, packed=True, out=few).legal, pack(expected.legal[:3]))
    played = Played(np.empty_like(bits), np.empty(count, np.uint8))
    assert play(bits, np.full(count, 40), BLACK, size=9, out=played) is played
    np.testing.assert_array_equal(played.boards, pack(planes(play(boards, np.full(count, 40), BLACK).boards)))


@pytest.mark.parametrize(
    ("given", "size", "error", "message"),
    [
        (
            np.zeros((5, 2, 10), np.uint8),
            9,
            ValueError,
            r"shape \(5, 2, 10\); uint8 \(n, 2, 11\) or \(2, 11\) expected",
        ),
        (np.zeros((5, 3, 11), np.uint8), 9, ValueError, r"shape \(5, 3, 11\); .* for packed bits of 9 x 9 points"),
        (np.zeros((5, 22), np.uint8), 9, ValueError, r"shape \(5, 22\)"),
        (np.zeros(22, np.uint8), 9, ValueError, r"shape \(22,\)"),
        (np.zeros((5, 9, 9), np.int8), 9, TypeError, "of int8; uint8 .* without size, boards are arrays of cells"),
        (np.zeros((5, 2, 9, 9), bool), 9, TypeError, "of bool; uint8"),
        (np.zeros((5, 2, 11), np.uint8), 26, ValueError, "size: 26; a board has 1 to 25 rows and columns"),
        (np.zeros((5, 2, 11), np.uint8), (9, 0), ValueError, r"size: \(9, 0\)"),
        (np.zeros((5, 2, 11), np.uint8), (9, 9, 2), TypeError, r"size: \(9, 9, 2\); a number, or rows and columns"),
        (np.zeros((5, 2, 11), np.uint8), 9.0, TypeError, r"size: 9.0; a number"),
    ],
)
def test_arrays_that_do_not_fit_the_size(given: Any, size: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        analyse(given, size=size)
    with pytest.raises(error, match=message):
        play(given, 0, size=size)


@pytest.mark.parametrize("count", [1, 32, 33, 4000])
def test_bits_after_the_last_point(count: int) -> None:
    for board, plane, value in [(0, 0, 1), (count - 1, 1, 64), (count // 2, 1, 127), (count // 2, 0, 129)]:
        bits = np.zeros((count, 2, 11), np.uint8)
        bits[board:, plane, 10] = value
        message = (
            rf"^boards\[{board}\]\[{plane}, 10\] is {value}: the last 7 bits are not points of 9 x 9 and must be 0$"
        )
        with pytest.raises(ValueError, match=message):
            analyse(bits, size=9)
        with pytest.raises(ValueError, match=message):
            play(bits, np.zeros(count, int), size=9)
    bits = np.zeros((count, 2, 8), np.uint8)
    bits[count - 1, 0, 7] = 1
    with pytest.raises(
        ValueError, match=rf"\[{count - 1}\]\[0, 7\] is 1: the last bit is not a point of 7 x 9 and must be 0"
    ):
        analyse(bits, size=(7, 9))
    assert analyse(bits, size=8).valid.all()


@pytest.mark.parametrize("count", [1, 32, 33, 4000])
def test_two_stones_on_a_point(count: int) -> None:
    boards = np.zeros((count, 2, 5, 5), bool)
    boards[count // 2 :, :, 3, 1] = True
    boards[count // 2 :, :, 4, 4] = True
    with pytest.raises(ValueError, match=rf"^boards\[{count // 2}\] has a black and a white stone at \(3, 1\)$"):
        analyse(pack(boards), size=5)


def test_out_of_the_wrong_kind() -> None:
    bits = np.zeros((40, 2, 11), np.uint8)
    with pytest.raises(ValueError, match=r"out.legal: shape \(40, 9, 9\) of bool; shape \(40, 11\) of uint8 expected"):
        analyse(bits, size=9, packed=True, out=Analysis(legal=np.empty((40, 9, 9), bool)))
    wrong: Any = Analysis(legal=np.empty((40, 11), np.uint8))
    with pytest.raises(ValueError, match=r"out.legal: shape \(40, 11\) of uint8; shape \(40, 9, 9\) of bool expected"):
        analyse(bits, size=9, out=wrong)
    with pytest.raises(ValueError, match=r"out.legal and boards share memory"):
        analyse(bits, size=9, packed=True, out=Analysis(legal=bits.reshape(-1, 11)[:40]))
