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
