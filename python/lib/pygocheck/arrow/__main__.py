"""Converts files: python -m pygocheck.arrow pack|unpack|answer|records|check|samples INPUT ... OUTPUT.

pack      positions and answers from a byte per point (cells) to packed bits (stones), of one size unless --mixed
unpack    the inverse
answer    positions to the same with their answers
records   records in files, folders and archives to rows with path and content
check     the same to rows with games and findings
samples   the same to rows with positions, planes, moves and results

INPUT is Parquet or folders of it; for records, check and samples, records. OUTPUT is Parquet, written whole or not at
all.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from . import CHECKED, RECORDS, SAMPLE, answer, check, pack, read_records, samples, unpack

#: Rows that are read at once.
_ROWS = 1 << 16
#: The bytes of a row group.
_BYTES = 32 << 20
#: Columns whose values hardly repeat: a dictionary would only cost time.
_UNIQUE = {"cells", "stones", "dead", "legal", "captures", "content", "path", "planes"}

#: The columns where there may be no rows.
_SCHEMAS = {"records": RECORDS, "check": CHECKED, "samples": pa.schema([RECORDS.field("path"), *SAMPLE])}


def main() -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(
        "python -m pygocheck.arrow", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["pack", "unpack", "answer", "records", "check", "samples"])
    parser.add_argument("input", nargs="+", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--mixed", action="store_true", help="boards have several sizes")
    parser.add_argument("--rules", default="record", help="for check and samples, as for gocheck lint")
    parser.add_argument("--encoding", help="for check and samples, as for gocheck lint")
    parser.add_argument("--size", type=int, default=19, help="for samples, the size of the boards")
    parser.add_argument(
        "--features", nargs="+", default=["alphago_zero"], help="for samples, the planes: names or a preset"
    )
    parser.add_argument("--every", type=int, default=1, help="for samples, take every n-th position of a game")
    parser.add_argument("--replace", action="store_true", help="replace an existing output")
    args = parser.parse_args()
    if args.output.exists() and not args.replace:
        sys.exit(f"{args.output} already exists: write somewhere else, or use --replace")
    try:
        _write(_rows(args), args.output, _SCHEMAS.get(args.what))
    except (OSError, ValueError) as error:
        sys.exit(str(error))


def _rows(args: argparse.Namespace) -> Iterator[pa.RecordBatch]:
    if args.what == "records":
        return read_records(args.input)
    if args.what == "check":
        return check(read_records(args.input), rules=args.rules, encoding=args.encoding)
    if args.what == "samples":
        names = args.features[0] if len(args.features) == 1 else args.features
        records = read_records(args.input)
        return samples(
            records, size=args.size, features=names, every=args.every, rules=args.rules, encoding=args.encoding
        )
    if args.what == "pack":
        return pack(_read(args.input), fixed=not args.mixed)
    return {"unpack": unpack, "answer": answer}[args.what](_read(args.input))


def _read(inputs: Iterable[Path]) -> Iterator[pa.RecordBatch]:
    for path in inputs:
        files = sorted(path.rglob("*.parquet")) if path.is_dir() else [path]
        if not files:
            raise OSError(f"{path}: no *.parquet")
        for file in files:
            yield from pq.ParquetFile(file).iter_batches(_ROWS)


def _write(batches: Iterator[pa.RecordBatch], output: Path, schema: pa.Schema | None) -> None:
    """Write a row group whenever there are enough bytes."""
    part = output.with_name(f".{output.name}.part")
    writer = None
    try:
        some: list[pa.RecordBatch] = []
        for batch in batches:
            some.append(batch)
            if writer is None:
                writer = _writer(part, batch.schema)
            if sum(one.nbytes for one in some) >= _BYTES:
                writer.write_table(pa.Table.from_batches(some))
                some = []
        if writer is None:
            if schema is None:
                raise ValueError("no rows")
            writer = _writer(part, schema)
        writer.write_table(pa.Table.from_batches(some, writer.schema))
        writer.close()
        part.replace(output)
    finally:
        if writer is not None:
            writer.close()
        part.unlink(missing_ok=True)


def _writer(path: Path, schema: pa.Schema) -> pq.ParquetWriter:
    repeated = [name for name in schema.names if name not in _UNIQUE]
    return pq.ParquetWriter(path, schema, compression="zstd", use_dictionary=repeated)


if __name__ == "__main__":
    main()
