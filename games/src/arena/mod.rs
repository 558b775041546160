//! Programs play: processes, clocks, checks.
//!
//! | file | what is in it |
//! | --- | --- |
//! | [`play_game`] | one game between two [`Contestant`]s |
//! | [`Lobby`] | programs between two games |
//! | `clock` | the time of a side |
//! | [`Entrant`] | a player as people write it down |
//! | [`Adjudication`] | games that are ended early |
//! | [`Notations`] | files of games, ours and the field's |
//! | [`play_again`] | the same until it counts |
//! | [`Record`] | a game that was played, with its verdict |
//! | `contestant` | who plays: a command or a builtin |
//! | `seat` | a contestant at the board, asked move by move |
//! | `conversation` | one turn of a program's |
//! | `program` | a program with its children, with lines in and out; [`launcher`], limits, jails |
//! | [`read_book`] | the file of an opening book |
//! | [`choose_once`] | one move of a game that a person may take back |
//! | `log` | what programs write to standard error |
//! | `last_words` | what of it says why a program crashed |
//! | [`check`] | a bot is tried step by step through a protocol |
//! | [`statistics`] | what results say about strength: Elo, error bars, tests |
//! | [`tournament`] | many programs play: pairings, log, standings, reports |

mod adjudication;
mod again;
mod book;
pub mod check;
mod clock;
mod contestant;
mod conversation;
mod entrant;
mod hint;
mod last_words;
mod lobby;
mod log;
mod notation;
mod opponent;
mod play;
mod program;
mod record;
mod seat;
pub mod statistics;
pub mod tournament;

pub use adjudication::{Adjudicated, Adjudication, AdjudicationError, Agreement, AgreementError};
pub use again::{ATTEMPTS, play_again};
pub use book::{BookFileError, BookFileFault, book_text, read_book};
pub use contestant::{Builtin, Contestant, ContestantError, ContestantKind, Terms};
pub use entrant::{Entrant, EntrantError, OptionValue};
pub use lobby::Lobby;
pub use log::file_name;
pub use notation::Notations;
pub use opponent::{NoAnswer, choose_once};
pub use play::{Conditions, GameEvent, Opening, play_game};
pub use program::{
    Cause, Ending, Jail, Launch, LaunchError, Program, ProgramError, Remains, Sandbox, SandboxError,
};
pub use program::{StartError, Tool, Wait, how_memory_is_measured, launcher};
pub use record::{End, Fault, Played, Record};
