#!/usr/bin/env python3
"""Computes the tables under tests/data/statistics once more, without gocheck: numpy and scipy only.

Run as `python tests/independent/statistics.py`; needs `pip install numpy scipy`. Says nothing and ends with 0
when every published value is met.
"""

import math
import pathlib
import sys

import numpy
import scipy.optimize
import scipy.stats

TABLES = pathlib.Path(__file__).parent.parent / "data" / "statistics"
SCALE = 400 / math.log(10)
faults = []


def rows(name):
    for line in (TABLES / name).read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def check(where, found, published, off):
    if published != "-" and abs(found - float(published)) > float(off):
        faults.append(f"{where}: {found} is not {published} within {off}")


def elo(score):
    return SCALE * math.log(score / (1 - score))


def fit(counts, constraint):
    """The likeliest shares under a constraint, by general optimisation rather than the secular equation."""
    shares = numpy.where(counts == 0, 1e-3, counts)
    shares = shares / shares.sum()
    likelihood = lambda logs: -numpy.dot(shares, logs - scipy.special.logsumexp(logs))
    constraints = {"type": "eq", "fun": lambda logs: constraint(numpy.exp(logs) / numpy.exp(logs).sum())}
    found = scipy.optimize.minimize(
        likelihood, numpy.log(shares), constraints=constraints, method="SLSQP", options={"ftol": 1e-15, "maxiter": 1000}
    )
    return -found.fun


for counts, rating, error, normal, normal_error, los, off, source in rows("results.tsv"):
    counts = numpy.array([int(count) for count in counts.split(",")])
    scores = numpy.linspace(0, 1, len(counts))
    number, games = counts.sum(), (len(counts) - 1) / 2
    mean = numpy.average(scores, weights=counts)
    variance = numpy.average((scores - mean) ** 2, weights=counts)
    deviation = math.sqrt(variance / number)
    low, high = scipy.stats.norm.interval(0.95, mean, deviation)
    check(source, elo(mean), rating, off)
    check(source, (elo(high) - elo(low)) / 2, error, off)
    check(source, 2 * SCALE * (mean - 0.5) / math.sqrt(variance * games), normal, off)
    check(source, 2 * SCALE * 1.959963984540054 / math.sqrt(number * games), normal_error, off)
    check(source, 100 * scipy.stats.norm.cdf((mean - 0.5) / deviation), los, off)

for counts, elo0, elo1, alpha, beta, model, llr, low, high, off, source in rows("sprt.tsv"):
    counts = numpy.array([int(count) for count in counts.split(",")])
    elo0, elo1, alpha, beta = map(float, (elo0, elo1, alpha, beta))
    scores = numpy.linspace(0, 1, len(counts))

    def likelihood(difference):
        if model == "logistic":
            expected = 1 / (1 + math.exp(-difference / SCALE))
            return fit(counts, lambda shares: numpy.dot(shares, scores) - expected)
        deviations = difference / (2 * SCALE) * math.sqrt((len(counts) - 1) / 2)

        def distance(shares):
            mean = numpy.dot(shares, scores)
            return mean - 0.5 - deviations * math.sqrt(numpy.dot(shares, (scores - mean) ** 2))

        return fit(counts, distance)

    check(source, math.log(beta / (1 - alpha)), low, 0.006)
    check(source, math.log((1 - beta) / alpha), high, 0.006)
    # Where a count is 0 the optimum is at a corner, which this optimiser does not find.
    if (counts > 0).all():
        check(source, counts.sum() * (likelihood(elo1) - likelihood(elo0)), llr, float(off) + 0.002)

sets = {}
for name, player, points, rating, off in rows("ratings.tsv"):
    sets.setdefault(name, []).append((player, [float(p) for p in points.split(",")], rating, off))
for name, players in sets.items():
    points = numpy.array([points for _, points, _, _ in players])

    def minus_likelihood(ratings):
        ratings = numpy.append(ratings, 0)
        return numpy.sum(points * numpy.logaddexp(0, ratings[None, :] - ratings[:, None]))

    found = scipy.optimize.minimize(minus_likelihood, numpy.zeros(len(players) - 1), tol=1e-12)
    for (player, _, rating, off), value in zip(players, numpy.append(found.x, 0)):
        check(f"{name}, {player}", SCALE * value, rating, off)

# Errors of many: the likeliest ratings, the spread of each result from what they lead to expect, the information.
sets = {}
for name, player, results, rating, error in rows("errors.tsv"):
    games = [[int(count) for count in cell.split("/")] if cell != "-" else [0, 0, 0] for cell in results.split(",")]
    sets.setdefault(name, []).append((player, games, rating, error))
for name, players in sets.items():
    rated = [index for index, player in enumerate(players) if player[2] != "-"]
    games = numpy.array([players[index][1] for index in rated], dtype=float)[:, rated]
    points = games @ [1, 0.5, 0]
    count = games.sum(axis=2)

    def minus_likelihood(ratings):
        return numpy.sum(points * numpy.logaddexp(0, ratings[None, :] - ratings[:, None])) + ratings.sum() ** 2

    ratings = scipy.optimize.minimize(minus_likelihood, numpy.zeros(len(rated)), tol=1e-12).x
    ratings -= ratings.mean()
    expected = scipy.special.expit(ratings[:, None] - ratings[None, :])
    spread = sum(games[:, :, k] * (score - expected) ** 2 for k, score in enumerate((1, 0.5, 0))).sum()
    weights = count * expected * (1 - expected)
    dispersion = spread / weights.sum() * (count.sum() / 2) / (count.sum() / 2 - len(rated) + 1)
    covariance = numpy.linalg.pinv(numpy.diag(weights.sum(axis=1)) - weights) * dispersion
    for place, index in enumerate(rated):
        player, _, rating, error = players[index]
        check(f"{name}, {player}", SCALE * ratings[place], rating, 0.1)
        found = 1.959963984540054 * SCALE * math.sqrt(covariance[place, place])
        check(f"{name}, {player}, error by Ordo's", found / float(error), 1, 0.06)

print("\n".join(faults), end="\n" if faults else "")
sys.exit(bool(faults))
