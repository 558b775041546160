# Reversi for Botzone's JSON interaction, kept running.
import json
import sys

board = [0] * 64
board[27] = board[36] = -1
board[28] = board[35] = 1
WAYS = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]


def line(at, way, side):
    x, y = at % 8 + way[0], at // 8 + way[1]
    run = []
    while 0 <= x <= 7 and 0 <= y <= 7 and board[8 * y + x] == -side:
        run.append(8 * y + x)
        x, y = x + way[0], y + way[1]
    return run if 0 <= x <= 7 and 0 <= y <= 7 and board[8 * y + x] == side else []


def play(move, side):
    if move["x"] == -1:
        return
    at = move["x"] + 8 * move["y"]
    for way in WAYS:
        for taken in line(at, way, side):
            board[taken] = side
    board[at] = side


def answer(side):
    for at in reversed(range(64)):
        if board[at] == 0 and any(line(at, way, side) for way in WAYS):
            return {"x": at % 8, "y": at // 8}
    return {"x": -1, "y": -1}


first = json.loads(sys.stdin.readline())
me = 1 if first["requests"][0]["x"] == -1 else -1
for i, request in enumerate(first["requests"]):
    play(request, -me)
    if i < len(first["responses"]):
        play(first["responses"][i], me)
while True:
    move = answer(me)
    play(move, me)
    print(json.dumps({"response": move}))
    print(">>>BOTZONE_REQUEST_KEEP_RUNNING<<<", flush=True)
    request = sys.stdin.readline()
    if not request:
        break
    play(json.loads(request), -me)
