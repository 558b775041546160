"""Compares the JSON of the commands of ataxx and reversi with their schemas: schemas.py ATAXX REVERSI."""

import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../tests/independent"))
from schema_check import compare, objects  # noqa: E402

ATAXX, REVERSI = map(os.path.abspath, sys.argv[1:])

# These need a sandbox or depend on the machine; the tests of the arena have them.
ELSEWHERE = ["$defs.fault anyOf 5.used", "$defs.fault anyOf 6", "$defs.fault anyOf 10", "$defs.text anyOf 0"]

# Programs with a fault.
FAULTY = {
    "illegal": "echo 3 3 3 3",
    "exited": "true",
    "exited_with_words": "echo oops >&2",
    "crashed": "exit 3",
    "crashed_with_words": "echo oops >&2; exit 3",
    "unreadable": "echo hello",
    "closed": "exec >&-; sleep 60",
    "flood": "yes | tr -d '\\n'",
    "late": "sleep 60",
    "memory": "exec python3 -c 'import time; data = bytearray(3 << 28); time.sleep(60)'",
}
WITHOUT_ANSWER = """
for line in open(0):
    word = line.split()[0]
    print({"uai": "uaiok", "isready": "readyok"}.get(word, ""), flush=True)
"""
BUILTIN = "builtin:level=1"


def write(name, text):
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)
    return name


def runs(folder):
    botzone = ["--protocol", "botzone", "--rules", "botzone", "--memory", "200"]
    for name, commands in FAULTY.items():
        time = ["--time", "100" if name == "late" else "9000"]
        yield ATAXX, "match", ["sh " + write(f"{folder}/{name}.sh", commands + "\n"), BUILTIN, *botzone, *time], None
    yield ATAXX, "match", [f"sh {folder}/late.sh", BUILTIN, "--protocol", "uai", "--start-time", "100"], None
    silent = "python3 " + write(f"{folder}/silent.py", WITHOUT_ANSWER)
    fast = ["--depth", "1"]
    yield ATAXX, "match", [silent, BUILTIN, "--protocol", "uai", *fast, "--max-wait", "100"], None
    many = ["--games", "4", "--random-plies", "6", *fast]
    score = ["--adjudicate-score", "moves=1", "score=10"]
    exact = ["--adjudicate-exact", "10"]
    draw = ["--adjudicate-draw", "moves=1", "score=9000"]
    uai = f"{ATAXX} bot --protocol uai"
    yield ATAXX, "match", [uai, "builtin:level=4", "--protocol", "uai", *many, *score], None
    yield ATAXX, "match", [uai, "builtin:level=4", "--protocol", "uai", *many, *draw], None
    yield REVERSI, "match", [BUILTIN, "builtin:level=2", *many], None
    yield REVERSI, "match", [BUILTIN, "builtin:level=2", *many, *exact], None

    for pairing in ("round-robin", "gauntlet", "swiss"):
        players = [BUILTIN, "b=builtin:level=2", f"c=sh {folder}/exited.sh", "d=builtin:level=3"]
        where = ["-o", f"{folder}/{pairing}", "--pairing", pairing]
        yield REVERSI, "tournament", [*players, "--random-plies", "6", *where], None
    weak, strong = BUILTIN, "b=builtin:level=3"
    for players, model in (([weak, strong], "logistic"), ([strong, weak], "normalised")):
        sprt = ["--sprt", "elo0=0", "elo1=200", "alpha=0.2", "beta=0.2", f"model={model}"]
        where = ["-o", f"{folder}/{model}", "--random-plies", "6"]
        yield REVERSI, "tournament", [*players, "--rounds", "8", *where, *sprt], None
    yield REVERSI, "tournament", [weak, "c=" + weak, "-o", f"{folder}/open", "--random-plies", "6", *sprt], None
    yield REVERSI, "tournament", [weak, strong, f"x={folder}/none", "-o", f"{folder}/two"], None
    for fault in ("exited", "unreadable"):
        yield REVERSI, "tournament", [weak, f"c=sh {folder}/{fault}.sh", "-o", f"{folder}/{fault}"], None
    players = [f"{name}={BUILTIN}" for name in "abcd"]
    # Most have no games; then two pairs, which no games link.
    yield REVERSI, "tournament", [*players, "-o", f"{folder}/part", "--shard", "1/6"], None
    yield REVERSI, "tournament", [*players, "-o", f"{folder}/pairs", "--pairing", "swiss"], None
    # Programs that do not report everything about their searches.
    silences = {name: f"sed -u \"s/{name} [0-9]*//g\"" for name in ("depth", "nodes", "nps")}
    without = [f"{name}=sh -c '{uai} | {silence}'" for name, silence in silences.items()]
    yield ATAXX, "tournament", [*without, "--protocol", "uai", *fast, "-o", f"{folder}/uai"], None
    yield REVERSI, "merge", [f"{folder}/swiss/games.jsonl", "-o", f"{folder}/merged"], None

    for log in ("swiss", "exited"):
        yield REVERSI, "review", [f"{folder}/{log}/games.jsonl", "--nodes", "100", "--exact", "6"], None
    for log in ("exited", "unreadable"):
        yield REVERSI, "games", [f"{folder}/{log}/games.jsonl", "--to", "json"], None
    unfinished = write(f"{folder}/moves.txt", "position startpos moves f2\n")
    yield ATAXX, "games", [unfinished, "--from", "uai", "--to", "json"], None
    yield ATAXX, "review", [f"{folder}/uai/games.jsonl", "--nodes", "100"], None


with tempfile.TemporaryDirectory() as folder:
    compare(runs(folder), ELSEWHERE)
