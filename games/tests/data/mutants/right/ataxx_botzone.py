# Ataxx for Botzone's simple interaction, started anew for each turn.
N = 7
board = {(0, 0): 1, (6, 6): 1, (6, 0): 2, (0, 6): 2}
seen = [dict(board)]


def moves(side):
    for (x, y), owner in sorted(board.items()):
        if owner != side:
            continue
        for dx in range(-2, 3):
            for dy in range(-2, 3):
                to = x + dx, y + dy
                if 0 <= to[0] < N and 0 <= to[1] < N and to not in board:
                    yield (x, y) + to


def placed(x0, y0, x1, y1, side):
    after = dict(board)
    if max(abs(x0 - x1), abs(y0 - y1)) == 2:
        del after[x0, y0]
    after[x1, y1] = side
    return after


def play(x0, y0, x1, y1, side):
    global board
    board = placed(x0, y0, x1, y1, side)
    seen.append(dict(board))
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if (x1 + dx, y1 + dy) in board:
                board[x1 + dx, y1 + dy] = side


def repeats(move, side):
    pair = [seen[-1], placed(*move, side)]
    return any(seen[i:i + 2] == pair for i in range(len(seen) - 3))


turns = int(input())
me = 2
for turn in range(2 * turns - 1):
    move = [int(word) for word in input().split()]
    if move[0] < 0:
        me = 1
    elif turn % 2:
        play(*move, me)
    else:
        play(*move, 3 - me)
choices = [move for move in moves(me) if not repeats(move, me)]
print(*(choices[len(choices) // 2] if choices else (-1, -1, -1, -1)))
