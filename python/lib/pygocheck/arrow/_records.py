"""Game records in Arrow batches: their games and findings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyarrow as pa

from .. import Finding, Findings, _core
from .._lint import game_table
from .._rules import RulesLike
from .._sources import options
from ._batches import Batches, each_batch

_NUMBER = pa.int64()
_TEXT = pa.string()
_TRUTH = pa.bool_()


def _kind(values: np.ndarray[Any, Any]) -> pa.DataType:
    return {"i": _NUMBER, "f": pa.float64(), "b": _TRUTH}.get(values.dtype.kind, _TEXT)


#: A finding: the columns of ``pygocheck.lint`` but the file.
FINDING = pa.struct([(name, _kind(values)) for name, values in Findings().columns().items() if name != "file"])
#: A game: the columns of ``pygocheck.games`` but the file. An unknown komi, margin or confidence is null.
GAME = pa.struct([(name, _kind(values)) for name, values in game_table([]).items() if name != "file"])
#: The columns of :func:`check`.
CHECKED = pa.schema({"file": _TEXT, "error": _TEXT, "games": pa.list_(GAME), "findings": pa.list_(FINDING)})


def check(batches: Batches, *, rules: RulesLike = "record", encoding: str | None = None) -> Iterator[pa.RecordBatch]:
    """Check game records and describe their games, in one pass.

    Parameters
    ----------
    batches
        Records in the columns ``path`` and ``content`` (binary), one per row: batches, a batch or a table. See
        :func:`members` for archives. A row with an ``error`` in a third column keeps it.
    rules, encoding
        As for :func:`pygocheck.lint`. If encodings have to be guessed, each is guessed by itself: the records of a
        folder do not vote, because they may be in different batches.

    Returns
    -------
    Iterator of pyarrow.RecordBatch
        One row per record: ``file``, its path; ``error``, why it has no game, or null; ``games``, a list of structs
        with the columns of :func:`pygocheck.games`; and ``findings``, one of those of :func:`pygocheck.lint`.

    Raises
    ------
    TypeError
        If something else is passed, or the content is not binary.
    ValueError
        If a column is missing.

    Examples
    --------
    >>> import pyarrow as pa
    >>> from pygocheck import arrow
    >>> content = b"(;SZ[9]RU[Japanese];B[aa];W[ab];B[cc];W[ba];B[aa])"
    >>> records = pa.record_batch({"path": ["a.sgf"], "content": [content]})
    >>> (checked,) = arrow.check(records)
    >>> row = checked.to_pylist()[0]
    >>> row["file"], row["error"], row["games"][0]["moves"], row["findings"][0]["code"]
    ('a.sgf', None, 5, 'M103')
    """
    asked = options(rules, (), (), None, False, encoding, False, 0)
    for batch in each_batch(batches):
        require_content(batch.schema)
        content = [record or b"" for record in batch.column("content").to_pylist()]
        checked = _core.check(content, asked)
        games = [[json.loads(row) for row in rows] for rows, _ in checked]
        findings = [[Finding(**row) for row in rows] for _, rows in checked]
        said = batch.column("error").to_pylist() if "error" in batch.schema.names else [None] * len(content)
        for row, error in enumerate(said):
            if error is not None:
                games[row], findings[row] = [], []
            elif not games[row]:
                said[row] = next((found.message for found in findings[row] if found.severity == "error"), "no game")
        columns = [
            batch.column("path").cast(_TEXT),
            pa.array(said, _TEXT),
            _lists(games, GAME, game_table([row for rows in games for row in rows])),
            _lists(findings, FINDING, Findings(row for rows in findings for row in rows).columns()),
        ]
        yield pa.RecordBatch.from_arrays(columns, schema=CHECKED)


def require_content(schema: pa.Schema) -> None:
    """Check that there are records."""
    if "path" not in schema.names or "content" not in schema.names:
        raise ValueError(f'the columns are {", ".join(schema.names)}: "path" and "content" expected')
    kind = schema.field("content").type
    # There are several types of binary, and dictionaries of them; a column without values has none.
    if "binary" not in str(kind) and not pa.types.is_null(kind):
        raise TypeError(f"content: {kind}; binary expected, the bytes of the files")


def _lists(rows: list[list[Any]], kind: pa.DataType, columns: dict[str, Any]) -> pa.Array:
    """A list of structs per record, from the columns of all."""
    arrays = [pa.array(columns[field.name], field.type, from_pandas=True) for field in kind]
    offsets = np.concatenate([[0], np.cumsum([len(some) for some in rows], dtype=np.int64)]).astype(np.int32)
    return pa.ListArray.from_arrays(pa.array(offsets), pa.StructArray.from_arrays(arrays, fields=list(kind)))
