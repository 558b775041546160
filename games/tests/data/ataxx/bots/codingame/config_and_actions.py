# Reads CodinGame's input with config, and with the legal actions after their number.
import random

player_id = int(input())
config = input()
while True:
    try:
        board = [input()]
    except EOFError:
        break
    board += [input() for _ in range(6)]
    last_action = input()
    actions_count = int(input())
    actions = [input() for _ in range(actions_count)]
    print(random.choice(actions), flush=True)
