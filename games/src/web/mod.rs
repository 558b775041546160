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
//! | `text` | a game as text, to save and to read again |
//! | `pasted` | what a text means that was pasted |
//! | `ahead` | what a person may choose while the computer thinks |
//! | `view`, `summary` | a game as the page sees it, and in a list |
//! | `thought` | what there is to think of in a game, and what comes of it |
//! | `review` | a game looked through in the background, and lines that are tried beside it |
//! | `desk` | a game of any kind |
//! | `room` | a desk, those who watch it, and the search that is under way |
//! | [`House`] | all games |
//! | [`Store`] | where games are kept; a folder, say |
//! | `ticket` | by what something removed comes back |
//! | `first` | what a page shows before it has asked for anything |
//! | `router`, `guard` | HTTP: what is asked where, and who is let in |
//! | `listener` | no more connections at a time than can be served |
//! | [`live`] | a tournament for spectators |
//! | `assets`, `compressed` | the pages themselves, and how they are sent |

mod action;
mod ahead;
mod assets;
mod compressed;
mod desk;
mod first;
mod games;
mod guard;
mod house;
mod listener;
pub mod live;
mod notice;
mod pasted;
mod refusal;
mod review;
mod room;
mod router;
mod session;
mod store;
mod summary;
mod text;
mod thought;
mod ticket;
mod view;

pub use action::{Action, Beginning, Help, NewGame, SidePlayer};
pub use desk::{BoxedDesk, Desk, Record, Seats, open, read};
pub use games::{Engines, GameKind};
pub use house::{House, Pace};
pub use listener::{serve, serve_live};
pub use notice::{Message, Notice};
pub use refusal::{Refusal, Why};
pub use review::{Judging, MomentView, Reviewing};
pub use router::router;
pub use session::Session;
pub use store::{Kept, Shelf, Store, StoreError};
pub use thought::{Answer, LineView, Thinking, Thought};
pub use view::{EndView, LegalMove, MoveView, View};
