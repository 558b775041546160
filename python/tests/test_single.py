"""One board and few boards, compared with a plain flood fill."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import plain
import pytest
from boards import random_boards
from pygocheck import BLACK, WHITE, Analysis, Position, Reason, analyse, play

SIZES = [(1, 1), (1, 7), (2, 3), (5, 5), (9, 9), (11, 12), (13, 13), (19, 19), (25, 25), (25, 1)]


def assert_answers(found: Analysis, board: npt.NDArray[np.int8], to_move: int) -> None:
    expected = plain.answer(board.tolist(), to_move)
    for name in plain.Answer._fields:
        np.testing.assert_array_equal(getattr(found, name), getattr(expected, name), name)
    assert found.valid == (not np.any(expected.dead))


@pytest.mark.parametrize("size", SIZES)
def test_one_board_agrees_with_a_flood_fill(random: np.random.Generator, size: tuple[int, int]) -> None:
    for board in random_boards(random, 60, *size):
        for to_move in (BLACK, WHITE):
            found = analyse(board, to_move, liberties=True, groups=True)
            assert_answers(found, board, to_move)
            assert [array.dtype for array in found] == [bool] * 4 + [np.int16] * 2
            assert found.valid.shape == ()
            assert analyse(board, to_move).liberties is None


@pytest.mark.parametrize("count", [1, 2, 31, 32, 33, 70])
def test_few_boards_agree_with_a_flood_fill(random: np.random.Generator, count: int) -> None:
    for size in SIZES:
        boards = random_boards(random, count, *size)
        colors = random.choice(np.array([BLACK, WHITE]), count)
        planes = np.stack([boards == BLACK, boards == WHITE], axis=1)
        for given in (boards, planes):
            found = analyse(given, colors, liberties=True, groups=True)
            for index in range(0, count, 7):
                one = Analysis._make(None if array is None else array[index] for array in found)
                assert_answers(one, boards[index], int(colors[index]))


@pytest.mark.parametrize("count", [1, 3, 32, 33])
def test_moves_on_few_boards_agree_with_a_flood_fill(random: np.random.Generator, count: int) -> None:
    for rows, cols in SIZES:
        boards = random_boards(random, count, rows, cols)
        colors = random.choice(np.array([BLACK, WHITE]), count)
        moves = random.integers(-2, rows * cols + 1, count)
        planes = np.stack([boards == BLACK, boards == WHITE], axis=1)
        after, reasons = play(boards, moves, colors)
        planes_after, same_reasons = play(planes, moves, colors)
        np.testing.assert_array_equal(planes_after[:, 0].astype(int) - planes_after[:, 1], after)
        np.testing.assert_array_equal(reasons, same_reasons)
        for board, color, move, found, reason in zip(boards, colors.tolist(), moves.tolist(), after, reasons):
            expected: tuple[Any, int] = (board, 0 if move == -1 else 3)
            if 0 <= move < rows * cols:
                expected = plain.play(board.tolist(), color, *divmod(move, cols))
            np.testing.assert_array_equal(found, expected[0])
            assert reason == expected[1]


def test_one_board_in_any_form(random: np.random.Generator) -> None:
    wide = random_boards(random, 1, 18, 14)[0]
    for board in [wide[::2], wide[:, ::-1], wide.T, np.asfortranarray(wide), wide[3:4], wide[:, 2:3]]:
        for given in [board, board.astype(np.int64), board.astype(">i2"), board.tolist()]:
            assert_answers(analyse(given, WHITE, liberties=True, groups=True), board, WHITE)
        assert_answers(analyse(board, np.int8(BLACK), liberties=True, groups=True), board, BLACK)
        out = Analysis(legal=np.ones(board.shape, bool), group=np.ones(board.shape, np.int16))
        assert analyse(board, BLACK, out=out) is out
        np.testing.assert_array_equal(out.legal, plain.answer(board.tolist(), BLACK).legal)
        np.testing.assert_array_equal(out.group, plain.answer(board.tolist(), BLACK).group)


@pytest.mark.parametrize("size", SIZES)
def test_a_position_agrees_with_a_flood_fill(random: np.random.Generator, size: tuple[int, int]) -> None:
    rows, cols = size
    for board in random_boards(random, 20, rows, cols):
        for to_move in (BLACK, WHITE):
            position, expected = Position(board, to_move), plain.answer(board.tolist(), to_move)
            assert position.valid == (not np.any(expected.dead))
            assert position.legal == [tuple(at) for at in np.argwhere(expected.legal).tolist()]
            for move in random.integers(rows * cols, size=5).tolist():
                at = divmod(move, cols)
                after, reason = plain.play(board.tolist(), to_move, *at)
                assert position.reason(at) == reason
                if reason == Reason.LEGAL:
                    played = position.play(at)
                    assert played.board.tolist() == after
                    assert played.to_move == -to_move
                    assert not played.board.flags.writeable
            assert position.play(None).board.tolist() == board.tolist()
            assert position.board.tolist() == board.tolist()


@pytest.mark.parametrize("count", [1, 2, 32])
@pytest.mark.parametrize("value", [2, -2, -128, 127])
def test_a_fault_of_few_boards_has_its_place(count: int, value: int) -> None:
    boards = np.zeros((count, 4, 5), np.int8)
    boards[-1, 3, 1:] = value
    message = rf"^boards\[{count - 1}\]\[3, 1\] is {value}: -1 \(White\), 0 or 1 \(Black\) expected$"
    with pytest.raises(ValueError, match=message):
        analyse(boards)
    with pytest.raises(ValueError, match=message):
        play(boards, np.zeros(count, int))
    with pytest.raises(ValueError, match=rf"^boards\[3, 1\] is {value}: "):
        analyse(boards[-1])
    planes = np.zeros((count, 2, 4, 5), bool)
    planes[-1, :, 2, 2:] = True
    with pytest.raises(ValueError, match=rf"^boards\[{count - 1}\] has a black and a white stone at \(2, 2\)$"):
        analyse(planes)


@pytest.mark.parametrize("to_move", [0, 2, 1000, 2**70, True, 1.0, "white", None])
def test_one_board_needs_a_colour(to_move: Any) -> None:
    with pytest.raises((TypeError, ValueError), match="to_move"):
        analyse(np.zeros((9, 9), np.int8), to_move)


def test_one_board_takes_arguments_like_many() -> None:
    board = np.zeros((9, 9), np.int8)
    assert analyse(board, threads=2, liberties=np.True_).liberties is not None  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="threads: 0"):
        analyse(board, threads=0)
    with pytest.raises(ValueError, match="1 to 25 rows"):
        analyse(np.zeros((26, 9), np.int8))
