"""The positions of game records, in batches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _bits, _core, _features, _history, _symmetry
from ._arrays import thread_count
from ._checked import finite, flag, number
from ._feature_forms import Form, check_form
from ._feature_names import GAME_PRESETS, Needs, check_global
from ._records import Records
from ._rules import RuleSet, RulesLike, rule_set
from ._targets import owned, targets_of

#: The number of boards that are played at once, and mixed.
_BUFFER = 1 << 16
#: The greatest value of numbers.
_MOST = (1 << 63) - 1
#: The komi of games that do not say theirs.
_KOMI = 7.5


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
    #: The planes of the ``features`` that are asked for, otherwise None.
    planes: npt.NDArray[Any] | None = None
    #: float32 (n, rows * cols + 1): 1 at the next move, or last for a pass; None unless it is among the ``targets``.
    policy: npt.NDArray[np.float32] | None = None
    #: float32: the points by which the side to move won, negative if it lost; nan if unknown.
    score: npt.NDArray[np.float32] | None = None
    #: float32 (n, rows, cols): in the end the side to move's points are 1, the other side's -1, neutral ones 0; nan if
    #: unknown.
    ownership: npt.NDArray[np.float32] | None = None
    #: float32 (n, 19): the ``global_inputs`` that are asked for, otherwise None.
    global_inputs: npt.NDArray[np.float32] | None = None


def boards(
    records: Records | Iterable[Records],
    *,
    batch: int = 1024,
    every: int = 1,
    symmetry: int | str = 0,
    shuffle: bool = True,
    seed: int = 0,
    buffer: int = _BUFFER,
    features: str | Sequence[str] | None = None,
    dtype: npt.DTypeLike = np.float32,
    layout: str = "NCHW",
    rules: RulesLike = RuleSet.TROMP_TAYLOR,
    global_inputs: str | None = None,
    komi: float | None = None,
    targets: Sequence[str] = (),
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
        Take every n-th position of a game, from a random one on if shuffled, otherwise from the first.
    symmetry
        The image of each board, 0 to 7, or "random": the sum of 1 (mirrored top to bottom), 2 (left to right), and then
        4 (along the diagonal from the upper left). Boards that are not square have 0 to 3.
    shuffle, seed
        Whether the games are in random order, and their positions mixed within ``buffer``. The same records, seed and
        arguments give the same batches, with any number of threads; take another seed for each epoch.
    buffer
        The number of positions that are played at once, of at least one game: all of about 300 games, or every eighth
        of 2,400. Each takes one byte per point and 40 more, so that 65,536 of 19 x 19 take 26 MB;
        features of k earlier boards take k more bytes per point.
    features, dtype, layout
        The features of each position, as for :func:`pygocheck.features`, such as "alphago_zero". Their history is that
        of the game. Also "katago_v7_spatial", whose 22 planes take 22 bits per point of the buffer.
    rules
        The rules for KataGo's inputs, as for :func:`Replay.planes`; "record" for those of each game, or Japanese ones
        where they are unknown.
    global_inputs
        "katago_v7_global" for KataGo's inputs that are not planes, as for :meth:`Replay.global_inputs`.
    komi
        The komi for them. Defaults to that of each game, or 7.5 where it is unknown.
    targets
        What else a network learns, in the image of the board: some of "policy", the next move as a plane; "score", the
        margin of RE, or else ``Records.score``; "ownership", that of the records, which must have been read with
        ``estimate``. The winner is in ``result``: that of RE, and with "score" else that of the score.
    threads
        The number of threads. Defaults to ``PYGOCHECK_THREADS``, or else to one per core.

    Returns
    -------
    Iterator of Boards
        The arrays of a batch are never written again.

    Raises
    ------
    ValueError
        If a number is out of range, a feature does not exist, or there are games, but none that is ``ok``.

    Examples
    --------
    >>> from pygocheck import boards, records
    >>> games = records(b"(;SZ[3]RE[W+R];B[bb];W[aa];B[ba])", size=3)
    >>> for some in boards(games, shuffle=False, batch=2):
    ...     print(some.to_move, some.move, some.result)
    [ 1 -1] [4 0] [-1.  1.]
    [1] [1] [-1.]
    >>> some = next(boards(games, features=["own", "legal", "last_move_1"], dtype=bool))
    >>> some.planes.shape
    (3, 3, 3, 3)
    """
    batch = number("batch", batch, 1, _MOST)
    every, buffer = number("every", every, 1, _MOST), number("buffer", buffer, 1, _MOST)
    seed = number("seed", seed, 0, _MOST)
    if isinstance(symmetry, str):
        if symmetry != "random":
            raise ValueError(f'symmetry: {symmetry!r}; 0 to 7 or "random" expected')
    else:
        symmetry = number("symmetry", symmetry, 0, 7)
    shuffle = flag("shuffle", shuffle)
    pieces = [records] if isinstance(records, Records) else records
    random = np.random.default_rng(seed) if shuffle or symmetry == "random" else None
    past = form = None
    if features is not None:
        past, form = Needs.of(features), check_form(dtype, layout)
    chosen = None if rules == "record" else rule_set(rules)
    wanted = targets_of(targets)
    inputs = 0 if global_inputs is None else check_global(global_inputs)
    player = _Player(every, symmetry, shuffle, random, buffer, past, chosen, wanted, thread_count(threads))
    player.inputs, player.komi = inputs, None if komi is None else finite("komi", komi)
    batches = _batches(player.all_windows(pieces), batch)
    return (_finished(arrays, past, form, (dtype, layout), wanted, threads) for arrays in batches)


#: The arrays of :class:`Boards` by name, and those of a history: moves, ko, boards; or the bits of a preset's planes.
_Window = dict[str, npt.NDArray[Any]]


def _finished(
    arrays: _Window,
    past: Needs | None,
    form: Form | None,
    given: tuple[npt.DTypeLike, str],
    targets: frozenset[str],
    threads: int | None,
) -> Boards:
    """A batch, with planes and targets."""
    found = Boards(**{name: arrays[name] for name in Boards._fields if name in arrays})
    if "policy" in targets:
        area = found.board.shape[1] * found.board.shape[2]
        policy = np.zeros((len(found.move), area + 1), np.float32)
        policy[np.arange(len(policy)), np.where(found.move < 0, area, found.move)] = 1
        found = found._replace(policy=policy)
    if past is None or form is None:
        return found
    if past.preset:
        count = thread_count(threads)
        return found._replace(
            planes=_features.turned_planes(found.board, found.to_move, arrays["bits"], found.symmetry, form, count)
        )
    history = _history.History(arrays["moves"], arrays["ko"], arrays["boards"])
    planes = _features.features(
        found.board, past.names, found.to_move, history=history, dtype=given[0], layout=given[1], threads=threads
    ).planes
    return found._replace(planes=planes)


def _batches(windows: Iterator[_Window], batch: int) -> Iterator[_Window]:
    """Cuts windows into batches; what is left of one is joined with the next."""
    rest: list[_Window] = []
    for window in windows:
        missing = batch - sum(len(part["board"]) for part in rest)
        while len(window["board"]) >= missing:
            rest.append({name: array[:missing] for name, array in window.items()})
            yield _joined(rest)
            window = {name: array[missing:] for name, array in window.items()}
            rest, missing = [], batch
        if len(window["board"]):
            rest.append(window)
    if rest:
        yield _joined(rest)


def _joined(parts: list[_Window]) -> _Window:
    return parts[0] if len(parts) == 1 else {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


class _Asked(NamedTuple):
    """The boards that are asked for, as the compiled part reads them."""

    games: npt.NDArray[np.int64]
    firsts: npt.NDArray[np.int64]
    counts: npt.NDArray[np.int64]
    every: int
    places: npt.NDArray[np.int64] | None
    symmetries: npt.NDArray[np.int8] | None
    preset: str
    rules: npt.NDArray[np.int8]
    komi: npt.NDArray[np.float32]


class _Out(NamedTuple):
    """The arrays that the compiled part writes."""

    boards: npt.NDArray[np.int8]
    ko: npt.NDArray[np.int32] | None
    earlier: npt.NDArray[np.int8] | None
    planes: npt.NDArray[np.uint8] | None
    global_inputs: npt.NDArray[np.float32] | None


class _Player:
    """Plays the games of records, as many at a time as the buffer holds."""

    def __init__(
        self,
        every: int,
        symmetry: int | str,
        shuffle: bool,
        random: np.random.Generator | None,
        buffer: int,
        past: Needs | None,
        rules: RuleSet | None,
        targets: frozenset[str],
        threads: int | None,
    ) -> None:
        self.targets = targets
        self.every, self.symmetry, self.shuffle = every, symmetry, shuffle
        self.random, self.buffer, self.past, self.rules, self.threads = random, buffer, past, rules, threads
        #: The number of global inputs, and the komi for them.
        self.inputs = 0
        self.komi: float | None = None

    def all_windows(self, pieces: Iterable[Records]) -> Iterator[_Window]:
        """The positions of all pieces. Raises an error if there are games, but none that is ok."""
        faults: Counter[str] = Counter()
        example = ""
        is_any = False
        for records in pieces:
            if not isinstance(records, Records):
                raise TypeError(f"records: {type(records).__name__}; what pygocheck.records returns expected")
            is_any = is_any or bool(records.ok.any())
            if not is_any and len(records):
                faults.update(records.finding.tolist())
                found = records.fault(0)
                example = example or f"{records.file[0]}: {found.message if found else ''}"
            yield from self._windows(records)
        if faults and not is_any:
            codes = ", ".join(f"{code} ({count})" for code, count in faults.most_common(3))
            raise ValueError(f"records: none of {sum(faults.values())} games is ok: {codes}, such as {example}")

    def _windows(self, records: Records) -> Iterator[_Window]:
        """The positions of all games that are ok."""
        rows, cols = records.shape
        most = _symmetry.count(records.shape)
        if isinstance(self.symmetry, int) and self.symmetry >= most:
            raise ValueError(f"symmetry: {self.symmetry}; a {rows}x{cols} board has 0 to {most - 1}")
        games = np.flatnonzero(records.ok)
        firsts = np.zeros(len(games), np.int64)
        if self.random is not None and self.shuffle:
            games = self.random.permutation(games)
            firsts = self.random.integers(0, self.every, len(games))
        counts = np.maximum(0, -((firsts - records.lengths[games]) // self.every))
        start = 0
        ends = np.cumsum(counts)
        while start < len(games):
            before = ends[start - 1] if start else 0
            end = max(start + 1, int(np.searchsorted(ends, before + self.buffer, side="right")))
            part = slice(start, end)
            yield self._play(records, games[part], firsts[part], counts[part])
            start = end

    def _play(
        self,
        records: Records,
        games: npt.NDArray[np.int64],
        firsts: npt.NDArray[np.int64],
        counts: npt.NDArray[np.int64],
    ) -> _Window:
        total = int(counts.sum())
        game = np.repeat(games, counts)
        number = np.arange(total) - np.repeat(np.cumsum(counts) - counts, counts)
        number = number * self.every + np.repeat(firsts, counts)
        places = symmetries = None
        symmetry = np.full(total, 0 if self.symmetry == "random" else self.symmetry, np.int8)
        if self.random is not None and self.symmetry == "random":
            symmetry = self.random.integers(0, _symmetry.count(records.shape), total, dtype=np.int8)
        if symmetry.any():
            symmetries = symmetry
        if self.random is not None and self.shuffle:
            places = self.random.permutation(total)
        board = np.empty((total, *records.shape), np.int8)
        all_rules = list(RuleSet)
        if self.rules is None:
            rules = np.where(records.rules < 0, np.int8(all_rules.index(RuleSet.JAPANESE)), records.rules)
        else:
            rules = np.full(len(records), all_rules.index(self.rules), np.int8)
        komi = np.nan_to_num(records.komi, nan=_KOMI)
        if self.komi is not None:
            komi = np.full(len(records), self.komi, np.float32)
        inputs = np.empty((total, self.inputs), np.float32)
        ko = earlier = planes = None
        preset = self.past.preset if self.past is not None else ""
        if preset:
            bits = _bits.length(records.shape)
            planes = np.empty((total, GAME_PRESETS[preset], bits), np.uint8)
        elif self.past is not None:
            ko = np.empty(total, np.int32)
            earlier = np.empty((total, self.past.boards, *records.shape), np.int8)
        asked = _Asked(games, firsts, counts, self.every, places, symmetries, preset, rules, komi)
        wanted = inputs if self.inputs else None
        _core.game_boards(records, asked, threads=self.threads, out=_Out(board, ko, earlier, planes, wanted))
        at = records.offsets[game] + number
        to_move = records.colors[at]
        rows: _Window = {
            "to_move": to_move,
            "move": records.moves[at],
            "result": records.result[game] * to_move,
            "game": game,
            "number": number.astype(np.int32),
            "symmetry": symmetry,
        }
        if "score" in self.targets:
            score = np.where(np.isnan(records.margin), records.score, records.margin)[game] * to_move
            rows["score"] = score
            rows["result"] = np.where(np.isnan(rows["result"]), np.sign(score), rows["result"])
        if "ownership" in self.targets:
            rows["ownership"] = owned(records, game, symmetry) * to_move[:, np.newaxis, np.newaxis]
        if self.past is not None and not preset:
            ages = np.arange(1, self.past.moves + 1)
            last = records.moves[np.maximum(at[:, np.newaxis] - ages, 0)]
            rows["moves"] = np.where(ages <= number[:, np.newaxis], last, _history.NONE)
        if symmetries is not None:
            for name in ("move", "moves"):
                if name in rows:
                    rows[name] = _symmetry.turn(rows[name], symmetry, records.shape)
        if places is not None:
            for name, row in rows.items():
                rows[name] = np.empty_like(row)
                rows[name][places] = row
        rows["board"] = board
        if self.inputs:
            rows["global_inputs"] = inputs
        if planes is not None:
            rows["bits"] = planes
        if ko is not None and earlier is not None:
            rows["ko"] = ko if symmetries is None else _symmetry.turn(ko, rows["symmetry"], records.shape)
            rows["boards"] = earlier
        return rows
