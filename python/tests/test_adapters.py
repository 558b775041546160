"""The adapters for PettingZoo and OpenSpiel in `examples` pass the tests of these packages, if those are there."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(("module", "example"), [("pettingzoo", "pettingzoo_go.py"), ("pyspiel", "open_spiel_go.py")])
def test_an_adapter_passes_the_tests_of_its_interface(module: str, example: str, repository: Path) -> None:
    try:
        importlib.import_module(module)
    except ImportError:
        pytest.skip(f"{module} is not installed")
    ran = subprocess.run(
        [sys.executable, repository / "examples" / example], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_an_observation_of_open_spiel_as_text(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        pytest.skip("pyspiel is not installed")
    monkeypatch.syspath_prepend(repository / "examples")
    importlib.import_module("open_spiel_go")
    game = pyspiel.load_game("pygocheck_go(board_size=3)")
    state = game.new_initial_state()
    for action in (4, 0, 9):
        state.apply_action(action)
    assert str(state).splitlines() == ["O . .", ". X .", ". . .", "O to move, passes in a row: 1"]
    assert game.make_py_observer().string_from(state, 0) == str(state)
