"""The positions of game records, in batches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import thread_count
from ._records import PASS, Records

#: The number of boards that are played at once, and mixed.
_BUFFER = 1 << 16


class Boards(NamedTuple):
    """Positions in which a move follows, by :func:`boards`: one row each."""

    #: int8 (n, rows, cols): 1 is a black stone, -1 a white one.
    board: npt.NDArray[np.int8]
    #: int8: who made the next move.
    to_move: npt.NDArray[np.int8]
    #: int16: the next move as ``row * cols + col``, in the same image as the board; -1 is a pass.
    move: npt.NDArray[np.int16]
    #: float32: 1 if the side to move won the game, -1 if it lost, 0 for a draw, nan if unknown.
    result: npt.NDArray[np.float32]
    #: int64: the row of the game in its records.
    game: npt.NDArray[np.int64]
    #: int32: the number of moves before the position.
    number: npt.NDArray[np.int32]
    #: int8: the symmetry of the image.
    symmetry: npt.NDArray[np.int8]


def boards(
    records: Records | Iterable[Records],
    *,
    batch: int = 1024,
    every: int = 1,
    symmetry: int | str = 0,
    shuffle: bool = True,
    seed: int = 0,
    buffer: int = _BUFFER,
    threads: int | None = None,
) -> Iterator[Boards]:
    """Iterate over the positions of games, in batches for a training loop.

    Games that are not ``ok`` are left out. Nothing runs in Python for each move or position.

    Parameters
    ----------
    records
        The games, or pieces of them, such as those of :func:`record_batches`; each piece is shuffled by itself.
    batch
        The number of positions of a batch. Only the last one may be smaller.
    every
        Take every so manieth position of a game, from a random one on if shuffled, otherwise from the first.
    symmetry
        The image of each board, 0 to 7, or "random": the sum of 1 (mirrored top to bottom), 2 (left to right), and then
        4 (along the diagonal from the upper left). Boards that are not square have 0 to 3.
    shuffle, seed
        Whether the games are in random order, and their positions mixed within ``buffer``. The same records, seed and
        arguments give the same batches, with any number of threads; take another seed for each epoch.
    buffer
        The number of positions that are played at once, of at least one game: all of about 300 games, or every eighth
        of 2,400. Each takes one byte per point and 40 more, so that 65,536 of 19 x 19 take 26 MB.
    threads
        The number of threads. Defaults to ``PYGOCHECK_THREADS``, or else to one per core.

    Returns
    -------
    Iterator of Boards
        The arrays of a batch are never written again.

    Raises
    ------
    ValueError
        If a number is out of range.

    Examples
    --------
    >>> from pygocheck import boards, records
    >>> games = records(b"(;SZ[3]RE[W+R];B[bb];W[aa];B[ba])", size=3)
    >>> for some in boards(games, shuffle=False, batch=2):
    ...     print(some.to_move, some.move, some.result)
    [ 1 -1] [4 0] [-1.  1.]
    [1] [1] [-1.]
    """
    for name, value in [("batch", batch), ("every", every), ("buffer", buffer)]:
        if value < 1:
            raise ValueError(f"{name}: {value}; a number from 1 expected")
    if symmetry != "random" and symmetry not in range(8):
        raise ValueError(f'symmetry: {symmetry!r}; 0 to 7 or "random" expected')
    pieces = [records] if isinstance(records, Records) else records
    random = np.random.default_rng(seed) if shuffle or symmetry == "random" else None
    player = _Player(every, symmetry, shuffle, random, buffer, thread_count(threads))
    return _batches((window for piece in pieces for window in player.windows(piece)), batch)


def _batches(windows: Iterator[Boards], batch: int) -> Iterator[Boards]:
    """Cuts windows into batches; what is left of one is joined with the next."""
    rest: list[Boards] = []
    for window in windows:
        missing = batch - sum(len(part.move) for part in rest)
        while len(window.move) >= missing:
            rest.append(Boards._make(array[:missing] for array in window))
            yield _joined(rest)
            window = Boards._make(array[missing:] for array in window)
            rest, missing = [], batch
        if len(window.move):
            rest.append(window)
    if rest:
        yield _joined(rest)


def _joined(parts: list[Boards]) -> Boards:
    return parts[0] if len(parts) == 1 else Boards._make(map(np.concatenate, zip(*parts)))


class _Player:
    """Plays the games of records, as many at a time as the buffer holds."""

    def __init__(
        self,
        every: int,
        symmetry: int | str,
        shuffle: bool,
        random: np.random.Generator | None,
        buffer: int,
        threads: int | None,
    ) -> None:
        self.every, self.symmetry, self.shuffle = every, symmetry, shuffle
        self.random, self.buffer, self.threads = random, buffer, threads

    def windows(self, records: Records) -> Iterator[Boards]:
        """The positions of all games that are ok."""
        if not isinstance(records, Records):
            raise TypeError(f"records: {type(records).__name__}; what pygocheck.records returns expected")
        rows, cols = records.shape
        most = 8 if rows == cols else 4
        if isinstance(self.symmetry, int) and self.symmetry >= most:
            raise ValueError(f"symmetry: {self.symmetry}; a {rows}x{cols} board has 0 to {most - 1}")
        games = np.flatnonzero(records.ok)
        firsts = np.zeros(len(games), np.int64)
        if self.random is not None and self.shuffle:
            games = self.random.permutation(games)
            firsts = self.random.integers(0, self.every, len(games))
        counts = np.maximum(0, -((firsts - records.lengths[games]) // self.every))
        images = _images(records.shape, most)
        start = 0
        ends = np.cumsum(counts)
        while start < len(games):
            before = ends[start - 1] if start else 0
            end = max(start + 1, int(np.searchsorted(ends, before + self.buffer, side="right")))
            part = slice(start, end)
            yield self._play(records, games[part], firsts[part], counts[part], images)
            start = end

    def _play(
        self,
        records: Records,
        games: npt.NDArray[np.int64],
        firsts: npt.NDArray[np.int64],
        counts: npt.NDArray[np.int64],
        images: npt.NDArray[np.int16],
    ) -> Boards:
        total = int(counts.sum())
        game = np.repeat(games, counts)
        number = np.arange(total) - np.repeat(np.cumsum(counts) - counts, counts)
        number = number * self.every + np.repeat(firsts, counts)
        places = symmetries = None
        symmetry = np.full(total, 0 if self.symmetry == "random" else self.symmetry, np.int8)
        if self.random is not None and self.symmetry == "random":
            symmetry = self.random.integers(0, len(images), total, dtype=np.int8)
        if symmetry.any():
            symmetries = symmetry
        if self.random is not None and self.shuffle:
            places = self.random.permutation(total)
        board = np.empty((total, *records.shape), np.int8)
        _core.game_boards(
            records.moves,
            records.colors,
            records.offsets,
            records.setup,
            records.setup_colors,
            records.setup_offsets,
            games,
            firsts,
            counts,
            self.every,
            places,
            symmetries,
            self.threads,
            board,
        )
        at = records.offsets[game] + number
        to_move, move = records.colors[at], records.moves[at]
        if symmetries is not None:
            # The last column is that of a pass, which has the index -1.
            move = images[symmetry, move]
        rows = [to_move, move, records.result[game] * to_move, game, number.astype(np.int32), symmetry]
        if places is not None:
            for index, row in enumerate(rows):
                rows[index] = np.empty_like(row)
                rows[index][places] = row
        return Boards(board, *rows)


def _images(shape: tuple[int, int], most: int) -> npt.NDArray[np.int16]:
    """The image of each point by each symmetry, and of a pass."""
    rows, cols = shape
    images = np.full((most, rows * cols + 1), PASS, np.int16)
    row, col = np.divmod(np.arange(rows * cols), cols)
    for symmetry in range(most):
        new_row = rows - 1 - row if symmetry & 1 else row
        new_col = cols - 1 - col if symmetry & 2 else col
        if symmetry & 4:
            new_row, new_col = new_col, new_row
        images[symmetry, :-1] = new_row * cols + new_col
    return images
