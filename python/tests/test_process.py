"""The process: threads, forks, Ctrl-C, memory, many boards."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygocheck
import pytest
from boards import random_boards
from pygocheck import Analysis, Games, analyse, play


def test_many_boards_without_copying(random: np.random.Generator) -> None:
    board = random_boards(random, 1, 9, 9)
    many = np.broadcast_to(board, (3_000_000, 9, 9))
    valid = np.empty(len(many), bool)
    analyse(many, out=Analysis(valid=valid))
    assert (valid == analyse(board).valid[0]).all()


def test_a_fault_of_the_last_of_many_boards() -> None:
    boards = np.zeros((1_500_000, 9, 9), np.int8)
    boards[-1, 8, 8] = 3
    with pytest.raises(ValueError, match=r"boards\[1499999\]\[8, 8\] is 3"):
        analyse(boards, out=Analysis(valid=np.empty(len(boards), bool)))


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
def test_results_do_not_depend_on_threads(random: np.random.Generator, threads: int) -> None:
    boards = random_boards(random, 200_000, 9, 9)
    found, alone = analyse(boards, threads=threads), analyse(boards[:5000], threads=1)
    for many, few in zip(found[:4], alone[:4]):
        np.testing.assert_array_equal(many[:5000], few)
    moves = random.integers(-1, 81, len(boards))
    np.testing.assert_array_equal(
        play(boards, moves, threads=threads).boards[-5000:], play(boards[-5000:], moves[-5000:], threads=1).boards
    )


def legal_moves(boards: npt.NDArray[np.int8]) -> npt.NDArray[np.bool_]:
    return analyse(boards).legal


def test_python_threads_run_in_parallel(random: np.random.Generator) -> None:
    boards = [random_boards(random, 2_000, 9, 9) for _ in range(16)]
    expected = [legal_moves(some) for some in boards]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(5):
            for one, other in zip(pool.map(legal_moves, boards), expected):
                np.testing.assert_array_equal(one, other)


def test_other_threads_keep_running() -> None:
    boards = np.broadcast_to(np.zeros((9, 9), np.int8), (3_000_000, 9, 9))
    out = Analysis(valid=np.empty(len(boards), bool))
    worker = threading.Thread(target=lambda: analyse(boards, out=out))
    worker.start()
    ticks = 0
    while worker.is_alive():
        ticks += 1
        time.sleep(0.0005)
    # If a call kept the GIL, there would be none.
    assert ticks > 3


@pytest.mark.parametrize("call", [Games.reset, Games.undo, pickle.dumps])
def test_other_threads_keep_running_while_games_change(call: Callable[[Games], object]) -> None:
    games = Games(300_000, 5)
    games.play(np.full(len(games), 12))
    worker = threading.Thread(target=call, args=(games,))
    worker.start()
    ticks = 0
    while worker.is_alive():
        ticks += 1
        time.sleep(0.0005)
    assert ticks > 3


class Interrupted(Exception):
    """What a signal handler raises."""


def interrupt(*_: object) -> None:
    raise Interrupted


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer of the system")
@pytest.mark.parametrize("auto_reset", [False, True])
def test_an_interrupted_step_moves_all_games_or_none(auto_reset: bool) -> None:
    games = Games(200_000, 5, max_moves=10**6, auto_reset=auto_reset)
    before = signal.signal(signal.SIGALRM, interrupt)
    interrupted = 0
    try:
        for turn in range(12):
            moves = games.sample(turn)
            signal.setitimer(signal.ITIMER_REAL, 0.002 * (turn + 1))
            try:
                games.play(moves, threads=1)
                time.sleep(0.1)
            except Interrupted:
                interrupted += 1
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
            assert len(set(games.moves.tolist())) == 1
    finally:
        signal.signal(signal.SIGALRM, before)
    assert interrupted == 12


def in_child(boards: npt.NDArray[np.int8]) -> int:
    return int(analyse(boards).legal.sum()) + len(pygocheck.lint(b"(;SZ[9];B[aa];W[aa])"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_fork_works_before_and_after_threads(random: np.random.Generator) -> None:
    boards = random_boards(random, 60_000, 9, 9)
    expected = in_child(boards)
    pygocheck.generate("captures", 2)
    with multiprocessing.get_context("fork").Pool(3) as pool:
        found = pool.map_async(in_child, [boards] * 6)
        assert found.get(timeout=300) == [expected] * 6
        made = pool.apply_async(pygocheck.generate, ("captures", 2))
        puzzles = [puzzle.text for puzzle in made.get(timeout=300)]
    assert puzzles == [puzzle.text for puzzle in pygocheck.generate("captures", 2)]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
@pytest.mark.parametrize(
    "call",
    [
        "analyse(np.broadcast_to(np.int8(0), (10**9, 9, 9)), out=out)",
        "analyse(np.broadcast_to(np.int8(0), (10**9, 9, 9)), out=out, threads=1)",
        "generate('captures', 1_000_000, size=19)",
        "lint([sys.argv[1]] * 3_000_000)",
        "records([sys.argv[1]] * 3_000_000)",
        "records([content] * 30_000_000)",
        "for _ in record_batches([sys.argv[1]] * 3_000_000): pass",
        "for _ in boards(records([b'(;B[aa];W[bb])'] * 50_000), batch=10): time.sleep(0.001)",
        "for _ in boards(records([content] * 10_000), features='katago_v7_spatial', buffer=1 << 21): pass",
        "features(np.broadcast_to(np.int8(0), (10**6, 19, 19)), ['ladder_moves'], dtype='bits')",
        "features(np.zeros((10**6, 19, 19), np.int8), ['ladder_moves'], dtype='bits')",
        "features(np.zeros((10**6, 19, 19), np.int8), ['ladder_moves'], dtype='bits', threads=1)",
        "import pyarrow as pa; from pygocheck import arrow; "
        "list(arrow.check(pa.record_batch({'path': ['a'] * 10**5, 'content': [content] * 10**5})))",
    ],
)
def test_ctrl_c_interrupts(call: str, tmp_path: object) -> None:
    if "pyarrow" in call:
        pytest.importorskip("pyarrow")
    record = os.path.join(str(tmp_path), "a.sgf")
    with open(record, "w", encoding="utf-8") as file:
        # Every second point of every second line, so that all moves are legal.
        places = [col + row for row in "acegikmoqs" for col in "acegikmoqs"]
        file.write("(;SZ[19]" + "".join(f";{'BW'[i % 2]}[{place}]" for i, place in enumerate(places)) + ")")
    program = f"""
        import sys, time
        import numpy as np
        from pygocheck import Analysis, analyse, boards, features, generate, lint, record_batches, records
        content = open(sys.argv[1], "rb").read()
        # Memory that is not touched before it is needed.
        out = Analysis(valid=np.empty(10**9, bool))
        try:
            print("ready", flush=True)
            {call}
        except KeyboardInterrupt:
            sys.exit(33)
        """
    child = subprocess.Popen([sys.executable, "-c", textwrap.dedent(program), record], stdout=subprocess.PIPE)
    assert child.stdout is not None
    assert child.stdout.readline() == b"ready\n"
    time.sleep(0.5)
    assert child.poll() is None, "the call ended too early"
    child.send_signal(signal.SIGINT)
    assert child.wait(timeout=300) == 33


@pytest.mark.skipif(sys.platform != "linux", reason="the unit of ru_maxrss differs")
def test_memory_stays_flat_over_1_000_calls(random: np.random.Generator) -> None:
    # Windows does not have it.
    resource = pytest.importorskip("resource")
    boards = random_boards(random, 500, 9, 9)
    moves = random.integers(-1, 81, len(boards))
    record = b"(;SZ[9]PB[Ann];B[aa];W[aa];B[bb])"

    def work(times: int) -> None:
        for _ in range(times):
            analyse(boards, liberties=True, groups=True)
            analyse([boards, boards[0]])
            play(boards, moves)
            pygocheck.Position(boards[0]).explain((0, 0))
            replay = pygocheck.read_sgf(record)[0].replay()
            replay.legal()
            pygocheck.lint(record).columns()
            pygocheck.games(record)
            with pytest.raises(ValueError, match="is 9"):
                analyse(np.full((2, 9, 9), 9))

    work(200)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    work(1000)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    # If one array of every call were kept, it would be 120 MB; the unit is KB.
    assert grown < 20_000


@pytest.mark.skipif(sys.platform != "linux", reason="the unit of ru_maxrss differs")
def test_memory_stays_flat_over_many_pieces(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    moves = (f";{'BW'[at % 2]}[{chr(97 + at % 19)}{chr(97 + at // 19)}]" for at in range(200))
    path.write_text(f"(;SZ[19]{''.join(moves)})", encoding="utf-8")
    program = """
        import resource, sys
        from pygocheck import boards, record_batches
        used = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        pieces = record_batches([sys.argv[1]] * 60_000, 1_000)
        seen = 0
        for some in pieces:
            seen += int(some.ok.sum())
            for _ in boards(some, every=20, buffer=1000): pass
            if seen == 20_000: before = used()
        assert seen == 60_000
        print(used() - before)
        """
    run = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program), path], capture_output=True, text=True, check=True
    )
    # If they were kept, 40,000 games would be 40 MB; the unit is KB.
    assert int(run.stdout) < 15_000


@pytest.mark.skipif(sys.platform != "linux", reason="needs a limit of memory")
def test_too_many_games_do_not_end_the_process() -> None:
    program = """
        import resource
        from pygocheck import Games
        games = Games(1000, 19)
        resource.setrlimit(resource.RLIMIT_AS, (1 << 34, 1 << 34))
        try: Games(10**9, 19)
        except MemoryError as error: print(error)
        assert len(games) == 1000
        """
    run = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=True)
    assert run.stdout.startswith("1000000000 games of 19x19 take at least ")


@pytest.mark.skipif(sys.platform != "linux", reason="sets a limit of the system")
def test_games_that_grow_too_long_do_not_end_the_process() -> None:
    program = """
        import resource
        import numpy as np
        from pygocheck import Games
        games = Games(20_000, 19, "none", passes=2000)
        taken = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (taken + (100 << 20),) * 2)
        passes, points = np.full(20_000, -1, np.int32), np.arange(20_000, dtype=np.int32) % 361
        spare = np.ones(8 << 20, np.int8)
        try:
            for _ in range(1000): games.play(passes, threads=1)
        except MemoryError as error: print(error)
        del spare
        assert len(set(games.moves.tolist())) == 1 and games.undo().all()
        games.reset()
        games.play(points, threads=1)
        print(games.boards[7].sum())
        """
    run = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=True)
    assert run.stdout.startswith("no room for another move of each game")
    assert run.stdout.endswith("\n1\n")


@pytest.mark.skipif(sys.platform != "linux", reason="counts the threads of the system")
def test_no_thread_outlives_an_iterator(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_text("(;SZ[19];B[aa])", encoding="utf-8")

    def threads(wanted: int, patience: float = 60) -> int:
        """The number of threads, once those that have nothing to do are gone."""
        end = time.monotonic() + patience
        while (count := len(os.listdir("/proc/self/task"))) > wanted and time.monotonic() < end:
            time.sleep(0.01)
        return count

    # Other packages have threads that stay.
    before = threads(1, patience=1)
    pygocheck.records([path] * 3000)
    assert threads(before) == before
    pieces = pygocheck.record_batches([path] * 100_000, 10)
    next(pieces)
    assert threads(1000) > before
    del pieces
    assert threads(before) == before
    list(pygocheck.record_batches([path] * 3000, 100))
    assert threads(before) == before


def next_piece(pieces: Iterator[pygocheck.Records], answer: Connection) -> None:
    try:
        next(pieces)
    except RuntimeError as error:
        answer.send(str(error))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_an_iterator_does_not_hang_after_a_fork(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_text("(;SZ[19];B[aa])", encoding="utf-8")
    pieces = pygocheck.record_batches([path] * 100_000, 10)
    next(pieces)
    context = multiprocessing.get_context("fork")
    mine, other = context.Pipe()
    child = context.Process(target=next_piece, args=(pieces, other))
    child.start()
    assert mine.poll(60)
    assert "does not survive a fork" in mine.recv()
    child.join(60)
    assert child.exitcode == 0
    assert len(next(pieces)) == 10
