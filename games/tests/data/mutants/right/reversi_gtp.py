# Reversi for GTP.
import sys

board = {}


def clear():
    board.clear()
    board.update({"d4": "w", "e5": "w", "d5": "b", "e4": "b"})


def flips(square, color):
    found = []
    if square in board:
        return found
    for right in (-1, 0, 1):
        for down in (-1, 0, 1):
            run, at = [], square
            while right or down:
                at = chr(ord(at[0]) + right) + chr(ord(at[1]) + down)
                if board.get(at, color) == color:
                    break
                run.append(at)
            if at in board:
                found += run
    return found


def play(square, color):
    for at in flips(square, color):
        board[at] = color
    board[square] = color


def choose(color):
    squares = [file + rank for rank in "12345678" for file in "abcdefgh"]
    legal = [square for square in squares if flips(square, color)]
    return legal[len(legal) // 3] if legal else "pass"


clear()
for line in sys.stdin:
    words = line.lower().split()
    reply = "= "
    if words[:1] == ["clear_board"]:
        clear()
    elif words[:1] == ["play"]:
        if words[2] != "pass":
            play(words[2], words[1][0])
    elif words[:1] == ["genmove"]:
        move = choose(words[1][0])
        if move != "pass":
            play(move, words[1][0])
        reply = "= " + move
    elif words[:1] not in (["boardsize"], ["time_settings"], ["time_left"], ["quit"]):
        reply = "? unknown command"
    print(reply + "\n", flush=True)
    if words[:1] == ["quit"]:
        break
