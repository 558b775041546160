"""The puzzles of the assignment."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Union

import numpy.typing as npt

from . import _core
from ._arrays import WHITE, thread_count
from ._checked import number, whole
from ._points import Point, color, shape_of
from ._position import Position

#: An answer: whether the position is valid, or points, row by row.
Answer = Union[bool, list[Point]]
#: "rule": is the position valid? "captures": where does the colour to move capture? "moves": where may it play?
QUESTIONS = ("rule", "captures", "moves")


class Puzzle:
    r"""A position with a question.

    Parameters
    ----------
    position
        A :class:`Position`, or an argument for one.
    question
        "rule", "captures" or "moves". Defaults to that of the name: ``<tag>_0`` and ``<tag>_00`` ask for the rule,
        ``<tag>_1`` to ``<tag>_4`` for captures, ``<tag>_5`` for moves.
    name
        The name of its file without the extension, such as "train_1".

    Examples
    --------
    >>> from pygocheck import Puzzle
    >>> puzzle = Puzzle.parse("0 1 -1\n0 2 1\n1 0 -1\n1 1 1\n", "captures", size=3)
    >>> print(puzzle.position)
    . X O
    X O .
    . . .
    >>> puzzle.answer
    [(0, 0)]
    >>> puzzle.reasons
    ['White (0, 0) takes the black stone at (0, 1): its only liberty is (0, 0).']
    """

    __slots__ = ("name", "position", "question", "warnings")

    def __init__(
        self,
        position: Position | str | npt.NDArray[Any],
        question: str | None = None,
        name: str = "puzzle",
    ) -> None:
        #: The board and the colour to move.
        self.position = position if isinstance(position, Position) else Position(position)
        asked = question or _core.question_of(name)
        if asked not in QUESTIONS:
            problem = f"question: {asked!r}" if asked else f"the name {name!r} does not say what is asked"
            raise ValueError(f'{problem}; "rule", "captures" or "moves" expected')
        #: The question.
        self.question: str = asked
        #: The name.
        self.name = name
        #: Warnings about probable mistakes in its file.
        self.warnings: list[str] = []

    @classmethod
    def parse(
        cls,
        text: str | bytes,
        question: str | None = None,
        *,
        size: int | tuple[int, int] = 9,
        to_move: int = WHITE,
        name: str = "puzzle",
    ) -> Puzzle:
        """Read the text of a puzzle file: one ``row col color`` per line, where -1 is black and 1 white.

        These are the numbers of the files; in arrays 1 is black and -1 white.

        Raises
        ------
        ValueError
            If the text is invalid; the message has line and column.
        """
        content = text.encode() if isinstance(text, str) else text
        board, warnings = _core.read_puzzle(content, shape_of(size))
        puzzle = cls(Position(board, color(to_move)), question, name)
        puzzle.warnings = warnings
        return puzzle

    @classmethod
    def read(
        cls,
        path: str | os.PathLike[str],
        question: str | None = None,
        *,
        size: int | tuple[int, int] = 9,
        to_move: int = WHITE,
    ) -> Puzzle:
        """Read a puzzle file. The question defaults to that of its name."""
        path = Path(path)
        return cls.parse(path.read_bytes(), question, size=size, to_move=to_move, name=path.stem)

    @property
    def text(self) -> str:
        """The text of its file: one ``row col color`` per line, where -1 is black and 1 white."""
        return _core.puzzle_text(self.position.board)

    @property
    def answer(self) -> Answer:
        """The right answer: a bool, or points, row by row."""
        return _core.answer(self.position.board, self.position.to_move, self.question)

    @property
    def reasons(self) -> list[str]:
        """The reasons for the answer, one sentence per point."""
        return _core.reasons(self.position.board, self.position.to_move, self.question)

    def pictures(self, *, cell: int = 50) -> dict[str, bytes]:
        """The pictures that the command draws (the board and the answer), as PNG by file name."""
        board, to_move = self.position.board, self.position.to_move
        return dict(_core.draw_puzzle(board, to_move, self.question, self.name, whole("cell", cell)))

    def _repr_png_(self) -> bytes:
        return self.pictures()[f"{self.name}.png"]

    def __repr__(self) -> str:
        return f"<Puzzle {self.name}: {self.question}>\n{self.position}"


def answer(position: Position | Puzzle | str | npt.ArrayLike, question: str | None = None) -> Answer:
    r"""Answer a question of the assignment: "rule", "captures" or "moves".

    >>> from pygocheck import answer
    >>> answer(". X O / X O . / . . .".replace("/", "\n"), "captures")
    [(0, 0)]
    """
    if isinstance(position, Puzzle):
        return Puzzle(position.position, question or position.question).answer
    if not isinstance(position, Position):
        position = Position(position)
    return Puzzle(position, question).answer


def generate(
    question: str,
    count: int = 1,
    *,
    seed: int = 0,
    difficulty: int = 3,
    size: int | tuple[int, int] = 9,
    threads: int | None = None,
) -> list[Puzzle]:
    """Make new puzzles from games that the program plays. None is a rotation or reflection of another.

    Parameters
    ----------
    question
        "rule", "captures" or "moves".
    count
        The number of puzzles.
    seed
        A number from 0 to 2**64 - 1; the same seed makes the same puzzles.
    difficulty
        1 to 5; at 1 there are few stones and few traps.
    size
        A number, or rows and columns.
    threads
        The number of threads. Defaults to ``PYGOCHECK_THREADS``, or else to one per core.

    Raises
    ------
    ValueError
        If there are not enough different positions of this kind, or an argument is invalid.

    Examples
    --------
    >>> from pygocheck import generate
    >>> puzzles = generate("captures", 3, seed=7)
    >>> [puzzle.position.shape for puzzle in puzzles]
    [(9, 9), (9, 9), (9, 9)]
    """
    count, seed = number("count", count, 0, 2**31 - 1), number("seed", seed, 0, 2**64 - 1)
    difficulty = number("difficulty", difficulty, 1, 5)
    boards = _core.generate(question, count, seed, difficulty, shape_of(size), thread_count(threads))
    width = max(4, len(str(count)))
    return [Puzzle(Position(board), question, f"{question}_{index:0{width}}") for index, board in enumerate(boards, 1)]
