"""Game records in Arrow batches, and in archives."""

from __future__ import annotations

import gzip
import io
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pygocheck import games, lint
from pygocheck import records as read_all

pa: Any = pytest.importorskip("pyarrow")
pq: Any = pytest.importorskip("pyarrow.parquet")
arrow: Any = pytest.importorskip("pygocheck.arrow")

RECORDS = {f"{number}.sgf": f"(;SZ[9]PB[P{number}];B[ee];W[ee])".encode() for number in range(5)}


def batch(paths: list[str | None] | list[str], content: list[bytes | None]) -> Any:
    return pa.record_batch({"path": paths, "content": pa.array(content, pa.binary())})


@pytest.fixture(scope="module")
def records(request: pytest.FixtureRequest) -> Any:
    """The cases of lint's own tests, and two that are not records."""
    files = sorted((request.getfixturevalue("repository") / "crates/sgf/tests/data/lint").glob("*.sgf"))
    content = [path.read_bytes() for path in files]
    return batch([*map(str, files), "lost.sgf", "nothing"], [*content, b"lost", None])


def test_findings_match_those_written_by_hand(records: Any, repository: Path) -> None:
    (out,) = arrow.check([records])
    assert out.schema == arrow.CHECKED
    found = {
        Path(row["file"]).stem: [(each["line"], each["column"], each["code"]) for each in row["findings"]]
        for row in out.to_pylist()
    }
    assert found.pop("lost")[0][2] == found.pop("nothing")[0][2]
    folder = repository / "crates/sgf/tests/data/lint"
    cases = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.txt")}
    # Cases with `args` are linted with other options.
    plain = {name: text.split("\n") for name, text in cases.items() if not text.startswith("args")}
    assert len(plain) > 20
    for name, lines in plain.items():
        expected = [line.split()[:2] for line in lines if line]
        assert [[f"{line}:{column}", code] for line, column, code in found.get(name, [])] == expected


def test_games_and_findings_are_those_of_the_functions(records: Any) -> None:
    rows = pa.Table.from_batches(arrow.check([records])).to_pylist()
    assert [row["file"] for row in rows] == records.column("path").to_pylist()
    for row, content in zip(rows, records.column("content").to_pylist()):
        columns = games(content or b"")
        assert [each["game"] for each in row["games"]] == columns["game"].tolist()
        for place, each in enumerate(row["games"]):
            for name, value in each.items():
                expected = columns[name][place]
                is_unknown = isinstance(expected, float) and np.isnan(expected)
                assert value is None if is_unknown else value == expected
        found = lint(content or b"").columns()
        assert [each["message"] for each in row["findings"]] == found["message"].tolist()
        assert [each["move"] for each in row["findings"]] == found["move"].tolist()
        assert (row["error"] is None) == bool(row["games"])
    assert [row["error"] for row in rows[-2:]] == ["no game record: nothing begins with `(;`"] * 2


def test_results_do_not_depend_on_batches(records: Any) -> None:
    table = pa.Table.from_batches([records])
    whole = pa.Table.from_batches(arrow.check(table.to_batches()))
    assert pa.Table.from_batches(arrow.check(table.to_batches(1))).equals(whole)
    assert next(arrow.check([records.slice(0, 0)])).num_rows == 0


def test_rules_are_those_of_the_caller() -> None:
    suicide = b"(;SZ[9]RU[Japanese];B[ba];W[aa];B[ab];W[aa])"
    (own,) = arrow.check([batch(["a.sgf"], [suicide])])
    (free,) = arrow.check([batch(["a.sgf"], [suicide])], rules="none")
    assert [each["code"] for each in own.to_pylist()[0]["findings"]][-1:] == ["M103"]
    assert "M103" not in [each["code"] for each in free.to_pylist()[0]["findings"]]
    with pytest.raises(ValueError, match="the rule sets are"):
        list(arrow.check([batch(["a.sgf"], [suicide])], rules="french"))


def tar(compress: str = "") -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        for name, content in {**RECORDS, "notes.txt": b"no record"}.items():
            info = tarfile.TarInfo(f"some/{name}")
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    data = out.getvalue()
    return pa.compress(data, compress, asbytes=True) if compress else data


def zipped() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in {**RECORDS, "notes.txt": b"no record"}.items():
            archive.writestr(f"some/{name}", content)
    return out.getvalue()


ARCHIVES = {"a.zip": zipped(), "a.tar": tar(), "a.tar.gz": gzip.compress(tar()), "A.TZST": tar("zstd")}


@pytest.mark.parametrize("name", ARCHIVES)
def test_members_of_archives_are_records(name: str) -> None:
    (out,) = arrow.members([batch(["b.sgf", name], [b"(;B[aa])", ARCHIVES[name]])])
    assert out.schema == arrow.RECORDS
    expected = {"b.sgf": b"(;B[aa])", **{f"{name}/some/{path}": content for path, content in RECORDS.items()}}
    assert dict(zip(out.column("path").to_pylist(), out.column("content").to_pylist())) == expected
    assert out.column("error").null_count == len(expected)


@pytest.mark.parametrize("name", ARCHIVES)
def test_a_damaged_archive_is_a_row_with_an_error(name: str) -> None:
    damaged = [ARCHIVES[name][: len(ARCHIVES[name]) // 3], b"no archive at all", b""]
    given = batch([f"{number}.{name}" for number in range(3)] + ["b.sgf"], [*damaged, b"(;B[aa])"])
    (checked,) = arrow.check(arrow.members([given]))
    rows = {row["file"]: row for row in checked.to_pylist()}
    assert len(rows.pop("b.sgf")["games"]) == 1
    # The members before the damage are there, too.
    assert {f"{number}.{name}" for number in range(3)} <= rows.keys()
    for path in (f"{number}.{name}" for number in range(3)):
        # An empty file may be an empty archive.
        empty = ["no game records in this folder or archive"] if path == f"2.{name}" else []
        assert rows[path]["error"] in ["the archive is damaged or incomplete", *empty]
        assert rows[path]["games"] == rows[path]["findings"] == []


def test_any_damaged_byte_of_an_archive_is_a_row(records: Any) -> None:
    whole = zipped()
    for place in range(len(whole)):
        damaged = whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :]
        out = pa.Table.from_batches(arrow.members([batch(["a.zip", "b.sgf"], [damaged, b"(;B[aa])"])]))
        for content, error in zip(out.column("content").to_pylist(), out.column("error").to_pylist()):
            assert (content is None) == (error is not None)
        assert out.column("path").to_pylist()[-1] == "b.sgf"


def test_members_are_those_that_records_reads(tmp_path: Path) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("a.sgf", RECORDS["0.sgf"])
        archive.writestr("b.sgf.gz", gzip.compress(RECORDS["1.sgf"]))
        archive.writestr("c.zip", zipped())
        archive.writestr("notes.txt", b"no record")
    (tmp_path / "all.zip").write_bytes(out.getvalue())
    expected = read_all(str(tmp_path / "all.zip"))
    found = {"all.zip": list(arrow.members([batch(["all.zip"], [out.getvalue()])])), "": []}
    found[""] = list(arrow.read_records(tmp_path / "*.zip"))
    for rows in found.values():
        (some,) = rows
        names = [path[path.index("all.zip") :] for path in some.column("path").to_pylist()]
        assert names == [str(file)[str(file).index("all.zip") :] for file in expected.file]
        assert some.column("error").null_count == len(expected) == 7


def test_bad_rows_stay_rows() -> None:
    given = batch(["a.zip", None, "b.sgf"], [None, b"(;B[aa])", b"(;B[aa])"])
    (out,) = arrow.members([given.append_column("error", pa.array(["no access", None, None]))])
    assert out.to_pylist() == [
        {"path": "a.zip", "content": None, "error": "no access"},
        {"path": None, "content": b"(;B[aa])", "error": None},
        {"path": "b.sgf", "content": b"(;B[aa])", "error": None},
    ]


def test_archives_without_records_are_rows_with_an_error() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("notes.txt", b"no record")
    (rows,) = arrow.members([batch(["a.zip"], [out.getvalue()])])
    assert rows.to_pylist() == [
        {"path": "a.zip", "content": None, "error": "no game records in this folder or archive"}
    ]


def test_large_members_are_rows_with_an_error() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("large.sgf", b"(;C[" + bytes(65 << 20) + b"])")
        archive.writestr("small.sgf", b"(;B[aa])")
    (rows,) = arrow.members([batch(["a.zip"], [out.getvalue()])])
    large, small = rows.to_pylist()
    assert (large["path"], large["content"]) == ("a.zip/large.sgf", None)
    assert "64 MiB" in large["error"]
    assert small["content"] == b"(;B[aa])"


def test_files_and_archives_become_rows_by_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "in" / "deep"
    folder.mkdir(parents=True)
    for name, content in {**ARCHIVES, **RECORDS, "c.sgf.gz": gzip.compress(RECORDS["0.sgf"])}.items():
        (folder / name).write_bytes(content)
    for what in ("records", "check"):
        command = [sys.executable, "-m", "pygocheck.arrow", what, "in", f"{what}.parquet"]
        subprocess.run(command, cwd=tmp_path, check=True)
    table = pq.read_table(tmp_path / "records.parquet")
    assert table.schema == arrow.RECORDS
    assert table.num_rows == 5 * 5 + 1
    checked = pq.read_table(tmp_path / "check.parquet")
    expected = pa.Table.from_batches(arrow.check(table.to_batches()))
    assert checked.equals(expected)
    assert checked.column("error").null_count == 26
    missing = subprocess.run(
        [*command[:3], "records", "nowhere", "out"], cwd=tmp_path, capture_output=True, check=False
    )
    assert missing.returncode == 1
    assert b"nowhere" in missing.stderr


def test_a_batch_and_a_table() -> None:
    rows = batch(list(RECORDS), list(RECORDS.values()))
    table = pa.Table.from_batches([rows])
    expected = list(arrow.check([rows]))
    for given in (rows, table, [table], table.to_reader()):
        assert list(arrow.check(given)) == expected


def test_columns_that_are_no_records() -> None:
    with pytest.raises(ValueError, match='the columns are path, text: "path" and "content" expected'):
        list(arrow.check(pa.table({"path": ["a.sgf"], "text": [b"(;)"]})))
    with pytest.raises(TypeError, match="content: string; binary expected, the bytes of the files"):
        list(arrow.check(pa.table({"path": ["a.sgf"], "content": ["(;SZ[9])"]})))
    for kind in (pa.large_binary(), pa.binary(8), pa.dictionary(pa.int8(), pa.binary())):
        content = pa.array([b"(;SZ[9])"]).cast(pa.binary()).cast(kind)
        (out,) = arrow.check(pa.table({"path": ["a.sgf"], "content": content}))
        assert out.to_pylist()[0]["games"][0]["rows"] == 9
    (out,) = arrow.check(pa.table({"path": ["a.sgf"], "content": pa.nulls(1)}))
    assert out.column("error").null_count == 0
