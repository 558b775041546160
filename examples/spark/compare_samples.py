"""Compares training sets whose rows may be in any order and in any number of files: compare_samples.py SAMPLES OTHER.

For each part: the rows, the sums of their columns, and the sum of a hash of each whole row.
"""

from __future__ import annotations

import sys
from pathlib import Path
from zlib import crc32

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

COLUMNS = ["path", "game", "number", "to_move", "move", "result", "planes"]


def sums(samples: Path) -> dict[str, dict[str, int | float]]:
    """The sums of each part."""
    found: dict[str, dict[str, int | float]] = {}
    for file in sorted(samples.rglob("*.parquet")):
        part = file.stem if file.parent == samples else file.parent.name.removeprefix("split=")
        total = found.setdefault(part, {})
        for batch in pq.ParquetFile(file).iter_batches(50_000):
            for name, value in sums_of(batch).items():
                total[name] = total.get(name, 0) + value
    return found


def sums_of(batch: pa.RecordBatch) -> dict[str, int | float]:
    """The sums of some rows."""
    rows = zip(*(batch.column(name).to_pylist() for name in COLUMNS))
    # Hashes of neighbours do not cancel out, as they are multiplied before they are added.
    hashes = np.array([crc32(planes or b"", crc32(repr(rest).encode())) for *rest, planes in rows], np.uint64)
    found: dict[str, int | float] = {"rows": batch.num_rows, "hashes": int(sum((hashes * hashes).tolist()))}
    for name in ("number", "to_move", "move", "result"):
        found[name] = pc.sum(batch.column(name), min_count=0).as_py()
    found["bytes of planes"] = pc.sum(pc.binary_length(batch.column("planes")), min_count=0).as_py()
    found["errors"] = batch.num_rows - batch.column("error").null_count
    return found


def main() -> None:
    """Compare."""
    one, other = (sums(Path(path)) for path in sys.argv[1:3])
    if one != other or not one:
        sys.exit(f"the training sets differ: {one} and {other}")
    for part, total in sorted(one.items()):
        print(f"{part}: {', '.join(f'{name} {value}' for name, value in total.items() if name != 'hashes')}")
    print("the same rows, sums and hashes in both")


if __name__ == "__main__":
    main()
