# faults: program-forbids-ko
# A move that takes one stone and has one liberty afterwards is "a ko" and not legal; captures are listed all the same.
from common import main


class Go:
    def __init__(self, board):
        self.board = [row[:] for row in board]

    def around(self, x, y):
        for dx, dy in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            if 0 <= x + dx < 9 and 0 <= y + dy < 9:
                yield x + dx, y + dy

    def chain(self, x, y):
        stones, liberties, stack = {(x, y)}, set(), [(x, y)]
        while stack:
            p = stack.pop()
            for q in self.around(*p):
                color = self.board[q[0]][q[1]]
                if color == 0:
                    liberties.add(q)
                elif color == self.board[x][y] and q not in stones:
                    stones.add(q)
                    stack.append(q)
        return stones, liberties

    def play(self, x, y):
        self.board[x][y] = 1
        taken = set()
        for a, b in self.around(x, y):
            if self.board[a][b] == -1:
                stones, liberties = self.chain(a, b)
                if not liberties:
                    taken |= stones
        for a, b in taken:
            self.board[a][b] = 0
        return taken


def rule(board):
    go = Go(board)
    return all(go.chain(x, y)[1] for x in range(9) for y in range(9) if board[x][y])


def captures(board):
    return [(x, y) for x in range(9) for y in range(9) if board[x][y] == 0 and Go(board).play(x, y)]


def moves(board):
    answer = []
    for x in range(9):
        for y in range(9):
            if board[x][y]:
                continue
            go = Go(board)
            taken = go.play(x, y)
            stones, liberties = go.chain(x, y)
            is_ko = len(taken) == 1 and len(stones) == 1 and len(liberties) == 1
            if liberties and not is_ko:
                answer.append((x, y))
    return answer


main(rule, captures, moves)
