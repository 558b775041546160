"""Checks Go positions and game records in bulk: numpy in, numpy out."""

from ._arrays import BLACK, WHITE
from ._batch import Analysis, Played, Reason, analyse, play
from ._core import version as _version

__version__ = _version()

__all__ = [
    "BLACK",
    "WHITE",
    "Analysis",
    "Played",
    "Reason",
    "analyse",
    "play",
]
