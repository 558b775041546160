"""Makes the training set of make_samples.py in one process: samples_here.py RECORDS SAMPLES, with the same options."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
from pygocheck import arrow

import training

#: The rows of records that are read at once.
ROWS = 10_000


def batches(records: Path) -> Iterator[pa.RecordBatch]:
    """The records without an error."""
    for batch in pq.ParquetFile(records).iter_batches(ROWS):
        yield batch.filter(batch.column("error").is_null())


def first_games(records: Path, size: int, least: int) -> dict[str, list[tuple[int, str]]]:
    """The number and the part of the first game of each key, by path."""
    first: dict[str, tuple[str, int]] = {}
    for batch in training.games(batches(records), size=size, least=least):
        for path, game, key in zip(*(column.to_pylist() for column in batch.columns)):
            first[key] = min(first.get(key, (path, game)), (path, game))
    found: dict[str, list[tuple[int, str]]] = {}
    for key, (path, game) in first.items():
        found.setdefault(path, []).append((game, training.split(key)))
    return found


def chosen(records: Path, games: dict[str, list[tuple[int, str]]]) -> Iterator[pa.RecordBatch]:
    """The records of these games, a row per game."""
    for batch in batches(records):
        rows = [
            (row, *game) for row, path in enumerate(batch.column("path").to_pylist()) for game in games.get(path, ())
        ]
        if rows:
            places, numbers, splits = map(list, zip(*rows))
            columns = {name: batch.column(name).take(pa.array(places)) for name in ("path", "content")}
            yield pa.record_batch({**columns, "game": pa.array(numbers, pa.int32()), "split": splits})


def main() -> None:
    """Make the samples."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", type=Path)
    parser.add_argument("samples", type=Path)
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--least", type=int, default=10)
    parser.add_argument("--every", type=int, default=8)
    parser.add_argument("--features", default="alphago_zero")
    args = parser.parse_args()
    games = first_games(args.records, args.size, args.least)
    args.samples.mkdir()
    writers: dict[str, pq.ParquetWriter] = {}
    given = chosen(args.records, games)
    for batch in arrow.samples(given, size=args.size, every=args.every, features=args.features):
        table = pa.Table.from_batches([batch])
        for part in table.column("split").unique().to_pylist():
            rows = table.filter(pa.compute.equal(table["split"], part)).drop_columns("split")
            if part not in writers:
                writers[part] = pq.ParquetWriter(args.samples / f"{part}.parquet", rows.schema, compression="zstd")
            writers[part].write_table(rows)
    for writer in writers.values():
        writer.close()


if __name__ == "__main__":
    main()
