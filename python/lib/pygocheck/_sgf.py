"""Game records, one game at a time."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

from . import _core
from ._checked import number
from ._position import Position
from ._replay import Move, Replay
from ._rules import RuleSet


class Node(NamedTuple):
    """A node of a game."""

    #: The index of its parent in ``Game.nodes``; None for the root.
    before: int | None
    #: The place in the file, from 1.
    line: int
    column: int
    #: The values of each property, as text: {"B": ["qd"], ..}.
    properties: dict[str, list[str]]


class Game:
    """A game of a record, which may be damaged."""

    __slots__ = ("_encoding", "_info", "_record", "number")

    def __init__(self, record: bytes, number: int, info: dict[str, Any], encoding: str | None) -> None:
        self._record = record
        self._encoding = encoding
        self._info = info
        #: The number of the game in the record, from 1.
        self.number = number

    @property
    def info(self) -> dict[str, Any]:
        """The columns of :func:`pygocheck.games`, with None for unknown values."""
        return dict(self._info)

    @property
    def shape(self) -> tuple[int, int] | None:
        """Rows and columns; None if no move can be played."""
        rows, cols = self._info["rows"], self._info["columns"]
        return None if rows is None else (rows, cols)

    @property
    def komi(self) -> float | None:
        """KM; None if missing."""
        return None if self._info["komi"] is None else float(self._info["komi"])

    @property
    def handicap(self) -> int:
        """HA; 0 if missing."""
        return int(self._info["handicap"])

    @property
    def rules(self) -> RuleSet | None:
        """The rules of RU; None if unknown."""
        return None if self._info["rules"] is None else RuleSet(self._info["rules"])

    @property
    def moves(self) -> list[Move]:
        """The moves of the main line."""
        return self.replay().moves

    @property
    def start(self) -> Position:
        """The position before the first move, including setup stones."""
        return self.replay(move=0).position

    @property
    def nodes(self) -> list[Node]:
        """Every node of every line, in file order; ``before`` makes them a tree."""
        rows = _core.nodes(self._record, self.number, self._encoding)
        return [Node(before, line, column, dict(properties)) for before, line, column, properties in rows]

    def replay(self, *, move: int | None = None, path: str = "") -> Replay:
        """Play the game regardless of rules. Moves that cannot be played are skipped.

        Parameters
        ----------
        move
            The number of the last move to play. Defaults to the end.
        path
            A variation: "34/2" is the second one after move 34, "34/2,36/3" the third after move 36 of that.

        Raises
        ------
        ValueError
            If the variation does not exist, or there is no valid board.
        """
        last = None if move is None else number("move", move, 0, 2**31 - 1)
        core, _ = _core.play_line(self._record, self.number, path, last, self._encoding)
        return Replay._of(core, self.rules or RuleSet.JAPANESE)

    def _repr_png_(self) -> bytes:
        return self.replay()._repr_png_()

    def __repr__(self) -> str:
        names = " - ".join(self._info[color] or "?" for color in ("black", "white"))
        return f"<Game {self.number}: {names}, {self._info['moves']} moves>"


def read_sgf(record: str | os.PathLike[str] | bytes, *, encoding: str | None = None) -> list[Game]:
    """Read a game record (SGF, GIB, NGF, UGF) in any encoding, even if it is damaged.

    Parameters
    ----------
    record
        The path of a file, or its bytes.
    encoding
        The encoding of text that is not UTF-8, such as "GBK". Defaults to that of CA, or else it is guessed.

    Returns
    -------
    list of Game
        Empty if the file contains none. :func:`pygocheck.lint` reports faults.

    Raises
    ------
    OSError
        If the file cannot be read.
    ValueError
        If the encoding does not exist.

    Examples
    --------
    >>> from pygocheck import read_sgf
    >>> game, = read_sgf(b"(;SZ[3]PB[Ann]PW[Bob];B[bb];W[aa](;B[ba])(;B[ab]))")
    >>> game
    <Game 1: Ann - Bob, 3 moves>
    >>> game.moves[0].point
    (1, 1)
    >>> print(game.replay(path="2/2"))
    O . .
    X X .
    . . .
    """
    content = bytes(record) if isinstance(record, (bytes, bytearray, memoryview)) else Path(record).read_bytes()
    rows = [json.loads(row) for row in _core.games_of(content, encoding)]
    for row in rows:
        del row["file"]
    return [Game(content, int(row["game"]), row, encoding) for row in rows]
