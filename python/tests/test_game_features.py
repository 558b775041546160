"""The same planes from boards with a history, from records, from many games, and from a replay."""

from __future__ import annotations

import numpy as np
import pytest
from pygocheck import Games, History, RuleSet, boards, features, lint, read_sgf, records
from pygocheck import Records as PlayedRecords

NAMES = [
    *("own", "opponent", "black", "white", "empty", "legal", "captures", "self_atari", "ko"),
    *(f"{side}liberties_{number}" for side in ("", "own_", "opponent_") for number in range(1, 5)),
    *("own_pass_alive", "opponent_pass_alive", "own_pass_alive_area", "opponent_pass_alive_area"),
    *("own_area", "opponent_area", "edge", "ones", "zeros", "black_to_move", "white_to_move"),
    *(f"last_move_{number}" for number in range(1, 7)),
    *("own_before_1", "opponent_before_1", "black_before_2", "white_before_7"),
    *("ladder_captured", "ladder_moves"),
]
PRESETS = ["alphago_zero", "katago_v7_spatial"]


def history(games: Games) -> History:
    """The history of games, from their replays."""
    replays = [games.replay(game) for game in range(len(games))]
    moves = np.full((len(games), 7), -2)
    earlier = np.zeros((len(games), 7, *games.shape), np.int8)
    for game, replay in enumerate(replays):
        line = games.line(game)[::-1][:7]
        moves[game, : len(line)] = line
        for ago in range(min(7, len(line))):
            earlier[game, ago] = replay.board_after(len(games.line(game)) - 1 - ago)
    return History(moves, games.ko, earlier)


def play(games: Games, turns: int, random: np.random.Generator) -> None:
    """Play random moves, some passes among them, and take some back."""
    for turn in range(turns):
        moves = games.sample(int(random.integers(2**32)))
        moves[random.random(len(games)) < 0.05] = -1
        games.play(moves)
        if turn % 5 == 4:
            games.undo(random.random(len(games)) < 0.2)
        if turn % 11 == 10:
            games.reset(random.random(len(games)) < 0.1)


@pytest.mark.parametrize("rules", list(RuleSet))
@pytest.mark.parametrize("size", [(2, 3), (5, 5), (9, 9), (7, 13), (19, 19)])
def test_planes_are_the_same_from_every_source(rules: RuleSet, size: tuple[int, int]) -> None:
    random = np.random.default_rng([size[0], list(RuleSet).index(rules)])
    n = 3 if size[0] > 9 else 6
    games = Games(n, size, rules, passes=1000)
    for _ in range(3):
        play(games, 30, random)
        assert games.ko.tolist() == [
            -1 if not planes.any() else int(planes.argmax())
            for planes in (games.replay(game).planes(["ko"]) for game in range(n))
        ]
        played = games.records()
        lengths = played.lengths
        # A last move that is not asked for, so that every position is one before a move.
        games.play(np.full(n, -1))
        after = games.records()
        games.undo()
        for names in [NAMES, *PRESETS]:
            found = games.features(names, dtype=bool).planes
            of_boards = features(
                games.boards, names, games.to_move, history=history(games), rules=rules, dtype=bool
            ).planes
            if names != "katago_v7_spatial" or rules.ko in ("simple", "none"):
                # Superko needs all of the history.
                assert (found == of_boards).all(), names
            of_replays = np.stack([games.replay(game).planes(names) for game in range(n)])
            assert (found == of_replays).all(), names
            rows = list(boards(after, shuffle=False, features=names, rules=rules, dtype=bool))
            game = np.concatenate([some.game for some in rows])
            number = np.concatenate([some.number for some in rows])
            planes = np.concatenate([some.planes for some in rows if some.planes is not None])
            for index in range(n):
                (place,) = np.flatnonzero((game == index) & (number == lengths[index]))
                assert (planes[place] == found[index]).all(), names


@pytest.mark.parametrize("rules", list(RuleSet))
def test_global_inputs_are_the_same_from_every_source(rules: RuleSet) -> None:
    random = np.random.default_rng(list(RuleSet).index(rules))
    games = Games(6, 7, rules, komi=5.5, passes=1000)
    for _ in range(4):
        play(games, 12, random)
        found = games.global_inputs()
        assert found.shape == (6, 19)
        assert found.dtype == np.float32
        for game, inputs in enumerate(found):
            np.testing.assert_array_equal(inputs, games.replay(game).global_inputs(komi=5.5))
        out = np.empty_like(found)
        assert games.global_inputs(out=out) is out
        np.testing.assert_array_equal(out, found)
        lengths = games.records().lengths
        games.play(np.full(6, -1))
        after = games.records()
        games.undo()
        for some in boards(after, shuffle=False, global_inputs="katago_v7_global", rules=rules):
            assert some.global_inputs is not None
            last = some.number == lengths[some.game]
            np.testing.assert_array_equal(some.global_inputs[last], found[some.game[last]])
    with pytest.raises(ValueError, match="katago_v7_global"):
        games.global_inputs("katago")


@pytest.mark.parametrize("layout", ["NCHW", "NHWC"])
@pytest.mark.parametrize("dtype", [np.float32, bool, "bits"])
def test_forms_and_images_are_those_of_features(layout: str, dtype: object) -> None:
    random = np.random.default_rng(3)
    games = Games(700, 9, "tromp-taylor", passes=5)
    play(games, 25, random)
    past = history(games)
    moves = games.sample(5)
    for names in [["own", "ko", "last_move_2", "opponent_before_3"], "alphago_zero"]:
        symmetry = random.integers(0, 8, len(games))
        form = {"dtype": dtype, "layout": layout, "symmetry": symmetry, "moves": moves}
        found = games.features(names, **form)  # type: ignore[arg-type]
        expected = features(games.boards, names, games.to_move, history=past, **form)  # type: ignore[arg-type]
        assert (found.planes == expected.planes).all()
        assert found.planes.dtype == expected.planes.dtype
        assert (found.symmetry == symmetry).all()
        assert found.moves is not None
        assert expected.moves is not None
        assert (found.moves == expected.moves).all()
        out = np.empty_like(found.planes)
        assert games.features(names, out=out, **form).planes is out  # type: ignore[arg-type]
        assert (out == found.planes).all()


def test_games_are_records() -> None:
    """The records of played games are those that are read from their SGF."""
    random = np.random.default_rng(8)
    board = np.zeros((9, 9), np.int8)
    board[2, 3], board[5, 5] = 1, -1
    for rules in RuleSet:
        games = Games(20, 9, rules, komi=6.5, boards=board, to_move=random.choice([-1, 1], 20), max_moves=60)
        play(games, 70, random)
        found = games.records()
        texts = [games.sgf(game).encode() for game in range(20)]
        read = records(texts, size=9, rules="record" if rules.in_record else rules.value)
        assert read.ok.all()
        for name in ("moves", "colors", "offsets", "setup_offsets", "komi", "handicap"):
            assert (getattr(found, name) == getattr(read, name)).all(), name
        assert all((found.start(row) == board).all() for row in range(20))
        assert (read.rules == found.rules).all()
        scores = games.score() if rules.counting else np.full(20, np.nan)
        scores[~games.over] = np.nan
        assert np.array_equal(found.margin, scores.astype(np.float32), equal_nan=True)
        for name in ("result", "margin"):
            assert np.array_equal(getattr(read, name), getattr(found, name), equal_nan=True), name
        if rules.in_record:
            assert not {finding.code for finding in lint(b"".join(texts)) if finding.severity == "error"}


def test_a_replay_is_a_record() -> None:
    [game] = read_sgf(b"(;SZ[5:4]HA[2]AB[aa][bb]PL[W];W[cc];B[];W[dd]AE[aa];AW[aa]PL[W];W[ab])")
    text = game.replay().sgf(komi=0.5, handicap=2, result="W+T")
    [again] = read_sgf(text.encode())
    assert again.moves == game.moves
    assert (again.replay().board == game.replay().board).all()
    assert (again.komi, again.handicap, again.info["result"]) == (0.5, 2, "W+T")


def test_rules_in_records_are_read_back() -> None:
    for rules in RuleSet:
        assert rules.in_record is None or RuleSet.from_record(rules.in_record) is rules


def test_no_games_have_no_planes_and_no_records() -> None:
    games = Games(0, 9)
    assert games.features(["own"]).planes.shape == (0, 1, 9, 9)
    found = games.records()
    assert isinstance(found, PlayedRecords)
    assert len(found) == 0
    assert found.offsets.tolist() == [0]


def test_bad_arguments_are_refused() -> None:
    games = Games(2, 9)
    with pytest.raises(ValueError, match="eyes"):
        games.features(["eyes"])
    with pytest.raises(ValueError, match="symmetry"):
        games.features(["own"], symmetry=8)
    with pytest.raises(ValueError, match="moves: shape"):
        games.features(["own"], moves=[1, 2, 3])
    with pytest.raises(ValueError, match="out"):
        games.features(["own"], out=np.empty((2, 2, 9, 9), np.float32))
