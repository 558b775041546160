use super::super::Place;
use crate::board::{Color, Size};
use crate::diagnostic::{Code, Severity};
use crate::go::RuleSet;

/// What there is to know of a game of a record.
#[derive(Clone, Debug)]
pub struct GameRow {
    /// Which game of the file it is, from 1.
    pub game: u32,
    /// The place of its root.
    pub place: Place,
    /// The version of SGF.
    pub version: i64,
    /// The board; nothing where no move can be played.
    pub size: Option<Size>,
    /// RU as it stands.
    pub rules_written: Option<String>,
    /// The rules that moves were judged by; nothing where neither the record nor the user names any that are known.
    pub rules: Option<RuleSet>,
    /// KM.
    pub komi: Option<f64>,
    /// HA; 0 where there is none.
    pub handicap: u32,
    /// PB and PW, by [`Color`].
    pub players: [Option<String>; 2],
    /// BR and WR, by [`Color`].
    pub ranks: [Option<String>; 2],
    /// DT.
    pub date: Option<String>,
    /// EV.
    pub event: Option<String>,
    /// RE as it stands.
    pub result: Option<String>,
    /// What the last position counts, of a game that ended by two passes under known rules with a komi: by the territory
    /// that is marked, or where all of it is certain.
    pub score: Option<String>,
    /// The moves of the main line, passes and those that cannot be played among them.
    pub moves: u32,
    /// The passes among them.
    pub passes: u32,
    /// The stones that each colour took on the main line, by [`Color`]; a suicide's are the other's.
    pub captured_by: [u32; 2],
    /// The lines of play beside the main line.
    pub variations: u64,
    /// The nodes of all lines.
    pub nodes: u64,
    /// The encoding by its name in the Encoding Standard; `ASCII` where nothing else is needed.
    pub encoding: &'static str,
    /// The first finding in the order of the file.
    pub first_finding: Option<Code>,
    /// The worst; of equals the first.
    pub worst_finding: Option<Code>,
    /// How often each code was found.
    pub findings: Vec<(Code, u32)>,
    /// Whether nothing was found on the main line.
    pub is_main_line_clean: bool,
    /// A hash of the board, the setups and the moves of the main line: the same for the same game, whatever is written
    /// about it.
    pub hash: u64,
    /// One that is the same for a game that is turned and mirrored, too.
    pub symmetric_hash: u64,
    /// What [`GameRow::symmetric_hash`] was after [`GameRow::OPENING`] moves; nothing of a shorter game.
    pub opening_hash: Option<u64>,
    /// What it was after each move from the opening's last one on, where that is asked for.
    pub prefix_hashes: Vec<u64>,
}

impl GameRow {
    /// The moves that two games begin with before one is said to be the beginning of the other.
    pub const OPENING: u32 = 20;

    /// How many findings of a severity there are.
    #[must_use]
    pub fn count(&self, severity: Severity) -> u32 {
        self.findings.iter().filter(|(code, _)| code.severity() == severity).map(|(_, count)| count).sum()
    }

    /// The player of a colour.
    #[must_use]
    pub fn player(&self, color: Color) -> Option<&str> {
        self.players[color as usize].as_deref()
    }
}

impl Default for GameRow {
    fn default() -> Self {
        Self {
            game: 0,
            place: Place::START,
            version: 1,
            size: None,
            rules_written: None,
            rules: None,
            komi: None,
            handicap: 0,
            players: [None, None],
            ranks: [None, None],
            date: None,
            event: None,
            result: None,
            score: None,
            moves: 0,
            passes: 0,
            captured_by: [0; 2],
            variations: 0,
            nodes: 0,
            encoding: "ASCII",
            first_finding: None,
            worst_finding: None,
            findings: Vec::new(),
            is_main_line_clean: true,
            hash: 0,
            symmetric_hash: 0,
            opening_hash: None,
            prefix_hashes: Vec::new(),
        }
    }
}
