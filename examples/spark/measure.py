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

from gocheck_arrow import answer, describe, find
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


def from_parquet(source: Path, target: Path) -> None:
    """From file to file, as in Dask's workers."""
    pq.write_table(pa.Table.from_batches(answer(pq.ParquetFile(source).iter_batches(BATCH))), target)


def positions(random: np.random.Generator, size: int, count: int, folder: Path) -> None:
    """Print the figures for boards of one size."""
    shape = (count, size, size)
    stones = np.where(random.random(shape) < 0.5, BLACK, WHITE)
    boards = (stones * (random.random(shape) < random.uniform(0.1, 0.8, (count, 1, 1)))).astype(np.int8)
    cells = pa.Array.from_buffers(pa.binary(size * size), count, [None, pa.py_buffer(boards)]).cast(pa.binary())
    table = pa.table({"id": pa.array(range(count)), "cells": cells})
    source, target = folder / "positions.parquet", folder / "answers.parquet"
    pq.write_table(table, source)
    works = {
        "analyse, arrays": partial(analysed, boards),
        "answer, Arrow batches": lambda: sum(batch.num_rows for batch in answer(table.to_batches(BATCH))),
        "answer, from Parquet to Parquet": partial(from_parquet, source, target),
    }
    for name, work in works.items():
        print(f"{size} x {size}: {name}: {best(work) / count * 1e9:.0f} ns")
    for name, path in [("positions", source), ("answers", target)]:
        print(f"{size} x {size}: {name} in Parquet: {path.stat().st_size / count:.0f} bytes each")


def records(random: np.random.Generator) -> None:
    """Print the figures for games of random moves."""
    games = [(size, moves) for size, count in [(9, 500), (13, 250), (19, 250)] for moves in played(random, size, count)]
    content = [f"(;GM[1]FF[4]SZ[{size}]RU[Japanese]KM[6.5]\n{''.join(moves)})\n".encode() for size, moves in games]
    batch = pa.record_batch({"path": [f"{number}.sgf" for number in range(len(content))], "content": content})
    print(f"records of {sum(map(len, content)) / len(content):.0f} bytes")
    for work in (find, describe):
        seconds = best(lambda work=work: sum(out.num_rows for out in work([batch])))
        print(f"  {work.__name__}: {seconds / len(content) * 1e6:.0f} us")


def main() -> None:
    """Measure and print."""
    pa.set_cpu_count(1)
    random = np.random.default_rng(1)
    with tempfile.TemporaryDirectory() as folder:
        positions(random, 9, 200_000, Path(folder))
        positions(random, 19, 50_000, Path(folder))
    records(random)


if __name__ == "__main__":
    main()
