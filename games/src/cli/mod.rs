//! The command-line programs.
//!
//! | file | contents |
//! | --- | --- |
//! | `game_command` | the commands that every game has |
//! | `bot`, `check_bot`, `game_match`, `games`, `play`, `positions`, `review`, `tournament` | one of them each |
//! | `program` | the program of a game without commands of its own, and the `main` of all |
//! | `ataxx`, `reversi` | the programs, and the commands of one game |
//! | `arguments`, `adjudicate_args`, `limit_args`, `sandbox`, `variant` | arguments that several commands share |
//! | `schemas` | the JSON schemas of the commands' output |
//! | `screen`, `signals`, `tally` | output and signals |
//! | `removed` | commands that moved elsewhere |

mod adjudicate_args;
mod arguments;
mod ataxx;
mod bot;
mod check_bot;
mod game_command;
mod game_match;
mod games;
mod limit_args;
mod play;
mod positions;
mod program;
mod removed;
mod reversi;
mod review;
mod sandbox;
mod schemas;
mod screen;
mod signals;
mod tally;
mod tournament;
mod variant;

pub use ataxx::{AtaxxArgs, run as ataxx};
pub use game_command::GameCommand;
pub use program::{GameArgs, game, main};
pub use reversi::{ReversiArgs, run as reversi};
