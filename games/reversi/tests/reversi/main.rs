//! Reversi: rules, evaluation, search, endgames.

mod engine;
mod midgame;
mod network;
mod rules;
