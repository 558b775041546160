"""The results of :func:`pygocheck.analyse`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Union

import numpy as np
import numpy.typing as npt

#: A number per point.
Numbers = npt.NDArray[np.int16]
#: Whether each point is in a set.
Marks = npt.NDArray[np.bool_]
#: Sets of points as packed bits.
Bits = npt.NDArray[np.uint8]

if TYPE_CHECKING:
    # Type checkers know this package; it need not be installed.
    from typing_extensions import TypeVar

    LibertiesT = TypeVar("LibertiesT", bound=Union[Numbers, None], covariant=True, default=Union[Numbers, None])
    GroupT = TypeVar("GroupT", bound=Union[Numbers, None], covariant=True, default=Union[Numbers, None])
    PointsT = TypeVar("PointsT", bound=Union[Marks, Bits], covariant=True, default=Marks)
else:
    from typing import TypeVar

    LibertiesT = TypeVar("LibertiesT", covariant=True)
    GroupT = TypeVar("GroupT", covariant=True)
    PointsT = TypeVar("PointsT", covariant=True)


class _Arrays(NamedTuple):
    """The arrays of an :class:`Analysis`."""

    #: (n,) bool: whether every group has a liberty.
    valid: npt.NDArray[np.bool_] = None  # type: ignore[assignment]
    #: (n, rows, cols) bool, or (n, bytes) uint8 if packed: the stones of groups without a liberty.
    dead: Marks | Bits = None  # type: ignore[assignment]
    #: Likewise: where the colour to move may play. Without history, ko is not considered.
    legal: Marks | Bits = None  # type: ignore[assignment]
    #: Likewise: where it captures.
    captures: Marks | Bits = None  # type: ignore[assignment]
    #: (n, rows, cols) int16: the number of liberties of the stone's group; 0 on empty points. None if not asked for.
    liberties: Numbers | None = None
    #: (n, rows, cols) int16: the number of the stone's group, from 0 row by row; -1 on empty points. None if not asked
    #: for.
    group: Numbers | None = None


class Analysis(_Arrays, Generic[LibertiesT, GroupT, PointsT]):
    """Results of :func:`analyse`.

    For ``n`` boards the arrays have the dimension ``n``. For a single board they do not, so ``valid`` has the shape
    ``()``. Arrays that were not requested are ``None``. To create one for ``out``, leave out what you do not need.

    For type checkers, ``Analysis[None, None]`` has neither liberties nor groups, as without ``liberties=True`` and
    ``groups=True``; in a plain ``Analysis`` both may be None. Its third parameter is the type of the sets of points.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def dead(self) -> PointsT: ...
        @property
        def legal(self) -> PointsT: ...
        @property
        def captures(self) -> PointsT: ...
        @property
        def liberties(self) -> LibertiesT: ...
        @property
        def group(self) -> GroupT: ...


#: An analysis of six arrays, in their order. ``Analysis._make`` would count them.
analysis_of: Any = partial(tuple.__new__, Analysis)
