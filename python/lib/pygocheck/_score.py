"""Scores of games."""

from __future__ import annotations

from typing import NamedTuple


class Estimate(NamedTuple):
    """An estimated score, which is not certain."""

    #: The score: Black's points minus White's.
    score: float
    #: The score as in game records: "B+12.5".
    text: str
    #: The chance that the score is right, and that the winner is; 1 if the score is exact.
    confidence: float
    winner_confidence: float
    #: Each point, as in :class:`Score`.
    board: str


class Score(NamedTuple):
    """The score: Black's points minus White's."""

    #: The lowest and the highest possible score; equal if it is certain.
    least: float
    most: float
    #: The score as in game records: "B+3.5", "W+0.5", "0"; "W+4.5 to B+12.5" if it is not certain.
    text: str
    #: Each point: X and O are alive, x and o dead, B and W undecided; + is Black's point, - White's, . neutral.
    board: str
    #: The estimate, if one was asked for.
    estimate: Estimate | None = None

    @property
    def exact(self) -> float | None:
        """The score, or None if it is not certain."""
        return self.least if self.least == self.most else None


def result_text(margin: float) -> str:
    """A result in points as in game records; ``margin`` is Black's points minus White's."""
    return f"{'B' if margin > 0 else 'W'}+{abs(margin):.17g}" if margin else "0"
