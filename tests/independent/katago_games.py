"""Writes games of records for tests/independent/katago.sh --games: python katago_games.py EVERY PATH ... > FILE.

Each game is played by one of the rule sets in turn, and compared after every EVERY-th move. Needs pygocheck.
"""

from __future__ import annotations

import sys

import numpy as np
from pygocheck import RuleSet, records

RULES = [rules.value for rules in RuleSet if rules is not RuleSet.NONE]


def main() -> None:
    """Write the games of 9 x 9, 13 x 13 and 19 x 19."""
    every, paths = int(sys.argv[1]), sys.argv[2:]
    count = 0
    for size in (9, 13, 19):
        found = records(paths, size=size)
        for row in np.flatnonzero(found.lengths >= 30).tolist():
            part = slice(*found.offsets[row : row + 2])
            names = [
                ("B" if color == 1 else "W") + (str(move) if move >= 0 else "pass")
                for move, color in zip(
                    found.moves[part].tolist(), found.colors[part].tolist()
                )
            ]
            start = found.start(row).ravel()
            stones = (
                "".join("OX"[cell > 0] if cell else "." for cell in start.tolist())
                if start.any()
                else "-"
            )
            komi = float(np.nan_to_num(found.komi[row], nan=7.5))
            print(
                "game",
                size,
                size,
                RULES[count % len(RULES)],
                komi,
                every,
                stones,
                *names,
            )
            count += 1


if __name__ == "__main__":
    main()
