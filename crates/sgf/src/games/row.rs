use super::super::result::{GameResult, result};
use super::super::result_words::understood_result;
use super::super::{EstimatedScore, GameDate, Outlook, Place, Rank, RecordEncoding};
use gocheck_board::{Color, Size};
use gocheck_rules::RuleSet;
use gocheck_text::{Code, Severity};

/// Information on a game of a record.
#[derive(Clone, Debug, Default)]
pub struct GameRow {
    /// The number of the game in the file, from 1.
    pub game: u32,
    /// The place of its root.
    pub place: Place,
    /// The version of SGF.
    pub version: i64,
    /// The size of the board; `None` if no move can be played.
    pub size: Option<Size>,
    /// RU as written.
    pub rules_written: Option<String>,
    /// The rules that moves were judged by; `None` if neither the record nor the user names known ones.
    pub rules: Option<RuleSet>,
    /// KM.
    pub komi: Option<f64>,
    /// The komi in points that KM means, if that is known.
    pub komi_meant: Option<f64>,
    /// HA; 0 if missing.
    pub handicap: u32,
    /// PB and PW, by [`Color`].
    pub players: [Option<String>; 2],
    /// BR and WR, by [`Color`].
    pub ranks: [Option<String>; 2],
    /// DT.
    pub date: Option<String>,
    /// EV.
    pub event: Option<String>,
    /// RE as written.
    pub result: Option<String>,
    /// The score of the last position of a game that ended by two passes under known rules with a komi: by the marked
    /// territory, or if it is certain as a whole.
    pub score: Option<String>,
    /// An estimate of the score of such a position, if requested; without known rules by Japanese ones.
    pub estimate: Option<EstimatedScore>,
    /// What becomes of each point according to the estimate, if requested.
    pub outlook: Option<Outlook>,
    /// The number of moves of the main line, including passes and moves that cannot be played.
    pub moves: u32,
    /// The number of passes.
    pub passes: u32,
    /// The numbers of stones that each colour captured on the main line, by [`Color`]; those of a suicide count for the other.
    pub captured_by: [u32; 2],
    /// The number of lines of play besides the main line.
    pub variations: u64,
    /// The number of nodes of all lines.
    pub nodes: u64,
    /// The encoding.
    pub encoding: RecordEncoding,
    /// The first finding in the order of the file.
    pub first_finding: Option<Code>,
    /// The worst finding, the first of equals.
    pub worst_finding: Option<Code>,
    /// The number of findings by code.
    pub findings: Vec<(Code, u32)>,
    /// True if the main line has no findings.
    pub is_main_line_clean: bool,
    /// A hash of the board, the setups and the moves of the main line, independent of other properties.
    pub hash: u64,
    /// A hash that is also equal for rotated and mirrored games.
    pub symmetric_hash: u64,
    /// [`GameRow::symmetric_hash`] after [`GameRow::OPENING`] moves; `None` for shorter games.
    pub opening_hash: Option<u64>,
    /// [`GameRow::symmetric_hash`] after each move from the last one of the opening on, if requested.
    pub prefix_hashes: Vec<u64>,
}

impl GameRow {
    /// The minimum number of moves for one game to be reported as the beginning of another.
    pub const OPENING: u32 = 20;

    /// The number of findings with a severity.
    #[must_use]
    pub fn count(&self, severity: Severity) -> u32 {
        self.findings.iter().filter(|(code, _)| code.severity() == severity).map(|(_, count)| count).sum()
    }

    /// The rank of a player, if it is known.
    #[must_use]
    pub fn rank(&self, color: Color) -> Option<Rank> {
        Rank::parse(self.ranks[color as usize].as_deref()?)
    }

    /// The first date of DT, if it is known.
    #[must_use]
    pub fn first_date(&self) -> Option<GameDate> {
        GameDate::parse(self.date.as_deref()?)
    }

    /// The result, also if it is in words.
    #[must_use]
    pub fn outcome(&self) -> Option<GameResult> {
        let text = self.result.as_deref()?;
        result(text).or_else(|| understood_result(text))
    }

    /// The player of a colour.
    #[must_use]
    pub fn replayer(&self, color: Color) -> Option<&str> {
        self.players[color as usize].as_deref()
    }
}
