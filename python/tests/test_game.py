"""Positions, games, rule sets and pictures."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import plain
import pygocheck
import pytest
from boards import random_boards
from pygocheck import BLACK, WHITE, Group, IllegalMove, Position, Reason, Replay, RuleSet

CORNER = """
    . X O .
    X O . .
    . . . .
"""


@pytest.mark.parametrize(
    ("text", "size"),
    [
        (CORNER, None),
        (".XO.XO......\n", (3, 4)),
        ("-bw-bw------ w", (3, 4)),
        ("0 1 -1\n0 2 1\n1 0 -1\n1 1 1\n", (3, 4)),
        ("(;GM[1]FF[4]SZ[4:3]PL[W]AB[ba][ab]AW[ca][bb])", None),
        ("(;GM[1]FF[4]SZ[4:3];B[ba];W[ca];B[ab];W[bb];B[])", None),
    ],
)
def test_text_in_each_form(text: str, size: Any) -> None:
    position = Position(text, size=size)
    assert position == Position([[0, 1, -1, 0], [1, -1, 0, 0], [0, 0, 0, 0]])
    assert position.to_move == WHITE
    assert str(position) == ". X O .\nX O . .\n. . . ."


def test_text_may_give_the_colour_to_move() -> None:
    assert Position("X........ b").to_move == BLACK
    assert Position("X........ b", WHITE).to_move == WHITE
    assert Position("(;SZ[3];B[aa])").to_move == WHITE
    assert Position("(;SZ[3];B[aa];W[bb])").to_move == BLACK


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (". X\n. . .", "row 1 has 3 points"),
        (". Q .", "'Q'"),
        ("0 0 -1\n0 9 1\n", "column 9 is off the board"),
        ("(nothing", "no game|record"),
        ("", "rows"),
    ],
)
def test_text_that_is_not_a_board(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Position(text)


def test_a_position_is_a_value() -> None:
    board = np.array([[0, 1], [-1, 0]])
    position = Position(board, BLACK)
    board[0, 0] = 1
    assert position.board[0, 0] == 0
    with pytest.raises(ValueError, match="read-only"):
        position.board[0, 0] = 1
    assert pickle.loads(pickle.dumps(position)) == position
    assert hash(Position([[0, 1], [-1, 0]], BLACK)) == hash(position)
    assert position != Position([[0, 1], [-1, 0]], WHITE)
    assert eval(repr(position), {"Position": Position, "BLACK": BLACK, "WHITE": WHITE}) == position
    with pytest.raises(ValueError, match=r"board\[0, 1\] is 3"):
        Position([[0, 3]])


def test_a_position_agrees_with_a_flood_fill(random: np.random.Generator) -> None:
    for board in random_boards(random, 200, 5, 6):
        position = Position(board, BLACK)
        expected = plain.answer(board.tolist(), BLACK)
        assert position.legal == [tuple(at) for at in np.argwhere(expected.legal)]
        assert list(position.captures) == [tuple(at) for at in np.argwhere(expected.captures)]
        assert position.valid == (not np.any(expected.dead))
        dead = sorted(stone for group in position.dead for stone in group.stones)
        assert dead == [tuple(at) for at in np.argwhere(expected.dead)]
        for at, taken in position.captures.items():
            after = position.play(at).board
            assert [tuple(at) for at in np.argwhere((board != 0) & (after == 0))] == taken


def test_a_dead_group_is_listed() -> None:
    assert Position("X O\nO .").dead == [Group(BLACK, [(0, 0)])]


def test_points_in_each_form() -> None:
    position = Position(CORNER)
    forms: list[Any] = [(0, 0), 0, "A3", "a3"]
    for at in forms:
        assert position.play(at).board[0, 0] == WHITE
        assert position.explain(at)[1].startswith("White (0, 0) takes the black stone at (0, 1)")
    assert position.play(None) == Position(CORNER, BLACK)
    assert position.explain(0, language="zh") != position.explain(0)
    others: list[Any] = [(3, 0), 12, (-1, 0), -1]
    for off in others:
        with pytest.raises(ValueError, match="off the 3x4 board"):
            position.play(off)
    with pytest.raises(ValueError, match="I3"):
        position.play("I3")


@pytest.mark.parametrize("given", [0, np.int64(0), np.array(0), (0, 0), (np.int8(0), np.uint64(0))])
def test_numbers_of_numpy_are_points(given: Any) -> None:
    assert Position(CORNER).play(given).board[0, 0] == WHITE


@pytest.mark.parametrize("given", [True, np.True_, 1.0, (1.5, 2), (1.0, 2), (0, True), (0,), (0, 0, 0), [0, 0], b"A3"])
def test_what_is_no_point(given: Any) -> None:
    calls: list[Any] = [Position(CORNER).play, Replay(9).play, Replay(9).look, Position(CORNER).explain]
    for call in calls:
        with pytest.raises(TypeError, match=r"a point is \(row, col\), row \* cols \+ col or text such as"):
            call(given)


@pytest.mark.parametrize("given", [True, 1.0, 0, 2, "black", [1]])
def test_what_is_no_colour(given: Any) -> None:
    calls: list[Any] = [
        lambda: Position(CORNER, given),
        lambda: Replay(9, to_move=given),
        lambda: Replay(9).look(0, given),
    ]
    for call in calls:
        with pytest.raises(ValueError, match=r"1 \(Black\) or -1 \(White\) expected"):
            call()


def test_an_illegal_move_has_a_reason() -> None:
    with pytest.raises(IllegalMove, match=r"^\(0, 1\) is an occupied point$") as raised:
        Position(CORNER).play((0, 1))
    assert raised.value.reason == Reason.OCCUPIED
    with pytest.raises(IllegalMove, match="suicide") as raised:
        Position(". O\nO .", BLACK).play((0, 0))
    assert raised.value.reason == Reason.SUICIDE
    assert Position(CORNER).reason((2, 3)) == Reason.LEGAL


def test_a_position_as_a_record() -> None:
    position = Position(CORNER, BLACK)
    assert Position(position.sgf("what now?")) == position


# The board after: a ko that Black has just taken at D2 (9 x 9), on the edge.
KO = ["C3", "D3", "B2", "E2", "C1", "D1", "D2"]


@pytest.fixture
def ko() -> Replay:
    game = Replay(9, rules="japanese")
    for move in KO:
        game.play(move)
    assert game.play("C2").captured == 1
    return game


@pytest.mark.parametrize(
    ("rules", "reason"),
    [(rules, Reason.LEGAL if rules == RuleSet.NONE else Reason.KO) for rules in RuleSet],
)
def test_a_ko_under_each_rule_set(ko: Replay, rules: RuleSet, reason: Reason) -> None:
    assert ko.reason("D2", rules=rules) == reason
    assert ko.legal(rules=rules)[7, 3] == (reason == Reason.LEGAL)


def test_a_ko_error_names_the_move_that_captured_it(ko: Replay) -> None:
    with pytest.raises(IllegalMove, match=r"^D2 is ko: move 8 took it$") as raised:
        ko.play("D2")
    assert (raised.value.reason, raised.value.after) == (Reason.KO, 8)
    assert len(ko.moves) == 8
    facts = ko.look("D2")
    assert (facts.captured, facts.ko, facts.position) == (1, 8, (7, 2))
    ko.play("A9")
    ko.play("A8")
    assert ko.reason("D2") == Reason.LEGAL


def test_a_superko_error_names_the_earlier_move() -> None:
    # Each captures the other's stone; because of two passes in between it is not ko.
    game = Replay((1, 2), rules="tromp-taylor")
    for move in [(0, 0), (0, 1), None, None]:
        game.play(move)
    with pytest.raises(IllegalMove, match=r"^A1 is positional superko: the board after move 1 comes back$") as raised:
        game.play((0, 0))
    assert (raised.value.reason, raised.value.after) == (Reason.POSITIONAL_SUPERKO, 1)
    assert game.look((0, 0)).situation == (1, 4)
    assert game.reason((0, 0), rules="aga") == Reason.SITUATIONAL_SUPERKO
    assert game.reason((0, 0), rules="japanese") == Reason.LEGAL


def test_undo_takes_back_what_was_played(ko: Replay, random: np.random.Generator) -> None:
    game = Replay((5, 4), rules="tromp-taylor")
    boards, hashes = [game.board], [game.hash]
    for _ in range(60):
        points = np.argwhere(game.legal())
        move = None if not len(points) else tuple(random.choice(points).tolist())
        game.play(move)
        boards.append(game.board)
        hashes.append(game.hash)
    for number in range(60, 0, -1):
        np.testing.assert_array_equal(game.board, boards[number])
        np.testing.assert_array_equal(game.board_after(number - 1), boards[number - 1])
        assert game.hash == hashes[number]
        game.undo()
    assert game.moves == []
    with pytest.raises(ValueError, match="moves: 1; 0 to 0 expected, the number of moves played"):
        game.undo()
    with pytest.raises(ValueError, match="moves: 9; 0 to 8 expected"):
        ko.undo(9)
    # Under positional superko only a pass repeats a board.
    assert len({board.tobytes() for board in boards}) >= len(set(hashes))


def test_a_board_after_a_move_that_was_not_played(ko: Replay) -> None:
    for number in (9, -1, 2**40):
        with pytest.raises(IndexError, match=f"^number: {number}; 0 to 8 expected, the number of moves played$"):
            ko.board_after(number)
    ko.play(None)
    assert (ko.board_after(9) == ko.board).all()
    ko.undo(2)
    assert (ko.board_after(7) == ko.board).all()
    for replay in (ko, ko.copy(), pickle.loads(pickle.dumps(ko))):
        with pytest.raises(IndexError, match="number: 8; 0 to 7 expected"):
            replay.board_after(8)
    with pytest.raises(IndexError, match="number: 5; 0 to 0 expected"):
        Replay(9).board_after(5)
    with pytest.raises(TypeError):
        ko.board_after(1.0)  # type: ignore[arg-type]


def test_a_copy_is_independent(ko: Replay) -> None:
    other = ko.copy()
    other.play("A1")
    assert (len(ko.moves), len(other.moves)) == (8, 9)


def test_legal_moves_without_history_are_those_of_analyse(random: np.random.Generator) -> None:
    for board in random_boards(random, 100, 6, 6):
        if pygocheck.analyse(board).valid:
            for color in (BLACK, WHITE):
                legal = Replay(Position(board, color), rules="japanese").legal()
                np.testing.assert_array_equal(legal, pygocheck.analyse(board, color).legal)


def test_scores() -> None:
    board = ". X . X O . O .\nX X X X O O O O"
    game = Replay(Position(board), rules="chinese")
    score = game.score(komi=0.5)
    assert score is not None
    assert (score.exact, score.text) == (-0.5, "W+0.5")
    assert game.score(rules="none") is None
    open_game = Replay(9).score()
    assert open_game is not None
    assert open_game.exact == 0 or open_game.least < open_game.most
    with pytest.raises(ValueError, match="alive"):
        game.score(dead=[(0, 1)])
    for komi in (float("nan"), float("inf")):
        with pytest.raises(ValueError, match=f"komi: {komi}; a finite number expected"):
            game.score(komi=komi)
    with pytest.raises(ValueError, match="handicap: -1; a number from 0"):
        game.score(handicap=-1)


def test_rule_sets() -> None:
    assert len(RuleSet) == 9
    assert [rules.value for rules in RuleSet] == [name for name, *_ in pygocheck._core.rule_sets()]
    assert [rules.ko for rules in RuleSet] == [
        *["simple", "simple", "positional", "simple", "situational", "situational", "positional", "positional"],
        "none",
    ]
    assert RuleSet.JAPANESE.counting == "territory"
    assert RuleSet.AGA.compensation(4) == 3
    assert RuleSet.from_record("日本ルール") == RuleSet.JAPANESE
    assert RuleSet.from_record("of the house") is None
    with pytest.raises(ValueError, match="rules: 'house'; one of japanese, "):
        Replay(9, rules="house")


def test_pictures(tmp_path: Any) -> None:
    picture = pygocheck.render(Position(CORNER), title="A corner", signs={"A3": "1", (0, 1): pygocheck.Sign.CIRCLE})
    assert picture.png.startswith(b"\x89PNG")
    assert picture._repr_png_() == picture.png
    assert picture.svg.startswith("<svg")
    assert "A corner" in picture.svg
    picture.save(tmp_path / "corner.svg")
    picture.save(tmp_path / "corner.png")
    assert (tmp_path / "corner.svg").read_text() == picture.svg
    assert (tmp_path / "corner.png").read_bytes() == picture.png
    assert picture.png != pygocheck.render(Position(CORNER), title="A corner").png
    shows: list[Any] = [Position(CORNER), Replay(9), picture]
    for shown in shows:
        assert shown._repr_png_().startswith(b"\x89PNG")
    with pytest.raises(ValueError, match="16 to 200"):
        pygocheck.render(Position(CORNER), cell=4)
    with pytest.raises(ValueError, match="off the 3x4 board"):
        pygocheck.render(Position(CORNER), signs={(3, 3): "a"})
