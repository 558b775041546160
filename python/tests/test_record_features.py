"""Features of the positions of records, compared with games that are played by a flood fill."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import plain
import pytest
from pygocheck import History, Records, Replay, RuleSet, boards, features, read_sgf, records
from sgf_records import some_records
from test_features import image

NAMES = ["own", "opponent", "last_move_1", "last_move_2", "ko", "own_before_1", "opponent_before_3", "black_to_move"]


def ko_point(before: list[list[int]], board: list[list[int]], to_move: int, move: int) -> tuple[int, int] | None:
    """The point of the ko after a move that captured one stone, or None."""
    rows, cols = len(board), len(board[0])
    gone = [(r, c) for r in range(rows) for c in range(cols) if before[r][c] == to_move and board[r][c] == 0]
    if len(gone) != 1 or move < 0 or board[move // cols][move % cols] != -to_move:
        return None
    after, reason = plain.play(board, to_move, *gone[0])
    return gone[0] if reason == 0 and after == before else None


#: White takes a ko, Black plays elsewhere, White fills it; later two passes.
KO = b"(;SZ[9]RU[NZ];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[gg];W[bb];B[cb];W[gh];B[];W[bb];B[];W[];B[ee])"


def after(board: list[list[int]], color: int, row: int, col: int) -> list[list[int]]:
    """The board after a move, which may be suicide."""
    played, reason = plain.play(board, color, row, col)
    if reason == 2:
        played = [list(line) for line in board]
        played[row][col] = color
        for r, c in plain.flood(played, row, col)[0]:
            played[r][c] = 0
    return played


def expected_planes(found: Records) -> dict[tuple[int, int], npt.NDArray[np.bool_]]:
    """The planes of each position, by game and number."""
    rows, cols = found.shape
    planes = {}
    for game in np.flatnonzero(found.ok).tolist():
        board = np.zeros(rows * cols, int)
        setup = slice(*found.setup_offsets[game : game + 2])
        board[found.setup[setup]] = found.setup_colors[setup]
        empty = np.zeros((rows, cols), int)
        past = [board.reshape(rows, cols).tolist()]
        moves: list[int] = []
        where = slice(*found.offsets[game : game + 2])
        for move, color in zip(found.moves[where].tolist(), found.colors[where].tolist()):
            last = [np.arange(rows * cols).reshape(rows, cols) == at for at in [-1, -1, *moves][-2:]]
            ko = ko_point(past[-2], past[-1], color, moves[-1]) if moves else None
            taken = np.zeros((rows, cols), bool)
            if ko is not None:
                taken[ko] = True
            now, before, oldest = (np.array(past[-k]) if k <= len(past) else empty for k in (1, 2, 4))
            planes[game, len(moves)] = np.stack(
                [
                    now == color,
                    now == -color,
                    last[1],
                    last[0],
                    taken,
                    before == color,
                    oldest == -color,
                    np.full((rows, cols), color == 1),
                ]
            )
            past.append(after(past[-1], color, *divmod(move, cols)) if move >= 0 else past[-1])
            moves.append(move)
    return planes


@pytest.fixture(scope="module")
def played() -> tuple[Records, dict[tuple[int, int], npt.NDArray[np.bool_]]]:
    found = records([*some_records(60), KO], size=9)
    assert found.ok[-1]
    return found, expected_planes(found)


@pytest.mark.parametrize("symmetry", [0, 5, "random"])
@pytest.mark.parametrize("options", [{"shuffle": False}, {"every": 3, "batch": 100, "buffer": 1000}, {"threads": 2}])
def test_planes_are_those_of_the_game(
    played: tuple[Records, dict[tuple[int, int], npt.NDArray[np.bool_]]], symmetry: Any, options: dict[str, Any]
) -> None:
    found, expected = played
    assert sum(int(planes[4].sum()) for planes in expected.values()) > 0, "no ko is tested"
    seen = 0
    for some in boards(found, features=NAMES, dtype=bool, symmetry=symmetry, **options):
        assert some.planes is not None
        assert some.planes.shape == (len(some.move), len(NAMES), 9, 9)
        np.testing.assert_array_equal(some.planes[:, 0], some.board == some.to_move[:, None, None])
        for planes, game, number, which in zip(some.planes, some.game, some.number, some.symmetry.tolist()):
            np.testing.assert_array_equal(planes, image(expected[int(game), int(number)], which))
            seen += 1
    assert seen == len(expected) or "every" in options


@pytest.mark.parametrize("dtype", [np.float32, bool, "bits"])
@pytest.mark.parametrize("layout", ["NCHW", "NHWC"])
def test_forms_are_those_of_features(dtype: Any, layout: str) -> None:
    found = records(some_records(20), size=9)
    names = ["own", "liberties_1", "edge"]
    for some in boards(found, features=names, dtype=dtype, layout=layout, seed=3):
        expected = features(some.board, names, some.to_move, dtype=dtype, layout=layout).planes
        np.testing.assert_array_equal(some.planes, expected)


@pytest.mark.parametrize("symmetry", [0, 6, "random"])
def test_planes_of_katago_are_those_of_the_replayed_game(symmetry: Any) -> None:
    texts = [*some_records(12), KO]
    found = records(texts, size=9)
    names = ["ones", "own", "opponent", "liberties_1", "liberties_2", "liberties_3"]
    seen = 0
    for some in boards(found, features="katago_v7_spatial", rules="japanese", dtype=bool, symmetry=symmetry, batch=50):
        assert some.planes is not None
        assert some.planes.shape == (len(some.move), 22, 9, 9)
        np.testing.assert_array_equal(some.planes[:, :6], features(some.board, names, some.to_move, dtype=bool).planes)
        for planes, game, number, which in zip(some.planes, some.game, some.number, some.symmetry.tolist()):
            replay = read_sgf(texts[game])[0].replay(move=int(number))
            np.testing.assert_array_equal(planes, image(replay.planes("katago_v7_spatial", rules="japanese"), which))
            seen += 1
    assert seen == int(found.lengths[found.ok].sum())


def test_rules_are_those_of_each_record() -> None:
    # The planes of area are empty where territory is counted.
    texts = [*some_records(6), KO, b"(;SZ[9]RU[Chinese];B[ee];W[ed])", b"(;SZ[9];B[ee];W[ed])"]
    found = records(texts, size=9)
    assert len(set(found.rules.tolist())) >= 3
    for some in boards(found, features="katago_v7_spatial", rules="record", dtype=bool, every=3, shuffle=False):
        assert some.planes is not None
        for planes, game, number in zip(some.planes, some.game, some.number):
            own = list(RuleSet)[found.rules[game]] if found.rules[game] >= 0 else RuleSet.JAPANESE
            replay = read_sgf(texts[game])[0].replay(move=int(number))
            np.testing.assert_array_equal(planes, replay.planes("katago_v7_spatial", rules=own))


@pytest.mark.parametrize("features", [None, ["own", "last_move_1"], "katago_v7_spatial"])
@pytest.mark.parametrize("komi", [None, 0.5])
def test_global_inputs_are_those_of_the_replayed_game(features: Any, komi: float | None) -> None:
    texts = [
        *some_records(6),
        KO,
        b"(;SZ[9]RU[Chinese]KM[3.75]HA[2]AB[cc][gg];W[ee];B[ed];W[];B[])",
        b"(;SZ[9]RU[Japanese]KM[6.5];B[ee];W[];B[ed];W[dd])",
    ]
    found = records(texts, size=9)
    assert np.isnan(found.komi).any()
    seen = 0
    for some in boards(
        found,
        features=features,
        global_inputs="katago_v7_global",
        komi=komi,
        rules="record",
        symmetry="random",
        batch=50,
    ):
        assert some.global_inputs is not None
        assert some.global_inputs.shape == (len(some.move), 19)
        assert some.global_inputs.dtype == np.float32
        assert (some.planes is None) == (features is None)
        for inputs, game, number in zip(some.global_inputs, some.game, some.number):
            own = list(RuleSet)[found.rules[game]] if found.rules[game] >= 0 else RuleSet.JAPANESE
            points = komi if komi is not None else float(np.nan_to_num(found.komi[game], nan=7.5))
            replay = read_sgf(texts[game])[0].replay(move=int(number))
            np.testing.assert_array_equal(inputs, replay.global_inputs(komi=points, rules=own))
            seen += 1
    assert seen == int(found.lengths[found.ok].sum())


def test_global_inputs_and_errors() -> None:
    game = Replay(19, rules="japanese")
    for move in ("Q16", None, "D4"):
        game.play(move)
    # White has two points of komi more, because Black has played two stones.
    expected = [0, 1, 0, 0, 0, (6.5 + 2) / 20, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert game.global_inputs(komi=6.5).tolist() == np.array(expected, np.float32).tolist()
    assert game.global_inputs(komi=6.5, rules="aga")[6:9].tolist() == [1, -0.5, 0]
    with pytest.raises(ValueError, match="'katago_v7_global' expected"):
        game.global_inputs("katago", komi=6.5)
    with pytest.raises(ValueError, match="komi"):
        game.global_inputs(komi=float("nan"))
    found = records(some_records(2), size=9)
    with pytest.raises(ValueError, match="'katago_v7_global' expected"):
        boards(found, global_inputs="katago")
    with pytest.raises(ValueError, match="komi"):
        boards(found, global_inputs="katago_v7_global", komi=float("inf"))
    assert next(boards(found)).global_inputs is None


def test_planes_of_a_replay() -> None:
    game = read_sgf(KO)[0].replay()
    board, earlier = game.board, np.stack([game.board_after(len(game.moves) - step) for step in range(1, 8)])
    expected = features(board, "alphago_zero", game.to_move, history=History(boards=earlier), dtype=bool).planes
    np.testing.assert_array_equal(game.planes("alphago_zero"), expected)
    with pytest.raises(ValueError, match="alphago_zero, katago_v7_spatial"):
        game.planes("minigo")
    with pytest.raises(ValueError, match=r"katago_v7_spatial needs history\.moves"):
        features(board, "katago_v7_spatial")


@pytest.mark.parametrize("rules", ["japanese", "chinese", "tromp-taylor"])
@pytest.mark.parametrize("symmetry", [0, 6])
def test_planes_of_katago_from_arrays_are_those_of_the_game(rules: str, symmetry: int) -> None:
    texts = [*some_records(20), KO]
    found = records(texts, size=9)
    whole = next(boards(found, features="katago_v7_spatial", rules=rules, dtype=bool, shuffle=False, batch=10**6))
    rows = np.flatnonzero(whole.number >= 0)
    moves, earlier = np.full((len(rows), 5), -2), np.zeros((len(rows), 5, 9, 9), np.int8)
    for ago in range(1, 6):
        has = whole.number >= ago
        moves[has, ago - 1] = whole.move[rows[has] - ago]
        earlier[has, ago - 1] = whole.board[rows[has] - ago]
    history = History(moves=moves, boards=earlier)
    arguments: dict[str, Any] = {"rules": rules, "dtype": bool, "symmetry": symmetry}
    planes = features(whole.board, "katago_v7_spatial", whole.to_move, history=history, **arguments).planes
    assert whole.planes is not None
    expected = np.stack([image(planes, symmetry) for planes in whole.planes])
    # Superko needs the whole game.
    same = [index for index in range(22) if index != 6 or rules == "japanese"]
    np.testing.assert_array_equal(planes[:, same], expected[:, same])
    assert not (planes[:, 6] & ~expected[:, 6]).any()
    assert planes[:, 6].any()
    bits = np.stack([np.packbits((whole.board == color).reshape(-1, 81), axis=-1) for color in (1, -1)], axis=1)
    packed = features(bits, "katago_v7_spatial", whole.to_move, size=9, history=history, **arguments).planes
    np.testing.assert_array_equal(packed, planes)
    place = int(np.flatnonzero(whole.number >= 5)[3])
    one = History(moves[place], boards=earlier[place])
    single = features(whole.board[place], "katago_v7_spatial", int(whole.to_move[place]), history=one, **arguments)
    np.testing.assert_array_equal(single.planes, planes[place])
    earlier[place, 2, 0, 0] = 1 - abs(int(earlier[place, 2, 0, 0]))
    with pytest.raises(ValueError, match=rf"boards\[{place}\]: the moves of its history do not lead"):
        features(whole.board, "katago_v7_spatial", whole.to_move, history=history, **arguments)


def test_alphago_zero_and_errors() -> None:
    found = records(some_records(20), size=9)
    some = next(boards(found, features="alphago_zero", batch=64))
    assert some.planes is not None
    assert some.planes.shape == (64, 17, 9, 9)
    # At the call, not with the first batch.
    for options in [{"features": ["lady"]}, {"features": "katago"}, {"features": ["own"], "layout": "WHC"}]:
        with pytest.raises(ValueError, match=r"lady|katago|layout"):
            boards(found, **options)  # type: ignore[arg-type]
