"""Arguments that choose records and findings."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, NamedTuple, Union

from ._checked import flag, in_order, items, number, text
from ._rules import RuleSet, RulesLike

#: A path of a record, a folder or an archive.
PathLike = Union[str, os.PathLike[str]]
#: Paths, or the bytes of a record.
Records = Union[PathLike, Iterable[PathLike], bytes]


class Options(NamedTuple):
    """What to report: the options of ``gocheck lint`` with these names."""

    rules: str
    select: list[str]
    ignore: list[str]
    severity: str | None
    main_line: bool
    encoding: str | None
    estimate: bool
    seed: int


def options(
    rules: RulesLike,
    select: Iterable[str],
    ignore: Iterable[str],
    severity: str | None,
    main_line: bool,
    encoding: str | None,
    estimate: bool,
    seed: int,
) -> Options:
    """Options from the arguments of a function."""
    return Options(
        rules.value if isinstance(rules, RuleSet) else text("rules", rules),
        _codes("select", select),
        _codes("ignore", ignore),
        None if severity is None else text("severity", severity),
        flag("main_line", main_line),
        None if encoding is None else text("encoding", encoding),
        flag("estimate", estimate),
        number("seed", seed, 0, 2**64 - 1),
    )


def _codes(name: str, codes: Iterable[str]) -> list[str]:
    if isinstance(codes, str):
        raise TypeError(f'{name}: a list of codes expected, such as ["{codes}"]')
    return [text(f"{name}[{index}]", code) for index, code in enumerate(items(name, codes, "codes"))]


def source(records: Records) -> bytes | list[str]:
    """The bytes of a record or the paths, checked."""
    if isinstance(records, (bytes, bytearray, memoryview)):
        return bytes(records)
    is_one = isinstance(records, (str, os.PathLike))
    if not is_one and not isinstance(records, Iterable):
        raise TypeError(f"records: {type(records).__name__}; paths, or the bytes of a record, expected")
    paths: list[str] = []
    for index, path in enumerate([records] if is_one else in_order("records", records, "paths")):
        label = "records" if is_one else f"records[{index}]"
        # A column of pandas may have other values, whatever the types are.
        given: Any = path
        if isinstance(given, (bytes, bytearray, memoryview)):
            several = "pygocheck.records and pygocheck.arrow.check take the bytes of several"
            raise TypeError(f"{label} is bytes: paths, or the bytes of one record, expected; {several}")
        if not isinstance(given, (str, os.PathLike)):
            raise TypeError(f"{label}: {given!r}; a path expected")
        if isinstance(given, str) and given.lstrip().startswith("(;"):
            raise ValueError(f"{label} is the text of a record: pass its bytes, such as text.encode()")
        paths.append(os.fspath(given))
    return paths
