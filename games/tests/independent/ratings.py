#!/usr/bin/env python3
"""Rates the players of tournaments once more, without gocheck and by another method.

    python3 games/tests/independent/ratings.py                  checks the table tests/data/statistics/prior.tsv
    python3 games/tests/independent/ratings.py REPORT.json ..   checks the Elo of reports of tournaments

The model is that of games/docs/statistics.md: Bradley and Terry's, in which a draw is half a point for each, with a prior
of two virtual draws per player. Here it is fitted by minorization and maximization (D. R. Hunter, Annals of Statistics 32,
2004), which needs no derivatives. Prints the largest difference of each tournament, and ends with 1 if one exceeds 1 point.
"""

import json
import math
import pathlib
import sys

TABLE = pathlib.Path(__file__).parent.parent / "data" / "statistics" / "prior.tsv"
DRAWS = 2


def rate(points, games):
    """The Elo of each player, with an average of 0, from its points in its games against each other."""
    players = range(len(points))
    total = [sum(row) for row in games]
    won = [list(map(float, row)) for row in points]
    count = [list(map(float, row)) for row in games]
    for one in players:
        for other in players:
            if games[one][other]:
                # Half of a player's draws are its own, the other half are its opponents'.
                draws = DRAWS / 2 * games[one][other] * (1 / total[one] + 1 / total[other])
                won[one][other] += draws / 2
                count[one][other] += draws
    strength = [1.0] * len(points)
    for _ in range(100_000):
        before = list(strength)
        for one in players:
            expected = sum(count[one][other] / (strength[one] + strength[other]) for other in players if other != one)
            strength[one] = sum(won[one]) / expected if expected else 1.0
        mean = math.exp(sum(map(math.log, strength)) / len(strength))
        strength = [value / mean for value in strength]
        if max(abs(math.log(new / old)) for new, old in zip(strength, before)) < 1e-12:
            break
    return [400 * math.log10(value) for value in strength]


def table():
    """The tournaments of the table: points, games and Elo."""
    sets = {}
    for line in TABLE.read_text().splitlines():
        if line and not line.startswith("#"):
            name, _, row, elo = line.split("\t")
            cells = [tuple(map(float, cell.split("/"))) for cell in row.split(",")]
            sets.setdefault(name, []).append((cells, float(elo)))
    for name, rows in sets.items():
        points, games = ([[cell[part] for cell in cells] for cells, _ in rows] for part in (0, 1))
        yield name, points, games, [elo for _, elo in rows]


def reports(paths):
    for path in paths:
        report = json.loads(pathlib.Path(path).read_text())
        yield path, report["cross_table"], report["cross_games"], [row["elo"] for row in report["table"]]


worst = 0
for name, points, games, stated in reports(sys.argv[1:]) if sys.argv[1:] else table():
    # The averages may be of different players: only differences count.
    apart = [elo - ours for elo, ours in zip(stated, rate(points, games))]
    difference = max(apart) - min(apart)
    print(f"{name}: {sum(map(sum, games)) / 2:.0f} games, {len(stated)} players, largest difference {difference:.3f} Elo")
    worst = max(worst, difference)
sys.exit(worst > 1)
