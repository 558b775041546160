"""Measures calls with one board on one core: python benches/single.py [SECONDS].

The boards are different ones in turn. A list is measured next to the array of the same boards. A figure is the best of
several runs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from pygocheck import BLACK, WHITE, Analysis, Games, Played, Position, Replay, analyse, features, play

# Keeps the process on one core, too.
from python import Boards, best, positions

#: The number of boards.
COUNT = 500
#: Features of a small network.
SEVEN = ["own", "opponent", "empty", "liberties_1", "legal", "captures", "self_atari"]
#: The number of boards in a list.
LISTED = 2000


def each(call: Callable[[Any], Any], items: Iterable[Any]) -> None:
    """Call a function with one item after another."""
    for item in items:
        call(item)


def row(name: str, work: Callable[[], Any], calls: int, seconds: float) -> None:
    """Print the time of a call."""
    print(f"  {name:45}{best(work, seconds) / calls * 1e6:12.2f}", flush=True)


def measure_boards(boards: Boards, moves: npt.NDArray[np.intp], seconds: float) -> None:
    """Measure the functions for boards."""
    size = boards.shape[1]
    some, turns = list(boards), list(zip(boards, moves.tolist()))
    planes = np.stack([boards == BLACK, boards == WHITE], axis=1)
    bits = np.packbits(planes.reshape(len(boards), 2, -1), axis=-1)
    one: Any = analyse(some[0], liberties=True, groups=True)
    out: Any = Analysis(*(np.empty_like(array) for array in one[:4]))
    after = Played(np.empty_like(some[0]), np.empty((), np.uint8))
    positions = [Position(board) for board in some]
    # Without a legal move, a pass.
    choices = [move if move >= 0 else None for move in moves.tolist()]
    calls: dict[str, tuple[Callable[[Any], Any], Iterable[Any]]] = {
        "analyse": (analyse, some),
        "analyse, out=": (partial(analyse, out=out), some),
        "analyse, liberties and groups": (partial(analyse, liberties=True, groups=True), some),
        "analyse, packed": (partial(analyse, packed=True), some),
        "analyse, (1, rows, cols)": (analyse, [board[np.newaxis] for board in some]),
        "analyse, int64": (analyse, list(boards.astype(np.int64))),
        "analyse, planes": (analyse, list(planes)),
        "analyse, packed bits": (partial(analyse, size=size), list(bits)),
        "analyse, ten boards": (analyse, [boards[first : first + 10] for first in range(len(boards) - 10)]),
        "play": (lambda turn: play(*turn), turns),
        "play, out=": (lambda turn: play(*turn, out=after), turns),
        "features, own and legal": (partial(features, names=["own", "legal"]), some),
        "features, own and legal, packed bits": (partial(features, names=["own", "legal"], dtype="bits"), some),
        "features, 7 planes": (partial(features, names=SEVEN), some),
        "Position(board)": (Position, some),
        "Position.legal": (lambda position: position.legal, positions),
        "Position.play": (lambda turn: turn[0].play(turn[1]), list(zip(positions, choices))),
    }
    for name, (call, items) in calls.items():
        row(name, partial(each, call, items), len(list(items)), seconds)


def measure_list(boards: Boards, seconds: float) -> None:
    """Measure a list of boards and the array of them, per board."""
    listed = list(boards)
    row("a list of 2,000: analyse, per board", partial(analyse, listed), len(boards), seconds)
    row("the array of it: np.stack and analyse", lambda: analyse(np.stack(listed)), len(boards), seconds)


def measure_games(moves: list[int], size: int, seconds: float) -> None:
    """Measure a game that is played to its end."""
    turns = [np.array([move], np.int32) for move in moves]
    games = Games(1, size)

    def step() -> None:
        games.reset()
        for turn in turns:
            games.play(turn)
            games.legal()

    def replay(ask: Callable[[Replay], Any] | None = None) -> None:
        game = Replay(size)
        for move in moves:
            game.play(None if move < 0 else move)
            if ask is not None:
                ask(game)

    row("Games(1): play and legal", step, len(turns), seconds)
    row("Replay.play", replay, len(moves), seconds)
    row("Replay.play and legal", partial(replay, Replay.legal), len(moves), seconds)


def main() -> None:
    """Measure and print a table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    for size in (9, 19):
        print(f"{size} x {size}: us per call")
        boards, games = positions(size, LISTED)
        some = boards[:COUNT]
        points = analyse(some).legal.reshape(COUNT, -1)
        measure_boards(some, np.where(points.any(axis=1), points.argmax(axis=1), -1), seconds)
        measure_list(boards, seconds)
        longest = games[(games != -2).sum(axis=1).argmax()]
        measure_games(longest[longest != -2].tolist(), size, seconds)


if __name__ == "__main__":
    main()
