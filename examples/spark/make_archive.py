"""Makes the archive of run_samples.sh, the same in each run: make_archive.py FILE.tar RECORDS.

Games of 20 to 150 random moves with results, nine in ten on 9 x 9 and the others on 13 x 13. One in ten is a mirror
image of an earlier game with other names, and one in fifty is damaged.
"""

from __future__ import annotations

import io
import sys
import tarfile

import numpy as np

from make_data import damaged, played

#: The games that are played at once.
GAMES = 20_000


def mirrored(move: str, size: int) -> str:
    """A move from left to right."""
    if move.endswith("[]"):
        return move
    return f"{move[:3]}{chr(2 * 97 + size - 1 - ord(move[3]))}{move[4:]}"


def record(random: np.random.Generator, moves: list[str], size: int, number: int) -> bytes:
    """A game as SGF."""
    winner = "BW"[random.integers(2)]
    rules = random.choice(["Japanese", "Chinese", "AGA", "New Zealand"])
    root = f"(;GM[1]FF[4]CA[UTF-8]SZ[{size}]RU[{rules}]KM[6.5]PB[A{number}]PW[B{number}]RE[{winner}+R]"
    return f"{root}\n{''.join(moves)})\n".encode()


def main() -> None:
    """Make the archive."""
    path, count = sys.argv[1], int(sys.argv[2])
    random = np.random.default_rng(20)
    number = 0
    with tarfile.open(path, "w") as archive:
        while number < count:
            size = 9 if random.random() < 0.9 else 13
            games = played(random, size, min(GAMES, count - number))
            for place, moves in enumerate(games):
                if random.random() < 0.1:
                    moves = [mirrored(move, size) for move in games[random.integers(place + 1)]]
                content = record(random, moves, size, number)
                if random.random() < 0.02:
                    content = damaged(random, content)
                info = tarfile.TarInfo(f"{number // 1000:04}/{number:07}.sgf")
                info.size = len(content)
                archive.addfile(info, io.BytesIO(content))
                number += 1


if __name__ == "__main__":
    main()
