#!/usr/bin/env python3
"""Count the last positions of random games with sgfmill, and compare with gocheck.

    python3 tests/independent/score.py target/release/gocheck [GAMES]

Random games of any length on boards of many sizes are played by
`sgfmill.boards.Board`, which captures and allows suicide. Each is written as a
record, with the territory of the last position in TB and TW. Then

* under Tromp-Taylor rules gocheck must count what `Board.area_score` counts;
* under Japanese rules it must count the marked points and the prisoners: the
  stones that were played and are not on the board any more.

Exit status: 0 they agree, 1 they do not.
"""

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from sgfmill.boards import Board

SIDES = [2, 3, 5, 7, 9, 13, 19]


def play(side, moves, rng):
    """The board after random moves and the moves as SGF."""
    board, written = Board(side), []
    for number in range(moves):
        colour = "bw"[number % 2]
        empty = [point for point in board.board_points if board.get(*point) is None]
        if not empty:
            break
        row, col = rng.choice(empty)
        board.play(row, col, colour)
        written.append((colour, row, col))
    return board, written


def regions(board):
    """The empty regions, each with the colours that it touches."""
    seen = set()
    for start in board.board_points:
        if board.get(*start) is not None or start in seen:
            continue
        region, touched = [start], set()
        seen.add(start)
        for row, col in region:
            for point in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
                if not (0 <= point[0] < board.side and 0 <= point[1] < board.side):
                    continue
                colour = board.get(*point)
                if colour is not None:
                    touched.add(colour)
                elif point not in seen:
                    seen.add(point)
                    region.append(point)
        yield region, touched


def record(board, moves):
    """The record, and the score by territory for black."""
    def point(row, col):
        return chr(ord("a") + col) + chr(ord("a") + board.side - 1 - row)

    marked = {"b": [], "w": []}
    for region, touched in regions(board):
        if len(touched) == 1:
            marked[touched.pop()] += region
    stones = [colour for colour, _ in board.list_occupied_points()]
    lost = {colour: sum(move[0] == colour for move in moves) - stones.count(colour) for colour in "bw"}
    text = f"(;SZ[{board.side}]KM[0]"
    text += "".join(f";{colour.upper()}[{point(row, col)}]" for colour, row, col in moves)
    text += ";"
    for colour, points in marked.items():
        if points:
            text += f"T{colour.upper()}" + "".join(f"[{point(*at)}]" for at in points)
    return text + ")", len(marked["b"]) + lost["w"] - len(marked["w"]) - lost["b"]


def counted(program, rules, folder, names):
    """The scores of gocheck by name; None if it gives a range."""
    command = [program, "score", "--format", "json", "--rules", rules, *names]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    lines = map(json.loads, done.stdout.splitlines())
    scores = {line["file"]: line["scores"][0] for line in lines}
    return {name: score["least"] if score["least"] == score["most"] else None for name, score in scores.items()}


def main():
    program = Path(sys.argv[1]).resolve()
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    rng = random.Random(1)
    area, territory = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(games):
            side = rng.choice(SIDES)
            board, moves = play(side, rng.randrange(2 * side * side + 1), rng)
            name = f"{number}.sgf"
            text, score = record(board, moves)
            Path(folder, name).write_text(text)
            area[name] = board.area_score()
            # Without marks there are no dead stones.
            if "T" in text.rsplit(";", 1)[1]:
                territory[name] = score
        for rules, expected in (("tromp-taylor", area), ("japanese", territory)):
            found = counted(program, rules, folder, list(expected))
            wrong = [name for name in expected if found.get(name) != expected[name]]
            for name in wrong[:5]:
                print(f"{rules}: {Path(folder, name).read_text()}: {found.get(name)}, not {expected[name]}")
            if wrong:
                sys.exit(1)
            print(f"{rules}: {len(expected)} positions agree")


if __name__ == "__main__":
    main()
