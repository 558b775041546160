"""The names of planes of features."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from . import _core, _katago
from ._checked import in_order

#: Names of planes that are sets of features.
PRESETS = {
    # Silver et al., Mastering the game of Go without human knowledge (2017), "Neural network architecture".
    "alphago_zero": [
        "own",
        "opponent",
        *[f"{side}_before_{number}" for number in range(1, 8) for side in ("own", "opponent")],
        "black_to_move",
    ],
}

#: Presets that are computed by playing moves, with their numbers of planes.
GAME_PRESETS = {"katago_v7_spatial": _katago.PLANES}

#: The inputs that are not planes, with their number.
GLOBAL_PRESETS = {"katago_v7_global": 19}

#: Planes of the stones of earlier boards.
BEFORE = re.compile(r"(own|opponent|black|white)_before_([1-9][0-9]*)")
#: Planes of ladders.
LADDERS = ("ladder_captured", "ladder_moves")
LAST = re.compile(r"last_move_([1-9][0-9]*)")


def names_of(names: str | Sequence[str]) -> list[str]:
    """The planes that are asked for."""
    if isinstance(names, str):
        if names not in PRESETS:
            known = ", ".join([*PRESETS, *GAME_PRESETS])
            raise ValueError(f"names: {names!r}; a list of names, or a preset ({known}), expected")
        return PRESETS[names]
    wanted = in_order("names", names, "names")
    if not wanted:
        raise ValueError("names: no feature is asked for")
    for index, name in enumerate(wanted):
        if not isinstance(name, str):
            raise TypeError(f"names[{index}]: {name!r}; a name expected")
        if name.startswith("input_"):
            raise ValueError(f"names[{index}]: {name!r} is not a known feature")
        if not BEFORE.fullmatch(name) and name not in LADDERS:
            _core.check_feature(name)
    return wanted


def check_global(name: str) -> int:
    """The number of inputs that are not planes."""
    if name not in GLOBAL_PRESETS:
        raise ValueError(f"{name!r}; {', '.join(map(repr, GLOBAL_PRESETS))} expected")
    return GLOBAL_PRESETS[name]


class Needs(NamedTuple):
    """The features that are asked for, and the history that they need."""

    names: list[str]
    #: The numbers of moves and of boards.
    moves: int
    boards: int
    #: A preset that is computed while a game is played, or "".
    preset: str = ""

    @classmethod
    def of(cls, names: str | Sequence[str]) -> Needs:
        """What is needed for features."""
        if isinstance(names, str) and names in GAME_PRESETS:
            return cls([], 0, 0, names)
        wanted = names_of(names)
        moves = [int(last[1]) for last in map(LAST.fullmatch, wanted) if last]
        boards = [int(before[2]) for before in map(BEFORE.fullmatch, wanted) if before]
        return cls(wanted, max(moves, default=0), max(boards, default=0))


class Native(NamedTuple):
    """Planes by the names of the compiled part, for which what it does not compute is ``input_0`` and on."""

    names: list[str]
    #: The first inputs: the stones of a side some moves ago.
    before: list[tuple[str, int]]
    #: Whether two more inputs are those of ladders.
    ladders: bool

    @classmethod
    def of(cls, names: list[str]) -> Native:
        """The planes with these names."""
        found = [(before[1], int(before[2])) for before in map(BEFORE.fullmatch, names) if before]
        before = list(dict.fromkeys(found))
        inputs = [*[f"{side}_before_{number}" for side, number in before], *LADDERS]
        native = [f"input_{inputs.index(name)}" if name in inputs else name for name in names]
        return cls(native, before, any(name in LADDERS for name in names))
