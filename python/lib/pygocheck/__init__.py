"""Checks Go positions and game records in bulk: numpy in, numpy out.

``BLACK`` is 1 and ``WHITE`` -1 in every array. (Only in the text of puzzle files it is the other way round.)
"""

from ._analysis import Analysis
from ._arrays import BLACK, WHITE
from ._batch import analyse
from ._boards import Boards, boards
from ._core import version as _version
from ._dataset import dataset, parquet
from ._features import Features, features
from ._games import Games, Turn
from ._history import History
from ._lint import Finding, Findings, game_types, games, lint
from ._play import Played, Reason, play
from ._position import Group, IllegalMove, Position
from ._puzzle import Puzzle, answer, generate
from ._records import Records, record_batches, records
from ._render import Picture, Sign, render
from ._replay import Facts, Move, Repetition, Replay
from ._rules import RuleSet
from ._score import Estimate, Score
from ._sgf import Game, Node, read_sgf

__version__ = _version()

__all__ = [
    "BLACK",
    "WHITE",
    "Analysis",
    "Boards",
    "Estimate",
    "Facts",
    "Features",
    "Finding",
    "Findings",
    "Game",
    "Games",
    "Group",
    "History",
    "IllegalMove",
    "Move",
    "Node",
    "Picture",
    "Played",
    "Position",
    "Puzzle",
    "Reason",
    "Records",
    "Repetition",
    "Replay",
    "RuleSet",
    "Score",
    "Sign",
    "Turn",
    "analyse",
    "answer",
    "boards",
    "dataset",
    "features",
    "game_types",
    "games",
    "generate",
    "lint",
    "parquet",
    "play",
    "read_sgf",
    "record_batches",
    "records",
    "render",
]

# Messages and help show the name under which users import an object.
for _name in __all__:
    if hasattr(globals()[_name], "__module__"):
        globals()[_name].__module__ = __name__
del _name
