# Reversi for NBoard.
import re
import sys

cells, to_move = {}, "*"
WAYS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


def taken(x, y, color):
    if (x, y) in cells:
        return []
    found = []
    for dx, dy in WAYS:
        u, v, run = x + dx, y + dy, []
        while cells.get((u, v), color) != color:
            run.append((u, v))
            u, v = u + dx, v + dy
        if (u, v) in cells:
            found += run
    return found


def play(text):
    global to_move
    if text[:2].upper() != "PA":
        x, y = ord(text[0].upper()) - ord("A"), int(text[1]) - 1
        for at in taken(x, y, to_move) + [(x, y)]:
            cells[at] = to_move
    to_move = "O" if to_move == "*" else "*"


def set_game(text):
    global to_move
    rows = re.search(r"BO\[8 ([^\]]*)\]", text).group(1).split()
    cells.clear()
    for i, c in enumerate("".join(rows[:-1])):
        if c in "*O":
            cells[i % 8, i // 8] = c
    to_move = rows[-1]
    for move in re.findall(r"[;\]][BW]\[([A-Za-z0-9]+)", text):
        play(move)


for line in sys.stdin:
    words = line.split()
    if line.startswith("set game"):
        set_game(line)
    elif words[:1] == ["move"]:
        play(words[1])
    elif words[:1] == ["ping"]:
        print("pong " + words[1], flush=True)
    elif words[:1] == ["go"]:
        values = [(len(taken(x, y, to_move)), x, y) for x in range(8) for y in range(8)]
        most, x, y = max(values)
        print("=== " + ("ABCDEFGH"[x] + str(y + 1) if most else "PASS"), flush=True)
