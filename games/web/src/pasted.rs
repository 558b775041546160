//! Recognises a text that was pasted or uploaded as a game record, a position or moves.

use super::any_game::BoxedGame;
use super::engines::Engines;
use super::game_info::POSITION_FILE;
use super::message::MessageKind;
use super::played::{PlayedGame, variant};
use games_engine::description::spec::Described;
use games_engine::game::board_game::Variant;
use games_engine::notation::written::WrittenGame;
use serde::Serialize;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A recognised text.
pub(super) struct Pasted {
    pub(super) form: Form,
    pub(super) game: BoxedGame,
}

/// The format of a recognised text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Form {
    /// A saved game.
    Game,
    Record,
    /// A file of the game's own format for positions.
    PositionFile,
    Position,
    /// Moves from the usual start.
    Moves,
}

/// The reason why a text was not recognised as one of a game.
pub(super) struct NotUnderstood {
    /// The fault, if the text looks like one of the game's formats.
    pub(super) why: Option<MessageKind>,
    /// The number of bytes that were read. The game that read the most reports the fault.
    pub(super) bytes_read: usize,
}

impl NotUnderstood {
    const NOTHING: Self = Self { why: None, bytes_read: 0 };

    fn certain(why: MessageKind) -> Self {
        Self { why: Some(why), bytes_read: usize::MAX }
    }
}

impl<G: Described> PlayedGame<G> {
    /// Recognises a text without blanks at its ends.
    pub(super) fn parse_pasted(
        text: &str,
        rules: Option<&str>,
        engines: &Arc<Engines>,
    ) -> Result<(Form, Self), NotUnderstood> {
        let nothing = || NotUnderstood::NOTHING;
        let variant = match rules {
            Some(rules) => variant(rules).map_err(|_| nothing())?,
            None => G::SPEC.usual(),
        };
        let words = || text.split_whitespace();
        if words().all(|word| word.parse::<i64>().is_ok()) {
            let form = G::SPEC.save_in.as_ref().filter(|_| !text.is_empty()).ok_or_else(nothing)?;
            let found = words().count();
            let position = (form.read)(text, variant).ok_or_else(|| {
                NotUnderstood::certain(MessageKind::WrongNumbers {
                    file: POSITION_FILE,
                    columns: G::GRID.columns(),
                    rows: G::GRID.rows(),
                    found,
                })
            })?;
            return Ok((Form::PositionFile, Self::at(position, engines)));
        }
        if let Some(game) = first_record(text, variant) {
            let game = game.map_err(NotUnderstood::certain)?;
            let mut played = Self::at(game.start, engines);
            let moves: Vec<String> = game.moves.into_iter().map(|mv| mv.text).collect();
            played.play_all(&moves.join(" ")).map_err(NotUnderstood::certain)?;
            return Ok((Form::Record, played));
        }
        let no_position = match G::read(text, variant) {
            Ok(position) => return Ok((Form::Position, Self::at(position, engines))),
            Err(fault) => fault,
        };
        let mut played = Self::at((variant.start)(), engines);
        let result = played.play_all(text);
        let count = played.history.earlier().len();
        match result {
            Ok(()) if count > 0 => Ok((Form::Moves, played)),
            Err(why) if count > 0 => Err(NotUnderstood { why: Some(why), bytes_read: count }),
            _ if looks_like_board::<G>(text, variant) => {
                Err(NotUnderstood::certain(MessageKind::position(G::NAME, no_position)))
            }
            // A move that is one, but not from the usual start.
            Err(why @ MessageKind::Move { .. }) if words().next().is_some_and(is_move::<G>) => {
                Err(NotUnderstood { why: Some(why), bytes_read: 1 })
            }
            _ => Err(nothing()),
        }
    }
}

fn is_move<G: Described>(word: &str) -> bool {
    G::split_moves(word).iter().all(|mv| mv.parse::<G::Move>().is_ok())
}

/// The first game of a text whose beginning identifies its notation.
fn first_record<G: Described>(
    text: &str,
    variant: &Variant<G>,
) -> Option<Result<WrittenGame<G>, MessageKind>> {
    let is_known = |begins: fn(&[u8]) -> bool| begins(text.as_bytes()) && !begins(b"");
    let notation = G::SPEC.notations.iter().find(|notation| is_known(notation.begins))?;
    let mut first = None;
    let read = (notation.read)(&mut text.as_bytes(), variant, &mut |game| {
        first.get_or_insert(game);
        ControlFlow::Break(())
    });
    let fault = |line: usize, why: String| MessageKind::Line {
        line,
        what: Box::new(MessageKind::Request { why }.into()),
    };
    match (read, first) {
        (Ok(()), Some(game)) => Some(game.map_err(|unread| fault(unread.line, unread.why))),
        _ => None,
    }
}

/// Returns true if a text looks like a position.
fn looks_like_board<G: Described>(text: &str, variant: &Variant<G>) -> bool {
    let has_ranks = (variant.start)().to_string().contains('/');
    match has_ranks {
        true => text.contains('/'),
        false => text.split_whitespace().next().is_some_and(|word| word.len() >= G::GRID.places() / 2),
    }
}
