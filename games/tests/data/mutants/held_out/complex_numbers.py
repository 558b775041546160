"""Ataxx for UAI: squares are complex numbers, the two sides are sets."""
import random

SQUARES = [complex(x, y) for x in range(7) for y in range(7)]


def steps(a, b):
    return max(abs((a - b).real), abs((a - b).imag))


def square(text):
    return complex("abcdefg".index(text[0]), int(text[1]) - 1)


def text(z):
    return "abcdefg"[int(z.real)] + str(int(z.imag) + 1)


class Game:
    def set(self, fen):
        self.sides, self.walls = {"x": set(), "o": set()}, set()
        for y, row in enumerate(fen[0].split("/")):
            x = 0
            for c in row:
                if c.isdigit():
                    x += int(c)
                    continue
                (self.walls if c == "-" else self.sides[c]).add(complex(x, 6 - y))
                x += 1
        self.turn = fen[1]

    def play(self, move):
        mine, yours = self.sides[self.turn], self.sides["xo".replace(self.turn, "")]
        if move != "0000":
            to = square(move[-2:])
            if len(move) == 4 and steps(square(move), to) == 2:
                mine.discard(square(move))
            mine.add(to)
            flipped = {z for z in yours if steps(z, to) == 1}
            mine |= flipped
            yours -= flipped
        self.turn = "xo".replace(self.turn, "")

    def moves(self):
        mine = self.sides[self.turn]
        free = set(SQUARES) - self.walls - self.sides["x"] - self.sides["o"]
        for to in sorted(free, key=lambda z: (z.real, z.imag)):
            if any(steps(a, to) == 1 for a in mine):
                yield text(to)
            yield from sorted(text(a) + text(to) for a in mine if steps(a, to) == 2)


game = Game()
while True:
    words = input().split() or [""]
    if words[0] == "uai":
        print("id name complex", "id author nobody", "uaiok", sep="\n", flush=True)
    elif words[0] == "isready":
        print("readyok", flush=True)
    elif words[0] == "position":
        fen = ["x5o/7/7/7/7/7/o5x", "x"] if words[1] == "startpos" else words[2:]
        game.set(fen)
        if "moves" in words:
            for move in words[words.index("moves") + 1:]:
                game.play(move)
    elif words[0] == "go":
        moves = list(game.moves())
        print("bestmove", random.Random(len(moves)).choice(moves) if moves else "0000", flush=True)
    elif words[0] == "quit":
        break
