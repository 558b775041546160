"""Game records in bulk, as arrays."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, fields
from itertools import chain, islice
from typing import Any, Union

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import thread_count, unmasked
from ._checked import number, whole
from ._lint import Finding
from ._points import shape_of
from ._rules import RulesLike
from ._sources import Options, PathLike, options

#: Paths, or the bytes of one record or of many.
RecordSources = Union[PathLike, bytes, bytearray, memoryview, Iterable[PathLike], Iterable[bytes]]

#: A pass in ``Records.moves``.
PASS = -1
#: The codes of paths and patterns where there is nothing.
_MISSING = ("F101", "F102")
#: The number of records in memory that are read at once, which bounds memory.
_CHUNK = 2048


@dataclass(frozen=True, eq=False, repr=False)
class Records:
    """Games as arrays, by :func:`records`: a row per game, and its moves and setup stones in ragged arrays.

    Index it to choose games: ``records[records.ok & (records.ranks >= 5).all(axis=1)]``.
    """

    #: Rows and columns of the boards.
    shape: tuple[int, int]
    #: int16: the moves of all games, one game after another, as ``row * cols + col``; -1 is a pass.
    moves: npt.NDArray[np.int16]
    #: int8: who made each move, 1 Black and -1 White. Colours need not alternate.
    colors: npt.NDArray[np.int8]
    #: int64, one more than games: the moves of game i are ``moves[offsets[i]:offsets[i + 1]]``.
    offsets: npt.NDArray[np.int64]
    #: int16, int8 and int64: the stones before the first move, in the same way.
    setup: npt.NDArray[np.int16]
    setup_colors: npt.NDArray[np.int8]
    setup_offsets: npt.NDArray[np.int64]
    #: float32: 1 if Black won, -1 if White won, 0 for a draw, nan if unknown or void.
    result: npt.NDArray[np.float32]
    #: float32: the points by which Black won, negative if White won; nan if the game was not decided by points.
    margin: npt.NDArray[np.float32]
    #: float32: the komi in points that KM means; nan if unknown.
    komi: npt.NDArray[np.float32]
    #: int32: HA, 0 if there is none.
    handicap: npt.NDArray[np.int32]
    #: int8 (n, 2), Black and White: -30 to -1 kyu, 1 to 10 amateur dan, 101 to 110 professional dan, 0 unknown.
    ranks: npt.NDArray[np.int8]
    #: int8: the index in ``list(RuleSet)`` of the rules of the game; -1 if unknown.
    rules: npt.NDArray[np.int8]
    #: float32: Black's points minus White's at the end of games that ended by two passes, estimated if not certain;
    #: nan in others, and without ``estimate``.
    score: npt.NDArray[np.float32]
    #: int8 (n, rows * cols): then also whose each point is, 1 Black's, -1 White's, 0 neutral; else (n, 0).
    ownership: npt.NDArray[np.int8]
    #: bool: whether the game is Go on this board and its main line has no fault.
    ok: npt.NDArray[np.bool_]
    #: The code of the first fault, such as "M104"; empty if there is none.
    finding: npt.NDArray[np.str_]
    #: str: the path, after that of the archive, if any; ``<bytes 3>`` for the fourth record in memory.
    file: npt.NDArray[np.object_]
    #: int32: the number of the game in the file, from 1; 0 for a file that cannot be read to its end or has no game.
    game: npt.NDArray[np.int32]
    _faults: npt.NDArray[np.object_]

    def __len__(self) -> int:
        return len(self.ok)

    @property
    def lengths(self) -> npt.NDArray[np.int64]:
        """The number of moves of each game."""
        return np.diff(self.offsets)

    def fault(self, row: int) -> Finding | None:
        """The first fault of a game, or why a file cannot be read; None if there is none."""
        found: Finding | None = self._faults[whole("row", row)]
        return found

    def start(self, row: int) -> npt.NDArray[np.int8]:
        """The board before the first move."""
        row = range(len(self))[whole("row", row)]
        board = np.zeros(self.shape[0] * self.shape[1], np.int8)
        stones = slice(self.setup_offsets[row], self.setup_offsets[row + 1])
        board[self.setup[stones]] = self.setup_colors[stones]
        return board.reshape(self.shape)

    def __getitem__(self, rows: npt.ArrayLike | slice) -> Records:
        """Some of the games, by a slice, a mask or indices."""
        if not isinstance(rows, slice):
            rows = unmasked("records[...]", rows)
            # numpy makes an empty list an array of floats.
            rows = rows.astype(np.intp) if rows.shape == (0,) else rows
        chosen = np.arange(len(self))[rows]
        if chosen.ndim != 1:
            raise TypeError("a slice, a mask or a list of indices expected: records[[3]] is one game")
        offsets, moves = _ragged(self.offsets, chosen)
        setup_offsets, stones = _ragged(self.setup_offsets, chosen)
        parts: dict[str, Any] = {
            "shape": self.shape,
            "moves": self.moves[moves],
            "colors": self.colors[moves],
            "offsets": offsets,
            "setup": self.setup[stones],
            "setup_colors": self.setup_colors[stones],
            "setup_offsets": setup_offsets,
        }
        rest = {name: getattr(self, name)[chosen] for name in _NAMES if name not in parts}
        return Records(**parts, **rest)

    def __repr__(self) -> str:
        return f"<Records: {len(self)} games, {int(self.ok.sum())} ok, {len(self.moves)} moves>"

    @classmethod
    def _of(cls, shape: tuple[int, int], columns: _core.RecordColumns, names: Iterable[Any] | None = None) -> Records:
        """The games of records with other names than their own, if any are given."""
        arrays = columns.arrays()
        faults = _objects([None if fault is None else Finding(**fault) for fault in arrays.pop("faults")])
        files = arrays.pop("files")
        files = _objects(files if names is None else list(names))
        arrays["finding"] = arrays["finding"].view("U4")
        arrays["ranks"] = arrays["ranks"].reshape(-1, 2)
        owners = arrays.pop("owners")
        arrays["ownership"] = owners.reshape(len(arrays["ok"]), shape[0] * shape[1] if len(owners) else 0)
        arrays["file"] = files[arrays["file"]]
        return cls(shape=shape, _faults=faults, **arrays)

    @classmethod
    def _joined(cls, shape: tuple[int, int], parts: list[Records]) -> Records:
        if len(parts) == 1:
            return parts[0]
        columns: dict[str, Any] = {}
        for name in _NAMES:
            arrays = [getattr(part, name) for part in parts]
            if name in ("offsets", "setup_offsets"):
                before = np.cumsum([0, *(array[-1] for array in arrays)])
                arrays = [arrays[0][:1], *(array[1:] + shift for array, shift in zip(arrays, before))]
            columns[name] = np.concatenate(arrays)
        return cls(shape=shape, **columns)


_NAMES = [field.name for field in fields(Records) if field.name != "shape"]


def _objects(values: list[Any]) -> npt.NDArray[np.object_]:
    array = np.empty(len(values), dtype=object)
    array[:] = values
    return array


def _ragged(
    offsets: npt.NDArray[np.int64], chosen: npt.NDArray[np.int64]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """The offsets of the chosen rows, and the places of their items."""
    starts, lengths = offsets[:-1][chosen], np.diff(offsets)[chosen]
    ends = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
    return ends, np.arange(ends[-1]) + np.repeat(starts - ends[:-1], lengths)


def records(
    records: RecordSources,
    *,
    size: int | tuple[int, int] = 19,
    rules: RulesLike = "record",
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    severity: str | None = None,
    encoding: str | None = None,
    estimate: bool = False,
    seed: int = 0,
    threads: int | None = None,
) -> Records:
    r"""Read game records into arrays.

    A game is judged as it is read. ``ok`` is False, and ``finding`` says why, if it is not Go, has a board of another
    size, is damaged or breaks the rules, or if stones are set up after its first move. Its moves end before the first
    fault, so those that are there can be played. Faults in variations do not count, because only the main line is read.

    Parameters
    ----------
    records
        One or several paths of records (SGF, GIB, NGF, UGF), or of folders, patterns and archives (.zip, .tar, .gz,
        .zst), which are searched for them; the bytes of a record; or a column of bytes, as a list, an array or a
        column of pandas, polars or pyarrow.
    size
        The size of the boards, or (rows, columns).
    rules
        A :class:`RuleSet` or its name; "record" for the rules in RU, or else Japanese ones; "all" for every rule set.
    select, ignore, severity
        The findings that are faults, as for :func:`pygocheck.dataset`: codes or prefixes of codes, and the lowest
        severity. Defaults to all errors but P104. A board of another size (D101), a later setup (D102), other games
        (P109) and moves that cannot be played (M101, M102, P105) are always faults.
    encoding
        The encoding of text that is not UTF-8, such as "GBK". Defaults to that of CA, or else it is guessed.
    estimate, seed
        Whether to score finished games and say whose each point is: by TB and TW, by what is certain, and else by
        random games with this seed, which take some 0.1 s of a core on 19 x 19. Result and margin stay those of RE.
    threads
        The number of threads. Defaults to ``PYGOCHECK_THREADS``, or else to one per core.

    Returns
    -------
    Records
        A row for every game, and one for every file that cannot be read to its end or contains no game, in the order of
        the files. About 900 bytes per game of 200 moves, and twice as many while the pieces are joined:
        :func:`record_batches` reads archives that do not fit in memory.

    Raises
    ------
    OSError
        If none of the paths exists, or a folder cannot be read or contains no record.
    ValueError
        If a rule set, code, severity or encoding does not exist, or the size is not 1 to 25.

    Examples
    --------
    >>> from pygocheck import records
    >>> found = records([b"(;SZ[9]RE[B+R];B[ee];W[])", b"(;SZ[9];B[aa];W[aa])", b"(;SZ[13])"], size=9)
    >>> found.ok.tolist(), found.finding.tolist()
    ([True, False, False], ['', 'M101', 'D101'])
    >>> found.moves.tolist(), found.offsets.tolist(), found.result.tolist()
    ([40, -1, 0], [0, 2, 3, 3], [1.0, nan, nan])
    >>> found.fault(1).message
    'white A9: a black stone is already there'
    """
    asked = options(rules, select, ignore, severity, True, encoding, estimate, seed)
    shape = shape_of(size)
    parts = list(_pieces(records, None, shape, asked, thread_count(threads)))
    if not parts:
        parts = [Records._of(shape, _core.records_of_bytes([], 0, shape, asked, 1))]
    return Records._joined(shape, parts)


def record_batches(
    records: RecordSources,
    games: int = 10_000,
    *,
    size: int | tuple[int, int] = 19,
    rules: RulesLike = "record",
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    severity: str | None = None,
    encoding: str | None = None,
    estimate: bool = False,
    seed: int = 0,
    threads: int | None = None,
) -> Iterator[Records]:
    """Read game records in pieces, so that memory does not grow with the archive.

    A thread reads the next piece while one is used. It ends with the iterator: after the last piece, or when the
    iterator is closed or deleted. After a fork, the iterator works only in the process that made it.

    Parameters
    ----------
    records, size, rules, select, ignore, severity, encoding, estimate, seed, threads
        As for :func:`records`. A column of bytes may be any iterable; it is read as it is needed.
    games
        The number of games in a piece. A file is not divided, so the last one may add more.

    Raises
    ------
    OSError, ValueError
        As for :func:`records`, before the first piece.

    Examples
    --------
    >>> from pygocheck import record_batches
    >>> archive = (b"(;SZ[9];B[ee];W[ce])" for _ in range(25))
    >>> [len(some) for some in record_batches(archive, 10, size=9)]
    [10, 10, 5]
    """
    games = number("games", games, 1, 2**62)
    asked = options(rules, select, ignore, severity, True, encoding, estimate, seed)
    return _pieces(records, games, shape_of(size), asked, thread_count(threads))


def _pieces(
    records: RecordSources, games: int | None, shape: tuple[int, int], asked: Options, threads: int | None
) -> Iterator[Records]:
    items: Iterator[Any]
    if isinstance(records, (bytes, bytearray, memoryview, str, os.PathLike)):
        items = iter([records])
    elif isinstance(records, Iterable) and not isinstance(records, (Set, Mapping)):
        items = iter(records)
    else:
        raise TypeError(f"records: {type(records).__name__}; a list of paths or of bytes expected")
    first = next(items, None)
    if first is None:
        return iter(())
    items = chain([first], items)
    if isinstance(first, (str, os.PathLike)):
        paths = [_path(path, index) for index, path in enumerate(items)]
        return _from_paths(_core.RecordReader(paths, games or 2**62, shape, asked, threads), shape)
    # Checks the arguments now, not with the first piece.
    _core.records_of_bytes([], 0, shape, asked, 1)
    return _from_memory(items, games, shape, asked, threads)


def _path(given: Any, index: int) -> str:
    path: str | bytes = os.fspath(given)
    if isinstance(path, bytes):
        raise TypeError(f"records[{index}] is bytes: paths expected, as the first one is")
    if path.lstrip().startswith("(;"):
        raise ValueError(f"records[{index}] is the text of a record: pass its bytes, such as text.encode()")
    return path


def _from_paths(reader: _core.RecordReader, shape: tuple[int, int]) -> Iterator[Records]:
    try:
        is_first = True
        while (columns := reader.next()) is not None:
            found = Records._of(shape, columns)
            if is_first and np.isin(found.finding, _MISSING).all():
                raise FileNotFoundError(f"{found.file[0]}: {found.fault(0).message}")  # type: ignore[union-attr]
            is_first = False
            yield found
    finally:
        reader.close()


def _from_memory(
    items: Iterator[Any], games: int | None, shape: tuple[int, int], asked: Options, threads: int | None
) -> Iterator[Records]:
    parts: list[Records] = []
    first = count = 0
    wanted = _CHUNK if games is None else min(games, _CHUNK)
    while some := [_content(item, first + place) for place, item in enumerate(islice(items, wanted))]:
        parts.append(Records._of(shape, _core.records_of_bytes(some, first, shape, asked, threads)))
        first += len(some)
        count += len(parts[-1])
        if games is not None:
            if count >= games:
                yield Records._joined(shape, parts)
                parts, count = [], 0
            wanted = min(games - count, _CHUNK)
    if parts:
        yield Records._joined(shape, parts)


def _content(item: Any, index: int) -> bytes:
    # A scalar of pyarrow.
    item = item.as_py() if hasattr(item, "as_py") else item
    if not isinstance(item, (bytes, bytearray, memoryview)):
        raise TypeError(f"records[{index}] is of type {type(item).__name__}: bytes expected, as the first one is")
    return bytes(item)
