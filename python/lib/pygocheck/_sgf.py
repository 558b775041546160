"""Game records, a game at a time."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

from . import _core
from ._position import Position
from ._replay import Move, Replay
from ._rules import RuleSet


class Node(NamedTuple):
    """A node of a game."""

    #: The place of the node before it in ``Game.nodes``; None of the root.
    before: int | None
    #: Where it stands in the file, from 1.
    line: int
    column: int
    #: The values of each property, as text: {"B": ["qd"], ..}.
    properties: dict[str, list[str]]


class Game:
    """A game of a record, whatever is damaged in it."""

    __slots__ = ("_info", "_record", "number")

    def __init__(self, record: bytes, number: int, info: dict[str, Any]) -> None:
        self._record = record
        self._info = info
        #: Which game of the record it is, from 1.
        self.number = number

    @property
    def info(self) -> dict[str, Any]:
        """What is known of it: the columns of :func:`pygocheck.games`, None where nothing is known."""
        return dict(self._info)

    @property
    def shape(self) -> tuple[int, int] | None:
        """Rows and columns; None where no move can be played."""
        rows, cols = self._info["rows"], self._info["columns"]
        return None if rows is None else (rows, cols)

    @property
    def komi(self) -> float | None:
        """KM."""
        return None if self._info["komi"] is None else float(self._info["komi"])

    @property
    def handicap(self) -> int:
        """HA; 0 where there is none."""
        return int(self._info["handicap"])

    @property
    def rules(self) -> RuleSet | None:
        """The rules that RU names, where they are known."""
        return None if self._info["rules"] is None else RuleSet(self._info["rules"])

    @property
    def moves(self) -> list[Move]:
        """The moves of the main line."""
        return self.replay().moves

    @property
    def start(self) -> Position:
        """The position before the first move, stones set up."""
        return self.replay(move=0).position

    @property
    def nodes(self) -> list[Node]:
        """Every node of every line, in the order of the file: a tree, by what stands before each."""
        rows = _core.nodes(self._record, self.number)
        return [Node(before, line, column, dict(properties)) for before, line, column, properties in rows]

    def replay(self, *, move: int | None = None, path: str = "") -> Replay:
        """Play it, whatever the rules say of its moves; those that cannot be played are skipped.

        Parameters
        ----------
        move
            Stop after this move, or play to the end.
        path
            A variation: "34/2" is the second one after move 34, "34/2,36/3" the third after move 36 of that.

        Raises
        ------
        ValueError
            There is no such variation, or no board.
        """
        core, _ = _core.play_line(self._record, self.number, path, move)
        return Replay._of(core, self.rules or RuleSet.JAPANESE)

    def _repr_png_(self) -> bytes:
        return self.replay()._repr_png_()

    def __repr__(self) -> str:
        names = " - ".join(self._info[color] or "?" for color in ("black", "white"))
        return f"<Game {self.number}: {names}, {self._info['moves']} moves>"


def read_sgf(record: str | os.PathLike[str] | bytes) -> list[Game]:
    """Read a game record, in any encoding, whatever is damaged in it.

    Parameters
    ----------
    record
        The path of a file, or its bytes.

    Returns
    -------
    list of Game
        Empty where the file holds none. What is wrong with it, :func:`pygocheck.lint` says.

    Raises
    ------
    OSError
        The file cannot be read.

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
    rows = [json.loads(row) for row in _core.games_of(content)]
    for row in rows:
        del row["file"]
    return [Game(content, int(row["game"]), row) for row in rows]
