"""Positions of game records in Arrow batches, with planes for a network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from .. import _core
from .._bits import length
from .._boards import Boards, boards
from .._checked import number
from .._feature_names import Needs
from .._points import shape_of
from .._records import Records
from .._rules import RulesLike
from .._sources import options
from ._answers import binary
from ._batches import Batches, each_batch
from ._records import require_content

#: The columns of :func:`samples` after those of the records.
SAMPLE = pa.schema(
    {
        "game": pa.int32(),
        "number": pa.int32(),
        "to_move": pa.int8(),
        "move": pa.int16(),
        "result": pa.float32(),
        "planes": pa.binary(),
        "error": pa.string(),
    }
)
#: The positions of a batch.
_ROWS = 1 << 13
#: The bytes of records that are read at once: some thousand games.
_BYTES = 4 << 20
#: The columns of records that samples do not have.
_REPLACED = ("content", "error", "game")


def samples(
    batches: Batches,
    *,
    size: int | tuple[int, int] = 19,
    features: str | Sequence[str] = "alphago_zero",
    every: int = 1,
    rules: RulesLike = "record",
    encoding: str | None = None,
) -> Iterator[pa.RecordBatch]:
    """Replace game records by their positions, with planes for a network, the next move and the result.

    Parameters
    ----------
    batches
        Records in the columns ``path`` and ``content`` (binary), one per row, as for :func:`check`. If there is a
        column ``game``, only the game with this number is taken, from 1; null takes all. Rows with an ``error`` keep
        it.
    size
        The size of the boards, or (rows, columns).
    features
        The planes, as for :func:`pygocheck.features`: names or a preset.
    every
        Take every n-th position of a game, from the first one on.
    rules, encoding
        As for :func:`pygocheck.records`. The planes follow the rules, too.

    Returns
    -------
    Iterator of pyarrow.RecordBatch
        The other columns of the records, such as ``path``, and those of :data:`SAMPLE`: ``game``, its number in the
        record; ``number``, how many moves were made before; ``to_move``, 1 Black and -1 White; ``move``, the next move
        as ``row * cols + col``, -1 a pass; ``result`` for the side to move, 1 won, -1 lost, 0 a draw, null if unknown;
        ``planes``, which :func:`planes` reads: each plane is padded to whole bytes, as by ``numpy.packbits``. A game
        that cannot be used, or has another size, is one row with an ``error``.

    Raises
    ------
    TypeError
        If something else is passed, or the content is not binary.
    ValueError
        If a column is missing, a feature does not exist, or an argument is out of range.

    Examples
    --------
    >>> import pyarrow as pa
    >>> from pygocheck import arrow
    >>> content = [b"(;SZ[3]RE[W+R];B[bb];W[aa])", b"(;SZ[3];B[aa];W[aa])"]
    >>> records = pa.table({"path": ["a.sgf", "b.sgf"], "content": content, "split": ["train", "test"]})
    >>> table = pa.Table.from_batches(arrow.samples(records, size=3, features=["own", "legal"]))
    >>> table.select(["path", "split", "number", "to_move", "move", "result"]).to_pylist()[1]
    {'path': 'a.sgf', 'split': 'train', 'number': 1, 'to_move': -1, 'move': 0, 'result': 1.0}
    >>> table.column("error").to_pylist()
    [None, None, 'M101: white A3: a black stone is already there']
    >>> arrow.planes(table.slice(0, 2), size=3).shape
    (2, 2, 3, 3)
    """
    shape = shape_of(size)
    every = number("every", every, 1, 1 << 31)
    Needs.of(features)
    asked = options(rules, (), (), None, True, encoding, False, 0)
    # The rules of each game, or those that are given.
    chosen: RulesLike = "record" if rules == "all" else rules

    def positions(records: Records) -> Iterator[Boards]:
        if records.ok.any():
            yield from boards(
                records,
                batch=_ROWS,
                every=every,
                shuffle=False,
                features=features,
                dtype="bits",
                rules=chosen,
                threads=1,
            )

    for batch in each_batch(batches):
        require_content(batch.schema)
        # So that the columns are known without rows, too.
        yield _with_records(batch, np.zeros(0, np.int64), [pa.nulls(0, kind) for kind in SAMPLE.types])
        for part in _parts(batch):
            records, rows = _read(part, shape, asked)
            for some in positions(records):
                yield _with_records(part, rows[some.game], _columns(some, records))
            yield from _errors(part, records, rows)


def planes(table: Batches, *, size: int | tuple[int, int] = 19) -> npt.NDArray[np.bool_]:
    """Return the planes of :func:`samples`, (n, planes, rows, cols) bool.

    Raises
    ------
    ValueError
        If a row has an error instead of planes, or the boards have another size.
    """
    shape = shape_of(size)
    area, width = shape[0] * shape[1], length(shape)
    found = []
    for batch in each_batch(table):
        column = batch.column("planes").cast(pa.binary())
        if column.null_count:
            raise ValueError("planes: a row has an error instead of planes; filter by error")
        if not len(column):
            continue
        raw = b"".join(column.to_pylist())
        each = len(raw) // len(column)
        if len(raw) != each * len(column) or each % width:
            raise ValueError(
                f"planes: {each} bytes; a multiple of {width} expected for boards of {shape[0]} x {shape[1]}"
            )
        bits = np.frombuffer(raw, np.uint8).reshape(len(column), each // width, width)
        found.append(np.unpackbits(bits, axis=2, count=area).astype(bool).reshape(*bits.shape[:2], *shape))
    return np.concatenate(found) if found else np.zeros((0, 0, *shape), bool)


def _parts(batch: pa.RecordBatch) -> Iterator[pa.RecordBatch]:
    """Pieces whose positions fit in memory."""
    sizes = np.array([len(content or b"") for content in batch.column("content").to_pylist()])
    ends = np.cumsum(sizes) // _BYTES
    for piece in np.unique(ends):
        where = np.flatnonzero(ends == piece)
        yield batch.slice(where[0], len(where))


def _read(part: pa.RecordBatch, shape: tuple[int, int], asked: Any) -> tuple[Records, npt.NDArray[np.int64]]:
    """The games that are asked for, and the rows of their records."""
    content = [record or b"" for record in part.column("content").to_pylist()]
    records = Records._of(shape, _core.records_of_bytes(content, 0, shape, asked, 1), range(len(content)))
    rows = records.file.astype(np.int64)
    wanted = np.ones(len(rows), bool)
    if "game" in part.schema.names:
        game = part.column("game").fill_null(0).to_numpy(zero_copy_only=False)[rows]
        wanted &= (game == 0) | (game == records.game)
    if "error" in part.schema.names:
        wanted &= ~np.asarray(part.column("error").is_valid())[rows]
    return records[wanted], rows[wanted]


def _columns(some: Boards, records: Records) -> list[pa.Array]:
    assert some.planes is not None
    raw = some.planes.reshape(len(some.move), -1)
    return [
        pa.array(records.game[some.game]),
        pa.array(some.number),
        pa.array(some.to_move),
        pa.array(some.move),
        pa.array(some.result, from_pandas=True),
        binary(raw, False),
        pa.nulls(len(raw), pa.string()),
    ]


def _errors(part: pa.RecordBatch, records: Records, rows: npt.NDArray[np.int64]) -> Iterator[pa.RecordBatch]:
    """A row for each game that cannot be used, and for each record that had an error before."""
    bad = np.flatnonzero(~records.ok)
    errors = [f"{fault.code}: {fault.message}" for fault in (records.fault(row) for row in bad.tolist()) if fault]
    games, at = [number or None for number in records.game[bad].tolist()], rows[bad].tolist()
    if "error" in part.schema.names:
        for row, error in enumerate(part.column("error").to_pylist()):
            if error is not None:
                errors.append(error)
                games.append(None)
                at.append(row)
    if errors:
        others = [pa.nulls(len(errors), kind) for kind in SAMPLE.types[1:-1]]
        columns = [pa.array(games, pa.int32()), *others, pa.array(errors, pa.string())]
        yield _with_records(part, np.array(at, np.int64), columns)


def _with_records(part: pa.RecordBatch, rows: npt.NDArray[np.int64], columns: list[pa.Array]) -> pa.RecordBatch:
    """The columns after those of the records, which are in these rows."""
    names = [name for name in part.schema.names if name not in _REPLACED]
    places = pa.array(rows)
    arrays = [*(part.column(name).take(places) for name in names), *columns]
    return pa.RecordBatch.from_arrays(arrays, names=[*names, *SAMPLE.names])
