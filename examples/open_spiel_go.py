"""Go as a game of OpenSpiel, played by pygocheck.

Importing this module registers the game `pygocheck_go` with the parameters `board_size`, `komi`, `rules` and
`max_game_length`. Unlike OpenSpiel's own `go`, which calls a repeated position a draw, it follows the superko of the
rules, and knows suicide and territory scoring.

    import open_spiel_go, pyspiel
    game = pyspiel.load_game("pygocheck_go(board_size=9,komi=7.5,rules=aga)")

`python open_spiel_go.py` runs OpenSpiel's tests.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame
from pygocheck import BLACK, Games, Position, Reason, RuleSet

PARAMETERS = {"board_size": 19, "komi": 7.5, "rules": "tromp-taylor", "max_game_length": 0}

GAME_TYPE = pyspiel.GameType(
    short_name="pygocheck_go",
    long_name="Go by pygocheck",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class GoGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Go. `max_game_length` is 2 * board_size ** 2 if it is 0, as in OpenSpiel's `go`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.size, self.komi = int(given["board_size"]), float(given["komi"])
        self.rules = RuleSet(given["rules"])
        self.most = int(given["max_game_length"]) or 2 * self.size**2
        info = pyspiel.GameInfo(
            num_distinct_actions=self.size**2 + 1,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, state: Any = None) -> GoState:
        """A state at the start of a game."""
        if state is not None:
            raise ValueError("a game of Go begins with an empty board")
        return GoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """An observer of the board, or of all moves if a memory is asked for."""
        if iig_obs_type is None or iig_obs_type.public_info and not iig_obs_type.perfect_recall:
            return BoardObserver(self.size, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class GoState(pyspiel.State):  # type: ignore[misc]
    """A position of a game with its history. OpenSpiel copies it with `copy.deepcopy`."""

    def __init__(self, game: GoGame) -> None:
        super().__init__(game)
        self.size = game.size
        self.games = Games(1, game.size, game.rules, komi=game.komi, max_moves=game.most)

    def current_player(self) -> int:
        """0 is Black, 1 White."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return 0 if self.games.to_move[0] == BLACK else 1

    def _legal_actions(self, player: int) -> list[int]:
        return list(map(int, np.flatnonzero(self.games.legal()[0]))) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        reason = Reason(self.games.play([action]).reasons[0])
        if reason:
            raise ValueError(f"the action {action} is illegal: {reason.words}")

    def _action_to_string(self, player: int, action: int) -> str:
        if action == self.size**2:
            return f"{'BW'[player]} PASS"
        row, col = divmod(action, self.size)
        return f"{'BW'[player]} {'abcdefghjklmnopqrstuvwxyz'[col]}{self.size - row}"

    def is_terminal(self) -> bool:
        """Whether two passes or the length have ended the game."""
        return bool(self.games.over[0])

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser, at the end."""
        sign = float(np.sign(self.games.score()[0])) if self.is_terminal() else 0.0
        return [sign, -sign]

    def __str__(self) -> str:
        """A diagram, and a line with the player to move and the number of passes up to now."""
        to_move = "X" if self.games.to_move[0] == BLACK else "O"
        return f"{Position(self.games.boards[0])}\n{to_move} to move, passes in a row: {self.games.passes[0]}"


class BoardObserver:
    """Black stones, white stones, empty points, and a plane of ones if White is to move."""

    def __init__(self, size: int, params: Any) -> None:
        if params:
            raise ValueError(f"the observation has no parameters: {params}")
        self.tensor = np.zeros(4 * size * size, np.float32)
        planes = self.tensor.reshape(4, size, size)
        self.dict = {"observation": planes}

    def set_from(self, state: GoState, player: int) -> None:
        """Fill the tensor."""
        board = state.games.boards[0]
        is_white = state.games.to_move[0] != BLACK
        self.dict["observation"][:] = np.stack([board == 1, board == -1, board == 0, np.full(board.shape, is_white)])

    def string_from(self, state: GoState, player: int) -> str:
        """The observation as text."""
        return str(state)


pyspiel.register_game(GAME_TYPE, GoGame)


def main() -> None:
    """Runs OpenSpiel's tests."""
    for name in [
        "pygocheck_go(board_size=5)",
        "pygocheck_go(board_size=9,rules=japanese,komi=6.5)",
        "pygocheck_go(board_size=7,rules=aga,max_game_length=60)",
        "pygocheck_go",
    ]:
        game = pyspiel.load_game(name)
        count = 1 if game.max_game_length() > 500 else 5
        pyspiel.random_sim_test(game, num_sims=count, serialize=True, verbose=False)


if __name__ == "__main__":
    main()
