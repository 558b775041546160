"""Compares pygocheck with other programs on one core: python benches/python.py [SECONDS] [boards|records].

Measures those of sgfmill, spooky_go, pyspiel (open_spiel) and pgx that are installed, after ``pip install sgfmill ..``,
and KataGo's board after benches/peers/katago.sh. Copies of as many bytes show what memory alone takes. All programs
answer the same valid boards; different answers end the run. A figure is the best of several runs.
"""

from __future__ import annotations

import ctypes
import importlib
import io
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

# One core for all programs and their children.
os.environ.update(
    OMP_NUM_THREADS="1",
    XLA_FLAGS="--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
)
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

from pygocheck import (
    BLACK,
    WHITE,
    Analysis,
    Played,
    analyse,
    lint,
    play,
    read_sgf,
)
from pygocheck import boards as boards_of
from pygocheck import records as records_of

#: Marks the end of a game's moves.
END = -2

Boards = npt.NDArray[np.int8]
Legal = npt.NDArray[np.bool_]


def positions(size: int, count: int) -> tuple[Boards, npt.NDArray[np.int32]]:
    """Valid positions of random games with White to move, and the moves (count, most) that lead there; -1 is a pass."""
    random = np.random.default_rng(size)
    boards: Boards = np.zeros((count, size, size), np.int8)
    ends = random.integers(1, size * size * 5 // 4, count) // 2 * 2 + 1
    games = np.full((count, int(ends.max())), END, np.int32)
    for number in range(games.shape[1]):
        color = WHITE if number % 2 else BLACK
        legal = analyse(boards, color).legal.reshape(count, -1)
        chosen = np.where(legal, random.random(legal.shape), -1).argmax(axis=1)
        # A pass if there is no legal move, and END after the end of the game.
        chosen = np.where(legal.any(axis=1), chosen, -1)
        games[:, number] = np.where(number < ends, chosen, END)
        boards = play(boards, np.where(number < ends, chosen, -1), color).boards
    return boards, games


def best(work: Callable[[], Any], seconds: float) -> float:
    """The seconds of the fastest run: other work on the machine only adds to it."""
    runs: list[float] = []
    end = time.perf_counter() + seconds
    while len(runs) < 3 or time.perf_counter() < end:
        start = time.perf_counter()
        work()
        runs.append(time.perf_counter() - start)
    return min(runs)


def sgfmill(boards: Boards) -> Legal:
    """Trial plays, because sgfmill has no legality check: after a suicide the stone is gone."""
    module = importlib.import_module("sgfmill.boards")
    size = boards.shape[1]
    legal = np.zeros(boards.shape, bool)
    for index, cells in enumerate(boards):
        board = module.Board(size)
        board.apply_setup(
            [(int(row), int(col)) for row, col in np.argwhere(cells == BLACK)],
            [(int(row), int(col)) for row, col in np.argwhere(cells == WHITE)],
            [],
        )
        for row, col in np.argwhere(cells == 0).tolist():
            trial = board.copy()
            trial.play(row, col, "w")
            legal[index, row, col] = trial.get(row, col) == "w"
    return legal


def stream(boards: Boards) -> Legal:
    """The command through a pipe, with text written and parsed by numpy."""
    size = boards.shape[1]
    text = np.full((len(boards), size * size + 1), ord("\n"), np.uint8)
    text[:, :-1] = np.array([ord("O"), ord("."), ord("X")], np.uint8)[boards.reshape(len(boards), -1) + 1]
    command = [sys.executable, "-m", "pygocheck", "-j", "1", "stream"]
    out = subprocess.run(command, input=text.tobytes(), stdout=subprocess.PIPE, check=True).stdout
    lines = np.frombuffer(out, np.uint8).reshape(len(boards), -1)[:, 3:-1]
    legal: Legal = (lines == ord("+")) | (lines == ord("*"))
    return legal.reshape(boards.shape)


def text_line(boards: Boards) -> Legal:
    """The command through a pipe, with one line of text per board, as programs usually do it."""
    letters = "O.X"
    lines = ("".join(letters[cell + 1] for cell in board) for board in boards.reshape(len(boards), -1).tolist())
    command = [sys.executable, "-m", "pygocheck", "-j", "1", "stream"]
    out = subprocess.run(
        command,
        input="\n".join(lines) + "\n",
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    ).stdout
    legal = [[letter in "+*" for letter in line[3:]] for line in out.splitlines()]
    return np.array(legal).reshape(boards.shape)


def spooky(boards: Boards) -> Callable[[], Legal]:
    """Boards are set up before timing, with the colours swapped, because Black moves first there."""
    module = importlib.import_module("spooky_go")
    size = boards.shape[1]
    games = []
    for cells in boards:
        game = module.Game(size, size)
        for row, col in np.argwhere(cells).tolist():
            game.set_piece(col, row, module.BLACK if cells[row, col] == WHITE else module.WHITE)
        games.append(game)

    def work() -> Legal:
        legal = np.zeros((len(boards), size * size + 1), bool)
        for index, game in enumerate(games):
            legal[index, game.legal_action_indices()] = True
        return legal[:, :-1].reshape(boards.shape)

    return work


def katago(library: ctypes.CDLL, boards: Boards) -> Callable[[], Legal]:
    """Loads the boards, and returns a function that computes White's legal moves and captures."""
    legal, captures = np.empty(boards.shape, bool), np.empty(boards.shape, bool)
    library.load.restype = ctypes.c_bool
    is_valid = library.load(np.ascontiguousarray(boards).ctypes.data_as(ctypes.c_void_p), *boards.shape[:2])
    assert is_valid, "a board has stones without liberties"
    places = [answer.ctypes.data_as(ctypes.c_void_p) for answer in (legal, captures)]

    def work() -> Legal:
        library.answer(*places)
        return legal

    return work


def open_spiel(boards: Boards, moves: npt.NDArray[np.int32]) -> tuple[npt.NDArray[np.intp], Callable[[], Legal]]:
    """Games are played before timing, if its rules allow them. Returns their indices and the work."""
    module = importlib.import_module("pyspiel")
    size = boards.shape[1]
    game = module.load_game(f"go(board_size={size},max_game_length={4 * size * size})")
    states, played = [], []
    for index, line in enumerate(moves.tolist()):
        state = game.new_initial_state()
        for move in line[: line.index(END) if END in line else None]:
            # Rows are counted from the bottom, and the last action is a pass.
            row, col = divmod(move, size)
            action = size * size if move < 0 else (size - 1 - row) * size + col
            if state.is_terminal() or action not in state.legal_actions():
                break
            state.apply_action(action)
        else:
            if not state.is_terminal():
                states.append(state)
                played.append(index)

    def work() -> Legal:
        masks = np.array([state.legal_actions_mask() for state in states], bool)
        return masks[:, :-1].reshape(-1, size, size)[:, ::-1]

    return np.array(played), work


def pgx(boards: Boards) -> Callable[[], Legal]:
    """All boards at once, compiled before timing, without ko."""
    jax = importlib.import_module("jax")
    go = importlib.import_module("pgx._src.games.go")
    size = boards.shape[1]
    group = analyse(boards, groups=True).group.reshape(len(boards), -1).astype(np.int64)
    # A stone has the index of its group's first stone, from 1, negative for White.
    first = np.zeros((len(boards), size * size + 1), np.int64)
    for place in range(size * size - 1, -1, -1):
        first[np.arange(len(boards)), group[:, place]] = place + 1
    chains = np.where(group < 0, 0, np.take_along_axis(first, group, axis=1)) * boards.reshape(len(boards), -1)
    game = go.Game(size)
    start = game.init()._replace(step_count=jax.numpy.int32(1))
    mask = jax.jit(jax.vmap(lambda board: game.legal_action_mask(start._replace(board=board))[:-1]))
    given = jax.device_put(chains.astype(np.int32))

    def work() -> Legal:
        return np.asarray(mask(given)).reshape(boards.shape)

    work()
    return work


def measure_others(boards: Boards, games: npt.NDArray[np.int32], legal: Legal, seconds: float) -> None:
    """Measure the installed packages, after checking their answers."""
    few = {9: 300, 19: 40}[boards.shape[1]]

    def row(
        name: str,
        work: Callable[[], Legal],
        count: int,
        expected: Legal,
        knows_ko: bool = False,
    ) -> None:
        found = work()
        # A ko forbids at most one point of a board.
        differs = found != expected
        assert not (differs & ~expected).any(), name
        assert differs.sum(axis=(1, 2)).max(initial=0) <= knows_ko, name
        print(f"  {name:45}{best(work, seconds) / count * 1e9:12.1f}")

    def is_there(module: str) -> bool:
        try:
            importlib.import_module(module)
        except ImportError:
            print(f"  {module:45} not installed")
            return False
        return True

    if (
        subprocess.run(
            [sys.executable, "-m", "pygocheck", "--version"],
            capture_output=True,
            check=False,
        ).returncode
        == 0
    ):
        row("gocheck stream, text by numpy", lambda: stream(boards), len(boards), legal)
        row(
            "gocheck stream, lines of text",
            lambda: text_line(boards),
            len(boards),
            legal,
        )
    library = Path(__file__).parent.parent / "target/katago/board.so"
    if library.exists():
        row(
            "KataGo's board, legal moves and captures",
            katago(ctypes.CDLL(str(library)), boards),
            len(boards),
            legal,
        )
    else:
        print(f"  {'KataGo':45} not compiled")
    if is_there("spooky_go"):
        row(
            "spooky-go, legal moves",
            spooky(boards[: 20 * few]),
            20 * few,
            legal[: 20 * few],
        )
    if is_there("pyspiel"):
        played, work = open_spiel(boards[: 5 * few], games[: 5 * few])
        row("OpenSpiel, legal moves", work, len(played), legal[played], knows_ko=True)
    if is_there("pgx"):
        row("Pgx, legal moves", pgx(boards[: 5 * few]), 5 * few, legal[: 5 * few])
    if is_there("sgfmill"):
        row("sgfmill, trial plays", lambda: sgfmill(boards[:few]), few, legal[:few])


def game_records(count: int, moves: int = 220) -> list[bytes]:
    """Random games of 19 x 19 with this number of moves, as SGF with the properties that servers write."""
    random = np.random.default_rng(count)
    boards: Boards = np.zeros((count, 19, 19), np.int8)
    texts = [b"(;FF[4]GM[1]SZ[19]RU[NZ]KM[7]PB[Ann]PW[Bob]BR[5d]WR[6d]RE[W+R]DT[2016-03-09]"] * count
    letters = "abcdefghijklmnopqrs"
    for number in range(moves):
        color = WHITE if number % 2 else BLACK
        legal = analyse(boards, color).legal.reshape(count, -1)
        chosen = np.where(legal, random.random(legal.shape), -1).argmax(axis=1)
        boards = play(boards, chosen, color).boards
        name = "W" if color == WHITE else "B"
        for game, at in enumerate(chosen.tolist()):
            texts[game] += f";{name}[{letters[at % 19]}{letters[at // 19]}]".encode()
    return [text + b")" for text in texts]


def sgfmill_moves(texts: list[bytes]) -> list[list[tuple[int, int]]]:
    """The moves of games."""
    sgf, plays = (
        importlib.import_module("sgfmill.sgf"),
        importlib.import_module("sgfmill.sgf_moves"),
    )
    games = (plays.get_setup_and_moves(sgf.Sgf_game.from_bytes(text))[1] for text in texts)
    return [[(18 - row) * 19 + col for _, (row, col) in game] for game in games]


def measure_records(seconds: float) -> None:
    """Measure reading records into arrays, and their boards."""
    count, few = 2000, 20
    texts = game_records(count)
    found = records_of(texts, threads=1, rules="none")
    assert found.ok.all()
    lengths = found.lengths
    games = [found.moves[found.offsets[row] : found.offsets[row + 1]].tolist() for row in range(few)]

    def all_boards(**options: Any) -> None:
        for some in boards_of(found, threads=1, **options):
            assert len(some.move)

    def planes(preset: str) -> None:
        for some in boards_of(found[:few], features=preset, dtype="bits", threads=1):
            assert len(some.move)

    def replayed() -> list[Any]:
        replays = [read_sgf(text)[0].replay() for text in texts[:few]]
        return [replay.board_after(number) for replay in replays for number in range(len(replay.moves))]

    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "games.tar"
        with tarfile.open(archive, "w") as tar:
            for number, text in enumerate(texts):
                info = tarfile.TarInfo(f"{number}.sgf")
                info.size = len(text)
                tar.addfile(info, io.BytesIO(text))
        stored = np.zeros((int(lengths.sum()), 19, 19), np.int8)
        works: dict[str, tuple[Callable[[], Any], int]] = {
            "records, bytes in memory": (partial(records_of, texts, threads=1), count),
            "records, a tar archive": (partial(records_of, archive, threads=1), count),
            "lint, a tar archive": (
                partial(lint, archive, main_line=True, threads=1),
                count,
            ),
            "boards, in order": (partial(all_boards, shuffle=False), count),
            "boards, shuffled": (all_boards, count),
            "boards, shuffled, random symmetries": (
                partial(all_boards, symmetry="random"),
                count,
            ),
            "memcpy of all boards into a new array": (stored.copy, count),
            "boards with planes, alphago_zero": (partial(planes, "alphago_zero"), few),
            "boards with planes, katago_v7_spatial": (
                partial(planes, "katago_v7_spatial"),
                few,
            ),
            "read_sgf(..).moves": (
                lambda: [read_sgf(text)[0].moves for text in texts[:few]],
                few,
            ),
            "read_sgf(..).replay() and board_after": (replayed, few),
        }
        try:
            assert sgfmill_moves(texts[:few]) == games
            works["sgfmill, moves"] = (partial(sgfmill_moves, texts[:few]), few)
        except ImportError:
            print("  sgfmill is not installed")
        print(f"19 x 19, {int(lengths.mean())} moves: us per game")
        for name, (work, games_done) in works.items():
            print(f"  {name:45}{best(work, seconds) / games_done * 1e6:12.1f}")


def main() -> None:
    """Measure and print a table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    what = sys.argv[2] if len(sys.argv) > 2 else ""
    if what != "boards":
        measure_records(seconds)
    if what != "records":
        measure_boards(seconds)


def measure_boards(seconds: float) -> None:
    """Measure the answers to positions."""
    for size, count in [(9, 100_000), (19, 20_000)]:
        boards, games = positions(size, count)
        fresh = analyse(boards)
        legal = fresh.legal.copy()
        assert fresh.valid.all()
        few = Analysis(legal=np.empty(boards.shape, bool), valid=np.empty(count, bool))
        numbers = Analysis(
            liberties=np.empty(boards.shape, np.int16),
            group=np.empty(boards.shape, np.int16),
        )
        after = Played(np.empty_like(boards), np.empty(count, np.uint8))
        points = legal.reshape(count, -1)
        moves = np.where(points.any(axis=1), points.argmax(axis=1), -1)
        planes = np.stack([boards == BLACK, boards == WHITE], axis=1)
        bits = np.packbits(planes.reshape(count, 2, -1), axis=-1)
        sets: Any = {name: np.empty((count, bits.shape[-1]), np.uint8) for name in ("dead", "legal", "captures")}
        packed: Any = Analysis(valid=np.empty(count, bool), **sets)
        wide = boards.astype(np.int64)
        works: dict[str, Callable[[], Any]] = {
            "analyse": partial(analyse, boards),
            "analyse, into the same arrays": partial(analyse, boards, out=fresh),
            "analyse, only validity and legal moves": partial(analyse, boards, out=few),
            "analyse, planes of bool": partial(analyse, planes, out=fresh),
            "analyse, packed bits": partial(analyse, bits, size=size, packed=True, out=packed),
            "analyse, int64": partial(analyse, wide, out=fresh),
            "analyse with liberties and groups": partial(analyse, boards, liberties=True, groups=True),
            "only liberties and groups, same arrays": partial(analyse, boards, out=numbers),
            "play": partial(play, boards, moves, out=after),
        }
        copies = [np.empty_like(boards) for _ in range(3)]
        copies_of_bits = [np.empty_like(bits[:, 0]) for _ in range(4)]

        def copy(copies: list[Any] = copies, given: Any = boards) -> None:
            for each in copies:
                np.copyto(each, given)

        works["copying the bytes of three answers"] = copy
        works["copying the bits of three answers"] = partial(copy, copies_of_bits[:3], copies_of_bits[3])
        print(f"{size} x {size}: ns per position, or per call for single boards")
        for name, work in works.items():
            print(f"  {name:45}{best(work, seconds) / count * 1e9:12.1f}")
        measure_others(boards, games, legal, seconds)


if __name__ == "__main__":
    main()
