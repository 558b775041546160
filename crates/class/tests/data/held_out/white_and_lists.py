# faults: program-checks-one-color program-counts-liberties-twice
# Rule 1 looks at White only, and captures are groups whose list of liberties has one entry: a list keeps doubles.
from common import main


def adjacent(i, j):
    return [(i + a, j + b) for a, b in ((0, -1), (-1, 0), (0, 1), (1, 0)) if 0 <= i + a < 9 and 0 <= j + b < 9]


def block(board, i, j):
    stones, liberties = [(i, j)], []
    index = 0
    while index < len(stones):
        for a, b in adjacent(*stones[index]):
            if board[a][b] == 0:
                liberties.append((a, b))
            elif board[a][b] == board[i][j] and (a, b) not in stones:
                stones.append((a, b))
        index += 1
    return stones, liberties


def rule(board):
    for i in range(9):
        for j in range(9):
            if board[i][j] == 1 and len(block(board, i, j)[1]) == 0:
                return False
    return True


def captures(board):
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == -1:
                liberties = block(board, i, j)[1]
                if len(liberties) == 1 and liberties[0] not in answer:
                    answer.append(liberties[0])
    return sorted(answer)


def moves(board):
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j] != 0:
                continue
            board[i][j] = 1
            is_legal = len(block(board, i, j)[1]) > 0
            for a, b in adjacent(i, j):
                if board[a][b] == -1 and len(block(board, a, b)[1]) == 0:
                    is_legal = True
            board[i][j] = 0
            if is_legal:
                answer.append((i, j))
    return answer


main(rule, captures, moves)
