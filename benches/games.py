"""Compares many games at once with other programs on one core: python benches/games.py [SECONDS].

Measures pyspiel (open_spiel) and pgx if they are installed. All of them play the same moves. A figure is the best of
several runs.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

# One core for all programs and their children.
os.environ.update(OMP_NUM_THREADS="1", XLA_FLAGS="--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

from pygocheck import Games


def best(work: Callable[[], Any], seconds: float) -> float:
    """The seconds of the fastest run: other work on the machine only adds to it."""
    runs: list[float] = []
    end = time.perf_counter() + seconds
    while not runs or time.perf_counter() < end:
        start = time.perf_counter()
        work()
        runs.append(time.perf_counter() - start)
    return min(runs)


def measure_games(seconds: float) -> None:
    """Measure steps of many games, with legal moves: the same random games for all programs."""
    for size, steps in [(9, 150), (19, 400)]:
        count = 1024
        games = Games(count, size, "chinese-kgs")
        legal, reasons = np.empty((count, size * size + 1), bool), np.empty(count, np.uint8)
        boards, moves = np.empty((count, size, size), np.int8), np.empty((steps, count), np.int32)
        planes = np.empty((count, 17, size, size), bool)
        for number, row in enumerate(moves):
            games.play(games.sample(number, row), reasons)

        def step_all(games: Games, *more: Callable[[Games], Any], moves: npt.NDArray[np.int32] = moves) -> None:
            games.reset()
            for row in moves:
                games.play(row, reasons, threads=1)  # noqa: B023
                for call in more:
                    call(games)

        def with_legal(games: Games) -> None:
            games.legal(legal, threads=1)  # noqa: B023

        def with_boards(games: Games) -> None:
            games.write_boards(boards, threads=1)  # noqa: B023

        def with_planes(games: Games) -> None:
            games.observe("alphago_zero", planes, threads=1)  # noqa: B023

        def resample(games: Games) -> None:
            games.sample(1, moves[0].copy(), threads=1)  # noqa: B023

        simple, suicide = Games(count, size, "chinese"), Games(count, size, "tromp-taylor")
        works: dict[str, Callable[[], Any]] = {
            "play, legal moves, positional superko": partial(step_all, games, with_legal),
            "play, legal moves, simple ko": partial(step_all, simple, with_legal),
            "play, legal moves, superko and suicide": partial(step_all, suicide, with_legal),
            "the first with boards": partial(step_all, games, with_legal, with_boards),
            "the first with planes of AlphaGo Zero": partial(step_all, games, with_legal, with_planes),
            "the first with random moves": partial(step_all, games, with_legal, resample),
        }
        print(f"{size} x {size}, {count} games, {steps} moves: ns per move")
        for name, work in works.items():
            print(f"  {name:45}{best(work, seconds) / count / steps * 1e9:12.1f}")
        measure_other_games(moves, size, seconds)


def measure_other_games(moves: npt.NDArray[np.int32], size: int, seconds: float) -> None:
    """Measure the installed programs."""
    try:
        spiel = importlib.import_module("pyspiel").load_game("go", {"board_size": size})
        few = moves[:, :10].T.tolist()

        def one_after_another() -> None:
            for game in few:
                state = spiel.new_initial_state()
                for move in game:
                    if state.is_terminal():
                        break
                    state.apply_action(size * size if move < 0 else move)
                    state.legal_actions()

        print(f"  {'OpenSpiel, legal moves':45}{best(one_after_another, seconds) / 10 / len(moves) * 1e9:12.1f}")
    except ImportError:
        print("  OpenSpiel is not installed")
    try:
        jax, go = importlib.import_module("jax"), importlib.import_module("pgx.go")
    except ImportError:
        print("  Pgx is not installed")
        return
    env = go.Go(size=size, max_terminal_steps=10_000)
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), 1024))
    step = jax.jit(jax.vmap(env.step))
    some = np.where(moves < 0, size * size, moves)[: 3000 // size**2 + 1]

    def together() -> None:
        state = start
        for row in some:
            state = step(state, row)
        state.legal_action_mask.block_until_ready()

    together()
    print(f"  {'Pgx, legal moves':45}{best(together, seconds) / 1024 / len(some) * 1e9:12.1f}")


if __name__ == "__main__":
    measure_games(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
