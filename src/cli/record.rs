//! A position of a game record.

use super::diagnostics::{fault, say_diagnostic};
use super::encodings::EncodingArgs;
use super::input::source::Source;
use super::language::language;
use gocheck::go::Replay;
use gocheck::go::score::Agreed;
use gocheck::record::faults::NoGame;
use gocheck::record::{
    ChosenLine, GameInfo, LineChoice, LineOfPlay, Markup, NoLine, NodeChoice, chosen_line,
};
use gocheck_program::{messages, number, parser, usage_error};
use gocheck_text::{count, phrase};
use std::str::FromStr;

/// The line of play in a record.
#[derive(clap::Args)]
pub(super) struct LineArgs {
    #[arg(help = language().pick(
        "Number of the game in a file with several, from 1 [default: the first, with a note]",
        "文件里有多局时，取第几局，从 1 开始 [默认：第一局，并说明]",
    ))]
    #[arg(long, value_name = "N", value_parser = number::<u32>(1..))]
    game: Option<u32>,

    #[arg(help = language().pick(
        "Variation: 34/2 is the second one after move 34, 34/2,36/3 the third one after move 36 of that. \
         Lint's form is accepted, too: \"variation 2 after move 34\" [default: the main line]",
        "一个变化：34/2 是第 34 手之后的第二个变化，34/2,36/3 再取其第 36 手之后的第三个；\n\
         lint 写的“变化 34/2”照抄 34/2 即可 [默认：主线]",
    ))]
    #[arg(long, value_name = "MOVE/VARIATION", value_parser = parser(LineOfPlay::from_str))]
    path: Option<LineOfPlay>,

    #[arg(help = language().pick(
        "Position after this node: its number along the line of play, 0 for the root, or LINE:COLUMN of a \
         place in it as lint prints it, which also chooses the game and the variation",
        "这个节点之后的局面：节点在这条线上的序号，0 是根节点；或节点里某处的 行:列，\n\
         照抄 lint 的写法即可，这样也就确定了对局和变化",
    ))]
    #[arg(long, value_name = "N|LINE:COLUMN", conflicts_with = "number", value_parser = parser(NodeChoice::from_str))]
    node: Option<NodeChoice>,

    #[command(flatten)]
    encoding: EncodingArgs,
}

pub(super) struct RecordPosition {
    pub(super) game: Replay,
    /// The markup of the record there.
    #[cfg_attr(not(feature = "render"), allow(dead_code, reason = "only pictures need it"))]
    pub(super) markup: Markup,
    /// The game info of the root node.
    pub(super) info: GameInfo,
    /// The record's statement about dead stones there.
    pub(super) agreed: Agreed,
}

/// The maximum number of findings that are shown for a record.
const MAX_SHOWN: usize = 20;

impl LineArgs {
    /// The number of the requested game, if any.
    #[cfg_attr(not(feature = "render"), allow(dead_code, reason = "only pictures need it"))]
    pub(super) const fn game(&self) -> Option<u32> {
        self.game
    }

    /// The requested node, if any.
    #[cfg_attr(not(feature = "render"), allow(dead_code, reason = "only pictures need it"))]
    pub(super) const fn node(&self) -> Option<NodeChoice> {
        self.node
    }

    /// Plays a record's line to move number `last`, to the requested node or to its end, and reports what is wrong with the file.
    pub(super) fn play(&self, source: &Source, last: Option<u32>) -> anyhow::Result<RecordPosition> {
        let file = &source.shown;
        if let Some(node @ NodeChoice::At { .. }) = self.node
            && (self.game.is_some() || self.path.is_some())
        {
            return Err(usage_error(phrase!(
                "--node {node} determines the game and the variation: leave out --game and --path",
                "--node {node} 已经确定了对局和变化：不要再写 --game 和 --path",
                node = node.to_string()
            )));
        }
        let line = self.path.clone().unwrap_or_default();
        let wanted =
            LineChoice { game: self.game, line, last, node: self.node, encoding: self.encoding.of(source)? };
        let played = source.read(|bytes| chosen_line(bytes, &wanted));
        let played = played.and_then(|line| line.map_err(|error| source.unreadable(&error)));
        let ChosenLine { game, markup, findings, games, info, agreed } =
            played.map_err(|message| fault(file, message))?;
        for finding in findings.iter().take(MAX_SHOWN) {
            say_diagnostic(file, &finding.diagnostic());
        }
        if let Some(more @ 1..) = findings.len().checked_sub(MAX_SHOWN) {
            messages::note(&phrase!(
                "{file}: {more}; `gocheck lint` lists them",
                "{file}：另有 {more}；用 `gocheck lint` 查看",
                more = count(more, "more finding", "个问题")
            ));
        }
        match games {
            Some(games @ ChosenLine::MAX_COUNTED..) => {
                messages::note(&phrase!(
                    "{file}: game {game} of more than {games}; use --game to choose another",
                    "{file}：取第 {game} 局，共 {games} 局以上；用 --game 换一局",
                    game = 1
                ));
            }
            Some(games @ 2..) => messages::note(&phrase!(
                "{file}: game {game} of {games}; use --game to choose another",
                "{file}：取 {games} 局中的第 {game} 局；用 --game 换一局",
                game = 1
            )),
            _ => {}
        }
        let game = match game {
            Ok(game) => game,
            Err(NoLine::Game { games: 0 }) => return Err(fault(file, NoGame)),
            Err(why) => {
                let why = &why.text(language());
                return Err(usage_error(phrase!("{file}: {why}", "{file}：{why}")));
            }
        };
        if let Some(last) = last.filter(|&last| game.moves() < last) {
            return Err(no_move(file, &game, last));
        }
        Ok(RecordPosition { game, markup, info, agreed })
    }
}

/// The error for a move that was requested but not played.
pub(super) fn no_move(file: &str, game: &Replay, number: u32) -> anyhow::Error {
    usage_error(phrase!(
        "{file} has no move {number}: its line of play has {moves}; expected 0 to {last}",
        "{file} 没有第 {number} 手：这条线有 {moves}，可以写 0 到 {last}",
        moves = count(game.moves(), "move", "手"),
        last = game.moves()
    ))
}
