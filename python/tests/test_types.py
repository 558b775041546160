"""What type checkers know. Mypy reads this file (.ci/run); running it shows that the types are those of the values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union

import numpy as np
import numpy.typing as npt
import pytest
from pygocheck import Analysis, Position, Replay, analyse

if TYPE_CHECKING:
    from typing_extensions import assert_type
else:

    def assert_type(value: Any, _: Any) -> Any:
        return value


Numbers = npt.NDArray[np.int16]
Marks = npt.NDArray[np.bool_]
Bits = npt.NDArray[np.uint8]
BOARDS = np.zeros((2, 9, 9), np.int8)
BOARD = np.zeros((9, 9), np.int8)


def test_what_is_not_asked_for_is_none() -> None:
    assert assert_type(analyse(BOARDS).liberties, None) is None
    assert assert_type(analyse(BOARDS).group, None) is None
    assert assert_type(analyse([BOARDS])[0].liberties, None) is None
    assert assert_type(analyse(BOARDS, liberties=True).group, None) is None
    with pytest.raises(AttributeError):
        # The error is in the types, too: without it mypy would report the comment.
        analyse(BOARDS).liberties.sum()  # type: ignore[attr-defined]


def test_what_is_asked_for_is_an_array() -> None:
    assert assert_type(analyse(BOARDS, liberties=True).liberties, Numbers).dtype == np.int16
    assert assert_type(analyse(BOARDS, groups=True).group, Numbers).dtype == np.int16
    both = analyse(BOARD, liberties=True, groups=True)
    assert assert_type(both.liberties, Numbers).shape == assert_type(both.group, Numbers).shape
    assert assert_type(analyse([BOARDS], groups=True)[0].group, Numbers).dtype == np.int16
    assert assert_type(both.legal, npt.NDArray[np.bool_]).dtype == bool


@pytest.mark.parametrize("is_asked", [False, True])
def test_what_may_be_asked_for_may_be_none(is_asked: bool) -> None:
    found = analyse(BOARDS, liberties=is_asked, groups=is_asked)
    assert (assert_type(found.liberties, Union[Numbers, None]) is not None) == is_asked

    def any_analysis(analysis: Analysis) -> bool:
        return analysis.group is not None

    assert any_analysis(found) == is_asked
    assert any_analysis(analyse(BOARDS, groups=True))


@pytest.mark.parametrize("is_packed", [False, True])
def test_points_may_be_packed(is_packed: bool) -> None:
    kind = np.uint8 if is_packed else np.bool_
    assert assert_type(analyse(BOARDS, packed=is_packed).legal, Union[Marks, Bits]).dtype == kind
    assert assert_type(analyse([BOARDS], packed=is_packed)[0].legal, Union[Marks, Bits]).dtype == kind
    assert assert_type(analyse(BOARDS, packed=True).legal, Bits).dtype == np.uint8
    assert assert_type(analyse(BOARDS, packed=is_packed, liberties=True).liberties, Union[Numbers, None]) is not None


def test_a_tuple_of_boards() -> None:
    assert assert_type(analyse((BOARDS, BOARD))[1].legal, Marks).shape == (9, 9)
    assert assert_type(analyse((BOARDS, BOARD), groups=True)[1].group, Numbers).shape == (9, 9)


def test_points_of_numpy() -> None:
    points = np.argwhere(BOARD == 0)
    row, col = points[4]
    assert Position(BOARD).play((row, col)) == Position(BOARD).play(np.int64(4)) == Position(BOARD).play((0, 4))
    game = Replay(Position(BOARD))
    game.play(np.int64(4))
    dead = [(0, 4)]
    assert game.score(dead=dead) is not None


def test_the_results_are_the_given_arrays() -> None:
    out = analyse(BOARDS, groups=True)
    assert assert_type(analyse(BOARDS, out=out).group, Numbers) is out.group
