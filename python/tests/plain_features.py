"""Planes of features as a student would compute them, point by point: nothing is shared with gocheck."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from plain import answer, beside, flood, play

Board = npt.NDArray[np.int8]
Plane = npt.NDArray[np.bool_]
Points = set[tuple[int, int]]


def plane(name: str, board: Board, to_move: int) -> Any:
    """A plane that needs no history."""
    rows, cols = board.shape
    cells = board.tolist()
    found = answer(cells, to_move)
    liberties = np.array(found.liberties)
    sides = {"own": board == to_move, "opponent": board == -to_move, "black": board == 1, "white": board == -1}
    if name in sides:
        return sides[name]
    if "liberties_" in name:
        side, _, number = name.rpartition("liberties_")
        stones = sides[side[:-1]] if side else board != 0
        return stones & ((liberties >= 4) if number == "4" else (liberties == int(number)))
    if name in ("legal", "captures"):
        return np.array(getattr(found, name)) == 1
    if name == "self_atari":
        plane = np.zeros(board.shape, bool)
        for row, col in np.argwhere(np.array(found.legal) == 1).tolist():
            after, reason = play(cells, to_move, row, col)
            assert reason == 0
            plane[row, col] = len(flood(after, row, col)[1]) == 1
        return plane
    if name in ("own_pass_alive", "opponent_pass_alive", "own_pass_alive_area", "opponent_pass_alive_area"):
        stones, area = benson(cells, to_move if name.startswith("own") else -to_move)
        return area if name.endswith("area") else stones
    if name in ("own_area", "opponent_area"):
        return tromp_taylor(cells, to_move if name.startswith("own") else -to_move)
    at_row, at_col = np.indices(board.shape)
    simple = {
        "empty": board == 0,
        "edge": (at_row == 0) | (at_col == 0) | (at_row == rows - 1) | (at_col == cols - 1),
        "ones": np.ones(board.shape, bool),
        "zeros": np.zeros(board.shape, bool),
        "black_to_move": np.full(board.shape, to_move == 1),
        "white_to_move": np.full(board.shape, to_move == -1),
    }
    return simple[name]


def tromp_taylor(cells: list[list[int]], color: int) -> Plane:
    """Stones, and empty regions that only touch this colour."""
    rows, cols = len(cells), len(cells[0])
    area: Plane = np.array(cells) == color
    seen: Points = set()
    for row, col in np.argwhere(np.array(cells) == 0).tolist():
        if (row, col) in seen:
            continue
        region, touched, waiting = {(row, col)}, set(), [(row, col)]
        while waiting:
            for r, c in beside(rows, cols, *waiting.pop()):
                if cells[r][c]:
                    touched.add(cells[r][c])
                elif (r, c) not in region:
                    region.add((r, c))
                    waiting.append((r, c))
        seen |= region
        if touched == {color}:
            for r, c in region:
                area[r, c] = True
    return area


def benson(cells: list[list[int]], color: int) -> tuple[Plane, Plane]:
    """The stones that are alive if their owner always passes (Benson, 1976), and these with their territory.

    A region is a connected set of points without stones of the colour. It is vital to a group if all its empty points
    are liberties of the group.
    """
    rows, cols = len(cells), len(cells[0])
    groups: list[tuple[Points, Points]] = []
    seen: Points = set()
    for row in range(rows):
        for col in range(cols):
            if cells[row][col] == color and (row, col) not in seen:
                groups.append(flood(cells, row, col))
                seen |= groups[-1][0]
    regions: list[Points] = []
    seen = set()
    for row in range(rows):
        for col in range(cols):
            if cells[row][col] != color and (row, col) not in seen:
                region, waiting = {(row, col)}, [(row, col)]
                while waiting:
                    for point in beside(rows, cols, *waiting.pop()):
                        if cells[point[0]][point[1]] != color and point not in region:
                            region.add(point)
                            waiting.append(point)
                regions.append(region)
                seen |= region
    while True:
        stones = set().union(*[group for group, _ in groups])

        def neighbours(region: Points) -> Points:
            around = {near for point in region for near in beside(rows, cols, *point)}
            return {near for near in around if cells[near[0]][near[1]] == color}

        regions_left = [region for region in regions if neighbours(region) <= stones]
        alive = []
        for group, liberties in groups:
            vital = 0
            for region in regions_left:
                empty = {point for point in region if cells[point[0]][point[1]] == 0}
                vital += bool(empty) and empty <= liberties
            if vital >= 2:
                alive.append((group, liberties))
        if len(alive) == len(groups) and len(regions_left) == len(regions):
            break
        groups, regions = alive, regions_left
    plane = np.zeros((rows, cols), bool)
    for group, _ in groups:
        for point in group:
            plane[point] = True
    return plane, plane | enclosed(plane)


def enclosed(alive: Plane) -> Plane:
    """The parts of the board between living stones in which at most one point has no such stone next to it."""
    rows, cols = alive.shape
    area = np.zeros(alive.shape, bool)
    if not alive.any():
        return area
    seen = alive.copy()
    for row, col in np.argwhere(~alive).tolist():
        if seen[row, col]:
            continue
        part, waiting = {(row, col)}, [(row, col)]
        while waiting:
            for point in beside(rows, cols, *waiting.pop()):
                if not alive[point] and point not in part:
                    part.add(point)
                    waiting.append(point)
        inner = [point for point in part if not any(alive[near] for near in beside(rows, cols, *point))]
        for point in part:
            seen[point] = True
            area[point] = len(inner) <= 1
    return area
