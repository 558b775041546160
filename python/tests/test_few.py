"""Few boards in all forms, compared with the same boards among many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from boards import random_boards
from pygocheck import BLACK, WHITE, Analysis, Games, History, Played, Reason, Replay, analyse, features, play

SIZES = [(1, 1), (2, 3), (5, 5), (9, 9), (12, 7), (19, 19), (25, 25)]
#: More boards than those that are computed one at a time.
MANY = 50


def many(random: np.random.Generator, size: tuple[int, int]) -> tuple[Any, Any, Any]:
    """Boards, colours and moves."""
    boards = random_boards(random, MANY, *size)
    colors = random.choice(np.array([BLACK, WHITE], np.int8), MANY)
    return boards, colors, random.integers(-2, size[0] * size[1] + 1, MANY)


def forms(boards: Any) -> Iterator[tuple[Any, dict[str, Any]]]:
    """The same boards in all forms, with the argument that each needs."""
    *_, rows, cols = boards.shape
    planes = np.stack([boards == BLACK, boards == WHITE], axis=-3)
    yield boards, {}
    yield boards.astype(np.int64), {}
    yield boards.astype(np.int16)[..., ::-1][..., ::-1], {}
    yield boards.tolist(), {}
    yield np.asfortranarray(boards), {}
    yield planes, {}
    yield np.asfortranarray(planes), {}
    yield np.packbits(planes.reshape(*planes.shape[:-2], -1), axis=-1), {"size": (rows, cols)}


def parts(boards: Any, colors: Any, moves: Any) -> Iterator[tuple[Any, tuple[Any, Any, Any]]]:
    """Some of the boards, with their places."""
    for place in range(0, MANY, 7):
        yield place, (boards[place], colors[place], moves[place])
        yield place, (boards[place], int(colors[place]), int(moves[place]))
        some = slice(place, place + 1)
        yield some, (boards[some], colors[some], moves[some])
    some = slice(3, 3 + 32)
    yield some, (boards[some], colors[some], moves[some])
    yield some, (boards[some], colors[some].tolist(), moves[some].tolist())


def assert_same(found: Any, expected: Any) -> None:
    assert type(found) is type(expected)
    for one, other in zip(found, expected):
        if other is None:
            assert one is None
            continue
        assert isinstance(one, np.ndarray)
        assert (one.dtype, one.shape) == (other.dtype, other.shape)
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("packed", [False, True])
def test_few_boards_have_the_answers_that_they_have_among_many(
    random: np.random.Generator, size: tuple[int, int], packed: bool
) -> None:
    boards, colors, moves = many(random, size)
    whole: Any = analyse(boards, colors, liberties=True, groups=True, packed=packed)
    for place, (some, to_move, _) in parts(boards, colors, moves):
        which: Any = (place, ...)
        expected = Analysis._make(array[which] for array in whole)
        for given, options in forms(some):
            found: Any = analyse(given, to_move, liberties=True, groups=True, packed=packed, **options)
            assert_same(found, expected)
            out = Analysis._make(np.full_like(array, 1) for array in expected)
            assert analyse(given, to_move, packed=packed, out=out, **options) is out
            assert_same(out, expected)
            only: Any = Analysis(legal=np.full_like(expected.legal, 1))
            analyse(given, to_move, packed=packed, out=only, **options)
            assert_same(only, Analysis(legal=expected.legal))
        assert analyse(some, to_move, packed=packed).liberties is None


@pytest.mark.parametrize("size", SIZES)
def test_moves_on_few_boards_do_what_they_do_among_many(random: np.random.Generator, size: tuple[int, int]) -> None:
    boards, colors, moves = many(random, size)
    whole = [play(given, moves, colors, **options) for given, options in forms(boards)]
    for place, (some, to_move, move) in parts(boards, colors, moves):
        pairs = np.stack(np.divmod(np.asarray(move), size[1]), axis=-1)
        for (given, options), all_played in zip(forms(some), whole):
            which: Any = (place, ...)
            expected = Played(all_played.boards[which], all_played.reasons[which])
            assert_same(play(given, move, to_move, **options), expected)
            out = Played._make(np.full_like(array, 1) for array in expected)
            assert play(given, move, to_move, out=out, **options) is out
            assert_same(out, expected)
            if (np.asarray(move) >= 0).all():
                assert_same(play(given, pairs, to_move, **options), expected)
                assert_same(play(given, pairs.astype(np.uint8), to_move, **options), expected)


@pytest.mark.parametrize("size", SIZES)
def test_few_boards_have_the_planes_that_they_have_among_many(
    random: np.random.Generator, size: tuple[int, int]
) -> None:
    boards, colors, _ = many(random, size)
    area = size[0] * size[1]
    names = ["own", "legal", "self_atari", "own_pass_alive_area", "opponent_area", "edge", "liberties_2"]
    names += ["ko", "last_move_1", "last_move_3", "own_before_2", "black_before_1", "opponent_before_2"]
    names += ["ladder_moves", "ladder_captured", "own"]
    earlier = random_boards(random, 2 * MANY, *size).reshape(MANY, 2, *size)
    points, kos = random.integers(-2, area, (MANY, 3)), random.integers(-1, area, MANY)
    symmetries = random.integers(0, 8 if size[0] == size[1] else 4, MANY)
    kinds: list[Any] = [np.float32, bool, "bits"]
    for dtype in kinds:
        for layout in ["NCHW", "NHWC"]:
            history = History(points, kos, earlier)
            whole = features(boards, names, colors, history=history, symmetry=symmetries, dtype=dtype, layout=layout)
            for place, (some, to_move, _) in parts(boards, colors, colors):
                which: Any = (place, ...)
                expected = whole._replace(planes=whole.planes[which], symmetry=whole.symmetry[which])
                options: dict[str, Any] = {
                    "history": History(points[place], kos[place], earlier[place]),
                    "symmetry": symmetries[place],
                    "dtype": dtype,
                    "layout": layout,
                }
                assert_same(features(some, names, to_move, **options), expected)
                out = np.full_like(expected.planes, 1)
                assert features(some, names, to_move, out=out, **options).planes is out
                np.testing.assert_array_equal(out, expected.planes)


@pytest.mark.parametrize("is_array", [False, True])
def test_a_list_has_the_answers_that_its_boards_have_alone(random: np.random.Generator, is_array: bool) -> None:
    for count in (1, 5, 32, 33, 300):
        each: list[npt.NDArray[Any]] = []
        for index in range(count):
            board = random_boards(random, 1, *SIZES[random.integers(len(SIZES))])[0]
            each.append([board, board.astype(np.int32), np.asfortranarray(board)][index % 3])
        given: Any = random.choice(np.array([BLACK, WHITE]), count)
        colors = given.tolist()
        alone: list[Any] = [analyse(board, color, liberties=True) for board, color in zip(each, colors)]
        listed: Any = analyse(each, given if is_array else colors, liberties=True)
        assert len(listed) == count
        for found, expected in zip(listed, alone):
            assert_same(found, expected)
        for found, board in zip(analyse(tuple(each), BLACK), each):
            assert_same(found, analyse(board, BLACK))


def test_a_fault_in_a_list_has_its_place(random: np.random.Generator) -> None:
    for count in (3, 100):
        boards = [*list(random_boards(random, count, 9, 9)), np.zeros((3, 3), np.int8)]
        boards[-1][1, 2] = 5
        with pytest.raises(ValueError, match=rf"^boards\[{count}\]\[1, 2\] is 5: "):
            analyse(boards)
        boards[-1][1, 2] = 0
        with pytest.raises(ValueError, match="to_move"):
            analyse(boards, [BLACK] * count + [2])
        with pytest.raises(ValueError, match=f"to_move: 2 for {count + 1} boards"):
            analyse(boards, [BLACK, WHITE])


def test_arrays_that_share_memory_are_refused_for_few_boards() -> None:
    memory = np.zeros((3, 9, 9), np.int8)
    board, marks = memory[0], memory.view(np.bool_)
    with pytest.raises(ValueError, match=r"out\.legal and boards share memory"):
        analyse(board, out=Analysis(legal=marks[0]))
    with pytest.raises(ValueError, match=r"out\.captures and out\.legal share memory"):
        analyse(board, out=Analysis(legal=marks[1], captures=marks[1]))
    with pytest.raises(ValueError, match=r"out\.boards and boards share memory"):
        play(board[::-1], 0, out=Played(memory[0], np.empty((), np.uint8)))
    with pytest.raises(ValueError, match="out and boards share memory"):
        features(board, ["own"], dtype=bool, out=marks[:1])
    found = analyse(board, out=Analysis(legal=marks[1], dead=marks[2]))
    assert found.legal.all()
    assert not found.dead.any()


def test_read_only_arrays_are_refused_for_few_boards() -> None:
    board, out = np.zeros((9, 9), np.int8), np.zeros((9, 9), bool)
    out.flags.writeable = False
    with pytest.raises(ValueError, match=r"out\.legal: an array that is C-contiguous and writeable expected"):
        analyse(board, out=Analysis(legal=out))


@pytest.mark.parametrize("rules", ["tromp-taylor", "japanese", "aga", "chinese-kgs"])
def test_few_games_are_played_as_many_games_are(random: np.random.Generator, rules: str) -> None:
    games, few = Games(40, 5, rules), [Games(1, 5, rules) for _ in range(40)]
    for turn in range(150):
        moves = games.sample(turn)
        odd = random.random(40) < 0.3
        moves[odd] = random.integers(-2, 30, odd.sum())
        expected, legal = games.play(moves, threads=1), games.legal(threads=1)
        for index, one in enumerate(few):
            move: list[Any] = [[int(moves[index])], moves[index : index + 1], moves[index : index + 1].astype(np.int64)]
            turn_of_one = one.play(move[turn % 3])
            assert turn_of_one.reasons.tolist() == [expected.reasons[index]]
            assert turn_of_one.over.tolist() == [expected.over[index]]
            assert turn_of_one.scores is None
            np.testing.assert_array_equal(one.legal(), legal[index : index + 1])
            reasons, marks = np.empty(1, np.uint8), np.empty((1, 26), bool)
            assert one.legal(marks) is marks
            np.testing.assert_array_equal(marks, one.legal())
            before = one.moves
            assert one.play([100], reasons).reasons is reasons
            assert reasons[0] in (Reason.OFF_BOARD, Reason.GAME_OVER)
            assert one.moves == before


@pytest.mark.parametrize("rules", ["tromp-taylor", "japanese", "aga", "new-zealand", "none"])
def test_a_replay_plays_what_its_rules_allow(random: np.random.Generator, rules: str) -> None:
    game = Replay((3, 4), rules=rules)
    for _ in range(300):
        color = int(random.choice([BLACK, WHITE]))
        legal = game.legal(color)
        reasons = np.array([[game.reason((row, col), color) for col in range(4)] for row in range(3)])
        np.testing.assert_array_equal(legal, reasons == Reason.LEGAL)
        place = int(random.integers(12))
        if legal.flat[place]:
            move: Any = [place, divmod(place, 4), np.int16(place)][int(random.integers(3))]
            facts, expected = game.look(move, color), game.copy()
            assert game.play(move, color) == facts
            expected._core.play(rules, color, divmod(place, 4))
            np.testing.assert_array_equal(game.board, expected.board)
            assert game.to_move == -color
