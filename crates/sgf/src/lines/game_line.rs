use super::super::result::GameResult;
use super::super::{EstimatedScore, Finding, Rank};
use crate::faults::{BadSize, OtherGame, TooDeep, TooLarge, TooLong, TooManyFindings};
use crate::lint::rules::{BadPoint, OccupiedPoint, OffBoard};
use gocheck_board::{Color, Point, Size};
use gocheck_rules::RuleSet;
use gocheck_text::phrase;
use gocheck_text::{Code, codes};

codes! {
    /// Why a record without faults is not a start position and a list of moves on a board of the wanted size.
    pub enum GameLineMessage, GameLineCode {
        OtherSize { size: Size, wanted: Size } = Note "D101" "other-size" {
            title "A game on a board of another size than the wanted one." "棋盘大小不是所要的。";
            message both {
                phrase!(
                    "the board is {size}, not {wanted}", "棋盘是 {size}，不是 {wanted}",
                    size = size, wanted = wanted
                )
            };
        }
        LaterSetup = Note "D102" "later-setup" {
            title "Stones are set up after the first move." "第一手以后又有摆子。";
            message
                "stones are set up after the first move: the game is more than a start position and moves"
                "第一手以后又有摆子：这局棋不只是开局和着法";
        }
    }
}

/// The main line of a game as a start position and moves.
#[derive(Clone, Debug, Default)]
pub struct GameLine {
    /// The number of the game in the file, from 1.
    pub game: u32,
    /// The stones before the first move.
    pub start: Vec<(Point, Color)>,
    /// The moves before the first fault; without a point it is a pass. Each of them can be played.
    pub moves: Vec<(Color, Option<Point>)>,
    /// The komi in points that KM means, if that is known.
    pub komi: Option<f64>,
    /// HA, 0 if missing.
    pub handicap: u32,
    /// The rules by which the moves were judged; `None` if neither the record nor the user names known ones.
    pub rules: Option<RuleSet>,
    /// RE.
    pub result: Option<GameResult>,
    /// BR and WR, by [`Color`].
    pub ranks: [Option<Rank>; 2],
    /// The score at the end, if estimates are wanted and the game ended by two passes.
    pub score: Option<EstimatedScore>,
    /// Then also whose each point is, row by row; `None` for neutral points. Otherwise empty.
    pub owners: Vec<Option<Color>>,
    /// The first finding in the root or on the main line, if any. Findings in variations do not count.
    pub fault: Option<Finding>,
}

impl GameLine {
    /// The codes that [`Linter::lint_lines`](super::super::Linter::lint_lines) needs whatever else it looks for: without
    /// them, a line would be incomplete without saying so.
    #[must_use]
    pub fn required_codes() -> Vec<Code> {
        let own = [BadSize::CODE, OtherGame::CODE, BadPoint::CODE, OccupiedPoint::CODE, OffBoard::CODE];
        own.into_iter()
            .chain([TooDeep::CODE, TooLong::CODE, TooLarge::CODE, TooManyFindings::CODE])
            .chain(GameLineCode::ALL.iter().copied())
            .collect()
    }
}
