"""The rule sets."""

from __future__ import annotations

from enum import Enum
from typing import Union

from . import _core


class RuleSet(Enum):
    """What rule sets differ in: which board may not come back, suicide, and what is counted.

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
    #: No rule but that a point must be empty.
    NONE = "none"

    @property
    def ko(self) -> str:
        """Which board may not come back.

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
        """What is counted at the end: "area" or "territory"."""
        return _TABLE[self.value][2]

    def compensation(self, stones: int) -> int:
        """The points that White gets for so many handicap stones beside the komi, where area is counted."""
        return _core.compensation(self.value, stones)

    @classmethod
    def from_record(cls, text: str) -> RuleSet | None:
        """The rule set that a game record names in RU, in any of the spellings that are met."""
        name = _core.rule_set_of_record(text)
        return None if name is None else cls(name)


_TABLE = {name: (ko, suicide, counting) for name, ko, suicide, counting in _core.rule_sets()}

#: A rule set, or its name.
RulesLike = Union[RuleSet, str]


def rule_set(rules: RulesLike) -> RuleSet:
    """The rule set that is meant."""
    if isinstance(rules, RuleSet):
        return rules
    try:
        return RuleSet(rules)
    except ValueError:
        names = ", ".join(known.value for known in RuleSet)
        raise ValueError(f"rules: {rules!r}; one of {names} expected") from None
