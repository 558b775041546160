"""The cost of a tournament compared with cuteataxx (https://github.com/kz04px/cuteataxx): the same engine, the same openings,
two games at once, both logs written, in turn.

    python3 compare.py ATAXX CUTEATAXX-CLI MOVER OPENINGS [GAMES] [ROUNDS]

ATAXX is this project's program, MOVER is built from mover.cpp, OPENINGS is a file of FENs, such as cuteataxx's
res/openings/ply3_fair.txt. All programs are named by absolute paths.
"""

import json
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ataxx, cuteataxx, mover, openings = sys.argv[1:5]
games, rounds = (int(text) for text in (sys.argv[5:] + ["2000", "6"][len(sys.argv) - 5 :]))


def cuteataxx_games(folder):
    settings = {
        "games": games,
        "concurrency": 2,
        "ratinginterval": 10**9,
        "print_early": False,
        "tournament": "roundrobin",
        "openings": {"path": openings, "repeat": True, "shuffle": False},
        "timecontrol": {"movetime": 1000},
        "pgn": {"enabled": True, "verbose": True, "override": True, "path": str(folder / "games.pgn"), "event": "?"},
        "engines": [{"name": name, "path": mover, "protocol": "UAI"} for name in "ab"],
    }
    (folder / "settings.json").write_text(json.dumps(settings))
    subprocess.run([cuteataxx, folder / "settings.json"], check=True, stdout=subprocess.DEVNULL)
    text = (folder / "games.pgn").read_text()
    moves = [re.sub(r"\{[^}]*\}", "", line) for line in text.splitlines() if line and line[0] != "["]
    return sum(len(re.findall(r"(?:[a-g][1-7]){1,2}|0000", line)) for line in moves)


def our_games(folder):
    command = [ataxx, "tournament", "-q", "--protocol", "uai", f"a={mover}", f"b={mover}", "--time", "1000", "-j", "2"]
    command += ["--rounds", str(games // 2), "--openings", openings, "-o", folder]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    with open(folder / "games.jsonl") as log:
        next(log)
        return sum(len(json.loads(line)["moves"]) for line in log)


def processor_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measured(play):
    """Microseconds a ply: by the clock, and of all processors."""
    with tempfile.TemporaryDirectory() as folder:
        began, used = time.monotonic(), processor_seconds()
        plies = play(Path(folder))
        return [1e6 * (end - begin) / plies for begin, end in ((began, time.monotonic()), (used, processor_seconds()))]


ratios = []
for number in range(rounds):
    both = [cuteataxx_games, our_games]
    times = {play: measured(play) for play in (both if number % 2 == 0 else both[::-1])}
    theirs, ours = times[cuteataxx_games], times[our_games]
    ratios.append([own / other for own, other in zip(ours, theirs)])
    print(f"cuteataxx {theirs[0]:.1f} us a ply ({theirs[1]:.1f} of processors), ours {ours[0]:.1f} ({ours[1]:.1f})", flush=True)
wall, processors = (statistics.median(column) for column in zip(*ratios))
print(f"median of {rounds}: {wall:.2f} of the time, {processors:.2f} of the processors' time")
