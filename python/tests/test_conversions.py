"""Arguments of a type that would be converted without a word: sets for lists, text for numbers, True for 1."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable

import numpy as np
import pygocheck
import pytest
from pygocheck import BLACK, Games, Position, Replay, RuleSet

BOARDS = np.zeros((3, 9, 9), np.int8)
RECORD = b"(;SZ[9];B[aa];W[bb])"
NAN, INFINITY = float("nan"), float("inf")


def games(**arguments: Any) -> Games:
    return Games(1, 9, **arguments)


def features(names: Any = ("own",), **arguments: Any) -> object:
    return pygocheck.features(BOARDS, names, BLACK, **arguments)


def analyse(**arguments: Any) -> object:
    return pygocheck.analyse(BOARDS, **arguments)


def one(**arguments: Any) -> object:
    return pygocheck.analyse(BOARDS[0], **arguments)


def score(**arguments: Any) -> object:
    return Replay(9).score(**arguments)


def lint(**arguments: Any) -> object:
    return pygocheck.lint(RECORD, **arguments)


def table(**arguments: Any) -> object:
    return pygocheck.games(RECORD, **arguments)


def records(given: Any = RECORD, **arguments: Any) -> pygocheck.Records:
    return pygocheck.records(given, **{"size": 9, **arguments})


def boards(**arguments: Any) -> object:
    return pygocheck.boards(records(), **arguments)


def render(**arguments: Any) -> object:
    return pygocheck.render(BOARDS[0], **arguments)


def generate(**arguments: Any) -> object:
    return pygocheck.generate("rule", **arguments)


def sized(size: Any) -> object:
    return pygocheck.analyse(np.zeros((3, 2, 1), np.uint8), size=size)


#: The call, its arguments, the error, and the start of the message: the argument, what was given and what is expected.
CASES: list[tuple[Callable[..., object], dict[str, Any], type[Exception], str]] = [
    (features, {"names": {"own", "opponent"}}, TypeError, "names: {'o"),
    (features, {"names": frozenset(["own"])}, TypeError, "names: frozenset({'own'}); a list of names expected"),
    (features, {"names": {"own": 1}}, TypeError, "names: {'own': 1}; a list of names expected"),
    (features, {"names": {"own": 1}.keys()}, TypeError, "names: dict_keys(['own']); a list of names expected"),
    (features, {"names": b"own"}, TypeError, "names: b'own'; a list of names expected"),
    (features, {"names": 3}, TypeError, "names: 3; a list of names expected"),
    (features, {"symmetry": "random", "seed": None}, TypeError, "seed: None; a whole number expected"),
    (features, {"symmetry": "random", "seed": True}, TypeError, "seed: True; a whole number expected"),
    (features, {"symmetry": "random", "seed": [1, 2]}, TypeError, "seed: [1, 2]; a whole number expected"),
    (features, {"symmetry": {0, 1, 2}}, TypeError, "symmetry: dtype object"),
    (games, {"komi": "7.5"}, TypeError, "komi: '7.5'; a number expected"),
    (games, {"komi": np.str_("7.5")}, TypeError, "komi: "),
    (games, {"komi": True}, TypeError, "komi: True; a number expected"),
    (games, {"komi": None}, TypeError, "komi: None; a number expected"),
    (games, {"komi": [7.5]}, TypeError, "komi: [7.5]; a number expected"),
    (games, {"komi": np.array([7.5])}, TypeError, "komi: array([7.5]); a number expected"),
    (games, {"komi": NAN}, ValueError, "komi: nan; a finite number expected"),
    (games, {"komi": -INFINITY}, ValueError, "komi: -inf; a finite number expected"),
    (games, {"handicap": 2.0}, TypeError, "handicap: 2.0; a whole number expected"),
    (games, {"handicap": True}, TypeError, "handicap: True; a whole number expected"),
    (games, {"passes": "2"}, TypeError, "passes: '2'; a whole number expected"),
    (games, {"max_moves": 10.5}, TypeError, "max_moves: 10.5; a whole number expected"),
    (games, {"auto_reset": "no"}, TypeError, "auto_reset: 'no'; True or False expected"),
    (games, {"auto_reset": 1}, TypeError, "auto_reset: 1; True or False expected"),
    (games, {"boards": {1: BOARDS}}, TypeError, "boards: dtype object"),
    (analyse, {"liberties": "no"}, TypeError, "liberties: 'no'; True or False expected"),
    (analyse, {"groups": 1}, TypeError, "groups: 1; True or False expected"),
    (analyse, {"packed": "False"}, TypeError, "packed: 'False'; True or False expected"),
    (one, {"liberties": "no"}, TypeError, "liberties: 'no'; True or False expected"),
    (sized, {"size": True}, TypeError, "size: True; a number, or rows and columns, expected"),
    (sized, {"size": {2, 3}}, TypeError, "size: {2, 3}; a number, or rows and columns, expected"),
    (score, {"komi": "7.5"}, TypeError, "komi: '7.5'; a number expected"),
    (score, {"komi": True}, TypeError, "komi: True; a number expected"),
    (score, {"search": "no"}, TypeError, "search: 'no'; True or False expected"),
    (score, {"estimate": "no"}, TypeError, "estimate: 'no'; True or False expected"),
    (score, {"estimate": True, "seed": True}, TypeError, "seed: True; a whole number expected"),
    (score, {"dead": "A1"}, TypeError, "dead: 'A1'; a list of points expected"),
    (score, {"dead": {(0, 0): 1}}, TypeError, "dead: {(0, 0): 1}; a list of points expected"),
    (lint, {"select": {"M103": True}}, TypeError, "select: {'M103': True}; a list of codes expected"),
    (lint, {"select": [103]}, TypeError, "select[0]: 103; text expected"),
    (lint, {"ignore": b"M"}, TypeError, "ignore: b'M'; a list of codes expected"),
    (lint, {"severity": 1}, TypeError, "severity: 1; text expected"),
    (lint, {"main_line": 1}, TypeError, "main_line: 1; True or False expected"),
    (lint, {"estimate": True, "seed": True}, TypeError, "seed: True; a whole number expected"),
    (table, {"estimate": "no"}, TypeError, "estimate: 'no'; True or False expected"),
    (table, {"rules": 3}, TypeError, "rules: 3; text expected"),
    (records, {"given": {"a.sgf", "b.sgf"}}, TypeError, "records: set; a list of paths or of bytes expected"),
    (records, {"given": {"a.sgf": 1}}, TypeError, "records: dict; a list of paths or of bytes expected"),
    (records, {"given": 3}, TypeError, "records: int; a list of paths or of bytes expected"),
    (records, {"size": "9"}, TypeError, "size: '9'; a whole number expected"),
    (boards, {"symmetry": 2.0}, TypeError, "symmetry: 2.0; a whole number expected"),
    (boards, {"symmetry": True}, TypeError, "symmetry: True; a whole number expected"),
    (boards, {"shuffle": "no"}, TypeError, "shuffle: 'no'; True or False expected"),
    (boards, {"features": {"own", "legal"}}, TypeError, "names: {'"),
    (render, {"cell": 40.5}, TypeError, "cell: 40.5; a whole number expected"),
    (render, {"title": 3}, TypeError, "title: 3; text expected"),
    (render, {"signs": {(0, 0): 1}}, TypeError, "signs[(0, 0)]: 1; text expected"),
    (render, {"signs": []}, TypeError, "signs: list; a dict of points expected"),
    (generate, {"count": True}, TypeError, "count: True; a whole number expected"),
    (generate, {"seed": "1"}, TypeError, "seed: '1'; a whole number expected"),
    (generate, {"difficulty": 2.0}, TypeError, "difficulty: 2.0; a whole number expected"),
]


@pytest.mark.parametrize(("call", "arguments", "error", "message"), CASES)
def test_nothing_is_converted_silently(
    call: Callable[..., object], arguments: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error) as raised:
        call(**arguments)
    assert str(raised.value).startswith(message)


def test_numbers_of_moves_are_whole() -> None:
    game = Replay(9)
    game.play("E5")
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: game.undo(True), "moves: True"),
        (lambda: game.board_after(True), "number: True"),
        (lambda: RuleSet.AGA.compensation(True), "stones: True"),
        (lambda: pygocheck.read_sgf(RECORD)[0].replay(move=True), "move: True"),
        (lambda: records().fault(True), "row: True"),
        (lambda: records().start(False), "row: False"),
        (lambda: Position(BOARDS[0]).render(cell="40"), "cell: '40'"),  # type: ignore[arg-type]
    ]
    for call, message in calls:
        with pytest.raises(TypeError) as raised:
            call()
        assert str(raised.value) == f"{message}; a whole number expected"
    assert len(game.moves) == 1


def test_sets_of_paths_and_dicts_of_values(tmp_path: Path) -> None:
    for call in (pygocheck.lint, pygocheck.games, pygocheck.dataset):
        for given in ({str(tmp_path)}, {str(tmp_path): 1}):
            with pytest.raises(TypeError, match=r"^records: \{'.*; a list of paths expected"):
                call(given)
    with pytest.raises(TypeError, match=r"^size: \{9: 19\}; text, a number, a path, or a list of them"):
        pygocheck.dataset(tmp_path, dry_run=True, size={9: 19})


def test_what_is_meant_is_accepted() -> None:
    numbers: list[Any] = [7, np.int8(7), np.float32(7.0), np.array(7.0)]
    assert [Games(1, 3, komi=komi).score().tolist() for komi in numbers] == [[-7.0]] * 4
    names = np.array(["own", "empty"])
    for given in (["own", "empty"], ("own", "empty"), names, iter(names)):
        planes = pygocheck.features(BOARDS, given, BLACK).planes  # type: ignore[arg-type]
        assert planes.shape == (3, 2, 9, 9)
        assert planes.sum(axis=(0, 2, 3)).tolist() == [0, 3 * 81]
    assert len(lint(select={"M", "R"}, main_line=np.True_)) == 0  # type: ignore[arg-type]
