"""Data that is not an array of boards yet: columns of tables, flat boards, masked arrays. Messages say what to do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from boards import random_boards
from pygocheck import BLACK, WHITE, Analysis, Played, Position, analyse, play

pandas = pytest.importorskip("pandas")
polars = pytest.importorskip("polars")
pyarrow = pytest.importorskip("pyarrow")

Array = npt.NDArray[Any]


def advice(boards: Any) -> str:
    """The expression that the error for these boards advises."""
    with pytest.raises((TypeError, ValueError), match=r"^boards: .* expected|rows and columns") as raised:
        analyse(boards)
    found = re.search(r"; use (.*)$", str(raised.value))
    assert found, raised.value
    return found[1]


def flat(boards: Array) -> Array:
    return boards.reshape(len(boards), -1)


def rows(boards: Array) -> list[Any]:
    """Boards as lists of lists."""
    listed: list[Any] = boards.tolist()
    return listed


def objects(values: list[Any]) -> Array:
    array = np.empty(len(values), object)
    array[:] = values
    return array


#: Columns from boards (n, rows, cols) of int8.
COLUMNS: dict[str, Callable[[Array], Any]] = {
    "numpy, arrays": lambda boards: objects(list(boards)),
    "numpy, flat arrays": lambda boards: objects(list(flat(boards))),
    "numpy, positions": lambda boards: objects([Position(board) for board in boards]),
    "pandas, arrays": lambda boards: pandas.Series(list(boards)),
    "pandas, lists": lambda boards: pandas.Series(rows(boards)),
    "pandas, flat arrays": lambda boards: pandas.Series(list(flat(boards))),
    "pandas, flat lists": lambda boards: pandas.Series(rows(flat(boards))),
    "pandas, bytes": lambda boards: pandas.Series([board.tobytes() for board in boards]),
    "pandas, from arrow": lambda boards: pyarrow.array(rows(boards)).to_pandas(),
    "pandas, a column per point": lambda boards: pandas.DataFrame(flat(boards)),
    "pandas, objects": lambda boards: pandas.DataFrame(flat(boards).astype(object)),
    "pyarrow, lists": lambda boards: pyarrow.array(rows(boards)),
    "pyarrow, flat lists": lambda boards: pyarrow.array(rows(flat(boards)), pyarrow.list_(pyarrow.int8())),
    "pyarrow, fixed lists": lambda boards: pyarrow.array(rows(flat(boards)), pyarrow.list_(pyarrow.int8(), 81)),
    "pyarrow, chunks": lambda boards: pyarrow.chunked_array([rows(flat(boards[:3])), rows(flat(boards[3:]))]),
    "pyarrow, bytes": lambda boards: pyarrow.array([board.tobytes() for board in boards], pyarrow.binary(81)),
    "polars, lists": lambda boards: polars.Series(rows(boards), dtype=polars.List(polars.List(polars.Int8))),
    "polars, flat lists": lambda boards: polars.Series(rows(flat(boards)), dtype=polars.List(polars.Int8)),
    "polars, bytes": lambda boards: polars.Series([board.tobytes() for board in boards]),
}


@pytest.mark.parametrize("kind", COLUMNS)
def test_the_advice_for_a_column_makes_boards_of_it(random: np.random.Generator, kind: str) -> None:
    boards = random_boards(random, 40, 9, 9)
    column = COLUMNS[kind](boards)
    advised = advice(column)
    made = eval(advised, {"np": np}, {"boards": column})
    if np.asarray(made).shape != boards.shape:
        # The second advice, for flat boards.
        made = eval(advice(made), {"np": np}, {"boards": made})
    np.testing.assert_array_equal(made, boards)
    np.testing.assert_array_equal(analyse(made).legal, analyse(boards).legal)


def test_polars_arrays_are_boards(random: np.random.Generator) -> None:
    boards = random_boards(random, 40, 9, 9)
    column = polars.Series(boards, dtype=polars.Array(polars.Int8, (9, 9)))
    np.testing.assert_array_equal(analyse(column).legal, analyse(boards).legal)


def test_boards_of_several_sizes_in_a_column(random: np.random.Generator) -> None:
    boards = [random_boards(random, 1, size, size)[0] for size in (9, 13, 9)]
    column = pandas.Series(boards)
    assert advice(column) == "list(boards) for boards of several sizes"
    for found, board in zip(analyse(list(column)), boards):
        np.testing.assert_array_equal(found.legal, analyse(board).legal)


@pytest.mark.parametrize("missing", [None, float("nan")])
def test_a_missing_board_is_named(missing: Any) -> None:
    column = pandas.Series([np.zeros((9, 9), np.int8), missing, np.zeros((9, 9), np.int8)], dtype=object)
    with pytest.raises(TypeError, match=r"^boards: dtype object; .*; boards\[1\] is missing: leave it out$"):
        analyse(column)


def test_a_position_is_not_an_array() -> None:
    position: Any = Position(".")
    assert advice(position) == "boards.board"


@pytest.mark.parametrize(
    ("shape", "dtype", "expected"),
    [
        ((40, 81), np.int8, "boards.reshape(-1, 9, 9)"),
        ((3, 81), np.int8, "boards.reshape(-1, 9, 9)"),
        ((40, 361), np.int64, "boards.reshape(-1, 19, 19)"),
        ((40, 25), np.int8, "boards.reshape(-1, 5, 5)"),
        ((40, 80), np.int8, "boards.reshape(-1, rows, cols)"),
        ((81,), np.int8, "boards.reshape(9, 9)"),
        ((40, 2, 81), bool, "boards.reshape(-1, 2, 9, 9)"),
        ((2, 2, 81), bool, "boards.reshape(-1, 2, 9, 9)"),
        ((40, 162), bool, "boards.reshape(-1, 2, 9, 9)"),
        ((162,), bool, "boards.reshape(2, 9, 9)"),
        ((40, 2, 9, 9), np.uint8, "boards.astype(bool)"),
    ],
)
def test_the_advice_for_a_shape(shape: tuple[int, ...], dtype: type[np.generic], expected: str) -> None:
    boards = np.zeros(shape, dtype)
    assert advice(boards) == expected
    if "rows" not in expected:
        assert analyse(eval(expected, {"boards": boards})).valid.all()


@pytest.mark.parametrize("shape", [(40, 9), (30, 10), (9, 40)])
def test_no_wrong_advice(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="1 to 25 rows and columns") as raised:
        analyse(np.zeros(shape, np.int8))
    # A board with a side of more than 25, or flat boards of 3 x 3.
    assert ("use" in str(raised.value)) == (shape[1] not in {10})


def test_a_list_of_flat_boards_names_the_board() -> None:
    with pytest.raises(ValueError, match=r"^boards\[1\]: .*; use boards\[1\]\.reshape\(9, 9\)$"):
        analyse([np.zeros((9, 9), np.int8), np.zeros(81, np.int8)])


def masked(array: Array, *place: int) -> Any:
    mask = np.zeros(array.shape, bool)
    mask[place] = True
    return np.ma.MaskedArray(array, mask)


def test_masked_values_are_refused(random: np.random.Generator) -> None:
    boards = random_boards(random, 5, 9, 9)
    planes = np.stack([boards == BLACK, boards == WHITE], axis=1)
    for call in (analyse, lambda given: play(given, np.zeros(5, int))):
        with pytest.raises(ValueError, match=r"^boards\[3, 4, 5\] is masked; .* boards\.filled\(\.\.\.\)$"):
            call(masked(boards, 3, 4, 5))
        with pytest.raises(ValueError, match=r"^boards\[3, 1, 4, 5\] is masked"):
            call(masked(planes, 3, 1, 4, 5))
    with pytest.raises(ValueError, match=r"^boards\[4, 5\] is masked"):
        analyse(masked(boards[0], 4, 5))
    with pytest.raises(ValueError, match=r"^boards\[1\]\[4, 5\] is masked"):
        analyse([boards[0], masked(boards[1], 4, 5)])
    with pytest.raises(ValueError, match=r"^board\[4, 5\] is masked"):
        Position(masked(boards[0], 4, 5))
    with pytest.raises(ValueError, match=r"^to_move\[2\] is masked"):
        analyse(boards, masked(np.ones(5, int), 2))
    with pytest.raises(ValueError, match=r"^moves\[2\] is masked"):
        play(boards, masked(np.zeros(5, int), 2))


def test_nothing_masked_is_nothing_special(random: np.random.Generator) -> None:
    boards = random_boards(random, 5, 9, 9)
    for given in (np.ma.MaskedArray(boards), np.ma.MaskedArray(boards, np.zeros(boards.shape, bool))):
        np.testing.assert_array_equal(analyse(given).legal, analyse(boards).legal)
        np.testing.assert_array_equal(analyse(given[2]).legal, analyse(boards[2]).legal)


def test_results_are_not_written_under_a_mask() -> None:
    boards = np.zeros((3, 9, 9), np.int8)
    with pytest.raises(TypeError, match=r"^out\.legal: a masked array, .*; use out\.legal\.data$"):
        analyse(boards, out=Analysis(legal=np.ma.MaskedArray(np.zeros((3, 9, 9), bool))))
    with pytest.raises(TypeError, match=r"^out\.reasons: a masked array"):
        play(boards, np.zeros(3, int), out=Played(boards.copy(), np.ma.MaskedArray(np.zeros(3, np.uint8))))
