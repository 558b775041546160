//! Contract tests: one suite for every game, and for a third one that exists only here.

/// Runs a check on each game of the list.
macro_rules! every_game {
    ($game:ident => $check:expr) => {{
        struct Check;
        impl games::games::GameVisitor for Check {
            fn visit<$game: games::description::Described>(self) -> Self {
                $check;
                self
            }
        }
        let Check = games::games::for_each_game(Check);
    }};
}

mod books;
mod commands;
mod description;
mod draughts;
mod notation;
mod options;
mod review;
mod rules;
mod tictactoe;
