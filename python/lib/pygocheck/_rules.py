"""The rule sets."""

from __future__ import annotations

from enum import Enum
from typing import Union

from . import _core
from ._checked import number


class RuleSet(Enum):
    """A rule set: its ko rule, whether suicide is legal, and how it scores.

    >>> from pygocheck import RuleSet
    >>> RuleSet("aga").ko
    'situational'
    >>> [rules.value for rules in RuleSet if rules.allows_suicide]
    ['new-zealand', 'tromp-taylor', 'ing', 'none']
    >>> RuleSet.from_record("Chinese, Area Scoring")
    <RuleSet.CHINESE: 'chinese'>
    """

    JAPANESE = "japanese"
    CHINESE = "chinese"
    CHINESE_KGS = "chinese-kgs"
    KOREAN = "korean"
    AGA = "aga"
    NEW_ZEALAND = "new-zealand"
    TROMP_TAYLOR = "tromp-taylor"
    ING = "ing"
    #: No rules, except that a point must be empty.
    NONE = "none"

    @property
    def ko(self) -> str:
        """The ko rule, by the board that a move must not repeat.

        "simple": the one before the opponent's move; "positional": any earlier one; "situational": any earlier one with
        the same player to move; or "none".
        """
        return _TABLE[self.value][0]

    @property
    def allows_suicide(self) -> bool:
        """Whether suicide is legal."""
        return _TABLE[self.value][1]

    @property
    def counting(self) -> str | None:
        """The scoring: "area" or "territory"."""
        return _TABLE[self.value][2]

    def compensation(self, stones: int) -> int:
        """The points that White gets for handicap stones in addition to the komi, with area scoring."""
        return _core.compensation(self.value, number("stones", stones, 0, 625))

    @property
    def in_record(self) -> str | None:
        """The value of RU in game records, which :meth:`from_record` reads; None for no rules."""
        return _IN_RECORD.get(self.value)

    @classmethod
    def from_record(cls, text: str) -> RuleSet | None:
        """The rule set for the value of RU in a game record, in any common spelling."""
        name = _core.rule_set_of_record(text)
        return None if name is None else cls(name)


_TABLE = {name: (ko, suicide, counting) for name, ko, suicide, counting in _core.rule_sets()}

_IN_RECORD = {
    "japanese": "Japanese",
    "chinese": "Chinese",
    "chinese-kgs": "Chinese (KGS)",
    "korean": "Korean",
    "aga": "AGA",
    "new-zealand": "NZ",
    "tromp-taylor": "Tromp-Taylor",
    "ing": "GOE",
}

#: A rule set, or its name.
RulesLike = Union[RuleSet, str]


def rule_set(rules: RulesLike) -> RuleSet:
    """The rule set with this name."""
    if isinstance(rules, RuleSet):
        return rules
    try:
        return RuleSet(rules)
    except ValueError:
        names = ", ".join(known.value for known in RuleSet)
        raise ValueError(f"rules: {rules!r}; one of {names} expected") from None
