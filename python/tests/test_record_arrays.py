"""Records as arrays and their boards, compared with sgfmill, and with lint for what is wrong with a game.

``PYGOCHECK_TEST_RECORDS`` names a folder with more records to compare.
"""

from __future__ import annotations

import io
import math
import os
import tarfile
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from pygocheck import Records, boards, lint, record_batches, records
from sgf_records import some_records
from sgfmill import sgf, sgf_grammar, sgf_moves  # type: ignore[import-untyped]
from sgfmill.boards import Board  # type: ignore[import-untyped]

Cells = npt.NDArray[np.int8]
COLORS = {"b": 1, "w": -1}


@pytest.fixture(scope="session")
def files(repository: Path) -> list[Path]:
    folders = [repository / "crates" / "sgf" / "tests" / "data", repository / "tests" / "data"]
    if more := os.environ.get("PYGOCHECK_TEST_RECORDS"):
        folders.append(Path(more))
    return sorted(path for folder in folders for path in folder.rglob("*.sgf"))


class Oracle(NamedTuple):
    """A game as sgfmill reads it."""

    start: Board
    moves: list[tuple[int, int]]
    komi: str
    result: str


def cells(board: Board) -> Cells:
    """The stones of a board of sgfmill, whose rows begin at the bottom."""
    array = np.zeros((board.side, board.side), np.int8)
    for color, (row, col) in board.list_occupied_points():
        array[board.side - 1 - row, col] = COLORS[color]
    return array


def oracles(path: Path, size: int) -> list[Oracle | None]:
    """The games of a file; None for one that sgfmill refuses, and an empty list if it refuses the file."""
    try:
        content = path.read_bytes()
        # In other encodings a letter may contain a byte that sgfmill takes for a bracket.
        content.decode("utf-8")
        trees = sgf_grammar.parse_sgf_collection(content)
    except ValueError:
        return []
    games: list[Oracle | None] = []
    for tree in trees:
        try:
            game = sgf.Sgf_game.from_coarse_game_tree(tree)
            start, plays = sgf_moves.get_setup_and_moves(game)
            root = game.get_root()
            komi = root.get_raw("KM").decode() if root.has_property("KM") else ""
            result = root.get_raw("RE").decode() if root.has_property("RE") else ""
        except (ValueError, KeyError):
            games.append(None)
            continue
        if start.side != size:
            games.append(None)
            continue
        last = size - 1
        moves = [(COLORS[color], -1 if at is None else (last - at[0]) * size + at[1]) for color, at in plays]
        games.append(Oracle(start, moves, komi, result))
    return games


def moves_of(found: Records, row: int) -> list[tuple[int, int]]:
    part = slice(found.offsets[row], found.offsets[row + 1])
    return list(zip(found.colors[part].tolist(), found.moves[part].tolist()))


def play(board: Board, color: int, move: int) -> None:
    if move >= 0:
        row, col = divmod(move, board.side)
        board.play(board.side - 1 - row, col, "b" if color > 0 else "w")


@pytest.mark.parametrize("size", [9, 13, 19])
def test_moves_boards_and_results_are_those_of_sgfmill(files: list[Path], size: int) -> None:
    found = records(files, size=size)
    known = {str(path): oracles(path, size) for path in files}
    positions = {
        (game, number): board
        for some in boards(found, shuffle=False, batch=777)
        for game, number, board in zip(some.game.tolist(), some.number.tolist(), some.board)
    }
    compared = set()
    for row in range(len(found)):
        games = known[found.file[row]]
        oracle = games[found.game[row] - 1] if 0 < found.game[row] <= len(games) else None
        moves = moves_of(found, row)
        if oracle is None:
            continue
        # A game that is not ok has the moves before the fault.
        assert moves == oracle.moves[: len(moves)], found.file[row]
        if not found.ok[row]:
            continue
        compared.add(row)
        assert moves == oracle.moves, found.file[row]
        board = oracle.start.copy()
        np.testing.assert_array_equal(found.start(row), cells(board))
        for number, (color, move) in enumerate(moves):
            np.testing.assert_array_equal(positions.pop((row, number)), cells(board))
            play(board, color, move)
        if oracle.result[:2] in ("B+", "W+") and not math.isnan(found.result[row]):
            assert found.result[row] == (1 if oracle.result[0] == "B" else -1)
            margin = next(iter(oracle.result[2:].split()), "").replace(",", ".")  # "0.5 (moves:250)", "2,5"
            assert math.isnan(found.margin[row]) or abs(found.margin[row]) == np.float32(margin)
        if not math.isnan(found.komi[row]) and abs(found.komi[row]) < 20 and oracle.komi:
            # Some servers write hundredths of points or of stones.
            assert float(oracle.komi) in {factor * float(found.komi[row]) for factor in (1, 0.5, 50, 100)}
    # Others are refused by sgfmill, as those in which stones are set up in two nodes before the first move.
    assert not compared & {row for row, _ in positions}
    assert len(compared) > (20 if size == 9 else 0)


@pytest.mark.parametrize("size", [9, 19])
@pytest.mark.parametrize("rules", ["record", "tromp-taylor"])
def test_a_game_is_ok_if_lint_finds_no_error_on_its_main_line(files: list[Path], size: int, rules: str) -> None:
    found = records(files, size=size, rules=rules)
    errors: dict[tuple[str, int], list[str]] = {}
    for finding in lint(files, rules=rules, main_line=True):
        is_fault = finding.severity == "error" and finding.code != "P104" or finding.code == "P109"
        if is_fault and finding.path in (None, "main line"):
            errors.setdefault((finding.file, finding.game or 0), []).append(finding.code)
    for row in range(len(found)):
        key = (found.file[row], int(found.game[row]))
        code, fault = str(found.finding[row]), found.fault(row)
        assert found.ok[row] == (code == "") == (fault is None)
        if fault is None:
            # Faults in variations or between games do not count.
            assert not {error for error in errors.get(key, []) if error[0] not in "E"}, key
        else:
            assert (fault.code, fault.file) == (code, found.file[row])
            before = errors.get((found.file[row], key[1] - 1), [])
            assert code[0] == "D" or code in errors.get(key, []) or code in before, key
    assert set(found.file) == {str(path) for path in files}


@pytest.mark.parametrize(
    ("record", "finding", "moves"),
    [
        ("(;SZ[9];B[ee];W[ce])", "", [40, 38]),
        ("(;SZ[9];B[ee];W[tt];B[];W[ce])", "", [40, -1, -1, 38]),
        ("(;SZ[9];B[ee](;W[ce];B[aa])(;W[aa];B[aa]))", "", [40, 38, 0]),
        ("(;GM[3]SZ[9];B[ee];W[ce])", "P109", []),
        ("(;SZ[13];B[ee];W[ce])", "D101", []),
        ("(;SZ[9:13];B[ee];W[ce])", "D101", []),
        ("(;SZ[37];B[ee];W[ce])", "P108", []),
        (";B[ee];W[ce]", "E101", []),
        ("nothing", "E101", []),
        ("", "E101", []),
        ("(;SZ[9];B[ee];W[ce", "E104", [40]),
        ("(;SZ[9];B[ee];W[ce]", "E103", [40, 38]),
        ("(;SZ[9];B[ee];W[ee];B[aa])", "M101", [40]),
        ("(;SZ[9];B[ee];W[jj];B[aa])", "M102", [40]),
        ("(;SZ[9];B[ee];W[e5];B[aa])", "P105", [40]),
        ("(;SZ[9]RU[Japanese];B[ab];W[ee];B[ba];W[aa])", "M103", [9, 40, 1]),
        ("(;SZ[9];B[ee];W[ce];AB[aa];B[bb])", "D102", [40, 38]),
        ("(;SZ[9];B[ee]AW[aa];W[ce])", "", [40, 38]),
        ("(;SZ[9]AB[ab][ba][bb]AW[aa];W[ce])", "S104", []),
        ("(;SZ[9]AB[ab]AW[ab];W[ce])", "S103", []),
        ("(;SZ[9]AB[jj];W[ce])", "S101", []),
    ],
)
def test_what_is_not_a_game_is_never_taken_for_one(record: str, finding: str, moves: list[int]) -> None:
    found = records(record.encode(), size=9)
    assert len(found) == 1
    assert (found.finding.tolist(), found.ok.tolist(), found.moves.tolist()) == ([finding], [not finding], moves)


@pytest.mark.parametrize(
    ("cut", "moves"),
    [
        (b"(;GM[1]FF[4]SZ[9]RE[B+R];B[ee]\n", [40]),
        (b"(;GM[1]FF[4]SZ[9]RE[B+R];B[ee];W[e\n", [40]),
        (b"(;GM[1]FF[4]SZ[9]RE[B+R];B[ee];W[ce]C[so\n", [40]),
        (b"(;GM[1]FF[4]SZ[9]RE[B+R];B[ee](;W[ce]\n", [40, 38]),
    ],
)
def test_a_cut_game_swallows_no_other(cut: bytes, moves: list[int]) -> None:
    game = b"(;GM[1]FF[4]SZ[9]RE[W+R];B[ee];W[ce])\n"
    found = records(game * 3 + cut + game * 3, size=9)
    assert found.finding.tolist() == [""] * 3 + ["E115"] + [""] * 3
    assert found.game.tolist() == [1, 2, 3, 4, 5, 6, 7]
    assert found.moves.tolist() == [40, 38] * 3 + moves + [40, 38] * 3
    again = records(game * 3 + cut + cut + game * 3, size=9)
    assert again.finding.tolist() == [""] * 3 + ["E115"] * 2 + [""] * 3


def test_ko_is_judged_by_the_rules() -> None:
    # Black captures a stone, and White retakes at once.
    record = b"(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])"
    assert records(record, size=5, rules="japanese").finding.tolist() == ["M104"]
    assert records(record, size=5, rules="none").ok.tolist() == [True]
    assert records(record, size=5, rules="all").ok.tolist() == [False]
    assert records(record, size=5, ignore=["M104"]).ok.tolist() == [True]
    assert records(record, size=5, rules="japanese").moves.tolist() == [7]


def test_which_findings_are_faults() -> None:
    twice, komi = b"(;SZ[9];B[ee];B[ce])", b"(;SZ[9]KM[6,5];B[ee])"
    assert records([twice, komi], size=9).ok.tolist() == [True, True]
    assert records([twice, komi], size=9, select=["M2", "P104"]).finding.tolist() == ["M201", "P104"]
    assert records([twice, komi], size=9, severity="warning").finding.tolist() == ["M201", "P104"]
    # What cannot be played is a fault whatever is chosen.
    assert records(b"(;SZ[9];B[ee];W[ee])", size=9, select=["R"], ignore=["M"]).finding.tolist() == ["M101"]


def test_the_values_of_the_root() -> None:
    found = records(
        [
            b"(;SZ[9]KM[375]HA[3]RE[W+2.5]RU[Chinese]BR[5k]WR[9p]AB[cc][gg][gc];W[ee])",
            b"(;SZ[9]KM[0]RE[B+R]BR[3 dan];B[ee])",
            b"(;SZ[9]RE[0];B[ee])",
            b"(;SZ[9]RE[Void])",
        ],
        size=9,
    )
    np.testing.assert_array_equal(found.result, np.array([-1, 1, 0, np.nan], np.float32))
    np.testing.assert_array_equal(found.margin, np.array([-2.5, np.nan, 0, np.nan], np.float32))
    np.testing.assert_array_equal(found.komi, np.array([7.5, 0, np.nan, np.nan], np.float32))
    assert found.handicap.tolist() == [3, 0, 0, 0]
    assert found.ranks.tolist() == [[-5, 109], [3, 0], [0, 0], [0, 0]]
    assert found.rules.tolist() == [1, -1, -1, -1]
    assert np.argwhere(found.start(0)).tolist() == [[2, 2], [2, 6], [6, 6]]
    assert found.lengths.tolist() == [1, 1, 1, 0]


def equal(one: Records, other: Records, *, with_files: bool = True) -> None:
    assert one.shape == other.shape
    for name in vars(one):
        if with_files or name not in ("shape", "file", "_faults"):
            np.testing.assert_array_equal(getattr(one, name), getattr(other, name), name)


def test_folders_archives_and_patterns(tmp_path: Path) -> None:
    contents = [*some_records(20), b"(;SZ[9];B[aa];W[aa])", b"nothing", b"(;SZ[9];B[aa])(;SZ[19];B[aa])(;SZ[9];W[bb])"]
    expected = records(contents, size=9)
    assert expected.finding.tolist() == [""] * 20 + ["M101", "E101", "", "D101", ""]
    assert expected.game.tolist() == [1] * 21 + [0, 1, 2, 3]
    folder = tmp_path / "folder"
    folder.mkdir()
    with (
        zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as zipped,
        tarfile.open(tmp_path / "a.tar.gz", "w:gz") as tar,
    ):
        for number, content in enumerate(contents):
            name = f"{number:03}.sgf"
            (folder / name).write_bytes(content)
            zipped.writestr(name, content)
            info = tarfile.TarInfo(name)
            info.size = len(content)
            tar.addfile(info, io.BytesIO(content))
        zipped.writestr("readme.txt", "not a record")
    sources: list[Any] = [folder, str(folder / "*.sgf"), tmp_path / "a.zip", tmp_path / "a.tar.gz"]
    for given in [*sources, sorted(folder.iterdir())]:
        equal(records(given, size=9), expected, with_files=False)
    assert records(folder, size=9).file[20] == str(folder / "020.sgf")
    (tmp_path / "cut.tar.gz").write_bytes((tmp_path / "a.tar.gz").read_bytes()[:-60])
    cut = records(tmp_path / "cut.tar.gz", size=9)
    assert cut.ok[:-1].any()
    assert (cut.ok[-1], cut.game[-1], cut.finding[-1][0]) == (False, 0, "F")
    missing = records([tmp_path / "missing.sgf", folder / "000.sgf"], size=9)
    assert (missing.finding.tolist(), missing.game.tolist()) == (["F101", ""], [0, 1])
    (tmp_path / "empty").mkdir()
    with pytest.raises(OSError, match="empty"):
        records(tmp_path / "empty")


@pytest.mark.parametrize("library", ["numpy", "pandas", "polars", "pyarrow"])
def test_a_column_of_bytes(library: str) -> None:
    contents = some_records(300)
    module: Any = pytest.importorskip(library)
    if library == "numpy":
        column: Any = np.array(contents, object)
    else:
        column = module.array(contents) if library == "pyarrow" else module.Series(contents)
    equal(records(column, size=9), records(contents, size=9))
    assert records(contents, size=9).file[17] == "<bytes 17>"
    equal(records(contents[0], size=9), records(contents, size=9)[:1])
    with pytest.raises(TypeError, match=r"records\[1\] is of type NoneType"):
        records([contents[0], None])  # type: ignore[arg-type]


def test_pieces_are_the_whole(tmp_path: Path) -> None:
    contents = some_records(3000)
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as zipped:
        for number, content in enumerate(contents):
            zipped.writestr(f"{number:05}.sgf", content)
    whole = records(tmp_path / "a.zip", size=9)
    assert len(whole) == 3000
    for games in [1, 7, 1000, 5000]:
        pieces = list(record_batches(tmp_path / "a.zip", games, size=9))
        assert [len(piece) for piece in pieces[:-1]] == [games] * ((3000 - 1) // games)
        equal(Records._joined((9, 9), pieces), whole)
    pieces = list(record_batches(iter(contents), 1000, size=9, threads=1))
    assert [len(piece) for piece in pieces] == [1000] * 3
    equal(Records._joined((9, 9), pieces), whole, with_files=False)
    assert list(record_batches([], 10)) == []
    assert len(records([])) == 0


def test_games_are_chosen() -> None:
    found = records(some_records(50), size=9)
    chosen = found[found.lengths > 30]
    rows = np.flatnonzero(found.lengths > 30)
    assert 0 < len(chosen) < 50
    for place, row in enumerate(rows.tolist()):
        assert moves_of(chosen, place) == moves_of(found, row)
    equal(found[[3, 1, 1]], found[3:4]._joined((9, 9), [found[3:4], found[1:2], found[1:2]]))
    equal(found[::-1][::-1], found)
    with pytest.raises(TypeError, match=r"records\[\[3\]\] is one game"):
        found[3]
