"""Game records in files and archives, as rows."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pyarrow as pa

from .. import _core
from .._checked import in_order
from .._sources import PathLike
from ._batches import Batches, each_batch

#: The columns of records: with an ``error``, the content is null.
RECORDS = pa.schema({"path": pa.string(), "content": pa.binary(), "error": pa.string()})
#: The bytes of content after which a batch ends.
_BYTES = 16 << 20


class _Record(NamedTuple):
    path: str | None
    content: bytes | None
    error: str | None = None


def members(batches: Batches) -> Iterator[pa.RecordBatch]:
    """Replace archives by the records in them, for :func:`check`.

    Parameters
    ----------
    batches
        Files in the columns ``path`` and ``content``, as a table or batches. Archives (.zip, .tar), also those in
        archives, and compressed files (.gz, .zst) are recognised by their names; other rows are kept, and so are rows
        with an ``error`` in a third column.

    Returns
    -------
    Iterator of pyarrow.RecordBatch
        The columns of :data:`RECORDS`. The path of a member follows that of its archive: ``games.zip/a.sgf``. Members
        of more than 64 MiB, members that are damaged, archives that cannot be read to their end and archives without
        records are rows with an ``error``.
    """
    yield from _batches(record for batch in each_batch(batches) for record in _of_batch(batch))


def read_records(paths: PathLike | Iterable[PathLike]) -> Iterator[pa.RecordBatch]:
    """Read records from files, folders and archives as batches of bounded size, with the columns of :data:`RECORDS`.

    Parameters
    ----------
    paths
        One or several paths, as for :func:`pygocheck.records`: also patterns, and members of archives. A file that
        does not exist or cannot be read is a row with an ``error``.

    Raises
    ------
    OSError
        If a folder cannot be read or contains no record.
    """
    given = [paths] if isinstance(paths, (str, os.PathLike)) else in_order("paths", paths, "paths")
    yield from _batches(_read(_core.RecordFiles([os.fspath(path) for path in given], _BYTES)))


def _of_batch(batch: pa.RecordBatch) -> Iterator[_Record]:
    paths = batch.column("path").cast(pa.string()).to_pylist()
    errors = batch.column("error").to_pylist() if "error" in batch.schema.names else [None] * len(paths)
    for path, content, error in zip(paths, batch.column("content").cast(pa.large_binary()), errors):
        data = content.as_py()
        if data is not None and error is None and path is not None and _core.is_packed(path):
            yield from _read(_core.RecordFiles.of_archive(path, data, _BYTES))
        else:
            yield _Record(path, None if error is not None else data, error)


def _read(files: _core.RecordFiles) -> Iterator[_Record]:
    try:
        while (some := files.next()) is not None:
            yield from (_Record(*row) for row in some)
    finally:
        files.close()


def _batches(records: Iterator[_Record]) -> Iterator[pa.RecordBatch]:
    some: list[_Record] = []
    size = 0
    for record in records:
        some.append(record)
        size += len(record.content or b"") + len(record.path or "")
        if size >= _BYTES:
            yield _batch(some)
            some, size = [], 0
    if some:
        yield _batch(some)


def _batch(some: list[_Record]) -> pa.RecordBatch:
    columns = zip(*some)
    return pa.RecordBatch.from_arrays(
        [pa.array(column, kind) for column, kind in zip(columns, RECORDS.types)], schema=RECORDS
    )
