//! Game-independent search: iterative deepening alpha-beta for any [`Searchable`] game.
//!
//! | file | contents |
//! | --- | --- |
//! | `searchable` | [`Searchable`]: a game that can be searched |
//! | `engine` | [`AlphaBetaEngine`] |
//! | `report` | the result of an iteration |
//! | `score` | scores, and how they represent wins |
//! | `deepening` | iterative deepening, aspiration windows and the root, shared with Reversi's engine |
//! | `worker` | the alpha-beta search (PVS) of one thread |
//! | `node` | what selective search knows about a position |
//! | `params` | parameters of the pruning and reduction techniques |
//! | `ordering` | move ordering: killers and history |
//! | `reductions` | late move reductions (LMR) |
//! | `pv` | the principal variation |
//! | `table` | the transposition table |
//! | `eval_cache` | recent static evaluations |
//! | `threads` | helper threads that share the table, and answers in time on a busy machine |
//! | `abdada` | how the threads avoid searching the same move at the same time |
//! | `limits` | depth, node and time limits |
//! | `time_manager` | when a search by the clock may stop early |
//! | `player` | the traits [`Engine`] and [`Player`], engine players and their levels |
//! | `builtin` | the players of a game, by level |
//! | `book` | opening books and players that use them |

pub mod abdada;
pub mod book;
pub mod builtin;
pub mod deepening;
mod engine;
mod eval_cache;
pub mod limits;
mod node;
mod ordering;
pub mod params;
pub mod player;
pub mod pv;
mod reductions;
pub mod report;
pub mod score;
pub mod searchable;
pub mod table;
pub mod threads;
mod time_manager;
mod worker;

pub use book::{Book, BookPlayer};
pub use builtin::{BookFault, BuiltinPlayers, ReadBook, usual_share};
pub use engine::AlphaBetaEngine;
pub use limits::SearchLimits;
pub use params::SearchParams;
pub use player::{Engine, EngineOptions, EnginePlayer, MAX_LEVEL, Player, RandomPlayer, StrengthLimit};
pub use report::Report;
pub use score::{MAX_PLY, Score, WIN, WIN_AT_LEAST};
pub use searchable::Searchable;
