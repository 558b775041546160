"""Arguments that choose records and findings."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import NamedTuple, Union

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
    name = rules.value if isinstance(rules, RuleSet) else rules
    return Options(
        name, _list("select", select), _list("ignore", ignore), severity, main_line, encoding, estimate, seed
    )


def _list(name: str, codes: Iterable[str]) -> list[str]:
    if isinstance(codes, str):
        raise TypeError(f'{name}: a list of codes expected, such as ["{codes}"]')
    return list(codes)


def source(records: Records) -> bytes | list[str]:
    """The bytes, or the paths as strings."""
    if isinstance(records, (bytes, bytearray, memoryview)):
        return bytes(records)
    paths = [records] if isinstance(records, (str, os.PathLike)) else records
    return [os.fspath(path) for path in paths]
