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

print("\n".join(faults), end="\n" if faults else "")
sys.exit(bool(faults))
