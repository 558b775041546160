//! What a text means that was pasted or uploaded: for either game, in the forms that the field has.

use super::played::variant;
use super::text::game_of;
use super::{BoxedGame, Engines, GameKind, Notice, PlayedGame, Refusal};
use crate::description::Described;
use crate::game::Variant;
use crate::notation::WrittenGame;
use serde::Serialize;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A game that a text holds.
pub(super) struct Pasted {
    pub(super) form: Form,
    pub(super) game: BoxedGame,
}

/// What a text was taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Form {
    /// A saved game.
    Game,
    /// A game in a notation of the field: PGN, GGF.
    Record,
    /// The numbers of `save.in`.
    SaveIn,
    /// A position: FEN, OBF.
    Position,
    /// Moves from the usual start.
    Moves,
}

/// Why a text is nothing of a game's.
pub(super) struct NotUnderstood {
    why: Notice,
    /// How much it looks like something of the game's: of two games the one that grasps more says why.
    grasp: usize,
}

impl NotUnderstood {
    const CERTAIN: usize = usize::MAX;

    fn nothing(text: &str) -> Self {
        Self { why: Notice::NotUnderstood { beginning: text.chars().take(20).collect() }, grasp: 0 }
    }
}

/// The game that a text holds; what may be of either game is taken for `usual`, by its `rules`.
pub(super) fn understand(
    text: &str,
    usual: GameKind,
    rules: &str,
    engines: &Arc<Engines>,
) -> Result<Pasted, Refusal> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if let Some(game) = game_of(text) {
        let game = game.and_then(|game| game.read(text, engines)).map_err(Refusal::bad)?;
        return Ok(Pasted { form: Form::Game, game });
    }
    let mut closest = NotUnderstood::nothing(text);
    let others = GameKind::all().filter(|&kind| kind != usual);
    for (kind, rules) in [(usual, Some(rules))].into_iter().chain(others.map(|kind| (kind, None))) {
        match kind.understand(text, rules, engines) {
            Ok(pasted) => return Ok(pasted),
            Err(other) if other.grasp > closest.grasp => closest = other,
            Err(_) => {}
        }
    }
    Err(Refusal::bad(closest.why))
}

impl<G: Described> PlayedGame<G> {
    /// The same for one game, of a text without blanks at its ends.
    pub(super) fn understand(
        text: &str,
        rules: Option<&str>,
        engines: &Arc<Engines>,
    ) -> Result<(Form, Self), NotUnderstood> {
        let nothing = || NotUnderstood::nothing(text);
        let variant = match rules {
            Some(rules) => variant(rules).map_err(|_| nothing())?,
            None => G::SPEC.usual(),
        };
        let words = || text.split_whitespace();
        if words().all(|word| word.parse::<i64>().is_ok()) {
            let form = G::SPEC.save_in.as_ref().filter(|_| !text.is_empty()).ok_or_else(nothing)?;
            let position = (form.read)(text, variant).ok_or_else(|| NotUnderstood {
                why: Notice::NoNumbers { size: G::SIZE, found: words().count() },
                grasp: NotUnderstood::CERTAIN,
            })?;
            return Ok((Form::SaveIn, Self::at(position, engines)));
        }
        if let Some(game) = first_record(text, variant) {
            let why = |why| NotUnderstood { why, grasp: NotUnderstood::CERTAIN };
            let game = game.map_err(why)?;
            let mut played = Self::at(game.start, engines);
            let moves: Vec<String> = game.moves.into_iter().map(|mv| mv.text).collect();
            played.play_all(&moves.join(" ")).map_err(why)?;
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
            Err(why) if count > 0 => Err(NotUnderstood { why, grasp: count }),
            _ if looks_like_board::<G>(text, variant) => {
                Err(NotUnderstood { why: no_position.into(), grasp: NotUnderstood::CERTAIN })
            }
            // A move that is one, but not from the usual start.
            Err(why @ Notice::Move { .. }) if words().next().is_some_and(is_move::<G>) => {
                Err(NotUnderstood { why, grasp: 1 })
            }
            _ => Err(nothing()),
        }
    }
}

fn is_move<G: Described>(word: &str) -> bool {
    G::split_moves(word).iter().all(|mv| mv.parse::<G::Move>().is_ok())
}

/// The first game of a text in a notation that shows by how it begins.
fn first_record<G: Described>(text: &str, variant: &Variant<G>) -> Option<Result<WrittenGame<G>, Notice>> {
    let is_known = |begins: fn(&[u8]) -> bool| begins(text.as_bytes()) && !begins(b"");
    let notation = G::SPEC.notations.iter().find(|notation| is_known(notation.begins))?;
    let mut first = None;
    let read = (notation.read)(&mut text.as_bytes(), variant, &mut |game| {
        first.get_or_insert(game);
        ControlFlow::Break(())
    });
    let fault =
        |line: usize, why: String| Notice::Line { line, what: Box::new(Notice::Request { why }.into()) };
    match (read, first) {
        (Ok(()), Some(game)) => Some(game.map_err(|unread| fault(unread.line, unread.why))),
        _ => None,
    }
}

/// Whether a text is written as this game's positions are.
fn looks_like_board<G: Described>(text: &str, variant: &Variant<G>) -> bool {
    let has_ranks = (variant.start)().to_string().contains('/');
    match has_ranks {
        true => text.contains('/'),
        false => text.split_whitespace().next().is_some_and(|word| word.len() >= G::SIZE * G::SIZE / 2),
    }
}
