"""What planes of features need in addition to boards, as the compiled part reads it."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import _katago
from ._arrays import BLACK, WHITE, Given
from ._feature_names import BEFORE, LAST, Native
from ._history import History, check_known, checked
from ._rules import RuleSet


class Made:
    """Planes (n, planes, bytes) of packed bits that need not be computed."""

    ladders = is_copied = False
    ko = moves = np.empty(0, np.int32)

    def __init__(self, planes: npt.NDArray[np.uint8]) -> None:
        self._planes = planes
        self.names = [f"input_{index}" for index in range(planes.shape[1])]

    @classmethod
    def of_katago(
        cls, name: str, history: History, given: Given, turns: npt.NDArray[np.int8], rules: RuleSet, threads: int | None
    ) -> Made:
        """KataGo's planes, from the moves and boards before each position."""
        moves, ko, boards = checked(history, given)
        check_known(name, "moves", history.moves, moves, _katago.MOVES)
        check_known(name, "boards", history.boards, boards, _katago.MOVES)
        return cls(_katago.planes(given, turns, moves, boards, ko, rules, threads))

    def planes(self, which: slice) -> npt.NDArray[np.uint8]:
        return self._planes[which]


class Past:
    """Input that is not on the boards, as the compiled part reads it."""

    def __init__(
        self,
        names: list[str],
        ladders: bool,
        ko: npt.NDArray[np.int32],
        moves: npt.NDArray[np.int32],
        boards: npt.NDArray[Any],
        turns: npt.NDArray[np.int8],
        planes: list[tuple[str, int]],
    ) -> None:
        self.names, self.ladders, self.ko, self.moves = names, ladders, ko, moves
        self._boards, self._turns, self._planes = boards, turns, planes

    @classmethod
    def of(cls, history: History, given: Given, turns: npt.NDArray[np.int8], names: list[str]) -> Past:
        """The arrays, checked against the features that need them."""
        moves, ko, boards = checked(history, given)
        for name in names:
            before, last = BEFORE.fullmatch(name), LAST.fullmatch(name)
            if before:
                check_known(name, "boards", history.boards, boards, int(before[2]))
            if last:
                check_known(name, "moves", history.moves, moves, int(last[1]))
            if name == "ko":
                check_known(name, "ko", history.ko, ko, 0)
        native = Native.of(names)
        known = ko.astype(np.int32), moves.astype(np.int32), boards
        return cls(native.names, native.ladders, *known, turns, native.before)

    @property
    def is_copied(self) -> bool:
        """Whether planes are made of earlier boards."""
        return bool(self._planes)

    def planes(self, which: slice) -> npt.NDArray[np.uint8]:
        """The stones of earlier boards as packed bits (n, planes, bytes)."""
        if not self._planes:
            return np.empty(0, np.uint8)
        boards = self._boards[which]
        boards = boards.reshape(*boards.shape[:2], -1)
        own = self._turns[which, np.newaxis]
        stones = {"own": own, "opponent": -own, "black": BLACK, "white": WHITE}
        planes = [np.packbits(boards[:, number - 1] == stones[side], axis=-1) for side, number in self._planes]
        return np.stack(planes, axis=1)
