# Like statement.py, without config: the shortest input that a bot can read.
import random


def legal_actions(board, own):
    actions = set()
    for y in range(7):
        for x in range(7):
            if board[y][x] != own:
                continue
            for to_y in range(max(0, y - 2), min(7, y + 3)):
                for to_x in range(max(0, x - 2), min(7, x + 3)):
                    if board[to_y][to_x] == ".":
                        target = "abcdefg"[to_x] + str(to_y + 1)
                        is_spawn = max(abs(x - to_x), abs(y - to_y)) == 1
                        actions.add(target if is_spawn else "abcdefg"[x] + str(y + 1) + target)
    return sorted(actions)


board_size = 7
player_id = int(input())
while True:
    try:
        board = [input()]
    except EOFError:
        break
    board += [input() for _ in range(board_size - 1)]
    last_action = input()
    actions_count = int(input())
    actions = legal_actions(board, str(player_id))
    assert all(len(row) == board_size for row in board)
    assert actions_count == len(actions)
    print(random.choice(actions), "message", flush=True)
