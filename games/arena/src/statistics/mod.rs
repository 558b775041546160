//! Playing strength from results: pure functions of counts.
//!
//! | file | contents |
//! | --- | --- |
//! | [`results`] | two players: Elo difference with error bars, likelihood of superiority |
//! | [`encounters`] | many players: the score of each against each |
//! | [`rating`] | many players: Elo ratings from all games together |
//! | `cholesky` | linear equations for the ratings |
//! | [`sprt`] | a sequential test that stops once it is decided |
//! | `elo` | the logistic Elo scale |
//!
//! Elo is logistic throughout: a player who is d points stronger scores 1 / (1 + 10^(-d / 400)).
//! Error bars are 95 % intervals.

mod cholesky;
mod elo;
pub mod encounters;
pub mod rating;
pub mod results;
pub mod sprt;
