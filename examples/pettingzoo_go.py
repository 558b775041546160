"""Go as an environment of PettingZoo, played by pygocheck.

The interface is that of `pettingzoo.classic.go_v5`: the agents `black_0` and `white_0`, an observation of the 17 planes
of AlphaGo Zero with a mask of the legal actions, the action `size * size` for a pass, and a reward of 1, -1 or 0 at the
end.

    from pettingzoo_go import env
    game = env(size=9, komi=7.5)

`python pettingzoo_go.py` runs PettingZoo's tests.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pygocheck import WHITE, Games, Position, Reason

AGENTS = ["black_0", "white_0"]


def env(**arguments: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game with a reward of -1."""
    game = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc, type-arg]  # noqa: N801
    """The environment without wrappers: an illegal action is an error.

    A game ends after two passes. If `max_moves` is given, a game of that length is truncated and scored.
    """

    metadata = {"render_modes": ["ansi"], "name": "pygocheck_go_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        size: int = 19,
        komi: float = 7.5,
        rules: str = "tromp-taylor",
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, size, komi, rules, max_moves, render_mode)
        super().__init__()
        self.size, self.render_mode = size, render_mode
        self.games = Games(1, size, rules, komi=komi, max_moves=max_moves)
        self.possible_agents = AGENTS[:]
        planes = spaces.Box(low=0, high=1, shape=(size, size, 17), dtype=bool)
        mask = spaces.Box(low=0, high=1, shape=(size * size + 1,), dtype=np.int8)
        self.observation_spaces = {agent: spaces.Dict({"observation": planes, "action_mask": mask}) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(size * size + 1) for agent in AGENTS}

    def observation_space(self, agent: str) -> Any:
        """The planes and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The points row by row, and the pass."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game with an empty board."""
        self.games.reset()
        self.agents = AGENTS[:]
        self.agent_selection = AGENTS[0]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """The planes, with the agent's own stones first, and the legal actions, none if it is not to move."""
        planes = self.games.observe("alphago_zero")[0]
        mask = self.games.legal()[0].astype(np.int8)
        if (agent == AGENTS[1]) != (self.games.to_move[0] == WHITE):
            planes[:16] = planes[:16].reshape(8, 2, self.size, self.size)[:, ::-1].reshape(16, self.size, self.size)
            planes[16] = ~planes[16]
            mask[:] = 0
        return {"observation": np.moveaxis(planes, 0, -1), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play a move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        reason = Reason(self.games.play([action]).reasons[0])
        if reason:
            raise ValueError(f"the action {action} is illegal: {reason.words}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.games.over[0]:
            sign = float(np.sign(self.games.score()[0]))
            self.rewards = {AGENTS[0]: sign, AGENTS[1]: -sign}
            has_passed = bool(self.games.passes[0] >= 2)
            (self.terminations if has_passed else self.truncations).update(dict.fromkeys(AGENTS, True))
        self.agent_selection = AGENTS[1 - AGENTS.index(agent)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """A diagram: X is black, O is white."""
        return str(Position(self.games.boards[0])) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to release."""


def main() -> None:
    """Runs PettingZoo's tests."""
    from pettingzoo.test import api_test, render_test, seed_test

    for arguments in [{"size": 5}, {"size": 9, "rules": "japanese"}, {"size": 9, "max_moves": 40}, {}]:
        api_test(env(**arguments), num_cycles=1000, verbose_progress=False)
        api_test(raw_env(**arguments), num_cycles=300, verbose_progress=False)
        seed_test(lambda: env(**arguments), num_cycles=200)  # noqa: B023
    render_test(lambda **mode: env(size=9, **mode))


if __name__ == "__main__":
    main()
