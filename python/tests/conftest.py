"""Fixtures of all tests."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(19)


@pytest.fixture(scope="session")
def repository() -> Path:
    return Path(__file__).parents[2]
