"""The boards of records: in any order and image, those of the games in order, which test_record_arrays.py checks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from pygocheck import Boards, boards, record_batches, records
from sgf_records import some_records

Cells = npt.NDArray[np.int8]


def image(board: Cells, symmetry: int) -> Cells:
    board = board[::-1] if symmetry & 1 else board
    board = board[:, ::-1] if symmetry & 2 else board
    return board.T if symmetry & 4 else board


def by_place(batches: Iterable[Boards]) -> dict[tuple[int, int], tuple[Any, ...]]:
    places: dict[tuple[int, int], tuple[Any, ...]] = {}
    for some in batches:
        for row in zip(*some[:7]):
            key = (int(row[4]), int(row[5]))
            assert key not in places
            places[key] = row
    return places


@pytest.mark.parametrize("symmetry", [0, 1, 2, 3, 4, 5, 6, 7, "random"])
@pytest.mark.parametrize("every", [1, 3])
def test_shuffled_boards_are_images_of_those_in_order(symmetry: int | str, every: int) -> None:
    found = records(some_records(200), size=9)
    plain = by_place(boards(found, shuffle=False))
    assert len(plain) == len(found.moves)
    mixed = list(boards(found, symmetry=symmetry, every=every, batch=100, buffer=1000, seed=5))
    assert [len(some.move) for some in mixed[:-1]] == [100] * (len(mixed) - 1)
    seen = by_place(mixed)
    for key, (board, to_move, move, result, _, number, used) in seen.items():
        before, color, next_move, won, *_ = plain[key]
        assert symmetry == "random" or symmetry == used
        np.testing.assert_array_equal(board, image(before, used))
        assert (to_move, result) == (color, won)
        assert result == to_move
        target = np.zeros((9, 9), np.int8)
        if next_move >= 0:
            target[divmod(int(next_move), 9)] = 1
            assert image(target, used)[divmod(int(move), 9)] == 1
        assert number == key[1]
    counts = np.bincount([game for game, _ in seen], minlength=200)
    if every == 1:
        assert seen.keys() == plain.keys()
    else:
        assert set((counts - found.lengths // 3).tolist()) <= {0, 1}
        assert {number % 3 for _, number in seen} == {0, 1, 2}
    if symmetry == "random":
        assert {int(row[6]) for row in seen.values()} == set(range(8))


def test_the_order_depends_on_the_seed_alone() -> None:
    found = records(some_records(300), size=9)

    def order(**options: Any) -> npt.NDArray[np.int64]:
        return np.concatenate([some.game * 100 + some.number for some in boards(found, **options)])

    first = order(seed=1)
    np.testing.assert_array_equal(first, order(seed=1, threads=1, batch=7))
    np.testing.assert_array_equal(first, order(seed=1, threads=3))
    assert (first != order(seed=2)).any()
    # Positions far apart in a game are not neighbours, and no game is over early.
    assert np.abs(np.diff(first // 100)).mean() > 50
    np.testing.assert_array_equal(np.sort(first), order(shuffle=False))


def test_pieces_go_straight_into_boards() -> None:
    contents = some_records(100)
    whole = by_place(boards(records(contents, size=9), shuffle=False))
    pieces = list(boards(record_batches(contents, 30, size=9), batch=64, seed=3))
    assert [len(some.move) for some in pieces[:-1]] == [64] * (len(pieces) - 1)
    assert sum(len(some.move) for some in pieces) == len(whole)
    assert list(boards(records([]))) == []


def test_rectangular_boards() -> None:
    found = records(b"(;SZ[3:2];B[aa];W[cb])", size=(2, 3))
    assert found.moves.tolist() == [0, 5]
    (some,) = boards(found, symmetry=3, shuffle=False)
    assert some.move.tolist() == [5, 0]
    assert some.board[1].tolist() == [[0, 0, 0], [0, 0, 1]]
    with pytest.raises(ValueError, match="a 2x3 board has 0 to 3"):
        list(boards(found, symmetry=4))


def test_games_of_which_none_is_ok_are_an_error() -> None:
    found = records([b"(;SZ[19];B[aa])"] * 5 + [b"lost"], size=9)
    with pytest.raises(ValueError, match=r"none of 6 games is ok: D101 \(5\), \w+ \(1\), such as <bytes 0>: .*19"):
        list(boards(found))
    # An empty selection of games is allowed, and one good game is enough.
    assert list(boards(found[found.ok])) == []
    assert len(list(boards([found, records(b"(;SZ[9];B[aa])", size=9)]))) == 1


def test_paths_without_files_are_an_error(tmp_path: Path) -> None:
    for path in ("games.tar.zst", "*.sgf"):
        with pytest.raises(FileNotFoundError, match=r"no (such )?file"):
            records(str(tmp_path / path))
        with pytest.raises(FileNotFoundError, match=r"no (such )?file"):
            list(boards(record_batches([str(tmp_path / path)])))
    # A file that is missing among others is a row.
    (tmp_path / "a.sgf").write_bytes(b"(;SZ[9];B[aa])")
    assert records([tmp_path / "a.sgf", tmp_path / "b.sgf"], size=9).finding.tolist() == ["", "F101"]


def test_invalid_arguments() -> None:
    found = records(b"(;SZ[9];B[aa])", size=9)
    options: dict[str, Any]
    for name in ("batch", "every", "buffer"):
        with pytest.raises(ValueError, match=f"{name}: 0"):
            boards(found, **{name: 0})  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=f"{name}: 2.5; a whole number expected"):
            boards(found, **{name: 2.5})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="symmetry: 8"):
        boards(found, symmetry=8)
    with pytest.raises(TypeError, match=r"what pygocheck\.records returns"):
        list(boards("a.zip"))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"records\[0\] is the text of a record: pass its bytes"):
        records("(;SZ[9])")
    for options in (
        {"size": 26},
        {"size": (9, 9, 9)},
        {"size": -9},
        {"rules": "house"},
        {"select": ["Y9"]},
        {"severity": "bad"},
        {"encoding": "GKB"},
    ):
        with pytest.raises(ValueError, match=r"\w"):
            records(b"(;)", **options)
        with pytest.raises(ValueError, match=r"\w"):
            record_batches(b"(;)", **options)
    with pytest.raises(ValueError, match="games: 0"):
        record_batches(b"(;)", 0)
    # Arrays that someone changed are no reason to crash.
    found.moves[0] = 500
    with pytest.raises(ValueError, match="do not fit together"):
        list(boards(found))
