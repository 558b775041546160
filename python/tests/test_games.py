"""Many games at once, against games that are kept as lists of boards."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest
from plain import Cells, beside, flood
from pygocheck import BLACK, WHITE, Games, Reason, Replay, RuleSet

Copier = Callable[[Games], Games]


class Plain:
    """A game with all its boards."""

    def __init__(self, board: Cells, rules: RuleSet, to_move: int = BLACK) -> None:
        self.rules = rules
        #: Each position with the side to move, and whether a pass led to it.
        self.steps = [(board, to_move, False)]

    @property
    def over(self) -> bool:
        """Whether both have passed."""
        return [passed for *_, passed in self.steps[-2:]] == [True, True]

    def after(self, row: int, col: int) -> tuple[Cells, bool]:
        """The board after a move on an empty point, and whether it is suicide."""
        board, color, _ = self.steps[-1]
        after = [list(line) for line in board]
        after[row][col] = color
        for r, c in beside(len(board), len(board[0]), row, col):
            if after[r][c] == -color and not (taken := flood(after, r, c))[1]:
                for at in taken[0]:
                    after[at[0]][at[1]] = 0
        stones, liberties = flood(after, row, col)
        for at in () if liberties else stones:
            after[at[0]][at[1]] = 0
        return after, not liberties

    def reason(self, row: int, col: int) -> Reason:
        """Why a move is illegal."""
        board, color, _ = self.steps[-1]
        if self.over:
            return Reason.GAME_OVER
        if board[row][col]:
            return Reason.OCCUPIED
        after, is_suicide = self.after(row, col)
        if is_suicide and not self.rules.allows_suicide:
            return Reason.SUICIDE
        taken = stones_on(board) + 1 - stones_on(after)
        if self.rules.ko != "none" and taken == 1 and not is_suicide and len(self.steps) > 1:
            # A ko is retaken if the board is that before the last move, which took one stone.
            before = self.steps[-2][0]
            if after == before and stones_on(before) == stones_on(board):
                return Reason.KO
        if self.rules.ko == "positional" and any(after == earlier for earlier, *_ in self.steps):
            return Reason.POSITIONAL_SUPERKO
        if self.rules.ko == "situational" and any((after, -color) == step[:2] for step in self.steps):
            return Reason.SITUATIONAL_SUPERKO
        return Reason.LEGAL

    def play(self, place: int) -> Reason:
        """Play a move, if it is legal."""
        board, color, _ = self.steps[-1]
        rows, cols = len(board), len(board[0])
        if self.over:
            return Reason.GAME_OVER
        if place in (-1, rows * cols):
            self.steps.append((board, -color, True))
            return Reason.LEGAL
        if not 0 <= place < rows * cols:
            return Reason.OFF_BOARD
        at = divmod(place, cols)
        reason = self.reason(*at)
        if not reason:
            self.steps.append((self.after(*at)[0], -color, False))
        return reason

    def legal(self) -> list[bool]:
        """The legal moves, the pass last."""
        board = self.steps[-1][0]
        points = [(row, col) for row in range(len(board)) for col in range(len(board[0]))]
        return [not self.reason(*at) for at in points] + [not self.over]


def stones_on(board: Cells) -> int:
    return sum(abs(cell) for line in board for cell in line)


def empty(rows: int, cols: int) -> Cells:
    return [[0] * cols for _ in range(rows)]


def check(games: Games, plain: list[Plain]) -> None:
    assert games.boards.tolist() == [game.steps[-1][0] for game in plain]
    assert games.to_move.tolist() == [game.steps[-1][1] for game in plain]
    assert games.moves.tolist() == [len(game.steps) - 1 for game in plain]
    assert games.over.tolist() == [game.over for game in plain]
    assert games.legal().tolist() == [game.legal() for game in plain]


@pytest.mark.parametrize("rules", list(RuleSet))
@pytest.mark.parametrize("size", [(1, 3), (2, 2), (2, 3), (3, 3), (5, 5), (9, 9)])
def test_games_follow_the_rules(size: tuple[int, int], rules: RuleSet, random: np.random.Generator) -> None:
    n, area = 7, size[0] * size[1]
    games = Games(n, size, rules)
    plain = [Plain(empty(*size), rules) for _ in range(n)]
    for _ in range(60 if area < 20 else 100):
        moves = games.sample(int(random.integers(2**63)))
        any_moves = random.random(n) < 0.1
        moves[any_moves] = random.integers(-3, area + 3, any_moves.sum())
        assert games.play(moves).reasons.tolist() == [game.play(move) for game, move in zip(plain, moves.tolist())]
        undone = random.random(n) < 0.03
        games.undo(undone)
        for game in [game for game, is_undone in zip(plain, undone) if is_undone and len(game.steps) > 1]:
            game.steps.pop()
        again = games.over & (random.random(n) < 0.5)
        games.reset(again)
        plain = [Plain(empty(*size), rules) if is_again else game for game, is_again in zip(plain, again)]
        if area < 20 or random.random() < 0.1:
            check(games, plain)
    check(games, plain)


def test_more_games_than_a_thread_takes_at_once(random: np.random.Generator) -> None:
    n = 2500
    games = Games(n, 5, "aga")
    for seed in range(40):
        games.play(games.sample(seed))
    boards, legal, hashes = games.boards, games.legal(), games.hash()
    for index in [0, 1023, 1024, 2047, 2048, 2499]:
        game = games.replay(index)
        assert len(game.moves) == 40
        np.testing.assert_array_equal(boards[index], game.board)
        np.testing.assert_array_equal(legal[index, :-1].reshape(5, 5), game.legal())
        assert hashes[index] == game.hash
    mask = np.zeros(n, bool)
    mask[[5, 2047]] = True
    assert games.undo(mask).tolist() == mask.tolist()
    assert games.moves[mask].tolist() == [39, 39]
    assert games.moves[~mask].tolist() == [40] * (n - 2)


def test_threads_give_the_same_games() -> None:
    n = 60_000
    games = [Games(n, 9, "chinese-kgs"), Games(n, 9, "chinese-kgs")]
    for seed in range(3):
        for game, threads in zip(games, [1, 4]):
            game.play(game.sample(seed, threads=threads), threads=threads)
    np.testing.assert_array_equal(games[0].write_boards(threads=1), games[1].write_boards(threads=4))
    np.testing.assert_array_equal(games[0].legal(threads=1), games[1].legal(threads=4))


@pytest.mark.parametrize("rules", [rules for rules in RuleSet if rules.counting])
def test_scores(rules: RuleSet) -> None:
    games = Games(50, 5, rules, komi=2.5, handicap=3)
    for seed in range(30):
        games.play(games.sample(seed))
    boards = games.boards
    moves = [games.line(game) for game in range(50)]
    for game, score in enumerate(games.score().tolist()):
        board = boards[game].tolist()
        stones = {BLACK: 0, WHITE: 0}
        surrounded = {BLACK: 0, WHITE: 0}
        for row in range(5):
            for col in range(5):
                if board[row][col]:
                    stones[board[row][col]] += 1
                    continue
                area, _ = reached(board, row, col)
                if len(area) == 1:
                    surrounded[area.pop()] += 1
        if rules.counting == "area":
            margin = stones[BLACK] + surrounded[BLACK] - stones[WHITE] - surrounded[WHITE] - rules.compensation(3)
        else:
            played = {BLACK: int((moves[game][::2] >= 0).sum()), WHITE: int((moves[game][1::2] >= 0).sum())}
            lost = {color: played[color] - stones[color] for color in (BLACK, WHITE)}
            assert games.prisoners[game].tolist() == [lost[BLACK], lost[WHITE]]
            margin = surrounded[BLACK] + lost[WHITE] - surrounded[WHITE] - lost[BLACK]
        assert score == margin - 2.5


def reached(board: Cells, row: int, col: int) -> tuple[set[int], set[tuple[int, int]]]:
    """The colours next to a region of empty points, and the region."""
    found, region, waiting = set(), {(row, col)}, [(row, col)]
    while waiting:
        for r, c in beside(len(board), len(board[0]), *waiting.pop()):
            if board[r][c]:
                found.add(board[r][c])
            elif (r, c) not in region:
                region.add((r, c))
                waiting.append((r, c))
    return found, region


def test_observations() -> None:
    games = Games(30, (4, 6), "tromp-taylor")
    boards = [games.boards]
    for seed in range(12):
        games.play(games.sample(seed))
        boards.insert(0, games.boards)
        color = games.to_move[:, None, None]
        planes = games.observe()
        assert planes.shape == (30, 4, 4, 6)
        np.testing.assert_array_equal(planes[:, 0], boards[0] == color)
        np.testing.assert_array_equal(planes[:, 1], boards[0] == -color)
        np.testing.assert_array_equal(planes[:, 2].reshape(30, -1), games.legal()[:, :-1])
        assert (planes[:, 3] == (color == BLACK)).all()
        planes = games.observe("alphago_zero")
        for age in range(8):
            board = boards[age] if age < len(boards) else np.zeros_like(boards[0])
            np.testing.assert_array_equal(planes[:, 2 * age], board == color)
            np.testing.assert_array_equal(planes[:, 2 * age + 1], board == -color)
        assert (planes[:, 16] == (color == BLACK)).all()


def test_ends() -> None:
    games = Games(3, 5, max_moves=3)
    assert games.play([25, 0, -1]).over.tolist() == [False] * 3
    assert games.passes.tolist() == [1, 0, 1]
    assert games.last.tolist() == [-1, 0, -1]
    turn = games.play([-1, 25, 3])
    assert turn.over.tolist() == [True, False, False]
    assert turn.scores is None
    assert not games.legal()[0].any()
    turn = games.play([0, 1, 2])
    assert turn.reasons.tolist() == [Reason.GAME_OVER, 0, 0]
    assert turn.over.all()
    assert Games(1, 5).last.tolist() == [-2]


def test_automatic_resets() -> None:
    start = np.zeros((3, 3), np.int8)
    start[1, 1] = BLACK
    games = Games(2, 3, "aga", komi=0.5, boards=start, to_move=WHITE, auto_reset=True)
    turn = games.play([-1, 0])
    assert turn.over.tolist() == [False, False]
    assert turn.scores is not None
    assert np.isnan(turn.scores).all()
    turn = games.play([-1, -1])
    assert turn.over.tolist() == [True, False]
    assert turn.scores is not None
    assert turn.scores[0] == 8.5
    assert np.isnan(turn.scores[1])
    assert games.moves.tolist() == [0, 2]
    assert games.to_move.tolist() == [WHITE, WHITE]
    np.testing.assert_array_equal(games.boards[0], start)


def test_a_wrong_board_resets_no_game() -> None:
    games = Games(3, 2, "none")
    games.play([0, 1, 2])
    before = games.boards
    wrong = np.array([[[0, 0], [0, 0]], [[0, 0], [0, 0]], [[1, -1], [-1, 1]]])
    with pytest.raises(ValueError, match=r"boards\[2\]: a group has no liberty"):
        games.reset(boards=wrong)
    np.testing.assert_array_equal(games.boards, before)
    # Boards of games that go on are not looked at.
    games.reset([True, True, False], boards=wrong)
    assert games.moves.tolist() == [0, 0, 1]


def test_starts() -> None:
    boards = np.zeros((2, 3, 3), np.int8)
    boards[1, 0] = [BLACK, WHITE, BLACK]
    games = Games(2, 3, "japanese", boards=boards, to_move=[BLACK, WHITE])
    np.testing.assert_array_equal(games.boards, boards)
    assert games.to_move.tolist() == [BLACK, WHITE]
    games.play([4, 4])
    assert games.replay(1).moves[0].color == WHITE
    np.testing.assert_array_equal(games.replay(1).board, games.boards[1])
    games.reset([True, False])
    assert games.moves.tolist() == [0, 1]
    games.reset(boards=np.zeros((3, 3), np.int8), to_move=BLACK)
    assert not games.boards.any()
    games.reset()
    np.testing.assert_array_equal(games.boards, boards)


COPIERS = [Games.copy, copy.copy, copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))]


@pytest.mark.parametrize("copier", COPIERS)
def test_copies_know_the_history(copier: Copier) -> None:
    start = np.array([[0, 1, -1], [1, -1, 0], [0, 0, 0]], np.int8)
    games = Games(20, 3, "new-zealand", boards=start, to_move=WHITE, komi=1.5)
    for seed in range(15):
        games.play(np.where(np.arange(20) < seed, games.sample(seed), 99))
    other = copier(games)
    np.testing.assert_array_equal(games.legal(), other.legal())
    games.play(games.sample(1))
    assert (games.moves != other.moves).any()
    other.play(other.sample(1))
    np.testing.assert_array_equal(games.hash(), other.hash())
    np.testing.assert_array_equal(games.score(), other.score())
    games.undo()
    games.undo()
    other.undo()
    other.undo()
    np.testing.assert_array_equal(games.boards, other.boards)
    other.reset()
    np.testing.assert_array_equal(other.boards[0], start)


def test_arrays_are_reused() -> None:
    games = Games(4, 9)
    legal, reasons, moves = np.empty((4, 82), bool), np.empty(4, np.uint8), np.empty(4, np.int32)
    assert games.legal(legal) is legal
    assert games.sample(1, moves) is moves
    assert games.play(moves, reasons).reasons is reasons
    with pytest.raises(ValueError, match=r"out: shape \(4, 81\) of bool; shape \(4, 82\) of bool expected"):
        games.legal(np.empty((4, 81), bool))


def test_wrong_arguments() -> None:
    games = Games(2, 5, "none")
    cases: list[tuple[Callable[[], object], str]] = [
        (lambda: Games(-1, 5), "n: -1; a number from 0"),
        (lambda: Games(1, 26), "size: 26; a number from 1 to 25 expected"),
        (lambda: Games(1, 5, "chess"), "rules: 'chess'"),
        (lambda: Games(1, 5, passes=0), "passes: 0"),
        (lambda: Games(1, 5, max_moves=0), "max_moves: 0"),
        (lambda: Games(2, 5, boards=np.zeros((3, 5, 5), np.int8)), r"boards: 3 of \(5, 5\); \(2, 5, 5\) expected"),
        (lambda: Games(1, 2, boards=np.array([[1, -1], [-1, 1]])), r"boards\[0\]: a group has no liberty"),
        (lambda: Games(1, 2, boards=np.array([[1, 7], [-1, 1]])), r"boards\[0, 1\] is 7"),
        (lambda: Games(1, 5, to_move=0), "to_move is 0"),
        (lambda: games.play([1]), r"moves: shape \(1,\); \(2,\) expected"),
        (lambda: games.undo([True]), r"mask: shape \(1,\)"),
        (lambda: games.observe("atari"), "preset: 'atari'; one of planes, alphago_zero expected"),
        (games.score, "the rules 'none' define no score"),
        (lambda: games.sample(-1), "seed: -1"),
        (lambda: games.line(2), "game: 2; a number from 0 to 1"),
    ]
    for call, message in cases:
        with pytest.raises(ValueError, match=message):
            call()
    wrong: list[Callable[[], object]] = [
        lambda: games.play([0.5, 1.0]),
        lambda: games.undo([0, 1]),
        lambda: Games(2.5),  # type: ignore[arg-type]
        lambda: Games(True),
    ]
    for call in wrong:
        with pytest.raises(TypeError):
            call()


def test_no_games() -> None:
    games = Games(0, 9)
    assert games.play([]).reasons.shape == (0,)
    assert games.legal().shape == (0, 82)
    assert games.boards.shape == (0, 9, 9)


def test_a_replay_of_a_game_has_its_rules() -> None:
    game = Games(1, 9, "ing").replay(0)
    assert isinstance(game, Replay)
    assert game.rules == RuleSet.ING
