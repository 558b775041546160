//! The play page: the games in the browser.
//!
//! The server has the rules and the engines; the page draws what the server sends. Requests are JSON by POST, changes
//! and analyses arrive as server-sent events.
//!
//! | file | contents |
//! | --- | --- |
//! | `games`, `engines` | the games that the server offers, and engines and books for them |
//! | `game_info` | a game's names, texts and formats, for the page |
//! | [`PlayedGame`] | a game being played: moves, undo and redo, the players |
//! | `action` | requests to a game |
//! | [`MessageKind`] | messages, by code and values, for any language |
//! | `text` | a game as text, for saving and loading |
//! | `pasted` | recognising the format of a pasted text |
//! | `premoves` | the moves that a person can choose while the computer thinks |
//! | `view`, `moves`, `summary` | a game for the page, its moves, and an entry in a list of games |
//! | `analysis` | searches: the computer's move, hints, analysis |
//! | `review` | the review of a whole game in the background, and variations |
//! | `move_reviewer` | reviews of single moves, a limited number at the same time |
//! | `any_game` | a game of any kind |
//! | `game_session` | a game with its watchers and its running search |
//! | [`GameServer`] | all games |
//! | [`Store`] | storage of games, such as a folder |
//! | `removed` | names of removed games, by which they are restored |
//! | `first_page` | the data embedded in the page |
//! | `router`, `body`, `guard` | HTTP routes, the JSON of requests, and which requests are accepted |
//! | `listener`, `connection` | a bounded number of connections, and timeouts |
//! | [`live`] | a tournament for spectators |
//! | `assets`, `compressed` | the files of the pages, and compression |

#![allow(missing_docs, reason = "this package is not published")]
// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod action;
mod analysis;
mod any_game;
mod assets;
mod body;
mod compressed;
mod connection;
pub mod engines;
mod first_page;
mod game_info;
pub mod game_session;
pub mod games;
mod guard;
pub mod listener;
pub mod live;
mod message;
mod move_reviewer;
mod moves;
mod pasted;
mod played;
mod premoves;
mod removed;
mod request_error;
mod review;
mod router;
pub mod server;
pub mod store;
mod summary;
mod text;
mod view;

pub use action::{Action, Beginning, Help, NewGame, SidePlayer};
pub use analysis::{Analysis, Job, JobResult, LineView};
pub use any_game::{AnyGame, BoxedGame, PlayerSettings, RecordFile};
pub use engines::Engines;
pub use game_session::Pace;
pub use games::Games;
pub use listener::{serve, serve_live};
pub use message::{Message, MessageKind};
pub use moves::{LegalMove, MoveView};
pub use played::PlayedGame;
pub use request_error::{RequestError, RequestErrorKind};
pub use review::{Judging, MoveReviewView, ReviewedMove, Reviewing};
pub use router::router;
pub use server::GameServer;
pub use store::{Section, Store, StoreError, StoredGame};
pub use view::{EndView, View};
