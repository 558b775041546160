"""Arrow batches as arguments."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Any, Union

import pyarrow as pa

#: Rows: a table, a batch, or several of them.
Batches = Union[pa.Table, pa.RecordBatch, Iterable[pa.RecordBatch]]


def each_batch(given: Batches) -> Iterator[pa.RecordBatch]:
    """The batches. A table without rows is one batch, so that its columns are known."""
    if isinstance(given, (pa.Table, pa.RecordBatch)):
        yield from _of(given)
        return
    if isinstance(given, (str, bytes, os.PathLike)) or not isinstance(given, Iterable):
        raise TypeError(f"batches: {type(given).__name__}; {_EXPECTED}")
    for index, item in enumerate(given):
        if not isinstance(item, (pa.Table, pa.RecordBatch)):
            raise TypeError(f"batches[{index}]: {type(item).__name__}; {_EXPECTED}")
        yield from _of(item)


_EXPECTED = "a pyarrow.Table or pyarrow.RecordBatch, or an iterable of them, expected"


def _of(rows: pa.Table | pa.RecordBatch) -> list[Any]:
    if isinstance(rows, pa.RecordBatch):
        return [rows]
    return rows.to_batches() or [pa.RecordBatch.from_pylist([], schema=rows.schema)]
