"""Game records in bulk: findings, and tables of games."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _core
from ._arrays import thread_count
from ._rules import RulesLike
from ._sources import Records, options, source


class Finding(NamedTuple):
    """A finding of :func:`lint`. Unknown values are ``None``."""

    #: The path, preceded by that of the archive, if any; ``<bytes>`` for bytes.
    file: str
    #: The place, from 1, in columns of a terminal; None for a finding about the whole file.
    line: int | None
    column: int | None
    #: The code, such as "M103", and its name: see docs/lint-codes.md.
    code: str
    name: str
    #: "error", "warning" or "note".
    severity: str
    #: "certain", "likely" or "possible".
    certainty: str | None
    #: The message as text.
    message: str
    #: The number of the game in the file, from 1; 0 before the first.
    game: int | None
    #: The line of play: "main line", or a path for ``Game.replay``.
    path: str | None
    #: The number of the move; for findings that are not about a move, of the last move before.
    move: int | None
    #: "black" or "white".
    color: str | None
    #: The coordinates of the move, such as "Q16".
    point: str | None
    #: The rule set by which the move was judged.
    rules: str | None
    #: Why each rule set forbids the move, if all were requested: {"japanese": "ko", ..}.
    forbidden_by: dict[str, str] | None


class Findings(list[Finding]):
    """Findings in the order of the files."""

    def columns(self) -> dict[str, npt.NDArray[Any]]:
        """The findings as columns, which pandas, polars and pyarrow accept directly.

        Numbers are int64, 0 if missing; texts are objects of str, empty if missing.
        ``forbidden_by`` is a text, such as ``japanese:ko|aga:situational superko``.
        """
        columns: dict[str, npt.NDArray[Any]] = {}
        for place, name in enumerate(Finding._fields):
            values = [row[place] for row in self]
            if name in _NUMBERS:
                columns[name] = np.array([value or 0 for value in values], dtype=np.int64)
            else:
                columns[name] = _texts([_joined(value) for value in values])
        return columns


_NUMBERS = {"line", "column", "game", "move"}


def _joined(value: Any) -> str:
    if isinstance(value, dict):
        return "|".join(f"{rules}:{reason}" for rules, reason in value.items())
    return value or ""


def _texts(values: list[str]) -> npt.NDArray[Any]:
    array = np.empty(len(values), dtype=object)
    array[:] = values
    return array


def lint(
    records: Records,
    *,
    rules: RulesLike = "record",
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    severity: str | None = None,
    main_line: bool = False,
    encoding: str | None = None,
    estimate: bool = False,
    seed: int = 0,
    threads: int | None = None,
) -> Findings:
    r"""Check game records, as ``gocheck lint`` does.

    Parameters
    ----------
    records
        One or several paths of records (SGF, GIB, NGF, UGF), or of folders and archives (.zip, .tar, .gz, .zst), which
        are searched for them; or the bytes of a record. ``gocheck.toml`` is not read.
    rules
        A :class:`RuleSet` or its name; "record" for the rules in RU; "all" for every rule set.
    select, ignore
        Codes or prefixes of codes: ``["M", "R105"]``; "ALL" selects all.
    severity
        The lowest severity to report: "error", "warning" or "note".
    main_line
        Ignore variations.
    encoding
        The encoding of text that is not UTF-8, such as "GBK". Defaults to that of CA, or else it is guessed.
    estimate, seed
        Whether to report results that are probably wrong (R107), by random games with this seed.
    threads
        The number of threads. Defaults to ``PYGOCHECK_THREADS``, or else to one per core.

    Returns
    -------
    Findings
        A list of :class:`Finding`. A file that cannot be read or contains no game is a finding, too.

    Raises
    ------
    OSError
        If a folder cannot be read or contains no record.
    TypeError
        If something else is passed, such as the bytes of several records.
    ValueError
        If a rule set, code, severity or encoding does not exist, or the text of a record is passed instead of its
        bytes.

    Examples
    --------
    >>> from pygocheck import lint
    >>> found = lint(b"(;SZ[9]RU[Japanese];B[aa];W[ab];B[cc];W[ba];B[aa])")
    >>> print(found[0].line, found[0].column, found[0].code, found[0].message)
    1 45 M103 black A9 is suicide, which Japanese rules forbid
    >>> list(found.columns())[:4]
    ['file', 'line', 'column', 'code']
    """
    given = source(records)
    if not given and isinstance(given, list):
        return Findings()
    asked = options(rules, select, ignore, severity, main_line, encoding, estimate, seed)
    return Findings(Finding(**row) for row in _core.lint(given, asked, thread_count(threads)))


def games(
    records: Records,
    *,
    rules: RulesLike = "record",
    main_line: bool = False,
    encoding: str | None = None,
    estimate: bool = False,
    seed: int = 0,
    threads: int | None = None,
) -> dict[str, npt.NDArray[Any]]:
    """Tabulate the games of records, one row per game, as ``gocheck lint --games`` does.

    Parameters
    ----------
    records, rules, main_line, encoding, threads
        As for :func:`lint`.
    estimate, seed
        Whether to estimate the scores of games that ended by two passes, by random games with this seed.

    Returns
    -------
    dict
        The columns that docs/lint.md describes, in their order: numbers are int64 (``rows`` and ``columns`` are 0 if
        no move can be played), ``komi``, ``komi_meant``, ``margin`` and the estimate's confidences are float64 (nan if
        unknown), ``main_line_clean``, ``black_is_pro`` and ``white_is_pro`` are bool, everything else is objects of
        str, empty if unknown. Files without a game have no row; :func:`lint` reports them.

    Raises
    ------
    OSError, TypeError, ValueError
        As for :func:`lint`.

    Examples
    --------
    >>> from pygocheck import games
    >>> table = games(b"(;SZ[9]PB[Ann]KM[6.5];B[ee];W[cc])")
    >>> table["black"][0], int(table["moves"][0]), float(table["komi"][0])
    ('Ann', 2, 6.5)
    """
    given = source(records)
    rows: list[dict[str, Any]] = []
    if given or isinstance(given, bytes):
        asked = options(rules, (), (), None, main_line, encoding, estimate, seed)
        rows = [json.loads(row) for row in _core.games(given, asked, thread_count(threads))]
    return game_table(rows)


def game_table(rows: list[dict[str, Any]]) -> dict[str, npt.NDArray[Any]]:
    """The columns of :func:`games` from JSON objects."""
    return {name: _column(GAME_TYPES.get(name), [row[name] for row in rows]) for name, _ in _core.game_columns()}


_NUMPY: dict[str, type[np.generic]] = {"integer": np.int64, "number": np.float64, "boolean": np.bool_}
_PANDAS = {"text": "string", "integer": "Int64", "number": "Float64", "boolean": "boolean"}

#: The dtypes of columns of games, here and in the tables of ``gocheck dataset``; all others are text.
GAME_TYPES = {name: _NUMPY[kind] for name, kind in _core.game_columns() if kind in _NUMPY}


def game_types() -> dict[str, str]:
    """The types of the columns of a table of games, as pandas names them.

    Without them, pandas guesses: a player whose name is a number makes a column of numbers and texts. Tables in Parquet
    have these types.

    Returns
    -------
    dict
        For each column of ``gocheck lint --games csv`` and of the tables of ``gocheck dataset`` "string", "Int64",
        "Float64" or "boolean".

    Examples
    --------
    >>> from pygocheck import game_types
    >>> types = game_types()
    >>> types["black"], types["moves"], types["komi"], types["black_is_pro"]
    ('string', 'Int64', 'Float64', 'boolean')
    """
    texts = dict.fromkeys(("path", "split", "estimate_board", "estimate_ownership"), "string")
    return texts | {name: _PANDAS[kind] for name, kind in _core.game_columns()}


def _column(kind: type[np.generic] | None, values: list[Any]) -> npt.NDArray[Any]:
    if kind is None:
        return _texts([value or "" for value in values])
    missing = np.nan if kind is np.float64 else 0
    return np.array([missing if value is None else value for value in values], dtype=kind)
