//! Game records.

mod cases;
mod cut_games;
mod fix;
mod formats;
mod lint;
mod record;
