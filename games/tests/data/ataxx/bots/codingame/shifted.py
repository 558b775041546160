# Reads neither config nor a list of actions, and notices no wrong line: with config, it sees the board one row too high.
import random


def legal_actions(board, own):
    place = {"abcdefg"[x] + str(y + 1): cell for y, row in enumerate(board) for x, cell in enumerate(row[:7])}
    for source in place:
        for target in place:
            steps = max(abs(ord(a) - ord(b)) for a, b in zip(source, target))
            if place[source] == own and place[target] == "." and steps in (1, 2):
                yield target if steps == 1 else source + target


own = input()
while True:
    try:
        board = [input() for _ in range(7)]
        last_action, actions_count = input(), input()
    except EOFError:
        break
    print(random.choice(list(legal_actions(board, own)) or ["a1"]), flush=True)
