"""Copies: pickles, the module copy, and other processes."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pygocheck
import pytest
from pygocheck import BLACK, WHITE, IllegalMove, Position, Reason, Replay, read_sgf

Copier = Callable[[Replay], Replay]


def pickled(game: Replay) -> Replay:
    copied: Replay = pickle.loads(pickle.dumps(game))
    return copied


def pickled_as_before(game: Replay) -> Replay:
    copied: Replay = pickle.loads(pickle.dumps(game, 0))
    return copied


COPIERS = [Replay.copy, copy.copy, copy.deepcopy, pickled, pickled_as_before]


def assert_same(game: Replay, other: Replay) -> None:
    """Every answer is the same, also after moves are taken back."""
    game, other = game.copy(), other.copy()
    while True:
        np.testing.assert_array_equal(game.board, other.board)
        assert (game.moves, game.to_move, game.hash) == (other.moves, other.to_move, other.hash)
        assert (game.removed, game.prisoners, game.rules) == (other.removed, other.prisoners, other.rules)
        for color in (BLACK, WHITE):
            np.testing.assert_array_equal(game.legal(color), other.legal(color))
            assert game.look((0, 0), color) == other.look((0, 0), color)
        if not game.moves:
            break
        game.undo()
        other.undo()


@pytest.mark.parametrize("copier", COPIERS)
def test_a_copied_game_has_the_same_history(copier: Copier, random: np.random.Generator) -> None:
    game = Replay((3, 4), rules="aga")
    for _ in range(40):
        points = np.argwhere(game.legal())
        game.play(tuple(random.choice(points).tolist()) if len(points) and random.random() < 0.9 else None)
    other = copier(game)
    assert_same(game, other)
    moves = len(game.moves)
    other.play(None)
    assert (len(game.moves), len(other.moves)) == (moves, moves + 1)


@pytest.mark.parametrize("copier", COPIERS)
def test_a_copied_game_knows_its_ko(copier: Copier) -> None:
    game = Replay(9, rules="japanese")
    for move in ["C3", "D3", "B2", "E2", "C1", "D1", "D2", "C2"]:
        game.play(move)
    with pytest.raises(IllegalMove, match="D2 is ko: move 8 took it"):
        copier(game).play("D2")
    repeating = Replay((1, 2))
    for at in [(0, 0), (0, 1), None, None]:
        repeating.play(at)
    assert copier(repeating).reason((0, 0)) == Reason.POSITIONAL_SUPERKO


@pytest.mark.parametrize("copier", COPIERS)
def test_a_copied_game_keeps_setups_and_skipped_moves(copier: Copier, repository: Path) -> None:
    record = b"(;SZ[5]AB[aa][bb]AW[ab]PL[W];W[cc];AE[aa]AW[dd][ee];B[zz];W[ba];PL[W];W[];B[cc])"
    games = [read_sgf(record)[0].replay(), Replay(Position(". X O\nX O .", WHITE), rules="ing")]
    for path in sorted((repository / "crates/sgf/tests/data/lint").glob("*.sgf")):
        games += [game.replay() for game in read_sgf(path) if game.shape is not None and game.info["moves"] < 30]
    assert len(games) > 50
    for game in games:
        assert_same(game, copier(game))


def test_a_pickle_is_read_strictly() -> None:
    again = pygocheck._core.Replay.repeat
    cases: list[tuple[list[Any], str]] = [
        ([("play", 1, [(0, 9, 1)])], "off the"),
        ([("play", 2, [(0, 0, 1)])], "color: 2"),
        ([("play", None, [(0, 0, 1)])], "is not a step of a game"),
        ([("castle", 1, [])], "is not a step of a game"),
        ([("setup", None, [(0, 0, 3)])], "color: 3"),
    ]
    for steps, message in cases:
        with pytest.raises(ValueError, match=message):
            again((9, 9), steps)
    with pytest.raises(ValueError, match="1 to 25"):
        again((26, 9), [])


def test_games_and_positions_travel_to_other_processes() -> None:
    games = [Replay(size) for size in (5, 9, 19)]
    for game in games:
        game.play((2, 2))
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for game, legal, other in zip(games, pool.map(Replay.legal, games), pool.map(Replay.copy, games)):
            np.testing.assert_array_equal(legal, game.legal())
            assert_same(game, other)
        positions = [game.position for game in games]
        assert pool.map(copy.copy, positions) == positions


def test_what_functions_return_can_be_pickled() -> None:
    board = np.zeros((3, 5, 5), np.int8)
    record = b"(;SZ[9]PB[Ann];B[aa];W[aa])"
    (game,) = read_sgf(record)
    for shown in [game, game.moves[0], pygocheck.lint(record), pygocheck.Puzzle(Position("."), "rule"), game.replay()]:
        assert repr(pickle.loads(pickle.dumps(shown))) == repr(shown)
        assert repr(copy.deepcopy(shown)) == repr(shown)
    found = analysis = pygocheck.analyse(board)
    for copied in [pickle.loads(pickle.dumps(analysis)), copy.copy(analysis), copy.deepcopy(analysis)]:
        assert type(copied) is pygocheck.Analysis
        np.testing.assert_array_equal(copied.legal, found.legal)
