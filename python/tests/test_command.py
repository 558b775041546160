"""The command, which is a package of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
from importlib.metadata import metadata, requires, version
from pathlib import Path

import numpy as np
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
@pytest.mark.parametrize("command", [SCRIPT, MODULE], ids=["script", "module"])
def test_students_programs_are_run(command: list[str], repository: Path, tmp_path: Path) -> None:
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "go.py").write_text("print('[test]Problem 1: forward on step:[]')\n")
    args = ["grade", str(repository / "data" / "test_1.txt"), "--submissions", str(tmp_path / "class"), "--run", "auto"]
    line = [*command, *args, "--sandbox", "none", "-o", str(tmp_path / "out")]
    run = subprocess.run(line, capture_output=True, text=True, check=False)
    assert run.returncode < 2, run.stderr
    assert "go" in (tmp_path / "out" / "grades.csv").read_text()


def test_the_command_has_the_version_of_the_package() -> None:
    assert version("pygocheck-cli") == version("pygocheck")
    assert f"pygocheck-cli=={version('pygocheck')}" in "\n".join(requires("pygocheck") or []).replace(" ", "")
    assert metadata("pygocheck").get_all("Provides-Extra") == ["cli"]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_without_the_command_the_module_says_what_to_install(tmp_path: Path) -> None:
    for path in Path(pygocheck.__file__).parents[1].glob("pygocheck*"):
        if not path.name.startswith("pygocheck_cli"):
            (tmp_path / path.name).symlink_to(path)
    for path in Path(np.__file__).parents[1].glob("numpy*"):
        (tmp_path / path.name).symlink_to(path)
    alone = [sys.executable, "-S", "-c", RUN_MODULE, str(tmp_path)]
    run = subprocess.run([*alone, "--version"], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "the command gocheck is not installed: pip install pygocheck[cli]\n"


#: Runs the module with the packages of one folder.
RUN_MODULE = """
import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("pygocheck", run_name="__main__", alter_sys=True)
"""
