# Ataxx for UAI. The board is a list of 49, a1 first.
import sys


def at(text):
    return "abcdefg".index(text[0]) + 7 * (int(text[1]) - 1)


def name(p):
    return "abcdefg"[p % 7] + str(p // 7 + 1)


def distance(p, q):
    return max(abs(p % 7 - q % 7), abs(p // 7 - q // 7))


def parse(fen):
    board = [None] * 49
    for down, row in enumerate(fen.split("/")):
        p = 7 * (6 - down)
        for c in row:
            if c.isdigit():
                p += int(c)
            else:
                board[p] = c
                p += 1
    return board


def play(board, side, move):
    if move == "0000":
        return
    to = at(move[-2:])
    if len(move) == 4:
        board[at(move[:2])] = None
    board[to] = side
    for p in range(49):
        if distance(p, to) == 1 and board[p] in ("x", "o"):
            board[p] = side


def moves(board, side):
    found = []
    for to in range(49):
        if board[to] is not None:
            continue
        own = [p for p in range(49) if board[p] == side]
        if any(distance(p, to) == 1 for p in own):
            found.append(name(to))
        found += [name(p) + name(to) for p in own if distance(p, to) == 2]
    return found


board, side = parse("x5o/7/7/7/7/7/o5x"), "x"
for line in sys.stdin:
    words = line.split()
    if words[:1] == ["uai"]:
        print("id name right\nid author nobody\nuaiok", flush=True)
    elif words[:1] == ["isready"]:
        print("readyok", flush=True)
    elif words[:2] == ["position", "startpos"] or words[:2] == ["position", "fen"]:
        fen = words[2:4] if words[1] == "fen" else ["x5o/7/7/7/7/7/o5x", "x"]
        board, side = parse(fen[0]), fen[1]
        for move in words[words.index("moves") + 1:] if "moves" in words else []:
            play(board, side, move)
            side = "o" if side == "x" else "x"
    elif words[:1] == ["go"]:
        found = moves(board, side)
        print("bestmove " + (found[-1] if found else "0000"), flush=True)
    elif words[:1] == ["quit"]:
        break
