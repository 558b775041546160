"""Game records in archives, as rows."""

from __future__ import annotations

import io
import os
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, NamedTuple

import pyarrow as pa

from .._sources import PathLike

#: The columns of records: with an ``error``, the content is null.
RECORDS = pa.schema({"path": pa.string(), "content": pa.binary(), "error": pa.string()})
#: The bytes of content after which a batch ends.
_BYTES = 16 << 20
_RECORDS = (".sgf", ".gib", ".ngf", ".ugf", ".ugi")
_TARS = (".tar", ".tar.gz", ".tgz", ".tar.zst", ".tzst")


class _Record(NamedTuple):
    path: str
    content: bytes | None
    error: str | None = None


def members(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Replace archives by the records in them, for :func:`check`.

    Parameters
    ----------
    batches
        Files in the columns ``path`` and ``content``. Archives (.zip, .tar) and compressed files (.gz, .zst) are
        recognised by their names; other rows are kept.

    Returns
    -------
    Iterator of pyarrow.RecordBatch
        The columns of :data:`RECORDS`. The path of a member follows that of its archive: ``games.zip/a.sgf``. An
        archive that cannot be read to its end is a row with an ``error``, after its members.
    """
    yield from _batches(record for batch in batches for record in _of_batch(batch))


def read_records(paths: PathLike | Iterable[PathLike]) -> Iterator[pa.RecordBatch]:
    """Read records from files, folders and archives as batches of bounded size, with the columns of :data:`RECORDS`.

    Parameters
    ----------
    paths
        One or several paths. Folders are searched for records and archives.

    Raises
    ------
    OSError
        If a path does not exist.
    """
    given = [paths] if isinstance(paths, (str, os.PathLike)) else list(paths)
    yield from _batches(record for path in given for record in _of_path(Path(path)))


def _of_batch(batch: pa.RecordBatch) -> Iterator[_Record]:
    for path, content in zip(batch.column("path"), batch.column("content").cast(pa.large_binary())):
        name, data = path.as_py(), content.as_py()
        if data is None:
            yield _Record(name, None)
        else:
            yield from _records(name, io.BytesIO(data))


def _of_path(path: Path) -> Iterator[_Record]:
    if path.is_dir():
        for found in sorted(path.rglob("*")):
            if found.is_file() and _is_wanted(found.name):
                yield from _of_path(found)
        return
    with path.open("rb") as file:
        yield from _records(str(path), file)


def _is_wanted(name: str) -> bool:
    lower = name.lower().removesuffix(".gz").removesuffix(".zst")
    return lower.endswith((*_RECORDS, ".zip", ".tar", ".tgz", ".tzst"))


def _records(path: str, file: IO[bytes]) -> Iterator[_Record]:
    """The records in a file, which may be an archive."""
    name = path.lower()
    try:
        if name.endswith(".zip"):
            yield from _of_zip(path, file)
        elif name.endswith(_TARS):
            yield from _of_tar(path, _plain(name, file))
        else:
            yield _Record(path, _plain(name, file).read())
    # What damaged archives raise: errors of the modules, and of zlib.
    except (OSError, EOFError, tarfile.TarError, zipfile.BadZipFile, RuntimeError, NotImplementedError) as error:
        yield _Record(path, None, f"cannot be read to its end: {error}")


def _plain(name: str, file: IO[bytes]) -> Any:
    for suffix, codec in ((".gz", "gzip"), (".tgz", "gzip"), (".zst", "zstd"), (".tzst", "zstd")):
        if name.endswith(suffix):
            return pa.CompressedInputStream(pa.PythonFile(file, "r"), codec)
    return file


def _of_zip(path: str, file: IO[bytes]) -> Iterator[_Record]:
    with zipfile.ZipFile(file) as archive:
        for member in archive.infolist():
            if member.filename.lower().endswith(_RECORDS):
                yield _Record(f"{path}/{member.filename}", archive.read(member))


def _of_tar(path: str, file: Any) -> Iterator[_Record]:
    # A stream: nothing is read twice.
    whole = _Whole(file)
    with tarfile.open(fileobj=whole, mode="r|") as archive:  # type: ignore[call-overload]
        for member in archive:
            content = archive.extractfile(member) if member.name.lower().endswith(_RECORDS) else None
            if content is not None:
                yield _Record(f"{path}/{member.name}", content.read())
    whole.require_end()


class _Whole:
    """A file whose last block is remembered: `tarfile` does not notice if an archive ends within a header."""

    def __init__(self, file: Any) -> None:
        self._file = file
        self._count = 0
        self._tail = b""

    def read(self, count: int) -> bytes:
        data: bytes = self._file.read(count)
        self._count += len(data)
        self._tail = (self._tail + data)[-tarfile.BLOCKSIZE :]
        return data

    def require_end(self) -> None:
        """Raise an error unless the archive ends with a block of zeros."""
        while self.read(1 << 16):
            pass
        if self._count % tarfile.BLOCKSIZE or any(self._tail):
            raise EOFError("the archive is cut off")


def _batches(records: Iterator[_Record]) -> Iterator[pa.RecordBatch]:
    some: list[_Record] = []
    size = 0
    for record in records:
        some.append(record)
        size += len(record.content or b"") + len(record.path)
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
