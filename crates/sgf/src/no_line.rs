//! The reasons why a chosen line of play cannot be played.

use super::Branch;
use gocheck_text::Language;
use gocheck_text::{count, phrase};
use std::fmt;

/// Why a line of play cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoLine {
    /// The file has fewer games.
    Game {
        /// The number of games; 0 if it is not a record.
        games: u32,
    },
    /// It is another game than Go, or its size is invalid.
    Unplayable,
    /// The variation does not exist.
    Variation {
        /// The number of the variation.
        branch: Branch,
        /// The number of variations after that move; 0 if the line does not branch there.
        found: u32,
    },
    /// The line has fewer nodes.
    Node {
        /// The number of the node, from 0.
        number: u32,
        /// The number of nodes of the line.
        nodes: u32,
    },
    /// There is no node at a place.
    NoNodeAt {
        /// The line.
        line: u32,
        /// The column.
        column: u32,
    },
}

impl fmt::Display for NoLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for NoLine {}

impl NoLine {
    /// Returns the reason in a language.
    #[must_use]
    pub fn text(self, language: Language) -> String {
        match self {
            Self::Game { games: 0 } => phrase!("the file has no game record", "文件里没有棋谱"),
            Self::Game { games } => phrase!(
                "no such game: the file has {games}, numbered from 1",
                "没有这一局：文件里有 {games}，从 1 开始编号",
                games = count(games, "game", "局")
            ),
            Self::Unplayable => phrase!(
                "the game cannot be played: it is not Go, or SZ is not a valid size",
                "这一局无法走：不是围棋，或 SZ 写的大小有误"
            ),
            Self::Variation { branch: Branch { after, variation }, found: 0 } => phrase!(
                "there is no variation {variation} after move {after}: the line does not branch there",
                "第 {after} 手之后没有变化 {variation}：那里没有分支"
            ),
            Self::Variation { branch: Branch { after, variation }, found } => phrase!(
                "there is no variation {variation} after move {after}: there are {found}, including the line itself",
                "第 {after} 手之后没有变化 {variation}：那里有 {found} 个，第一个就是这条线本身"
            ),
            Self::Node { number, nodes } => phrase!(
                "there is no node {number}: the line of play has {nodes}; expected 0 to {last}",
                "没有节点 {number}：这条线有 {nodes}，可以写 0 到 {last}",
                nodes = count(nodes, "node", "个节点"),
                last = nodes.saturating_sub(1)
            ),
            Self::NoNodeAt { line, column } => phrase!(
                "there is no node at {line}:{column}: expected LINE:COLUMN of a place in a game, as `lint` prints it",
                "{line}:{column} 处没有节点：应为棋谱中某处的 行:列，照抄 `lint` 的写法即可"
            ),
        }
        .text(language)
    }
}
