# Reversi for GTP: a dictionary from (file, rank) to a colour, and a recursive walk along each line.
from itertools import product
import sys

WAYS = [way for way in product((-1, 0, 1), repeat=2) if any(way)]
LETTERS = "abcdefgh"


def walk(at, way, color):
    """The other side's discs from `at` on up to one of `color`, or None."""
    if at not in board:
        return None
    if board[at] == color:
        return []
    rest = walk((at[0] + way[0], at[1] + way[1]), way, color)
    return None if rest is None else [at] + rest


def flips(at, color):
    if at in board:
        return []
    runs = (walk((at[0] + way[0], at[1] + way[1]), way, color) for way in WAYS)
    return [disc for run in runs if run for disc in run]


def put(at, color):
    board.update({disc: color for disc in flips(at, color)})
    board[at] = color


def start():
    board.clear()
    board.update({(4, 4): "w", (5, 5): "w", (4, 5): "b", (5, 4): "b"})


board = {}
start()
for line in sys.stdin:
    command, *words = line.lower().split() or [""]
    reply = ""
    if command == "clear_board":
        start()
    elif command == "play" and words[1] != "pass":
        put((LETTERS.index(words[1][0]) + 1, int(words[1][1])), words[0][0])
    elif command == "genmove":
        color = words[0][0]
        found = [at for at in product(range(1, 9), repeat=2) if flips(at, color)]
        reply = "pass"
        if found:
            at = min(found, key=lambda at: len(flips(at, color)))
            put(at, color)
            reply = LETTERS[at[0] - 1] + str(at[1])
    elif command not in ("play", "boardsize", "time_settings", "quit", "name"):
        print("? unknown command\n", flush=True)
        continue
    print("= " + reply + "\n", flush=True)
    if command == "quit":
        break
