def legal(rows, player):
    moves = []
    for y in range(7):
        for x in range(7):
            if rows[y][x] != '.':
                continue
            ring1 = [(i, j) for j in range(y - 1, y + 2) for i in range(x - 1, x + 2)]
            ring2 = [(i, j) for j in range(y - 2, y + 3) for i in range(x - 2, x + 3)]
            inside = lambda p: 0 <= p[0] < 7 and 0 <= p[1] < 7
            if any(inside(p) and rows[p[1]][p[0]] == player for p in ring1):
                moves.append(square(x, y))
            else:
                for p in ring2:
                    if inside(p) and rows[p[1]][p[0]] == player:
                        moves.append(square(*p) + square(x, y))
    return moves


def square(x, y):
    return chr(ord('A') + x) + str(y + 1)


def main():
    player = input().strip()
    while True:
        try:
            rows = [input().strip() for _ in range(7)]
        except EOFError:
            return
        input()
        for _ in range(int(input())):
            input()
        moves = legal(rows, player)
        print(moves[len(moves) // 3], flush=True)


main()
