"""Makes the data of run.sh, the same in each run: make_data.py FOLDER POSITIONS RECORDS.

FOLDER/positions has boards of three sizes as Parquet; one in 10,000 rows is damaged, as its column `damage` describes.
FOLDER/packed has the boards of 9 x 9 that are not damaged as packed bits.
FOLDER/records has games of random moves as *.sgf, in folders and archives, one in ten damaged.
"""

from __future__ import annotations

import io
import sys
import tarfile
import zipfile
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from pygocheck import BLACK, WHITE, analyse, arrow, play

#: Each file is one partition.
PARTS = 32
SIZES = [9, 9, 9, 9, 9, 9, 9, 9, 13, 19]
DAMAGES = ["an invalid value", "a byte too few", "no cells", "no colour"]


def positions(random: np.random.Generator, first: int, count: int) -> pa.Table:
    """Stones at random, dense and sparse, so that some boards are valid and others are not."""
    to_move, damages = random.choice([BLACK, WHITE], count), [None] * count
    sizes, dense = random.choice(SIZES, count), random.uniform(0.1, 0.8, count)
    cells = np.empty(count, object)
    for size in np.unique(sizes):
        which = np.flatnonzero(sizes == size)
        shape = (len(which), size * size)
        stones = np.where(random.random(shape) < 0.5, BLACK, WHITE) * (random.random(shape) < dense[which, np.newaxis])
        cells[which] = [board.tobytes() for board in stones.astype(np.int8)]
    for number, row in enumerate(random.choice(count, count // 10_000 + 1, replace=False)):
        damages[row] = DAMAGES[number % len(DAMAGES)]
        if damages[row] == "no colour":
            to_move[row] = 0
        else:
            board = cells[row]
            cells[row] = {"an invalid value": b"\x07" + board[1:], "a byte too few": board[1:]}.get(damages[row])
    return pa.table(
        {
            "id": pa.array(range(first, first + count), pa.int64()),
            "cells": pa.array(cells, pa.binary()),
            "to_move": pa.array(to_move, pa.int8()),
            "damage": pa.array(damages, pa.string()),
        }
    )


def played(random: np.random.Generator, size: int, count: int) -> list[list[str]]:
    """Games of 20 to 150 random moves, all played at once and without ko."""
    lengths = random.integers(20, 150, count)
    boards, games, color = np.zeros((count, size, size), np.int8), [[] for _ in range(count)], BLACK
    for number in range(lengths.max()):
        legal = analyse(boards, color).legal.reshape(count, -1)
        moves = np.where(legal, random.random(legal.shape), -1).argmax(axis=1)
        moves[~legal.any(axis=1)] = -1
        boards = play(boards, moves, color).boards
        for game in np.flatnonzero(lengths > number):
            row, col = divmod(int(moves[game]), size)
            point = "" if moves[game] < 0 else chr(97 + col) + chr(97 + row)
            games[game].append(f";{'B' if color == BLACK else 'W'}[{point}]")
        color = -color
    return games


def damaged(random: np.random.Generator, record: bytes) -> bytes:
    """Cut off a record, change bytes, insert a move, or leave nothing of it. Spark skips empty files."""
    kind, place = random.integers(4), int(random.integers(20, len(record)))
    if kind == 0:
        return record[:place]
    if kind == 1:
        return record[:place] + random.bytes(8) + record[place + 8 :]
    if kind == 2:
        return record.replace(b";B", b";B[aa];B", 1)
    return b"lost\n"


def packed(table: pa.Table) -> pa.Table:
    """The sound boards of 9 x 9 as packed bits of a fixed size."""
    sound = pc.and_(pc.is_null(table.column("damage")), pc.equal(pc.binary_length(table.column("cells")), 81))
    batches = table.filter(sound).drop_columns("damage").combine_chunks().to_batches()
    return pa.Table.from_batches(arrow.pack(batches, fixed=True))


def store(folder: Path, part: int, records: dict[str, bytes]) -> None:
    """Write records into a folder, a ZIP archive or a compressed tar archive."""
    path = folder / f"{part}"
    if part % 3 == 0:
        path.mkdir()
        for name, content in records.items():
            (path / name).write_bytes(content)
    elif part % 3 == 1:
        with zipfile.ZipFile(path.with_suffix(".zip"), "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in records.items():
                archive.writestr(name, content)
    else:
        with tarfile.open(path.with_suffix(".tar.gz"), "w:gz") as archive:
            for name, content in records.items():
                info = tarfile.TarInfo(name)
                info.size = len(content)
                archive.addfile(info, io.BytesIO(content))


def main() -> None:
    """Make positions and records."""
    folder, count, records = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    random = np.random.default_rng(19)
    for name in ("positions", "packed", "records"):
        (folder / name).mkdir(parents=True)
    for part, ids in enumerate(np.array_split(np.arange(count), PARTS)):
        table = positions(random, int(ids[0]), len(ids))
        pq.write_table(table, folder / "positions" / f"{part:02}.parquet")
        pq.write_table(packed(table), folder / "packed" / f"{part:02}.parquet")
    number, parts = 0, {}
    for size, share in [(9, records // 2), (13, records // 4), (19, records - records // 2 - records // 4)]:
        for moves in played(random, size, share):
            rules = random.choice(["Japanese", "Chinese", "AGA", "New Zealand"])
            record = f"(;GM[1]FF[4]CA[UTF-8]SZ[{size}]RU[{rules}]KM[6.5]\n{''.join(moves)})\n".encode()
            content = record if random.random() < 0.9 else damaged(random, record)
            # A folder, a ZIP archive and a tar archive in turn.
            parts.setdefault(number // 1000, {})[f"{number:05}.sgf"] = content
            number += 1
    for part, some in parts.items():
        store(folder / "records", part, some)


if __name__ == "__main__":
    main()
