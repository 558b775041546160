def load(name):
    return {tuple(map(int, line.split()[:2])): int(line.split()[2]) for line in open(name) if line.strip()}


def free(board, p, seen):
    seen.add(p)
    for n in ((p[0] + 1, p[1]), (p[0] - 1, p[1]), (p[0], p[1] + 1), (p[0], p[1] - 1)):
        if not (0 <= n[0] < 9 and 0 <= n[1] < 9):
            continue
        if n not in board or board[n] == board[p] and n not in seen and free(board, n, seen):
            return True
    return False


def captures(name):
    result = []
    board = load(name)
    for p in [(r, c) for r in range(9) for c in range(9)]:
        if p in board:
            continue
        after = {**board, p: 1}
        dead = [q for q in after if after[q] == -1 and not free(after, q, set())]
        if dead:
            result.append((p, {q: s for q, s in after.items() if q not in dead}))
    return result
