"""Trains a small network on game records and lets it play by the same planes, with numpy alone.

    python train_go.py RECORDS [--size 9] [--minutes 5] [--games 100]

RECORDS is a folder or an archive of games on boards of this size. The network learns the next move from the planes
NAMES of `pygocheck.boards`. Then it plays against random legal moves by `pygocheck.Games`, which has the planes of the
same names: half of the games with each colour. Its move is the most likely one that is legal and not in its own
unconditionally alive area.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import numpy.typing as npt
from pygocheck import BLACK, Games, boards, records

Floats = npt.NDArray[np.float32]

NAMES = [
    *("own", "opponent", "empty", "ones", "edge", "legal", "captures", "self_atari", "ko"),
    *(f"{side}_liberties_{number}" for side in ("own", "opponent") for number in range(1, 5)),
    *("own_pass_alive_area", "last_move_1", "last_move_2", "own_before_1", "opponent_before_1"),
]
FILTERS, LAYERS, RATE = 48, 4, 0.002


class Network:
    """Convolutions of 3 x 3 points, and a logit for each point and for the pass."""

    def __init__(self, random: np.random.Generator) -> None:
        depths = [len(NAMES), *[FILTERS] * LAYERS]
        shapes = [(9 * inputs, outputs) for inputs, outputs in zip(depths, depths[1:])]
        #: The weights of the layers, of a point's logit and of the pass.
        self.weights = [self._start(random, shape) for shape in [*shapes, (FILTERS, 1), (FILTERS, 1)]]
        #: Means of their slopes and of the squares (Kingma and Ba, "Adam", 2015).
        self.moments = [[np.zeros_like(weight), np.zeros_like(weight)] for weight in self.weights]
        self.steps = 0

    @staticmethod
    def _start(random: np.random.Generator, shape: tuple[int, int]) -> Floats:
        return (random.standard_normal(shape) * np.sqrt(2 / shape[0])).astype(np.float32)

    def logits(self, planes: Floats) -> tuple[Floats, list[Floats]]:
        """(n, points + 1) logits for planes (n, rows, cols, planes), and what each layer has read."""
        read, layer = [], planes
        for weight in self.weights[:LAYERS]:
            read.append(_around(layer))
            layer = np.maximum(read[-1] @ weight, 0)
        read.append(layer)
        points = (layer @ self.weights[-2])[..., 0].reshape(len(planes), -1)
        return np.hstack([points, layer.mean(axis=(1, 2)) @ self.weights[-1]]), read

    def learn(self, planes: Floats, policy: Floats) -> float:
        """Takes a step towards moves (n, points + 1). Returns the cross entropy before."""
        logits, read = self.logits(planes)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        n, rows, cols = planes.shape[:3]
        wrong = (chances - policy) / n
        points, passes = wrong[:, :-1].reshape(n, rows, cols, 1), wrong[:, -1:]
        last = read[-1]
        slopes = [(last * points).sum(axis=(0, 1, 2))[:, np.newaxis], last.mean(axis=(1, 2)).T @ passes]
        back = points @ self.weights[-2].T + (passes @ self.weights[-1].T)[:, np.newaxis, np.newaxis] / (rows * cols)
        for index in reversed(range(LAYERS)):
            output = read[-1] if index == LAYERS - 1 else read[index + 1][..., 4 * FILTERS : 5 * FILTERS]
            back = back * (output > 0)
            slopes.insert(0, read[index].reshape(-1, read[index].shape[-1]).T @ back.reshape(-1, back.shape[-1]))
            back = _gathered(back @ self.weights[index].T) if index else back
        self._step(slopes)
        return float(-(policy * np.log(chances + 1e-12)).sum() / n)

    def _step(self, slopes: list[Floats]) -> None:
        self.steps += 1
        for weight, (mean, square), slope in zip(self.weights, self.moments, slopes):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            scale = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            weight -= RATE * scale * mean / (np.sqrt(square) + 1e-8)


def _around(layer: Floats) -> Floats:
    """The values of each point and its eight neighbours, row by row: (n, rows, cols, 9 * planes)."""
    rows, cols = layer.shape[1:3]
    framed = np.pad(layer, ((0, 0), (1, 1), (1, 1), (0, 0)))
    return np.concatenate([framed[:, r : r + rows, c : c + cols] for r in range(3) for c in range(3)], axis=3)


def _gathered(values: Floats) -> Floats:
    """The sums of the values that `_around` has copied from each point."""
    n, rows, cols, depth = values.shape
    framed = np.zeros((n, rows + 2, cols + 2, depth // 9), np.float32)
    for place in range(9):
        r, c = divmod(place, 3)
        framed[:, r : r + rows, c : c + cols] += values[..., place * (depth // 9) : (place + 1) * (depth // 9)]
    return framed[:, 1:-1, 1:-1]


def train(path: str, size: int, minutes: float) -> Network:
    """A network that has learnt from records for some minutes."""
    found = records(path, size=size)
    found = found[found.ok]
    print(f"{len(found)} games, {len(found.moves)} positions")
    network, end, epoch = Network(np.random.default_rng(1)), time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        losses = []
        epoch += 1
        options = {"features": NAMES, "layout": "NHWC", "targets": ["policy"], "seed": epoch}
        for some in boards(found, batch=128, symmetry="random", **options):  # type: ignore[arg-type]
            assert some.planes is not None
            assert some.policy is not None
            losses.append(network.learn(some.planes, some.policy))
            if time.monotonic() > end:
                break
        print(f"epoch {epoch}: cross entropy {np.mean(losses):.3f}")
    return network


def play(network: Network, size: int, count: int) -> npt.NDArray[np.float64]:
    """The scores of games for the network, which has Black in the first half of them."""
    games = Games(count, size, "chinese-kgs", komi=7.5, max_moves=2 * size * size)
    mine = np.where(np.arange(count) < count // 2, 1, -1)
    turn = 0
    while not games.over.all():
        found = games.features([*NAMES, "own_pass_alive_area"], layout="NHWC")
        logits, _ = network.logits(found.planes[..., :-1])
        allowed = games.legal()
        allowed[:, :-1] &= found.planes[..., -1].reshape(count, -1) == 0
        chosen = np.where(allowed, logits, -np.inf).argmax(axis=1)
        games.play(np.where(games.to_move == mine, chosen, games.sample(turn)))
        turn += 1
    return games.score() * mine * BLACK


def main() -> None:
    """Trains and plays."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("records")
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    scores = play(train(given.records, given.size, given.minutes), given.size, given.games)
    print(f"{(scores > 0).sum()} of {len(scores)} games won against random moves, by {scores.mean():.1f} points a game")


if __name__ == "__main__":
    main()
