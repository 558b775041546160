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
from pygocheck import analyse, arrow, games, lint

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


def compare_packed() -> None:
    """Check that packed bits have the same answers."""
    found = pq.read_table(folder / "packed_answers").sort_by("id")
    given = pq.read_table(folder / "packed").sort_by("id")
    held("packed positions", found.select(["id"]), given.select(["id"]))
    here = analyse(arrow.to_boards(given), given.column("to_move").to_numpy(), threads=1)
    for name in ("dead", "legal", "captures"):
        if not (arrow.points(found, name) == getattr(here, name)).all():
            sys.exit(f"packed positions: {name} differs")
    print(f"all {len(found)} packed positions: answers equal those of one process")


def flat(table: pa.Table, name: str) -> pa.Table:
    """The games or findings of all records, with the files."""
    lists = table.column(name).combine_chunks()
    rows = pa.table(lists.flatten().flatten(), names=[field.name for field in lists.type.value_type])
    return rows.add_column(0, "file", table.column("file").take(lists.value_parent_indices()))


def compare_records(name: str) -> None:
    """Check that the tables equal those of one process, in any order of files."""
    start = perf_counter()
    # Where the encoding is not given, the records of a folder vote on it here, but not on the cluster.
    findings = pa.table(lint(folder / "records", encoding="UTF-8").columns())
    middle = perf_counter()
    described = games(folder / "records", encoding="UTF-8")
    end = perf_counter()
    # A missing komi is null in one table and nan in the other.
    rows = pa.table({name: pa.array(column, from_pandas=True) for name, column in described.items()})
    checked = pq.read_table(folder / name)
    path = pa.array([path.removeprefix("file:") for path in checked.column("file").to_pylist()])
    checked = checked.set_column(0, "file", path)
    for what, expected in [("findings", findings), ("games", rows)]:
        found = flat(checked, what)
        whole = [(column, "ascending") for column in expected.column_names]
        held(what, found.sort_by(whole), expected.cast(found.schema).sort_by(whole))
    without = checked.filter(checked.column("error").is_valid())
    if set(path.to_pylist()) - set(rows.column("file").to_pylist()) != set(without.column("file").to_pylist()):
        sys.exit("games: other records have an error than those without a game")
    found = f"{findings.num_rows} findings and {rows.num_rows} games"
    print(f"all {len(checked)} records of {name}: {found} as in one process")
    times = f"lint {middle - start:.2f} s, games {end - middle:.2f} s"
    print(f"  {without.num_rows} without a game have an error; in one process: {times}")


compare_positions()
compare_packed()
for name in ("checked", "checked_table"):
    compare_records(name)
