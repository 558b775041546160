//! The main line of a record, played.

use super::lint::Findings;
use super::{Code, Event, Finding, LintOptions, Listener, Place, Player, Selection, Severity};
use crate::go::Replay;
use std::io::{self, Read};

/// The main line of the first game of a file, as far as it was wanted.
pub struct MainLine {
    /// The game; nothing when the file holds none, or one that cannot be played.
    pub game: Option<Replay>,
    /// What could not be read or played, as the linter says it.
    pub findings: Vec<Finding>,
    /// Whether the file holds a game.
    pub is_found: bool,
}

/// Plays the main line of the first game in `source` up to the move with the number `last`, setups before the next
/// one included, or to its end. Moves are played whatever the rules say of them; one that cannot be played is
/// skipped, but keeps its number.
///
/// # Errors
/// Those of `source`. What is damaged is passed over, and found.
pub fn main_line(source: impl Read, last: Option<u32>) -> io::Result<MainLine> {
    let options = LintOptions { selection: Selection::of(bears_on_the_board), ..LintOptions::default() };
    let mut player = Player::default();
    let mut line = UpTo { last, findings: Findings::new(&options) };
    player.play(source, &mut line)?;
    let findings = line.findings.into_sorted();
    let is_found = player.games() > 0;
    let game = (is_found && player.info().size.is_some()).then(|| {
        let to_move = player.to_move();
        let mut game = player.into_game();
        if game.to_move() != to_move {
            game.set_to_move(to_move);
        }
        game
    });
    Ok(MainLine { game, findings, is_found })
}

/// Whether the board is perhaps another than the file means where this is found.
fn bears_on_the_board(code: Code) -> bool {
    let is_of_the_file = code.id().starts_with('E') && code != Code::NoGame;
    let is_of_the_game = matches!(
        code,
        Code::BadPoint
            | Code::BadSize
            | Code::OtherGame
            | Code::SetupOff
            | Code::SetupContradiction
            | Code::Occupied
            | Code::OffBoard
            | Code::TwoMoves
    );
    is_of_the_game || is_of_the_file && code.severity() > Severity::Note
}

/// Listens up to a move.
struct UpTo<'a> {
    last: Option<u32>,
    findings: Findings<'a>,
}

impl Listener for UpTo<'_> {
    fn hear(&mut self, player: &Player, place: Place, event: Event<'_>) {
        // What is written on a board does not change it.
        if !matches!(event, Event::Node { .. }) {
            self.findings.hear(player, place, event);
        }
    }

    fn has_enough(&self, player: &Player) -> bool {
        player.main_line_is_over() || self.last.is_some_and(|last| player.number() >= last)
    }
}
