#!/usr/bin/env python3
"""Measures how long a bot takes for its first answer on CodinGame, while other programs keep the processors busy.

    games/benches/first_answer.py [--starts 200] [--load 3] [--wait 0] COMMAND...

Prints the minimum, median and maximum in milliseconds, from the start of the process and from the end of sending the
first turn's lines to the arrival of the answer. `--wait` is the seconds between the start and the first line."""

import argparse
import statistics
import subprocess
import sys
import time

TURN = """0
0.....1
.......
..#.#..
.......
..#.#..
.......
1.....0
null
14
a2
b1
b2
f6
f7
g6
a1a3
a1b3
a1c1
a1c2
g7g5
g7f5
g7e7
g7e6
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--starts", type=int, default=200)
    parser.add_argument("--load", type=int, default=3)
    parser.add_argument("--wait", type=float, default=0)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(options.load)]
    from_start, from_sending = [], []
    try:
        for _ in range(options.starts):
            start = time.perf_counter()
            with subprocess.Popen(options.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as bot:
                time.sleep(options.wait)
                bot.stdin.write(TURN.encode())
                bot.stdin.flush()
                sent = time.perf_counter()
                answer = bot.stdout.readline()
                end = time.perf_counter()
                bot.kill()
            if not answer.strip():
                sys.exit("the bot gave no answer")
            from_start.append((end - start) * 1000)
            from_sending.append((end - sent) * 1000)
    finally:
        for process in busy:
            process.kill()
    for name, times in [("from the start", from_start), ("from sending", from_sending)]:
        late = sum(time > 985 for time in times)
        print(f"{name}: {min(times):.0f} {statistics.median(times):.0f} {max(times):.0f} ms, {late} over 985 ms")


if __name__ == "__main__":
    main()
