"""Positions and game records in Arrow batches, for Parquet and for more than one machine; needs pyarrow.

Spark's ``mapInArrow``, Ray's ``map_batches`` and Dask's workers can call :func:`answer`, :func:`members`, :func:`check`
and :func:`samples`: see docs/large.md. A bad row has an error in its own column, so that it does not fail the job. A
row has the same results each time, so that a partition can be computed again.

``python -m pygocheck.arrow --help`` converts files.
"""

try:
    import pyarrow as _pyarrow  # noqa: F401
except ImportError as _error:
    raise ImportError("pygocheck.arrow needs pyarrow: pip install pyarrow") from _error

from ._answers import ANSWER, answer
from ._archives import RECORDS, members, read_records
from ._packed import from_boards, pack, points, to_boards, unpack
from ._records import CHECKED, check
from ._samples import SAMPLE, planes, samples

__all__ = [
    "ANSWER",
    "CHECKED",
    "RECORDS",
    "SAMPLE",
    "answer",
    "check",
    "from_boards",
    "members",
    "pack",
    "planes",
    "points",
    "read_records",
    "samples",
    "to_boards",
    "unpack",
]
