#!/usr/bin/env python3
"""Compares `pygocheck.Games` with the Go of OpenSpiel and Pgx, game by game and move by move.

Usage: simulators.py [GAMES], 1000 by default for each program. Programs that are not installed are named and left out.

In each position the legal moves are compared, after each move whether the game is over, and at the end boards and
results. The rules of the programs differ from each other only in how a game ends:

            moves                    two passes, or a number of moves   a repeated board
OpenSpiel   no suicide, simple ko    area score                         a draw
Pgx         no suicide, simple ko    area score; a draw is White's      whoever repeats it loses

So the games are played by `chinese` rules, and games by `chinese-kgs` rules next to them tell what repeats a board:
there, the move that the other program punishes is illegal.
"""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from pygocheck import BLACK, Games, Reason

KOMI = 5.0

Flags = npt.NDArray[np.bool_]


class Other:
    """Another program's games."""

    def legal(self) -> Flags:
        """(n, points + 1) bool, for games that are not over."""
        raise NotImplementedError

    def play(self, moves: npt.NDArray[np.int32]) -> None:
        """One move in each game that is not over."""
        raise NotImplementedError

    def over(self) -> Flags:
        """(n,) bool."""
        raise NotImplementedError

    def returns(self, to_move: npt.NDArray[np.int8], repeats: Flags, score: npt.NDArray[np.float64]) -> Any:
        """The results that are expected for Black, given who would be next, and those that the program has."""
        raise NotImplementedError

    def boards(self) -> npt.NDArray[Any]:
        """(n, rows, cols)."""
        raise NotImplementedError


class OpenSpiel(Other):
    """A state per game."""

    def __init__(self, size: int, count: int, most: int) -> None:
        pyspiel = importlib.import_module("pyspiel")
        game = pyspiel.load_game("go", {"board_size": size, "komi": KOMI, "max_game_length": most})
        self.states = [game.new_initial_state() for _ in range(count)]
        self.size = size

    def legal(self) -> Flags:
        mask = np.zeros((len(self.states), self.size**2 + 1), bool)
        for row, state in zip(mask, self.states):
            row[state.legal_actions()] = True
        return mask

    def play(self, moves: npt.NDArray[np.int32]) -> None:
        for state, move in zip(self.states, moves.tolist()):
            if not state.is_terminal():
                state.apply_action(move)

    def over(self) -> Flags:
        return np.array([state.is_terminal() for state in self.states])

    def returns(self, to_move: npt.NDArray[np.int8], repeats: Flags, score: npt.NDArray[np.float64]) -> Any:
        return np.where(repeats, 0, np.sign(score)), np.array([state.returns()[0] for state in self.states])

    def boards(self) -> npt.NDArray[Any]:
        planes = np.array([state.observation_tensor(0) for state in self.states])
        planes = planes.reshape(len(self.states), -1, self.size, self.size)
        return planes[:, 0] - planes[:, 1]


class Pgx(Other):
    """All games in one state."""

    def __init__(self, size: int, count: int, most: int) -> None:
        self.jax, go = importlib.import_module("jax"), importlib.import_module("pgx._src.games.go")
        game = go.Game(size, KOMI, max_termination_steps=most)
        self.size = size
        self.state = self.jax.vmap(lambda _: game.init())(np.arange(count))
        self.ended = np.zeros(count, bool)
        self._step = self.jax.jit(self.jax.vmap(game.step))
        self._legal = self.jax.jit(self.jax.vmap(game.legal_action_mask))
        self._over = self.jax.jit(self.jax.vmap(game.is_terminal))
        self._rewards = self.jax.jit(self.jax.vmap(game.rewards))

    def legal(self) -> Flags:
        return np.asarray(self._legal(self.state)) & ~self.ended[:, None]

    def play(self, moves: npt.NDArray[np.int32]) -> None:
        keep, after = self.ended, self._step(self.state, moves)

        def chosen(old: Any, new: Any) -> Any:
            return self.jax.numpy.where(keep.reshape(-1, *[1] * (new.ndim - 1)), old, new)

        self.state = self.jax.tree_util.tree_map(chosen, self.state, after)
        self.ended = np.asarray(self._over(self.state))

    def over(self) -> Flags:
        return self.ended

    def returns(self, to_move: npt.NDArray[np.int8], repeats: Flags, score: npt.NDArray[np.float64]) -> Any:
        expected = np.where(repeats, to_move, np.where(score > 0, 1, -1))
        return expected, np.asarray(self._rewards(self.state))[:, 0]

    def boards(self) -> npt.NDArray[Any]:
        return np.sign(np.asarray(self.state.board)).reshape(-1, self.size, self.size)


def compare(program: Callable[[int, int, int], Other], size: int, count: int, seed: int) -> tuple[int, int]:
    """Play games to their ends. Returns the numbers of moves and of games that a repetition ended."""
    random = np.random.default_rng(seed)
    most = 2 * size * size
    other = program(size, count, most)
    games = Games(count, size, "chinese", komi=KOMI, max_moves=most)
    superko = Games(count, size, "chinese-kgs")
    repeats = np.zeros(count, bool)
    moves = 0
    while not (over := games.over | repeats).all():
        legal = games.legal() & ~repeats[:, None]
        assert (legal == other.legal() & ~over[:, None]).all(), "the legal moves differ"
        # Passes are rare, so that games last long enough for repetitions.
        weights = np.where(legal, random.random(legal.shape), -1)
        weights[:, -1] *= random.random(count) < 0.1
        chosen = weights.argmax(axis=1).astype(np.int32)
        assert not games.play(np.where(over, -2, chosen)).reasons[~over].any()
        reasons = superko.play(np.where(over, -2, chosen)).reasons
        repeats |= ~over & (reasons == Reason.POSITIONAL_SUPERKO)
        assert ((reasons == 0) | repeats)[~over].all()
        other.play(chosen)
        assert (other.over() == games.over | repeats).all(), "the ends differ"
        moves += int((~over).sum())
    expected, found = other.returns(games.to_move, repeats & True, games.score())
    assert (expected == found).all(), "the results differ"
    assert (other.boards() == games.boards).all(), "the boards differ"
    assert set(games.to_move.tolist()) <= {BLACK, -BLACK}
    return moves, int(repeats.sum())


def main() -> None:
    """Compare with all programs that are installed."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for name, module, program in [("OpenSpiel", "pyspiel", OpenSpiel), ("Pgx", "pgx", Pgx)]:
        try:
            importlib.import_module(module)
        except ImportError:
            print(f"{name} is not installed")
            continue
        for size, share in [(3, 0.2), (5, 0.4), (7, 0.2), (9, 0.19), (19, 0.01)]:
            count, total, ended, start = round(wanted * share), 0, 0, time.monotonic()
            for first in range(0, count, 1000):
                moves, repeats = compare(program, size, min(1000, count - first), first)
                total, ended = total + moves, ended + repeats
            seconds = time.monotonic() - start
            print(f"{name}, {size} x {size}: {count} games, {total} moves, {ended} ended by a repetition, {seconds:.0f} s")


if __name__ == "__main__":
    main()
