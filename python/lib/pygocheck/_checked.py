"""Values of arguments, checked. Nothing is converted that may be a mistake, such as text to a number."""

from __future__ import annotations

import math
import operator
from collections.abc import Iterable, Mapping, Set
from typing import Any

import numpy as np


def is_whole(given: Any) -> bool:
    """Whether it is a whole number."""
    # True is an integer for Python.
    if type(given) is int:
        return True
    return hasattr(given, "__index__") and not isinstance(given, (bool, np.bool_)) and not np.ndim(given)


def whole(name: str, given: Any) -> int:
    """A whole number."""
    if not is_whole(given):
        raise TypeError(f"{name}: {given!r}; a whole number expected")
    return operator.index(given)


def number(name: str, given: Any, least: int, most: int) -> int:
    """A whole number in a range."""
    number = whole(name, given)
    if not least <= number <= most:
        raise ValueError(f"{name}: {number}; a number from {least} to {most} expected")
    return number


def finite(name: str, given: Any) -> float:
    """A finite number."""
    is_other = isinstance(given, (bool, str, bytes))
    is_other |= isinstance(given, np.generic) and not isinstance(given, (np.integer, np.floating))
    if is_other or not (hasattr(given, "__float__") or hasattr(given, "__index__")) or np.ndim(given):
        raise TypeError(f"{name}: {given!r}; a number expected")
    number = float(given)
    if not math.isfinite(number):
        raise ValueError(f"{name}: {given}; a finite number expected")
    return number


def flag(name: str, given: Any) -> bool:
    """True or False: text such as "no" would count as true."""
    if given is True or given is False:
        return given
    if not isinstance(given, np.bool_):
        raise TypeError(f"{name}: {given!r}; True or False expected")
    return bool(given)


def text(name: str, given: Any) -> str:
    """Text."""
    if not isinstance(given, str):
        raise TypeError(f"{name}: {given!r}; text expected")
    return given


def items(name: str, given: Any, what: str) -> list[Any]:
    """The items of a collection whose order does not matter: not the keys of a dict, or the characters of text."""
    if isinstance(given, (str, bytes, bytearray, memoryview, Mapping)) or not isinstance(given, Iterable):
        raise TypeError(f"{name}: {given!r}; a list of {what} expected")
    return list(given)


def in_order(name: str, given: Any, what: str) -> list[Any]:
    """The items of a list, whose order matters: sets have any, another one in each run."""
    if isinstance(given, Set):
        raise TypeError(f"{name}: {given!r}; a list of {what} expected: a set has no order")
    return items(name, given, what)
