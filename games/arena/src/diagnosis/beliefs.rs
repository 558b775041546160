use super::bench::{Answer, Observation};
use super::evidence::{Sign, is_legal};
use super::replay::{Replay, with_cells};
use super::rule_beliefs::steps;
use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use games_engine::game::rule_idea::Step;
use games_engine::game::rules::History;
use games_engine::protocol::definition::Protocol;
use gocheck_board::Color;

/// A mistake that shows a program another position than the one it is asked about.
pub(super) struct Belief<G: Described> {
    pub(super) cause: &'static str,
    /// Where its answers are legal.
    place: &'static str,
    /// The position that it sees; `None` if that cannot be known.
    view: fn(&Observation<G>) -> Option<G>,
    /// Whether a program that is shown the board in each turn can make the mistake.
    despite_board: bool,
    /// Whether no other program can make it.
    needs_board: bool,
}

impl<G: Described> Belief<G> {
    pub(super) const ALL: &[Self] = &[
        Self::new("it plays the other colour", "for the other colour", |seen| {
            colored(seen, seen.game.position().to_move().opponent())
        })
        .despite_board(),
        Self::new("it always plays black", "for black", |seen| colored(seen, Color::Black)).despite_board(),
        Self::new("it always plays white", "for white", |seen| colored(seen, Color::White)).despite_board(),
        Self::new("it answers the turn before", "in the turn before", |seen| {
            back(&seen.game, 2).filter(|_| seen.game.earlier().len() > seen.first)
        })
        .only_with_board(),
        Self::new("it answers its first turn again in later turns", "in its first turn", |seen| {
            let later = seen.game.earlier().len() - seen.first;
            back(&seen.game, later).filter(|_| later > 0)
        })
        .despite_board(),
        Self::new("it ignores all moves so far", "at the start of the game", |seen| {
            replay(seen, Replay { own: false, other: false, ..Replay::RIGHT })
        }),
        Self::new("it ignores the opponent's last move", "without the opponent's last move", |seen| {
            let before = back(&seen.game, 1)?;
            with_cells(&before.cells().collect::<Vec<Cell>>(), seen.game.position().to_move(), &before)
        }),
        Self::new("it does not play its own moves on its board", "without its own moves", |seen| {
            replay(seen, Replay { own: false, ..Replay::RIGHT })
        }),
        Self::new(
            "it does not play the opponent's moves on its board",
            "without the opponent's moves",
            |seen| replay(seen, Replay { other: false, ..Replay::RIGHT }),
        ),
        Self::new(
            "kept running, it does not play the opponent's later moves on its board",
            "without the opponent's later moves",
            |seen| replay(seen, Replay { other_later: false, ..Replay::RIGHT }),
        ),
        Self::new(
            "kept running, it does not play its own later moves on its board",
            "without its own later moves",
            |seen| replay(seen, Replay { own_later: false, ..Replay::RIGHT }),
        ),
        Self::new("it turns no pieces over", "if no pieces had turned over", |seen| {
            replay(seen, Replay { own_turn: false, other_turn: false, ..Replay::RIGHT })
        }),
        Self::new(
            "it turns no pieces over after its own moves",
            "if no pieces had turned over after its moves",
            |seen| replay(seen, Replay { own_turn: false, ..Replay::RIGHT }),
        ),
        Self::new(
            "it turns no pieces over after the opponent's moves",
            "if no pieces had turned over after the opponent's moves",
            |seen| replay(seen, Replay { other_turn: false, ..Replay::RIGHT }),
        ),
        Self::new(
            "it plays its own moves as the opponent's and the opponent's as its own",
            "if both sides had played each other's moves",
            |seen| replay(seen, Replay { sides_exchanged: true, ..Replay::RIGHT }),
        ),
        Self::new("it always plays black", "if it were black", |seen| always(seen, Color::Black)),
        Self::new("it always plays white", "if it were white", |seen| always(seen, Color::White)),
        Self::new("it always lets black begin", "if black had begun", |seen| {
            let position = seen.game.position();
            let is_exchanged = seen.game.start().to_move() == Color::White;
            let side = if is_exchanged { position.to_move().opponent() } else { position.to_move() };
            always(seen, side)
        }),
        Self::new("jumps leave a piece on their source", "if jumps left a piece on their source", |seen| {
            replay(seen, Replay { jumps_move: false, ..Replay::RIGHT })
        }),
        Self::new(
            "the colours of the start are exchanged on its board",
            "with the colours of the start exchanged",
            |seen| replay(seen, Replay { start_exchanged: true, ..Replay::RIGHT }),
        ),
        Self::new(
            "the rows of the start are upside down on its board",
            "with the rows of the start upside down",
            |seen| replay(seen, Replay { start_upside_down: true, ..Replay::RIGHT }),
        ),
    ];

    const fn new(cause: &'static str, place: &'static str, view: fn(&Observation<G>) -> Option<G>) -> Self {
        Self { cause, place, view, despite_board: false, needs_board: false }
    }

    /// A program that reads moves would have to skip them.
    const fn only_with_board(mut self) -> Self {
        self.despite_board = true;
        self.needs_board = true;
        self
    }

    const fn despite_board(mut self) -> Self {
        self.despite_board = true;
        self
    }

    /// Returns true if a program can make the mistake in a protocol.
    pub(super) const fn is_possible(&self, protocol: &Protocol<G>) -> bool {
        if protocol.shows_board { self.despite_board } else { !self.needs_board }
    }

    /// The moves that the program takes for legal.
    pub(super) fn steps(&self, seen: &Observation<G>) -> Vec<Step> {
        let Some(view) = (self.view)(seen) else { return Vec::new() };
        view.moves().into_iter().flat_map(|mv| steps(&view, mv)).collect()
    }

    /// The evidence of an answer for the mistake.
    pub(super) fn sign(&self, protocol: &Protocol<G>, seen: &Observation<G>, line: &str) -> Sign {
        let Some(view) = (self.view)(seen) else {
            let is_right = matches!(seen.answer, Answer::Legal(_));
            return if is_right { Sign::Neutral } else { Sign::Against };
        };
        let truth = seen.game.position();
        let is_true = view.to_move() == truth.to_move() && view.cells().eq(truth.cells());
        if is_true && is_legal(protocol, seen.game.start(), &seen.game, line) {
            return Sign::Neutral;
        }
        let is_pass =
            protocol.answer.numbers(line).is_some_and(|numbers| numbers.iter().all(|&number| number < 0));
        if view.outcome().is_some() && !is_pass {
            // A program plays on if the game is over on its board only.
            return Sign::Unknown;
        }
        let has_moves = !view.moves().is_empty() && !view.must_pass();
        let fits = match is_pass {
            true => !has_moves,
            false => is_legal(protocol, seen.game.start(), &History::new(view), line),
        };
        if fits { Sign::For(format!("{line:?} would be legal {}", self.place)) } else { Sign::Against }
    }
}

/// The true board with `to_move` to move.
fn colored<G: Described>(seen: &Observation<G>, to_move: Color) -> Option<G> {
    let position = seen.game.position();
    with_cells(&position.cells().collect::<Vec<Cell>>(), to_move, position)
}

/// The position some plies ago.
fn back<G: Described>(game: &History<G>, plies: usize) -> Option<G> {
    let earlier = game.earlier();
    Some(earlier.get(earlier.len().checked_sub(plies)?)?.0.clone())
}

/// A program that takes itself for one side although it may be the other.
fn always<G: Described>(seen: &Observation<G>, side: Color) -> Option<G> {
    let view =
        replay(seen, Replay { sides_exchanged: seen.game.position().to_move() != side, ..Replay::RIGHT })?;
    with_cells(&view.cells().collect::<Vec<Cell>>(), side, &view)
}

fn replay<G: Described>(seen: &Observation<G>, how: Replay) -> Option<G> {
    how.position(&seen.game, seen.first)
}
