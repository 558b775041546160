"""Compares the columns of `gocheck lint --games` with sgfmill, for a zip archive of random games: games.py GOCHECK.

sgfmill 1.1.1 reads the records and plays their main lines: https://mjw.woodcraft.me.uk/sgfmill/.
"""

import io
import json
import random
import subprocess
import sys
import tempfile
import zipfile

from sgfmill import boards, sgf

GAMES = 300
random.seed(18)


def random_game():
    """A game of random moves and passes with variations, and its expected columns."""
    size = random.choice([5, 9, 13, 19])
    game = sgf.Sgf_game(size=size)
    root = game.get_root()
    for name, values in [("RU", ["Japanese", "Chinese", "AGA"]), ("PB", ["Ann", "é, 张三", 'a "b"']),
                         ("PW", ["Ben"]), ("BR", ["3d"]), ("WR", ["10k"]), ("DT", ["2016-01-02"]), ("EV", ["cup"])]:
        if random.random() < 0.7:
            root.set(name, random.choice(values))
    if random.random() < 0.7:
        root.set("KM", random.choice([0.5, 6.5, 7.0, -3.5]))
    nodes = [root]
    board, color = boards.Board(size), "b"
    node = root
    for _ in range(random.randrange(200)):
        node = node.new_child()
        nodes.append(node)
        empty = [(row, col) for row in range(size) for col in range(size) if board.get(row, col) is None]
        if not empty or random.random() < 0.02:
            node.set_move(color, None)
        else:
            point = random.choice(empty)
            board.play(*point, color)
            node.set_move(color, point)
        color = "w" if color == "b" else "b"
    # Lines that branch off anywhere before the end of the main line.
    for _ in range(random.randrange(4)):
        start = random.choice(nodes[:-1]) if len(nodes) > 1 else None
        if start is None:
            break
        node = start.new_child()
        for _ in range(random.randrange(1, 5)):
            node.set("C", "a variation")
            node = node.new_child()
        node.set("C", "its end")
    return game.serialise()


def expected(data):
    game = sgf.Sgf_game.from_bytes(data)
    root = game.get_root()
    size = game.get_size()
    text = lambda name: root.get(name) if root.has_property(name) else None
    board, captured, moves, passes = boards.Board(size), {"b": 0, "w": 0}, 0, 0
    for node in game.get_main_sequence()[1:]:
        color, point = node.get_move()
        moves += 1
        if point is None:
            passes += 1
            continue
        count = lambda which: sum(stone == which for stone, _ in board.list_occupied_points())
        other = "w" if color == "b" else "b"
        before = count(color) + 1, count(other)
        board.play(*point, color)
        captured[color] += before[1] - count(other)
        captured[other] += before[0] - count(color)
    nodes, leaves, waiting = 0, 0, [root]
    while waiting:
        node = waiting.pop()
        nodes += 1
        leaves += len(node) == 0
        waiting.extend(node)
    return {
        "rows": size, "columns": size, "rules_written": text("RU"),
        "komi": root.get("KM") if root.has_property("KM") else None,
        "black": text("PB"), "white": text("PW"), "black_rank": text("BR"), "white_rank": text("WR"),
        "date": text("DT"), "event": text("EV"), "moves": moves, "passes": passes,
        "captured_by_black": captured["b"], "captured_by_white": captured["w"],
        "variations": leaves - 1, "nodes": nodes,
    }


with tempfile.TemporaryDirectory() as folder:
    archive = f"{folder}/games.zip"
    records = {f"{number:03}.sgf": random_game() for number in range(GAMES)}
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in records.items():
            packed.writestr(name, data)
    call = [sys.argv[1], "lint", "--quiet", "--games", "jsonl", archive]
    printed = subprocess.run(call, capture_output=True, check=False).stdout
    rows = [json.loads(line) for line in io.BytesIO(printed)]
assert len(rows) == GAMES, len(rows)
for row, (name, data) in zip(rows, records.items(), strict=True):
    assert row["file"] == f"{archive}/{name}"
    for column, value in expected(data).items():
        assert row[column] == value, (name, column, row[column], value)
hashes = {row["hash"] for row in rows if row["moves"] > 5}
assert len(hashes) == sum(row["moves"] > 5 for row in rows)
print(f"{GAMES} games, {sum(row['moves'] for row in rows)} moves: every column is the same")
