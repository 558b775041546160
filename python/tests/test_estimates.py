"""Estimated scores."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygocheck import Position, Replay, games, lint

#: Both sides have two eyes. White's stone in Black's eight points cannot make two, but that is not proven.
BOARD = """
    . . X . X O . O
    . O X X X O O O
    . . X . X O . O
    . . X X X O O O
"""
OPEN = """
    . . . . . . . . .
    . . X . . . O . .
    . . X . . O . . .
    . . . . O . . . .
    . . O . X . X . .
    . . . . . O . . .
    . . . X X . O . .
    . . O . . . . . .
    . . . . . . . . .
"""


def record(properties: str, stones: str = "[bb]") -> str:
    black, white = "AB[ca:cd][db][dd][ea:ed]", f"AW{stones}[fa:fd][gb][gd][ha:hd]"
    return f"(;SZ[8:4]{black}{white}{properties};B[];W[])"


def test_an_open_score_is_estimated() -> None:
    game = Replay(Position(BOARD), rules="chinese")
    score = game.score(komi=0.5, estimate=True)
    assert score is not None
    plain = game.score(komi=0.5)
    assert plain is not None
    assert plain.estimate is None
    # The certain range stays.
    assert score[:4] == plain[:4]
    assert (score.least, score.most, score.exact) == (-1.5, 7.5, None)
    estimate = score.estimate
    assert estimate is not None
    assert (estimate.score, estimate.text) == (7.5, "B+7.5")
    assert 0.9 <= estimate.confidence < 1
    assert 0.9 <= estimate.winner_confidence < 1
    expected = "++X+XO-O +oXXXOOO ++X+XO-O ++XXXOOO"
    assert "".join(estimate.board.split()) == expected.replace(" ", "")
    by_territory = game.score(komi=0.5, rules="japanese", estimate=True, seed=3)
    assert by_territory is not None
    assert by_territory.estimate is not None
    assert by_territory.estimate.text == "B+8.5"


def test_an_exact_score_is_its_own_estimate() -> None:
    game = Replay(Position(BOARD), rules="chinese")
    score = game.score(dead=["B3"], estimate=True)
    assert score is not None
    assert score.estimate is not None
    assert (score.exact, score.estimate[:4]) == (8.0, (8.0, "B+8", 1.0, 1.0))
    assert score.estimate.board == score.board
    assert game.score(rules="none", estimate=True) is None


def test_a_seed_gives_the_same_estimate() -> None:
    game = Replay(Position(OPEN), rules="chinese")
    first = game.score(estimate=True, seed=1)
    assert game.score(estimate=True, seed=1) == first
    assert any(game.score(estimate=True, seed=seed) != first for seed in range(2, 9))
    assert game.score(estimate=True) == game.score(estimate=True, seed=0)
    with pytest.raises(ValueError, match="seed: -1"):
        game.score(estimate=True, seed=-1)


def test_tables_of_games_have_estimates(tmp_path: Path) -> None:
    for name, text in [
        ("exact.sgf", record("RU[Chinese]KM[0.5]", "")),
        ("open.sgf", record("RU[Chinese]KM[0.5]")),
        ("resigned.sgf", record("RU[Chinese]KM[0.5]RE[B+R]").replace(";B[];W[]", "")),
    ]:
        (tmp_path / name).write_text(text, encoding="utf-8")
    table = games(tmp_path, estimate=True, seed=5)
    assert list(table["score"]) == ["B+7.5", "", ""]
    assert list(table["estimate"]) == ["B+7.5", "B+7.5", ""]
    exact, likely, unknown = table["estimate_confidence"]
    assert exact == 1
    assert 0.9 <= likely < 1
    assert unknown != unknown
    assert table["estimate_winner_confidence"][0] == 1
    without = games(tmp_path)
    assert list(without["estimate"]) == ["", "", ""]
    assert (without["estimate_confidence"] != without["estimate_confidence"]).all()


def test_an_unlikely_result_is_found(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_text(record("RU[Chinese]KM[0.5]RE[W+1.5]"), encoding="utf-8")
    (finding,) = lint(path, select=["R"], estimate=True)
    assert (finding.code, finding.certainty) == ("R107", "likely")
    assert not lint(path, select=["R"])
    path.write_text(record("RU[Chinese]KM[0.5]RE[B+7.5]"), encoding="utf-8")
    assert not lint(path, select=["R"], estimate=True, seed=9)
