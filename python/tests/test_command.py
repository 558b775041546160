"""The command in the wheel."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

import pygocheck
import pytest

SCRIPT = [str(Path(sysconfig.get_path("scripts")) / ("gocheck.exe" if os.name == "nt" else "gocheck"))]
MODULE = [sys.executable, "-m", "pygocheck"]


@pytest.mark.parametrize("command", [SCRIPT, MODULE], ids=["script", "module"])
def test_the_command_answers(command: list[str], repository: Path, tmp_path: Path) -> None:
    puzzles = sorted(str(path) for path in (repository / "data").glob("train_*.txt"))
    run = subprocess.run([*command, *puzzles, "-o", str(tmp_path)], capture_output=True, text=True, check=True)
    assert "[train]Problem 0: rule checking:" in run.stdout
    made = (tmp_path / "answer_for_train.txt").read_text()
    assert made == (repository / "data" / "answer_for_train.txt").read_text()


@pytest.mark.parametrize(
    ("args", "text", "status"),
    [
        (["stream"], ".X.\n", 2),
        (["stream"], ".........\n", 0),
        (["lint", "-"], "(;SZ[9];B[ee];W[ee])", 1),
        (["lint", "-"], "(;FF[4]GM[1]SZ[9];B[ee];W[ed])", 0),
        (["lint"], "", 2),
        (["no-such-command.txt"], "", 2),
        (["--no-such-option"], "", 2),
        (["--help"], "", 0),
    ],
)
def test_exit_status(args: list[str], text: str, status: int) -> None:
    run = subprocess.run([*MODULE, *args], input=text, capture_output=True, text=True, check=False)
    assert run.returncode == status, run.stderr
    assert bool(run.stdout or status == 2 or "clean" in run.stderr or args[-1] == "-")


def test_the_command_has_a_version() -> None:
    run = subprocess.run([*MODULE, "--version"], capture_output=True, text=True, check=True)
    assert run.stdout == f"gocheck {pygocheck.__version__}\n"


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
def test_a_closed_pipe_is_not_an_error() -> None:
    first, last = os.pipe()
    child = subprocess.Popen([*MODULE, "stream"], stdin=subprocess.PIPE, stdout=last, stderr=subprocess.PIPE, text=True)
    os.close(last)
    os.close(first)
    _, said = child.communicate("." * 81 + "\n")
    assert (child.returncode, said) == (0, "")


@pytest.mark.skipif(os.name == "nt", reason="signals are others there")
def test_ctrl_c_ends_the_command() -> None:
    child = subprocess.Popen([*MODULE, "stream"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stdin is not None
    assert child.stdout is not None
    # It is running once it answers.
    child.stdin.write(".........\n")
    child.stdin.flush()
    assert child.stdout.readline() == "ok +++++++++\n"
    child.send_signal(signal.SIGINT)
    assert child.wait(timeout=60) == -signal.SIGINT


@pytest.mark.skipif(sys.platform != "linux", reason="programs have no limits there")
def test_students_programs_are_not_run_inside_this_process(repository: Path, tmp_path: Path) -> None:
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "go.py").write_text("print('[test]Problem 1: forward on step:[]')\n")
    args = ["grade", str(repository / "data" / "test_1.txt"), "--submissions", str(tmp_path / "class"), "--run", "auto"]
    run = subprocess.run([*MODULE, *args, "-o", str(tmp_path / "out")], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "--run needs the program gocheck itself" in run.stderr
    assert not (tmp_path / "out").exists()
