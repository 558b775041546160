"""Data sets of game records, and tables of them in Parquet."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Union

import numpy as np

from . import _core
from ._arrays import thread_count
from ._checked import in_order
from ._lint import GAME_TYPES
from ._sources import PathLike

#: One value of an option of ``gocheck dataset``.
_One = Union[str, int, float, "os.PathLike[str]"]
#: The value of an option: several are a list, and None is an option that is not given.
Value = Union[_One, bool, None, Iterable[_One]]


def dataset(
    records: PathLike | Iterable[PathLike],
    output: PathLike | None = None,
    *,
    table: PathLike | None = None,
    threads: int | None = None,
    **options: Value,
) -> dict[str, Any]:
    """Make a clean data set of game records, as ``gocheck dataset`` does: see docs/datasets.md.

    A call that was interrupted, even by the end of the process, goes on if it is repeated.

    Parameters
    ----------
    records
        One or several paths of records, or of folders and archives.
    output
        The new folder or archive.
    table
        The new table: ``.csv`` or ``.parquet``.
    threads
        The number of threads. Defaults to ``PYGOCHECK_THREADS``, or else to one per core.
    **options
        The options of the command, with ``_`` for ``-``: ``min_rank="5d"``, ``size=[9, 19]``, ``dry_run=True``. None
        and False omit an option. ``from`` is a keyword of Python: use ``from_``.

    Returns
    -------
    dict
        The report: the numbers of files and games, of the games that were left out, by reason, and of those kept.

    Raises
    ------
    RuntimeError
        If it fails, with the message of the command. Files that cannot be read are counted in ``"unreadable"`` of the
        report.

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> from pygocheck import dataset
    >>> folder = Path(tempfile.mkdtemp())
    >>> _ = (folder / "a.sgf").write_text("(;SZ[9];B[ee])(;SZ[9];B[ee])(;SZ[9];B[ee];W[ee])")
    >>> report = dataset(folder / "a.sgf", folder / "clean", table=folder / "games.csv", min_moves=1)
    >>> report["games"], report["dropped"]["same"], report["dropped"]["findings"], report["kept"]
    (3, 1, 1, 1)
    """
    if isinstance(records, (bytes, bytearray, memoryview)):
        raise TypeError("records: bytes; paths expected: write the record to a file first")
    paths = [records] if isinstance(records, (str, os.PathLike)) else in_order("records", records, "paths")
    given = {"output": output, "table": table, **options}
    texts = [(name.strip("_").replace("_", "-"), _texts(name, value)) for name, value in given.items()]
    asked = [(name, values) for name, values in texts if values is not None]
    made = _core.dataset([os.fsdecode(path) for path in paths], asked, thread_count(threads))
    report: dict[str, Any] = json.loads(made)
    return report


def _texts(name: str, value: Value) -> list[str] | None:
    """The values of an option as text: none for a flag. None is an option that is not given."""
    if value is None or isinstance(value, (bool, np.bool_)):
        return [] if value else None
    if isinstance(value, bytes):
        raise TypeError(f"{name}: {value!r}; text expected")
    if isinstance(value, (str, float, os.PathLike)) or hasattr(value, "__index__"):
        return [_text(value)]
    if not isinstance(value, Iterable) or isinstance(value, Mapping):
        raise TypeError(f"{name}: {value!r}; text, a number, a path, or a list of them expected")
    return [_text(each) for each in value] or None


def _text(value: Any) -> str:
    # A column with missing values makes whole numbers floats.
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return os.fspath(value) if isinstance(value, os.PathLike) else str(value)


#: The types of pyarrow for those of numpy.
_ARROW = {np.int64: "int64", np.float64: "double", np.bool_: "bool", np.object_: "string"}


def parquet(csv: PathLike, parquet: PathLike) -> None:
    """Convert a table of ``gocheck dataset`` or ``gocheck lint --games csv`` to Parquet; needs pyarrow.

    :func:`dataset` writes Parquet without it. Columns have the types of :func:`pygocheck.games`: int64, double, bool or
    string. Unknown values are null. The file is written in pieces, whatever its size, and replaces an existing one when
    it is complete.

    Parameters
    ----------
    csv
        The table.
    parquet
        The new file.
    """
    arrow, reader, writer = _pyarrow()
    with open(csv, encoding="utf-8") as file:
        names = file.readline().strip().split(",")

    kinds = {name: _ARROW[GAME_TYPES.get(name, np.object_)] for name in names}
    schema = arrow.schema([(name, arrow.type_for_alias(kind)) for name, kind in kinds.items()])
    convert = reader.ConvertOptions(column_types=schema, null_values=[""], strings_can_be_null=True)
    parse = reader.ParseOptions(newlines_in_values=True)
    target = Path(parquet)
    part = target.with_name(f".{target.name}.part")
    try:
        rows = reader.open_csv(csv, convert_options=convert, parse_options=parse)
        with rows, writer.ParquetWriter(part, schema, compression="zstd") as out:
            for batch in rows:
                out.write_batch(batch)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _pyarrow() -> tuple[Any, Any, Any]:
    try:
        arrow, csv, parquet = map(import_module, ("pyarrow", "pyarrow.csv", "pyarrow.parquet"))
    except ImportError as error:
        raise ImportError("Parquet needs pyarrow: pip install pyarrow") from error
    return arrow, csv, parquet
