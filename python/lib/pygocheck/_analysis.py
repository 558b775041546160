"""The results of :func:`pygocheck.analyse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, Union

import numpy as np
import numpy.typing as npt

#: A number per point.
Numbers = npt.NDArray[np.int16]

if TYPE_CHECKING:
    # Type checkers know this package; it need not be installed.
    from typing_extensions import TypeVar

    LibertiesT = TypeVar("LibertiesT", bound=Union[Numbers, None], covariant=True, default=Union[Numbers, None])
    GroupT = TypeVar("GroupT", bound=Union[Numbers, None], covariant=True, default=Union[Numbers, None])
else:
    from typing import TypeVar

    LibertiesT = TypeVar("LibertiesT", covariant=True)
    GroupT = TypeVar("GroupT", covariant=True)


class _Arrays(NamedTuple):
    """The arrays of an :class:`Analysis`."""

    #: (n,) bool: whether every group has a liberty.
    valid: npt.NDArray[np.bool_] = None  # type: ignore[assignment]
    #: (n, rows, cols) bool: the stones of groups without a liberty.
    dead: npt.NDArray[np.bool_] = None  # type: ignore[assignment]
    #: (n, rows, cols) bool: where the colour to move may play. Without history, ko is not considered.
    legal: npt.NDArray[np.bool_] = None  # type: ignore[assignment]
    #: (n, rows, cols) bool: where it captures.
    captures: npt.NDArray[np.bool_] = None  # type: ignore[assignment]
    #: (n, rows, cols) int16: the number of liberties of the stone's group; 0 on empty points. None if not asked for.
    liberties: Numbers | None = None
    #: (n, rows, cols) int16: the number of the stone's group, from 0 row by row; -1 on empty points. None if not asked
    #: for.
    group: Numbers | None = None


class Analysis(_Arrays, Generic[LibertiesT, GroupT]):
    """Results of :func:`analyse`.

    For ``n`` boards the arrays have the dimension ``n``. For a single board they do not, so ``valid`` has the shape
    ``()``. Arrays that were not requested are ``None``. To create one for ``out``, leave out what you do not need.

    For type checkers, ``Analysis[None, None]`` has neither liberties nor groups, as without ``liberties=True`` and
    ``groups=True``; in a plain ``Analysis`` both may be None.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def liberties(self) -> LibertiesT: ...
        @property
        def group(self) -> GroupT: ...
