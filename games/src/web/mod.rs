//! The play page: the games in the browser.
//!
//! The server has the rules and the engines; the page draws what the server sends. Requests are JSON by POST, changes
//! and analyses arrive as server-sent events.
//!
//! | file | contents |
//! | --- | --- |
//! | `games` | the games that the server offers |
//! | [`PlayedGame`] | a game being played: moves, undo and redo, the players |
//! | `action` | requests to a game |
//! | [`Notice`] | messages, by code and values, for any language |
//! | `text` | a game as text, for saving and loading |
//! | `pasted` | recognising the format of a pasted text |
//! | `premoves` | the moves that a person can choose while the computer thinks |
//! | `view`, `summary` | a game for the page, and for a list of games |
//! | `analysis` | searches: the computer's move, hints, analysis |
//! | `review` | the review of a whole game in the background, and variations |
//! | `any_game` | a game of any kind |
//! | `game_session` | a game with its watchers and its running search |
//! | [`GameServer`] | all games |
//! | [`Store`] | storage of games, such as a folder |
//! | `removed` | names of removed games, by which they are restored |
//! | `first_page` | the data embedded in the page |
//! | `router`, `guard` | HTTP routes, and which requests are accepted |
//! | `listener` | a bounded number of connections |
//! | [`live`] | a tournament for spectators |
//! | `assets`, `compressed` | the files of the pages, and compression |

mod action;
mod analysis;
mod any_game;
mod assets;
mod compressed;
mod first_page;
mod game_session;
mod games;
mod guard;
mod listener;
pub mod live;
mod notice;
mod pasted;
mod played;
mod premoves;
mod refusal;
mod removed;
mod review;
mod router;
mod server;
mod store;
mod summary;
mod text;
mod view;

pub use action::{Action, Beginning, Help, NewGame, SidePlayer};
pub use analysis::{Analysis, Job, JobResult, LineView};
pub use any_game::{AnyGame, BoxedGame, PlayerSettings, Record, open, read};
pub use games::{Engines, GameKind};
pub use listener::{serve, serve_live};
pub use notice::{Message, Notice};
pub use played::PlayedGame;
pub use refusal::{Refusal, Why};
pub use review::{Judging, MomentView, Reviewing};
pub use router::router;
pub use server::{GameServer, Pace};
pub use store::{Section, Store, StoreError, StoredGame};
pub use view::{EndView, LegalMove, MoveView, View};
