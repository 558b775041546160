#!/usr/bin/env python3
"""Ataxx bot: clones where it can, jumps only where it must."""


class Ataxx:
    def __init__(self):
        self.cell = [[0] * 7 for _ in range(7)]
        self.cell[0][0] = self.cell[6][6] = 1
        self.cell[0][6] = self.cell[6][0] = 2

    def apply(self, x0, y0, x1, y1, player):
        if abs(x0 - x1) == 2 or abs(y0 - y1) == 2:
            self.cell[x0][y0] = 0
        self.cell[x1][y1] = player
        for x in range(max(0, x1 - 1), min(7, x1 + 2)):
            for y in range(max(0, y1 - 1), min(7, y1 + 2)):
                if self.cell[x][y]:
                    self.cell[x][y] = player

    def moves(self, player):
        for x0 in range(7):
            for y0 in range(7):
                if self.cell[x0][y0] == player:
                    for x1 in range(max(0, x0 - 2), min(7, x0 + 3)):
                        for y1 in range(max(0, y0 - 2), min(7, y0 + 3)):
                            if not self.cell[x1][y1]:
                                yield x0, y0, x1, y1


def main():
    game = Ataxx()
    turns = int(input())
    player, enemy = 2, 1
    for turn in range(turns):
        request = [int(word) for word in input().split()]
        if request[0] == -1:
            player, enemy = 1, 2
        else:
            game.apply(*request, enemy)
        if turn < turns - 1:
            input()     # our own answer
    options = sorted(game.moves(player), key=lambda m: max(abs(m[0] - m[2]), abs(m[1] - m[3])))
    print(*(options[0] if options else (-1, -1, -1, -1)))


main()
