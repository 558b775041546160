"""Which games of records are for training, and for tests: the same on a cluster and in one process."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pyarrow as pa
import pyarrow.compute as pc
from pygocheck import arrow

#: A game that can be used: where it is, and what duplicates have in common, also rotated and mirrored ones.
GAMES = pa.schema({"path": pa.string(), "game": pa.int32(), "key": pa.string()})
#: The share of games for tests in percent.
TESTS = 10


def games(batches: Iterable[pa.RecordBatch], *, size: int, least: int) -> Iterator[pa.RecordBatch]:
    """The games of records on boards of this size without errors and with at least this number of moves."""
    for batch in arrow.check(batches):
        lists = batch.column("games")
        found = pa.table(lists.flatten().flatten(), names=[field.name for field in lists.type.value_type])
        found = found.append_column("path", batch.column("file").take(lists.value_parent_indices()))
        is_square = pc.and_(pc.equal(found["rows"], size), pc.equal(found["columns"], size))
        is_long = pc.greater_equal(found["moves"], least)
        is_sound = pc.equal(found["errors"], 0)
        chosen = found.filter(pc.and_(pc.and_(is_square, is_long), is_sound))
        columns = {"path": chosen["path"], "game": chosen["game"].cast(pa.int32()), "key": chosen["symmetric_hash"]}
        yield from pa.table(columns, schema=GAMES).to_batches()


def split(key: str) -> str:
    """The part that a game and its duplicates are in, whatever else there is: by the first digits of its hash."""
    return "test" if int(key[1:9], 16) % 100 < TESTS else "train"
