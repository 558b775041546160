//! The positions of games that people played.

use gocheck_board::{Color, Size};
use gocheck_files::input::source::Source;
use gocheck_rules::{Board, Replay};
use gocheck_sgf::faults::NoGame;
use gocheck_sgf::{EncodingHints, LineChoice, NoLine, chosen_line};
use gocheck_text::{AnyMessage, Diagnostic};

/// The maximum number of findings that are reported for a record.
const MAX_FINDINGS: usize = 3;

/// The positions of the first game of a record, for new puzzles.
#[derive(Debug)]
pub struct RecordPositions {
    /// Those with White to move, or `None` if the board has another size or the game cannot be replayed.
    pub positions: Option<Vec<Board>>,
    /// The faults of the record.
    pub diagnostics: Vec<Diagnostic>,
    pub is_unreadable: bool,
}

impl RecordPositions {
    /// Reads the positions with `least` to `most` stones on a board of this size.
    pub fn read(source: &Source, encoding: EncodingHints, size: Size, [least, most]: [usize; 2]) -> Self {
        let unread = |message: AnyMessage| Self {
            positions: None,
            diagnostics: vec![message.into()],
            is_unreadable: true,
        };
        let wanted = LineChoice { game: Some(1), encoding, ..LineChoice::default() };
        let line = source.read(|bytes| chosen_line(bytes, &wanted));
        let line = match line.and_then(|line| line.map_err(|error| source.unreadable(&error))) {
            Ok(line) => line,
            Err(message) => return unread(message.into()),
        };
        let game = match line.game {
            Ok(game) => game,
            Err(NoLine::Game { .. }) => return unread(NoGame.into()),
            Err(_) => {
                let diagnostics =
                    line.findings.iter().map(|finding| finding.diagnostic()).take(MAX_FINDINGS).collect();
                return Self { positions: None, diagnostics, is_unreadable: false };
            }
        };
        if game.size() != size {
            return Self { positions: None, diagnostics: Vec::new(), is_unreadable: false };
        }
        let diagnostics =
            line.findings.iter().map(|finding| finding.diagnostic()).take(MAX_FINDINGS).collect();
        let mut positions = white_to_move(&game);
        positions.retain(|setup| (least..=most).contains(&setup.stones().count()));
        Self { positions: Some(positions), diagnostics, is_unreadable: false }
    }
}

/// The boards before White's moves, and the final one if White is to move.
fn white_to_move(game: &Replay) -> Vec<Board> {
    let turns = game.line().map(|played| (played.number - 1, played.color));
    let turns = turns.chain([(game.moves(), game.to_move())]);
    turns.filter(|&(_, color)| color == Color::White).map(|(number, _)| game.board_after(number)).collect()
}
