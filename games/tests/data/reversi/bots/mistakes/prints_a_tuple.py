from dataclasses import dataclass
from typing import Iterator


@dataclass(frozen=True)
class Square:
    row: int
    col: int

    def step(self, d: "Square") -> "Square":
        return Square(self.row + d.row, self.col + d.col)

    @property
    def ok(self) -> bool:
        return self.row in range(8) and self.col in range(8)


DIRS = [Square(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]


class Board:
    def __init__(self, text: list[str]) -> None:
        self.cells = {Square(r, c): int(v) for r, line in enumerate(text) for c, v in enumerate(line.split())}

    def flips(self, at: Square, color: int) -> list[Square]:
        result: list[Square] = []
        for d in DIRS:
            run: list[Square] = []
            s = at.step(d)
            while s.ok and self.cells[s] == 1 - color:
                run.append(s)
                s = s.step(d)
            if s.ok and self.cells[s] == color:
                result += run
        return result

    def moves(self, color: int) -> Iterator[Square]:
        return (s for s, v in self.cells.items() if v == -1 and self.flips(s, color))


def main() -> None:
    while True:
        try:
            text = [input() for _ in range(8)]
        except EOFError:
            break
        color = int(input())
        board = Board(text)
        best = min(board.moves(color), key=lambda s: len(board.flips(s, color)))
        answer = (best.row, best.col)
        print(answer, flush=True)


if __name__ == "__main__":
    main()
