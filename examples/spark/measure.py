"""Measures one core in processor time, so that other work on the machine matters little: measure.py."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from pygocheck import BLACK, WHITE, analyse
from pygocheck.arrow import answer, check, from_boards, points, to_boards

from make_data import played

BATCH = 10_000


def best(work: Callable[[], object]) -> float:
    """The shortest of five times, in seconds."""
    times = []
    for _ in range(5):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


def analysed(boards: np.ndarray) -> None:
    """Only arrays, in pieces of the size of the batches."""
    for first in range(0, len(boards), BATCH):
        analyse(boards[first : first + BATCH], threads=1)


def answered(table: pa.Table) -> None:
    """From memory to memory."""
    for batch in answer(table.to_batches(BATCH)):
        assert batch.num_rows


def write(table: pa.Table, path: Path) -> None:
    """Boards and sets of points hardly repeat, so a dictionary would only cost time."""
    pq.write_table(table, path, compression="zstd", use_dictionary=["rows", "cols", "to_move", "error"])


def boards_of(path: Path) -> np.ndarray:
    """As the data loader of a training program does it."""
    return to_boards(pq.read_table(path))


def legal_of(path: Path) -> np.ndarray:
    """The legal moves alone."""
    there = pq.read_schema(path).names
    names = [name for name in ("stones", "cells", "rows", "cols", "legal") if name in there]
    return points(pq.read_table(path, columns=names), "legal")


def from_parquet(source: Path, target: Path) -> None:
    """From file to file, as in Dask's workers."""
    write(pa.Table.from_batches(answer(pq.ParquetFile(source).iter_batches(BATCH))), target)


def positions(random: np.random.Generator, size: int, count: int, folder: Path) -> None:
    """Print the figures for boards of one size, as bytes and as packed bits."""
    shape = (count, size, size)
    stones = np.where(random.random(shape) < 0.5, BLACK, WHITE)
    boards = (stones * (random.random(shape) < random.uniform(0.1, 0.8, (count, 1, 1)))).astype(np.int8)
    print(f"{size} x {size}: analyse, arrays: {best(partial(analysed, boards)) / count * 1e9:.0f} ns")
    cells = pa.Array.from_buffers(pa.binary(size * size), count, [None, pa.py_buffer(boards)]).cast(pa.binary())
    forms = {
        "bytes": pa.table({"id": pa.array(range(count)), "cells": cells}),
        "packed bits": from_boards(boards, id=pa.array(range(count))),
    }
    for form, table in forms.items():
        source, target = folder / "positions.parquet", folder / "answers.parquet"
        write(table, source)
        from_parquet(source, target)
        works = {
            "answer, Arrow batches": partial(answered, table),
            "answer, from Parquet to Parquet": partial(from_parquet, source, target),
            "positions from Parquet": partial(pq.read_table, source),
            "positions from Parquet to int8": partial(boards_of, source),
            "answers from Parquet": partial(pq.read_table, target),
            "legal moves from Parquet to bool": partial(legal_of, target),
        }
        for name, work in works.items():
            print(f"{size} x {size}, {form}: {name}: {best(work) / count * 1e9:.0f} ns")
        for name, path in [("positions", source), ("answers", target)]:
            print(f"{size} x {size}, {form}: {name} in Parquet: {path.stat().st_size / count:.0f} bytes each")


def records(random: np.random.Generator, folder: Path) -> None:
    """Print the figures for games of random moves."""
    games = [(size, moves) for size, count in [(9, 500), (13, 250), (19, 250)] for moves in played(random, size, count)]
    content = [f"(;GM[1]FF[4]SZ[{size}]RU[Japanese]KM[6.5]\n{''.join(moves)})\n".encode() for size, moves in games]
    batch = pa.record_batch({"path": [f"{number}.sgf" for number in range(len(content))], "content": content})
    print(f"records of {sum(map(len, content)) / len(content):.0f} bytes")
    seconds = best(lambda: sum(out.num_rows for out in check([batch])))
    print(f"  check: {seconds / len(content) * 1e6:.0f} us")
    source, target = folder / "records.parquet", folder / "checked.parquet"
    pq.write_table(pa.Table.from_batches([batch]), source, compression="zstd")

    def from_file() -> None:
        pq.write_table(pa.Table.from_batches(check(pq.ParquetFile(source).iter_batches())), target, compression="zstd")

    print(f"  check, from Parquet to Parquet: {best(from_file) / len(content) * 1e6:.0f} us")
    for path in (source, target):
        print(f"  {path.name}: {path.stat().st_size / len(content):.0f} bytes each")


def main() -> None:
    """Measure and print."""
    pa.set_cpu_count(1)
    random = np.random.default_rng(1)
    with tempfile.TemporaryDirectory() as folder:
        positions(random, 9, 200_000, Path(folder))
        positions(random, 19, 50_000, Path(folder))
        records(random, Path(folder))


if __name__ == "__main__":
    main()
