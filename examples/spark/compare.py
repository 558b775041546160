"""Compares the cluster's results with those of one process here: compare.py FOLDER, for the folder of run.sh.

pygocheck answers the positions, all of one size at once, and so does `gocheck stream`, which reads and writes text.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import perf_counter

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from pygocheck import analyse, games, lint

folder = Path(sys.argv[1])


def held(name: str, found: pa.Table, expected: pa.Table) -> None:
    """Check that every row is as expected."""
    if found.num_rows != expected.num_rows:
        sys.exit(f"{name}: {found.num_rows} rows, {expected.num_rows} expected: some are missing or duplicated")
    for column in expected.column_names:
        if not found.column(column).combine_chunks().equals(expected.column(column).combine_chunks()):
            sys.exit(f"{name}: the column {column} differs")


def rows_of_points(column: pa.ChunkedArray) -> np.ndarray:
    """Binary values of one length as an array, one per row."""
    cells = column.to_pylist()
    return np.frombuffer(b"".join(cells), np.int8).reshape(len(cells), -1)


def by_stream(boards: np.ndarray, to_move: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Whether each board is valid, and its marks, from the wheel's command."""
    letters = np.array(list(b"O.X"), np.uint8)[boards.reshape(len(boards), -1) + 1]
    color = np.array(list(b"w?b"), np.uint8)[to_move + 1]
    lines = np.column_stack([letters, np.full_like(color, ord(" ")), color, np.full_like(color, ord("\n"))])
    command = [sys.executable, "-m", "pygocheck", "stream"]
    out = subprocess.run(command, input=lines.tobytes(), stdout=subprocess.PIPE, check=True).stdout.splitlines()
    marks = [line.split()[1] for line in out]
    return np.array([line.startswith(b"ok ") for line in out]), np.array([list(line) for line in marks], np.uint8)


def compare_positions() -> None:
    """Check that all rows occur once with all columns, bad rows with their errors and the others with the answers."""
    given = pq.read_table(folder / "positions")
    found = pq.read_table(folder / "answers").sort_by("id")
    held("positions", found.select(given.column_names), given)
    errors, damages = found.column("error").to_pylist(), given.column("damage").to_pylist()
    if [error is None for error in errors] != [damage is None for damage in damages]:
        sys.exit("positions: an error is missing, or a good position has one")
    lengths = np.array([len(cells or b"") for cells in given.column("cells").to_pylist()])
    good = np.array([damage is None for damage in damages])
    spent = 0.0
    for size in np.unique(np.sqrt(lengths[good])).astype(int):
        which = pa.array(np.flatnonzero(good & (lengths == size * size)))
        rows, answers = given.take(which), found.take(which)
        boards = rows_of_points(rows.column("cells")).reshape(-1, size, size)
        to_move = rows.column("to_move").to_numpy()
        start = perf_counter()
        here = analyse(boards, to_move)
        spent += perf_counter() - start
        ok, marks = by_stream(boards, to_move)
        valid = answers.column("valid").to_numpy()
        there = {name: rows_of_points(answers.column(name)) for name in ("dead", "legal", "captures")}
        same = {
            "valid": (valid == here.valid) & (valid == ok),
            "dead": (there["dead"] == here.dead.reshape(len(boards), -1)).all(axis=1),
            "legal": (there["legal"] == here.legal.reshape(len(boards), -1)).all(axis=1),
            "captures": (there["captures"] == here.captures.reshape(len(boards), -1)).all(axis=1),
            "dead of the stream": (there["dead"] == (marks == ord("!"))).all(axis=1),
            "captures of the stream": ~ok | (there["captures"] == (marks == ord("*"))).all(axis=1),
            "legal of the stream": ~ok | (there["legal"] == np.isin(marks, list(b"*+"))).all(axis=1),
        }
        for name, equal in same.items():
            if not equal.all():
                sys.exit(f"positions of {size} x {size}: {name}: {(~equal).sum()} of {len(equal)} differ")
    print(f"all {len(good)} positions: {good.sum()} answers equal those of one process and of gocheck stream")
    print(f"  {valid_share(found)} are valid; {(~good).sum()} have an error; analyse in one process: {spent:.2f} s")


def valid_share(found: pa.Table) -> str:
    """The share of valid positions."""
    answers = [valid for valid in found.column("valid").to_pylist() if valid is not None]
    return f"{sum(answers) / len(answers):.0%}"


def compare_records() -> None:
    """Check that the tables equal those of one process, in any order of files."""
    start = perf_counter()
    findings = pa.table(lint(folder / "records").columns())
    middle = perf_counter()
    described = games(folder / "records")
    end = perf_counter()
    # A missing komi is null in one table and nan in the other.
    rows = pa.table({name: pa.array(column, from_pandas=True) for name, column in described.items()})
    there = pq.read_table(folder / "findings"), pq.read_table(folder / "games")
    for name, found, expected in [("findings", there[0], findings), ("games", there[1], rows)]:
        if "error" in found.column_names:
            without = found.filter(found.column("error").is_valid())
            found = found.filter(found.column("error").is_null()).drop_columns("error")
        path = pa.array([path.removeprefix("file:") for path in found.column("file").to_pylist()])
        found = found.set_column(found.column_names.index("file"), "file", path)
        whole = [(column, "ascending") for column in expected.column_names]
        held(name, found.sort_by(whole), expected.cast(found.schema).sort_by(whole))
    files = set(map(str, (folder / "records").rglob("*.sgf")))
    rest = files - set(rows.column("file").to_pylist())
    if rest != {path.removeprefix("file:") for path in without.column("file").to_pylist()}:
        sys.exit("games: other records have an error than those without a game")
    print(f"all {len(files)} records: {findings.num_rows} findings and {rows.num_rows} games as in one process")
    times = f"lint {middle - start:.2f} s, games {end - middle:.2f} s"
    print(f"  {without.num_rows} without a game have an error; in one process: {times}")


compare_positions()
compare_records()
