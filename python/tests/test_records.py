"""Game records and puzzles, compared with the command, which has tests of its own."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pygocheck
import pytest
from pygocheck import Position, Puzzle, Reason, games, generate, lint, read_sgf


def command(*args: object, text: str | None = None) -> str:
    line = [sys.executable, "-m", "pygocheck", *map(str, args)]
    return subprocess.run(line, input=text, capture_output=True, text=True, check=False).stdout


@pytest.fixture(scope="session")
def records(repository: Path) -> Path:
    return repository / "crates" / "sgf" / "tests" / "data" / "lint"


@pytest.mark.parametrize("rules", ["record", "all", "tromp-taylor"])
def test_findings_are_those_of_the_command(records: Path, rules: str) -> None:
    lines = command("lint", "--format", "json", "--no-settings", "--rules", rules, "--lang", "en", records)
    expected = [json.loads(line) for line in lines.splitlines()]
    assert len(expected) > 50
    found = lint(records, rules=rules)
    assert [finding[:8] for finding in found] == [
        (
            row["file"],
            row.get("line"),
            row.get("column"),
            row["code"],
            row["name"],
            row["severity"],
            row.get("certainty"),
            row.get("message") or row.get("error"),
        )
        for row in expected
    ]
    assert [finding.forbidden_by for finding in found] == [row.get("forbidden_by") for row in expected]
    assert lint(records, rules=rules, threads=1) == found
    assert lint(sorted(records.glob("*.sgf")), rules=rules) == found


def test_codes_are_selected(records: Path) -> None:
    everything = lint(records, select=["ALL"])
    moves = lint(records, select=["M"])
    assert {finding.code for finding in moves if finding.game} == {
        finding.code for finding in everything if finding.code.startswith("M")
    }
    errors = lint(records, severity="error")
    assert {finding.severity for finding in errors} == {"error"}
    assert len(lint(records, severity="note")) == len(everything)
    assert not {"M103"} & {finding.code for finding in lint(records, ignore=["M1"])}
    with pytest.raises(ValueError, match='no code begins with "Y9"'):
        lint(records, select=["Y9"])
    with pytest.raises(TypeError, match=r'a list of codes expected, such as \["M"\]'):
        lint(records, select="M")
    with pytest.raises(ValueError, match='severity: "bad"'):
        lint(records, severity="bad")
    with pytest.raises(ValueError, match="rule sets are"):
        lint(records, rules="house")


def test_bytes_are_a_record(records: Path) -> None:
    for path in sorted(records.glob("*.sgf"))[:20]:
        found = lint(path.read_bytes())
        assert [finding[1:] for finding in found] == [finding[1:] for finding in lint(path)]
        assert {finding.file for finding in found} <= {"<bytes>"}


@pytest.mark.parametrize("function", [lint, games])
@pytest.mark.parametrize(
    ("given", "kind", "message"),
    [
        ([b"(;SZ[9])"], TypeError, r"^records\[0\] is bytes: paths, or the bytes of one record, expected; "),
        (["a.sgf", bytearray(b"(;SZ[9])")], TypeError, r"^records\[1\] is bytes: "),
        (np.array([b"(;SZ[9])"], object), TypeError, r"^records\[0\] is bytes: "),
        (["a.sgf", None], TypeError, r"^records\[1\]: None; a path expected$"),
        ([float("nan")], TypeError, r"^records\[0\]: nan; a path expected$"),
        (3, TypeError, "^records: int; paths, or the bytes of a record, expected$"),
        (" (;SZ[9])", ValueError, r"^records is the text of a record: pass its bytes, such as text.encode\(\)$"),
        (["(;SZ[9])"], ValueError, r"^records\[0\] is the text of a record: "),
    ],
)
def test_what_is_neither_paths_nor_a_record(function: Any, given: Any, kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        function(given)


def test_the_encoding_can_be_named() -> None:
    record = "(;FF[4]SZ[9]PB[金]PW[朴];B[ee])".encode("euc-kr")
    (game,) = read_sgf(record, encoding="EUC-KR")
    assert (game.info["black"], game.info["encoding_source"]) == ("金", "option")
    assert game.nodes[0].properties["PW"] == ["朴"]
    table = games(record, encoding="cp949")
    assert (table["white"][0], table["encoding_certainty"][0]) == ("朴", "certain")
    assert not lint(record, encoding="EUC-KR", select=["E2"])
    for call in (lint, games, read_sgf):
        with pytest.raises(ValueError, match="unknown encoding"):
            call(record, encoding="GKB")


def test_unreadable_files_are_reported(tmp_path: Path) -> None:
    (tmp_path / "empty.sgf").write_text("nothing")
    (tmp_path / "good.sgf").write_text("(;SZ[9];B[ee];W[ee])")
    found = lint([tmp_path / "empty.sgf", tmp_path / "missing.sgf", tmp_path / "good.sgf"])
    assert [(Path(finding.file).name, finding.severity) for finding in found] == [
        ("empty.sgf", "error"),
        ("missing.sgf", "error"),
        ("good.sgf", "error"),
    ]
    assert lint([]) == []
    empty = tmp_path / "none"
    empty.mkdir()
    with pytest.raises(OSError, match=re.escape(str(empty))):
        lint(empty)


def test_findings_as_columns(records: Path) -> None:
    found = lint(records, rules="all")
    columns = found.columns()
    assert list(columns) == list(pygocheck.Finding._fields)
    assert {len(column) for column in columns.values()} == {len(found)}
    assert columns["line"].dtype == np.int64
    assert columns["code"].tolist() == [finding.code for finding in found]
    assert {type(text) for text in columns["forbidden_by"]} == {str}
    assert all(len(column) == 0 for column in lint([]).columns().values())


def test_games_are_those_of_the_command(records: Path) -> None:
    text = command("lint", "--games", "csv", "--no-settings", records)
    expected = list(csv.DictReader(io.StringIO(text)))
    table = games(records)
    assert list(table) == list(expected[0])
    assert len(expected) > 50
    for name, column in table.items():
        values = [row[name] for row in expected]
        if column.dtype == np.int64:
            assert column.tolist() == [int(value or 0) for value in values], name
        elif column.dtype == np.float64:
            np.testing.assert_array_equal(column, [float(value or "nan") for value in values])
        elif column.dtype == np.bool_:
            assert column.tolist() == [value == "true" for value in values], name
        else:
            assert column.tolist() == values, name
    assert all(len(column) == 0 for column in games([]).values())


@pytest.mark.parametrize("library", ["pandas", "polars", "pyarrow"])
def test_tables_accept_columns_directly(records: Path, library: str) -> None:
    module: Any = pytest.importorskip(library)
    table = module.table if library == "pyarrow" else module.DataFrame
    for columns in (games(records), lint(records).columns()):
        made = table(columns)
        assert made.shape == (len(columns["file"]), len(columns))
        column = made["file"]
        assert (column.to_pylist() if library == "pyarrow" else list(column)) == columns["file"].tolist()


def test_a_record_game_by_game() -> None:
    record = (
        b"(;FF[4]GM[1]SZ[5]KM[6.5]RU[Chinese]PL[W]PB[Ann]PW[Bob]AB[aa];W[bb];B[cc](;W[dd];B[])(;W[ee]C[why?]))"
        b"(;SZ[3];B[aa];W[aa])"
    )
    first, second = read_sgf(record)
    assert (first.shape, first.komi, first.handicap, first.rules) == ((5, 5), 6.5, 0, pygocheck.RuleSet.CHINESE)
    assert (first.info["black"], first.info["white"], first.info["moves"]) == ("Ann", "Bob", 4)
    assert [move.point for move in first.moves] == [(1, 1), (2, 2), (3, 3), None]
    assert first.moves[3].is_pass
    assert first.start.board[0, 0] == pygocheck.BLACK
    assert first.start.to_move == pygocheck.WHITE
    assert first.replay(move=2).position.to_move == pygocheck.WHITE
    assert first.replay(path="2/2").moves[-1].point == (4, 4)
    with pytest.raises(ValueError, match="variation"):
        first.replay(path="2/3")
    # The tree: the parent of each node.
    assert [node.before for node in first.nodes] == [None, 0, 1, 2, 3, 2]
    assert first.nodes[5].properties == {"W": ["ee"], "C": ["why?"]}
    assert [node.before for node in second.nodes] == [None, 0, 1]
    assert (second.number, second.shape, second.komi, second.rules) == (2, (3, 3), None, None)
    # The second move cannot be played, but keeps its number.
    assert [(move.point, move.is_pass) for move in second.moves] == [((0, 0), False), (None, False)]
    assert read_sgf(b"nothing") == []


def test_formats_of_servers_are_read(records: Path) -> None:
    formats = records.parent / "formats"
    paths = sorted(path for path in formats.iterdir() if path.suffix in (".gib", ".ngf", ".ugf", ".ugi"))
    assert len(paths) >= 10
    for path in paths:
        (game,), (expected,) = read_sgf(path), read_sgf(path.with_suffix(".sgf"))
        assert game.replay().position == expected.replay().position
        for column in ("black", "white", "black_rank", "komi", "handicap", "date", "result", "moves"):
            assert game.info[column] == expected.info[column]
    assert set(games(formats)["file"]) >= {str(path) for path in paths}


def test_a_record_from_a_file(records: Path) -> None:
    path = records / "clean.sgf"
    assert [game.moves for game in read_sgf(path)] == [game.moves for game in read_sgf(str(path))]
    with pytest.raises(FileNotFoundError):
        read_sgf(records / "missing.sgf")


def test_every_game_can_be_played_and_undone(records: Path) -> None:
    for path in sorted(records.glob("*.sgf")):
        for game in read_sgf(path):
            if game.shape is None:
                with pytest.raises(ValueError, match=r"Go|size"):
                    game.replay()
                continue
            replay = game.replay()
            boards = [replay.board_after(number) for number in range(len(replay.moves) + 1)]
            for board in reversed(boards):
                np.testing.assert_array_equal(replay.board, board)
                if replay.moves:
                    replay.undo()


def test_answers_match_the_examples(repository: Path) -> None:
    blocks = (repository / "data" / "answer_for_train.txt").read_text().strip().split("\n\n")
    for block in blocks:
        name, *lines = block.splitlines()
        puzzle = Puzzle.read(repository / "data" / f"{name}.txt")
        assert puzzle.name == name
        assert not puzzle.warnings
        if puzzle.question == "rule":
            assert [str(puzzle.answer)] == lines
        else:
            assert [tuple(map(int, line.split())) for line in lines] == puzzle.answer
        assert pygocheck.answer(puzzle) == puzzle.answer
        assert pygocheck.answer(puzzle.position, puzzle.question) == puzzle.answer
        assert Puzzle.parse(puzzle.text, puzzle.question).position == puzzle.position
        for file, png in puzzle.pictures().items():
            assert file.startswith(name)
            assert png.startswith(b"\x89PNG")


def test_invalid_puzzles() -> None:
    with pytest.raises(ValueError, match="2:1: Q102 error: expected 3 fields, found 2"):
        Puzzle.parse("0 0 1\n0 0\n", "rule")
    with pytest.raises(ValueError, match="the name 'puzzle' does not say what is asked"):
        Puzzle(Position("."))
    with pytest.raises(ValueError, match="question: 'atari'"):
        Puzzle(Position("."), "atari")
    assert len(Puzzle.parse("0 0 1\n0 0 1\n", "rule").warnings) == 1


@pytest.mark.parametrize("question", ["rule", "captures", "moves"])
def test_generated_puzzles(question: str) -> None:
    made = generate(question, 8, seed=3, difficulty=2)
    assert [puzzle.text for puzzle in made] == [puzzle.text for puzzle in generate(question, 8, seed=3, difficulty=2)]
    assert [puzzle.text for puzzle in made] != [puzzle.text for puzzle in generate(question, 8, seed=4, difficulty=2)]
    assert len({puzzle.text for puzzle in made}) == 8
    for puzzle in made:
        # From 25 to 40 of 100 points have stones.
        assert 20 <= np.count_nonzero(puzzle.position.board) <= 33
        if question != "rule":
            assert puzzle.position.valid
            assert isinstance(puzzle.answer, list)
            assert {puzzle.position.reason(at) for at in puzzle.answer} <= {Reason.LEGAL}
    if question == "rule":
        assert {puzzle.answer for puzzle in generate("rule", 40)} == {False, True}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"question": "atari"}, 'question: "atari"'),
        ({"question": "rule", "difficulty": 6}, "difficulty: 6; a number from 1 to 5 expected"),
        ({"question": "rule", "size": 26}, "1 to 25"),
        ({"question": "captures", "size": 1, "count": 50}, "no more different positions"),
    ],
)
def test_puzzles_that_cannot_be_generated(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        generate(**arguments)
