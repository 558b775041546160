use super::engines::Engines;
use games_engine::description::board::BoardInfo;
use games_engine::description::labels::{Label, rules, title};
use games_engine::description::page::{Lesson, ROW_FAULTS, Text, Unit};
use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use serde::Serialize;
use std::collections::BTreeMap;

/// The description of a game for the page, whose scripts contain nothing specific to a game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct GameInfo {
    /// Its name in requests.
    game: &'static str,
    title: Label,
    /// How it is won; empty if the game does not say.
    goal: Text,
    #[serde(flatten)]
    board: BoardInfo,
    rules: Vec<RuleSet>,
    /// The name of the usual board.
    usual_board: &'static str,
    /// The rows of the usual first position.
    start: Vec<String>,
    /// The text of a pass, in games that have one.
    pass: Option<String>,
    /// Whether a move moves a piece; otherwise it puts a new one on the board.
    moves_pieces: bool,
    /// The unit of results and of evaluations, which are given in hundredths of it.
    unit: Option<Unit>,
    /// Whether a review says how many units a move lost, rather than the winning chance.
    counts_losses: bool,
    /// The answer to a click on an empty square to which no move leads.
    no_move: Text,
    /// Chinese wordings of the game's own codes.
    chinese: BTreeMap<&'static str, &'static str>,
    /// The engines that can play it.
    engines: Vec<String>,
    /// The file format of game records.
    record: Option<RecordFormat>,
    /// The name of a file that holds a position.
    position_file: Option<&'static str>,
    /// The formats that can be pasted, besides saved games and moves.
    formats: Vec<String>,
    /// The extensions of files that can be loaded.
    endings: Vec<String>,
    lessons: &'static [Lesson],
}

/// A rule set to choose.
#[derive(Debug, Serialize)]
struct RuleSet {
    name: &'static str,
    #[serde(flatten)]
    text: Option<Text>,
}

#[derive(Debug, Serialize)]
struct RecordFormat {
    name: String,
    ending: &'static str,
}

impl GameInfo {
    pub(super) fn of<G: Described>(engines: &Engines) -> Self {
        let page = G::SPEC.page;
        let rule_sets = G::SPEC.rule_sets().into_iter();
        let rules = rule_sets.map(|name| RuleSet { name, text: rules::<G>(name) });
        let record = G::SPEC.notations.first().map(|notation| RecordFormat {
            name: notation.name.to_uppercase(),
            ending: notation.endings.first().copied().unwrap_or("txt"),
        });
        let position_file = G::SPEC.save_in.as_ref().map(|_| POSITION_FILE);
        let formats = page.position_format.map(str::to_owned).into_iter();
        let formats = formats.chain(record.as_ref().map(|record| record.name.clone()));
        let formats = formats.chain(position_file.map(str::to_owned)).collect();
        let endings = G::SPEC.notations.iter().flat_map(|notation| notation.endings);
        let endings = endings.copied().chain(position_file.and_then(|name| name.rsplit('.').next()));
        let endings = endings.map(str::to_owned).chain(page.position_format.map(str::to_lowercase));
        let start = (G::SPEC.usual().start)();
        Self {
            game: G::NAME,
            title: title::<G>(),
            goal: page.goal,
            board: BoardInfo::of::<G>(),
            rules: rules.collect(),
            usual_board: G::SPEC.usual_board(),
            start: start.rows(Cell::letter),
            pass: G::PASS.map(|pass| pass.to_string()),
            moves_pieces: start.moves().into_iter().any(|mv| !start.path(mv).from.is_empty()),
            unit: page.unit,
            counts_losses: G::SPEC.exact.is_some(),
            no_move: page.no_move,
            chinese: ROW_FAULTS.iter().chain(page.chinese).copied().collect(),
            engines: engines.of::<G>().map(|engine| engine.name.clone()).collect(),
            record,
            position_file,
            formats,
            endings: endings.collect(),
            lessons: page.lessons,
        }
    }

    /// The game's name in English.
    pub(super) fn title(&self) -> &str {
        &self.title.en
    }

    /// The game's name in requests.
    pub(super) const fn game(&self) -> &'static str {
        self.game
    }
}

/// The name of a file that holds a position, in games that have such a format.
pub(super) const POSITION_FILE: &str = "save.in";
