"""What networks learn from records: policy, score and ownership."""

from __future__ import annotations

import numpy as np
import pytest
from pygocheck import boards, records

#: White has passed: columns A to C are Black's, column E is White's, and D is between them.
FINISHED = b"(;SZ[5]KM[0.5]RU[Chinese];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])"
OWNERS = [[1, 1, 1, -1, -1]] * 5
#: The same with a result that the board does not show.
WRITTEN = FINISHED.replace(b"KM", b"RE[W+2.5]KM")
RESIGNED = b"(;SZ[5]KM[0.5]RE[B+R];B[cc];W[bb])"


def test_finished_games_have_a_score_and_owners() -> None:
    found = records([FINISHED, WRITTEN, RESIGNED], size=5, estimate=True)
    # 15 black points, 10 white ones, and the komi.
    assert found.score[:2].tolist() == [4.5, 4.5]
    assert np.isnan(found.score[2])
    assert found.ownership.reshape(-1, 5, 5)[:2].tolist() == [OWNERS, OWNERS]
    assert not found.ownership[2].any()
    assert np.isnan(found.result[0])
    assert found.result[1:].tolist() == [-1, 1]
    assert found[[2, 0]].ownership.sum(axis=1).tolist() == [0, 5]


def test_marked_territory_decides() -> None:
    """A stone in White's area that the players have marked as dead."""
    marked = FINISHED[:-1] + b";TB[aa:be]TW[ea:ee])"
    found = records(marked.replace(b"B[];", b"B[ec];W[];B[];"), size=5, estimate=True)
    assert found.ownership.reshape(5, 5).tolist() == OWNERS


@pytest.mark.parametrize("symmetry", [*range(8), "random"])
def test_targets_are_from_the_side_to_move_and_turned_with_the_board(symmetry: int | str) -> None:
    found = records([FINISHED, WRITTEN, RESIGNED], size=5, estimate=True)
    targets = ["policy", "score", "ownership"]
    for some in boards(found, symmetry=symmetry, targets=targets, features=["own"], shuffle=symmetry == "random"):
        assert some.policy is not None
        assert some.score is not None
        assert some.ownership is not None
        assert (some.policy.sum(axis=1) == 1).all()
        assert (some.policy.argmax(axis=1) == np.where(some.move < 0, 25, some.move)).all()
        margin = np.array([4.5, -2.5, np.nan])[some.game] * some.to_move
        np.testing.assert_array_equal(some.score, margin.astype(np.float32))
        winner = np.array([1, -1, 1])[some.game] * some.to_move
        assert (some.result == winner).all()
        assert np.isnan(some.ownership[some.game == 2]).all()
        # At the end, every stone is where its owner has points.
        late = (some.game < 2) & (some.number > 9)
        own = some.board[late] * some.to_move[late, np.newaxis, np.newaxis]
        stones = own != 0
        assert stones.sum() == 4 * 10
        assert (some.ownership[late][stones] == own[stones]).all()
        assert (some.ownership[late].sum(axis=(1, 2)) == 5 * some.to_move[late]).all()


def test_without_estimates_scores_are_those_of_results() -> None:
    found = records([FINISHED, WRITTEN], size=5)
    assert np.isnan(found.score).all()
    assert found.ownership.shape == (2, 0)
    (some,) = boards(found, targets=["score"], shuffle=False)
    assert some.score is not None
    np.testing.assert_array_equal(some.score, np.where(some.game == 1, -2.5 * some.to_move, np.nan).astype(np.float32))
    assert some.ownership is None
    with pytest.raises(ValueError, match="estimate=True"):
        next(boards(found, targets=["ownership"]))
    with pytest.raises(ValueError, match=r"targets\[0\]: 'value'; one of policy, score, ownership expected"):
        boards(found, targets=["value"])
