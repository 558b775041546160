"""The functions of the cluster's workers, without a cluster: `pytest examples/spark`, with pygocheck and pyarrow."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from pygocheck import BLACK, WHITE, Position

from gocheck_arrow import ANSWER, FINDINGS, GAMES, answer, describe, find
from versions import LEAST, complaint

REPOSITORY = Path(__file__).parents[2]
RECORDS = REPOSITORY / "crates" / "sgf" / "tests" / "data" / "lint"
#: By hand: in the first White captures at A3; in the second its stone at the lower right has no liberty.
CAPTURE = np.array([[0, 1, -1], [1, -1, 0], [0, 0, 0]], np.int8)
DEAD = np.array([[0, 0, 0], [0, 0, 1], [0, 1, -1]], np.int8)


def batch(*cells: bytes | None, **columns: list[object]) -> pa.RecordBatch:
    return pa.record_batch({"cells": pa.array(cells, pa.binary()), **columns})


def answered(given: pa.RecordBatch) -> list[dict]:
    (out,) = answer([given])
    assert out.select(given.schema.names).equals(given)
    assert out.schema.names == [*given.schema.names, *ANSWER.names]
    assert [out.schema.field(name).type for name in ANSWER.names] == ANSWER.types
    return out.to_pylist()


def points(cells: bytes) -> list[int]:
    return [place for place, cell in enumerate(cells) if cell]


def test_answers_of_boards_by_hand() -> None:
    capture, dead = answered(batch(CAPTURE.tobytes(), DEAD.tobytes()))
    assert (capture["valid"], capture["error"]) == (True, None)
    assert points(capture["captures"]) == [0]
    assert points(capture["legal"]) == [0, 5, 6, 7, 8]
    assert points(capture["dead"]) == []
    assert (dead["valid"], points(dead["dead"])) == (False, [8])
    (black,) = answered(batch(CAPTURE.tobytes(), to_move=[BLACK]))
    assert 0 in points(black["legal"])
    assert points(black["captures"]) == [5]


@pytest.mark.parametrize("kind", [pa.binary(), pa.large_binary(), pa.binary(9)])
def test_cells_of_every_binary_type(kind: pa.DataType) -> None:
    column = pa.array([CAPTURE.tobytes(), None, DEAD.tobytes()], kind)
    rows = answered(pa.record_batch({"cells": column}).slice(1))
    assert [(row["valid"], row["error"]) for row in rows] == [(None, "cells: missing"), (False, None)]


def test_sizes_and_colours_are_mixed_and_keep_their_rows() -> None:
    random = np.random.default_rng(3)
    shapes = [(9, 9), (5, 7), (1, 1), (25, 25), (7, 5), (9, 9)] * 40
    boards = [random.integers(-1, 2, shape).astype(np.int8) for shape in shapes]
    colors = random.choice([BLACK, WHITE], len(boards)).tolist()
    sizes = {"rows": [shape[0] for shape in shapes], "cols": [shape[1] for shape in shapes]}
    rows = answered(batch(*(board.tobytes() for board in boards), to_move=colors, **sizes))
    for row, board, color in zip(rows, boards, colors):
        # One position at a time, through another function.
        position = Position(board, color)
        assert row["error"] is None
        assert row["valid"] == position.valid
        dead = [at for group in position.dead for at in group.stones]
        for name, expected in [("legal", position.legal), ("captures", position.captures), ("dead", dead)]:
            assert points(row[name]) == sorted(at[0] * board.shape[1] + at[1] for at in expected)


BAD = [
    ({"cells": None}, "cells: missing"),
    ({"cells": bytes(8)}, "cells: 8 bytes; a square board expected"),
    ({"cells": b""}, "cells: 0 bytes; a square board expected"),
    ({"cells": bytes(4) + b"\x07" + bytes(4)}, "cells[1, 1] is 7: -1 (White), 0 or 1 (Black) expected"),
    ({"cells": b"\x80" + bytes(8)}, "cells[0, 0] is -128: -1 (White), 0 or 1 (Black) expected"),
    ({"cells": bytes(9), "to_move": 0}, "to_move is 0: 1 (Black) or -1 (White) expected"),
    ({"cells": bytes(9), "to_move": None}, "to_move: missing"),
    ({"cells": bytes(9), "rows": 2, "cols": 4}, "cells: 9 bytes; 2 x 4 points expected"),
    ({"cells": bytes(26), "rows": 1, "cols": 26}, "cells: shape (1, 26); a board has 1 to 25 rows and columns"),
    ({"cells": bytes(9), "rows": -3, "cols": -3}, "cells: 9 bytes; -3 x -3 points expected"),
]


@pytest.mark.parametrize(("row", "error"), BAD)
def test_a_bad_row_has_an_error_and_does_not_affect_others(row: dict, error: str) -> None:
    good = {"cells": CAPTURE.tobytes(), "rows": 3, "cols": 3, "to_move": WHITE}
    good = {name: good[name] for name in row}
    schema = pa.schema({name: pa.binary() if name == "cells" else pa.int32() for name in row})
    before, bad, after = answered(pa.RecordBatch.from_pylist([good, row, good], schema=schema))
    assert bad == {**row, **dict.fromkeys(ANSWER.names), "error": error}
    assert before == after
    assert points(before["captures"]) == [0]
    (alone,) = answered(pa.RecordBatch.from_pylist([row], schema=schema))
    assert alone == bad


def test_no_rows() -> None:
    assert answered(batch()) == []


def test_results_do_not_depend_on_batches() -> None:
    random = np.random.default_rng(7)
    cells = [random.integers(-1, 2, 81).astype(np.int8).tobytes() for _ in range(500)]
    table = pa.Table.from_batches([batch(*cells, None, bytes(80), *cells, number=list(range(1002)))])
    first = pa.Table.from_batches(answer(table.to_batches()))
    for size in (1, 7, 400):
        assert pa.Table.from_batches(answer(table.to_batches(size))).equals(first)


def records() -> pa.RecordBatch:
    """The cases of lint's own tests, and two that are not records."""
    files = sorted(RECORDS.glob("*.sgf"))
    content = [path.read_bytes() for path in files]
    return pa.record_batch({"path": [*map(str, files), "lost.sgf", "nothing"], "content": [*content, b"lost", None]})


def test_findings_match_those_written_by_hand() -> None:
    (out,) = find([records()])
    assert out.schema == FINDINGS
    found: dict[str, list[tuple]] = {}
    for row in out.to_pylist():
        found.setdefault(Path(row["file"]).stem, []).append((row["line"], row["column"], row["code"]))
    assert found.pop("lost")[0][2] == found.pop("nothing")[0][2]
    cases = {path.stem: path.read_text(encoding="utf-8") for path in RECORDS.glob("*.txt")}
    # Cases with `args` are linted with other options.
    plain = {name: text.split("\n") for name, text in cases.items() if not text.startswith("args")}
    assert len(plain) > 20
    for name, lines in plain.items():
        expected = [line.split()[:2] for line in lines if line]
        assert [[f"{line}:{column}", code] for line, column, code in found.get(name, [])] == expected


def test_one_row_per_game_and_one_for_a_record_without_games() -> None:
    rows = pa.Table.from_batches(describe([records()])).to_pylist()
    assert {row["file"] for row in rows} == {str(path) for path in records().column("path").to_pylist()}
    lost = [row for row in rows if row["file"] in ("lost.sgf", "nothing")]
    assert [row["error"] for row in lost] == ["no game record: nothing begins with `(;`"] * 2
    assert all(row[name] is None for row in lost for name in GAMES.names if name not in ("file", "error"))
    assert all(row["game"] >= 1 and row["moves"] >= 0 for row in rows if row["error"] is None)


def test_single_records_give_the_same_rows() -> None:
    table = pa.Table.from_batches([records()])
    whole, single = table.to_batches(), table.to_batches(1)
    assert pa.Table.from_batches(find(whole)).equals(pa.Table.from_batches(find(single)))
    by_file = [("file", "ascending"), ("game", "ascending")]
    described = [pa.Table.from_batches(describe(batches)).sort_by(by_file) for batches in (whole, single)]
    assert None in described[0].column("komi").to_pylist()
    assert described[0].equals(described[1])


@pytest.mark.parametrize(
    ("name", "there", "said"),
    [
        ("Java", "17.0.15", None),
        ("Java", "21", None),
        ("Java", "8.0.392", "Java is 8.0.392, 17 or later is needed: "),
        ("Java", None, "Java 17 or later is missing: "),
        ("Python", "3.9.18", "Python is 3.9.18, 3.11 or later is needed: "),
        ("pyspark", "4.0.0", None),
        ("pyarrow", "17.0.0", "pyarrow is 17.0.0, 19 or later is needed: "),
        ("pygocheck", None, "pygocheck 0.1 or later is missing: "),
    ],
)
def test_versions(name: str, there: str | None, said: str | None) -> None:
    found = complaint(name, there)
    assert found == said if said is None else found is not None and found.startswith(said)
    assert set(LEAST) >= {name}
