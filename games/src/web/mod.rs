//! The play page: the games in the browser.
//!
//! All rules and all thinking are here; the page draws what the server says. Requests are JSON by
//! POST, what is thought meanwhile arrives as server-sent events.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `games` | the games of the page |
//! | [`Session`] | one game as it is played: moves, undo and redo, who sits where |
//! | `action` | what can be asked of a game |
//! | [`Notice`] | what there is to tell a person, in any language |
//! | `text` | a game as text, to save and to paste |
//! | `view` | a game as the page sees it |
//! | `thought` | what there is to think of in a game, and what comes of it |
//! | `desk` | a game of any kind |
//! | `room` | a desk, those who watch it, and the search that is under way |
//! | [`House`] | all rooms and the saved games |
//! | [`Store`] | where games are kept; a folder, say |
//! | `router`, `guard` | HTTP: what is asked where, and who is let in |
//! | `listener` | no more connections at a time than can be served |
//! | [`live`] | a tournament for spectators |
//! | `assets` | the pages themselves |

mod action;
mod assets;
mod desk;
mod games;
mod guard;
mod house;
mod listener;
pub mod live;
mod notice;
mod refusal;
mod room;
mod router;
mod session;
mod store;
mod text;
mod thought;
mod view;

pub use action::{Action, Help, NewGame, SidePlayer};
pub use desk::{BoxedDesk, Desk, open};
pub use games::{Engines, GameKind};
pub use house::{House, Pace};
pub use listener::{serve, serve_live};
pub use notice::{Message, Notice};
pub use refusal::{Refusal, Why};
pub use router::router;
pub use session::Session;
pub use store::{Shelf, Store, StoreError};
pub use thought::{Answer, Thinking, Thought};
pub use view::{EndView, LegalMove, MoveView, View};
